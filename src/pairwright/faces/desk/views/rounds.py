"""The round that is to be looked at now."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import redirect

from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.store.models import Role


@at_desk(Role.VIEWER)
def now(_request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """To the round that is being played, or the one to be paired."""
    event = sitting.event
    if event.round and (event.tournament.open_games(event.round) or not event.goes_on):
        return redirect("results", slug=sitting.record.slug, round_=event.round)
    return redirect("round", slug=sitting.record.slug, round_=event.round + 1)
