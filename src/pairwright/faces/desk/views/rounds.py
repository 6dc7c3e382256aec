"""The round that is to be looked at now."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import redirect

from pairwright.app.desk.in_play import round_in_play
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.store.models import Role


@at_desk(Role.VIEWER)
def now(_request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """To the round that is being played, or the one to be paired."""
    event = sitting.event
    playing = round_in_play(event)
    if playing and (event.tournament.open_games(playing) or not event.goes_on):
        return redirect("results", slug=sitting.record.slug, round_=playing)
    return redirect("round", slug=sitting.record.slug, round_=event.round + 1)
