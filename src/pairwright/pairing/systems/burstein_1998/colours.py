"""Who has White (articles 5.1 to 5.4)."""

from __future__ import annotations

from pairwright.handbook.burstein import BURSTEIN_1998
from pairwright.handbook.citation import Article
from pairwright.pairing.systems.burstein_1998.field import Field
from pairwright.state.preference import ANY, BLACK, WHITE, Strength
from pairwright.state.round_state import RoundState

IMPLEMENTS = (BY_NUMBER, BY_PAIR) = (BURSTEIN_1998["5.1"], BURSTEIN_1998["5.4"])


def colours_of_pair(field: Field, one: int, other: int) -> tuple[bool, Article]:
    """Has the first of two positions White, and by which article?"""
    if field.rank[one] < field.rank[other]:
        return _colours(field.state, one, other)
    white, article = _colours(field.state, other, one)
    return not white, article


def _colours(state: RoundState, higher: int, lower: int) -> tuple[bool, Article]:
    """Has the higher ranked White? Without any game by 5.1; then, as 5.4 says: both numbers evened out, of two who are
    due one colour for the larger difference; the last round in which they differed; the due colour of the higher
    ranked. What 5.2 and 5.3 leave to one of them comes first."""
    due, other_due = state.due[higher], state.due[lower]
    if due == other_due == ANY:
        even = state.arrivals[higher] % 2 == 0  # numbers count from 0 here: the first to arrive is number 1, odd
        return (state.initial_colour == WHITE) == even, BY_NUMBER
    if due != other_due:
        return (due == WHITE if due != ANY else other_due == BLACK), BY_PAIR
    must, other_must = (state.strengths[player] == Strength.ABSOLUTE for player in (higher, lower))
    if must != other_must:
        return (due == WHITE) == must, limit_of(state, higher if must else lower)
    difference, other_difference = abs(state.differences[higher]), abs(state.differences[lower])
    if difference != other_difference:
        return (due == WHITE) == (difference > other_difference), BY_PAIR
    for colour, other_colour in zip(reversed(state.colours[higher]), reversed(state.colours[lower]), strict=False):
        if colour != other_colour:
            return other_colour == "w", BY_PAIR
    return due == WHITE, BY_PAIR


def limit_of(state: RoundState, player: int) -> Article:
    """The article that leaves somebody one colour only."""
    return BURSTEIN_1998["5.3" if state.colours[player][-2:] in ("ww", "bb") else "5.2"]
