"""Who has White in the first game of a match: article 4.3."""

from __future__ import annotations

from pairwright.handbook.citation import Article
from pairwright.handbook.double_swiss import DOUBLE_SWISS_2026
from pairwright.state.preference import WHITE
from pairwright.state.round_state import RoundState

INITIAL = DOUBLE_SWISS_2026["4.3.1"]
FEWER_WHITES = DOUBLE_SWISS_2026["4.3.2"]
LAST_DIFFERENCE = DOUBLE_SWISS_2026["4.3.3"]
HIGHER_ALTERNATES = DOUBLE_SWISS_2026["4.3.4"]
OTHER_ALTERNATES = DOUBLE_SWISS_2026["4.3.5"]
IMPLEMENTS = (
    DOUBLE_SWISS_2026["4.2"],
    INITIAL,
    FEWER_WHITES,
    LAST_DIFFERENCE,
    HIGHER_ALTERNATES,
    OTHER_ALTERNATES,
    DOUBLE_SWISS_2026["4.4"],
)


def double_colours(state: RoundState, higher: int, lower: int) -> tuple[bool, Article]:
    """Has the higher ranked of two positions White in the first game, and by which article?

    Odd and even count those who have arrived, as in the other systems (decision 2).
    """
    own, other = state.colours[higher], state.colours[lower]
    if not own and not other:
        even = state.arrivals[higher] % 2 == 0  # arrivals count from 0: the first to arrive is number 1, odd
        return (state.initial_colour == WHITE) == even, INITIAL
    whites, other_whites = own.count("w"), other.count("w")
    if whites != other_whites:
        return whites < other_whites, FEWER_WHITES
    for colour, other_colour in zip(reversed(own), reversed(other), strict=False):
        if colour != other_colour:
            return other_colour == "w", LAST_DIFFERENCE
    if own:
        return own[-1] == "b", HIGHER_ALTERNATES
    return other[-1] == "w", OTHER_ALTERNATES
