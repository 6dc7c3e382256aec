"""Floats and due colours on cards, as each system sees them."""

import pytest

from pairwright.app.tables.marks import Due, due_by_hand, marks_of
from pairwright.model.colour import Colour
from pairwright.state.floats import Float
from pairwright.state.preference import Strength
from tests.support.crosstables import crosstable

DOWN, UP, NONE = Float.DOWN, Float.UP, Float.NONE

GAPS = crosstable("1: 4w1 2w+ F\n2: 5b= 1b- H\n3: 6w1 4w1 Z\n4: 1b0 3b0 U\n5: 2w= 6w= 6b1\n6: 3b0 5b= 5w0", rounds=5)
"""After round 1: 1 and 3 have a point, 2 and 5 half a one, 4 and 6 none. 1 and 2 were paired in round 2 and did not
play, 3 met 4 there and 5 met 6. In round 3 there are byes of all kinds."""


@pytest.mark.parametrize(
    ("system", "player", "floats"),
    [
        ("dutch-2026", 1, (NONE, DOWN, DOWN)),
        ("dutch-2026", 2, (NONE, NONE, DOWN)),
        ("dutch-2026", 3, (NONE, DOWN, NONE)),
        ("dutch-2026", 4, (NONE, UP, DOWN)),
        ("dutch-2017", 2, (NONE, DOWN, DOWN)),
        ("dutch-2017", 3, (NONE, DOWN, DOWN)),
        ("dutch-1998", 1, (NONE, DOWN, NONE)),
        ("dutch-1998", 2, (NONE, UP, NONE)),
        ("dutch-1998", 4, (NONE, UP, DOWN)),
        ("lim", 2, (NONE, UP, NONE)),
        ("dubov-2026", 2, (NONE, UP, NONE)),
        ("manual-swiss", 2, (NONE, UP, NONE)),
        ("double-swiss", 1, (NONE, NONE, NONE)),
        ("double-swiss", 3, (NONE, DOWN, NONE)),
    ],
)
def test_floats_of_rounds_without_a_game(system: str, player: int, floats: tuple[Float, ...]) -> None:
    """Today by the points they bring; in 2017 all are floats; in the documents a pairing floats, a bye too, an absence
    does not."""
    assert marks_of(GAPS, system, 3).floats[player] == floats


def test_every_swiss_system_has_due_colours() -> None:
    """The rarer colour, else the other one; absolute after the same one twice."""
    for system in ("dutch-1998", "lim-maxi", "lim-2026", "dubov-1997", "burstein-1998"):
        due = marks_of(GAPS, system, 3).due
        assert due[3] == Due(Colour.BLACK, Strength.ABSOLUTE)
        assert due[1] == Due(Colour.BLACK, Strength.STRONG)
        assert due[5] == Due(Colour.BLACK, Strength.STRONG)
    assert marks_of(GAPS, "custom-swiss", 3).due == {}


def test_before_the_first_game() -> None:
    """Nothing is due; by Dubov's rules of today Black is."""
    new = crosstable("1:\n2:")
    assert marks_of(new, "dutch-2026", 0).due[1] == Due()
    assert marks_of(new, "dubov-2026", 0).due[1] == Due(Colour.BLACK, Strength.MILD)


@pytest.mark.parametrize(
    ("colours", "due"),
    [
        ("", Due()),
        ("w", Due(Colour.BLACK, Strength.STRONG)),
        ("wb", Due(Colour.WHITE, Strength.MILD)),
        ("bb", Due(Colour.WHITE, Strength.STRONG)),
        ("wwwbb", Due(Colour.BLACK, Strength.STRONG)),
        ("wwwbw", Due(Colour.BLACK, Strength.ABSOLUTE)),
    ],
)
def test_by_hand_the_rarer_colour_goes_first(colours: str, due: Due) -> None:
    """Even after the other one twice running; nobody has one colour five times in seven rounds (M15, M18, M19)."""
    assert due_by_hand(colours, 7) == due
