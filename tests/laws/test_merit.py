"""The laws of bound and conservation for the engine's weights: their sum orders candidates as the criteria do.

A digit that overflowed into a more important criterion, or merit that did not grow exactly as the count shrinks,
would put two candidates in another order than their counts do.
"""

from __future__ import annotations

from itertools import islice

from hypothesis import given, settings
from hypothesis import strategies as st

from pairwright.pairing.findings import Count
from pairwright.pairing.systems.dutch.criteria import CRITERIA, Proposal, may_meet
from pairwright.pairing.systems.dutch.field import Field
from pairwright.pairing.systems.dutch.layout import Bracket, Candidate
from pairwright.pairing.systems.dutch.merit import Merit
from pairwright.pairing.systems.dutch.sequence import Fits, candidates
from pairwright.pairing.systems.dutch.slow_truth import Enumeration
from pairwright.state.round_state import RoundState
from tests.support.states import round_states

WEIGHED = [criterion for criterion in CRITERIA if criterion.code not in ("C6", "C7", "C8", "C9")]


@st.composite
def brackets(draw: st.DrawFn) -> tuple[RoundState, Bracket]:
    """Any scoregroup of a position, with any of the players above it moved down."""
    state = draw(round_states(smallest=2, largest=8))
    low, high = draw(st.sampled_from(state.groups()))
    above = draw(st.sets(st.integers(0, low - 1), max_size=3)) if low else set()
    return state, Bracket(tuple(sorted(above)), (low, high))


@settings(deadline=None, max_examples=150)
@given(brackets(), st.data())
def test_merit_orders_as_the_criteria_do(case: tuple[RoundState, Bracket], data: st.DataObject) -> None:
    """Among candidates equal on C6 and C7, more merit is fewer counts, criterion by criterion."""
    state, bracket = case
    pairs = data.draw(st.integers(0, bracket.size // 2))
    mdp_pairs = data.draw(st.integers(0, min(pairs, len(bracket.moved_down))))
    outlook = Enumeration(state)
    merit = Merit(Field(state), state.scores[bracket.residents[0]], bracket.members, bracket.size + 1)
    by_c7: dict[Count, list[tuple[tuple[Count, ...], int]]] = {}
    for candidate in islice(candidates(bracket, pairs, mdp_pairs, _fits(state)), 60):
        proposal = Proposal(state, bracket, candidate, outlook)
        counts = tuple(criterion.tally(proposal) for criterion in WEIGHED)
        by_c7.setdefault(_scores_left(state, candidate), []).append((counts, _sum(merit, candidate)))
    for equals in by_c7.values():
        for counts, worth in equals:
            for other_counts, other_worth in equals:
                assert (counts < other_counts) == (worth > other_worth)
                assert (counts == other_counts) == (worth == other_worth)


def _fits(state: RoundState) -> Fits:
    return lambda higher, lower: higher < lower and may_meet(state, higher, lower)


def _scores_left(state: RoundState, candidate: Candidate) -> Count:
    return tuple(sorted((state.scores[player] for player in candidate.leftover), reverse=True))


def _sum(merit: Merit, candidate: Candidate) -> int:
    return sum(merit.quality(higher, lower) for higher, lower in candidate.pairs)
