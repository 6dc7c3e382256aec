"""Maximum-weight matching on a general graph with exact ints of any size, verified before it is returned.

Edmonds's primal-dual method, one alternating tree per stage. Weights are doubled so that all duals stay whole.
Graphs are treated as complete: an absent edge has weight 0 and is left out of the result. The tree's dual
changes are not carried out one by one: ``clock`` is the sum of the changes of the stage, the stored duals of
tree vertices are relative to it, and the next change is the earliest event of a heap.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush

from pairwright.matching.bits import members

_FREE, _OUTER, _INNER = 0, 1, 2
_EXPAND = -1


def heaviest_matching(weights: Sequence[Sequence[int]]) -> list[int]:
    """The partner of every vertex in a matching of greatest total weight; -1 for those left alone.

    ``weights`` is a symmetric square of ints, none negative; 0 means that there is no edge.
    """
    return _solved(weights).partners(weights) if weights else []


def heaviest_with_tight_edges(weights: Sequence[Sequence[int]], at_least: int = 0) -> tuple[list[int], list[list[int]]]:
    """The same, and the neighbours of every vertex over tight edges.

    If the matching leaves nobody alone, the perfect matchings of tight edges are exactly those of the greatest weight.
    There are none to tell (an empty list) where only the dual of an odd set proves it, for then that is not so; nor are
    they looked for in a matching that weighs less than ``at_least``.
    """
    search = _solved(weights)
    partners = search.partners(weights)
    twice = sum([row[mate] for row, mate in zip(weights, partners, strict=True) if mate >= 0])
    if twice < 2 * at_least:
        return partners, []
    duals, scale = search.duals, 2
    if any(search.blossom_duals.values()):
        duals, scale = _duals_without_odd_sets(weights, twice), 4
    tight = [
        [other for other, weight in enumerate(row) if weight and duals[one] + duals[other] == scale * weight]
        for one, row in enumerate(weights if duals else ())
    ]
    return partners, tight


def _duals_without_odd_sets(weights: Sequence[Sequence[int]], twice: int) -> list[int]:
    """Duals of the vertices alone (four times their size), if they can prove a matching the heaviest that weighs half
    of ``twice``; else empty.

    They can exactly if the graph in which every vertex stands on two sides has no heavier matching than this one twice.
    """
    nothing = [0] * len(weights)
    search = _solved([[*nothing, *row] for row in weights] + [[*row, *nothing] for row in weights])
    if sum(search.duals) != 2 * twice or any(search.blossom_duals.values()):
        return []
    return [one + other for one, other in zip(search.duals, search.duals[len(weights) :], strict=False)]


def _solved(weights: Sequence[Sequence[int]]) -> _Search:
    search = _Search(weights)
    search.run()
    search.verify()
    return search


class _Search:
    """Vertices are 0 .. n-1, blossoms are nodes from n on; ``top`` is the outermost node of each vertex."""

    def __init__(self, weights: Sequence[Sequence[int]]) -> None:
        double = [[2 * weight for weight in row] for row in weights]
        if len(double) % 2:
            for row in double:
                row.append(0)
            double.append([0] * (len(weights) + 1))
        count = len(double)
        self.count = count
        self.weights = double
        self.duals = [max(row) // 2 for row in double]
        self.mates = [-1] * count
        self.top = list(range(count))
        self.base = list(range(count))
        self.vertices = [1 << vertex for vertex in range(count)]
        self.labels = [_FREE] * count
        self.entry: dict[int, tuple[int, int]] = {}
        self.parts: dict[int, list[int]] = {}
        self.joins: dict[int, list[tuple[int, int]]] = {}
        self.blossom_duals: dict[int, int] = {}
        self.clock = 0
        self.events: list[tuple[int, int, int]] = []
        self.nearest: list[int | None] = []
        self.nearest_from: list[int] = []

    def run(self) -> None:
        """Greedy on tight edges, then a tree from every vertex still exposed."""
        duals, mates = self.duals, self.mates
        for vertex, row in enumerate(self.weights):
            if mates[vertex] < 0:
                dual = duals[vertex]
                for other in range(vertex + 1, self.count):
                    if mates[other] < 0 and dual + duals[other] == row[other]:
                        mates[vertex], mates[other] = other, vertex
                        break
        for root in range(self.count):
            if mates[root] < 0:
                self._stage(root)

    def partners(self, weights: Sequence[Sequence[int]]) -> list[int]:
        """By vertex, -1 for those left alone."""
        count = len(weights)
        mates = enumerate(self.mates[:count])
        return [mate if mate < count and weights[vertex][mate] else -1 for vertex, mate in mates]

    # ---------------------------------------------------------------- one stage

    def _stage(self, root: int) -> None:
        """Grow the tree of ``root`` until it reaches another exposed vertex, and augment."""
        self.clock = 0
        self.events = []
        self.nearest = [None] * self.count
        self.nearest_from = [-1] * self.count
        self._make_outer(self.top[root])
        while not self._handle_next():
            pass
        self._settle()

    def _handle_next(self) -> bool:
        """Advance the clock to the next event; True if the tree was augmented."""
        time, one, other = heappop(self.events)
        top, labels = self.top, self.labels
        if one == _EXPAND:
            if labels[other] == _INNER and other in self.parts and self.blossom_duals[other] == 2 * time:
                self.clock = time
                self._expand(other)
            return False
        from_node, to_node = top[one], top[other]
        if from_node == to_node or labels[to_node] == _INNER:
            return False
        slack = self.duals[one] + self.duals[other] - self.weights[one][other]
        if labels[to_node] == _OUTER:
            if slack == 2 * time:
                self.clock = time
                self._contract(one, other)
            return False
        if slack != time:
            return False
        self.clock = time
        mate = self.mates[self.base[to_node]]
        if mate < 0:
            self._augment(one, other)
            return True
        self.entry[to_node] = (one, other)
        self._make_inner(to_node)
        self._make_outer(top[mate])
        return False

    def _make_outer(self, node: int, shift: int = 1) -> None:
        """Label the node; ``shift`` is 2 where its vertices were inner before."""
        self.labels[node] = _OUTER
        if node in self.parts:
            self.blossom_duals[node] -= 2 * self.clock
        for vertex in members(self.vertices[node]):
            self.duals[vertex] += shift * self.clock
            self._scan(vertex, node)

    def _make_inner(self, node: int) -> None:
        self.labels[node] = _INNER
        clock = self.clock
        for vertex in members(self.vertices[node]):
            self.duals[vertex] -= clock
        if node in self.parts:
            self.blossom_duals[node] += 2 * clock
            heappush(self.events, (self.blossom_duals[node] // 2, _EXPAND, node))

    def _scan(self, vertex: int, node: int) -> None:
        """Note the events of all edges of a new outer vertex."""
        top, labels, duals, nearest = self.top, self.labels, self.duals, self.nearest
        dual, events = duals[vertex], self.events
        for other, weight in enumerate(self.weights[vertex]):
            its_node = top[other]
            if its_node == node:
                continue
            distance = dual - weight
            label = labels[its_node]
            if label == _OUTER:
                heappush(events, ((distance + duals[other]) // 2, vertex, other))
                continue
            best = nearest[other]
            if best is None or distance < best:
                nearest[other] = distance
                self.nearest_from[other] = vertex
                if label == _FREE:
                    heappush(events, (distance + duals[other], vertex, other))

    # ---------------------------------------------------------------- blossoms

    def _contract(self, one: int, other: int) -> None:
        """Make a blossom of the odd cycle closed by an edge between two outer nodes."""
        meeting = self._meeting_node(self.top[one], self.top[other])
        left, left_joins = self._climb(self.top[one], meeting)
        right, right_joins = self._climb(self.top[other], meeting)
        parts = left[::-1] + right[:-1]
        joins = [(above, below) for below, above in reversed(left_joins)] + [(one, other), *right_joins]
        node = len(self.labels)
        self.parts[node] = parts
        self.joins[node] = joins
        self.labels.append(_OUTER)
        self.base.append(self.base[meeting])
        self.blossom_duals[node] = -2 * self.clock
        fresh = mask = 0
        for part in parts:
            mask |= self.vertices[part]
            if self.labels[part] == _INNER:
                fresh |= self.vertices[part]
            self._freeze(part)
            self.labels[part] = _FREE
        self.vertices.append(mask)
        for vertex in members(mask):
            self.top[vertex] = node
        for vertex in members(fresh):
            self.duals[vertex] += 2 * self.clock
            self._scan(vertex, node)

    def _freeze(self, node: int) -> None:
        """Fix the dual of a blossom that becomes part of another."""
        if node in self.parts:
            self.blossom_duals[node] += (2 if self.labels[node] == _OUTER else -2) * self.clock

    def _meeting_node(self, one: int, other: int) -> int:
        passed = set()
        while True:
            passed.add(one)
            mate = self.mates[self.base[one]]
            if mate < 0:
                break
            one = self.top[self.entry[self.top[mate]][0]]
        while other not in passed:
            other = self.top[self.entry[self.top[self.mates[self.base[other]]]][0]]
        return other

    def _climb(self, node: int, stop: int) -> tuple[list[int], list[tuple[int, int]]]:
        """Nodes from an outer node up to ``stop``, and the edges between them."""
        nodes = [node]
        joins: list[tuple[int, int]] = []
        while node != stop:
            base = self.base[node]
            mate = self.mates[base]
            inner = self.top[mate]
            above, below = self.entry[inner]
            node = self.top[above]
            nodes += (inner, node)
            joins += ((base, mate), (below, above))
        return nodes, joins

    def _expand(self, node: int) -> None:
        """Dissolve an inner blossom whose dual has come down to 0; its even path stays in the tree."""
        parts, joins = self.parts.pop(node), self.joins.pop(node)
        del self.blossom_duals[node]
        self.labels[node] = _FREE
        entry = self.entry[node]
        for part in parts:
            for vertex in members(self.vertices[part]):
                self.top[vertex] = part
            self.labels[part] = _FREE
        index = parts.index(self.top[entry[1]])
        size = len(parts)
        on_path = set()
        outer = []
        while True:
            part = parts[index % size]
            on_path.add(part)
            self.entry[part] = entry
            self._stay_inner(part)
            if index % size == 0:
                break
            if index % 2:
                entry = joins[(index + 1) % size]
                outer.append(parts[index + 1 if index + 1 < size else 0])
                index += 2
            else:
                below, above = joins[index - 2]
                entry = (above, below)
                outer.append(parts[index - 1])
                index -= 2
        on_path.update(outer)
        for part in parts:
            if part not in on_path:
                self._set_free(part)
        for part in outer:
            self._make_outer(part, 2)

    def _stay_inner(self, node: int) -> None:
        """A part of a dissolved inner blossom that is inner itself: its vertices' duals are right already."""
        self.labels[node] = _INNER
        if node in self.parts:
            self.blossom_duals[node] += 2 * self.clock
            heappush(self.events, (self.blossom_duals[node] // 2, _EXPAND, node))

    def _set_free(self, node: int) -> None:
        """A part of a dissolved inner blossom that leaves the tree."""
        for vertex in members(self.vertices[node]):
            self.duals[vertex] += self.clock
            best = self.nearest[vertex]
            if best is not None:
                heappush(self.events, (best + self.duals[vertex], self.nearest_from[vertex], vertex))

    # ---------------------------------------------------------------- augmenting

    def _augment(self, one: int, other: int) -> None:
        """Flip the path from the root over ``one`` to the exposed node of ``other``."""
        self._rebase(self.top[other], other)
        self.mates[other] = one
        while True:
            node = self.top[one]
            mate = self.mates[self.base[node]]
            self._rebase(node, one)
            self.mates[one] = other
            if mate < 0:
                return
            inner = self.top[mate]
            above, below = self.entry[inner]
            self._rebase(inner, below)
            self.mates[below] = above
            one, other = above, below

    def _rebase(self, node: int, vertex: int) -> None:
        """Make ``vertex`` the one vertex of the node that is not matched inside it."""
        if node not in self.parts:
            return
        parts, joins, mates = self.parts[node], self.joins[node], self.mates
        index = next(place for place, part in enumerate(parts) if self.vertices[part] >> vertex & 1)
        self._rebase(parts[index], vertex)
        size, step = len(parts), 1 if index % 2 else -1
        place = index
        while place % size:
            near, far = (place + step) % size, (place + 2 * step) % size
            one, other = joins[near] if step > 0 else joins[far]
            first, second = (near, far) if step > 0 else (far, near)
            self._rebase(parts[first], one)
            self._rebase(parts[second], other)
            mates[one], mates[other] = other, one
            place = far
        self.parts[node] = parts[index:] + parts[:index]
        self.joins[node] = joins[index:] + joins[:index]
        self.base[node] = vertex

    def _settle(self) -> None:
        """End of a stage: make all duals absolute and take the labels off."""
        for node in set(self.top):
            label = self.labels[node]
            if label == _FREE:
                continue
            change = -self.clock if label == _OUTER else self.clock
            for vertex in members(self.vertices[node]):
                self.duals[vertex] += change
            if node in self.parts:
                self.blossom_duals[node] -= 2 * change
            self.labels[node] = _FREE
        for node in self.parts:
            self.labels[node] = _FREE

    # ---------------------------------------------------------------- proof

    def verify(self) -> None:
        """Check the duals: they cover every edge, and they cost exactly what the matching weighs."""
        duals, count = self.duals, self.count
        cost = sum(duals)
        inside = [[0] * count for _ in range(count)] if self.parts else []
        for node, dual in self.blossom_duals.items():
            if dual < 0:
                raise AssertionError("a blossom has a negative dual")
            own = list(members(self.vertices[node]))
            cost += dual * (len(own) // 2)
            for one in own:
                row = inside[one]
                for other in own:
                    row[other] += dual
        gain = 0
        for one, weights in enumerate(self.weights):
            dual = duals[one]
            gain += weights[self.mates[one]]
            slacks = [dual + other - weight for other, weight in zip(duals, weights, strict=True)]
            if inside:
                slacks = [slack + more for slack, more in zip(slacks, inside[one], strict=True)]
            slacks[one] = 0
            if min(slacks) < 0:
                raise AssertionError("an edge is heavier than its duals")
        if gain != 2 * cost:
            raise AssertionError("the matching weighs less than its duals cost")
