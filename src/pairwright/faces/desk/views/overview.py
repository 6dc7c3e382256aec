"""The overview of a tournament: what needs the arbiter now, the hall, the standings, the way to the end."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.urls import NoReverseMatch, reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from pairwright.app.desk import acts
from pairwright.app.desk.event import Event
from pairwright.app.desk.in_play import round_in_play
from pairwright.app.desk.own_page import last_finished
from pairwright.app.desk.setting_up import system_terms
from pairwright.app.desk.sheets import RoundSheet, sheet_of
from pairwright.app.desk.touches import touches
from pairwright.app.desk.waiting import Stage, ToDo, Where, obstacles, stage_of, to_do
from pairwright.app.standings import Standings, Wanted, standings
from pairwright.errors import PairwrightError
from pairwright.faces.desk.forms.terms import system_title
from pairwright.faces.desk.performing import perform
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.model.team import is_team_event
from pairwright.model.tournament import Tournament
from pairwright.store.models import Phone, Role

TOP = 9
"""Places that are shown."""
LAST_ACTS = 4


@at_desk(Role.VIEWER)
def overview(request: HttpRequest, sitting: Sitting) -> HttpResponse:
    """What needs the arbiter now."""
    event = sitting.event
    tournament = event.tournament
    stage = stage_of(event)
    sheet = sheet_of(tournament, round_in_play(event)) if event.round else None
    next_round = event.round + 1
    context: dict[str, Any] = {
        "tab": "overview",
        "stage": stage.name,
        "system_title": system_title(system_terms(tournament).code),
        "participants": len(tournament.teams) if is_team_event(tournament) else len(tournament.players),
        "of_teams": is_team_event(tournament),
        "to_do": [_task(sitting, one) for one in to_do(event) if one.where is not Where.JOURNAL],
        "sheet": sheet,
        "clashes": _clashes(sitting, sheet),
        "standings": _top(event),
        "top": _top_rows(event),
        "next_round": next_round if event.goes_on else 0,
        "obstacles": obstacles(event) if stage in (Stage.PLAYED, Stage.FINAL) or _is_last(event) else (),
        "is_last": _is_last(event),
        "phones": Phone.objects.filter(tournament=sitting.record, revoked=False, expires__gt=timezone.now()).exclude(
            key=""
        ),
        "acts": list(reversed(sitting.desk.entries()[-LAST_ACTS:])),
        "counted": sitting.desk.in_force(),
    }
    return render(request, "desk/overview.html", context)


def _is_last(event: Event) -> bool:
    return bool(event.round) and not event.goes_on


def _task(sitting: Sitting, one: ToDo) -> dict[str, Any]:
    """One thing to do, with the address where it is done and the words of its button."""
    slug = sitting.record.slug
    addresses: dict[Where, tuple[str, tuple[str, list[Any]]]] = {
        Where.ENTRIES: (_("Entries"), ("entries", [slug])),
        Where.CHECK_IN: (_("Check-in"), ("check-in", [slug, one.round])),
        Where.ROUND: (_("To the session"), ("round", [slug, one.round])),
        Where.RESULTS: (_("Enter results"), ("results", [slug, one.round])),
        Where.JOURNAL: (_("Compare"), ("journal", [slug])),
        Where.SETTINGS: (_("Settings"), ("setting", [slug, one.part])),
        Where.BRACKET: (_("Decide"), ("bracket", [slug])),
        Where.TEAMS: (_("Teams"), ("teams", [slug])),
        Where.TABLE: (_("Draw lots"), ("berger", [slug])),
        Where.END: (_("Finish"), ("overview", [slug])),
    }
    label, (name, arguments) = addresses[one.where]
    return {"level": one.level, "sentence": one.sentence, "label": label, "url": _address(name, arguments)}


def _address(name: str, arguments: list[Any]) -> str:
    try:
        return reverse(name, args=arguments)
    except NoReverseMatch:
        return ""


def _clashes(sitting: Sitting, sheet: RoundSheet | None) -> set[int]:
    """Boards of the round about which two entries contradict each other."""
    if sheet is None or not sitting.event.contested:
        return set()
    entries = sitting.desk.entries()
    waiting = {name for one in sitting.event.contested for name in touches(entries[one.number - 1].act)}
    return {row.board for row in sheet.boards if f"board:{sheet.round}:{row.white.number}" in waiting}


def _top(event: Event) -> Standings | None:
    """The standings after the last round that is complete; None before there is one."""
    after = last_finished(event.tournament)
    return _standings(event.tournament, after) if after > 0 else None


def _top_rows(event: Event) -> list[dict[str, Any]]:
    """The first places, with the player or team, the points, and the value of the first tie-break."""
    found = _top(event)
    if found is None:
        return []
    people = {} if is_team_event(event.tournament) else {player.number: player for player in event.tournament.players}
    rows = []
    for row in found.rows[:TOP]:
        points, *others = row.values.values()
        rows.append({"rank": row.rank, "who": people.get(row.number, row), "points": points, "next": others[:1]})
    return rows


@lru_cache(maxsize=16)  # the overview is looked at often, and the tournament is a value
def _standings(tournament: Tournament, after: int) -> Standings | None:
    try:
        return standings(tournament, Wanted(after_round=after))
    except PairwrightError:
        return None


@require_POST
@at_desk(Role.ARBITER)
def declare(_request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """The standings become final."""
    return perform(sitting, acts.Declare(), lambda _done: redirect("overview", slug=sitting.record.slug))
