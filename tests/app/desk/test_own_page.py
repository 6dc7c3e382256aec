"""A player's own page: where he sits, whom he meets and why, his rounds, his place."""

from __future__ import annotations

import pytest

from pairwright.app import commands
from pairwright.app.desk.event import Event
from pairwright.app.desk.own_page import last_finished, own_page, places_after
from pairwright.app.desk.plain import halves, why_this_opponent
from pairwright.formats.base import read
from pairwright.model.tournament import Tournament
from tests.faces.conftest import OPEN


@pytest.fixture
def third() -> Tournament:
    """The Harbour Open with round 3 paired and not played yet."""
    tournament = read(OPEN.encode()).tournament
    return commands.with_round(tournament, commands.pair(tournament, 3))


def told(tournament: Tournament, number: int) -> str:
    return " ".join([one.template.format(**dict(one.values)) for one in why_this_opponent(tournament, 3, number)])


def test_board_colour_and_opponent_come_from_the_round_being_played(third: Tournament) -> None:
    own = own_page(Event(third), 1, places_after(third, last_finished(third)))
    assert own.seat is not None
    assert (own.round, own.seat.board, own.seat.colour, own.seat.opponent.number) == (3, "1", "b", 4)
    assert [row.round for row in own.rounds] == [1, 2, 3]


def test_the_place_is_that_after_the_last_round_that_is_over(third: Tournament) -> None:
    own = own_page(Event(third), 1, places_after(third, last_finished(third)))
    assert (own.counted, own.of) == (2, 7)
    assert 1 <= own.place <= 7


def test_who_has_the_bye_has_no_seat_and_is_told_why(third: Tournament) -> None:
    own = own_page(Event(third), 6, None)
    assert own.seat is None
    assert "odd" in told(third, 6)


def test_both_of_a_board_are_told_the_same_facts_from_their_side(third: Tournament) -> None:
    for game in third.round(3).games:
        white, black = told(third, game.white), told(third, game.black)
        assert ("You both have" in white) == ("You both have" in black)
        assert ("it is you" in white) == ("Your opponent had to play down" in black)


def test_points_are_written_in_halves() -> None:
    assert [halves(points) for points in (0, 5, 10, 45, -5, 12)] == ["0", "½", "1", "4½", "\N{MINUS SIGN}½", "1.2"]
