"""Who has White, and by which rule (C.04.3 article 5.2)."""

from __future__ import annotations

import pytest

from pairwright.pairing.colours import colours_of
from pairwright.state.preference import BLACK, WHITE
from tests.support.positions import Seat, position


def _decided(higher: str, lower: str, *, numbers: tuple[int, int] = (1, 2), initial: int = WHITE) -> tuple[str, str]:
    """Colour of the higher ranked player, and the article."""
    state = position(Seat(numbers[0], 10, higher), Seat(numbers[1], 0, lower), initial_colour=initial)
    has_white, article = colours_of(state, 0, 1)
    return "w" if has_white else "b", article.number


@pytest.mark.parametrize(
    ("higher", "lower", "colour"),
    [("w", "b", "b"), ("b", "w", "w"), ("", "w", "w"), ("", "b", "b"), ("w", "", "b"), ("b", "", "w")],
)
def test_both_preferences_are_granted_where_they_can_be(higher: str, lower: str, colour: str) -> None:
    assert _decided(higher, lower) == (colour, "5.2.1")


@pytest.mark.parametrize(
    ("higher", "lower", "colour"),
    [
        ("bw", "w", "w"),  # mild against strong
        ("w", "bw", "b"),
        ("w", "ww", "w"),  # strong against absolute
        ("wb", "bb", "b"),  # mild against absolute
        ("bww", "www", "w"),  # both absolute, differences 1 and 3
        ("www", "bww", "b"),
    ],
)
def test_the_stronger_preference_is_granted(higher: str, lower: str, colour: str) -> None:
    assert _decided(higher, lower) == (colour, "5.2.2")


@pytest.mark.parametrize(
    ("higher", "lower", "colour"),
    [
        ("wbw", "wwb", "b"),  # they differ in their last games: each gets the colour the other had
        ("wwb", "wbw", "w"),
        ("bwbw", "wbbw", "b"),  # alike in the last two, then White and Black
        ("wbbw", "bwbw", "w"),
        ("wbww", "bwww", "w"),  # two absolute preferences of equal difference
    ],
)
def test_colours_alternate_from_the_last_round_in_which_they_differed(higher: str, lower: str, colour: str) -> None:
    assert _decided(higher, lower) == (colour, "5.2.3")


@pytest.mark.parametrize(("history", "colour"), [("w", "b"), ("b", "w"), ("wb", "w"), ("bww", "b")])
def test_with_equal_histories_the_higher_ranked_player_has_his_preference(history: str, colour: str) -> None:
    assert _decided(history, history) == (colour, "5.2.4")


def test_a_history_that_ends_first_decides_nothing() -> None:
    """``bw`` and ``wbbw``: alike in the last two games, then the shorter one is exhausted."""
    assert _decided("bw", "wbbw") == ("b", "5.2.4")


@pytest.mark.parametrize(
    ("numbers", "initial", "colour"),
    [((1, 2), WHITE, "w"), ((1, 2), BLACK, "b"), ((2, 1), WHITE, "b"), ((2, 1), BLACK, "w")],
)
def test_without_preferences_an_odd_number_has_the_initial_colour(
    numbers: tuple[int, int], initial: int, colour: str
) -> None:
    """Of the higher ranked player."""
    assert _decided("", "", numbers=numbers, initial=initial) == (colour, "5.2.5")
