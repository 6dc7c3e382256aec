"""Dubov's system as the documents have it (edition 1997)."""

from __future__ import annotations

from pairwright.handbook.dubov import DUBOV_1997 as _REGULATION
from pairwright.pairing.absolute import same_absolute
from pairwright.pairing.board_order import published_boards
from pairwright.pairing.findings import Finding, Obstacle, Reason
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.procedure import Procedure, ProcedureWhyNot
from pairwright.pairing.systems.dubov_1997.colours import colours_in, limit_of
from pairwright.pairing.systems.dubov_1997.engine import plan_round
from pairwright.pairing.systems.dubov_1997.field import field_of
from pairwright.pairing.systems.dubov_1997.judge import finding_against
from pairwright.pairing.systems.dubov_1997.notes import steps_of
from pairwright.state.round_state import RoundState


class OldDubovSystem(Procedure):
    """Lists of those due White, by the average rating of their opponents, and of those due Black, by rating."""

    code = "dubov-1997"
    title = _REGULATION.title
    regulation = _REGULATION
    everybody_paired = _REGULATION["6.3"]
    who_may_have_the_bye = _REGULATION["2.2"]
    met_before = _REGULATION["2.1"]

    def pair(self, state: RoundState) -> RoundPairing:
        """Pair a round. Raises :class:`~pairwright.errors.NotApplicable` if somebody has no rating."""
        field = field_of(state)
        plan = plan_round(field)
        boards = published_boards(state, plan.pairs, colours_in(plan))
        bye = state.numbers[plan.bye.player] if plan.bye.possible else state.bye_by_hand
        return RoundPairing(state.round, self.code, boards, bye, steps=steps_of(field, plan))

    def colour_obstacle(self, state: RoundState, one: int, other: int) -> tuple[Obstacle, ...]:
        """Articles 2.3 and 2.4."""
        if same_absolute(state, one, other):
            return (Obstacle(limit_of(state, one), Reason.SAME_ABSOLUTE_PREFERENCE),)
        return ()

    def decides_against(self, state: RoundState, pairing: RoundPairing, actual: tuple[tuple[int, int], ...]) -> Finding:
        """The first article by which the boards differ."""
        if not pairing.steps:  # there is no legal pairing to compare with
            return super().decides_against(state, pairing, actual)
        return finding_against(plan_round(field_of(state)), actual)

    def why_not(self, state: RoundState, one: int, other: int, met_in: int) -> object:
        """What keeps two pairing numbers apart, or every step that concerns one of them."""
        found = super().why_not(state, one, other, met_in)
        return found.with_steps_naming(one, other) if isinstance(found, ProcedureWhyNot) else found


DUBOV_1997 = OldDubovSystem()

OFFERS = (DUBOV_1997,)
