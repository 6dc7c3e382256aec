"""Every bracket of random tournaments, paired by bounds and by weight over all that is left: the same pairing.

The weighted matching over the whole rest of the field states the objective in one formula and uses none of the
bounds, shortcuts and cheaper graphs of the engine.
"""

from __future__ import annotations

from random import Random

import pytest

from pairwright.errors import NoLegalPairing
from pairwright.matching.bits import set_of
from pairwright.pairing.systems.dutch import DUTCH_2026, exact, methods
from pairwright.pairing.systems.dutch.bracket import Bracket
from pairwright.pairing.systems.dutch.bye import completion_of
from pairwright.pairing.systems.dutch.field import Field
from pairwright.state.round_state import RoundState
from tests.pairing.played import random_rounds


def _differences(state: RoundState) -> list[str]:
    try:
        completion = completion_of(Field(state))
    except NoLegalPairing:
        return []
    differences = []
    for index, outcome in enumerate(DUTCH_2026.pair(state).brackets):
        if len(outcome.moved_down) + outcome.residents[1] - outcome.residents[0] < 2:
            continue
        bracket = Bracket(completion, index, outcome.moved_down)
        byes = methods.bye_candidates(bracket)
        if byes:
            reference = exact.pair_bracket_alone(bracket, set_of(bracket.positions[vertex] for vertex in byes))
        else:
            reference = exact.pair_with_all_below(bracket)
        if (tuple(reference.pairs), tuple(sorted(reference.left))) != (outcome.pairs, outcome.leftover):
            differences.append(f"bracket {index}: {outcome} instead of {reference}")
    return differences


@pytest.mark.parametrize("seed", range(250))
def test_bounds_and_weights_agree(seed: int) -> None:
    for state in random_rounds(Random(seed), largest=18):
        assert _differences(state) == []
