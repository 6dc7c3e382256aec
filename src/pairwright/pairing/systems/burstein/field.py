"""The players to be paired, read for Burstein's system."""

from __future__ import annotations

from collections.abc import Iterable

from pairwright.handbook.burstein import BURSTEIN_2026
from pairwright.matching.bits import set_of
from pairwright.pairing.absolute import places_by_number, rows_of
from pairwright.pairing.systems.burstein.index import Index, indices
from pairwright.state.preference import BLACK, WHITE
from pairwright.state.round_state import RoundState

IMPLEMENTS = (BURSTEIN_2026["1.5"], BURSTEIN_2026["1.8"])


class Field:
    """A :class:`RoundState` with the ranking of article 1.8. Sets are ints over positions.

    ``index`` and ``rank`` (0 the best; the score plays no part in it) are by position, ``rows`` are whom each may meet,
    ``white`` and ``black`` those due a colour.
    """

    __slots__ = ("black", "groups", "index", "rank", "rows", "size", "state", "white")

    def __init__(self, state: RoundState, index: list[Index]) -> None:
        self.state = state
        self.size = state.size
        self.index = index
        places = places_by_number(state)
        order = sorted(
            range(state.size), key=lambda one: (-index[one].buchholz, -index[one].sonneborn_berger, places[one])
        )
        self.rank = [0] * state.size
        for rank, position in enumerate(order):
            self.rank[position] = rank
        self.rows = rows_of(state)
        self.groups = state.groups()
        self.white = set_of(position for position, due in enumerate(state.due) if due == WHITE)
        self.black = set_of(position for position, due in enumerate(state.due) if due == BLACK)

    def ranked(self, positions: Iterable[int]) -> list[int]:
        """The positions by rank: the numbers in a bracket (article 4.1) from 1."""
        return sorted(positions, key=self.rank.__getitem__)

    def numbers(self, positions: Iterable[int]) -> tuple[int, ...]:
        """Their pairing numbers."""
        return tuple([self.state.numbers[position] for position in positions])

    def clash(self, one: int, other: int) -> bool:
        """Are both due the same colour?"""
        both = 1 << one | 1 << other
        return self.white & both == both or self.black & both == both


def field_of(state: RoundState) -> Field:
    """The field of a round."""
    found = indices(state.tournament, state.round)
    return Field(state, [found.get(number, Index()) for number in state.numbers])
