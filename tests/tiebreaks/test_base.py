"""How values are written."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pairwright.tiebreaks.base import Column, Total, Value, half_up, natural, written

amounts = st.integers(-(10**6), 10**6) | st.fractions(-1000, 1000, max_denominator=5000)


def column(totals: list[Total], scale: int, decimals: int) -> Column:
    """A column without a working."""
    return Column(totals, scale, decimals, Value)


@given(st.lists(amounts | st.tuples(amounts, amounts), min_size=1), st.integers(1, 5040), st.integers(0, 6))
def test_texts_are_the_exact_values_written(totals: list[Total], scale: int, decimals: int) -> None:
    """A column writes what it holds exactly: the same as one value after the other."""
    made = column(totals, scale, decimals)
    everybody = range(len(totals))
    assert made.texts(everybody) == [written(made.exact(position), decimals) for position in everybody]


@given(st.integers(0, 10**6), st.integers(1, 5040), st.integers(0, 6))
def test_a_half_is_rounded_up(number: int, scale: int, decimals: int) -> None:
    """The text is the nearest number with these decimals, the higher of two."""
    exact = natural(number, scale)
    assert Fraction(written(exact, decimals)) == Fraction(half_up(exact * 10**decimals), 10**decimals)


@pytest.mark.parametrize(
    ("amount", "decimals", "text"),
    [(Fraction(-5, 2), 1, "-2.5"), (Fraction(-1, 100), 1, "0.0"), (Fraction(-1, 3), 0, "0"), (-7, 0, "-7")],
)
def test_nothing_has_no_sign(amount: Fraction | int, decimals: int, text: str) -> None:
    """Less than nothing has a minus, what is written as nothing has none."""
    assert written(amount, decimals) == text
