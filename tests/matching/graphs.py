"""Small random graphs, and what plain enumeration says of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from hypothesis import strategies as st

from pairwright.matching.bits import members


@st.composite
def weighted_graphs(draw: st.DrawFn, largest: int = 8, heaviest: int = 1 << 70) -> list[list[int]]:
    """Symmetric weights; small weights are frequent, so that ties are."""
    size = draw(st.integers(0, largest))
    weights = [[0] * size for _ in range(size)]
    weight = st.one_of(st.just(0), st.integers(0, 3), st.integers(0, heaviest))
    for one in range(size):
        for other in range(one):
            weights[one][other] = weights[other][one] = draw(weight)
    return weights


def rows_of(weights: Sequence[Sequence[int]]) -> list[int]:
    """The edges of positive weight as rows of bits."""
    return [sum(1 << other for other, weight in enumerate(row) if weight) for row in weights]


def best_weight(weights: Sequence[Sequence[int]]) -> int:
    """The greatest weight of a matching, by trying them all."""
    everybody = (1 << len(weights)) - 1
    return _best(rows_of(weights), everybody, lambda one, other: weights[one][other])


def most_pairs(rows: Sequence[int], within: int) -> int:
    """The largest number of pairs inside the set, by trying all matchings."""
    return _best(rows, within, lambda _one, _other: 1)


def _best(rows: Sequence[int], within: int, worth: Callable[[int, int], int]) -> int:
    """The most that a matching of the set is worth."""

    @cache
    def best(free: int) -> int:
        if not free:
            return 0
        one = free.bit_length() - 1
        rest = free ^ (1 << one)
        paired = (worth(one, other) + best(rest ^ (1 << other)) for other in members(rows[one] & rest))
        return max(best(rest), *paired, 0)

    return best(within)


def assignments(rows: Sequence[int], columns: int) -> Iterator[list[int]]:
    """All ways to give every row a column of its own, in lexicographic order."""
    if not rows:
        yield []
        return
    for column in members(rows[0] & columns):
        for later in assignments(rows[1:], columns ^ (1 << column)):
            yield [column, *later]
