"""Burstein's system, C.04.4.2, in the edition in force from 1 February 2026."""

from __future__ import annotations

from pairwright.handbook.burstein import BURSTEIN_2026 as _REGULATION
from pairwright.pairing.base import Explanation
from pairwright.pairing.board_order import published_boards
from pairwright.pairing.findings import Finding, Obstacle
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.systems.burstein.colours import burstein_colours
from pairwright.pairing.systems.burstein.engine import plan_round
from pairwright.pairing.systems.burstein.field import field_of
from pairwright.pairing.systems.burstein.judge import parting
from pairwright.pairing.systems.burstein.seeding import is_seeding
from pairwright.pairing.systems.burstein.steps import steps_of
from pairwright.pairing.systems.dutch import DUTCH_2026
from pairwright.pairing.weighed import Boards, Parting, Weighed
from pairwright.state.round_state import RoundState


class BursteinSystem(Weighed):
    """Seeding rounds by the Dutch system; then those who met strong opponents meet those who met weak ones."""

    code = "burstein-2026"
    title = _REGULATION.title
    regulation = _REGULATION
    everybody_paired = _REGULATION["1.9"]
    who_may_have_the_bye = _REGULATION["C2"]
    met_before = _REGULATION["C1"]
    same_absolute = _REGULATION["C3"]

    def pair(self, state: RoundState) -> RoundPairing:
        """Pair a round. Raises :class:`~pairwright.errors.NoLegalPairing`."""
        if is_seeding(state):
            return DUTCH_2026.pair(state)._replace(system=self.code)
        field = field_of(state)
        plan = plan_round(field)
        boards = published_boards(state, plan.pairs, lambda _, one, other: burstein_colours(field, one, other))
        bye = state.numbers[plan.bye.player] if plan.bye.possible else state.bye_by_hand
        return RoundPairing(state.round, self.code, boards, bye, steps=steps_of(field, plan))

    def obstacles(self, state: RoundState, one: int, other: int) -> tuple[Obstacle, ...]:
        """C1 and C3, of the Dutch system in its rounds."""
        return DUTCH_2026.obstacles(state, one, other) if is_seeding(state) else super().obstacles(state, one, other)

    def parting(self, state: RoundState, chosen: Boards, rival: Boards) -> Parting:
        """C5 to C8 bracket by bracket, then the order of article 4.3."""
        return parting(field_of(state), chosen, rival)

    def decides_against(self, state: RoundState, pairing: RoundPairing, actual: tuple[tuple[int, int], ...]) -> Finding:
        """The first criterion, or the order of the candidates, by which other boards are worse."""
        if is_seeding(state):
            return DUTCH_2026.decides_against(state, pairing, actual)
        return super().decides_against(state, pairing, actual)

    def explain(self, state: RoundState, pairing: RoundPairing) -> Explanation:
        """The steps; of a seeding round what the Dutch system has to say."""
        return DUTCH_2026.explain(state, pairing) if is_seeding(state) else super().explain(state, pairing)

    def why_not(self, state: RoundState, one: int, other: int, met_in: int) -> object:
        """The rule that keeps two players apart, or the best pairing in which they meet and why it loses."""
        if is_seeding(state):
            return DUTCH_2026.why_not(state, one, other, met_in)
        return super().why_not(state, one, other, met_in)


BURSTEIN_2026 = BursteinSystem()

OFFERS = (BURSTEIN_2026,)
