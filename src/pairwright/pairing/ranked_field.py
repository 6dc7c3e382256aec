"""The players to be paired where a group is not ordered by score: what both editions of Burstein's system ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pairwright.matching.bits import set_of
from pairwright.pairing.absolute import places_by_number, rows_of
from pairwright.state.preference import BLACK, WHITE
from pairwright.state.round_state import RoundState


class RankedField:
    """A :class:`RoundState` with a ranking of its own. Sets are ints over positions.

    ``rank`` (0 the best; the score plays no part in it) is by position, ``rows`` are whom each may meet, ``white`` and
    ``black`` those due a colour.
    """

    __slots__ = ("black", "groups", "rank", "rows", "size", "state", "white")

    def __init__(self, state: RoundState, merit: Callable[[int], tuple[int, ...]]) -> None:
        """``merit`` is what a position ranks by, the larger the better; the pairing number decides among equals."""
        self.state = state
        self.size = state.size
        places = places_by_number(state)
        order = sorted(range(state.size), key=lambda one: (*[-value for value in merit(one)], places[one]))
        self.rank = [0] * state.size
        for rank, position in enumerate(order):
            self.rank[position] = rank
        self.rows = rows_of(state)
        self.groups = state.groups()
        self.white = set_of(position for position, due in enumerate(state.due) if due == WHITE)
        self.black = set_of(position for position, due in enumerate(state.due) if due == BLACK)

    def ranked(self, positions: Iterable[int]) -> list[int]:
        """The positions by rank: the best of a group, its number 1, first."""
        return sorted(positions, key=self.rank.__getitem__)

    def numbers(self, positions: Iterable[int]) -> tuple[int, ...]:
        """Their pairing numbers."""
        return tuple([self.state.numbers[position] for position in positions])

    def clash(self, one: int, other: int) -> bool:
        """Are both due the same colour?"""
        both = 1 << one | 1 << other
        return self.white & both == both or self.black & both == both
