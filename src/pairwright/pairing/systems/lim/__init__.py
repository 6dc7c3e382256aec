"""The Lim system: of the documents (1987, last amended 1999), the same for Maxi tournaments, and C.04.4.3 of 2026."""

from __future__ import annotations

from pairwright.handbook.lim import LIM_1999, LIM_2026
from pairwright.pairing.board_order import published_boards
from pairwright.pairing.findings import Finding, Obstacle, Reason
from pairwright.pairing.outcome import Board, RoundPairing
from pairwright.pairing.procedure import Procedure
from pairwright.pairing.systems.lim.colours import colours_of
from pairwright.pairing.systems.lim.edition import DOCUMENTS, MAXI_LIMIT, TODAY, Edition, Excused
from pairwright.pairing.systems.lim.engine import Plan, plan_round
from pairwright.pairing.systems.lim.field import Field
from pairwright.pairing.systems.lim.judge import first_departure
from pairwright.pairing.systems.lim.limits import are_excused, colours_permit
from pairwright.pairing.systems.lim.notes import steps_of
from pairwright.state.round_state import RoundState


class LimSystem(Procedure):
    """One edition of the Lim system, with or without the limits of Maxi tournaments."""

    def __init__(self, code: str, title: str, edition: Edition) -> None:
        self.code = code
        self.title = title
        self.edition = edition
        self.regulation = edition.regulation
        self.everybody_paired = edition.articles.bye
        self.who_may_have_the_bye = edition.articles.bye_once
        self.met_before = edition.articles.met

    def pair(self, state: RoundState) -> RoundPairing:
        """Pair a round. Raises :class:`~pairwright.errors.NoLegalPairing`."""
        field = Field(state, self.edition)
        plan = plan_round(field)
        bye = state.numbers[plan.bye[0].player] if plan.bye else state.bye_by_hand
        return RoundPairing(state.round, self.code, _boards(field, plan), bye, steps=steps_of(field, plan))

    def decides_against(self, state: RoundState, pairing: RoundPairing, actual: tuple[tuple[int, int], ...]) -> Finding:
        """The first decision that other boards do not follow: who leaves a group, or whom somebody meets."""
        found = first_departure(pairing, self.edition.articles.groups, actual)
        return found[0] if found else super().decides_against(state, pairing, actual)

    def colour_obstacle(self, state: RoundState, one: int, other: int) -> tuple[Obstacle, ...]:
        """Article 6.1 (today 5.1), but for the last round."""
        if are_excused(state, self.edition.last_round, one, other) or colours_permit(state, one, other):
            return ()
        return (Obstacle(self.edition.articles.colours.limits, Reason.SAME_ABSOLUTE_PREFERENCE),)


def _boards(field: Field, plan: Plan) -> tuple[Board, ...]:
    """The boards in the order they are published, with their colours."""
    directions = {(min(one, other), max(one, other)): direction for one, other, direction in plan.pairs}
    return published_boards(
        field.state,
        directions,
        lambda _, higher, lower: colours_of(field, higher, lower, directions[higher, lower]),
    )


LIM = LimSystem("lim", LIM_1999.title, Edition(LIM_1999, DOCUMENTS, Excused.EQUAL_SCORES))
LIM_MAXI = LimSystem(
    "lim-maxi",
    "Lim system of the documents, Maxi tournaments",
    Edition(LIM_1999, DOCUMENTS, Excused.EQUAL_SCORES, MAXI_LIMIT),
)
LIM_TODAY = LimSystem("lim-2026", LIM_2026.title, Edition(LIM_2026, TODAY, Excused.EVERYBODY))

OFFERS = (LIM, LIM_MAXI, LIM_TODAY)
