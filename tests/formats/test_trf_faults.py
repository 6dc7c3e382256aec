"""What is wrong with a file, and where."""

from __future__ import annotations

import pytest

from pairwright.errors import Problem, Severity, UnreadableFile
from pairwright.formats.base import Strictness, read
from pairwright.model.colour import Colour
from pairwright.model.result import Result
from pairwright.model.round import ABSENT, RoundEntry
from tests.support.trf_text import player, small_open, trf

A = player(1, "2w1", "3b=", rating=2400)
B = player(2, "1b0", "U", rating=2300)
C = player(3, "U", "1w=", rating=2200)


def faults(*lines: str) -> list[Problem]:
    """Those that no reading forgives."""
    with pytest.raises(UnreadableFile) as caught:
        read(trf(*lines))
    with pytest.raises(UnreadableFile):
        read(trf(*lines), strictness=Strictness.STRICT)
    return [problem for problem in caught.value.problems if problem.severity is Severity.ERROR]


def places(problems: list[Problem]) -> list[tuple[str, int, int]]:
    return [(problem.code, problem.place.line, problem.place.column) for problem in problems]


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ((A, B.replace("   1 b 0", "   9 b 0"), C), [("no-such-player", 2, 92)]),
        ((A, B, player(3, "U", "2w=")), [("one-sided", 1, 102), ("one-sided", 3, 102)]),
        ((A, B, player(3, "3w1", "1w=")), [("own-opponent", 3, 92)]),
        ((A, player(2, "1w0", "U"), C), [("same-colour", 1, 97)]),
        ((player(1, "2-1", "3b="), player(2, "1-0", "U"), C), [("no-colour", 1, 97), ("no-colour", 2, 97)]),
        ((A, B, C, C), [("same-number", 4, 5)]),
        ((A, B, C, player("")), [("number", 4, 5)]),
        ((A, B, C, player("x")), [("number", 4, 5), ("number", 4, 5)]),
        ((A, player(2, "1b-", "U"), C), [("played-or-not", 1, 99)]),
        ((A, B.replace("1 b 0", "1 x 0"), C), [("colour", 2, 97)]),
        ((A, B.replace("1 b 0", "1 b 7"), C), [("result", 2, 99)]),
        ((A, B, C.replace("0000 - U", "0000 - ?")), [("no-opponent", 3, 99)]),
        ((A, B.replace("   1 b 0", " 1 b0 1 "), C), [("shifted", 2, 92)]),
        (("142 x", A, B, C), [("rounds", 1, 5)]),
        (("142 5", "142 6", A, B, C), [("record-twice", 2, 1)]),
        (("152 X", A, B, C), [("initial-colour", 1, 5)]),
        (("162  W 3.0    Q 1.0", A, B, C), [("scoring", 1, 15)]),
        (("162  W 3.0", "162  W 2.0", A, B, C), [("scoring", 2, 1)]),
        (("BBW three", A, B, C), [("scoring", 1, 5)]),
        (("XXS W=3 Q=1", A, B, C), [("scoring", 1, 9)]),
        (("XXS W=x", A, B, C), [("scoring", 1, 5)]),
        (("240 U 003    1", A, B, C), [("bye", 1, 5)]),
        (("240 H xxx    1", A, B, C), [("number", 1, 7)]),
        (("240 H 003    1 12345", A, B, C), [("number", 1, 16)]),
        (("250       x.x 001 002    1    2", A, B, C), [("points", 1, 10)]),
        (("260 00x 002    1    2", A, B, C), [("number", 1, 5)]),
        (("XXA    1  x.0", A, B, C), [("points", 1, 10)]),
        (("192 FIDE_DUTCH", "192 FIDE_DUBOV", A, B, C), [("record-twice", 2, 5)]),
        ((player(1, "2w1", "U"), player(2, "1b0", "U")), [("two-byes", 2, 109)]),
        (("142 5",), [("no-players", 0, 0)]),
    ],
)
def test_faults_that_would_need_a_guess(lines: tuple[str, ...], expected: list[tuple[str, int, int]]) -> None:
    """What cannot be put right without guessing is refused, with its line and column."""
    assert places(faults(*lines)) == expected


def test_every_fault_is_told_at_once() -> None:
    """I need not mend a file fault by fault."""
    found = faults("142 x", A, B.replace("1 b 0", "1 b 7"), C.replace("1 w =", "8 w ="))
    assert [problem.place.line for problem in found] == [1, 3, 4]


def test_faults_of_one_round_are_told_together() -> None:
    """A result that cannot be read does not hide that two others both have White."""
    found = faults(player(1, "2w7"), player(2, "1b0"), player(3, "4w1"), player(4, "3w0"), player(5, "1b0"))
    assert places(found) == [("result", 1, 99), ("same-colour", 3, 97)]


def test_absences_with_something_wrong_are_still_asked_for() -> None:
    """Who is written as absent in the round to pair is absent, whatever else stands there."""
    reading = read(
        trf(player(1, "2w1", "2bZ"), player(2, "1b0", "1wZ"), player(3, "Z", "0000w0"), player(4, "Z", "0000--"))
    )
    assert [(asked.round, asked.player, asked.result) for asked in reading.tournament.requests] == [
        (2, 1, Result.ABSENT),
        (2, 2, Result.ABSENT),
        (2, 3, Result.ABSENT),
        (2, 4, Result.ABSENT),
    ]


def test_a_fault_says_what_to_do() -> None:
    """What was found, what was expected, and the remedy."""
    (problem,) = faults(A, B.replace("   1 b 0", "   9 b 0"), C)
    assert str(problem) == (
        "line 2, column 92, player 2, round 1: opponent '9', who is not in the file; "
        "expected the starting rank of a player, or 0000. Correct the number, or add the player's line"
    )


def test_an_empty_file() -> None:
    """Nothing is no tournament."""
    for data in (b"", b" \r\n\n", b"\xef\xbb\xbf"):
        with pytest.raises(UnreadableFile, match=r"empty|no tournament"):
            read(data)


BLACK_LOSS = RoundEntry(1, Colour.BLACK, Result.LOSS)
WHITE_DRAW = RoundEntry(2, Colour.WHITE, Result.DRAW)
HALF, FULL = RoundEntry(0, Colour.NONE, Result.HALF_BYE), RoundEntry(0, Colour.NONE, Result.FULL_BYE)
REPAIRS = [
    ((player(1, "2w1", "3b="), player(2, "1-0", "U"), C), "no-colour", (2, 97), 2, BLACK_LOSS),
    ((A, B, C, player(4, "Z", "0000w")), "bye-with-colour", (4, 107), 4, ABSENT),
    ((A, B, C, player(4, "0000wH")), "bye-with-colour", (4, 97), 4, HALF),
    ((A, B, C, player(4, "0000w-")), "bye-with-colour", (4, 97), 4, ABSENT),
    ((A, B, C, player(4, "0000-1")), "no-opponent", (4, 99), 4, FULL),
    ((A, B, C, player(4, "0000-=")), "no-opponent", (4, 99), 4, HALF),
    ((A, B, C, player(4, "0000-0")), "no-opponent", (4, 99), 4, ABSENT),
    ((player(1, "2w½", "3b="), player(2, "1b=", "U"), C), "result", (1, 99), 1, WHITE_DRAW),
    ((A, B.replace("   1 b 0", "  1 b 0 "), C), "shifted", (2, 92), 2, BLACK_LOSS),
]


@pytest.mark.parametrize(("lines", "code", "place", "number", "entry"), REPAIRS)
def test_repairs(lines: tuple[str, ...], code: str, place: tuple[int, int], number: int, entry: RoundEntry) -> None:
    """What has one obvious remedy is mended and told; strict reading refuses it."""
    reading = read(trf(*lines))
    (problem,) = [problem for problem in reading.problems if problem.severity is Severity.REPAIR]
    assert (problem.code, problem.place.line, problem.place.column) == (code, *place)
    assert reading.tournament.player(number).entry(1 if place[1] < 100 else 2) == entry
    with pytest.raises(UnreadableFile) as caught:
        read(trf(*lines), strictness=Strictness.STRICT)
    assert problem in caught.value.problems


def test_a_forfeit_in_a_round_that_is_not_paired() -> None:
    """A forfeit win without opponent in the round to pair is read as a full-point bye, and told."""
    reading = read(trf(player(1, "2w1", "0000-+"), player(2, "1b0")))
    assert [(asked.player, asked.result) for asked in reading.tournament.requests] == [(1, Result.FULL_BYE)]
    assert [(problem.code, problem.place.column) for problem in reading.problems] == [("forfeit", 109)]


def test_a_bye_with_an_opponent_is_a_bye() -> None:
    """Two players written as paired with result Z were both absent and have not met."""
    reading = read(
        trf(player(1, "2w1", "2bZ"), player(2, "1b0", "1wZ"), player(3, "4w1", "4b0"), player(4, "3b0", "3w1"))
    )
    assert [(problem.code, problem.place.line) for problem in reading.problems] == [
        ("bye-with-opponent", 1),
        ("bye-with-opponent", 2),
    ]
    assert reading.tournament.player(1).entry(2) == reading.tournament.player(2).entry(2) == ABSENT


def test_a_forfeit_against_a_bye_keeps_its_points() -> None:
    """Who was to play the absent one keeps the forfeit, without an opponent."""
    reading = read(
        trf(player(1, "2w1", "2b+"), player(2, "1b0", "1wZ"), player(3, "4w1", "4b0"), player(4, "3b0", "3w1"))
    )
    assert reading.tournament.player(1).entry(2) == RoundEntry(0, Colour.NONE, Result.FORFEIT_WIN)
    assert [problem.place.line for problem in reading.problems] == [1, 2]


def test_a_game_against_a_bye_is_a_contradiction() -> None:
    """If one has a bye and the other a result over the board, I must decide."""
    found = faults(player(1, "2w1", "2b1"), player(2, "1b0", "1wZ"), player(3, "4w1", "4b0"), player(4, "3b0", "3w1"))
    assert places(found) == [("one-sided", 1, 102)]


@pytest.mark.parametrize("shift", [-3, -1, 1, 2, 9])
def test_a_line_whose_columns_moved(shift: int) -> None:
    """A name that is too long or too short by some characters moves the rest of the line; it is moved back."""
    moved = B[:30] + B[30 + shift :] if shift > 0 else B[:30] + " " * -shift + B[30:]
    reading = read(trf(A, moved, C))
    assert reading.tournament == read(trf(A, B, C)).tournament
    assert [(problem.code, problem.severity, problem.place.line) for problem in reading.problems] == [
        ("shifted", Severity.REPAIR, 2)
    ]


def test_columns_counted_in_bytes() -> None:
    """A program that padded names by bytes leaves too few blanks behind a Persian name."""
    name = "بازیکن یک، آزمون"
    line = player(2, "1b0", "U", rating=2300, name=name)
    padded = line[:14] + name + " " * (33 - len(name.encode())) + line[47:]
    tournament = read(trf(A, padded, C)).tournament
    assert (tournament.player(2).name, tournament.player(2).rating) == (name, 2300)


def test_a_column_that_should_be_blank() -> None:
    """A federation of four letters runs into a blank column: told with its column."""
    line = player(2, "1b0", "U", rating=2300, federation="FRA")
    assert places(faults(A, line[:56] + "N" + line[57:], C)) == [("shifted", 2, 57)]


def test_blanks_that_do_not_break() -> None:
    """Blanks from a word processor are blanks."""
    reading = read(trf(A, B.replace("Test ", "Test\xa0").replace("  2300 ", "\xa0\xa02300\xa0"), C))
    assert reading.tournament == read(trf(A, B, C)).tournament
    assert [problem.code for problem in reading.problems] == ["blank"]


def test_a_name_one_column_too_wide() -> None:
    """A name may run over its field by one column at either side."""
    long = player(2, "1b0", "U", rating=2300, name="N" * 33)
    reading = read(trf(A, long[:13] + "M" + long[14:47] + "O" + long[48:], C))
    assert reading.tournament.player(2).name == "M" + "N" * 33 + "O"
    assert [problem.place.column for problem in reading.problems] == [14, 48]


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [("rating", "unr", "rating"), ("points", "x", "points"), ("rank", "1st", "rank"), ("sex", "?", "sex")],
)
def test_fields_nobody_needs_for_pairing(field: str, value: str, code: str) -> None:
    """A rating, points or rank that cannot be read does not stop the tournament; it is told."""
    changed = player(2, "1b0", "U", **{field: value})
    (problem,) = read(trf(A, changed, C)).problems
    assert (problem.code, problem.severity, problem.place.line) == (code, Severity.REPAIR, 2)


@pytest.mark.parametrize(("one", "other"), [("1", "1"), ("1", "="), ("+", "+"), ("1", "L"), ("?", "1"), ("", "0")])
def test_odd_results_are_noticed(one: str, other: str) -> None:
    """Both have won, or one side rated: it may be so, but I am told."""
    reading = read(trf(player(1, f"2w{one}"), player(2, f"1b{other}")), strictness=Strictness.STRICT)
    assert [problem.code for problem in reading.problems] == ["odd-results"]


def test_two_allocated_byes_in_a_round_are_noticed() -> None:
    """At most one player gets the allocated bye."""
    reading = read(trf(A, B, C, player(4, "U", "Z")), strictness=Strictness.STRICT)
    assert [(problem.code, problem.place.player) for problem in reading.problems] == [("two-byes", 4)]


def test_nothing_is_wrong_with_a_good_file() -> None:
    """Strict reading of a good file has nothing to say."""
    assert read(small_open("142 5", "152 W"), strictness=Strictness.STRICT).problems == ()
