"""Koya (C.07 art. 9.2, limits by 14.3)."""

from __future__ import annotations

from fractions import Fraction

from pairwright.handbook.tie_breaks import TIE_BREAKS_2026
from tests.support.crosstables import crosstable
from tests.support.values import PREDETERMINED, ranking, values

FIVE = crosstable("""
    1: Z   2w1 3b= 4w1 5b1
    2: 5w1 1b0 Z   3w= 4b1
    3: 4w= Z   1w= 2b= 5w=
    4: 3b= 5w+ Z   1b0 2w0
    5: 2b0 4b- 1w0 Z   3b=
    """)
"""Scores 3.5, 2.5, 2, 1.5, 0.5 (rounds do not form a table, which is all the same here)."""


def test_points_against_those_with_half_of_the_points() -> None:
    """Four games each in a field of five: two points are a half, and the third has just that."""
    found = values(FIVE, "KS", PREDETERMINED)
    assert {number: row["KS"] for number, row in found.items()} == {
        1: "1.5",  # a win and a draw against 2 and 3
        2: "0.5",
        3: "1.0",
        4: "0.5",
        5: "0.5",
    }


def test_limit_moves_by_half_points() -> None:
    """Half a point more leaves out number 3, half a point less lets number 4 in."""
    found = values(FIVE, "KS/L+1,KS/L-1", PREDETERMINED)
    assert found[1] == {"KS/L+1": "1.0", "KS/L-1": "2.5"}
    assert found[3] == {"KS/L+1": "1.0", "KS/L-1": "1.5"}


def test_swiss_counts_every_round_for_the_most() -> None:
    """In a Swiss event of five rounds 2.5 points are a half, so the player with 2 no longer counts."""
    assert values(FIVE, "KS")[1]["KS"] == "1.0"


def test_free_rounds_are_none_in_which_to_score() -> None:
    """After two of the three rounds of three players the most is two points, also for those who were free already."""
    table = crosstable("""
        1: 2w= 3b=
        2: 1b= Z
        3: Z   1w=
        """)
    assert {number: row["KS"] for number, row in values(table, "KS", PREDETERMINED).items()} == {
        1: "0.0",
        2: "0.5",
        3: "0.5",
    }


def test_forfeits_count_as_games() -> None:
    """A forfeit win against somebody with half of the points counts, and the working says why."""
    table = crosstable("""
        1: 2w+ 3b1
        2: 1b- 4w1
        3: 4w1 1w0
        4: 3b0 2b0
        """)
    value = ranking(table, "KS", PREDETERMINED).value(0, 0)
    assert value.total == 2
    assert value.parts[0].why == TIE_BREAKS_2026["15.2"]
    assert value.steps[0].amount == 1


def test_working_shows_who_does_not_count() -> None:
    """Points against weaker opponents are there, and marked as not counting."""
    value = ranking(FIVE, "KS", PREDETERMINED).value(0, 0)
    assert [part.opponent for part in value.parts if part.cut] == [4, 5]
    assert value.total == Fraction(3, 2)
