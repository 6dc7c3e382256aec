"""The tournament as a file: its report, and working copies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.http import content_disposition_header
from django.utils.text import slugify
from django.utils.translation import get_language

from pairwright.app.desk.event import Event
from pairwright.app.desk.reporting import open_games, report_of, working_copy_of
from pairwright.app.standings import Of, Standings
from pairwright.errors import PairwrightError
from pairwright.faces.desk.figures import At, kept, standings_at
from pairwright.faces.desk.plainly import plainly
from pairwright.faces.desk.posted import whole_in
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.faces.standing_data import standings_csv
from pairwright.faces.standing_document import standings_document
from pairwright.faces.workbook import as_workbook
from pairwright.formats.base import Writing, write
from pairwright.lean import NamedTuple
from pairwright.store.models import Role


class Kind(NamedTuple):
    """A file that is offered: its format, the end of its name, and whether it is a report (Q169: none while a game is
    open)."""

    format: str
    suffix: str
    is_report: bool


KINDS = {
    "report-trf26": Kind("trf26", ".trf", True),
    "report-trf16": Kind("trf16", ".trf", True),
    "copy-trf26": Kind("trf26", ".trf", False),
    "copy-json": Kind("json", ".json", False),
}


class Table(NamedTuple):
    """The standings as a file for spreadsheets."""

    suffix: str
    make: Callable[[Standings], bytes]


def _csv(found: Standings) -> bytes:
    """With the mark by which spreadsheets know UTF-8."""
    return b"\xef\xbb\xbf" + standings_csv(found).encode("utf-8")


def _xlsx(found: Standings) -> bytes:
    return as_workbook(standings_document(found, plainly), get_language() or "en", plainly)


TABLES = {"standings-xlsx": Table(".xlsx", _xlsx), "standings-csv": Table(".csv", _csv)}


@at_desk(Role.DEPUTY)
def export(request: HttpRequest, sitting: Sitting) -> HttpResponse:
    """What can be had, and what each format cannot hold."""
    formats = {kind.format for kind in KINDS.values()}
    told = kept(sitting, "losses", lambda: {format: _losses(sitting.event, format) for format in formats})
    offers: list[dict[str, Any]] = [{"name": name, "kind": kind, **told[kind.format]} for name, kind in KINDS.items()]
    context = {
        "tab": "overview",
        "offers": offers,
        "tables": TABLES,
        "open_games": len(open_games(sitting.event.tournament)),
    }
    return render(request, "desk/export.html", context)


def _losses(event: Event, format: str) -> dict[str, Any]:
    """What a format cannot hold, or why it cannot be written at all."""
    try:
        return {"losses": write(report_of(event), format).losses}
    except PairwrightError as error:
        return {"error": error}


@at_desk(Role.DEPUTY)
def download(request: HttpRequest, sitting: Sitting, kind: str) -> HttpResponse:
    """The file."""
    if kind in TABLES:
        return _standings(request, sitting, TABLES[kind])
    chosen = KINDS.get(kind)
    if chosen is None:
        raise Http404
    waiting = open_games(sitting.event.tournament)
    if chosen.is_report and waiting:
        return render(request, "desk/no_export.html", {"tab": "overview", "open_games": waiting}, status=409)
    try:
        written = _written(sitting.event, chosen)
    except PairwrightError as error:
        return render(request, "desk/no_export.html", {"tab": "overview", "error": error}, status=409)
    return _file(written.text.encode("utf-8"), _file_name(sitting.event, chosen))


def _file(content: bytes, name: str) -> HttpResponse:
    response = HttpResponse(content, content_type="application/octet-stream")
    disposition = content_disposition_header(True, name)
    response.headers["Content-Disposition"] = disposition or "attachment"
    return response


def _standings(request: HttpRequest, sitting: Sitting, kind: Table) -> HttpResponse:
    """The standings after ``?round=`` (0 or nothing: as they stand), ``?of=players`` of a team event."""
    round_ = whole_in(request.GET.get("round", ""))
    if round_ > sitting.event.round:
        raise Http404
    at = At(round_, Of.INDIVIDUALS if request.GET.get("of") == "players" else Of.ANNOUNCED)
    try:
        content = kind.make(standings_at(sitting, at))
    except PairwrightError as error:
        return render(request, "desk/no_export.html", {"tab": "overview", "error": error}, status=409)
    base = slugify(sitting.event.tournament.information.name, allow_unicode=True)[:60] or "tournament"
    return _file(content, f"{base}-standings-{round_ or sitting.event.round}{kind.suffix}")


def _written(event: Event, kind: Kind) -> Writing:
    tournament = report_of(event) if kind.is_report else working_copy_of(event)
    if kind.format == "json":
        tournament = report_of(event)
    return write(tournament, kind.format)


def _file_name(event: Event, kind: Kind) -> str:
    """``harbour-open-final.trf``, ``harbour-open-round-5-copy.json``."""
    base = slugify(event.tournament.information.name, allow_unicode=True)[:60] or "tournament"
    end = "final" if event.closed else f"round-{event.round}"
    return f"{base}-{end}{'' if kind.is_report else '-copy'}{kind.suffix}"
