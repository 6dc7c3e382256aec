from __future__ import annotations

import pytest
from hypothesis import given, settings

from pairwright.matching import heaviest
from pairwright.matching.heaviest import heaviest_matching
from tests.matching.graphs import best_weight, weighted_graphs


@settings(max_examples=300)
@given(weighted_graphs(9))
def test_no_matching_weighs_more(weights: list[list[int]]) -> None:
    mates = heaviest_matching(weights)
    for vertex, mate in enumerate(mates):
        assert mate == -1 or (mates[mate] == vertex and weights[vertex][mate])
    assert sum(weights[one][mate] for one, mate in enumerate(mates) if mate > one) == best_weight(weights)


def test_weights_far_beyond_machine_words_keep_their_last_digit() -> None:
    huge = 1 << 3000
    weights = [[0, huge, huge + 1, 0], [huge, 0, 0, huge], [huge + 1, 0, 0, huge], [0, huge, huge, 0]]
    assert heaviest_matching(weights) == [2, 3, 0, 1]


def test_an_odd_cycle_is_no_obstacle() -> None:
    """Five in a ring and one who knows only the third: the ring gives two pairs, he the third one."""
    edges = {(0, 1): 8, (1, 2): 9, (2, 3): 10, (3, 4): 7, (0, 4): 6, (2, 5): 1}
    weights = [[edges.get((min(a, b), max(a, b)), 0) for b in range(6)] for a in range(6)]
    assert heaviest_matching(weights) == [1, 0, 3, 2, -1, -1]


def test_a_wrong_result_does_not_get_out() -> None:
    """The duals prove the optimum: a matching of less weight is refused."""
    search = heaviest._Search([[0, 5, 0, 0], [5, 0, 9, 0], [0, 9, 0, 5], [0, 0, 5, 0]])
    search.run()
    search.verify()
    search.mates = [3, 2, 1, 0]
    with pytest.raises(AssertionError):
        search.verify()
