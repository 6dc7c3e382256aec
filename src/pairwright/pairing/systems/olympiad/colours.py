"""Colours on board 1: the limits of article 20, and who has White (articles 18 to 26)."""

from __future__ import annotations

from pairwright.handbook.olympiad import OLYMPIAD_2007
from pairwright.lean import TYPE_CHECKING
from pairwright.state.colour_limits import permitted
from pairwright.state.preference import WHITE, difference

if TYPE_CHECKING:
    from pairwright.handbook.citation import Article
    from pairwright.pairing.systems.olympiad.field import Field

LIMITS = OLYMPIAD_2007["20(a)"]
RUNNING = OLYMPIAD_2007["20(b)"]
INITIAL = OLYMPIAD_2007["19"]
EQUALISE = OLYMPIAD_2007["22(a)"]
ALTERNATE = OLYMPIAD_2007["22(b)"]
BOTH_ALTERNATE = OLYMPIAD_2007["23"]
LATEST_DIFFERENCE = OLYMPIAD_2007["24"]
HIGHER_EQUALISES = OLYMPIAD_2007["25(a)"]
HIGHER_ALTERNATES = OLYMPIAD_2007["25(b)"]
BALANCED = OLYMPIAD_2007["26"]
IMPLEMENTS = (
    *(LIMITS, RUNNING, INITIAL, EQUALISE, ALTERNATE, BOTH_ALTERNATE),
    *(LATEST_DIFFERENCE, HIGHER_EQUALISES, HIGHER_ALTERNATES, BALANCED),
)


def within_limits(white: str, black: str) -> bool:
    """May the first of two histories have White and the other Black?"""
    return permitted(white).white and permitted(black).black


def colours_of(field: Field, one: int, other: int) -> tuple[bool, Article]:
    """Has the first of two positions White, and by which article?

    Article 20 if only one way keeps it; then the team with fewer Whites than Blacks, compared with the other; then the
    latest match in which the two had different colours; then the higher ranked of the two decides.
    """
    colours = field.state.colours
    its, others = colours[one], colours[other]
    as_white, as_black = within_limits(its, others), within_limits(others, its)
    if as_white != as_black:
        return as_white, _limit(its, others, as_white=as_black)
    balance, other_balance = difference(its), difference(others)
    if balance != other_balance:
        return balance < other_balance, EQUALISE
    for back, (colour, other_colour) in enumerate(zip(reversed(its), reversed(others), strict=False)):
        if colour != other_colour:
            return colour == "b", LATEST_DIFFERENCE if back else BOTH_ALTERNATE
    one_is_higher = field.rank[one] < field.rank[other]
    upper_is_white, article = _of_higher(field, *((one, other) if one_is_higher else (other, one)))
    return upper_is_white == one_is_higher, article


def _of_higher(field: Field, higher: int, lower: int) -> tuple[bool, Article]:
    """Has the higher ranked of two with nothing between them White?"""
    its, others = field.state.colours[higher], field.state.colours[lower]
    if not its and not others:
        is_odd = field.state.numbers[higher] % 2 == 1
        return (field.state.initial_colour == WHITE) == is_odd, INITIAL
    balance = difference(its)
    if balance:
        return balance < 0, HIGHER_EQUALISES
    article = BALANCED if its == others else HIGHER_ALTERNATES
    return (its[-1] == "b" if its else others[-1] == "w"), article


def _limit(its: str, others: str, *, as_white: bool) -> Article:
    """Which limit the other way round would break, the first as White if ``as_white``."""
    white, black = (its, others) if as_white else (others, its)
    if difference(white) >= 2 or difference(black) <= -2:
        return LIMITS
    return RUNNING
