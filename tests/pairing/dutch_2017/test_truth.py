"""The engine pairs every small field as the definition does, and every other pairing is worse."""

from __future__ import annotations

from hypothesis import given, settings

from pairwright.errors import NoLegalPairing
from pairwright.pairing.findings import ORDER
from pairwright.pairing.systems.dutch_2017.engine import plan_round
from pairwright.pairing.systems.dutch_2017.exact import by_weight
from pairwright.pairing.systems.dutch_2017.field import legal_rows
from pairwright.pairing.systems.dutch_2017.judge import parting
from pairwright.pairing.systems.dutch_2017.outlook import MatchingOutlook
from pairwright.pairing.systems.dutch_2017.procedure import PairedBracket
from pairwright.pairing.systems.dutch_2017.slow_truth import Enumeration, pair_slowly
from pairwright.pairing.weighed import round_of
from pairwright.state.round_state import RoundState
from tests.pairing.complete_pairings import complete_pairings
from tests.support.states import round_states


def brackets(state: RoundState, *, slowly: bool) -> list[PairedBracket]:
    """The brackets; none where there is no legal pairing."""
    try:
        return pair_slowly(state) if slowly else plan_round(state)
    except NoLegalPairing:
        return []


@settings(deadline=None, max_examples=300)
@given(round_states(largest=8))
def test_engine_is_the_definition(state: RoundState) -> None:
    """Every bracket on the way, and which of them is penultimate."""
    assert brackets(state, slowly=True) == brackets(state, slowly=False)


@settings(deadline=None, max_examples=40)
@given(round_states(smallest=9, largest=10))
def test_engine_is_the_definition_for_ten(state: RoundState) -> None:
    """The same with nine and ten players."""
    assert brackets(state, slowly=True) == brackets(state, slowly=False)


@settings(deadline=None, max_examples=60)
@given(round_states(smallest=11, largest=30))
def test_the_quick_way_is_the_exact_one(state: RoundState) -> None:
    """Brackets at the bounds of the colours and floats, by leaving out edges and by weight."""
    legal = legal_rows(state)
    for paired in brackets(state, slowly=False):
        assert by_weight(state, legal, paired.bracket, paired.kind) == paired.candidate


@settings(deadline=None, max_examples=150)
@given(round_states(smallest=2, largest=7))
def test_every_other_pairing_is_worse(state: RoundState) -> None:
    """Whatever else could be paired breaks a criterion more, or comes later in the order."""
    made = brackets(state, slowly=False)
    chosen = {frozenset(pair) for paired in made for pair in paired.candidate.pairs}
    for rival in complete_pairings(state, legal_rows(state)) if made else ():
        pairs = round_of(state, rival).pairs
        if {frozenset(pair) for pair in pairs} != chosen:
            contrast = parting(state, pairs).contrast
            assert contrast.criterion == ORDER or contrast.chosen < contrast.rival


@settings(deadline=None, max_examples=100)
@given(round_states(smallest=2, largest=9))
def test_the_outlook_is_the_one_of_the_definition(state: RoundState) -> None:
    """The next bracket at its best, by matching and by trying everything."""
    slow, fast = Enumeration(state), MatchingOutlook(state)
    for paired in brackets(state, slowly=False)[:-1]:
        below = paired.bracket.residents[1]
        assert slow.ahead(paired.candidate.leftover, below) == fast.ahead(paired.candidate.leftover, below)
        assert slow.completes(paired.candidate.leftover, below) == fast.completes(paired.candidate.leftover, below)
