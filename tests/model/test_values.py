"""Points, results, scorings and the tournament seen round by round."""

from __future__ import annotations

import pytest

from pairwright.errors import UnknownCode
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.points import format_points, parse_points
from pairwright.model.result import RESULTS, Result
from pairwright.model.round import ABSENT, Bye, Game, Round, RoundEntry
from pairwright.model.scoring import STANDARD, Scoring
from pairwright.model.tournament import ByeRequest, Forbidden, Tournament

W, B, NONE = Colour.WHITE, Colour.BLACK, Colour.NONE


@pytest.mark.parametrize(
    ("text", "points"), [("11.5", 115), ("4", 40), (" .5", 5), ("4,5", 45), ("-1.0", -10), ("2.50", 25)]
)
def test_points(text: str, points: int) -> None:
    """Points are whole tenths."""
    assert parse_points(text) == points


@pytest.mark.parametrize("text", ["", "x", "1.55", "1.5.5", "-", "½"])
def test_no_points(text: str) -> None:
    """Anything else is no number of points."""
    with pytest.raises(ValueError, match=r".*"):
        parse_points(text)


def test_points_are_written_with_one_decimal() -> None:
    """As files write them."""
    assert [format_points(points) for points in (115, 0, 5, -5)] == ["11.5", "0.0", "0.5", "-0.5"]


@pytest.mark.parametrize(
    ("codes", "played", "took_part", "rated"),
    [
        ("1=0", True, True, True),
        ("WDL?", True, True, False),
        ("+-U*", False, True, False),
        ("FHZ", False, False, False),
    ],
)
def test_two_questions(codes: str, played: bool, took_part: bool, rated: bool) -> None:
    """Was it played, did he take part in the pairing, is it rated?"""
    for code in codes:
        result = RESULTS[code]
        assert (result.played, result.took_part, result.rated) == (played, took_part, rated)
        assert result.is_bye is (code in "UFHZ")


def test_scoring() -> None:
    """What record 162 leaves unsaid follows from what it says."""
    scoring = Scoring.of(30, 10, absence=5)
    worth = {result.code: scoring.points(result) for result in Result}
    points = [30, 10, 0, 30, 10, 0, 30, 5, 30, 30, 10, 5, 10, 10]
    assert worth == dict(zip("1=0WDL+-UFHZ?*", points, strict=True))
    assert STANDARD.same_for_both_colours
    black = STANDARD._replace(win_black=20)
    assert (black.same_for_both_colours, black.highest, black.points(Result.WIN, B)) == (False, 20, 20)


def test_colours() -> None:
    """The opposite of no colour is no colour."""
    assert [colour.opposite for colour in (W, B, NONE)] == [B, W, NONE]


PLAYERS = (
    Player(1, entries=(RoundEntry(2, B, Result.WIN), RoundEntry(3, W, Result.PENDING))),
    Player(2, entries=(RoundEntry(1, W, Result.LOSS), RoundEntry(0, NONE, Result.PAIRING_BYE))),
    Player(3, entries=(RoundEntry(0, NONE, Result.HALF_BYE), RoundEntry(1, B, Result.PENDING), ABSENT)),
)
OPEN = Tournament(players=PLAYERS, requests=(ByeRequest(3, 1, Result.HALF_BYE),))


def test_rounds() -> None:
    """A round of byes only is still to pair."""
    assert (OPEN.columns, OPEN.paired_rounds, OPEN.round_to_pair) == (3, 2, 3)
    assert OPEN.round(1) == Round(1, (Game(2, 1, Result.LOSS, Result.WIN),), (Bye(3, Result.HALF_BYE),))
    assert OPEN.open_games(2) == ((1, 3),)
    assert OPEN.open_games(1) == ()


def test_players() -> None:
    """Players are found by number; a request by round and player."""
    assert OPEN.player(3) is PLAYERS[2]
    with pytest.raises(UnknownCode, match="player 9"):
        OPEN.player(9)
    assert (OPEN.request(3, 1), OPEN.request(3, 2)) == (Result.HALF_BYE, None)


def test_entries() -> None:
    """A changed entry makes a new tournament; rounds in between become absences."""
    entry = RoundEntry(0, NONE, Result.FULL_BYE)
    changed = OPEN.with_entries(4, {2: entry})
    assert changed.player(2).entries == (*PLAYERS[1].entries, ABSENT, entry)
    assert changed.player(1) is PLAYERS[0]
    assert OPEN.player(2).entry(9) == ABSENT


def test_comings_and_goings() -> None:
    """A late entry comes, a withdrawn player goes."""
    player = Player(1, enters_in=2, withdrawn_from=4)
    assert [player.available(round_) for round_ in range(1, 6)] == [False, True, True, False, False]


def test_forbidden_rounds() -> None:
    """A range without an end holds to the end."""
    assert [Forbidden((1, 2), 2).holds_in(round_) for round_ in (1, 2, 9)] == [False, True, True]
    assert [Forbidden((1, 2), 2, 3).holds_in(round_) for round_ in (1, 3, 4)] == [False, True, False]
