"""The Double-Swiss system, C.04.5: two games a round, in force from 1 February 2026."""

from __future__ import annotations

from pairwright.handbook.double_swiss import DOUBLE_SWISS_2026 as _REGULATION
from pairwright.pairing.board_order import published_boards
from pairwright.pairing.drawn.judge import parting
from pairwright.pairing.drawn.plan import plan_round
from pairwright.pairing.findings import Obstacle
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.systems.double_swiss.colours import double_colours
from pairwright.pairing.systems.double_swiss.field import field_of
from pairwright.pairing.systems.double_swiss.steps import steps_of
from pairwright.pairing.weighed import Boards, Parting, Weighed
from pairwright.state.round_state import RoundState


class DoubleSwiss(Weighed):
    """Brackets that draw players up; colours play no part in who meets whom, for every match has both."""

    code = "double-swiss"
    title = _REGULATION.title
    regulation = _REGULATION
    everybody_paired = _REGULATION["3.3"]
    who_may_have_the_bye = _REGULATION["C2"]
    met_before = _REGULATION["C1"]
    same_absolute = _REGULATION["C1"]

    def pair(self, state: RoundState) -> RoundPairing:
        """Pair a round. Raises :class:`~pairwright.errors.NoLegalPairing`."""
        field = field_of(state)
        plan = plan_round(field)
        boards = published_boards(field.state, plan.pairs, double_colours)
        bye = state.numbers[plan.bye.player] if plan.bye.possible else state.bye_by_hand
        return RoundPairing(state.round, self.code, boards, bye, steps=steps_of(field, plan))

    def colour_obstacle(self, state: RoundState, one: int, other: int) -> tuple[Obstacle, ...]:  # noqa: ARG002
        """No colour keeps two players apart."""
        return ()

    def parting(self, state: RoundState, chosen: Boards, rival: Boards) -> Parting:
        """C4 to C8 bracket by bracket, then the orders of articles 3.5 and 3.6."""
        return parting(field_of(state), chosen, rival)


OFFERS = (DoubleSwiss(),)
