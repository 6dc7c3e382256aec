"""Unplayed rounds: their categories, and what they count for whom (C.07 art. 16)."""

from __future__ import annotations

from pairwright.tiebreaks.crosstable import of_players
from pairwright.tiebreaks.unplayed import Category, all_unplayed_drawn, categories, seen_by_opponents
from tests.support.crosstables import crosstable


def _categories(row: str) -> dict[int, Category]:
    rounds = len(row.split())
    others = f"9: {' '.join(['Z'] * rounds)}"
    found = categories(of_players(crosstable(f"1: {row}\n{others}"), rounds), 0)
    return {index + 1: category for index, category in found.items()}


def test_byes_that_nobody_asked_for() -> None:
    """The pairing-allocated bye and the full-point bye are category 1, wherever they stand."""
    assert _categories("U 9w1 F") == {1: Category.BYE, 3: Category.BYE}


def test_requested_byes_before_and_after_the_last_round_not_given_up() -> None:
    """A requested bye is of category 3 if any later round was not given up, else of category 5."""
    assert _categories("H 9w1 Z H") == {1: Category.EARLIER_REQUEST, 3: Category.LATE_REQUEST, 4: Category.LATE_REQUEST}
    assert _categories("H 9w- Z") == {1: Category.LATE_REQUEST, 2: Category.FORFEIT_LOSS, 3: Category.LATE_REQUEST}
    assert _categories("H 9w+ Z") == {1: Category.EARLIER_REQUEST, 2: Category.FORFEIT_WIN, 3: Category.LATE_REQUEST}
    assert _categories("H U") == {1: Category.EARLIER_REQUEST, 2: Category.BYE}


def test_game_without_a_result_is_no_unplayed_round() -> None:
    """A game still to be played keeps an earlier bye from being a late one."""
    assert _categories("H 9w*") == {1: Category.EARLIER_REQUEST}


def test_forfeits_without_an_opponent_are_byes() -> None:
    """A forfeit loss against nobody is a bye of no points, a win a full-point bye (team events write such)."""
    assert _categories("+ 9w1 -") == {1: Category.BYE, 3: Category.LATE_REQUEST}


def test_voluntary_rounds() -> None:
    """Given up are requested byes and forfeit losses, nothing else (art. 16.1)."""
    voluntary = {category for category in Category if category.voluntary}
    assert voluntary == {Category.EARLIER_REQUEST, Category.FORFEIT_LOSS, Category.LATE_REQUEST}


def test_scores_as_opponents_see_them() -> None:
    """Late requested byes count as draws whatever they brought; all other unplayed rounds what was awarded (art. 16.3).
    Before 2023 every unplayed round counted as a draw."""
    table = of_players(
        crosstable("""
            1: 2w1 Z   Z
            2: 1b0 3w+ U
            3: Z   2b- Z
            """),
        3,
    )
    assert seen_by_opponents(table) == [20, 20, 10]
    assert all_unplayed_drawn(table) == [20, 10, 15]
