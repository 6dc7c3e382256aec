"""The players to be paired, read for Burstein's system."""

from __future__ import annotations

from pairwright.handbook.burstein import BURSTEIN_2026
from pairwright.pairing.ranked_field import RankedField
from pairwright.pairing.systems.burstein.index import Index, indices
from pairwright.state.round_state import RoundState

IMPLEMENTS = (BURSTEIN_2026["1.5"], BURSTEIN_2026["1.8"])


class Field(RankedField):
    """The ranking of article 1.8, by ``index``, and the numbers in a bracket of article 4.1."""

    __slots__ = ("index",)

    def __init__(self, state: RoundState, index: list[Index]) -> None:
        self.index = index
        super().__init__(state, index.__getitem__)


def field_of(state: RoundState) -> Field:
    """The field of a round."""
    found = indices(state.tournament, state.round)
    return Field(state, [found.get(number, Index()) for number in state.numbers])
