"""The initial order: who gets which pairing number (C.04.2 art. 2.2)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from pairwright.handbook.swiss import HANDLING_RULES
from pairwright.lean import NamedTuple
from pairwright.model.alphabet import alphabet_key, alphabet_name
from pairwright.model.player import Player

IMPLEMENTS = (HANDLING_RULES["2.2"],)

TITLES = ("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM")
"""From the highest on, as the initial order ranks them; so did the edition of 2009 of the documents (A2)."""
TITLES_1998 = ("GM", "WGM", "IM", "WIM", "FM", "WFM")
"""The same of the edition of 1998 (A2)."""


class Ratings(Enum):
    """Which rating the order is by: the methods of record 172."""

    FIDE = "FIDE"
    NATIONAL = "NRO"
    FIDE_OR_NATIONAL = "FIDON"
    """The national rating only of who has no FIDE rating."""
    NATIONAL_OR_FIDE = "NIDOF"
    HIGHER = "HBFN"
    LOWER = "LBFN"


class RatingMethod(NamedTuple):
    """Which rating counts, and the federation whose national ratings are meant (empty: each player's own, or else the
    first one he has)."""

    ratings: Ratings = Ratings.FIDE
    federation: str = ""

    def rating(self, player: Player) -> int:
        """The rating (Elo) that counts for the order, 0 for none."""
        fide, national = player.rating, national_rating(player, self.federation)
        if self.ratings is Ratings.FIDE:
            return fide
        if self.ratings is Ratings.NATIONAL:
            return national
        if self.ratings is Ratings.FIDE_OR_NATIONAL:
            return fide or national
        if self.ratings is Ratings.NATIONAL_OR_FIDE:
            return national or fide
        if self.ratings is Ratings.HIGHER:
            return max(fide, national)
        return min(fide, national) or max(fide, national)


def national_rating(player: Player, federation: str = "") -> int:
    """The player's rating on the list of a federation (empty: of his own, else the first he has); 0 for none."""
    records = player.national
    named = [record for record in records if record.federation == (federation or player.federation)]
    if named or federation:
        return next((record.rating for record in named if record.rating), 0)
    return next((record.rating for record in records if record.rating), 0)


def numbered(players: Iterable[Player]) -> tuple[Player, ...]:
    """The players sorted by rating (Elo, 0 for none), title and name, and numbered from 1 in that order.

    Whoever has none of :data:`TITLES` comes after those who have one.
    """
    order = sorted(
        players,
        key=lambda player: (
            -player.rating,
            title_place(player.title, TITLES),
            alphabet_key(alphabet_name(player)),
            player.name,
        ),
    )
    return tuple(player._replace(number=number) for number, player in enumerate(order, 1))


def title_place(title: str, titles: tuple[str, ...]) -> int:
    """Place among these titles, from 0; after all of them for who has none of them."""
    return titles.index(title) if title in titles else len(titles)
