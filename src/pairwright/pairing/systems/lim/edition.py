"""What differs between the editions of the Lim system, as values: article numbers, the last round, Maxi tournaments."""

from __future__ import annotations

from enum import Enum

from pairwright.handbook.citation import Article, Regulation
from pairwright.handbook.lim import LIM_1999, LIM_2026
from pairwright.handbook.swiss import BASIC_RULES
from pairwright.lean import NamedTuple
from pairwright.model.points import Points


class Excused(Enum):
    """Whom the colour limits do not bind in the last round."""

    EQUAL_SCORES = "players of equal scores"
    """Article 7 of the documents: pairing equal scores goes before colours."""
    EVERYBODY = "everybody"
    """Today's articles 2.1 and 6: in the last round only "not met" counts."""

    def excuses(self, score: Points, other_score: Points) -> bool:
        """Whether the limits do not bind a pair of these scores."""
        return self is Excused.EVERYBODY or score == other_score


class ColourArticles(NamedTuple):
    """The articles of the colours."""

    limits: Article
    alternate: Article
    equalise: Article
    both_due: Article
    first_round: Article
    last_round: Article


class FloaterArticles(NamedTuple):
    """The articles of the floaters."""

    kinds: Article
    spared: Article
    colour: Article
    downwards: Article
    upwards: Article
    from_above: Article
    from_below: Article
    opponent: Article


class Articles(NamedTuple):
    """The articles that say the same in each edition."""

    colours: ColourArticles
    floaters: FloaterArticles
    bye: Article
    bye_once: Article
    bye_first_round: Article
    met: Article
    groups: Article
    proposal: Article
    first_check: Article
    second_check: Article
    locked: Article


def _picked(regulation: Regulation, numbers: str) -> list[Article]:
    return [regulation[number] for number in numbers.split()]


DOCUMENTS = Articles(
    ColourArticles(*_picked(LIM_1999, "6.1 6.5 6.6 6.4 B1.2 7")),
    FloaterArticles(*_picked(LIM_1999, "4.9 4.10 4.2 4.3 4.4 4.6 4.7 4.8")),
    *_picked(LIM_1999, "2.1 2.2 B1.1 3.1 3.2 3.4 5.1 6.2 3.6"),
)
TODAY = Articles(
    ColourArticles(*_picked(LIM_2026, "5.1 5.5 5.6 5.4 7.2 6")),
    FloaterArticles(*_picked(LIM_2026, "3.9 3.10 3.2 3.3 3.4 3.6 3.7 3.8")),
    LIM_2026["1.1"],
    BASIC_RULES["4"],
    *_picked(LIM_2026, "7.1 2.1 2.2 2.4 4.1 5.2 2.6"),
)

NO_LIMIT = 10**9
"""Rating points that nobody differs by: the tournament is no Maxi tournament."""

MAXI_LIMIT = 100
"""Rating points of articles 4.2, 4.8 and 6.7 (today 3.2.3, 3.8 and 5.7). Which tournaments are "Maxi" is said nowhere:
it is an option. An unrated player has the rating 0."""


class Edition(NamedTuple):
    """One edition: its articles, whom the last round excuses, and how far ratings may differ where colour is the
    reason (:data:`NO_LIMIT` or :data:`MAXI_LIMIT`)."""

    regulation: Regulation
    articles: Articles
    last_round: Excused
    rating_limit: int = NO_LIMIT
