"""Colour preferences (C.04.3 article 1.7)."""

from __future__ import annotations

import pytest

from pairwright.state.preference import ANY, BLACK, WHITE, Strength, preference


@pytest.mark.parametrize(
    ("colours", "due", "strength"),
    [
        ("", ANY, Strength.NONE),
        ("w", BLACK, Strength.STRONG),
        ("b", WHITE, Strength.STRONG),
        ("wb", WHITE, Strength.MILD),
        ("bw", BLACK, Strength.MILD),
        ("ww", BLACK, Strength.ABSOLUTE),
        ("wbb", WHITE, Strength.ABSOLUTE),
        ("wbwbw", BLACK, Strength.STRONG),
        ("wwbb", WHITE, Strength.ABSOLUTE),
        ("wwbwb", BLACK, Strength.STRONG),
        ("wwwbb", WHITE, Strength.ABSOLUTE),
        ("wwwwbb", BLACK, Strength.ABSOLUTE),
        ("bbwbwb", WHITE, Strength.ABSOLUTE),
    ],
)
def test_which_colour_is_due_and_how_much(colours: str, due: int, strength: Strength) -> None:
    assert preference(colours) == (due, strength)
