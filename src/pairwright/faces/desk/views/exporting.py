"""The tournament as a file: its report, and working copies."""

from __future__ import annotations

from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.http import content_disposition_header
from django.utils.text import slugify

from pairwright.app.desk.event import Event
from pairwright.app.desk.reporting import open_games, report_of, working_copy_of
from pairwright.errors import PairwrightError
from pairwright.faces.desk.sitting import Sitting, at_desk
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


@at_desk(Role.DEPUTY)
def export(request: HttpRequest, sitting: Sitting) -> HttpResponse:
    """What can be had, and what each format cannot hold."""
    offers: list[dict[str, Any]] = []
    for name, kind in KINDS.items():
        try:
            losses = _written(sitting.event, kind).losses
        except PairwrightError as error:
            offers.append({"name": name, "kind": kind, "error": error})
            continue
        offers.append({"name": name, "kind": kind, "losses": losses})
    context = {"tab": "overview", "offers": offers, "open_games": len(open_games(sitting.event.tournament))}
    return render(request, "desk/export.html", context)


@at_desk(Role.DEPUTY)
def download(_request: HttpRequest, sitting: Sitting, kind: str) -> HttpResponse:
    """The file."""
    chosen = KINDS.get(kind)
    if chosen is None:
        raise Http404
    if chosen.is_report and open_games(sitting.event.tournament):
        raise PermissionDenied
    written = _written(sitting.event, chosen)
    response = HttpResponse(written.text.encode("utf-8"), content_type="application/octet-stream")
    name = content_disposition_header(True, _file_name(sitting.event, chosen))
    response.headers["Content-Disposition"] = name or "attachment"
    return response


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
