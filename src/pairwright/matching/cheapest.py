"""The perfect matching of least cost on a general graph, with exact whole numbers of any size."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.matching.heaviest import heaviest_matching

NO_EDGE = -1


def cheapest_perfect_matching(costs: Sequence[Sequence[int]]) -> list[int]:
    """The partner of every vertex in a perfect matching whose edges cost least together; empty if there is none.

    ``costs`` is a symmetric square, :data:`NO_EDGE` where there is no edge, otherwise 0 or more.
    """
    most = max((max(row) for row in costs), default=0)
    enough = (len(costs) // 2 + 1) * (most + 1)  # one pair more outweighs every difference of costs
    weights = [[0 if cost < 0 else enough - cost for cost in row] for row in costs]
    for vertex, row in enumerate(weights):
        row[vertex] = 0
    mates = heaviest_matching(weights)
    return [] if -1 in mates else mates
