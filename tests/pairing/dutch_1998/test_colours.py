"""Who has White (article E), on histories."""

from __future__ import annotations

import pytest

from pairwright.pairing.systems.dutch_1998.colours import colours_of
from pairwright.pairing.systems.dutch_1998.edition import EDITION_1998, EDITION_2009, Edition
from pairwright.state.preference import BLACK, WHITE
from tests.support.positions import Seat, position


def white(one: str, other: str, edition: Edition = EDITION_1998, *, last: bool = False) -> tuple[int, str]:
    """Which of 1 and 2 has White, and by which article; both have the same, high score."""
    score = 10 * max(len(one), len(other), 1)
    state = position(Seat(1, score, one), Seat(2, score, other), last_round=last)
    higher_is_white, rule = colours_of(state, edition, 0, 1)
    return (1 if higher_is_white else 2), rule.number


@pytest.mark.parametrize(
    ("one", "other", "who", "article"),
    [
        ("w", "b", 2, "E1"),
        ("w", "", 2, "E1"),
        ("", "w", 1, "E1"),
        ("wb", "b", 2, "E2"),
        ("bww", "wbw", 2, "E2"),
        ("wbw", "bww", 1, "E2"),
        ("wbbw", "bwbw", 1, "E3"),
        ("bwb", "b", 1, "E4"),
        ("wbw", "bw", 2, "E2"),
        ("wbbw", "bw", 2, "E4"),
    ],
)
def test_the_first_article_that_decides(one: str, other: str, who: int, article: str) -> None:
    """Both granted; the stronger; alternating from the last round they differed; the higher ranked."""
    assert white(one, other) == (who, article)


def test_gaps_move_to_the_front() -> None:
    """F3: BWW-B counts as -BWWB, WB-WB as -WBWB. Both had Black last and White before; in the game before that 1 had
    White and 2 Black, so 2 has White now. Round by round, gaps in place, 2 would have had White there."""
    assert white("bwwb", "wbwb") == (2, "E3")


@pytest.mark.parametrize(("initial", "white_of_2"), [(WHITE, False), (BLACK, True)])
def test_without_any_colour(initial: int, white_of_2: bool) -> None:
    """Two late entries: by the parity of the higher one's number, as in round 1 (E5)."""
    state = position(Seat(2, 0), Seat(5, 0), round=3, initial_colour=initial)
    assert colours_of(state, EDITION_1998, 0, 1)[0] is white_of_2


def test_no_absolute_preference_above_half_in_the_last_round() -> None:
    """A7.a: 1 had BBW BWW (mild, were it not for the two Whites), 2 has one White more: his is the stronger wish. In
    2009 A7.a is left out only where both are absolute."""
    assert white("bbwbww", "wbwbw", last=True) == (1, "E2")
    assert white("bbwbww", "wbwbw", EDITION_2009, last=True) == (2, "E2")
    assert white("bbwbww", "wbwbw") == (2, "E2")
    assert white("bbwbww", "wbbwbww", EDITION_2009, last=True) == (1, "E2")
