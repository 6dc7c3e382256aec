"""The public page of a tournament: pairings, standings and the cross table, read only."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from django.contrib.auth.models import User
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.cache import cache_control
from django.views.decorators.gzip import gzip_page

from pairwright.app.desk.sheets import BoardRow, RoundSheet, Seated, seats_before
from pairwright.app.tables.chart import Chart, chart
from pairwright.app.tables.round_robin import round_robin
from pairwright.faces.desk import connected
from pairwright.faces.desk.bracket_picture import picture_of
from pairwright.faces.desk.figures import all_meet
from pairwright.faces.desk.public import NOTHING_NEW, Visit, public, public_record, shown, unchanged, visit
from pairwright.faces.desk.sitting import for_everybody, role_in
from pairwright.faces.desk.standing_rows import heads_of, public_square, public_standings, public_table
from pairwright.faces.desk.views.accounts import address_of
from pairwright.model.collation import finds
from pairwright.store.models import Tournament as Record

SHEET = Path(__file__).resolve().parent.parent / "static" / "desk" / "desk.css"
FOR_PHONES = (1, 2, 3, 5, 6, 7, 8, 10, 12, 14, 16)
"""Sections of the design's sheet that the public pages need: a phone loads no more."""


@for_everybody
@gzip_page
@cache_control(public=True, max_age=3600)
def phone_sheet(_request: HttpRequest) -> HttpResponse:
    """The sheet for phones: parts of the design's sheet and what the screens add for them."""
    return HttpResponse(_phone_css(), content_type="text/css; charset=utf-8")


@cache
def _phone_css() -> str:
    whole = SHEET.read_text("utf-8")
    parts = re.split(r"(?=/\* \d+ ── )", whole)
    wanted = tuple([f"/* {number} ── " for number in FOR_PHONES])
    chosen = [part for part in parts if part.startswith(wanted)]
    more = (SHEET.parent / "phones.css").read_text("utf-8")
    text = re.sub(r"/\*.*?\*/", "", "".join([*chosen, more]), flags=re.S)
    return re.sub(r"\s*\n\s*", "\n", text)


@public
def index(request: HttpRequest) -> HttpResponse:
    """The tournaments that are open to everybody."""
    records = [record for record in Record.objects.filter(removed=False) if record.public or _has_part(request, record)]
    return render(request, "desk/public_index.html", {"records": records})


def _has_part(request: HttpRequest, record: Record) -> bool:
    return isinstance(request.user, User) and role_in(request.user, record) is not None


@public
def pairings(request: HttpRequest, key: str, round_: int = 0) -> HttpResponseBase:
    """The boards of a round, the one being played if none is named; before round 1 who takes part."""
    visited = _visit(request, key)
    if unchanged(request, visited):
        return HttpResponse(status=NOTHING_NEW)
    asked = request.GET.get("find", "")[:60]
    if not visited.event.round and not round_:
        people = seats_before(visited.event.tournament, 1).values()
        found = [seat for seat in people if finds(asked, seat.name)]
        return shown(request, visited, "desk/public_entries.html", {"view": "pairings", "people": found, "find": asked})
    round_ = round_ or visited.in_play
    sheet = _found(visited.sheet(round_), asked)
    context = {
        "view": "pairings",
        "round": round_,
        "rounds": _rounds(visited.event.round),
        "sheet": sheet,
        "find": asked,
    }
    return shown(request, visited, "desk/public_pairings.html", context)


@public
def standings(request: HttpRequest, key: str, round_: int = 0) -> HttpResponseBase:
    """The standings after a round that is over, the last one if none is named; of a knockout its bracket."""
    visited = _visit(request, key)
    if unchanged(request, visited):
        return HttpResponse(status=NOTHING_NEW)
    sheet = visited.bracket()
    if sheet:
        found_picture = picture_of(sheet) | {"bracket": sheet.drawn.bracket, "view": "standings"}
        return shown(request, visited, "desk/public_bracket.html", found_picture)
    last = visited.finished
    if round_ > last:
        raise Http404
    found = visited.standings(round_ or last)
    asked = request.GET.get("find", "")[:60]
    rows = [line for line in found.rows if finds(asked, line.name)] if found else []
    context = {
        "view": "standings",
        "round": round_ or last,
        "rounds": _rounds(last),
        "found": found,
        "heads": heads_of(found) if found else (),
        "rows": public_standings(rows, get_language() or "en"),
        "find": asked,
    }
    return shown(request, visited, "desk/public_standings.html", context)


@public
def table(request: HttpRequest, key: str) -> HttpResponseBase:
    """The cross table after the last round that is over."""
    visited = _visit(request, key)
    if unchanged(request, visited):
        return HttpResponse(status=NOTHING_NEW)
    found = visited.standings(visited.finished)
    context = {"view": "table", "round": visited.finished}
    if found and all_meet(found):
        table = visited.kept("square", lambda: round_robin(found))
        context |= {"columns": [line.line for line in table.chart.lines], "lines": public_square(table)}
        return shown(request, visited, "desk/public_table.html", context)
    made: Chart | None = visited.kept("chart", lambda: chart(found)) if found else None
    drawn = visited.kept("table", lambda: public_table(made.lines)) if made else ""
    context |= {"columns": _rounds(visited.finished), "lines": drawn}
    return shown(request, visited, "desk/public_table.html", context)


def _visit(request: HttpRequest, key: str) -> Visit:
    record = public_record(request, key)
    connected.note(record.pk, address_of(request))
    return visit(record)


def _rounds(last: int) -> list[int]:
    return list(range(1, last + 1))


def _found(sheet: RoundSheet, asked: str) -> RoundSheet:
    """Only the boards of those whose name was typed."""
    if not asked.strip():
        return sheet
    rows = tuple([row for row in sheet.boards if _has(row, asked)])
    return sheet._replace(boards=rows, away=tuple([row for row in sheet.away if finds(asked, row.who.name)]))


def _has(row: BoardRow, asked: str) -> bool:
    sides: list[Seated] = [row.white, row.black]
    for game in row.games:
        sides += [game.white, game.black]
    return any(finds(asked, seat.name) for seat in sides)
