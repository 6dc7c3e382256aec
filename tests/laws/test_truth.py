"""The law of truth: the engine pairs every small position as the definition does."""

from __future__ import annotations

from hypothesis import given, settings

from pairwright.errors import NoLegalPairing
from pairwright.pairing.systems.dutch import DUTCH_2026
from pairwright.pairing.systems.dutch.slow_truth import pair_slowly
from pairwright.state.round_state import RoundState
from tests.support.states import round_states


def both(state: RoundState) -> tuple[object, object]:
    """What the definition and the engine give; a position without legal pairing gives its error's name."""
    found: list[object] = []
    for pair in (pair_slowly, DUTCH_2026.pair):
        try:
            pairing = pair(state)
        except NoLegalPairing as error:
            found.append(type(error).__name__)
        else:
            brackets = [(one.moved_down, one.pairs, one.leftover) for one in pairing.brackets]
            found.append((pairing.boards, pairing.bye, brackets))
    return found[0], found[1]


@settings(deadline=None, max_examples=300)
@given(round_states(largest=8))
def test_engine_is_the_definition(state: RoundState) -> None:
    """Boards, colours with their articles, bye, and every bracket on the way."""
    truth, fast = both(state)
    assert truth == fast


@settings(deadline=None, max_examples=40)
@given(round_states(smallest=9, largest=10))
def test_engine_is_the_definition_for_ten(state: RoundState) -> None:
    """The same with nine and ten players."""
    truth, fast = both(state)
    assert truth == fast
