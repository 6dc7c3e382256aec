"""The list of entries: sorted, searched, added to and corrected in place."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.http import require_POST

from pairwright.app.desk import acts
from pairwright.app.desk.one_entry import corrected, new_player, values_of, with_member
from pairwright.app.desk.roster import Order, roster, stray_numbers
from pairwright.app.entries.entry import Entry
from pairwright.errors import UnknownCode
from pairwright.faces.desk import rating_file
from pairwright.faces.desk.context import of_sitting
from pairwright.faces.desk.entry_forms import EntryForm
from pairwright.faces.desk.performing import perform
from pairwright.faces.desk.posted import number_in
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.formats.rating_lists import FIDE, RatedPlayer
from pairwright.model.player import Player
from pairwright.model.team import is_team_event
from pairwright.store.models import Role

ORDERS = {order.value: order for order in Order}
MOST_SUGGESTED = 8
SHORTEST_TO_SUGGEST = 3


def listed(request: HttpRequest, sitting: Sitting, **more: Any) -> dict[str, Any]:
    """What the list shows: sorted and searched as the address says."""
    event, _ = sitting.desk.now()
    order = ORDERS.get(request.GET.get("order", ""), Order.NUMBER)
    query = request.GET.get("q", "")[:80]
    federation = request.GET.get("federation", "")[:3]
    found = roster(event, get_language() or "en", order, query, federation)
    return {
        "tab": "entries",
        "part": "list",
        "roster": found,
        "order": order.value,
        "orders": list(ORDERS),
        "q": query,
        "federation": federation,
        "stray": stray_numbers(event.tournament) if sitting.may(Role.DEPUTY) else 0,
        "with_teams": bool(event.tournament.teams) or is_team_event(event.tournament),
        "may_change": sitting.may(Role.DEPUTY) and not event.closed,
        "edit": 0,
        "form": None,
        **more,
    }


@at_desk(Role.VIEWER)
def entries(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """The list; ``?add=1`` opens a row for a new player, ``?edit=7`` that of number 7."""
    more: dict[str, Any] = {}
    tournament = sitting.event.tournament
    if sitting.may(Role.DEPUTY) and not sitting.event.closed:
        edit = number_in(request.GET.get("edit", ""))
        if edit:
            player = _player(sitting, edit)
            team = next((one.name for one in tournament.teams if edit in one.members), "")
            more = {"edit": edit, "form": EntryForm(initial=_initial(player, team), prefix="")}
        elif "add" in request.GET and not sitting.event.under_way:
            more = {"form": EntryForm(initial=_taken(request.GET.get("take", "")))}
    return render(request, "desk/entries/list.html", listed(request, sitting, **more))


def _player(sitting: Sitting, number: int) -> Player:
    try:
        return sitting.event.tournament.player(number)
    except UnknownCode:
        raise Http404 from None


def _initial(player: Player, team: str = "") -> dict[str, str]:
    return {name.replace("-", "_"): value for name, value in values_of(player, team).items()}


def _taken(which: str) -> dict[str, str]:
    """A new row filled in from the rating list: ``FIDE:1234567``."""
    name, _, number = which.partition(":")
    if not number:
        return {}
    with rating_file.lookup() as lookup:
        found = lookup.by_id(name, number) if lookup else None
    return filled_in(found) if found else {}


def filled_in(found: RatedPlayer) -> dict[str, str]:
    """The values of a form for a player of a rating list."""
    is_fide = found.list == FIDE
    player = Player(
        0,
        found.name,
        found.rating if is_fide else 0,
        found.title,
        found.sex,
        found.federation or ("" if is_fide else found.list),
        found.fide_id or (found.id if is_fide else ""),
        found.birth,
    )
    return _initial(player)


@require_POST
@at_desk(Role.DEPUTY)
def add(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """A new player; the next row is open afterwards."""
    form = EntryForm(request.POST)
    if not form.is_valid():
        return _again(request, sitting, form=form)
    return perform(sitting, adding(sitting, form.read.entry), lambda _: _done(request, sitting, add_next=True))


def adding(sitting: Sitting, entry: Entry) -> acts.Act:
    """The act that enters him, into a team if one is named."""
    tournament = sitting.event.tournament
    if not entry.team:
        return acts.EnterPlayers((new_player(entry),))
    number = max([player.number for player in tournament.players], default=0) + 1
    return acts.TakeList((new_player(entry, number),), teams=with_member(tournament.teams, number, entry.team))


@require_POST
@at_desk(Role.DEPUTY)
def change(request: HttpRequest, sitting: Sitting, number: int) -> HttpResponseBase:
    """What is known of a player, as the row has it."""
    player = _player(sitting, number)
    form = EntryForm(request.POST)
    if not form.is_valid():
        return _again(request, sitting, form=form, edit=number)
    return perform(sitting, changing(sitting, player, form.read.entry), lambda _: _done(request, sitting))


def changing(sitting: Sitting, player: Player, entry: Entry) -> acts.Act:
    """The act that corrects him; with another team, both at once."""
    tournament = sitting.event.tournament
    made = corrected(player, entry, whole=False)
    team = next((one.name for one in tournament.teams if player.number in one.members), "")
    if entry.team and entry.team != team:
        return acts.TakeList(changed=(made,), teams=with_member(tournament.teams, player.number, entry.team))
    return acts.ChangePlayer(player.number, made)


@require_POST
@at_desk(Role.DEPUTY)
def remove(request: HttpRequest, sitting: Sitting, number: int) -> HttpResponseBase:
    """An entry is taken back, before round 1."""
    return perform(sitting, acts.RemovePlayer(number), lambda _: _done(request, sitting))


def _again(request: HttpRequest, sitting: Sitting, **more: Any) -> HttpResponse:
    """The row with its faults; what was typed stays."""
    shown = listed(request, sitting, **more)
    if getattr(request, "htmx", False):
        return render(request, "desk/entries/changed.html", of_sitting(sitting) | shown)
    return render(request, "desk/entries/list.html", shown, status=422)


def _done(request: HttpRequest, sitting: Sitting, *, add_next: bool = False) -> HttpResponseBase:
    if getattr(request, "htmx", False):
        form = EntryForm() if add_next else None
        shown = listed(request, sitting, form=form)
        return render(request, "desk/entries/changed.html", of_sitting(sitting) | shown)
    return redirect(reverse("entries", args=[sitting.record.slug]) + ("?add=1" if add_next else ""))


@at_desk(Role.DEPUTY)
def suggest(request: HttpRequest, sitting: Sitting) -> HttpResponse:
    """Players of the rating lists whose names begin so, or who have the id."""
    text = (request.GET.get("name", "") or request.GET.get("fide_id", "")).strip()[:80]
    found: list[RatedPlayer] = []
    if len(text) >= SHORTEST_TO_SUGGEST:
        with rating_file.lookup() as lookup:
            if lookup and text.isdecimal():
                one = lookup.by_id(FIDE, text)
                found = [one] if one else []
            elif lookup:
                found = list(lookup.starting(text, MOST_SUGGESTED))
    there = {player.fide_id for player in sitting.event.tournament.players if player.fide_id}
    return render(request, "desk/entries/suggestions.html", {"found": found, "there": there})
