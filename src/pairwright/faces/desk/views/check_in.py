"""Check-in of a round: who is here, who is missing, and what becomes of who is not."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import get_language, gettext
from django.views.decorators.http import require_POST

from pairwright.app.desk import acts
from pairwright.app.desk.acts import Act
from pairwright.app.desk.checking_in import CheckRow, CheckSheet, Standing, check_sheet, times_seen
from pairwright.app.desk.event import Presence
from pairwright.app.desk.leaving_table import leaving
from pairwright.app.desk.roster import Order
from pairwright.faces.desk.context import of_sitting
from pairwright.faces.desk.performing import perform
from pairwright.faces.desk.posted import number_in
from pairwright.faces.desk.saying import then_to
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.faces.desk.templatetags.desk import icon
from pairwright.lean import NamedTuple
from pairwright.model.acts import RequestBye
from pairwright.model.result import Result
from pairwright.model.tournament import Tournament
from pairwright.store.models import Role

MARKS: dict[str, Callable[[Tournament, int, int], Act]] = {
    "here": lambda _now, round_, player: acts.CheckPlayer(round_, player, Presence.HERE),
    "late": lambda _now, round_, player: acts.CheckPlayer(round_, player, Presence.LATE),
    "missing": lambda _now, round_, player: acts.CheckPlayer(round_, player, Presence.MISSING),
    "half": lambda _now, round_, player: RequestBye(round_, player, Result.HALF_BYE),
    "zero": lambda _now, round_, player: RequestBye(round_, player, Result.ABSENT),
    "plays": lambda _now, round_, player: acts.CancelBye(round_, player),
    "withdraw": lambda now, round_, player: leaving(now, player, round_),
}
"""What a button of the page is called, and the act it makes."""
SHOWN = {
    "missing": (Standing.MISSING,),
    "here": (Standing.HERE, Standing.LATE),
    "away": (Standing.AWAY,),
}


class Marked(NamedTuple):
    """A row with the time as the hall's clock has it."""

    row: CheckRow
    clock: str


@at_desk(Role.VIEWER)
def now(_request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """To the round that is to be paired."""
    return redirect("check-in", slug=sitting.record.slug, round_=sitting.event.tournament.round_to_pair)


def _sheet(sitting: Sitting, round_: int, order: Order = Order.NUMBER) -> CheckSheet:
    desk = sitting.desk
    event, _ = desk.now()
    times = times_seen(desk.entries(), desk.in_force(), round_)
    return check_sheet(event, round_, times, get_language() or "en", order)


def _marked(row: CheckRow) -> Marked:
    return Marked(row, datetime.fromisoformat(row.time).astimezone().strftime("%H:%M") if row.time else "")


def _checked_round(sitting: Sitting, round_: int) -> None:
    """Only the next round has a check-in."""
    planned = sitting.event.tournament.planned_rounds
    if round_ != sitting.event.tournament.round_to_pair or (planned and round_ > planned):
        raise Http404


@at_desk(Role.VIEWER)
def check_in(request: HttpRequest, sitting: Sitting, round_: int) -> HttpResponseBase:
    """The list; ``?show=missing`` those who are looked for, ``?more=7`` what else can be done with number 7."""
    if round_ <= sitting.event.round:
        return redirect("check-in", slug=sitting.record.slug, round_=sitting.event.tournament.round_to_pair)
    if sitting.event.tournament.planned_rounds and round_ > sitting.event.tournament.planned_rounds:
        return render(request, "desk/entries/no_check_in.html", {"tab": "entries", "part": "check-in"})
    _checked_round(sitting, round_)
    show = request.GET.get("show", "")
    sheet = _sheet(sitting, round_, Order.NAME if show == "missing" else Order.NUMBER)
    rows = [row for row in sheet.rows if show not in SHOWN or row.standing in SHOWN[show]]
    more = request.GET.get("more", "")
    chosen = next((row for row in sheet.rows if str(row.entry.number) == more), None)
    shown = _of_page(sitting, sheet) | {
        "show": show if show in SHOWN else "",
        "rows": [_marked(row) for row in rows],
        "chosen": chosen,
    }
    if getattr(request, "htmx", False) and "more" in request.GET:
        return render(request, "desk/entries/check_more.html", shown)
    return render(request, "desk/entries/check_in.html", shown)


def _of_page(sitting: Sitting, sheet: CheckSheet) -> dict[str, Any]:
    return {
        "tab": "entries",
        "part": "check-in",
        "round": sheet.round,
        "sheet": sheet,
        "may_change": sitting.may(Role.DEPUTY),
        # once, not for every row of a long list
        "icons": {"more": icon("more", gettext("Other")), "tick": icon("tick"), "clock": icon("clock")},
        "says": {"missing": gettext("not here yet"), "here": gettext("Here")},
    }


@require_POST
@at_desk(Role.DEPUTY)
def mark(request: HttpRequest, sitting: Sitting, round_: int) -> HttpResponseBase:
    """One player: the name of the button says what, its value whom. For htmx his row comes back with the counts."""
    _checked_round(sitting, round_)
    act, player = _asked(request, sitting.event.tournament, round_)
    return perform(sitting, act, lambda _done: _answer(request, sitting, round_, player))


def _asked(request: HttpRequest, tournament: Tournament, round_: int) -> tuple[Act, int]:
    for name, make in MARKS.items():
        number = number_in(request.POST.get(name, ""))
        if number:
            return make(tournament, round_, number), number
    raise Http404


def _answer(request: HttpRequest, sitting: Sitting, round_: int, player: int) -> HttpResponse:
    if not getattr(request, "htmx", False):
        show = request.POST.get("show", "")
        address = reverse("check-in", args=[sitting.record.slug, round_])
        return redirect(f"{address}?show={show}#p{player}" if show in SHOWN else f"{address}#p{player}")
    sheet = _sheet(sitting, round_)
    row = next((row for row in sheet.rows if row.entry.number == player), None)
    shown = of_sitting(sitting) | _of_page(sitting, sheet)
    shown |= {"one": _marked(row) if row else None, "show": request.POST.get("show", "")}
    return render(request, "desk/entries/checked.html", shown)


@require_POST
@at_desk(Role.DEPUTY)
def close(_request: HttpRequest, sitting: Sitting, round_: int) -> HttpResponseBase:
    """Whoever is missing is not paired."""
    _checked_round(sitting, round_)
    address = reverse("check-in", args=[sitting.record.slug, round_])
    return perform(sitting, acts.CloseCheckIn(round_), then_to(address))
