"""The rounds that the Dutch system pairs (article 1.6)."""

from __future__ import annotations

from pairwright.handbook.burstein import BURSTEIN_2026
from pairwright.state.round_state import RoundState

IMPLEMENTS = (BURSTEIN_2026["1.6"],)


def seeding_rounds(rounds: int) -> int:
    """How many they are of an event of so many: half of them, four at most.

    >>> [seeding_rounds(rounds) for rounds in (5, 7, 8, 11)]
    [2, 3, 4, 4]
    """
    return min(rounds // 2, 4)


def is_seeding(state: RoundState) -> bool:
    """Is this a round that the Dutch system pairs?"""
    return state.round <= seeding_rounds(state.tournament.planned_rounds)
