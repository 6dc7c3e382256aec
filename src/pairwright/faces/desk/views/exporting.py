"""Files of the tournament: one address for each format, and the page that says what each of them cannot hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.utils.http import content_disposition_header
from django.utils.text import slugify
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from pairwright.app.desk.final import final_report, obstacles
from pairwright.app.desk.reporting import report_of
from pairwright.app.standings import Of
from pairwright.errors import PairwrightError, Problem
from pairwright.faces.desk.figures import At, standings_at
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.faces.desk.templatetags.desk import words
from pairwright.faces.standing_data import standings_csv
from pairwright.faces.standing_document import standings_document
from pairwright.faces.workbook import as_workbook
from pairwright.formats.base import write
from pairwright.lean import NamedTuple
from pairwright.store.models import Role

TEXT, JSON, CSV = "text/plain; charset=utf-8", "application/json", "text/csv; charset=utf-8"
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


class Made(NamedTuple):
    """A file: its content, and what it could not hold."""

    content: bytes
    losses: tuple[Problem, ...] = ()


class Kind(NamedTuple):
    """A format by the code in its address. ``name`` is put behind the name of the tournament."""

    title: Any
    about: Any
    name: str
    type: str
    make: Callable[[HttpRequest, Sitting], Made]


def _format(code: str) -> Callable[[HttpRequest, Sitting], Made]:
    def make(_request: HttpRequest, sitting: Sitting) -> Made:
        writing = write(report_of(sitting.event), code)
        return Made(writing.text.encode("utf-8"), writing.losses)

    return make


def _final(_request: HttpRequest, sitting: Sitting) -> Made:
    writing = write(final_report(sitting.event), "trf26")
    return Made(writing.text.encode("utf-8"), writing.losses)


def _at(request: HttpRequest, sitting: Sitting) -> At:
    """``?round=`` (0 or nothing: as it stands), ``?of=players``."""
    text = request.GET.get("round", "")
    round_ = int(text) if text.isascii() and text.isdecimal() and len(text) < 5 else 0
    if round_ > sitting.event.round:
        raise Http404
    return At(round_, Of.INDIVIDUALS if request.GET.get("of") == "players" else Of.ANNOUNCED)


def _csv(request: HttpRequest, sitting: Sitting) -> Made:
    text = standings_csv(standings_at(sitting, _at(request, sitting)))
    return Made(b"\xef\xbb\xbf" + text.encode("utf-8"))


def _xlsx(request: HttpRequest, sitting: Sitting) -> Made:
    found = standings_at(sitting, _at(request, sitting))
    return Made(as_workbook(standings_document(found, words), get_language() or "en", words))


KINDS: dict[str, Kind] = {
    "final": Kind(
        _("Final report"), _("TRF26, for the federation: only when every game is over."), "-final.trf", TEXT, _final
    ),
    "trf26": Kind(_("TRF26"), _("Everything FIDE asks for; other programs read it."), ".trf", TEXT, _format("trf26")),
    "trf16": Kind(_("TRF16"), _("For programs that do not know TRF26 yet."), "-trf16.trf", TEXT, _format("trf16")),
    "json": Kind(_("JSON"), _("For programs; holds everything there is of the tournament."), ".json", JSON,
                 _format("json")),
    "xlsx": Kind(_("Standings as a spreadsheet (XLSX)"), _("With the values of the tie-breaks."), "-standings.xlsx",
                 XLSX, _xlsx),
    "csv": Kind(_("Standings as CSV"), _("Plain text for spreadsheets, in UTF-8."), "-standings.csv", CSV, _csv),
}  # fmt: skip


@at_desk(Role.VIEWER)
def page(request: HttpRequest, sitting: Sitting) -> HttpResponse:
    """All formats, what each cannot hold, and what stands in the way of the final report."""
    rows = []
    for code, kind in KINDS.items():
        if code != "final":
            rows.append((code, kind, _losses(request, sitting, kind)))
    shown = {"tab": "print", "rows": rows, "final": KINDS["final"], "obstacles": obstacles(sitting.event)}
    return render(request, "desk/export.html", shown)


def _losses(request: HttpRequest, sitting: Sitting, kind: Kind) -> tuple[object, ...]:
    """What the file will not hold; or why it cannot be made."""
    if kind.type in (CSV, XLSX):
        return (_("Only the standings: no games, no settings."),)
    try:
        return kind.make(request, sitting).losses
    except PairwrightError as error:
        return (error,)


@at_desk(Role.VIEWER)
def download(request: HttpRequest, sitting: Sitting, format: str) -> HttpResponseBase:
    """The file. What cannot be made is refused with its reason."""
    kind = KINDS.get(format)
    if kind is None:
        raise Http404
    try:
        made = kind.make(request, sitting)
    except PairwrightError as error:
        reasons = obstacles(sitting.event) if format == "final" else (error,)
        shown = {"tab": "print", "kind": kind, "reasons": reasons}
        return render(request, "desk/no_export.html", shown, status=409)
    response = HttpResponse(made.content, content_type=kind.type)
    stem = slugify(sitting.event.tournament.information.name, allow_unicode=True) or sitting.record.slug
    disposition = content_disposition_header(as_attachment=True, filename=f"{stem}{kind.name}")
    response.headers["Content-Disposition"] = disposition or "attachment"
    return response
