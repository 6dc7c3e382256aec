"""The FIDE Swiss system for teams, C.04.6, in the editions in force from 1 February 2026 and from 1 August 2024."""

from __future__ import annotations

from functools import partial

from pairwright.handbook.citation import Article
from pairwright.model.tournament import Tournament
from pairwright.pairing.board_order import published_boards
from pairwright.pairing.drawn.judge import parting
from pairwright.pairing.drawn.plan import plan_round
from pairwright.pairing.findings import Obstacle
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.systems.team_swiss.colours import team_colours
from pairwright.pairing.systems.team_swiss.edition import EDITION_2024, EDITION_2026, Edition
from pairwright.pairing.systems.team_swiss.field import Field, field_of
from pairwright.pairing.systems.team_swiss.steps import steps_of
from pairwright.pairing.systems.team_swiss.terms import encoded, terms_of
from pairwright.pairing.weighed import Boards, Parting, Weighed
from pairwright.state.round_state import RoundState


class TeamSwiss(Weighed):
    """Brackets that draw teams up; in each the first pairing that grants the most colour preferences."""

    completion = "C3"

    def __init__(self, edition: Edition) -> None:
        regulation = edition.regulation
        self.edition = edition
        self.code = edition.code
        self.title = regulation.title
        self.regulation = regulation
        self.everybody_paired = regulation["3.3"]
        self.who_may_have_the_bye = regulation["C2"]
        self.met_before = self.same_absolute = regulation["C1"]

    def pair(self, state: RoundState) -> RoundPairing:
        """Pair a round. Raises :class:`~pairwright.errors.NoLegalPairing`, and
        :class:`~pairwright.errors.NotApplicable` for a tournament without teams or of no type of this system."""
        field = field_of(state, self.edition)
        plan = plan_round(field)
        boards = published_boards(field.state, plan.pairs, partial(_colours, field))
        bye = state.numbers[plan.bye.player] if plan.bye.possible else state.bye_by_hand
        return RoundPairing(state.round, self.code, boards, bye, steps=steps_of(field, plan))

    def may_have_bye(self, state: RoundState, player: int) -> bool:
        """C2 of these rules."""
        return field_of(state, self.edition).state.may_have_bye[player]

    def colour_obstacle(self, state: RoundState, one: int, other: int) -> tuple[Obstacle, ...]:  # noqa: ARG002
        """No colour keeps two teams apart."""
        return ()

    def announcement(self, tournament: Tournament) -> str:
        """The encoded type (record 192) with the terms of the tournament."""
        return encoded(terms_of(tournament))

    def parting(self, state: RoundState, chosen: Boards, rival: Boards) -> Parting:
        """The criteria from C4 on, bracket by bracket, then the orders of articles 3.5 and 3.6."""
        return parting(field_of(state, self.edition), chosen, rival)


def _colours(field: Field, state: RoundState, higher: int, lower: int) -> tuple[bool, Article]:  # noqa: ARG001
    return team_colours(field, higher, lower)


TEAM_SWISS_2026 = TeamSwiss(EDITION_2026)
TEAM_SWISS_2024 = TeamSwiss(EDITION_2024)

OFFERS = (TEAM_SWISS_2026, TEAM_SWISS_2024)
