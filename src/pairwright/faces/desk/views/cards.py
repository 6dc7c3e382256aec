"""Pairing cards by score group, as they lie on the table of an arbiter who pairs by hand."""

from __future__ import annotations

from itertools import groupby

from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import render

from pairwright.app.standings import Wanted, standings
from pairwright.app.tables.cards import Card, cards
from pairwright.errors import PairwrightError
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.lean import NamedTuple
from pairwright.model.points import Points
from pairwright.store.models import Role


class Pile(NamedTuple):
    """The cards of one score, by pairing number."""

    points: Points
    cards: tuple[Card, ...]


@at_desk(Role.VIEWER)
def on_the_table(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """All cards, the highest score on top."""
    try:
        found = cards(standings(sitting.event.tournament, Wanted()))
    except PairwrightError as error:
        return render(request, "desk/refused.html", {"tab": "cards", "error": error})

    def score(card: Card) -> Points:
        return card.line.points

    ordered = sorted(found.cards, key=lambda card: (-score(card), card.line.participant.number))
    piles = [Pile(points, tuple(group)) for points, group in groupby(ordered, key=score)]
    return render(request, "desk/cards.html", {"tab": "cards", "piles": piles, "rounds": found.rounds})
