"""Dubov's system, C.04.4.1, in the edition in force from 1 February 2026."""

from __future__ import annotations

from pairwright.handbook.contents import DUBOV_2026 as _REGULATION
from pairwright.pairing.board_order import published_boards
from pairwright.pairing.colours import ColourRules, colours_of
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.systems.dubov.engine import plan_round
from pairwright.pairing.systems.dubov.field import field_of
from pairwright.pairing.systems.dubov.judge import parting
from pairwright.pairing.systems.dubov.steps import steps_of
from pairwright.pairing.weighed import Boards, Parting, Weighed
from pairwright.state.round_state import RoundState

COLOURS = ColourRules(*(_REGULATION[number] for number in ("5.2.2", "5.2.3", "5.2.4", "5.2.5", "5.2.1")))

IMPLEMENTS = (*(_REGULATION[code] for code in ("C1", "C3")), *COLOURS)


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
        boards = published_boards(
            field.state, plan.pairs, lambda known, one, other: colours_of(known, one, other, COLOURS)
        )
        bye = state.numbers[plan.bye.player] if plan.bye.possible else state.bye_by_hand
        return RoundPairing(state.round, self.code, boards, bye, steps=steps_of(field, plan))

    def parting(self, state: RoundState, chosen: Boards, rival: Boards) -> Parting:
        """C5 to C10 bracket by bracket, then the orders of article 4."""
        return parting(field_of(state), chosen, rival)


DUBOV_2026 = DubovSystem()

OFFERS = (DUBOV_2026,)
