"""The cheapest perfect matchings of a graph, narrowed step by step to the one that comes first.

A matching of least cost brings duals with it. Where no odd set needs a dual of its own, the cheapest perfect matchings
are exactly the perfect matchings of the edges that are tight, and a question about them costs one alternating tree;
otherwise the matching is computed again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pairwright.matching.bits import members, set_of
from pairwright.matching.complete import Mates, augment, perfect
from pairwright.matching.first import first_matching
from pairwright.matching.heaviest import heaviest_with_tight_edges

Costs = Mapping[int, Mapping[int, int]]
"""By vertex and neighbour, 0 or more, symmetric; a neighbour that is not named costs nothing."""


class Optima:
    """The cheapest perfect matchings of the graph ``rows`` (neighbours by vertex, as sets).

    ``mates`` is one of them at any time; empty if there is none.
    """

    __slots__ = ("_allowed", "_costs", "_least", "_rows", "_within", "mates")

    def __init__(self, rows: Mapping[int, int], costs: Costs) -> None:
        self._within = set_of(rows)
        self._allowed = dict(rows)
        """Edges that are not left out."""
        self._costs = costs
        self._rows: dict[int, int] = {}
        """Edges every perfect matching of which is a cheapest one; empty where no set of edges is known to be so."""
        self._least = -1
        self.mates: Mates = {}
        if not rows:
            return
        free = {one: row & ~set_of(costs.get(one, ())) for one, row in rows.items()}
        self.mates = perfect(free, self._within)
        if self.mates:
            self._rows = free
        else:
            self._solve()

    @property
    def settled(self) -> bool:
        """Is it known which edges the cheapest matchings are made of? Then narrowing costs little, and
        :meth:`first_between` changes nothing."""
        return bool(self._rows)

    def without(self, one: int, others: int) -> bool:
        """Leave out the pairs of ``one`` with these others, if a cheapest perfect matching remains; else nothing
        changes."""
        changed = self._allowed[one] & others
        if not changed:
            return True
        if not others >> self.mates[one] & 1:
            self._leave_out(one, changed)
            return True
        if self._rows:
            return self._without_tight(one, changed)
        before = self.mates, self._allowed
        self._allowed = dict(self._allowed)
        self._leave_out(one, changed)
        if self._solve():
            return True
        self.mates, self._allowed = before
        self._rows = {}
        return False

    def first_between(self, ones: Sequence[int], others: Sequence[int]) -> list[int]:
        """The partners of ``ones`` in the cheapest perfect matching that pairs each of them with one of ``others`` and
        in which the first has the foremost partner it can have, then the second, and so on; empty if there is none.

        The others are left out; so there has to be one, unless it is :attr:`settled`."""
        if self.settled:
            place = {other: index for index, other in enumerate(others)}
            wanted = set_of(others)
            rows = [set_of(place[other] for other in members(self._rows[one] & wanted)) for one in ones]
            return [others[column] for column in first_matching(rows, (1 << len(others)) - 1)]
        for one in ones:
            if not self.without(one, self._within & ~set_of(others)):
                return []
        if self.settled or (self._solve() and self.settled):
            return self.first_between(ones, others)
        for one in ones:
            next(other for other in others if self.without(one, self._within & ~(1 << other)))
        return [self.mates[one] for one in ones]

    def _leave_out(self, one: int, others: int) -> None:
        _take_out(self._allowed, one, others)
        if self._rows:
            _take_out(self._rows, one, others)

    def _without_tight(self, one: int, others: int) -> bool:
        """With one and its mate taken apart, an alternating path has to lead from one to the other."""
        rows, mates = self._rows, self.mates
        mate = mates[one]
        out = rows[one] & others
        _take_out(rows, one, out)
        mates[one] = mates[mate] = -1
        if augment(one, rows, self._within, mates, 1 << mate):
            rows[one] |= out
            for other in members(out):
                rows[other] |= 1 << one
            mates[one], mates[mate] = mate, one
            return False
        _take_out(self._allowed, one, others)
        return True

    def _solve(self) -> bool:
        """Compute the matching again; False, and nothing to be relied on, if it costs more than before."""
        vertices = list(members(self._within))
        most = max([cost for costs in self._costs.values() for cost in costs.values()], default=0)
        enough = (len(vertices) // 2 + 1) * (most + 1)
        weights = []
        for one in vertices:
            allowed, costs = self._allowed[one], self._costs.get(one, {})
            weights.append([enough - costs.get(other, 0) if allowed >> other & 1 else 0 for other in vertices])
        at_least = len(vertices) // 2 * enough - self._least if self._least >= 0 else 0
        mates, tight = heaviest_with_tight_edges(weights, at_least)
        if -1 in mates:
            self.mates = {}
            return False
        self.mates = {one: vertices[mate] for one, mate in zip(vertices, mates, strict=True)}
        cost = sum([self._costs.get(one, {}).get(other, 0) for one, other in self.mates.items()])
        if self._least < 0:
            self._least = cost
        self._rows = {one: set_of(vertices[other] for other in row) for one, row in zip(vertices, tight, strict=False)}
        return cost == self._least


def _take_out(rows: dict[int, int], one: int, others: int) -> None:
    """Change the graph: no pairs of one with these others."""
    out = rows[one] & others
    rows[one] ^= out
    for other in members(out):
        rows[other] &= ~(1 << one)
