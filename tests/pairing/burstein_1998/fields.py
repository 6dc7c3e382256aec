"""Positions drawn by hand for Burstein's system of the documents."""

from __future__ import annotations

from collections.abc import Mapping

from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.burstein_1998.engine import plan_round
from pairwright.pairing.systems.burstein_1998.field import Field, Merit
from tests.support.positions import Seat, position

NONE: Mapping[int, int] = {}


def field(*seats: Seat, bergers: Mapping[int, int] = NONE) -> Field:
    """The field of these players: Sonneborn-Berger (hundredths) ten points for number 1 and a quarter less for each
    further unless given."""
    state = position(*seats)._replace(tournament=Tournament())
    return Field(state, [Merit(bergers.get(number, 1000 - 25 * number)) for number in state.numbers])


def pairs(of: Field) -> list[tuple[int, ...]]:
    """All pairs in pairing numbers, group by group, the better first."""
    return [of.numbers(pair) for group in plan_round(of).groups for pair in group.paired.pairs]


def floaters(of: Field) -> list[int]:
    """Who floats, group by group; 0: nobody."""
    numbers = of.state.numbers
    found = [group.paired.floater for group in plan_round(of).groups]
    return [numbers[player] if player >= 0 else 0 for player in found]


def scores(of: Field) -> list[tuple[int, ...]]:
    """The scores of the groups as they were paired; more than one where groups were made one."""
    return [group.group.scores for group in plan_round(of).groups]
