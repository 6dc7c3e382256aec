"""Line-ups of a round: who sits at the boards, entered team by team, by places in the list."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponseBase
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST

from pairwright.app.desk.cautions import Caution, Level
from pairwright.app.desk.squad_changes import numbered_teams
from pairwright.app.desk.squads import boards_of_match, lineups_of, listed_line_up, match_of, players_at
from pairwright.errors import PairwrightError
from pairwright.faces.desk.performing import asked, perform
from pairwright.faces.desk.posted import numbers_in
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.model.matches import rounds_played
from pairwright.model.team import is_team_event
from pairwright.model.team_acts import EnterLineUp, ForfeitMatch, Order
from pairwright.store.models import Role


@at_desk(Role.VIEWER)
def now(_request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """To the round that is being played, or the one to be paired."""
    tournament = sitting.event.tournament
    if not is_team_event(tournament):
        return redirect("teams", slug=sitting.record.slug)
    played = rounds_played(tournament)
    open_games = played and tournament.open_games(played)
    return redirect("lineups", slug=sitting.record.slug, round_=played if open_games else played + 1)


@at_desk(Role.VIEWER)
def lineups(request: HttpRequest, sitting: Sitting, round_: int) -> HttpResponseBase:
    """The line-ups of a round, by match once it is paired."""
    tournament = sitting.event.tournament
    played = rounds_played(tournament)
    if not 0 < round_ <= played + 1 or not is_team_event(tournament):
        raise Http404
    return render(
        request,
        "desk/lineups.html",
        {
            "tab": "lineups",
            "round": round_,
            "paired": round_ <= played,
            "facing": lineups_of(sitting.event, round_),
            "boards": boards_of_match(tournament),
            "last_round": played + 1,
            "may": sitting.may(Role.DEPUTY),
        },
    )


@require_POST
@at_desk(Role.DEPUTY)
def enter(request: HttpRequest, sitting: Sitting, round_: int, team: int) -> HttpResponseBase:
    """The line-up of a team: ``places`` as typed, else a player for each ``board``; ``listed`` takes the list's."""
    tournament = sitting.event.tournament
    known = numbered_teams(tournament)
    if team not in known:
        raise Http404
    order = Order.FREE if request.POST.get("free") else Order.OF_MEMBERS
    places = request.POST.get("places", "").strip()
    if request.POST.get("listed"):
        players = listed_line_up(tournament, team, round_)
    elif places and places != request.POST.get("stood", ""):
        try:
            players = players_at(known[team], places)
        except PairwrightError as error:
            return asked(request, (Caution(Level.REFUSED, "place", error.sentence),), (), refused=True)
    else:
        boards = request.POST.getlist("board")
        players = tuple([(numbers_in([one]) or [0])[0] for one in boards])
    address = reverse("lineups", args=[sitting.record.slug, round_])
    return perform(
        sitting, EnterLineUp(round_, team, players, order), lambda _done: redirect(f"{address}#line-up-{team}")
    )


@at_desk(Role.VIEWER)
def match(request: HttpRequest, sitting: Sitting, round_: int, board: int) -> HttpResponseBase:
    """A match that is paired: both scores, its line-ups, and the form for a team that did not come."""
    tournament = sitting.event.tournament
    if not is_team_event(tournament) or not 0 < round_ <= rounds_played(tournament):
        raise Http404
    try:
        found = match_of(tournament, round_, board)
    except LookupError:
        raise Http404 from None
    facing = lineups_of(sitting.event, round_)[board - 1]
    shown = {"tab": "rounds", "round": round_, "match": found, "facing": facing, "may": sitting.may(Role.DEPUTY)}
    return render(request, "desk/match.html", shown)


@require_POST
@at_desk(Role.DEPUTY)
def forfeit(request: HttpRequest, sitting: Sitting, round_: int, board: int) -> HttpResponseBase:
    """``absent`` are the teams that did not come."""
    absent = tuple(numbers_in(request.POST.getlist("absent")))
    here = redirect("match", slug=sitting.record.slug, round_=round_, board=board)
    return perform(sitting, ForfeitMatch(round_, absent), lambda _done: here)
