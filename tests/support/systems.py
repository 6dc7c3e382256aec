"""The definition, as a pairing system."""

from __future__ import annotations

from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.systems.dutch import DUTCH_2026, DutchSystem
from pairwright.pairing.systems.dutch.slow_truth import pair_slowly
from pairwright.state.round_state import RoundState


class Definition(DutchSystem):
    """Pairs by ``pair_slowly``, and explains as the engine does."""

    def pair(self, state: RoundState) -> RoundPairing:
        return pair_slowly(state)


DEFINITION = Definition(*DUTCH_2026)
