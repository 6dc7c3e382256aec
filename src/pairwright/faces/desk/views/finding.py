"""The find field of every page: players, teams, boards and pages of a tournament."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import redirect, render
from django.urls import NoReverseMatch, reverse
from django.utils.translation import gettext

from pairwright.app.desk.finding import Found, found
from pairwright.app.desk.sheets import sheet_of
from pairwright.faces.desk.posted import number_in
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.lean import NamedTuple
from pairwright.model.collation import finds
from pairwright.store.models import Role


class Hit(NamedTuple):
    """Something that fits: what it is called, where it is, and what it is."""

    name: str
    address: str
    what: str
    number: int = 0


@at_desk(Role.VIEWER)
def find(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """What fits ``find``; straight there if it is one thing. A number is a board of the round, while one is played."""
    text = request.GET.get("find", "").strip()[:100]
    number = number_in(text)
    hits = _numbered(sitting, number) if number else [*_people(sitting, text), *_pages(sitting, text)]
    if len(hits) == 1:
        return redirect(hits[0].address)
    return render(request, "desk/find.html", {"text": text, "hits": hits, "tab": ""})


def _numbered(sitting: Sitting, number: int) -> list[Hit]:
    event = sitting.event
    if event.round and number <= len(sheet_of(event.tournament, event.round).boards):
        address = f"{reverse('results', args=[sitting.record.slug, event.round])}?board={number}#board-{number}"
        return [Hit(gettext("Board {board}").format(board=number), address, gettext("board"))]
    people = [Found(player.number, player.name) for player in event.tournament.players if player.number == number]
    people += [Found(team.number, team.name, is_team=True) for team in event.tournament.teams if team.number == number]
    return [_hit(sitting, one) for one in people]


def _people(sitting: Sitting, text: str) -> list[Hit]:
    return [_hit(sitting, one) for one in found(sitting.event.tournament, text)]


def _hit(sitting: Sitting, one: Found) -> Hit:
    """His own page; where there is none, his board."""
    slug = sitting.record.slug
    what = gettext("team") if one.is_team else gettext("player")
    try:
        address = reverse("teams" if one.is_team else "player", args=[slug] if one.is_team else [slug, one.number])
    except NoReverseMatch:
        address = _board_of(sitting, one)
    return Hit(one.name, address, what, one.number)


def _board_of(sitting: Sitting, one: Found) -> str:
    event = sitting.event
    if event.round:
        for row in sheet_of(event.tournament, event.round).boards:
            if one.number in (row.white.number, row.black.number):
                address = reverse("results", args=[sitting.record.slug, event.round])
                return f"{address}?board={row.board}#board-{row.board}"
    return reverse("overview", args=[sitting.record.slug])


def _pages(sitting: Sitting, text: str) -> list[Hit]:
    names = {
        "overview": gettext("Overview"),
        "entries": gettext("Entries"),
        "round-now": gettext("Rounds"),
        "standings-now": gettext("Standings"),
        "table": gettext("Cross table"),
        "print": gettext("Print"),
        "screens": gettext("Screens and phones"),
        "journal": gettext("Journal"),
        "settings": gettext("Settings"),
        "prizes": gettext("Prizes"),
        "backup": gettext("Backup"),
    }
    hits = []
    for page, name in names.items():
        if text and finds(text, name):
            try:
                hits.append(Hit(name, reverse(page, args=[sitting.record.slug]), gettext("page")))
            except NoReverseMatch:
                continue
    return hits
