"""The first perfect matching of a general graph: each vertex in turn takes the lowest partner it can have."""

from __future__ import annotations

from collections.abc import Iterable

from pairwright.matching.bits import members
from pairwright.matching.complete import Mates, Rows, augment, perfect


def first_perfect(rows: Rows, within: int, order: Iterable[int]) -> Mates:
    """The perfect matching of a set in which the vertices, taken in ``order``, have the lowest partners that leave the
    others a perfect matching (who is taken as a partner has no turn any more); empty if there is none (or nobody).

    >>> first_perfect([0b1110, 0b0101, 0b1011, 0b0101], 0b1111, range(4))
    {0: 1, 1: 0, 2: 3, 3: 2}
    """
    mates = perfect(rows, within)
    open_ = within if mates else 0
    for vertex in order:
        if not open_ >> vertex & 1:
            continue
        for partner in members(rows[vertex] & open_):
            if mates[vertex] == partner or _rematch(vertex, partner, rows, mates, open_):
                break
        open_ &= ~(1 << vertex | 1 << mates[vertex])
    return mates


def _rematch(one: int, other: int, rows: Rows, mates: Mates, open_: int) -> bool:
    """Make these two partners if the rest can still be matched: with the two taken out, an alternating path has to join
    their former partners."""
    left, right = mates[one], mates[other]
    mates[left] = mates[right] = -1
    if augment(left, rows, open_ & ~(1 << one | 1 << other), mates, 1 << right):
        mates[left], mates[right] = one, other
        return False
    mates[one], mates[other] = other, one
    return True
