"""The map of a round, and everything that it shows as a table."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponseBase
from django.shortcuts import redirect, render

from pairwright.app.desk.proposal import summary
from pairwright.errors import PairwrightError
from pairwright.faces.desk import answers
from pairwright.faces.desk.panels import SMALL, drawn, map_for, page_of, round_panel, seats
from pairwright.faces.desk.posted import number_in
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.store.models import Role


@at_desk(Role.VIEWER)
def round_map(request: HttpRequest, sitting: Sitting, round_: int) -> HttpResponseBase:
    """The round as score groups and wires; ``?board=7`` marks a board."""
    if not 0 < round_ <= sitting.event.tournament.round_to_pair:
        raise Http404
    try:
        found = answers.paired(sitting, round_)
        picture = map_for(sitting, round_)
    except PairwrightError:
        return redirect("round", slug=sitting.record.slug, round_=round_)
    board = number_in(request.GET.get("board", ""), len(answers.sheet(sitting, round_).boards))
    shown: dict[str, Any] = {
        "tab": "rounds",
        "round": round_,
        "board": board,
        "map": picture,
        "drawing": drawn(picture, sitting, round_, board),
        "summary": summary(found.state, answers.as_listed(sitting, round_)),
        "people": seats(sitting, round_),
        "back": page_of(sitting, round_, board),
        "proposed": round_ > sitting.event.round,
        "differs": not answers.checked(sitting, round_).ok,
        "system": found.system,
    }
    if request.GET.get("show") == "round" or found.state.size <= SMALL:
        shown |= {"show": "round"} | round_panel(sitting, round_)
    return render(request, "desk/map.html", shown)
