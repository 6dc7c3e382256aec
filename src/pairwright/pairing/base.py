"""What a pairing system is."""

from __future__ import annotations

from pairwright.handbook.citation import Article, Regulation
from pairwright.lean import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from pairwright.pairing.findings import Finding, Obstacle
    from pairwright.pairing.outcome import RoundPairing
    from pairwright.state.round_state import RoundState


class Explanation(Protocol):
    """Why a round is paired as it is, as data; ``pairwright.faces.explanations`` has the words for each kind."""

    def of_board(self, number: int) -> object:
        """What there is to say of board ``number``, from 1. Raises :class:`~pairwright.errors.UnknownCode`."""

    def of_player(self, number: int) -> object:
        """What happened to one player. Raises :class:`~pairwright.errors.NotApplicable` if he is not paired."""


class Engine(Protocol):
    """What pairs. Engines never format, print, read a clock or draw a lot."""

    @property
    def code(self) -> str:
        """``dutch-2026``: the name everywhere (command line, JSON, catalogue)."""

    def pair(self, state: RoundState) -> RoundPairing:
        """Pair a round. Raises :class:`~pairwright.errors.NoLegalPairing` with a witness."""


class PairingSystem(Engine, Protocol):
    """A system of one edition: it pairs, compares and explains.

    Positions are those of the state. What explains and compares is loaded when it is asked for.
    """

    @property
    def title(self) -> str:
        """Its name in the regulations."""

    @property
    def regulation(self) -> Regulation:
        """Where its rules stand."""

    @property
    def everybody_paired(self) -> Article:
        """The article by which everybody is paired but for one bye."""

    @property
    def who_may_have_the_bye(self) -> Article:
        """The article that bars players from the allocated bye."""

    def obstacles(self, state: RoundState, one: int, other: int) -> tuple[Obstacle, ...]:
        """The absolute rules that keep two positions apart; empty if they may meet."""

    def may_have_bye(self, state: RoundState, player: int) -> bool:
        """May this position be given the allocated bye?"""

    def decides_against(self, state: RoundState, pairing: RoundPairing, actual: tuple[tuple[int, int], ...]) -> Finding:
        """What decides against ``actual`` boards (pairing numbers, bye as ``(number, 0)``), which break no absolute
        rule and pair other players than ``pairing`` does."""

    def explain(self, state: RoundState, pairing: RoundPairing) -> Explanation:
        """Why the round is paired as it is."""

    def why_not(self, state: RoundState, one: int, other: int, met_in: int) -> object:
        """Why two pairing numbers do not meet; ``met_in`` is the round they met in, 0 if they have not. Raises
        :class:`~pairwright.errors.NotApplicable` for one player twice or one who is not to be paired."""
