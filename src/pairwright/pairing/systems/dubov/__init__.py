"""Dubov's system, C.04.4.1, in the edition in force from 1 February 2026."""

from __future__ import annotations

from pairwright.handbook.dubov import DUBOV_2026 as _REGULATION
from pairwright.pairing.board_order import published_boards
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.systems.dubov.colours import dubov_colours
from pairwright.pairing.systems.dubov.engine import plan_round
from pairwright.pairing.systems.dubov.field import field_of
from pairwright.pairing.systems.dubov.judge import parting
from pairwright.pairing.systems.dubov.steps import steps_of
from pairwright.pairing.weighed import Boards, Parting, Weighed
from pairwright.state.round_state import RoundState


class DubovSystem(Weighed):
    """Brackets that draw players up; in each the White seekers with the weakest opposition meet the strongest."""

    code = "dubov-2026"
    title = _REGULATION.title
    regulation = _REGULATION
    everybody_paired = _REGULATION["1.9"]
    who_may_have_the_bye = _REGULATION["C2"]
    met_before = _REGULATION["C1"]
    same_absolute = _REGULATION["C3"]

    def pair(self, state: RoundState) -> RoundPairing:
        """Pair a round. Raises :class:`~pairwright.errors.NotApplicable` if somebody has no rating (1.1)."""
        field = field_of(state)
        plan = plan_round(field)
        boards = published_boards(field.state, plan.pairs, dubov_colours)
        bye = state.numbers[plan.bye.player] if plan.bye.possible else state.bye_by_hand
        return RoundPairing(state.round, self.code, boards, bye, steps=steps_of(field, plan))

    def parting(self, state: RoundState, chosen: Boards, rival: Boards) -> Parting:
        """C5 to C10 bracket by bracket, then the orders of article 4."""
        return parting(field_of(state), chosen, rival)


DUBOV_2026 = DubovSystem()

OFFERS = (DUBOV_2026,)
