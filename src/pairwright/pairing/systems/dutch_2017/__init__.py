"""The FIDE (Dutch) system, C.04.3, in the edition in force from 1 July 2017 to 31 January 2026."""

from __future__ import annotations

from pairwright.handbook.dutch import DUTCH_2017 as _REGULATION
from pairwright.pairing.base import Explanation
from pairwright.pairing.board_order import published_boards
from pairwright.pairing.findings import Finding, Obstacle
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.systems.dutch_2017.cards import as_of_2017
from pairwright.pairing.systems.dutch_2017.colours import colours_of_2017
from pairwright.pairing.systems.dutch_2017.engine import plan_round
from pairwright.pairing.weighed import Boards, Parting, Weighed, round_of
from pairwright.state.round_state import RoundState


class _OnItsCards(Weighed):
    """The system, for a state whose cards are read as this edition reads them; a "what if" may have changed them."""

    code = "dutch-2017"
    title = _REGULATION.title
    regulation = _REGULATION
    everybody_paired = _REGULATION["A.9"]
    who_may_have_the_bye = _REGULATION["C.2"]
    met_before = _REGULATION["C.1"]
    same_absolute = _REGULATION["C.3"]
    completion = "A.9"

    def pair(self, state: RoundState) -> RoundPairing:
        brackets = plan_round(state)
        pairs = [pair for paired in brackets for pair in paired.candidate.pairs]
        leftover = brackets[-1].candidate.leftover if brackets else ()
        boards = published_boards(state, pairs, colours_of_2017)
        bye = state.numbers[leftover[0]] if leftover else state.bye_by_hand
        return RoundPairing(state.round, self.code, boards, bye, tuple([paired.outcome for paired in brackets]))

    def colour_obstacle(self, state: RoundState, one: int, other: int) -> tuple[Obstacle, ...]:
        """C.3: a topscorer excuses both players of a pair."""
        if state.is_topscorer(one) or state.is_topscorer(other):
            return ()
        return super().colour_obstacle(state, one, other)

    def parting(self, state: RoundState, _chosen: Boards, rival: Boards) -> Parting:
        """C.5 to C.19 bracket by bracket, then the orders of article D."""
        from pairwright.pairing.systems.dutch_2017.judge import parting

        return parting(state, round_of(state, rival).pairs)

    def explain(self, state: RoundState, pairing: RoundPairing) -> Explanation:
        """The brackets, step by step."""
        from pairwright.pairing.systems.dutch_2017.steps import steps_of

        return super().explain(state, pairing._replace(steps=steps_of(state)))


_ON_ITS_CARDS = _OnItsCards()


class Dutch2017(_OnItsCards):
    """Brackets from the top down, each by its best candidate; where the rest cannot be completed, one collapsed last
    bracket. Floats and bye rights are read by this edition's rules before anything else."""

    def pair(self, state: RoundState) -> RoundPairing:
        """Pair a round. Raises :class:`~pairwright.errors.NoLegalPairing`."""
        return _ON_ITS_CARDS.pair(as_of_2017(state))

    def may_have_bye(self, state: RoundState, player: int) -> bool:
        """C.2."""
        return as_of_2017(state).may_have_bye[player]

    def decides_against(self, state: RoundState, pairing: RoundPairing, actual: tuple[tuple[int, int], ...]) -> Finding:
        """The first criterion, or the order of the candidates, by which other boards are worse."""
        return _ON_ITS_CARDS.decides_against(as_of_2017(state), pairing, actual)

    def explain(self, state: RoundState, pairing: RoundPairing) -> Explanation:
        """The brackets, step by step."""
        return _ON_ITS_CARDS.explain(as_of_2017(state), pairing)

    def why_not(self, state: RoundState, one: int, other: int, met_in: int) -> object:
        """The rule that keeps two players apart, or the best pairing in which they meet and why it loses."""
        return _ON_ITS_CARDS.why_not(as_of_2017(state), one, other, met_in)


DUTCH_2017 = Dutch2017()

OFFERS = (DUTCH_2017,)
