"""The FIDE (Dutch) system, C.04.3, in the edition in force from 1 February 2026."""

from __future__ import annotations

from pairwright.handbook.citation import Article, Regulation
from pairwright.handbook.dutch import DUTCH_2026 as _REGULATION
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.systems.dutch.engine import pair_round
from pairwright.state.round_state import RoundState

if TYPE_CHECKING:
    from pairwright.pairing.findings import Finding, Obstacle
    from pairwright.pairing.systems.dutch.explain import PlaceExplanation, RoundExplanation, WhyNot


class DutchSystem(NamedTuple):
    """One edition of the Dutch system; a :class:`~pairwright.pairing.base.PairingSystem`."""

    code: str
    title: str
    regulation: Regulation
    everybody_paired: Article
    who_may_have_the_bye: Article

    def pair(self, state: RoundState) -> RoundPairing:
        """Pair a round: the best pairing by the criteria, the first one in the order of the candidates."""
        return pair_round(state, self.code)

    def obstacles(self, state: RoundState, one: int, other: int) -> tuple[Obstacle, ...]:
        """C1 and C3."""
        from pairwright.pairing.systems.dutch.criteria import obstacles

        return obstacles(state, one, other)

    def may_have_bye(self, state: RoundState, player: int) -> bool:
        """C2."""
        return state.may_have_bye[player]

    def decides_against(self, state: RoundState, pairing: RoundPairing, actual: tuple[tuple[int, int], ...]) -> Finding:
        """The first criterion, or the order of the candidates, by which other boards are worse."""
        from pairwright.pairing.systems.dutch.comparison import decides_against

        return decides_against(state, self, pairing, actual)

    def explain(self, state: RoundState, pairing: RoundPairing) -> RoundExplanation:
        """Brackets, floaters, colours, the bye."""
        from pairwright.pairing.systems.dutch.explain import explain_round

        return explain_round(self, state, pairing)

    def explain_board(self, state: RoundState, pairing: RoundPairing, number: int) -> PlaceExplanation:
        """One board (from 1) and the bracket it was made in, at less cost than the whole round."""
        from pairwright.pairing.systems.dutch.explain import explain_board

        return explain_board(self, state, pairing, number)

    def why_not(self, state: RoundState, one: int, other: int, met_in: int) -> WhyNot:
        """The rule that keeps two players apart, or the best pairing in which they meet and why it loses."""
        from pairwright.pairing.systems.dutch.explain import why_not

        return why_not(state, self, one, other, met_in)


DUTCH_2026 = DutchSystem("dutch-2026", _REGULATION.title, _REGULATION, _REGULATION["1.9"], _REGULATION["C2"])

OFFERS = (DUTCH_2026,)
