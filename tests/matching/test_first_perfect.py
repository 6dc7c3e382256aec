from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from pairwright.matching.bits import members
from pairwright.matching.first_perfect import first_perfect
from tests.matching.graphs import rows_of, weighted_graphs


def by_trying(rows: Sequence[int], open_: int, order: Sequence[int]) -> dict[int, int]:
    """Every vertex in turn tries its partners from the lowest up, with all that may follow."""
    if not open_:
        return {}
    vertex = next(one for one in order if open_ >> one & 1)
    for partner in members(rows[vertex] & open_):
        rest = open_ & ~(1 << vertex | 1 << partner)
        more = by_trying(rows, rest, order)
        if more or not rest:
            return {vertex: partner, partner: vertex, **more}
    return {}


@settings(max_examples=400)
@given(weighted_graphs(heaviest=3), st.randoms(use_true_random=False))
def test_the_first_of_all_perfect_matchings(weights: list[list[int]], lots: Random) -> None:
    rows = rows_of(weights)
    order = list(range(len(rows)))
    lots.shuffle(order)
    everybody = (1 << len(rows)) - 1
    assert first_perfect(rows, everybody, order) == by_trying(rows, everybody, order)
