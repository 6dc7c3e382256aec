"""Colours on board 1 (articles 18 to 27)."""

from __future__ import annotations

import pytest

from pairwright.pairing.systems.olympiad.colours import colours_of, within_limits
from pairwright.pairing.systems.olympiad.field import Field
from tests.pairing.olympiad.fields import field_of, paired


def two_teams(of_1: str, of_2: str) -> Field:
    """Teams 1 and 2 with these colours on board 1 so far; 1 is ranked higher."""
    field = field_of("1: F\n2: H", 2)
    field.state = field.state._replace(colours=[of_1, of_2])
    return field


@pytest.mark.parametrize(
    ("of_1", "of_2", "white", "article"),
    [
        ("ww", "wb", 2, "20(a)"),
        ("bbwbb", "bbwwb", 1, "20(a)"),
        ("bww", "bwb", 2, "20(b)"),
        ("ww", "ww", 2, "25(a)"),
        ("w", "b", 2, "22(a)"),
        ("wbw", "bwb", 2, "22(a)"),
        ("wb", "", 1, "25(b)"),
        ("wb", "bw", 1, "23"),
        ("bwwb", "wbwb", 2, "24"),
        ("wb", "bwwb", 1, "25(b)"),
        ("wbw", "wbw", 2, "25(a)"),
        ("bwb", "bwb", 1, "25(a)"),
        ("wb", "wb", 1, "26"),
        ("bw", "bw", 2, "26"),
        ("", "bw", 1, "25(b)"),
        ("", "", 1, "19"),
    ],
)
def test_who_has_white(of_1: str, of_2: str, white: int, article: str) -> None:
    """The limits, then the smaller surplus of Whites, then the latest difference, then the higher ranked team."""
    field = two_teams(of_1, of_2)
    for one, other in ((0, 1), (1, 0)):
        first_is_white, rule = colours_of(field, one, other)
        assert (field.state.numbers[one if first_is_white else other], rule.number) == (white, article)


def test_the_limits_of_article_20() -> None:
    """Three more of one colour, or the third time running, is too much."""
    assert within_limits("wbw", "bwb")
    assert not within_limits("ww", "")
    assert not within_limits("", "bb")
    assert not within_limits("bbww", "")
    assert not within_limits("wbwbww", "")


def test_round_1_alternates_down_the_upper_half() -> None:
    """Number 1 has the drawn colour on board 1, the odd numbers with it; so it is in both groups of round 1."""
    eight = paired("\n".join(f"{number}:" for number in range(1, 9)), 1)
    assert [(board.white, board.black) for board in eight.boards] == [(1, 3), (4, 2), (5, 7), (8, 6)]
    assert {board.colour_rule.number for board in eight.boards} == {"19"}


def test_a_match_that_was_not_played_gives_no_colour() -> None:
    """Team 1 had Black where its opponent did not appear: it counts as a team without a colour (reading of 15(a))."""
    field = field_of("1: 2b+\n2: 1w-\n3: 4w1\n4: 3b0", 2)
    assert dict(zip(field.state.numbers, field.state.colours, strict=True)) == {1: "", 2: "", 3: "w", 4: "b"}
    assert field.rows[field.state.position(1)] >> field.state.position(2) & 1
