"""Opening a file: a dry run that lists every fault, repair and difference before anything is created."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from pairwright.app.desk.acts import Open
from pairwright.app.desk.cautions import weigh
from pairwright.app.desk.event import Event
from pairwright.app.desk.imported import examine
from pairwright.app.desk.levels import Caution, Level
from pairwright.app.desk.service import Refused, Unconfirmed
from pairwright.app.desk.setting_up import system_terms
from pairwright.app.entries.entry import Entries
from pairwright.errors import InvalidTournament, PairwrightError, Problem, Severity, UnreadableFile
from pairwright.faces.desk.entry_lists import entries_of_upload
from pairwright.faces.desk.forms.terms import plainly, system_title
from pairwright.faces.desk.openings import begin_tournament
from pairwright.faces.desk.performing import confirmed_codes
from pairwright.faces.desk.shown import is_stamped
from pairwright.faces.desk.sitting import by_whom, who_may_begin
from pairwright.faces.desk.uploads import LARGEST, Upload, forget, keep, kept
from pairwright.formats.base import Reading, read, sniff
from pairwright.lean import NamedTuple
from pairwright.model.tournament import Tournament
from pairwright.pairing.checker import RoundCheck

MOST_SHOWN = 200
"""Faults that are listed; how many more there are is said."""


class Found(NamedTuple):
    """What a file holds: a tournament or a list of entries, or the error that says why neither."""

    reading: Reading | None = None
    entries: Entries | None = None
    error: Exception | None = None
    problems: tuple[Problem, ...] = ()

    def of(self, severity: Severity) -> tuple[Problem, ...]:
        """Problems of one weight."""
        return tuple([problem for problem in self.problems if problem.severity is severity])


def look_into(upload: Upload) -> Found:
    """Read the file, whatever it is; nothing that is in it brings the desk down."""
    try:
        if sniff(upload.data) not in ("", "csv"):
            reading = read(upload.data)
            return Found(reading, problems=reading.problems)
        entries = entries_of_upload(upload)
        return Found(entries=entries if entries.rows else None, problems=entries.problems)
    except (UnreadableFile, InvalidTournament) as refusal:
        return Found(error=refusal, problems=refusal.problems)
    except PairwrightError as refusal:
        return Found(error=refusal)
    except (ValueError, KeyError, IndexError, RecursionError, MemoryError, OverflowError, OSError) as error:
        return Found(error=error)  # a file made to break readers


@who_may_begin
def open_file(request: HttpRequest) -> HttpResponseBase:
    """Choose a file; see what is in it; create the tournament."""
    if request.method != "POST":
        upload = kept(request, request.GET.get("file", ""))
        return _seen(request, upload) if upload else _choose(request)
    if request.POST.get("file"):
        upload = kept(request, request.POST["file"])
        if upload is None:
            return _choose(request, _("The file is not kept any more. Choose it again."))
        return _create(request, upload)
    sent = request.FILES.get("upload")
    if sent is None:
        return _choose(request, _("Choose a file first."))
    if (sent.size or 0) > LARGEST:
        text = _("The file is larger than %(size)s MB. No tournament is: look whether it is the right one.")
        return _choose(request, text % {"size": LARGEST // 1024 // 1024})
    if not sent.size:
        return _choose(request, _("The file is empty."))
    upload = keep(request, sent.name or "", sent.read())
    return redirect(f"{request.path}?file={upload.token}")


def _choose(request: HttpRequest, wrong: str = "") -> HttpResponse:
    return render(request, "desk/open.html", {"wrong": wrong}, status=422 if wrong else 200)


def _seen(
    request: HttpRequest, upload: Upload, cautions: tuple[Caution, ...] | None = None, status: int = 200
) -> HttpResponse:
    """The dry run."""
    found = look_into(upload)
    context: dict[str, Any] = {
        "upload": upload,
        "found": found,
        "errors": found.of(Severity.ERROR)[:MOST_SHOWN],
        "repairs": found.of(Severity.REPAIR)[:MOST_SHOWN],
        "notices": found.of(Severity.NOTICE)[:MOST_SHOWN],
        "more": sum([max(len(found.of(severity)) - MOST_SHOWN, 0) for severity in Severity]),
        "unforeseen": found.error is not None and not isinstance(found.error, PairwrightError),
    }
    if found.reading is not None:
        tournament = found.reading.tournament
        weighed = weigh(Event(), Open(tournament, upload.name)) if cautions is None else cautions
        context |= _of_tournament(tournament, weighed)
    return render(request, "desk/open_seen.html", context, status=status)


def _of_tournament(tournament: Tournament, cautions: tuple[Caution, ...]) -> dict[str, Any]:
    asks = [one for one in cautions if one.asks and one.level > Level.NOTICE]
    return {
        "tournament": tournament,
        "system": system_title(system_terms(tournament).code),
        "refusals": [one for one in cautions if one.level is Level.REFUSED],
        "asks": asks,
        "cautions": cautions,
        "remarks": [one for one in cautions if one.level < Level.CONFIRM],
        "different": [_differs(one) for one in examine(tournament).different] if asks else [],
        "checked": tournament.paired_rounds,
    }


def _differs(found: RoundCheck) -> dict[str, Any]:
    """A round that differs: what the rules give and what the file has, where they part."""
    return {
        "round": found.round,
        "rules": [pair for pair in found.expected if pair not in found.actual],
        "file": [pair for pair in found.actual if pair not in found.expected],
        "criterion": found.criterion,
    }


def _create(request: HttpRequest, upload: Upload) -> HttpResponseBase:
    """The tournament, if it is one and what had to be confirmed was."""
    found = look_into(upload)
    if found.reading is None:
        return _seen(request, upload, status=422)
    tournament, name = found.reading.tournament, upload.name or "-"
    try:
        try:
            record = begin_tournament(tournament, by=by_whom(request), source=name)
        except Unconfirmed as asks:
            if not is_stamped(request, asks.cautions):
                raise
            confirmed = confirmed_codes(request)
            record = begin_tournament(tournament, by=by_whom(request), source=name, confirmed=confirmed)
    except (Refused, Unconfirmed):
        return _seen(request, upload, status=422)
    except PairwrightError as error:
        return _choose(request, plainly(error))
    forget(request, upload.token)
    messages.success(request, _("The tournament is created."))
    return redirect("overview", slug=record.slug)
