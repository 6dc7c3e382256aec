"""The tables behind performances (B.02 art. 8.1.1, 8.1.2)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pairwright.ratings.expected_score import expected_score
from pairwright.ratings.performance import CERTAIN, complete_scale, hundredths, rating_difference


@pytest.mark.parametrize(
    ("share", "difference"),
    [
        (50, 0),
        (51, 7),
        (60, 72),
        (66, 117),
        (75, 193),
        (83, 273),
        (90, 366),
        (99, 677),
        (100, 800),
        (49, -7),
        (0, -800),
    ],
)
def test_the_table_of_shares(share: int, difference: int) -> None:
    """Three points of four are worth 193 points of rating."""
    assert rating_difference(share) == difference


@given(st.integers(0, 100))
def test_below_half_the_table_is_mirrored(share: int) -> None:
    """What is scored by one is missed by the other."""
    assert rating_difference(share) == -rating_difference(100 - share)


def test_more_points_are_worth_more() -> None:
    """Every hundredth adds to the difference."""
    row = [rating_difference(share) for share in range(101)]
    assert row == sorted(set(row))


@pytest.mark.parametrize(
    ("halves", "games", "share"), [(9, 8, 56), (1, 8, 6), (5, 3, 83), (0, 4, 0), (8, 4, 100), (1, 100, 1)]
)
def test_shares_are_rounded_half_up(halves: int, games: int, share: int) -> None:
    """4.5 of 8 are 56.25 per cent, so 56; half a point of a hundred is rounded up to 1."""
    assert hundredths(halves, games) == share


@given(st.integers(0, 3000), st.integers(-3000, 3000))
def test_the_scale_is_the_table_without_a_cap(width: int, difference: int) -> None:
    """Every difference has the expectation of the whole table."""
    difference = max(-width, min(width, difference))
    assert complete_scale(width)[difference + width] == expected_score(difference, 0, largest_difference=10**6)


def test_certainty() -> None:
    """From 736 points on every point is expected, before it not."""
    scale = complete_scale(1000)
    assert (scale[1000 + CERTAIN], scale[1000 + CERTAIN - 1], scale[1000 - CERTAIN]) == (100, 99, 0)
