"""The players to be paired, as the Lim system looks at them: positions of the state, sets as bits."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from pairwright.matching.bits import members, set_of
from pairwright.model.points import Points
from pairwright.model.result import Result
from pairwright.pairing.systems.lim.edition import Edition
from pairwright.pairing.systems.lim.limits import compatible_rows
from pairwright.state.ledger import state_before
from pairwright.state.preference import ANY, BLACK, WHITE
from pairwright.state.round_state import RoundState


class Direction(Enum):
    """Which way a group is paired. Everything said of downwards is mirrored upwards."""

    DOWN = 1
    """From the top to the median, the median too: the highest number (the smallest) comes first."""
    UP = -1
    """Below the median: the lowest number (the largest) comes first."""


class Field:
    """A :class:`RoundState` read by one edition. ``rows[i]`` are those whom position ``i`` may meet; ``white`` and
    ``black`` those who are due that colour."""

    __slots__ = ("black", "edition", "floated", "numbers", "ratings", "rows", "scores", "size", "state", "white")

    def __init__(self, state: RoundState, edition: Edition) -> None:
        self.state = state
        self.edition = edition
        self.size = state.size
        self.numbers = state.numbers
        self.scores = state.scores
        self.rows = compatible_rows(state, edition.last_round)
        self.white = _holding(state.due, WHITE)
        self.black = _holding(state.due, BLACK)
        self.floated = floated_before(state)
        rated = {player.number: player.rating for player in state.tournament.players}
        self.ratings = [rated.get(number, 0) for number in state.numbers]

    def ordered(self, positions: Iterable[int], direction: Direction) -> list[int]:
        """By number, the first in the direction first."""
        step = direction.value
        return sorted(positions, key=lambda position: step * self.numbers[position])

    def in_order(self, players: int, direction: Direction) -> list[int]:
        """The members of a set by number, the first in the direction first."""
        return self.ordered(members(players), direction)

    def clash(self, one: int, other: int) -> bool:
        """Are both due the same colour?"""
        due = self.state.due[one]
        return due != ANY and due == self.state.due[other]

    def numbers_of(self, positions: Iterable[int]) -> tuple[int, ...]:
        """Pairing numbers."""
        return tuple([self.numbers[position] for position in positions])

    def as_numbers(self, pair: tuple[int, int]) -> tuple[int, int]:
        """A pair of positions in pairing numbers."""
        return self.numbers[pair[0]], self.numbers[pair[1]]


def floated_before(state: RoundState) -> int:
    """The set of those who floated in the round before (documents 4.10, today 3.10): they were paired with another
    score, or had the bye, as in the example."""
    floated = {number for number, mark in zip(state.numbers, state.floats, strict=True) if mark}
    before: dict[int, Points] = {}
    for player in state.tournament.players:
        opponent, _, result = player.entry(state.round - 1)
        if result.played:
            continue
        floated.discard(player.number)
        if opponent and not before:
            earlier = state_before(state.tournament, state.round - 1)
            before = dict(zip(earlier.numbers, earlier.scores, strict=True))
        moved = opponent and before.get(player.number) != before.get(opponent)
        if moved or result is Result.PAIRING_BYE:
            floated.add(player.number)
    return set_of(position for position, number in enumerate(state.numbers) if number in floated)


def _holding(values: Iterable[int], wanted: int) -> int:
    return set_of(position for position, value in enumerate(values) if value == wanted)
