"""Who has White: article 5.2, in which the higher ranked is the one with the better index (1.8)."""

from __future__ import annotations

from pairwright.handbook.burstein import BURSTEIN_2026
from pairwright.handbook.citation import Article
from pairwright.pairing.colours import ColourRules, colours_of
from pairwright.pairing.systems.burstein.field import Field

IMPLEMENTS = tuple(BURSTEIN_2026[number] for number in ("5.2.2", "5.2.3", "5.2.4", "5.2.5", "5.2.1"))

_RULES = ColourRules(*IMPLEMENTS)


def burstein_colours(field: Field, one: int, other: int) -> tuple[bool, Article]:
    """Has the first of two positions White, and by which article?"""
    if field.rank[one] < field.rank[other]:
        return colours_of(field.state, one, other, _RULES)
    other_is_white, article = colours_of(field.state, other, one, _RULES)
    return not other_is_white, article
