"""The FIDE Swiss system for teams, C.04.6, in the edition in force from 1 February 2026."""

from __future__ import annotations

from functools import partial

from pairwright.handbook.citation import Article
from pairwright.handbook.team_swiss import TEAM_SWISS_2026 as _REGULATION
from pairwright.pairing.board_order import published_boards
from pairwright.pairing.drawn.judge import parting
from pairwright.pairing.drawn.plan import plan_round
from pairwright.pairing.findings import Obstacle
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.systems.team_swiss.colours import team_colours
from pairwright.pairing.systems.team_swiss.field import Field, field_of
from pairwright.pairing.systems.team_swiss.steps import steps_of
from pairwright.pairing.weighed import Boards, Parting, Weighed
from pairwright.state.round_state import RoundState


class TeamSwiss(Weighed):
    """Brackets that draw teams up; in each the first pairing that grants the most colour preferences."""

    code = "team-swiss-2026"
    title = _REGULATION.title
    regulation = _REGULATION
    everybody_paired = _REGULATION["3.3"]
    who_may_have_the_bye = _REGULATION["C2"]
    met_before = _REGULATION["C1"]
    same_absolute = _REGULATION["C1"]
    completion = "C3"

    def pair(self, state: RoundState) -> RoundPairing:
        """Pair a round. Raises :class:`~pairwright.errors.NoLegalPairing`, and
        :class:`~pairwright.errors.NotApplicable` for a tournament without teams or of no type of this system."""
        field = field_of(state)
        plan = plan_round(field)
        boards = published_boards(field.state, plan.pairs, partial(_colours, field))
        bye = state.numbers[plan.bye.player] if plan.bye.possible else state.bye_by_hand
        return RoundPairing(state.round, self.code, boards, bye, steps=steps_of(field, plan))

    def may_have_bye(self, state: RoundState, player: int) -> bool:
        """C2 of these rules."""
        return field_of(state).state.may_have_bye[player]

    def colour_obstacle(self, state: RoundState, one: int, other: int) -> tuple[Obstacle, ...]:  # noqa: ARG002
        """No colour keeps two teams apart."""
        return ()

    def parting(self, state: RoundState, chosen: Boards, rival: Boards) -> Parting:
        """C4 to C10 bracket by bracket, then the orders of articles 3.5 and 3.6."""
        return parting(field_of(state), chosen, rival)


def _colours(field: Field, state: RoundState, higher: int, lower: int) -> tuple[bool, Article]:  # noqa: ARG001
    return team_colours(field, higher, lower)


OFFERS = (TeamSwiss(),)
