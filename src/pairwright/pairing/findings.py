"""What decides against a pair or a pairing: obstacles, and the first rule that tells two pairings apart."""

from __future__ import annotations

from enum import Enum

from pairwright.handbook.citation import Article
from pairwright.lean import NamedTuple

Count = tuple[int, ...]
"""What a criterion wants little of, compared from the front."""

ORDER = "order"
"""What decides between candidates that are equal on every criterion: the prescribed order of candidates."""


class Reason(Enum):
    """Why two players cannot meet."""

    MET = "they have met"
    FORBIDDEN = "the arbiter has excluded it"
    SAME_ABSOLUTE_PREFERENCE = "both have an absolute preference for one colour"
    THIRD_RUNNING = "one of them would have the same colour three times running"
    OUT_OF_BALANCE = "one of them would have too many games with one colour"


class Obstacle(NamedTuple):
    """An absolute rule that keeps two players apart. Pairs excluded by the arbiter are treated as if they had met."""

    article: Article
    reason: Reason


class Contrast(NamedTuple):
    """The first thing two candidates differ in: a criterion's code with both counts, or :data:`ORDER`."""

    criterion: str
    article: Article
    chosen: Count
    rival: Count


def by_article(article: Article) -> Contrast:
    """What an article decides by itself, without counting."""
    return Contrast(article.number, article, (), ())


class Finding(NamedTuple):
    """What decides against the pairing in a tournament, and the players (pairing numbers) it is about."""

    contrast: Contrast
    players: tuple[int, ...]
