"""What holds for every round: it is legal, and it is what plain enumeration of the articles gives."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import simulate
from pairwright.errors import NoLegalPairing
from pairwright.pairing.checker import check
from pairwright.pairing.outcome import RoundPairing, positions_of
from pairwright.pairing.systems.dutch_1998 import DUTCH_1998, DUTCH_2009, DutchOfTheDocuments, bracket, layout
from pairwright.state.round_state import RoundState
from tests.pairing.dutch_1998.enumeration import Enumeration
from tests.support.legality import breaches, law_of, somebody_must_stay
from tests.support.states import random_state, round_states

BOTH = pytest.mark.parametrize("system", [DUTCH_1998, DUTCH_2009], ids=lambda system: system.code)


def compare(system: DutchOfTheDocuments, state: RoundState) -> None:
    """The pairs and the bye are those of the enumeration; without a legal pairing there is none in it either."""
    state = state._replace(bye_by_hand=0)
    slow = Enumeration(state, system.edition)
    try:
        pairing = system.pair(state)
    except NoLegalPairing:
        assert not slow.everybody(range(state.size))
        return
    if not state.size:
        return
    pairs, bye = slow.pairs()
    assert {frozenset(pair) for pair in positions_of(state, pairing)} == {frozenset(pair) for pair in pairs}
    assert pairing.bye == (state.numbers[bye[0]] if bye else 0)


@BOTH
@settings(max_examples=60)
@given(state=round_states(largest=7))
def test_as_enumerated(system: DutchOfTheDocuments, state: RoundState) -> None:
    """Positions of up to seven players that hypothesis makes up."""
    compare(system, state)


@BOTH
@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
def test_many_as_enumerated(system: DutchOfTheDocuments, seed: int) -> None:
    """A hundred random positions of up to eight players each."""
    random = Random(seed)
    for _ in range(100):
        compare(system, random_state(random, 2, 8))


@BOTH
def test_looking_at_everything_together_gives_the_same(
    system: DutchOfTheDocuments, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without patience, x and who leaves are weighed together at every beginning."""
    monkeypatch.setattr(bracket, "PATIENCE", 0)
    monkeypatch.setattr(layout, "PATIENCE", 0)
    random = Random(1998)
    for _ in range(60):
        compare(system, random_state(random, 4, 8))


@BOTH
@settings(max_examples=60)
@given(state=round_states(largest=30))
def test_nothing_absolute_is_broken(system: DutchOfTheDocuments, state: RoundState) -> None:
    """B1, B2; everybody is paired; every pair and the bye stand in exactly one step."""
    state = state._replace(bye_by_hand=0)
    try:
        pairing = system.pair(state)
    except NoLegalPairing:
        return
    pairs = positions_of(state, pairing)
    assert all(system.obstacles(state, one, other) == () for one, other in pairs)
    seated = [number for board in pairing.boards for number in (board.white, board.black)]
    assert sorted([*seated, *([pairing.bye] if pairing.bye else [])]) == sorted(state.numbers)
    assert not pairing.bye or state.may_have_bye[state.position(pairing.bye)]
    in_steps = [frozenset(pair) for step in pairing.steps for pair in step.pairs]
    assert sorted(map(sorted, in_steps)) == sorted(map(sorted, map(frozenset, pairing.pairs)))


class Judged:
    """The system, with every round judged by the validator."""

    def __init__(self, system: DutchOfTheDocuments) -> None:
        self.code, self.system = system.code, system

    def pair(self, state: RoundState) -> RoundPairing:
        law = law_of(self.code)
        try:
            pairing = self.system.pair(state)
        except NoLegalPairing:
            assert somebody_must_stay(state.tournament, state.round, law)
            raise
        assert breaches(state.tournament, state.round, pairing.pairs, law) == []
        return pairing


@BOTH
@settings(max_examples=8)
@given(seed=st.integers(0, 10**6), players=st.integers(4, 16), rounds=st.integers(3, 11))
def test_whole_tournaments_are_legal(system: DutchOfTheDocuments, seed: int, players: int, rounds: int) -> None:
    """Byes, forfeits, withdrawals and late entries; the checker finds nothing to say against any round."""
    text = f"Players={players}\nRounds={min(rounds, players - 1)}\nScoring=1-0.5-0\nBaku=no\nForbiddenPairsDrawn=0"
    played = simulate(Settings.parse(text), seed, Judged(system))
    assert [found.round for found in check(played, system) if not found.ok] == []
