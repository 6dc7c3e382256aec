"""Standings after a round, or as they are now; the working of every value; places of a knockout, boards of teams."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.safestring import mark_safe
from django.utils.translation import get_language

from pairwright.app.board_prizes import BoardsAsked, board_prizes
from pairwright.app.brackets import KNOCKOUT, bracket
from pairwright.app.editions import encoded_type
from pairwright.app.standings import Of, Standings
from pairwright.errors import PairwrightError, UnknownCode
from pairwright.faces.board_prizes import board_document, members_document
from pairwright.faces.desk.figures import At, chart_at, is_open, kept, last_finished, standings_at
from pairwright.faces.desk.plainly import plainly
from pairwright.faces.desk.posted import whole_in
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.faces.desk.standing_rows import Filter, Rows, heads_of
from pairwright.faces.desk.working import working_of
from pairwright.faces.document import sections
from pairwright.faces.standing_document import notes_on
from pairwright.handbook.tie_breaks import TIE_BREAKS_2026, TIE_BREAKS_OF_THE_DOCUMENTS
from pairwright.model.result import Result
from pairwright.model.team import is_team_event, team_numbers
from pairwright.model.tournament import Tournament
from pairwright.store.models import Role

WHOSE = {"": Of.ANNOUNCED, "teams": Of.TEAMS, "players": Of.INDIVIDUALS}
BOARDS, MEMBERS = "boards", "members"


@at_desk(Role.VIEWER)
def latest(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """To the standings after the last finished round; before there is one, to those of now."""
    done = last_finished(sitting.event.tournament)
    return _to(request, sitting, done) if done else _to(request, sitting, 0)


@at_desk(Role.VIEWER)
def now(request: HttpRequest, sitting: Sitting, number: int = 0, code: str = "") -> HttpResponseBase:
    """As they stand this minute; when no game is open they are those after the round."""
    event = sitting.event
    if event.round and not is_open(event.tournament, event.round) and not number:
        return _to(request, sitting, event.round)
    return _page(request, sitting, 0, number, code)


@at_desk(Role.VIEWER)
def after(request: HttpRequest, sitting: Sitting, round_: int, number: int = 0, code: str = "") -> HttpResponseBase:
    """After a round. The round that is being played has none yet: it is shown as it is now, and said to be."""
    if not 0 < round_ <= sitting.event.round:
        raise Http404
    if last_finished(sitting.event.tournament) < round_ and not number:
        return _to(request, sitting, 0)
    return _page(request, sitting, round_, number, code)


def _to(request: HttpRequest, sitting: Sitting, round: int) -> HttpResponseBase:
    query = f"?{request.GET.urlencode()}" if request.GET else ""
    return redirect(address(sitting, round) + query)


def address(sitting: Sitting, round: int) -> str:
    """Of the standings after a round; 0: of now."""
    slug = sitting.record.slug
    return reverse("standings", args=[slug, round]) if round else reverse("standings-now", args=[slug])


def _page(request: HttpRequest, sitting: Sitting, round: int, number: int, code: str) -> HttpResponse:
    of = request.GET.get("of", "")
    common = _common(sitting, round, of)
    if of in (BOARDS, MEMBERS):
        return _boards(request, sitting, round, common)
    if KNOCKOUT in encoded_type(sitting.event.tournament) and of != "players":
        return _places(request, sitting, common)
    at = At(round, WHOSE.get(of, Of.ANNOUNCED))
    try:
        found = standings_at(sitting, at)
        working = working_of(found, number, code) if number else None
    except UnknownCode:
        raise Http404 from None
    except PairwrightError as error:
        return render(request, "desk/no_standings.html", common | {"error": error})
    base = address(sitting, round)
    rows = Rows(found, chart_at(sitting, at), get_language() or "en", base, (number, code))
    notes = tuple(notes_on(found))
    shown = common | {"notes": notes, "working": working, "base": base, "columns": rows.columns, "found": found}
    if working is not None and getattr(request, "htmx", False):
        return render(request, "desk/parts/working.html", shown)
    asked = _filter(request)
    return render(request, "desk/standings.html", shown | _table(sitting, at, found, rows, asked, shown) | {
        "asked": asked, "choices": _choices(found, asked), "rows_of": rows,
    })  # fmt: skip


def _common(sitting: Sitting, round: int, of: str) -> dict[str, Any]:
    tournament = sitting.event.tournament
    done = last_finished(tournament)
    return {
        "tab": "standings",
        "round": round or sitting.event.round,
        "is_now": not round,
        "done": done,
        "playing": sitting.event.round if sitting.event.round > done else 0,
        "of": of,
        "open_now": _games(tournament, sitting.event.round, Result.PENDING) if not round else 0,
        "adjourned": sum(
            [_games(tournament, one, Result.ADJOURNED) for one in range(1, (round or sitting.event.round) + 1)]
        ),
        "of_teams": is_team_event(tournament),
        "after_address": address(sitting, round or done) if (round or done) else "",
        "now_address": address(sitting, 0),
    }


def _games(tournament: Tournament, round: int, result: Result) -> int:
    """Games of a round that stand like this."""
    if not round:
        return 0
    return sum([result in (game.white_result, game.black_result) for game in tournament.round(round).games])


def _table(
    sitting: Sitting, at: At, found: Standings, rows: Rows, asked: Filter, shown: dict[str, Any]
) -> dict[str, Any]:
    language = get_language() or "en"
    lines = list(found.rows) + [line for line in found.not_ranked if line.number not in found.left.expelled]
    working = ""
    if asked != Filter():
        teams = _teams(sitting)
        people = {player.number: player for player in found.tournament.players}
        lines = [
            line for line in lines
            if line.number in people and asked.shows(people[line.number], teams.get(line.number, 0))
        ]  # fmt: skip
    if shown["working"] is not None:
        working = render_to_string("desk/parts/working.html", shown)
        body = rows.of(lines, working)
    elif asked != Filter():
        body = rows.of(lines)
    else:
        body = kept(sitting, ("standing rows", at, language, shown["is_now"]), lambda: rows.of(lines))
    return {"heads": heads_of(found), "body": body, "count": len(lines)}


def _filter(request: HttpRequest) -> Filter:
    given = request.GET
    return Filter(
        given.get("federation", ""),
        given.get("title", ""),
        given.get("sex", ""),
        whole_in(given.get("team", "")),
    )


def _teams(sitting: Sitting) -> dict[int, int]:
    teams = sitting.event.tournament.teams
    pairs = zip(team_numbers(teams), teams, strict=True)
    return {member: number for number, team in pairs for member in team.members}


def _choices(found: Standings, asked: Filter) -> dict[str, Any]:
    """What can be filtered by: only what tells players apart."""
    if found.ranking.event.of_teams:
        return {}
    players = found.tournament.players
    choices: dict[str, Any] = {}
    for name in ("federation", "title", "sex"):
        values = sorted({getattr(player, name) for player in players} - {""})
        if len(values) > 1 or getattr(asked, name):
            choices[name] = values
    teams = found.tournament.teams
    if teams:
        choices["team"] = list(zip(team_numbers(teams), [team.name for team in teams], strict=True))
    return choices


def _places(request: HttpRequest, sitting: Sitting, common: dict[str, Any]) -> HttpResponse:
    try:
        found = bracket(sitting.event.tournament)
    except PairwrightError as error:
        return render(request, "desk/no_standings.html", common | {"error": error})
    places = [
        (place, [(number, found.names.get(number, "")) for number in place.players]) for place in found.bracket.places
    ]
    return render(request, "desk/places.html", common | {"places": places})


def _boards(request: HttpRequest, sitting: Sitting, round: int, common: dict[str, Any]) -> HttpResponse:
    try:
        found = board_prizes(sitting.event.tournament, BoardsAsked(after_round=round))
    except PairwrightError as error:
        return render(request, "desk/no_standings.html", common | {"error": error})
    document = board_document(found, plainly) if common["of"] == BOARDS else members_document(found)
    body = mark_safe(sections(document, get_language() or "en", plainly))
    return render(request, "desk/boards.html", common | {"document": document, "body": body})


@login_required
def articles(request: HttpRequest) -> HttpResponse:
    """The articles of the tie-breaks in short: where the workings lead."""
    groups = [(regulation, list(regulation)) for regulation in (TIE_BREAKS_2026, TIE_BREAKS_OF_THE_DOCUMENTS)]
    return render(request, "desk/articles.html", {"groups": groups})
