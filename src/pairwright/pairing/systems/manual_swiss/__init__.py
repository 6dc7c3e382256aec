"""The Swiss system by hand with cards, from the preface of a rules book for arbiters."""

from __future__ import annotations

from pairwright.handbook.cards import MANUAL_SWISS as _REGULATION
from pairwright.pairing.board_order import published_boards
from pairwright.pairing.findings import Obstacle, Reason
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.procedure import Procedure
from pairwright.pairing.systems.manual_swiss.cards import MOST, Cards, both_full, manual_colours
from pairwright.pairing.systems.manual_swiss.engine import plan_round
from pairwright.state.round_state import RoundState


class ManualSwiss(Procedure):
    """Score groups cut into halves; cards change places until nobody meets twice and as few colours as possible
    repeat."""

    code = "manual-swiss"
    title = _REGULATION.title
    regulation = _REGULATION
    everybody_paired = _REGULATION["M4"]
    who_may_have_the_bye = _REGULATION["M4"]
    met_before = _REGULATION["M1"]

    def pair(self, state: RoundState) -> RoundPairing:
        """Pair a round. Raises :class:`~pairwright.errors.NoLegalPairing`."""
        plan = plan_round(Cards(state))
        boards = published_boards(state, plan.pairs, manual_colours)
        steps = plan.opening + tuple([step for closed in plan.closed for step in closed.steps])
        bye = state.numbers[plan.bye] if plan.bye >= 0 else state.bye_by_hand
        return RoundPairing(state.round, self.code, boards, bye, steps=steps)

    def colour_obstacle(self, state: RoundState, one: int, other: int) -> tuple[Obstacle, ...]:
        """M19."""
        if both_full(state, one, other):
            return (Obstacle(MOST, Reason.SAME_ABSOLUTE_PREFERENCE),)
        return ()


OFFERS = (ManualSwiss(),)
