"""The initial order: who gets which pairing number (C.04.2 art. 2.2)."""

from __future__ import annotations

from collections.abc import Iterable

from pairwright.handbook.contents import HANDLING_RULES
from pairwright.model.player import Player

IMPLEMENTS = (HANDLING_RULES["2.2"],)

TITLES = ("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM")
"""From the highest on, as the initial order ranks them."""


def numbered(players: Iterable[Player]) -> tuple[Player, ...]:
    """The players sorted by rating (Elo, 0 for none), title and name, and numbered from 1 in that order.

    Whoever has none of :data:`TITLES` comes after those who have one.
    """
    order = sorted(players, key=lambda player: (-player.rating, _title_place(player.title), player.name))
    return tuple(player._replace(number=number) for number, player in enumerate(order, 1))


def _title_place(title: str) -> int:
    return TITLES.index(title) if title in TITLES else len(TITLES)
