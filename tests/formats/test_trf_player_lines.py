"""Player lines as files have them."""

from __future__ import annotations

import pytest

from pairwright.errors import TooLarge
from pairwright.formats.base import Strictness, read
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.round import ABSENT, RoundEntry
from pairwright.model.tournament import ByeRequest, Tournament
from tests.support.trf_text import player, trf

W, B, NONE = Colour.WHITE, Colour.BLACK, Colour.NONE
LINE = (
    "001    1 mGM  Lastname, Firstname               2720 FRA     1234567 1990/01/01  1.0    1     3 w 1\n"
    "001    3      Other, Player                     2400                             0.0    2     1 b 0\n"
)


def strict(*lines: str) -> Tournament:
    return read(trf(*lines), strictness=Strictness.STRICT).tournament


def test_a_whole_line() -> None:
    """Every field stands in its columns."""
    first = read(LINE.replace(" mGM  ", " m GM ").encode(), strictness=Strictness.STRICT).tournament.players[0]
    assert first == Player(
        1,
        "Lastname, Firstname",
        2720,
        "GM",
        "m",
        "FRA",
        "1234567",
        "1990/01/01",
        (RoundEntry(3, W, Result.WIN),),
        10,
        1,
    )


@pytest.mark.parametrize(
    ("code", "other", "result"),
    [
        ("1", "0", Result.WIN),
        ("=", "=", Result.DRAW),
        ("0", "1", Result.LOSS),
        ("W", "L", Result.UNRATED_WIN),
        ("D", "D", Result.UNRATED_DRAW),
        ("L", "W", Result.UNRATED_LOSS),
        ("+", "-", Result.FORFEIT_WIN),
        ("-", "-", Result.FORFEIT_LOSS),
        ("?", "?", Result.ADJOURNED),
        ("", "", Result.PENDING),
        ("w", "l", Result.UNRATED_WIN),
        ("0", "0", Result.LOSS),
        ("=", "0", Result.DRAW),
    ],
)
def test_results_of_games(code: str, other: str, result: Result) -> None:
    """Every result of the format, in capitals or not; 0-0 and 1/2-0 are results too."""
    tournament = strict(player(1, f"2w{code}"), player(2, f"1b{other}"))
    assert tournament.players[0].entries == (RoundEntry(2, W, result),)


@pytest.mark.parametrize(
    ("cell", "entry"),
    [
        ("  0000 - U", RoundEntry(0, NONE, Result.PAIRING_BYE)),
        ("  0000 - F", RoundEntry(0, NONE, Result.FULL_BYE)),
        ("  0000 - h", RoundEntry(0, NONE, Result.HALF_BYE)),
        ("       - H", RoundEntry(0, NONE, Result.HALF_BYE)),
        ("  0000   U", RoundEntry(0, NONE, Result.PAIRING_BYE)),
        ("  0000 - Z", ABSENT),
        ("  0000 - -", ABSENT),
        ("  0000 -  ", ABSENT),
        ("          ", ABSENT),
        ("  0000 w +", RoundEntry(0, W, Result.FORFEIT_WIN)),
        ("  0000 - +", RoundEntry(0, NONE, Result.FORFEIT_WIN)),
    ],
)
def test_entries_without_opponent(cell: str, entry: RoundEntry) -> None:
    """Byes, absences, and the points of a team whose opponents did not come."""
    tournament = strict(player(1, "2w1"), player(2, "1b0"), player(3).ljust(89) + cell)
    assert tournament.players[2].entries == (entry,)


@pytest.mark.parametrize(
    ("title", "expected"),
    [(" GM", "GM"), ("GM ", "GM"), ("WFM", "WFM"), ("  g", "GM"), (" wm", "WIM"), ("m  ", "IM"), ("  c", "CM")],
)
def test_titles(title: str, expected: str) -> None:
    """Titles stand right or left in their columns; the old short forms are read too."""
    line = player(1)
    assert strict(line[:10] + title + line[13:]).players[0].title == expected


def test_what_is_not_written_is_not_known() -> None:
    """Blank points, ranks, ratings and a line cut short after the name are all real."""
    first, second = strict("001    1      Short", player(2)).players
    assert (first.declared_points, first.declared_rank, first.rating, first.entries) == (None, None, 0, ())
    assert second.entries == ()


def test_superfluous_rounds_are_dropped() -> None:
    """Columns of blanks after the last round are no rounds."""
    lines = [player(1, "2w1") + " " * 40, player(2, "1b0") + " " * 17]
    assert strict(*lines).columns == 1
    assert strict(player(1, "2w1", "", ""), player(2, "1b0", "", "") + "  0000 -").columns == 1


def test_byes_of_the_round_to_pair_are_requests() -> None:
    """A column of byes only belongs to the round that is still to pair; U is a bye by hand."""
    tournament = strict(
        player(1, "2w1", "U"), player(2, "1b0", "H"), player(3, "F", "Z"), player(4, "Z", ""), player(5, "Z", "", "F")
    )
    assert tournament.paired_rounds == tournament.columns == 1
    assert tournament.requests == (
        ByeRequest(2, 1, Result.PAIRING_BYE),
        ByeRequest(2, 2, Result.HALF_BYE),
        ByeRequest(2, 3, Result.ABSENT),
        ByeRequest(3, 5, Result.FULL_BYE),
    )


def test_byes_before_round_one() -> None:
    """Before the first round there is no round at all, only requests."""
    tournament = strict(player(1, "U"), player(2), player(3))
    assert tournament.columns == 0
    assert tournament.requests == (ByeRequest(1, 1, Result.PAIRING_BYE),)


def test_everybody_has_an_entry_for_every_round() -> None:
    """A late entry's empty rounds, and those after a line's end, are absences."""
    tournament = strict(player(1, "2w1", "2b1"), player(2, "1b0", "1w0"), player(3), player(4, "", "Z"))
    assert [len(person.entries) for person in tournament.players] == [2, 2, 2, 2]
    assert tournament.players[2].entries == (ABSENT, ABSENT)


@pytest.mark.parametrize(("declared", "accepted"), [("1.0", True), ("1.5", True), ("2.0", False), ("", True)])
def test_points_column(declared: str, accepted: bool) -> None:
    """Points may or may not include a bye already entered for the round to pair; else I am told both numbers."""
    reading = read(trf(player(1, "2w1", "H", points=declared), player(2, "1b0")))
    told = [problem for problem in reading.problems if problem.code == "points"]
    assert bool(told) is not accepted
    if told:
        assert str(told[0]) == (
            "line 1, column 81, player 1: 2.0 points declared; expected 1.0 by the results. The results count"
        )


def test_an_open_game_gives_no_points_yet() -> None:
    """A game without a result has not earned anything."""
    assert read(trf(player(1, "2w", points="0.0"), player(2, "1b", points="0.0"))).problems == ()


def test_players_keep_the_order_of_the_file() -> None:
    """Numbers need not follow each other, nor the lines the numbers."""
    assert [person.number for person in strict(player(30), player(2), player(9999)).players] == [30, 2, 9999]


def test_more_players_than_numbers() -> None:
    """Ten thousand players are too many for the format."""
    with pytest.raises(TooLarge, match="10000 players"):
        read(trf(*(player(number % 10000) for number in range(10_000))))


def test_more_rounds_than_columns_of_a_round() -> None:
    """More than 999 rounds are no tournament."""
    with pytest.raises(TooLarge):
        read(trf(player(1).ljust(89) + "  0000 - Z" * 1000))
