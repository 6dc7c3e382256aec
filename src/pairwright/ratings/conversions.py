"""Ratings from other scales (A1 of the Dutch system of the documents): Ingo numbers and BCF grades.

A rating is 2840 - 8 x Ingo, and 600 + 8 x BCF, rounded to a whole number (a half upwards) once. Where that is nothing
positive there is no rating: 0.
"""

from __future__ import annotations

from fractions import Fraction

from pairwright.handbook.dutch import DUTCH_1998

IMPLEMENTS = (DUTCH_1998["A1"],)

PER_STEP = 8
INGO_ZERO = 2840
BCF_ZERO = 600

Number = int | Fraction


def from_ingo(ingo: Number) -> int:
    """The rating (Elo) of an Ingo number, of which the smaller is the better.

    >>> from_ingo(100), from_ingo(Fraction("85.5"))
    (2040, 2156)
    """
    return _whole(INGO_ZERO - PER_STEP * ingo)


def from_bcf(grade: Number) -> int:
    """The rating (Elo) of a BCF grade.

    >>> from_bcf(180)
    2040
    """
    return _whole(BCF_ZERO + PER_STEP * grade)


def to_ingo(rating: int) -> Fraction:
    """The Ingo number that gives this rating, exact.

    >>> to_ingo(2040)
    Fraction(100, 1)
    """
    return Fraction(INGO_ZERO - rating, PER_STEP)


def to_bcf(rating: int) -> Fraction:
    """The BCF grade that gives this rating, exact.

    >>> to_bcf(2041)
    Fraction(1441, 8)
    """
    return Fraction(rating - BCF_ZERO, PER_STEP)


def _whole(exact: Number) -> int:
    return max(0, (2 * exact.numerator + exact.denominator) // (2 * exact.denominator))
