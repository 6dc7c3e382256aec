"""Teams: their squads in board order, terms of the matches, numbers, byes and withdrawals."""

from __future__ import annotations

from secrets import token_hex

from django.http import Http404, HttpRequest, HttpResponseBase
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST

from pairwright.app.desk import squad_acts as acts
from pairwright.app.desk.acts import Act
from pairwright.app.desk.squad_changes import numbered_teams
from pairwright.app.desk.squads import boards_of_match, moved, squads_of, without_team
from pairwright.app.numbering import number
from pairwright.app.numbering_keys import Asked, Key
from pairwright.app.seated_teams import seats_players, team_scores
from pairwright.app.standings import Wanted, standings
from pairwright.errors import PairwrightError
from pairwright.faces.desk.performing import perform
from pairwright.faces.desk.posted import number_in, numbers_in, text_in
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.model.matches import rounds_played
from pairwright.model.points import Points
from pairwright.model.result import Result
from pairwright.model.team import Team, is_team_event
from pairwright.model.team_acts import RequestTeamBye, WithdrawTeam
from pairwright.store.models import Role

BYES = {"half": Result.HALF_BYE, "full": Result.FULL_BYE, "absent": Result.ABSENT}


@at_desk(Role.VIEWER)
def teams(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """All squads; ``?team=3`` opens the form of one."""
    event = sitting.event
    tournament = event.tournament
    terms = tournament.team_event
    points = _team_points(sitting)
    next_round = rounds_played(tournament) + 1
    return render(
        request,
        "desk/teams.html",
        {
            "tab": "teams",
            "squads": [(squad, points.get(squad.number)) for squad in squads_of(event)],
            "free": without_team(tournament),
            "boards": boards_of_match(tournament),
            "of_teams": is_team_event(tournament),
            "seated": seats_players(tournament),
            "byes": [bye for bye in terms.byes if bye.round >= next_round],
            "next_round": next_round,
            "opened": number_in(request.GET.get("team", "")),
            "may": sitting.may(Role.DEPUTY),
            "may_order": sitting.may(Role.DEPUTY) and (not event.under_way or bool(event.outside_fide_since)),
        },
    )


def _team_points(sitting: Sitting) -> dict[int, Points]:
    """Where players meet by a table of seats: the points of the teams, which are those of their players."""
    tournament = sitting.event.tournament
    if not sitting.event.round or not seats_players(tournament):
        return {}
    table = standings(tournament, Wanted()).ranking.event.table()
    return {team.number: team.points for team in team_scores(tournament, table)}


@require_POST
@at_desk(Role.DEPUTY)
def add(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """A new team."""
    name = text_in(request, "name", 80)
    if not name:
        return redirect("teams", slug=sitting.record.slug)
    team = Team(number_in(request.POST.get("number", "")), name, strength=text_in(request, "strength", 8))
    return _done(sitting, acts.EnterTeam(team, text_in(request, "captain", 80)))


@require_POST
@at_desk(Role.DEPUTY)
def change(request: HttpRequest, sitting: Sitting, team: int) -> HttpResponseBase:
    """Name, captain and strength of a team."""
    old = _team(sitting, team)
    name = text_in(request, "name", 80) or old.name
    new = old._replace(name=name, strength=text_in(request, "strength", 8), nickname=text_in(request, "nickname", 8))
    return _done(sitting, acts.ChangeTeam(team, new, text_in(request, "captain", 80)), f"#team-{team}")


@require_POST
@at_desk(Role.DEPUTY)
def members(request: HttpRequest, sitting: Sitting, team: int) -> HttpResponseBase:
    """Its board order: ``up``, ``down``, ``out`` or ``in`` name a player, ``order`` all of them."""
    old = _team(sitting, team)
    try:
        listed = _members(request, old)
    except ValueError:
        raise Http404 from None
    captain = dict(sitting.event.captains).get(team, "")
    return _done(sitting, acts.ChangeTeam(team, old._replace(members=listed), captain), f"#team-{team}")


def _members(request: HttpRequest, team: Team) -> tuple[int, ...]:
    for name, steps in (("up", -1), ("down", 1)):
        if name in request.POST:
            return moved(team.members, number_in(request.POST[name]), steps)
    if "out" in request.POST:
        return tuple([one for one in team.members if one != number_in(request.POST["out"])])
    if "in" in request.POST:
        new = [one for one in numbers_in(request.POST.getlist("in")) if one not in team.members]
        return (*team.members, *new)
    return tuple(numbers_in(request.POST.get("order", "").replace(",", " ").split()))


@require_POST
@at_desk(Role.DEPUTY)
def remove(request: HttpRequest, sitting: Sitting, team: int) -> HttpResponseBase:  # noqa: ARG001 - Django's form
    """A team that does not come after all, before round 1."""
    return _done(sitting, acts.RemoveTeam(team))


@require_POST
@at_desk(Role.DEPUTY)
def renumber(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """Numbers by average rating, by lot drawn here, or in the order that is typed."""
    tournament = sitting.event.tournament
    by = request.POST.get("by", "")
    if by == "order":
        order = tuple(numbers_in(request.POST.get("order", "").replace(",", " ").split()))
        return _done(sitting, acts.RenumberTeams(order))
    draw = token_hex(6) if by == "lot" else ""
    asked = Asked((Key.LOT,), seed=draw) if draw else Asked((Key.AVERAGE, Key.FIFTH))
    try:
        numbering = number(tournament, asked)
    except PairwrightError as error:
        return render(request, "desk/refused.html", {"tab": "teams", "error": error}, status=409)
    return _done(sitting, acts.RenumberTeams(tuple([line.before for line in numbering.lines]), draw))


@require_POST
@at_desk(Role.DEPUTY)
def away(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """A bye or an absence of a round to come, a withdrawal, or the end of one of them."""
    team, round_ = (number_in(request.POST.get(name, "")) for name in ("team", "round"))
    kind = request.POST.get("kind", "")
    act: Act
    if kind in BYES:
        act = RequestTeamBye(round_, team, BYES[kind])
    elif kind == "cancel":
        act = acts.CancelTeamBye(round_, team)
    elif kind == "withdraw":
        act = WithdrawTeam(team, round_)
    elif kind == "back":
        act = acts.TeamComesBack(team, round_)
    else:
        raise Http404
    return _done(sitting, act)


def _team(sitting: Sitting, number: int) -> Team:
    known = numbered_teams(sitting.event.tournament)
    if number not in known:
        raise Http404
    return known[number]


def _done(sitting: Sitting, act: Act, anchor: str = "") -> HttpResponseBase:
    here = redirect("teams", slug=sitting.record.slug)
    here["Location"] += anchor
    return perform(sitting, act, lambda _done: here)
