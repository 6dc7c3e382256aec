"""The cheapest perfect matchings of a graph, narrowed: held against all of them on small graphs."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from pairwright.matching.optima import Optima

Matching = frozenset[tuple[int, int]]


def matchings(vertices: tuple[int, ...], rows: dict[int, int]) -> Iterator[Matching]:
    """All perfect ones."""
    if not vertices:
        yield frozenset()
        return
    one, *rest = vertices
    for other in rest:
        if rows[one] >> other & 1:
            for more in matchings(tuple(vertex for vertex in rest if vertex != other), rows):
                yield more | {(one, other)}


class Drawn:
    """A random graph with costs, and its cheapest perfect matchings by enumeration."""

    def __init__(self, dice: Random) -> None:
        size = 2 * dice.randint(1, 4)
        self.vertices = tuple(sorted(dice.sample(range(12), size)))
        self.rows = dict.fromkeys(self.vertices, 0)
        self.costs: dict[int, dict[int, int]] = {vertex: {} for vertex in self.vertices}
        density, dear, most = dice.random(), dice.random(), dice.choice([1, 1, 5])
        for one in self.vertices:
            for other in self.vertices:
                if one < other and dice.random() < 0.3 + 0.7 * density:
                    self.rows[one] |= 1 << other
                    self.rows[other] |= 1 << one
                    if dice.random() < dear:
                        self.costs[one][other] = self.costs[other][one] = dice.randint(1, most)
        found = list(matchings(self.vertices, self.rows))
        least = min(map(self.cost, found), default=0)
        self.cheapest = {matching for matching in found if self.cost(matching) == least}

    def cost(self, matching: Matching) -> int:
        return sum(self.costs[one].get(other, 0) for one, other in matching)


def as_pairs(optima: Optima) -> Matching:
    """Its present matching."""
    return frozenset((one, other) for one, other in optima.mates.items() if one < other)


@pytest.mark.parametrize("seed", range(300))
def test_narrowed(seed: int) -> None:
    """Pairs are left out exactly as long as a cheapest matching remains, and the present one is always one of them."""
    dice = Random(seed)
    drawn = Drawn(dice)
    optima = Optima(drawn.rows, drawn.costs)
    assert bool(optima.mates) == bool(drawn.cheapest)
    left = drawn.cheapest
    for _ in range(8 if left else 0):
        assert as_pairs(optima) in left
        one = dice.choice(drawn.vertices)
        out = {vertex for vertex in drawn.vertices if vertex != one and dice.random() < 0.4}
        remaining = {
            matching for matching in left if not any(one in pair and out & set(pair) - {one} for pair in matching)
        }
        assert optima.without(one, sum(1 << vertex for vertex in out)) == bool(remaining)
        left = remaining or left
    if left:
        assert as_pairs(optima) in left


@pytest.mark.parametrize("seed", range(300))
def test_first_between(seed: int) -> None:
    """Of the cheapest matchings between two halves, the one whose partners come first."""
    dice = Random(seed)
    drawn = Drawn(dice)
    if not drawn.cheapest:
        return
    chosen = dice.choice(sorted(map(sorted, drawn.cheapest)))
    ones = [pair[dice.randrange(2)] for pair in chosen]
    others = [vertex for vertex in drawn.vertices if vertex not in ones]
    dice.shuffle(others)
    between = [
        {vertex: mate for pair in matching for vertex, mate in (pair, pair[::-1])}
        for matching in drawn.cheapest
        if all((one in ones) != (other in ones) for one, other in matching)
    ]
    expected = min([others.index(mates[one]) for one in ones] for mates in between)
    found = Optima(drawn.rows, drawn.costs).first_between(ones, others)
    assert [others.index(mate) for mate in found] == expected
