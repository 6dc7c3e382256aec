"""What holds in every round paired by hand."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import simulate
from pairwright.errors import NoLegalPairing, NotApplicable
from pairwright.matching.complete import is_perfect
from pairwright.pairing.checker import check
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.systems.manual_swiss.cards import Cards
from pairwright.pairing.systems.manual_swiss.halves import can_be_paired, fewest_repeats, lay_out
from pairwright.pairing.systems.manual_swiss.transfers import promoted, several_promoted
from pairwright.state.round_state import RoundState
from tests.pairing.manual_swiss.by_hand import SYSTEM
from tests.pairing.manual_swiss.plain import plain_layout, plain_promotion
from tests.support.legality import breaches, law_of, somebody_must_stay
from tests.support.states import round_states


class Judged:
    """The system, with every round judged."""

    code = SYSTEM.code

    def pair(self, state: RoundState) -> RoundPairing:
        law = law_of(self.code)
        try:
            pairing = SYSTEM.pair(state)
        except NoLegalPairing:
            assert somebody_must_stay(state.tournament, state.round, law)
            raise
        assert breaches(state.tournament, state.round, pairing.pairs, law) == []
        return pairing


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 10**6), st.integers(4, 30))
def test_every_round_is_legal(seed: int, players: int) -> None:
    """Nobody meets twice or rests twice, nobody has one colour too often, everybody is paired."""
    simulate(Settings.parse(f"Players={players}\nScoring=1-0.5-0\nBaku=no"), seed, Judged())


@settings(deadline=None, max_examples=200)
@given(round_states(2, 12))
def test_every_position_is_paired_or_has_no_pairing(state: RoundState) -> None:
    """Whatever has happened before: each player is on one board, by legal pairs, or a witness says why not."""
    cards = Cards(state)
    try:
        found = SYSTEM.pair(state)
    except NoLegalPairing:
        assert state.size % 2 or not is_perfect(cards.legal, (1 << state.size) - 1)
        return
    except NotApplicable:
        assert state.bye_by_hand
        assert state.size % 2
        return
    seated = [number for pair in found.pairs for number in pair if number]
    assert sorted(seated) == sorted([*state.numbers, *([state.bye_by_hand] if state.bye_by_hand else [])])
    place = state.positions()
    for board in found.boards:
        assert SYSTEM.obstacles(state, place[board.white], place[board.black]) == ()
    made = {frozenset(pair) for step in found.steps for pair in step.pairs if all(pair)}
    assert made == {frozenset((board.white, board.black)) for board in found.boards}


@settings(deadline=None, max_examples=300)
@given(round_states(2, 10))
def test_a_group_is_laid_out_as_by_plain_trying(state: RoundState) -> None:
    """The same pairs as by trying every change of places, and as few repeats as are possible."""
    cards = Cards(state)
    group = list(range(state.size - state.size % 2))
    if not can_be_paired(cards, group):
        assert plain_layout(cards, group) == []
        return
    found = lay_out(cards, group)
    assert found.freely == (plain_layout(cards, group) == [])
    if not found.freely:
        assert list(found.pairs) == plain_layout(cards, group)
    assert fewest_repeats(cards, group) <= sum(cards.repeats(*pair) for pair in found.pairs)


@settings(deadline=None, max_examples=300)
@given(round_states(4, 10), st.integers(1, 5))
def test_who_is_promoted_by_plain_trying(state: RoundState, size: int) -> None:
    """The same players as by trying every set of the next group."""
    cards = Cards(state)
    group, below = range(size), range(size, state.size)
    if can_be_paired(cards, group) or not below:
        return
    one = promoted(cards, group, below).up if size % 2 else ()
    assert (one or several_promoted(cards, group, below).up) == plain_promotion(cards, group, below)


@pytest.mark.parametrize("seed", range(3))
def test_what_it_pairs_it_finds_right(seed: int) -> None:
    """``check`` finds nothing in a tournament the system has paired."""
    tournament = simulate(Settings.parse("Players=23\nScoring=1-0.5-0\nBaku=no"), seed, SYSTEM)
    assert [found.round for found in check(tournament, SYSTEM) if not found.ok] == []
