"""Figures and lists as notes show them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from pairwright.errors import Listing, Sentence, say
from pairwright.pairing.systems.dubov_1997.field import Field
from pairwright.state.preference import ANY, BLACK, WHITE

_DUE = {WHITE: "due White", BLACK: "due Black", ANY: "without a colour"}


def listed(numbers: Sequence[int]) -> Listing:
    """Numbers with commas."""
    return Listing(tuple(numbers))


def shown(average: Fraction) -> str:
    """An average with one decimal, half up; none where it is whole.

    >>> [shown(Fraction(value, 3)) for value in (6300, 6301, 6302)]
    ['2100', '2100.3', '2100.7']
    """
    tenths = (20 * average.numerator + average.denominator) // (2 * average.denominator)
    return f"{tenths // 10}.{tenths % 10}" if tenths % 10 else str(tenths // 10)


def due_word(field: Field, player: int) -> Sentence:
    """What a player is due."""
    return say(_DUE[field.due(player)])


def colour_looked_for(colour: int) -> Sentence:
    """The same of a colour."""
    return say(_DUE[colour])
