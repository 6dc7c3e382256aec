"""The table of expected scores (B.02 art. 8.1.2)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pairwright.ratings.expected_score import expected_score


@pytest.mark.parametrize(
    ("difference", "stronger"), [(0, 50), (3, 50), (4, 51), (100, 64), (206, 76), (207, 77), (391, 91), (392, 92)]
)
def test_the_table_says_what_a_difference_promises(difference: int, stronger: int) -> None:
    """A hundred points of rating are worth 64 per cent."""
    assert expected_score(2000 + difference, 2000) == stronger
    assert expected_score(2000, 2000 + difference) == 100 - stronger


@pytest.mark.parametrize(("difference", "stronger"), [(500, 96), (700, 99), (735, 99), (736, 100), (1500, 100)])
def test_the_whole_table_can_be_had(difference: int, stronger: int) -> None:
    """Without the cap the table goes on to certainty."""
    assert expected_score(1000 + difference, 1000, largest_difference=4000) == stronger


def test_a_difference_above_400_counts_as_400() -> None:
    """However weak the opponent, nobody is expected to score more than 92 per cent."""
    assert expected_score(2800, 1400) == expected_score(2800, 2400) == 92


@given(st.integers(1, 3000), st.integers(1, 3000))
def test_the_two_sides_add_up(one: int, other: int) -> None:
    """One player's promise is the rest of the other's."""
    assert expected_score(one, other) + expected_score(other, one) == 100
