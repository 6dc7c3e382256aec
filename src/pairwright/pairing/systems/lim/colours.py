"""Who has White (documents article 6; today article 5)."""

from __future__ import annotations

from pairwright.handbook.citation import Article
from pairwright.handbook.lim import LIM_1999, LIM_2026
from pairwright.pairing.systems.lim.field import Direction, Field
from pairwright.state.colour_limits import permitted
from pairwright.state.preference import ANY, WHITE

IMPLEMENTS = (
    *(LIM_1999[number] for number in ("6.3", "6.4", "6.5", "6.6", "B1.2")),
    *(LIM_2026[number] for number in ("5.3", "5.4", "5.5", "5.6", "7.2")),
)


def colours_of(field: Field, one: int, other: int, direction: Direction) -> tuple[bool, Article]:
    """Has the first of two positions White, and by which article? ``direction`` is that of their group.

    The limits first; then different due colours are granted; both due one colour: the larger colour difference, then
    the histories, then the rank decides.
    """
    state, articles = field.state, field.edition.articles.colours
    due, other_due = state.due[one], state.due[other]
    as_white, as_black = _may(field, one, other), _may(field, other, one)
    if as_white != as_black and due == other_due:
        return as_white, articles.limits
    if due == other_due == ANY:
        return _by_lot(field, one, other), articles.first_round
    if due != other_due:
        has_white = due == WHITE if due != ANY else other_due != WHITE
        return (as_white if as_white != as_black else has_white), articles.alternate
    if abs(state.differences[one]) != abs(state.differences[other]):
        more_urgent = abs(state.differences[one]) > abs(state.differences[other])
        return (due == WHITE) == more_urgent, articles.equalise
    for colour, other_colour in zip(reversed(state.colours[one]), reversed(state.colours[other]), strict=False):
        if colour != other_colour:
            return colour == "b", articles.both_due
    return (due == WHITE) == _favoured(one, other, direction), articles.both_due


def _may(field: Field, white: int, black: int) -> bool:
    colours = field.state.colours
    return permitted(colours[white]).white and permitted(colours[black]).black


def _favoured(one: int, other: int, direction: Direction) -> bool:
    """Is the first of two positions the one who gets the due colour when the histories are the same?

    From the median upwards the higher ranked, below it the lower. Positions go by score, then number: of a floater
    and a resident the score decides (remark 13 of the documents), of two residents the number.
    """
    return (one < other) == (direction is Direction.DOWN)


def _by_lot(field: Field, one: int, other: int) -> bool:
    """Two players without a game: odd numbers of the upper half have the colour drawn for number 1."""
    state = field.state
    upper = min(one, other, key=lambda position: field.numbers[position])
    is_odd = state.arrivals[upper] % 2 == 0  # arrivals count from 0
    upper_has_white = (state.initial_colour == WHITE) == is_odd
    return upper_has_white == (upper == one)
