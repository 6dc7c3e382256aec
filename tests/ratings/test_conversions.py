"""Ratings from Ingo numbers and BCF grades (A1)."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pairwright.ratings.conversions import from_bcf, from_ingo, to_bcf, to_ingo


@pytest.mark.parametrize(("ingo", "rating"), [(0, 2840), (100, 2040), (Fraction(401, 4), 2038), (355, 0), (400, 0)])
def test_ingo(ingo: Fraction | int, rating: int) -> None:
    """2840 less 8 times the number; the smaller number is the better player."""
    assert from_ingo(ingo) == rating


@pytest.mark.parametrize(("grade", "rating"), [(0, 600), (150, 1800), (Fraction("150.1"), 1801), (275, 2800)])
def test_bcf(grade: Fraction | int, rating: int) -> None:
    """600 and 8 times the grade."""
    assert from_bcf(grade) == rating


def test_a_half_is_rounded_up_once() -> None:
    """At the end, and not the product before."""
    assert from_bcf(Fraction(1, 16)) == 601
    assert from_ingo(Fraction(1, 16)) == 2840


@given(st.integers(600, 2840))
def test_there_and_back(rating: int) -> None:
    """Both scales keep a rating exactly."""
    assert from_ingo(to_ingo(rating)) == from_bcf(to_bcf(rating)) == rating
