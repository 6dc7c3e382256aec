"""What a pairing system is."""

from __future__ import annotations

from pairwright.handbook.citation import Regulation
from pairwright.lean import Protocol
from pairwright.pairing.outcome import RoundPairing
from pairwright.state.round_state import RoundState


class PairingSystem(Protocol):
    """A system of one edition. Engines never format, print, read a clock or draw a lot."""

    @property
    def code(self) -> str:
        """``dutch-2026``: the name everywhere (command line, JSON, catalogue)."""

    @property
    def title(self) -> str:
        """Its name in the regulations."""

    @property
    def regulation(self) -> Regulation:
        """Where its rules stand."""

    def pair(self, state: RoundState) -> RoundPairing:
        """Pair a round. Raises :class:`~pairwright.errors.NoLegalPairing` with a witness."""
