"""Files as people make them by hand: what has one meaning is mended and told, the rest refused with its place."""
# ruff: noqa: RUF001  (digits of other scripts are what is read here)

from __future__ import annotations

import pytest

from pairwright.errors import Problem, Severity, UnreadableFile
from pairwright.formats.base import Strictness, read, write
from pairwright.model.colour import Colour
from pairwright.model.result import Result
from pairwright.model.scoring import Scoring
from pairwright.model.team import Team
from pairwright.model.tournament import ByeRequest, Forbidden, Record, Tournament, VirtualPoints
from tests.support.trf_text import player, small_open, trf


def mended(data: bytes) -> tuple[Tournament, list[tuple[str, int, int]]]:
    """The tournament and the repairs: code, line and column; strict reading refuses the file."""
    reading = read(data)
    repairs = [problem for problem in reading.problems if problem.severity is Severity.REPAIR]
    with pytest.raises(UnreadableFile):
        read(data, strictness=Strictness.STRICT)
    assert all(problem.found.template and problem.expected.template and problem.remedy.template for problem in repairs)
    return reading.tournament, [(problem.code, problem.place.line, problem.place.column) for problem in repairs]


def refused(data: bytes) -> list[tuple[str, int, int]]:
    with pytest.raises(UnreadableFile) as caught:
        read(data)
    return [(problem.code, problem.place.line, problem.place.column) for problem in caught.value.problems]


def noticed(data: bytes) -> list[Problem]:
    return [problem for problem in read(data).problems if problem.severity is Severity.NOTICE]


# -------------------------------------------------------------------- digits of other scripts


def test_persian_digits_of_players() -> None:
    """Persian digits where numbers stand are numbers; those in a name stay."""
    tournament, repairs = mended(
        trf(
            player(1, "2w1", name="باشگاه ۱", rating="۲۴۰۰", points="۱٫۰", rank="۱"),
            player("۲", "۱b۰", name="Two", rating=2300, points="0.0"),
        )
    )
    one, two = tournament.players
    assert (one.name, one.rating, one.declared_points, one.declared_rank) == ("باشگاه ۱", 2400, 10, 1)
    assert (two.number, two.entries[0].opponent, two.entries[0].result) == (2, 1, Result.LOSS)
    assert repairs == [("digits", 1, 49), ("digits", 2, 8)]


@pytest.mark.parametrize(
    ("line", "column"), [("142 ۵", 5), ("XXR ٥", 5), ("042 ۲۰۲۶/۰۳/۰۷", 5), ("240 H ۰۰۳    ۲", 7), ("162  W ۱٫۰", 8)]
)
def test_persian_and_arabic_digits_of_records(line: str, column: int) -> None:
    """Records of numbers too."""
    plain = line.translate(str.maketrans("۰۱۲۳۵۶۷٥٫", "01235675."))
    tournament, repairs = mended(small_open(line))
    assert tournament == read(small_open(plain)).tournament
    assert repairs == [("digits", 1, column)]


def test_persian_digits_of_teams_and_national_records() -> None:
    """Members and ratings are numbers, names keep their digits."""
    team = "013 تیم ۲                              ۱    2"
    national = "IRI    ۱ w NM بازیکن یک                         ۲۰۱۰ IRI         123 1999/12/31"
    tournament, repairs = mended(small_open(team, national))
    assert tournament.teams == (Team(0, "تیم ۲", (1, 2)),)
    assert tournament.player(1).national[0].rating == 2010
    assert repairs == [("digits", 1, 40), ("digits", 2, 8)]


def test_digits_in_texts_stay() -> None:
    """The name of a tournament is a text, and what I do not know is kept as it stands."""
    reading = read(small_open("012 جام ۱۴۰۵", "DAT 0001 GROUP گروه ۲"), strictness=Strictness.STRICT)
    assert reading.tournament.information.name == "جام ۱۴۰۵"
    assert reading.tournament.other_records == (Record("DAT", " 0001 GROUP گروه ۲"),)
    assert [problem.code for problem in reading.problems] == ["unknown-record"]


# -------------------------------------------------------------------- one meaning only


@pytest.mark.parametrize(
    ("record", "code", "column", "expected"),
    [
        ("XXR 5 rounds", "rounds", 5, {"planned_rounds": 5}),
        ("142 0", "rounds", 5, {"planned_rounds": 0}),
        ("142", "rounds", 5, {"planned_rounds": 0}),
        ("xxr 5", "small-letters", 1, {"planned_rounds": 5}),
        ("152", "initial-colour", 5, {"initial_colour": Colour.NONE}),
        ("XXC white", "configuration", 5, {"initial_colour": Colour.WHITE}),
        ("XXC Black", "configuration", 5, {"initial_colour": Colour.BLACK}),
        ("XXP 1,2", "separator", 5, {"forbidden": (Forbidden((1, 2)),)}),
        ("XXP1 2", "shifted", 4, {"forbidden": (Forbidden((1, 2)),)}),
        ("XXZ 1; 2", "separator", 5, {"requests": tuple(ByeRequest(3, number, Result.ABSENT) for number in (1, 2))}),
        (
            "XXA 1 1.0 0.5",
            "shifted",
            5,
            {"virtual_points": (VirtualPoints(10, 1, 1, 1, 1), VirtualPoints(5, 2, 2, 1, 1))},
        ),
        ("250       1.0 001 002   11   40", "no-such-player", 23, {"virtual_points": ()}),
        ("013 Club A                             1    9", "no-such-player", 0, {"teams": (Team(0, "Club A", (1,)),)}),
        ("\ufeffXXR 5", "mark", 2, {"planned_rounds": 5}),
    ],
)
def test_records_with_one_meaning(record: str, code: str, column: int, expected: dict[str, object]) -> None:
    """What a record can only mean is read, and told."""
    before = ("012 First",) if record.startswith("\ufeff") else ()
    tournament, repairs = mended(small_open(*before, record))
    assert {name: getattr(tournament, name) for name in expected} == expected
    assert repairs == [(code, len(before) + 1, 1 if before else column)]


@pytest.mark.parametrize("record", ["XXS W=3,D=1", "XXS W = 3 D = 1", "XXS W=3; D=1,"])
def test_scorings_with_other_separators(record: str) -> None:
    """Commas between values, and blanks around the sign, can be read in one way."""
    tournament, repairs = mended(small_open(record))
    expected = Scoring.of(30, 10)._replace(pairing_bye=10)
    assert tournament.scoring == expected
    assert repairs == [("scoring", 1, 4)]
    assert read(small_open("XXS W=3 D=1"), strictness=Strictness.STRICT).tournament.scoring == expected


def test_a_decimal_comma_is_no_separator() -> None:
    """0,5 is half a point."""
    assert read(small_open("XXS D=0,5"), strictness=Strictness.STRICT).tournament.scoring.draw == 5


def test_a_wrong_value_among_others_has_its_column() -> None:
    """The column is that of the value, not of its first letter elsewhere."""
    assert refused(small_open("XXS WW=3 W=x")) == [("scoring", 1, 10)]


def test_sexes() -> None:
    """An f for a woman is a w."""
    tournament, repairs = mended(trf(player(1, "2w1", sex="f"), player(2, "1b0", sex="m")))
    assert [one.sex for one in tournament.players] == ["w", "m"]
    assert repairs == [("sex", 1, 10)]


@pytest.mark.parametrize("dash", "\u2010\u2011\u2013\u2014\u2212")
def test_dashes_are_forfeits(dash: str) -> None:
    """A long dash for a forfeit loss is a hyphen, not an adjourned game."""
    tournament, repairs = mended(trf(player(1, "2w+"), player(2, f"1b{dash}")))
    assert tournament.player(2).entries[0].result is Result.FORFEIT_LOSS
    assert repairs == [("result", 2, 99)]


# -------------------------------------------------------------------- more than one meaning


@pytest.mark.parametrize(
    ("record", "code", "column"),
    [
        ("260 003 001    1    2", "range", 5),
        ("250       1.0 003 002    1    4", "range", 15),
        ("250       1.0 001 002    4    1", "range", 23),
        ("250      -1.0 001 002    1    4", "virtual-points", 10),
        ("250       1.0x001 002    1    4", "shifted", 14),
        ("260 001x002    1    2", "shifted", 8),
        ("240xH 003    2", "shifted", 4),
        ("152 Random", "initial-colour", 5),
        ("142 none", "rounds", 5),
    ],
)
def test_records_that_are_not_clear(record: str, code: str, column: int) -> None:
    """A range that runs backwards, or parts that stand between the columns, are not guessed at."""
    assert refused(small_open(record)) == [(code, 1, column)]


def test_virtual_points_told_twice() -> None:
    """Two records XXA of one player: which counts is not mine to say."""
    assert refused(small_open("XXA    1  1.0", "XXA    2  1.0", "XXA    1  0.5")) == [("record-twice", 3, 5)]


# -------------------------------------------------------------------- worth knowing


@pytest.mark.parametrize(
    ("record", "code", "kept"),
    [
        ("042 1405/01/20", "date", "1405/01/20"),
        ("042 2026/13/01", "date", "2026/13/01"),
        ("042 26/03/07", "date", "26/03/07"),
    ],
)
def test_odd_dates_are_kept(record: str, code: str, kept: str) -> None:
    """A date of another calendar, or of no calendar, is kept and told."""
    assert [problem.code for problem in noticed(small_open(record))] == [code]
    assert read(small_open(record)).tournament.information.start == kept


def test_odd_dates_of_rounds_are_kept() -> None:
    """Both years of two and of four digits are read; other ways to write a date are kept and told."""
    line = "132".ljust(91) + "26/03/07  2026/03/08" + "09.03.26  "
    assert read(small_open(line)).tournament.information.round_dates == ("2026/03/07", "2026/03/08", "09.03.26")
    assert [(problem.code, problem.place.column) for problem in noticed(small_open(line))] == [("round-dates", 112)]


def test_byes_of_nobody() -> None:
    """A record 240 without players says nothing, and I am told."""
    assert [problem.code for problem in noticed(small_open("240 H 003"))] == ["bye"]


# -------------------------------------------------------------------- what one player says in several places


def test_three_ways_to_ask_for_a_bye() -> None:
    """XXZ, record 240 and the column speak of one player: the column and 240 agree, XXZ adds nothing."""
    data = trf("XXR 5", "XXZ 3", "240 H 002    3", player(1, "2w1"), player(2, "1b0"), player(3, "U", "H"))
    reading = read(data, strictness=Strictness.STRICT)
    assert reading.tournament.requests == (ByeRequest(2, 3, Result.HALF_BYE),)


def test_a_blank_last_round_is_the_first() -> None:
    """250 and 260 without a last round hold for one round."""
    tournament = read(
        small_open("250       1.0 002        1    2", "260 003        1    2"), strictness=Strictness.STRICT
    ).tournament
    assert tournament.virtual_points == (VirtualPoints(10, 2, 2, 1, 2),)
    assert tournament.forbidden == (Forbidden((1, 2), 3, 3),)


@pytest.mark.parametrize("end", ["\r", "\n", "\r\n", "\n\r", "   \n", "\r\r\n"])
def test_line_ends(end: str) -> None:
    """Whatever ends the lines, with blanks before it or not, the tournament is the same."""
    assert read(small_open().replace(b"\n", end.encode())).tournament == read(small_open()).tournament


def test_more_than_ninety_nine_rounds() -> None:
    """Round 120 stands where its columns are."""
    tournament = read(trf(player(1, *["2w="] * 120), player(2, *["1b="] * 120))).tournament
    assert tournament.paired_rounds == 120


@pytest.mark.parametrize(
    "comment",
    [
        "### Withdrawal @ Round 2: 1, 2",
        "### withdrawal @ round 2: 1 2",
        "###Withdrawal @ Round 2: 1 2",
        "### Withdrawal @Round 2 : 1 2",
        "### Withdrawal @ Round 2 1 2",
    ],
)
def test_a_withdrawal_written_carelessly(comment: str) -> None:
    """What an arbiter typed by hand and can mean one thing only is read, and told."""
    reading = read(small_open() + comment.encode() + b"\n")
    assert [player.withdrawn_from for player in reading.tournament.players[:3]] == [2, 2, 0]
    assert "comment" in [problem.code for problem in reading.problems if problem.severity is Severity.REPAIR]


@pytest.mark.parametrize("comment", ["### Withdrawl @ Round 2: 1", "### Withdrawal: 1", "### Late entry of 5"])
def test_a_withdrawal_that_cannot_be_understood(comment: str) -> None:
    """A comment that speaks of a withdrawal and says nothing clear is kept, and the arbiter hears of it."""
    reading = read(small_open() + comment.encode() + b"\n")
    assert "comment" in [problem.code for problem in reading.problems]
    assert not any(player.withdrawn_from for player in reading.tournament.players)


def test_a_kept_line_is_kept_mended() -> None:
    """What I write back of a line that began in the wrong column passes my own strict reading."""
    text = write(read(b"062Zed\n" + small_open()).tournament, "trf26").text
    assert "\n062 Zed\n" in f"\n{text}"
    read(text.encode(), strictness=Strictness.STRICT)
