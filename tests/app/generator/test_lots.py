"""Lots fall the same way for the same seed, everywhere."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from pairwright.app.generator.lots import Lots

DRAWN = [119, 502, 511, 860, 102, 223]


def test_a_seed_gives_the_same_lots_in_every_version_of_python() -> None:
    """Numbers written down once, for good."""
    lots = Lots(2026)
    assert [lots.below(1000) for _ in range(6)] == DRAWN


@settings(deadline=None)
@given(st.integers(), st.lists(st.integers(), max_size=30))
def test_a_shuffle_loses_nobody(seed: int, items: list[int]) -> None:
    """The same items in another order."""
    assert Counter(Lots(seed).shuffled(items)) == Counter(items)


@settings(deadline=None)
@given(st.integers(), st.integers(-50, 50), st.integers(0, 50))
def test_a_number_keeps_its_bounds(seed: int, low: int, width: int) -> None:
    """Both ends included."""
    lots = Lots(seed)
    assert low <= lots.between(low, low + width) <= low + width
    assert low <= lots.near_the_middle(low, low + width) <= low + width


def test_every_item_has_the_same_chance_of_every_place() -> None:
    """Six thousand shuffles of three: each of the six orders about a thousand times."""
    lots = Lots(3)
    orders = Counter(tuple(lots.shuffled("abc")) for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())
