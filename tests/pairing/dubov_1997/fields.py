"""Positions drawn by hand for Dubov's system of the documents."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.dubov_1997.engine import GroupPlan, plan_round
from pairwright.pairing.systems.dubov_1997.field import Field, Figures
from tests.support.positions import Seat, position

NONE: Mapping[int, int] = {}


def field(
    *seats: Seat,
    averages: Mapping[int, int] = NONE,
    ratings: Mapping[int, int] = NONE,
    tired: tuple[int, ...] = (),
    last_round: bool = False,
) -> Field:
    """The field of these players: ratings 2400 for number 1 and ten less for each further unless given, averages 2000
    where somebody has played; ``tired`` may not be taken up."""
    state = position(*seats, last_round=last_round)
    state = state._replace(tournament=Tournament())
    return Field(
        state,
        Figures(
            [ratings.get(number, 2410 - 10 * number) for number in state.numbers],
            [
                Fraction(averages.get(number, 2000 if games else 0))
                for number, games in zip(state.numbers, state.games, strict=True)
            ],
            list(state.numbers),
            [number not in tired for number in state.numbers],
        ),
    )


def groups(of: Field) -> tuple[GroupPlan, ...]:
    """The groups as they are paired."""
    return plan_round(of).groups


def pairs(of: Field) -> list[tuple[int, ...]]:
    """All pairs in pairing numbers, group by group: floaters first, then (White's list, Black's list)."""
    found = []
    for group in groups(of):
        found += [of.numbers(landing[:2]) for landing in group.landings if landing.opponent >= 0]
        found += [of.numbers(pair) for pair in group.pairs]
    return found


def lists(of: Field, number: int = 0) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """White's and Black's list of a group (from 0)."""
    found = groups(of)[number].lists
    return of.numbers(found.white), of.numbers(found.black)


def taken_up(of: Field) -> list[int]:
    """Who was taken up, in order."""
    return [number for group in groups(of) for number in of.numbers(rise.player for rise in group.transfers.rises)]


def went_down(of: Field) -> list[int]:
    """Who went down, in order."""
    return [number for group in groups(of) for number in of.numbers(fall.player for fall in group.transfers.falls)]
