"""One group, and who is promoted, by plain trying, without any matching: the reference for small groups."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

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


def plain_promotion(cards: Cards, group: Sequence[int], below: Sequence[int]) -> tuple[int, ...]:
    """M10, M11: one, three, ... or two, four, ... of the next group, as few as will do; of these those with the fewest
    repeats, of both groups if there are several, then the smallest numbers. Empty if nobody helps."""
    in_order = sorted(below, key=cards.numbers.__getitem__)
    for count in range(2 - len(group) % 2, len(below) + 1, 2):
        best: list[tuple[int, int, tuple[int, ...]]] = []
        for chosen in combinations(in_order, count):
            own = _fewest(cards, [*group, *chosen])
            left = [player for player in below if player not in chosen]
            rest = _fewest(cards, left) if count > 1 and len(left) % 2 == 0 else 0
            if own >= 0:
                best.append((int(rest < 0), own + max(rest, 0), chosen))
        if best:
            impossible = all(bad for bad, _, _ in best)
            return min(best, key=lambda one: one[:2] if not impossible else (1, one[1]))[2]
    return ()


def _fewest(cards: Cards, players: Sequence[int]) -> int:
    """Fewest repeats in any legal pairing; -1 if there is none."""
    if not players:
        return 0
    first, rest = players[0], players[1:]
    found = []
    for other in rest:
        if cards.legal[first] >> other & 1:
            more = _fewest(cards, [player for player in rest if player != other])
            if more >= 0:
                found.append(more + cards.repeats(first, other))
    return min(found, default=-1)
