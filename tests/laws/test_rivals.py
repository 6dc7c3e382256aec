"""The law of rivals: what is said of a player who could float, or have the bye, instead is so."""

from __future__ import annotations

from hypothesis import assume, given, settings

from pairwright.errors import NoLegalPairing
from pairwright.pairing.findings import ORDER, Contrast
from pairwright.pairing.outcome import RoundPairing, positions_of
from pairwright.pairing.systems.dutch import DUTCH_2026
from pairwright.pairing.systems.dutch.comparison import Step, lay_out
from pairwright.pairing.systems.dutch.criteria import may_have_bye
from pairwright.pairing.systems.dutch.explain import RoundExplanation
from pairwright.pairing.systems.dutch.judge import Judgement, contrast, judge
from pairwright.pairing.systems.dutch.layout import Bracket, Candidate
from pairwright.pairing.systems.dutch.reasons.rivals import Rival
from pairwright.pairing.systems.dutch.sequence import candidates
from pairwright.pairing.systems.dutch.slow_truth import Enumeration
from pairwright.state.round_state import RoundState
from tests.support.states import round_states


def counts(judgement: Judgement) -> list[object]:
    return [count for _, count in judgement]


def every_candidate(bracket: Bracket, pairs: int, outlook: Enumeration) -> list[Candidate]:
    """In the order of article 4, of the most pairs with a moved-down player first."""
    numbers = range(min(pairs, len(bracket.moved_down)), -1, -1)
    return [one for mdp_pairs in numbers for one in candidates(bracket, pairs, mdp_pairs, outlook.fits)]


def decides(
    state: RoundState, step: Step, player: int, rival: Rival, outlook: Enumeration
) -> Contrast | frozenset[str]:
    """What decides against the rival, by trying every candidate; if there is none, what forbids it."""
    other = state.position(rival.number)
    leftover = {*step.candidate.leftover, other} - {player}
    below = step.bracket.residents[1]
    every = every_candidate(step.bracket, len(step.candidate.pairs), outlook)
    possible = [one for one in every if set(one.leftover) == leftover]
    forbidding: set[str] = set() if outlook.completes(tuple(sorted(leftover)), below) else {"C4", "C5"}
    forbidding |= set() if possible else {"C6"}
    if forbidding:
        return frozenset(forbidding)
    best = min((judge(state, step.bracket, one, outlook) for one in possible), key=counts)
    chosen = judge(state, step.bracket, step.candidate, outlook)
    found = contrast(chosen, best)
    assert counts(chosen) <= counts(best)
    if found.criterion == ORDER:
        equal = (one for one in every if judge(state, step.bracket, one, outlook) == best)
        assert next(one for one in equal if outlook.completes(one.leftover, below)) == step.candidate
    return found


def assert_true(state: RoundState, explanation: RoundExplanation, pairing: RoundPairing) -> None:
    outlook = Enumeration(state)
    steps = {step.number: step for step in lay_out(state, positions_of(state, pairing))}
    claims = [
        (bracket.number, floater.number, rival)
        for bracket in explanation.brackets
        for floater in bracket.floaters
        for rival in floater.rivals
    ]
    claims += [(len(steps), explanation.bye.number, rival) for rival in explanation.bye.rivals]
    for number, player, rival in claims:
        said = rival.contrast
        truth = decides(state, steps[number], state.position(player), rival, outlook)
        if isinstance(truth, Contrast):
            assert said == truth
        else:
            assert said.criterion in truth
            assert said.rival > said.chosen if said.criterion == "C5" else not (said.rival or said.chosen)


@settings(deadline=None, max_examples=200)
@given(round_states(smallest=3, largest=8))
def test_rivals(state: RoundState) -> None:
    """Every count is that of the best candidate in which the rival floats, found by trying all of them."""
    try:
        pairing = DUTCH_2026.pair(state)
    except NoLegalPairing:
        assume(False)
    assert_true(state, DUTCH_2026.explain(state, pairing), pairing)


@settings(deadline=None, max_examples=100)
@given(round_states(smallest=3, largest=8))
def test_who_cannot_have_the_bye(state: RoundState) -> None:
    """Nobody of a lower score who may have it leaves a round that can be paired, and the next score is the next."""
    try:
        pairing = DUTCH_2026.pair(state)
    except NoLegalPairing:
        assume(False)
    assume(pairing.bye and not state.bye_by_hand)
    bye = DUTCH_2026.explain(state, pairing).bye
    allowed = [player for player in range(state.size) if may_have_bye(state, player)]
    assert sorted(bye.lower) == sorted(state.numbers[one] for one in allowed if state.scores[one] < bye.score)
    higher = [state.scores[one] for one in allowed if state.scores[one] > bye.score]
    assert bye.next_score == min(higher, default=-1)
    for number in bye.lower:
        outlook = Enumeration(state)
        others = [player for player in range(state.size) if state.numbers[player] != number]
        outlook.bye_score = state.scores[state.position(number)]
        assert not outlook.completes(tuple(others), state.size)
