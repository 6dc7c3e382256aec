"""Knockout: the bracket, matches that no game decides."""

from __future__ import annotations

from secrets import choice

from django.http import Http404, HttpRequest, HttpResponseBase
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST

from pairwright.app.desk.bracket_sheet import bracket_sheet
from pairwright.app.desk.service import Done
from pairwright.errors import PairwrightError
from pairwright.faces.desk.bracket_picture import picture_of
from pairwright.faces.desk.performing import perform
from pairwright.faces.desk.posted import number_in
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.faces.knockouts.labels import box_of
from pairwright.model.knockout.acts import DecideMatch
from pairwright.model.knockout.terms import DecidedBy
from pairwright.store.models import Role


@at_desk(Role.VIEWER)
def bracket(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """The whole bracket, and what waits in it."""
    try:
        sheet = bracket_sheet(sitting.event.tournament)
    except PairwrightError as error:
        return render(request, "desk/refused.html", {"tab": "bracket", "error": error})
    found = sheet.drawn.bracket
    stage = next((one for one in found.stages if one.number == found.current), None)
    shown = {
        "tab": "bracket",
        "sheet": sheet,
        "bracket": found,
        "stage": stage,
        "open": [(one, box_of(found, one.match, sheet.drawn.names)) for one in sheet.open],
        "terms": found.terms,
        "may": sitting.may(Role.DEPUTY),
    }
    return render(request, "desk/bracket.html", shown | picture_of(sheet))


@require_POST
@at_desk(Role.DEPUTY)
def decide(request: HttpRequest, sitting: Sitting, match: int) -> HttpResponseBase:
    """Who goes on in a match: named by the arbiter, or by lot, which is drawn here."""
    if request.POST.get("by", "") not in [one.value for one in DecidedBy]:
        raise Http404
    by = DecidedBy(request.POST["by"])
    try:
        players = bracket_sheet(sitting.event.tournament).drawn.bracket.match(match).players
    except PairwrightError:
        raise Http404 from None
    drawn = f"lot:{sitting.record.slug}:{match}"
    if by is DecidedBy.LOT:
        # Drawn once: whoever leaves the question and comes again finds the lot that fell.
        winner = request.session.setdefault(drawn, choice(players))
    else:
        winner = number_in(request.POST.get("winner", ""))
    act = DecideMatch(match, winner, by)

    def then(_done: Done) -> HttpResponseBase:
        request.session.pop(drawn, None)
        return redirect("bracket", slug=sitting.record.slug)

    return perform(sitting, act, then)
