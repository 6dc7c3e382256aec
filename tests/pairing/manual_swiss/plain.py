"""The layout of one group by plain trying, without any matching: the reference for small groups."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pairwright.pairing.systems.manual_swiss.cards import Cards

Layout = list[tuple[int, int]]


def plain_layout(cards: Cards, group: Sequence[int]) -> Layout:
    """With 0 repeats, then 1, ...: the halves as they lie, then with each exchange; in each the first arrangement that
    is reached by changing places from the top. Empty if there is none."""
    half = len(group) // 2
    for budget in range(half + 1):
        for upper, lower in _halves(group[:half], group[half:]):
            found = next(_arrangements(cards, upper, lower, budget), None)
            if found is not None:
                return found
    return []


def _halves(upper: Sequence[int], lower: Sequence[int]) -> Iterator[tuple[list[int], list[int]]]:
    yield list(upper), list(lower)
    for up in reversed(range(len(upper))):
        for down in range(len(lower)):
            one, other = list(upper), list(lower)
            one[up], other[down] = lower[down], upper[up]
            yield one, other


def _arrangements(cards: Cards, upper: list[int], lower: list[int], budget: int) -> Iterator[Layout]:
    if not upper:
        yield []
        return
    for index in range(len(lower)):
        changed = list(lower)
        changed[0], changed[index] = lower[index], lower[0]
        if not cards.legal[upper[0]] >> changed[0] & 1:
            continue
        left = budget - (0 if cards.fits[upper[0]] >> changed[0] & 1 else 1)
        if left >= 0:
            for rest in _arrangements(cards, upper[1:], changed[1:], left):
                yield [(upper[0], changed[0]), *rest]
