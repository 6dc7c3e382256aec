"""Olympiad team pairing (1994, 1998, amended 2006 and 2007)."""

from __future__ import annotations

from pairwright.handbook.olympiad import OLYMPIAD_2007 as _REGULATION
from pairwright.pairing.base import Explanation
from pairwright.pairing.board_order import published_boards
from pairwright.pairing.findings import Finding, Obstacle
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.procedure import Procedure
from pairwright.pairing.systems.olympiad.colours import colours_of
from pairwright.pairing.systems.olympiad.engine import plan_round
from pairwright.pairing.systems.olympiad.field import Field
from pairwright.pairing.systems.olympiad.judge import first_departure
from pairwright.pairing.systems.olympiad.notes import steps_of
from pairwright.pairing.systems.olympiad.virtual_points import as_paired
from pairwright.state.round_state import RoundState


class OlympiadSystem(Procedure):
    """Teams by match points: from the top down, from the bottom up, the median group last."""

    code = "olympiad-2007"
    title = _REGULATION.title
    regulation = _REGULATION
    everybody_paired = _REGULATION["11"]
    who_may_have_the_bye = _REGULATION["15(b)"]
    met_before = _REGULATION["15(a)"]

    def pair(self, state: RoundState) -> RoundPairing:
        """Pair a round. Raises :class:`~pairwright.errors.NoLegalPairing`, and
        :class:`~pairwright.errors.NotApplicable` for players without teams."""
        field = Field(state)
        plan = plan_round(field)
        pairs = [(min(pair), max(pair)) for group in plan.groups for pair in group.pairs(field.size)]
        boards = published_boards(field.state, pairs, lambda _, one, other: colours_of(field, one, other))
        bye = field.state.numbers[plan.bye[0].team] if plan.bye else state.bye_by_hand
        return RoundPairing(state.round, self.code, boards, bye, steps=steps_of(field, plan))

    def may_have_bye(self, state: RoundState, player: int) -> bool:
        """Not after points without playing (article 15(b))."""
        ready = as_paired(state)
        return ready.may_have_bye[ready.position(state.numbers[player])]

    def colour_obstacle(self, state: RoundState, one: int, other: int) -> tuple[Obstacle, ...]:  # noqa: ARG002
        """None: article 20 is set aside where a group cannot be paired otherwise (article 21)."""
        return ()

    def decides_against(self, state: RoundState, pairing: RoundPairing, actual: tuple[tuple[int, int], ...]) -> Finding:
        """The first decision that other boards do not follow: who leaves a group, or whom somebody meets."""
        found = first_departure(pairing, actual)
        return found[0] if found else super().decides_against(state, pairing, actual)

    def explain(self, state: RoundState, pairing: RoundPairing) -> Explanation:
        """The steps, and the boards they led to; match points with the virtual ones."""
        return super().explain(as_paired(state), pairing)


OLYMPIAD = OlympiadSystem()

OFFERS = (OLYMPIAD,)
