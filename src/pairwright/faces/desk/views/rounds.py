"""A round: its proposal before it is published."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponseBase
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST

from pairwright.app import commands
from pairwright.app.commands import Given
from pairwright.app.desk import acts
from pairwright.app.desk.sheets import sheet_of
from pairwright.app.prepare import OpenGamesAre
from pairwright.errors import PairwrightError
from pairwright.faces.desk.performing import perform
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.model.colour import Colour
from pairwright.store.models import Role

FOR_PAIRING = Given(open_games=OpenGamesAre.ADJOURNED)


@at_desk(Role.VIEWER)
def now(_request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """To the round that is being played, or the one to be paired."""
    event = sitting.event
    if event.round and (event.tournament.open_games(event.round) or event.round >= event.tournament.planned_rounds):
        return redirect("results", slug=sitting.record.slug, round_=event.round)
    return redirect("round", slug=sitting.record.slug, round_=event.round + 1)


@at_desk(Role.VIEWER)
def proposal(request: HttpRequest, sitting: Sitting, round_: int) -> HttpResponseBase:
    """The pairs that the rules give for the next round; a round that is paired shows its results."""
    if round_ <= sitting.event.round:
        return redirect("results", slug=sitting.record.slug, round_=round_)
    if round_ != sitting.event.tournament.round_to_pair:
        raise Http404
    try:
        paired = commands.pair(sitting.event.tournament, round_, FOR_PAIRING)
    except PairwrightError as error:
        return render(request, "desk/no_proposal.html", {"tab": "rounds", "round": round_, "error": error})
    proposed = commands.with_round(sitting.event.tournament, paired, FOR_PAIRING)
    sheet = sheet_of(proposed, round_)
    return render(
        request,
        "desk/proposal.html",
        {"tab": "rounds", "round": round_, "paired": paired, "sheet": sheet, "notices": paired.notices},
    )


@require_POST
@at_desk(Role.DEPUTY)
def publish(request: HttpRequest, sitting: Sitting, round_: int) -> HttpResponseBase:
    """The pairs of the rules become the round."""
    if round_ != sitting.event.tournament.round_to_pair:
        return redirect("round-now", slug=sitting.record.slug)
    try:
        paired = commands.pair(sitting.event.tournament, round_, FOR_PAIRING)
    except PairwrightError as error:
        return render(request, "desk/no_proposal.html", {"tab": "rounds", "round": round_, "error": error})
    known = sitting.event.tournament.initial_colour
    colour = paired.tournament.initial_colour if known is Colour.NONE else Colour.NONE
    act = acts.Publish(round_, tuple(paired.pairing.pairs), paired.system.code, colour)
    return perform(sitting, act, lambda _done: redirect("results", slug=sitting.record.slug, round_=round_))
