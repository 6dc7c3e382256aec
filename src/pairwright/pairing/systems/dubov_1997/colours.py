"""Who has White: the lists say it; article 3 for floaters and for two of one list; article 5 in round 1."""

from __future__ import annotations

from collections.abc import Callable

from pairwright.handbook.citation import Article
from pairwright.handbook.dubov import DUBOV_1997
from pairwright.pairing.systems.dubov_1997.engine import GroupPlan, RoundPlan
from pairwright.pairing.systems.dubov_1997.field import Field
from pairwright.state.preference import ANY, BLACK, WHITE
from pairwright.state.round_state import RoundState

IMPLEMENTS = (BOTH_DUE, EVENED, OPPOSITE, LOWER_RATED) = tuple(
    DUBOV_1997[number] for number in ("3a", "3b", "3c", "3d")
)
FIRST_ROUND, SIDE_BY_SIDE, TO_BLACK, TO_WHITE = (DUBOV_1997[number] for number in ("5", "6.2", "7.3", "7.4"))

Coloured = tuple[bool, Article]
"""Has the first of the two White, and by which article?"""


def colours_in(plan: RoundPlan) -> Callable[[RoundState, int, int], Coloured]:
    """The colours of the pairs of a round: a function for :func:`~pairwright.pairing.board_order.published_boards`."""
    found: dict[tuple[int, int], Coloured] = {}
    for group in plan.groups:
        for one, other in group.pairs:
            found[one, other] = _in_group(plan.field, group, one, other)
        for landing in group.landings:
            if landing.opponent >= 0:
                found[landing[:2]] = by_article_3(plan.field, *landing[:2])
        if group.by_rating:
            for board, pair in enumerate(group.pairs):
                found[pair] = ((plan.field.state.initial_colour == WHITE) == (board % 2 == 0), FIRST_ROUND)
    found |= {(other, one): (not white, article) for (one, other), (white, article) in found.items()}
    return lambda _state, one, other: found[one, other]


def _in_group(field: Field, group: GroupPlan, one: int, other: int) -> Coloured:
    """The list gives the colour."""
    lists = group.lists
    if one not in lists.white or other not in lists.black:
        return by_article_3(field, one, other)
    if other in lists.to_black:
        return True, TO_BLACK
    if one in lists.to_white:
        return True, TO_WHITE
    return True, SIDE_BY_SIDE if {one, other} & set(lists.without_colour) else BOTH_DUE


def by_article_3(field: Field, one: int, other: int) -> Coloured:
    """Article 3. The limits of 2.3 and 2.4 come first; then the larger colour difference is evened out."""
    state = field.state
    due, other_due = field.due(one), field.due(other)
    if due != other_due:
        return (due == WHITE if due != ANY else other_due == BLACK), BOTH_DUE
    if field.must(one) != field.must(other):
        return (due == WHITE) == field.must(one), limit_of(state, one if field.must(one) else other)
    difference, other_difference = abs(state.differences[one]), abs(state.differences[other])
    if difference != other_difference:
        return (due == WHITE) == (difference > other_difference), EVENED
    for colour, other_colour in zip(reversed(state.colours[one]), reversed(state.colours[other]), strict=False):
        if colour != other_colour:
            return other_colour == "w", OPPOSITE
    ratings, averages, alphabet, _ = field.figures
    if averages[one] != averages[other]:
        return averages[one] > averages[other], OPPOSITE
    return (ratings[one], -alphabet[one]) < (ratings[other], -alphabet[other]), LOWER_RATED


def limit_of(state: RoundState, player: int) -> Article:
    """The article that leaves somebody one colour only."""
    return DUBOV_1997["2.4" if state.colours[player][-2:] in ("ww", "bb") else "2.3"]
