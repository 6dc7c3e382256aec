"""The FIDE (Dutch) system, C.04.3, in the edition in force from 1 February 2026."""

from __future__ import annotations

from pairwright.handbook.citation import Regulation
from pairwright.handbook.contents import DUTCH_2026 as _REGULATION
from pairwright.lean import NamedTuple
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.systems.dutch.engine import pair_round
from pairwright.state.round_state import RoundState


class DutchSystem(NamedTuple):
    """One edition of the Dutch system; a :class:`~pairwright.pairing.base.PairingSystem`."""

    code: str
    title: str
    regulation: Regulation

    def pair(self, state: RoundState) -> RoundPairing:
        """Pair a round: the best pairing by the criteria, the first one in the order of the candidates."""
        return pair_round(state, self.code)


DUTCH_2026 = DutchSystem("dutch-2026", _REGULATION.title, _REGULATION)

OFFERS = (DUTCH_2026,)
