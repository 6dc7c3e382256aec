"""Drawing of lots that gives the same draw for the same seed, in every version of Python.

Only ``Random.random`` is promised to stay as it is, so everything here is made of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

Item = TypeVar("Item")


class Lots:
    """A source of lots. Two of the same ``seed``, asked the same questions, give the same answers."""

    def __init__(self, seed: int) -> None:
        self._next = Random(seed).random

    def below(self, limit: int) -> int:
        """A whole number from 0 to ``limit`` - 1."""
        return int(self._next() * limit)

    def between(self, low: int, high: int) -> int:
        """A whole number from ``low`` to ``high``, both included."""
        return low + self.below(high - low + 1)

    def near_the_middle(self, low: int, high: int) -> int:
        """Like :meth:`between`, but the middle is likelier than the ends (the mean of three draws)."""
        return low + sum(self.below(high - low + 1) for _ in range(3)) // 3

    def happens(self, chances: int, of: int = 100) -> bool:
        """True ``chances`` times out of ``of``."""
        return self.below(of) < chances

    def pick(self, items: Sequence[Item]) -> Item:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[Item]) -> list[Item]:
        """The items in an order drawn by lot."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def some(self, items: Sequence[Item], count: int) -> list[Item]:
        """``count`` different items (all of them if there are not so many)."""
        return self.shuffled(items)[:count]
