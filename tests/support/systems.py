"""The definition, as a pairing system."""

from __future__ import annotations

from pairwright.handbook.citation import Regulation
from pairwright.handbook.contents import DUTCH_2026
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.slow_truth import SYSTEM, pair_slowly
from pairwright.state.round_state import RoundState


class Definition:
    """Pairs by ``pair_slowly``."""

    code: str = SYSTEM
    title: str = DUTCH_2026.title
    regulation: Regulation = DUTCH_2026

    def pair(self, state: RoundState) -> RoundPairing:
        return pair_slowly(state)


DEFINITION = Definition()
