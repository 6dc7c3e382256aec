"""A list of entries: read, compared with who is there, and taken over only as far as the arbiter agrees.

What was sent is kept, so that it can be read again with other columns without being sent again.
"""

from __future__ import annotations

from typing import Any

from django.core import signing
from django.http import HttpRequest, HttpResponse, HttpResponseBase, QueryDict
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as __
from django.views.decorators.http import require_POST

from pairwright.app.desk.taking import taking
from pairwright.app.entries.columns import fields_named
from pairwright.app.entries.differences import Comparison, Difference, Kind, compare
from pairwright.app.entries.entry import Entries, Entry, Letters, NameOrder, Terms
from pairwright.app.entries.heads import Field
from pairwright.app.entries.reading import read_entries
from pairwright.app.rating_lookup import filled
from pairwright.errors import PairwrightError, Problem, Severity, UnreadableFile
from pairwright.faces.desk import rating_file, uploads
from pairwright.faces.desk.entry_forms import COLUMNS, ListForm, today
from pairwright.faces.desk.performing import perform
from pairwright.faces.desk.posted import HIGHEST, numbers_in
from pairwright.faces.desk.saying import then_to
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.faces.desk.uploads import Upload
from pairwright.faces.entries import FIELDS, KINDS
from pairwright.formats.calendars import Calendar
from pairwright.lean import NamedTuple
from pairwright.model.player import Player
from pairwright.store.models import Role

PACES = {"standard": Field.RATING, "rapid": Field.RAPID, "blitz": Field.BLITZ}
SALT = "pairwright.entries"
AGAIN = ("sheet", "columns", "federation", "pace", "calendar", "names", "letters")
"""What is needed to read a list again in the same way."""
OLDEST = 60 * 60 * 24
"""Seconds for which a preview can be taken over."""
MOST_LINES = 300
"""Differences that the preview draws, each with its tick; the others are ticked together."""


class Shown(NamedTuple):
    """A difference as a line of the preview; ``key`` names it in the form."""

    key: str
    difference: Difference
    player: Player | None
    changes: tuple[tuple[Any, str, str], ...]
    taken: bool
    likely: bool


@at_desk(Role.DEPUTY)
def start(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """The form, and after it the preview. Nothing is written by either."""
    if request.method != "POST":
        return _form(request, ListForm())
    form = ListForm(_given(request), request.FILES)
    if not form.is_valid():
        return _form(request, form, 422)
    upload = _upload(request, form)
    if upload is None:
        form.add_error(None, __("This list is no longer kept here. Choose it again."))
        return _form(request, form, 422)
    try:
        entries = _read(upload, form)
    except UnreadableFile as error:
        return _form(request, form, 422, error.problems, upload=upload)
    except PairwrightError as error:
        return _form(request, form, 422, (), error, upload)
    return _preview(request, sitting, entries, upload.name, _sent(upload, form))


def _given(request: HttpRequest) -> QueryDict:
    """The form as it was sent; the columns that were chosen one by one as one text."""
    given = request.POST.copy()
    if columns := given.getlist("column"):
        given["columns"] = ",".join(columns)
    return given


def _form(
    request: HttpRequest,
    form: ListForm,
    status: int = 200,
    problems: tuple[Problem, ...] = (),
    error: PairwrightError | None = None,
    upload: Upload | None = None,
) -> HttpResponse:
    shown = {"tab": "entries", "part": "import", "form": form, "problems": problems, "error": error, "upload": upload}
    return render(request, "desk/entries/import.html", shown, status=status)


def _upload(request: HttpRequest, form: ListForm) -> Upload | None:
    """What is sent now, kept; else what was sent before, if it is still there."""
    file, text = form.cleaned_data["file"], form.cleaned_data["text"]
    if file:
        return uploads.keep(request, str(file.name)[-80:], file.read())
    if text.strip():
        return uploads.keep(request, __("pasted list"), text.encode())
    return uploads.kept(request, form.cleaned_data["upload"])


def _read(upload: Upload, form: ListForm) -> Entries:
    """Raises as :func:`read_entries`, and as :func:`fields_named`."""
    entries = read_entries(upload.data, _terms(form), sheet=form.cleaned_data["sheet"])
    with rating_file.lookup() as lookup:
        if lookup:
            entries = filled(entries, lookup, PACES[form.cleaned_data["pace"] or "standard"])
    return entries


class Sent(NamedTuple):
    """How a list was read, to read it again: ``how`` are the fields of the form."""

    form: ListForm
    how: dict[str, str]


def _sent(upload: Upload, form: ListForm) -> Sent:
    return Sent(form, {name: str(form.cleaned_data[name]) for name in AGAIN} | {"upload": upload.token})


def _terms(form: ListForm) -> Terms:
    given = form.cleaned_data
    columns = fields_named(given["columns"]) if given["columns"].strip() else ()
    calendar = Calendar(given["calendar"]) if given["calendar"] else None
    pace = PACES[given["pace"] or "standard"]
    return Terms(
        today(), columns, calendar, given["federation"], pace, NameOrder(given["names"]), Letters(given["letters"])
    )


def _again(request: HttpRequest, rows: tuple[Entry, ...], how: dict[str, str]) -> tuple[Entries, Sent | None]:
    """The list read once more, if it is still kept; else its rows alone."""
    form = ListForm(how)
    upload = uploads.kept(request, how.get("upload", ""))
    if upload is None or not form.is_valid():
        return Entries((), rows, ()), None
    return _read(upload, form), _sent(upload, form)


def _preview(
    request: HttpRequest,
    sitting: Sitting,
    entries: Entries,
    source: str,
    sent: Sent | None = None,
    chosen: frozenset[str] | None = None,
) -> HttpResponse:
    """All faults and all differences; ``chosen`` (None: as usual) are the keys that are ticked."""
    apart = frozenset(numbers_in(request.POST.getlist("apart"), HIGHEST))
    event, _ = sitting.desk.now()
    comparison = compare(event.tournament, entries.rows, apart)
    lines = _shown(comparison, event.tournament.players, chosen, apart)
    hidden = (Kind.SAME, Kind.GONE) if event.under_way else (Kind.SAME,)
    told = [line for line in lines if line.difference.kind not in hidden]
    rest = [line.key for line in told[MOST_LINES:] if line.taken]
    how = sent.how if sent else {}
    kept = {"rows": [list(entry) for entry in entries.rows], "source": source, "how": how, "rest": rest}
    shown = {
        "tab": "entries",
        "part": "import",
        "source": source,
        "columns": entries.columns,
        "kinds": COLUMNS,
        "form": sent.form if sent else None,
        "how": how,
        "faults": [one for one in entries.problems if one.severity is not Severity.NOTICE],
        "notices": [one for one in (*entries.problems, *comparison.problems) if one.severity is Severity.NOTICE],
        "lines": told[:MOST_LINES],
        "rest": len(rest),
        "not_drawn": len(told[MOST_LINES:]),
        "absent": [line for line in lines if line.difference.kind is Kind.GONE and event.under_way],
        "counts": [(KINDS[kind], len(comparison.of(kind)), kind.value) for kind in Kind],
        "same": [line for line in lines if line.difference.kind is Kind.SAME],
        "kept": signing.dumps(kept, salt=SALT, compress=True),
        "read": len(entries.rows),
        "may_be_apart": any(line.likely for line in lines),
        "changed_since": chosen is not None,
    }
    return render(request, "desk/entries/preview.html", shown, status=200)


def _shown(
    comparison: Comparison, players: tuple[Player, ...], chosen: frozenset[str] | None, apart: frozenset[int]
) -> list[Shown]:
    by_number = {player.number: player for player in players}
    likely = {problem.place.line for problem in comparison.problems}
    lines = []
    for one in comparison.differences:
        key = key_of(one)
        usual = one.kind in (Kind.NEW, Kind.CHANGED)
        changes = tuple([(FIELDS.get(change.field), change.before, change.after) for change in one.changes])
        line = one.entry.line if one.entry else 0
        taken = usual if chosen is None else key in chosen
        lines.append(Shown(key, one, by_number.get(one.number), changes, taken, line in likely or line in apart))
    return lines


def key_of(one: Difference) -> str:
    """What a difference is called in the form: it says what would be done, so that nothing else is."""
    return f"{one.kind.value}:{one.entry.line if one.entry else 0}:{one.number}"


@require_POST
@at_desk(Role.DEPUTY)
def take(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """What was ticked, in one act; or the preview again, where it was asked to look anew or the event has changed."""
    try:
        kept = signing.loads(request.POST.get("kept", ""), salt=SALT, max_age=OLDEST)
        rows = tuple([Entry(*row) for row in kept["rows"]])
    except (signing.BadSignature, TypeError, KeyError):
        return _form(request, ListForm(), 422)
    together = kept["rest"] if "rest" in request.POST else []
    chosen = frozenset([*request.POST.getlist("take"), *together])
    if "look" in request.POST:
        entries, sent = _again(request, rows, kept["how"])
        return _preview(request, sitting, entries, kept["source"], sent)
    apart = frozenset(numbers_in(request.POST.getlist("apart"), HIGHEST))
    event, _ = sitting.desk.now()
    comparison = compare(event.tournament, rows, apart)
    wanted = [one for one in comparison.differences if key_of(one) in chosen and one.kind is not Kind.SAME]
    if len(wanted) < len(chosen):
        entries, sent = _again(request, rows, kept["how"])
        return _preview(request, sitting, entries, kept["source"], sent, chosen)
    try:
        act = taking(event, wanted, numbers_anew="numbers" in request.POST, source=kept["source"])
    except PairwrightError as error:
        return _form(request, ListForm(), 422, (), error)
    return perform(sitting, act, then_to(reverse("entries", args=[sitting.record.slug])))
