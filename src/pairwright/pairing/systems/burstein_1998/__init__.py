"""Burstein's system as the documents have it (edition 1998)."""

from __future__ import annotations

from pairwright.handbook.burstein import BURSTEIN_1998 as _REGULATION
from pairwright.pairing.absolute import same_absolute
from pairwright.pairing.base import Explanation
from pairwright.pairing.board_order import published_boards
from pairwright.pairing.findings import Finding, Obstacle, Reason
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.procedure import Procedure, ProcedureWhyNot
from pairwright.pairing.systems.burstein_1998.colours import colours_of_pair, limit_of
from pairwright.pairing.systems.burstein_1998.engine import plan_round
from pairwright.pairing.systems.burstein_1998.field import field_of
from pairwright.pairing.systems.burstein_1998.imaginary import with_imaginary_point
from pairwright.pairing.systems.burstein_1998.judge import finding_against
from pairwright.pairing.systems.burstein_1998.notes import steps_of
from pairwright.state.round_state import RoundState


class OldBursteinSystem(Procedure):
    """In every score group the best Sonneborn-Berger meets the worst."""

    code = "burstein-1998"
    title = _REGULATION.title
    regulation = _REGULATION
    everybody_paired = _REGULATION["6.3"]
    who_may_have_the_bye = _REGULATION["4.1"]
    met_before = _REGULATION["3.1"]

    def pair(self, state: RoundState) -> RoundPairing:
        """Pair a round. Raises :class:`~pairwright.errors.NoLegalPairing`."""
        field = field_of(state)
        plan = plan_round(field)
        boards = published_boards(field.state, plan.pairs, lambda _, one, other: colours_of_pair(field, one, other))
        bye = field.state.numbers[plan.bye.player] if plan.bye.possible else state.bye_by_hand
        return RoundPairing(state.round, self.code, boards, bye, steps=steps_of(field, plan))

    def colour_obstacle(self, state: RoundState, one: int, other: int) -> tuple[Obstacle, ...]:
        """Articles 5.2 and 5.3."""
        if same_absolute(state, one, other):
            return (Obstacle(limit_of(state, one), Reason.SAME_ABSOLUTE_PREFERENCE),)
        return ()

    def explain(self, state: RoundState, pairing: RoundPairing) -> Explanation:
        """The steps, and the boards they led to; scores with the imaginary point."""
        return super().explain(with_imaginary_point(state), pairing)

    def decides_against(self, state: RoundState, pairing: RoundPairing, actual: tuple[tuple[int, int], ...]) -> Finding:
        """The first article by which the boards differ."""
        if not pairing.steps:  # there is no legal pairing to compare with
            return super().decides_against(state, pairing, actual)
        field = field_of(state)
        return finding_against(field, plan_round(field), actual)

    def why_not(self, state: RoundState, one: int, other: int, met_in: int) -> object:
        """What keeps two pairing numbers apart, or every step that concerns one of them."""
        found = super().why_not(state, one, other, met_in)
        return found.with_steps_naming(one, other) if isinstance(found, ProcedureWhyNot) else found


BURSTEIN_1998 = OldBursteinSystem()

OFFERS = (BURSTEIN_1998,)
