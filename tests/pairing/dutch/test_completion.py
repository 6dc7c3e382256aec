"""What is known beforehand of those below a bracket, against matchings computed for each question."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from pairwright.errors import NoLegalPairing
from pairwright.matching.bits import members, span
from pairwright.matching.complete import exposable, is_perfect, maximum
from pairwright.pairing.systems.dutch.bracket import Bracket
from pairwright.pairing.systems.dutch.bye import completion_of
from pairwright.pairing.systems.dutch.completion import Completion
from pairwright.pairing.systems.dutch.field import Field
from pairwright.pairing.systems.dutch.leftovers import NextBracket, is_ideal, leftover_sets, next_bracket_value
from tests.pairing.played import random_rounds
from tests.support.positions import Seat, position


def _completions(seed: int, largest: int) -> Iterator[Completion]:
    for state in random_rounds(Random(seed), largest):
        try:
            yield completion_of(Field(state))
        except NoLegalPairing:
            return


@pytest.mark.parametrize("seed", range(40))
def test_every_suffix_is_judged_as_a_matching_of_its_own_would(seed: int) -> None:
    for completion in _completions(seed, 45):
        for index, (low, _) in enumerate(completion.groups):
            suffix = span(low, completion.end)
            assert completion.pairable(index) == is_perfect(completion.legal, suffix)
            assert completion.deficiency(index) == maximum(completion.legal, suffix)[1].bit_count()
            assert completion.known_exposable[index] & ~_exposable(completion, suffix) == 0


def _exposable(completion: Completion, suffix: int) -> int:
    return exposable(completion.legal, suffix) if suffix.bit_count() % 2 else 0


@pytest.mark.parametrize("seed", range(20))
def test_one_downfloater_links_to_the_groups_below_exactly_if_they_can_be_paired_with_him(seed: int) -> None:
    for completion in _completions(seed, 20):
        for index, (low, _) in enumerate(completion.groups):
            suffix = span(low, completion.end)
            if suffix.bit_count() % 2:
                for position in range(low):
                    assert completion.links(position, index) == is_perfect(completion.legal, suffix | 1 << position)


def _best_by_trying_all(completion: Completion, leftover: tuple[int, ...], index: int) -> NextBracket:
    bracket = Bracket(completion, index + 1, leftover)
    left = next(iter(leftover_sets(bracket, bracket.size % 2)))
    scores = completion.field.scores
    return NextBracket((bracket.size - len(left)) // 2, tuple(sorted((scores[one] for one in left), reverse=True)))


@pytest.mark.parametrize("seed", range(60))
def test_the_value_of_the_next_bracket_is_the_best_that_any_pairing_of_it_reaches(seed: int) -> None:
    """C8, for every smallest set that a bracket can leave over; and nothing is better than what is called ideal."""
    for completion in _completions(seed, 12):
        for index in range(completion.brackets - 1):
            low, high = completion.groups[index]
            following = completion.groups[index + 1]
            if following[1] - following[0] + high - low > 9:
                continue
            sets = list(leftover_sets(Bracket(completion, index, ()), (high - low) % 2))
            fewest = [left for left in sets if len(left) == len(sets[0])]
            values = {left: next_bracket_value(completion, left, index) for left in fewest}
            for left, value in values.items():
                assert value == _best_by_trying_all(completion, left, index)
                assert not is_ideal(completion, left, index) or value.key == min(one.key for one in values.values())


def test_four_must_come_down_although_one_of_those_below_can_be_paired_there() -> None:
    """7 to 11 are all due White and may meet only 12 or who comes down: one meets 12, four of 2 to 6 serve the others.
    So with 1 coming down the next bracket pairs him, and nothing could be better."""
    above = [Seat(1, 20, "wb"), *(Seat(number, 10, "wb") for number in range(2, 7))]
    below = [*(Seat(number, 0, "bb") for number in range(7, 12)), Seat(12, 0, "bw")]
    completion = completion_of(Field(position(*above, *below, round=3)))
    assert completion.deficiency(2) == 4
    assert is_ideal(completion, (0,), 0)
    assert next_bracket_value(completion, (0,), 0) == _best_by_trying_all(completion, (0,), 0)
    assert next_bracket_value(completion, (0,), 0) == NextBracket(1, (10, 10, 10, 10))


def test_after_the_last_bracket_there_is_nothing_to_value() -> None:
    completion = next(_completions(3, 12))
    assert next_bracket_value(completion, (), completion.brackets - 1) == NextBracket(0, ())


def test_the_bye_is_a_vertex_below_all_groups() -> None:
    for completion in _completions(8, 15):
        if completion.has_bye:
            assert completion.groups[-1] == (completion.field.size, completion.field.size + 1)
            assert list(members(completion.legal[-1])) == list(members(completion.candidates))
