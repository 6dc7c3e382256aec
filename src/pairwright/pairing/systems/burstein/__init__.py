"""Burstein's system, C.04.4.2, in the edition in force from 1 February 2026."""

from __future__ import annotations

from pairwright.handbook.citation import Article
from pairwright.handbook.contents import BURSTEIN_2026 as _REGULATION
from pairwright.pairing.base import Explanation
from pairwright.pairing.board_order import published_boards
from pairwright.pairing.colours import ColourRules, colours_of
from pairwright.pairing.findings import Finding, Obstacle
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.systems.burstein.engine import plan_round
from pairwright.pairing.systems.burstein.field import Field, field_of
from pairwright.pairing.systems.burstein.judge import parting
from pairwright.pairing.systems.burstein.steps import steps_of
from pairwright.pairing.systems.dutch import DUTCH_2026
from pairwright.pairing.weighed import Boards, Parting, Weighed
from pairwright.state.round_state import RoundState

COLOURS = ColourRules(*(_REGULATION[number] for number in ("5.2.2", "5.2.3", "5.2.4", "5.2.5", "5.2.1")))

IMPLEMENTS = (*(_REGULATION[code] for code in ("C1", "C3", "1.6")), *COLOURS)


def seeding_rounds(rounds: int) -> int:
    """How many rounds of an event of so many the Dutch system pairs (article 1.6)."""
    return min(rounds // 2, 4)


class BursteinSystem(Weighed):
    """Seeding rounds by the Dutch system; then those who met strong opponents meet those who met weak ones."""

    code = "burstein-2026"
    title = _REGULATION.title
    regulation = _REGULATION
    everybody_paired = _REGULATION["1.9"]
    who_may_have_the_bye = _REGULATION["C2"]
    met_before = _REGULATION["C1"]
    same_absolute = _REGULATION["C3"]

    def pair(self, state: RoundState) -> RoundPairing:
        """Pair a round. Raises :class:`~pairwright.errors.NoLegalPairing`."""
        if is_seeding(state):
            return DUTCH_2026.pair(state)._replace(system=self.code)
        field = field_of(state)
        plan = plan_round(field)
        boards = published_boards(state, plan.pairs, lambda _, one, other: colours_by_rank(field, one, other))
        bye = state.numbers[plan.bye.player] if plan.bye.possible else state.bye_by_hand
        return RoundPairing(state.round, self.code, boards, bye, steps=steps_of(field, plan))

    def obstacles(self, state: RoundState, one: int, other: int) -> tuple[Obstacle, ...]:
        """C1 and C3, of the Dutch system in its rounds."""
        return DUTCH_2026.obstacles(state, one, other) if is_seeding(state) else super().obstacles(state, one, other)

    def parting(self, state: RoundState, chosen: Boards, rival: Boards) -> Parting:
        """C5 to C8 bracket by bracket, then the order of article 4.3."""
        return parting(field_of(state), chosen, rival)

    def decides_against(self, state: RoundState, pairing: RoundPairing, actual: tuple[tuple[int, int], ...]) -> Finding:
        """The first criterion, or the order of the candidates, by which other boards are worse."""
        if is_seeding(state):
            return DUTCH_2026.decides_against(state, pairing, actual)
        return super().decides_against(state, pairing, actual)

    def explain(self, state: RoundState, pairing: RoundPairing) -> Explanation:
        """The steps; of a seeding round what the Dutch system has to say."""
        return DUTCH_2026.explain(state, pairing) if is_seeding(state) else super().explain(state, pairing)

    def why_not(self, state: RoundState, one: int, other: int, met_in: int) -> object:
        """The rule that keeps two players apart, or the best pairing in which they meet and why it loses."""
        if is_seeding(state):
            return DUTCH_2026.why_not(state, one, other, met_in)
        return super().why_not(state, one, other, met_in)


def is_seeding(state: RoundState) -> bool:
    """Is this a round that the Dutch system pairs?"""
    return state.round <= seeding_rounds(state.tournament.planned_rounds)


def colours_by_rank(field: Field, one: int, other: int) -> tuple[bool, Article]:
    """Has the first of two White, and by which article: the higher ranked is the one with the better index (1.8)."""
    if field.rank[one] < field.rank[other]:
        return colours_of(field.state, one, other, COLOURS)
    other_is_white, article = colours_of(field.state, other, one, COLOURS)
    return not other_is_white, article


BURSTEIN_2026 = BursteinSystem()

OFFERS = (BURSTEIN_2026,)
