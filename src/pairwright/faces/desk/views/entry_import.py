"""A list of entries: read, compared with who is there, and taken over only as far as the arbiter agrees. What its columns
are can be said beside the preview, where they are found out wrongly."""

from __future__ import annotations

from base64 import b64decode, b64encode
from typing import Any

from django.core import signing
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as __
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_POST

from pairwright.app.desk.taking import taking
from pairwright.app.entries.columns import fields_named
from pairwright.app.entries.differences import Comparison, Difference, Kind, compare
from pairwright.app.entries.entry import Entries, Entry, Terms
from pairwright.app.entries.heads import Field
from pairwright.app.entries.reading import read_entries
from pairwright.app.rating_lookup import filled
from pairwright.errors import PairwrightError, Problem, Severity, UnreadableFile
from pairwright.faces.desk import rating_file
from pairwright.faces.desk.entry_forms import ListForm, today
from pairwright.faces.desk.performing import perform
from pairwright.faces.desk.saying import then_to
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.faces.entries import FIELDS, KINDS
from pairwright.formats.calendars import Calendar
from pairwright.formats.cells import read_table
from pairwright.lean import NamedTuple
from pairwright.model.player import Player
from pairwright.store.models import Role

PACES = {"standard": Field.RATING, "rapid": Field.RAPID, "blitz": Field.BLITZ}
SALT = "pairwright.entries"
COLUMNS: tuple[tuple[str, Any], ...] = (
    (Field.IGNORED.value, _("not read")),
    (Field.NAME.value, _("Name")),
    (Field.SURNAME.value, _("Surname")),
    (Field.GIVEN_NAME.value, _("Given name")),
    (Field.NATIVE_NAME.value, _("Name in own letters")),
    (Field.TITLE.value, _("Title")),
    (Field.RATING.value, _("Rating")),
    (Field.RAPID.value, _("Rapid rating")),
    (Field.BLITZ.value, _("Blitz rating")),
    (Field.NATIONAL.value, _("National rating")),
    (Field.FEDERATION.value, _("Federation")),
    (Field.FIDE_ID.value, _("FIDE ID")),
    (Field.NATIONAL_ID.value, _("National player number")),
    (Field.BIRTH.value, _("Born")),
    (Field.SEX.value, _("Sex")),
    (Field.CLUB.value, _("Club")),
    (Field.CATEGORY.value, _("Category")),
    (Field.TEAM.value, _("Team")),
    (Field.BOARD.value, _("Board")),
)
"""What a column may be."""
SAMPLES = 3
"""Players whose cells are shown beside the choice."""
LONGEST_AGAIN = 2 * 1024 * 1024
"""Bytes of a list that the page carries along, so that its columns can be chosen."""
OLDEST = 60 * 60 * 24
"""Seconds for which a preview can be taken over."""


class Shown(NamedTuple):
    """A difference as a line of the preview; ``key`` names it in the form."""

    key: str
    difference: Difference
    player: Player | None
    changes: tuple[tuple[Any, str, str], ...]
    taken: bool
    likely: bool


class Given(NamedTuple):
    """A list as it came: its bytes, where from, what was said of it, and the fields of its columns if they were chosen
    (empty: to be found out)."""

    data: bytes
    source: str
    asked: dict[str, str]
    columns: str = ""


@at_desk(Role.DEPUTY)
def start(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """The form, and after it the preview. Nothing is written by either."""
    if request.method != "POST":
        return _form(request, ListForm())
    if "list" in request.POST:
        return _again(request, sitting)
    form = ListForm(request.POST, request.FILES)
    if not form.is_valid():
        return _form(request, form, 422)
    data, source = _data(form)
    asked = {name: form.cleaned_data[name] for name in ("sheet", "federation", "pace", "calendar")}
    return _read(request, sitting, Given(data, source, asked), form)


def _read(request: HttpRequest, sitting: Sitting, given: Given, form: ListForm) -> HttpResponse:
    try:
        entries = read_entries(given.data, _terms(given), sheet=given.asked["sheet"])
    except UnreadableFile as error:
        return _form(request, form, 422, error.problems)
    except PairwrightError as error:
        return _form(request, form, 422, (), error)
    with rating_file.lookup() as lookup:
        if lookup:
            entries = filled(entries, lookup, PACES[given.asked["pace"] or "standard"])
    return _preview(request, sitting, entries, given.source, columns=columns_of(given, entries))


def _again(request: HttpRequest, sitting: Sitting) -> HttpResponse:
    """The same list with the columns that were chosen beside its preview."""
    try:
        kept = signing.loads(request.POST["list"], salt=SALT, max_age=OLDEST)
        given = Given(b64decode(kept["data"]), kept["source"], kept["asked"])
    except (signing.BadSignature, TypeError, KeyError):
        return _form(request, ListForm(), 422)
    chosen = [request.POST.get(f"column-{place}", "-") for place in range(1, kept["width"] + 1)]
    return _read(request, sitting, given._replace(columns=",".join(chosen)), ListForm())


def _form(
    request: HttpRequest,
    form: ListForm,
    status: int = 200,
    problems: tuple[Problem, ...] = (),
    error: PairwrightError | None = None,
) -> HttpResponse:
    shown = {"tab": "entries", "part": "import", "form": form, "problems": problems, "error": error}
    return render(request, "desk/entries/import.html", shown, status=status)


def _data(form: ListForm) -> tuple[bytes, str]:
    file = form.cleaned_data["file"]
    if file:
        return file.read(), str(file.name)[-80:]
    return form.cleaned_data["text"].encode(), __("pasted list")


def _terms(given: Given) -> Terms:
    asked = given.asked
    columns = fields_named(given.columns) if given.columns else ()
    calendar = Calendar(asked["calendar"]) if asked["calendar"] else None
    return Terms(today(), columns, calendar, asked["federation"].upper(), PACES[asked["pace"] or "standard"])


def columns_of(given: Given, entries: Entries) -> dict[str, Any]:
    """The columns with their first cells and what each may be, for a list that has such; nothing for one that is too
    long to be sent along."""
    if not entries.columns or len(given.data) > LONGEST_AGAIN:
        return {}
    table = read_table(given.data, sheet=given.asked["sheet"])
    if not table.is_divided:
        return {}
    below = [row for row in table.rows if row.line in {entry.line for entry in entries.rows[:SAMPLES]}]
    shown = [
        (one, [row.cells[one.place - 1] for row in below if one.place <= len(row.cells)]) for one in entries.columns
    ]
    kept = {
        "data": b64encode(given.data).decode(), "source": given.source, "asked": given.asked,
        "width": len(entries.columns),
    }  # fmt: skip
    return {"choices": shown, "fields": COLUMNS, "list": signing.dumps(kept, salt=SALT, compress=True)}


def _preview(
    request: HttpRequest,
    sitting: Sitting,
    entries: Entries,
    source: str,
    chosen: frozenset[str] | None = None,
    columns: dict[str, Any] | None = None,
) -> HttpResponse:
    """All faults and all differences; ``chosen`` (None: as usual) are the keys that are ticked, ``columns`` those that
    can be chosen anew."""
    apart = _numbers(request.POST.getlist("apart"))
    event, _ = sitting.desk.now()
    comparison = compare(event.tournament, entries.rows, apart)
    lines = _shown(comparison, event.tournament.players, chosen, apart)
    hidden = (Kind.SAME, Kind.GONE) if event.under_way else (Kind.SAME,)
    kept = {"rows": [list(entry) for entry in entries.rows], "source": source}
    shown = {
        "tab": "entries",
        "part": "import",
        "source": source,
        **(columns or {}),
        "faults": [one for one in entries.problems if one.severity is not Severity.NOTICE],
        "notices": [one for one in (*entries.problems, *comparison.problems) if one.severity is Severity.NOTICE],
        "lines": [line for line in lines if line.difference.kind not in hidden],
        "absent": [line for line in lines if line.difference.kind is Kind.GONE and event.under_way],
        "counts": [(KINDS[kind], len(comparison.of(kind)), kind.value) for kind in Kind],
        "same": [line for line in lines if line.difference.kind is Kind.SAME],
        "kept": signing.dumps(kept, salt=SALT, compress=True),
        "read": len(entries.rows),
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


def _numbers(texts: list[str]) -> frozenset[int]:
    return frozenset([int(text) for text in texts if text.isascii() and text.isdecimal() and len(text) < 9])


@require_POST
@at_desk(Role.DEPUTY)
def take(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """What was ticked, in one act; or the preview again, where it was asked to look anew or the event has changed."""
    try:
        kept = signing.loads(request.POST.get("kept", ""), salt=SALT, max_age=OLDEST)
        rows = tuple([Entry(*row) for row in kept["rows"]])
    except (signing.BadSignature, TypeError, KeyError):
        return _form(request, ListForm(), 422)
    chosen = frozenset(request.POST.getlist("take"))
    entries = Entries((), rows, ())
    if "look" in request.POST:
        return _preview(request, sitting, entries, kept["source"])
    apart = _numbers(request.POST.getlist("apart"))
    event, _ = sitting.desk.now()
    comparison = compare(event.tournament, rows, apart)
    wanted = [one for one in comparison.differences if key_of(one) in chosen and one.kind is not Kind.SAME]
    if len(wanted) < len(chosen):
        return _preview(request, sitting, entries, kept["source"], chosen)
    try:
        act = taking(event, wanted, numbers_anew="numbers" in request.POST, source=kept["source"])
    except PairwrightError as error:
        return _form(request, ListForm(), 422, (), error)
    return perform(sitting, act, then_to(reverse("entries", args=[sitting.record.slug])))
