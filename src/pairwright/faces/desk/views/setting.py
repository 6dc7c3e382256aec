"""Settings of a tournament: each part a page, what is locked shown with the reason and the way."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from pairwright.app.desk import acts
from pairwright.app.desk.cautions import weigh
from pairwright.app.desk.changes import leaving_line
from pairwright.app.desk.completing import outlook
from pairwright.app.desk.event import Event
from pairwright.app.desk.levels import Caution, Level
from pairwright.app.desk.setting_up import (
    Need,
    announces_rounds,
    encoded,
    is_for_teams,
    needs_of,
    system_terms,
    with_rounds,
)
from pairwright.faces.desk.forms.about import AboutForm, RoundDatesForm, about_initial
from pairwright.faces.desk.forms.fields import DeskForm, WholeField
from pairwright.faces.desk.forms.knockout import KnockoutForm, knockout_initial
from pairwright.faces.desk.forms.look import LeavingForm, LookForm
from pairwright.faces.desk.forms.terms import (
    AccelerationForm,
    ColourForm,
    PairForm,
    PointsForm,
    SystemForm,
    TieBreaksForm,
    acceleration_initial,
    points_initial,
    system_initial,
    system_title,
    without_points,
)
from pairwright.faces.desk.performing import perform
from pairwright.faces.desk.posted import whole_in
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.lean import NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.tournament import LARGEST_ROUND, Forbidden, Tournament
from pairwright.store.models import Role

Data = Any


class RoundsForm(DeskForm):
    """The number of rounds."""

    rounds = WholeField(
        label=gettext_lazy("Rounds"),
        min_value=1,
        max_value=LARGEST_ROUND,
        help_text=gettext_lazy("Announced beforehand (C.04.1 art. 1). Seven are enough for up to 64 players."),
    )


class Part(NamedTuple):
    """A page of settings: its title and advice, the form with these data (None: as it is now), the act that the form
    asks for, and the act that stands for it when it is asked whether it is locked (None: never locked)."""

    title: Any
    advice: Any
    form: Callable[[Event, Data], DeskForm]
    act: Callable[[Event, Any], acts.Act]
    locked_by: Callable[[Event], acts.Act] | None = None
    page: str = "desk/settings/form.html"


OF_SYSTEM = ("system", "preferences", "scores", "of_teams", "cycles", "swap")
OF_MATCHES = ("boards", "board_colours", "match_win", "match_draw", "match_loss")


def _system_form(event: Event, data: Data) -> SystemForm:
    return SystemForm(data, initial=system_initial(event.tournament), only=OF_SYSTEM)


def _matches_form(event: Event, data: Data) -> SystemForm:
    told = system_terms(event.tournament)
    fixed = {"system": told.code, "of_teams": told.of_teams}
    return SystemForm(data, initial=system_initial(event.tournament), only=OF_MATCHES, fixed=fixed)


def _set_system(event: Event, form: SystemForm) -> acts.Act:
    return acts.SetSystem(encoded(form.terms(baku=system_terms(event.tournament).baku)))


def _set_points(event: Event, form: PointsForm) -> acts.Act:
    return acts.SetScoring(form.scoring(of_two_games=event.tournament.of_two_games))


def _set_tie_breaks(event: Event, form: TieBreaksForm) -> acts.Act:
    told = system_terms(event.tournament)
    return acts.SetTieBreaks(form.codes(told.code, of_teams=told.of_teams))


def _set_acceleration(event: Event, form: AccelerationForm) -> acts.Act:
    data = form.cleaned_data
    told = system_terms(event.tournament)._replace(baku=data["acceleration"] == "baku")
    return acts.SetVirtualPoints(data["points"], encoded(told))


def _set_colour(_event: Event, form: ColourForm) -> acts.Act:
    chosen = form.cleaned_data["colour"]
    if chosen == "lot":
        lot = token_hex(8)
        return acts.SetInitialColour(acts.drawn_colour(lot), lot)
    return acts.SetInitialColour(Colour(chosen))


def _set_matches(event: Event, form: SystemForm) -> acts.Act:
    return acts.SetTeams(event.tournament.teams, form.team_event(event.tournament.team_event))


def _pairs_act(event: Event, form: PairForm) -> acts.Act:
    return acts.Forbid((*event.tournament.forbidden, form.group()))


def _information_act(event: Event, form: AboutForm) -> acts.Act:
    return acts.Announce(form.information(event.tournament.information))


def _dates_act(event: Event, form: RoundDatesForm) -> acts.Act:
    return acts.Announce(event.tournament.information._replace(round_dates=form.dates(), round_times=form.times()))


def _dates_form(event: Event, data: Data) -> RoundDatesForm:
    rounds = with_rounds(event.tournament).planned_rounds
    dates, times = event.tournament.information.round_dates, event.tournament.information.round_times
    initial = {f"round-{number}": day for number, day in enumerate(dates, 1)}
    initial |= {f"time-{number}": time for number, time in enumerate(times, 1)}
    most = max(rounds, event.round, len(dates), len(times))
    return RoundDatesForm(data, initial=initial, rounds=most, look=event.look)


def _colour_initial(event: Event) -> dict[str, str]:
    colour = event.tournament.initial_colour
    return {"colour": "lot" if colour is Colour.NONE else colour.value}


PARTS: dict[str, Part] = {
    "about": Part(
        gettext_lazy("Name, dates, officials"),
        gettext_lazy("What prints, pages and the report say of the tournament."),
        lambda event, data: AboutForm(data, initial=about_initial(event.tournament.information), look=event.look),
        _information_act,
    ),
    "system": Part(
        gettext_lazy("System"),
        gettext_lazy("The rules by which rounds are paired."),
        _system_form,
        _set_system,
        lambda event: acts.SetSystem(event.tournament.system),
    ),
    "rounds": Part(
        gettext_lazy("Rounds"),
        gettext_lazy("How many are played."),
        lambda event, data: RoundsForm(data, initial={"rounds": event.tournament.planned_rounds or None}),
        lambda _event, form: acts.SetRounds(form.cleaned_data["rounds"]),
        lambda event: acts.SetRounds(max(event.tournament.planned_rounds, 1)),
    ),
    "matches": Part(
        gettext_lazy("Matches of teams"),
        gettext_lazy("Boards, their colours, and the points of a match."),
        _matches_form,
        _set_matches,
        lambda event: acts.SetTeams(event.tournament.teams, event.tournament.team_event),
    ),
    "knockout": Part(
        gettext_lazy("Knockout"),
        gettext_lazy("Draw, matches, extra time, golden game."),
        lambda event, data: KnockoutForm(data, initial=knockout_initial(event.tournament.knockout)),
        lambda event, form: acts.SetKnockout(form.terms(event.tournament.knockout)),
        lambda event: acts.SetKnockout(event.tournament.knockout),
    ),
    "points": Part(
        gettext_lazy("Points and bye"),
        gettext_lazy("What results are worth, and the pairing-allocated bye."),
        lambda event, data: PointsForm(data, initial=points_initial(event.tournament)),
        _set_points,
        lambda event: acts.SetScoring(event.tournament.scoring),
    ),
    "tie-breaks": Part(
        gettext_lazy("Tie-breaks"),
        gettext_lazy("What separates players of equal points, in this order."),
        lambda event, data: TieBreaksForm(
            data, initial={"tie_breaks": ", ".join(without_points(event.tournament.tie_breaks))}
        ),
        _set_tie_breaks,
        lambda event: acts.SetTieBreaks(event.tournament.tie_breaks),
    ),
    "acceleration": Part(
        gettext_lazy("Acceleration"),
        gettext_lazy("Virtual points that count when the first rounds are paired, and never in the standings."),
        lambda event, data: AccelerationForm(data, initial=acceleration_initial(event.tournament)),
        _set_acceleration,
        lambda event: acts.SetVirtualPoints(event.tournament.virtual_points),
    ),
    "colour": Part(
        gettext_lazy("Initial colour"),
        gettext_lazy("The colour of the first player in round 1."),
        lambda event, data: ColourForm(data, initial=_colour_initial(event)),
        _set_colour,
        lambda event: acts.SetInitialColour(event.tournament.initial_colour),
    ),
    "pairs": Part(
        gettext_lazy("Prohibited pairs"),
        gettext_lazy("Players who must not meet."),
        lambda _event, data: PairForm(data),
        _pairs_act,
        lambda event: acts.Forbid(event.tournament.forbidden),
        "desk/settings/pairs.html",
    ),
    "dates": Part(
        gettext_lazy("Dates and times of rounds"),
        gettext_lazy("On the overview, phones, screens and prints; the days also in the report."),
        _dates_form,
        _dates_act,
    ),
    "look": Part(
        gettext_lazy("How it is shown"),
        gettext_lazy("Digits, calendar, language of public pages, keys."),
        lambda event, data: LookForm(data, initial=event.look._asdict()),
        lambda _event, form: acts.SetLook(form.look()),
    ),
    "fide-mode": Part(
        gettext_lazy("FIDE mode"),
        gettext_lazy("In FIDE mode the desk does nothing that the FIDE rules do not allow."),
        lambda _event, data: LeavingForm(data),
        lambda _event, form: acts.LeaveFideMode(form.cleaned_data["reason"]),
        None,
        "desk/settings/fide_mode.html",
    ),
}


def parts_of(event: Event) -> list[tuple[str, Part]]:
    """Those that the system of the tournament has."""
    needs = needs_of(system_terms(event.tournament).code)
    left_out = set()
    if not announces_rounds(event.tournament):
        left_out.add("rounds")
    if Need.ACCELERATION not in needs and not event.tournament.virtual_points:
        left_out.add("acceleration")
    if Need.KNOCKOUT not in needs:
        left_out.add("knockout")
    if Need.COLOUR not in needs:
        left_out.add("colour")
    told = system_terms(event.tournament)
    if Need.BOARDS not in needs or not (told.of_teams or is_for_teams(told.code)):
        left_out.add("matches")
    return [(name, part) for name, part in PARTS.items() if name not in left_out]


def lock_of(event: Event, part: Part) -> Caution | None:
    """Why the part is locked; None if it is not."""
    if part.locked_by is None:
        return None
    codes = ("locked", "final")
    return next((one for one in weigh(event, part.locked_by(event)) if one.code in codes), None)


@at_desk(Role.ARBITER)
def index(_request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """To the first part."""
    return redirect("setting", slug=sitting.record.slug, part="about")


@at_desk(Role.ARBITER)
def setting(request: HttpRequest, sitting: Sitting, part: str) -> HttpResponseBase:
    """A part: shown, or changed."""
    found = dict(parts_of(sitting.event)).get(part)
    if found is None:
        raise Http404
    if request.method != "POST":
        return _page(request, sitting, part, found, found.form(sitting.event, None))
    if part == "pairs" and "remove" in request.POST:
        return _without_pair(request, sitting)
    form = found.form(sitting.event, request.POST)
    if not form.is_valid():
        return _page(request, sitting, part, found, form, status=422)
    return perform(sitting, found.act(sitting.event, form), lambda _done: _changed(request, sitting, part))


def _changed(request: HttpRequest, sitting: Sitting, part: str) -> HttpResponseBase:
    messages.success(request, _("Saved."))
    response = redirect("setting", slug=sitting.record.slug, part=part)
    if getattr(request, "htmx", False):
        response.status_code = 200
        response.headers["HX-Redirect"] = response.url
        del response.headers["Location"]
    return response


def _without_pair(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    groups = sitting.event.tournament.forbidden
    removed = whole_in(request.POST["remove"], len(groups))
    if removed >= len(groups):
        raise Http404
    kept = tuple([group for index, group in enumerate(groups) if index != removed])
    return perform(sitting, acts.Forbid(kept), lambda _done: _changed(request, sitting, "pairs"))


def _page(
    request: HttpRequest, sitting: Sitting, name: str, part: Part, form: DeskForm, status: int = 200
) -> HttpResponse:
    event = sitting.event
    lock = lock_of(event, part)
    if lock is not None and lock.level is Level.REFUSED:
        for field in form.fields.values():
            field.disabled = True
    context: dict[str, Any] = {
        "tab": "settings",
        "parts": parts_of(event),
        "part": name,
        "setting": part,
        "form": form,
        "lock": lock,
        "is_locked": lock is not None and lock.level is Level.REFUSED,
        "system_title": system_title(system_terms(event.tournament).code),
    }
    if name in ("rounds", "system") and not event.under_way:
        context["outlook"] = outlook(event.tournament)
    if name == "pairs":
        context["groups"] = _groups(event.tournament)
    if name == "fide-mode":
        context["cautions"] = weigh(event, acts.LeaveFideMode("..."))
        context["line"] = leaving_line(event.tournament.round_to_pair, "…")
    return render(request, part.page, context, status=status)


def _groups(tournament: Tournament) -> list[tuple[int, Forbidden, list[Any]]]:
    """Prohibited pairs with the players."""
    players = {player.number: player for player in tournament.players}
    return [
        (index, group, [players[number] for number in group.players if number in players])
        for index, group in enumerate(tournament.forbidden)
    ]
