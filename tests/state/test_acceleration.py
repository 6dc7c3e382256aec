"""Baku acceleration (C.04.7) and virtual points that a tournament states itself."""

from __future__ import annotations

import pytest

from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.round import RoundEntry
from pairwright.model.tournament import ByeRequest, Tournament, VirtualPoints
from pairwright.state.acceleration import baku_group, virtual_points
from pairwright.state.ledger import state_before


def _field(count: int, *, rounds: int = 9, system: str = "FIDE_DUTCH_2026_BAKU") -> Tournament:
    players = tuple(Player(number) for number in range(1, count + 1))
    return Tournament(players, planned_rounds=rounds, initial_colour=Colour.WHITE, system=system)


@pytest.mark.parametrize(("players", "group"), [(161, 82), (160, 80), (162, 82), (178, 90), (1, 1), (2, 2), (3, 2)])
def test_group_a_is_half_of_the_field_rounded_up_to_an_even_number(players: int, group: int) -> None:
    assert baku_group(_field(players), 1) == list(range(1, group + 1))


@pytest.mark.parametrize(
    ("rounds", "full", "half"),
    [(5, [1, 2], [3]), (7, [1, 2], [3, 4]), (8, [1, 2], [3, 4]), (9, [1, 2, 3], [4, 5]), (11, [1, 2, 3], [4, 5, 6])],
)
def test_a_win_in_the_first_rounds_half_of_it_in_the_next_ones(rounds: int, full: list[int], half: list[int]) -> None:
    tournament = _field(8, rounds=rounds)
    given = {round_: virtual_points(tournament, round_).get(1, 0) for round_ in range(1, rounds + 1)}
    assert [round_ for round_, points in given.items() if points == 10] == full
    assert [round_ for round_, points in given.items() if points == 5] == half


def test_without_baku_in_the_system_there_are_no_virtual_points() -> None:
    assert virtual_points(_field(8, system="FIDE_DUTCH_2026"), 1) == {}


def test_who_has_a_bye_in_round_1_has_no_number_when_the_groups_are_made() -> None:
    """Of eight, 2 has asked for a bye: seven are there, so group A is four of them: 1, 3, 4, 5."""
    tournament = _field(8)._replace(requests=(ByeRequest(1, 2, Result.HALF_BYE),))
    assert set(baku_group(tournament, 1)) - {2} == {1, 3, 4, 5}


def test_a_late_entry_above_the_last_of_group_a_joins_it() -> None:
    """Nine, of whom 3 enters in round 2: group A is made of eight (1, 2, 4, 5); then 3 belongs to it too."""
    players = tuple(Player(number, enters_in=2 if number == 3 else 1) for number in range(1, 10))
    tournament = _field(0)._replace(players=players)
    assert baku_group(tournament, 1) == [1, 2, 4, 5]
    assert baku_group(tournament, 2) == [1, 2, 3, 4, 5]


def test_the_groups_of_round_1_hold_in_later_rounds() -> None:
    """Who was there in round 1 is read from the round itself once it is paired."""
    win, loss = Result.WIN, Result.LOSS
    entries = {
        1: RoundEntry(3, Colour.WHITE, win),
        3: RoundEntry(1, Colour.BLACK, loss),
        4: RoundEntry(5, Colour.WHITE, win),
        5: RoundEntry(4, Colour.BLACK, loss),
        2: RoundEntry(0, Colour.NONE, Result.HALF_BYE),
    }
    tournament = _field(5).with_entries(1, entries)
    assert baku_group(tournament, 2) == [1, 2, 3]


def test_where_the_list_gives_the_numbers_it_gives_the_groups_too() -> None:
    """XXC rank: the first four of eight in the file are group A, whatever numbers they carry."""
    players = tuple(Player(number) for number in (8, 1, 7, 2, 6, 3, 5, 4))
    tournament = _field(0)._replace(players=players, numbered_by_position=True)
    assert set(virtual_points(tournament, 1)) == {8, 1, 7, 2}


def test_stated_points_override_the_acceleration_and_hold_for_their_rounds_and_players() -> None:
    stated = (VirtualPoints(10, 1, 2, 1, 3), VirtualPoints(5, 2, 2, 3, 4))
    tournament = _field(8)._replace(virtual_points=stated)
    assert virtual_points(tournament, 1) == {1: 10, 2: 10, 3: 10}
    assert virtual_points(tournament, 2) == {1: 10, 2: 10, 3: 15, 4: 5}
    assert virtual_points(tournament, 3) == {}


def test_the_pairing_score_has_the_virtual_points_of_this_round_the_standing_has_none() -> None:
    state = state_before(_field(8), 1)
    assert state.scores == [10] * 4 + [0] * 4
    assert state.standings == [0] * 8


def test_a_float_is_judged_by_the_pairing_scores_of_its_round() -> None:
    """Round 1: 1 (10 virtual points) meets 3 (none): a downfloat for 1, an upfloat for 3."""
    entries = {
        1: RoundEntry(3, Colour.WHITE, Result.DRAW),
        3: RoundEntry(1, Colour.BLACK, Result.DRAW),
        2: RoundEntry(4, Colour.BLACK, Result.DRAW),
        4: RoundEntry(2, Colour.WHITE, Result.DRAW),
    }
    state = state_before(_field(4).with_entries(1, entries), 2)
    assert dict(zip(state.numbers, state.floats, strict=True)) == {1: 1, 2: 1, 3: 2, 4: 2}
