"""A new tournament: one page, four blocks, sensible values filled in."""

from __future__ import annotations

from secrets import token_hex
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from pairwright.app.desk.completing import Outlook, Verdict, outlook
from pairwright.app.desk.levels import Caution
from pairwright.app.desk.service import Refused, Unconfirmed
from pairwright.app.desk.setting_up import Need, encoded, kind_of
from pairwright.app.entries.accepting import accept
from pairwright.app.entries.differences import Kind, compare
from pairwright.errors import PairwrightError
from pairwright.faces.desk.entry_lists import entries_of_upload
from pairwright.faces.desk.forms.about import AboutForm
from pairwright.faces.desk.forms.fields import DeskForm
from pairwright.faces.desk.forms.knockout import KnockoutForm, knockout_initial
from pairwright.faces.desk.forms.terms import (
    AccelerationForm,
    ColourForm,
    PointsForm,
    SystemForm,
    TieBreaksForm,
    acceleration_initial,
    points_initial,
    system_initial,
)
from pairwright.faces.desk.openings import begin_tournament
from pairwright.faces.desk.sitting import by_whom, who_may_begin
from pairwright.faces.desk.uploads import Upload, forget, kept
from pairwright.lean import NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.knockout.terms import BY_THE_DOCUMENTS
from pairwright.model.tournament import Information, Tournament

BEGIN_WITH = Tournament(planned_rounds=7, system="FIDE_DUTCH_2026")
"""What the page begins with: the system in force, with as many rounds as are enough for 64 players."""
TIME_CONTROL = {"time_control": "90 min + 30 s", "encoded_time_control": "5400+30"}


class Blocks(NamedTuple):
    """The forms of the page."""

    about: AboutForm
    system: SystemForm
    points: PointsForm
    tie_breaks: TieBreaksForm
    acceleration: AccelerationForm
    colour: ColourForm
    knockout: KnockoutForm

    def are_valid(self) -> bool:
        """All of them, so that every fault is shown at once."""
        return not [form for form in self if not form.is_valid()]


def _blocks(data: Any = None) -> Blocks:
    def form(kind: type[DeskForm], initial: dict[str, Any]) -> Any:
        return kind(data, initial=initial)

    return Blocks(
        form(AboutForm, TIME_CONTROL),
        form(SystemForm, system_initial(BEGIN_WITH)),
        form(PointsForm, points_initial(BEGIN_WITH)),
        form(TieBreaksForm, {}),
        form(AccelerationForm, acceleration_initial(BEGIN_WITH)),
        form(ColourForm, {"colour": "lot"}),
        form(KnockoutForm, knockout_initial(BY_THE_DOCUMENTS)),
    )


@who_may_begin
def new(request: HttpRequest) -> HttpResponseBase:
    """The page, and what is made of it. ``from`` is an uploaded list whose players are entered at once."""
    upload = kept(request, request.POST.get("from", "") or request.GET.get("from", ""))
    if request.method != "POST":
        return _page(request, _blocks(), upload)
    blocks = _blocks(request.POST)
    valid = blocks.are_valid()
    terms = [form for form in blocks if form is not blocks.about]
    if request.POST.get("only") == "outlook":
        is_told = all(form.is_valid() for form in terms)
        found = outlook(announced(blocks, upload, Information()), _expected(blocks)) if is_told else None
        if getattr(request, "htmx", False):
            return render(request, "desk/parts/outlook.html", {"outlook": found})
        return _page(request, blocks, upload, found)
    if not valid:
        return _page(request, blocks, upload, status=422)
    tournament = announced(blocks, upload)
    found = outlook(tournament, _expected(blocks))
    if found.verdict is Verdict.IMPOSSIBLE and "all_the_same" not in request.POST:
        return _page(request, blocks, upload, found, stopped=True, status=422)
    lot = token_hex(8) if blocks.colour.cleaned_data["colour"] == "lot" else ""
    try:
        record = begin_tournament(tournament, by=by_whom(request), lot=lot)
    except (Refused, Unconfirmed) as refusal:
        return _page(request, blocks, upload, found, refusal.cautions, status=422)
    except PairwrightError as error:
        return _page(request, blocks, upload, found, error=error, status=422)
    if upload:
        forget(request, upload.token)
    messages.success(request, _("The tournament is created."))
    return redirect("overview", slug=record.slug)


def _expected(blocks: Blocks) -> int:
    return blocks.system.cleaned_data.get("expected") or 0


def announced(blocks: Blocks, upload: Upload | None = None, information: Information | None = None) -> Tournament:
    """The tournament that the blocks announce, with the players of the list; ``information`` stands for what the first
    block says, if that is not asked."""
    accelerated = blocks.acceleration.cleaned_data
    chosen = blocks.system.terms(baku=accelerated["acceleration"] == "baku")
    system = encoded(chosen)
    of_two_games = Tournament(system=system).of_two_games
    drawn = blocks.colour.cleaned_data["colour"]
    tournament = Tournament(
        (),
        (information or blocks.about.information())._replace(kind=kind_of(chosen)),
        blocks.system.planned(),
        Colour.NONE if drawn == "lot" else Colour(drawn),
        blocks.points.scoring(of_two_games=of_two_games),
        system,
        blocks.tie_breaks.codes(chosen.code, of_teams=chosen.of_teams),
        virtual_points=accelerated["points"],
        team_event=blocks.system.team_event(),
        knockout=blocks.knockout.terms() if Need.KNOCKOUT in blocks.system.needs else BY_THE_DOCUMENTS,
    )
    if upload is None:
        return tournament
    entries = entries_of_upload(upload, tournament.information.federation)
    new = compare(tournament, entries.rows).of(Kind.NEW)
    return accept(tournament, new).tournament


def _page(
    request: HttpRequest,
    blocks: Blocks,
    upload: Upload | None,
    found: Outlook | None = None,
    cautions: tuple[Caution, ...] = (),
    *,
    error: PairwrightError | None = None,
    stopped: bool = False,
    status: int = 200,
) -> HttpResponse:
    count = len(entries_of_upload(upload).rows) if upload else 0
    context = {
        "blocks": blocks,
        "upload": upload,
        "entries": count,
        "outlook": found,
        "cautions": cautions,
        "error": error,
        "stopped": stopped,
        "faults": sum([len(form.errors) for form in blocks]),
    }
    return render(request, "desk/new.html", context, status=status)
