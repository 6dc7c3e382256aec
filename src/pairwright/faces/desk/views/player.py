"""A player's own page, behind the code on his card: board and colour, opponent and why, own rounds, place."""

from __future__ import annotations

from hashlib import sha256

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.utils.translation import get_language

from pairwright.app.desk.own_page import OwnPage, RoundNow, own_page, places_after, round_now
from pairwright.app.desk.plain import why_this_opponent
from pairwright.app.standings import Standings
from pairwright.errors import PairwrightError, Sentence, say
from pairwright.faces.desk import connected
from pairwright.faces.desk.kept import kept
from pairwright.faces.desk.public import (
    NOTHING_NEW,
    Visit,
    is_open_to,
    nobody_has_it,
    public,
    require_patience,
    shown,
    visit,
)
from pairwright.faces.standing_words import names_apart, working_sentences
from pairwright.model.team import is_team_event
from pairwright.store.codes import resolved
from pairwright.store.models import PlayerCode

CARD = "card"
"""The signed cookie of a phone that has shown this page before: it is not locked out when others guess."""


@public
def page(request: HttpRequest, code: str) -> HttpResponseBase:
    """The page; a phone that has it as it is already is sent nothing. Most results change nothing of it."""
    visited, number = _bearer(request, code)
    own, why = _own(visited, number), _why(visited, number)
    known = sha256(repr((own, why, visited.event.outside_fide_since, get_language())).encode()).hexdigest()[:16]
    if request.headers.get("X-Known", "") == known:
        return HttpResponse(status=NOTHING_NEW)
    context = {"code": code, "own": own, "why": why, "number": known}
    response = shown(request, visited, "desk/player.html", context)
    if request.get_signed_cookie(CARD, "", salt=CARD) != code:
        response.set_signed_cookie(
            CARD, code, salt=CARD, max_age=60 * 60 * 24 * 14, httponly=True, samesite="Lax", secure=request.is_secure()
        )
    return response


@public
def place(request: HttpRequest, code: str) -> HttpResponseBase:
    """His place, and how every tie-break of his came about."""
    visited, number = _bearer(request, code)
    own = _own(visited, number)
    found = _places(visited)
    if found is None:
        raise Http404
    try:
        told = working_sentences(found, number, names_apart(found))
    except PairwrightError:
        raise Http404 from None
    return shown(request, visited, "desk/player_place.html", {"code": code, "own": own, "told": told})


def _bearer(request: HttpRequest, code: str) -> tuple[Visit, int]:
    known = request.get_signed_cookie(CARD, "", salt=CARD) == code
    if not known:
        require_patience(request)
    row = PlayerCode.objects.filter(code=code.lower()).select_related("tournament").first()
    if row is None:
        raise nobody_has_it(request)
    if row.tournament.removed or not is_open_to(request, row.tournament):
        raise Http404
    connected.note(row.tournament_id, code)
    visited = visit(row.tournament)
    names = visited.kept("names", lambda: {player.number: player.name for player in visited.event.tournament.players})
    number = resolved(row, names)
    if number not in names:
        raise Http404
    return visited, number


def _own(visited: Visit, number: int) -> OwnPage:
    now: RoundNow = visited.kept("round", lambda: round_now(visited.event))
    found: OwnPage = visited.kept(("own", number), lambda: own_page(visited.event, number, _places(visited), now))
    return found


def _places(visited: Visit) -> Standings | None:
    """The standings of the players after the last round that is over; while one is being played, its results change
    nothing of them."""
    finished = visited.finished
    since = _published(visited) if finished < visited.event.round else visited.number
    key = ("places", visited.record.pk, id(visited.desk), finished, since)
    found: Standings | None = kept(key, lambda: places_after(visited.event.tournament, finished))
    return found


def _why(visited: Visit, number: int) -> tuple[Sentence, ...]:
    """Why he has this opponent; worked out once for the round, since later results change nothing of it."""
    event = visited.event
    if not event.round:
        return ()
    if is_team_event(event.tournament):
        return (say("Your teams meet in this round; the boards follow from the line-ups."),)
    round_ = visited.in_play
    opponent = event.tournament.player(number).entry(round_)
    key = ("why", visited.record.pk, id(visited.desk), round_, number, opponent[:2], _published(visited))
    found: tuple[Sentence, ...] = kept(key, lambda: why_this_opponent(event.tournament, round_, number))
    return found


def _published(visited: Visit) -> int:
    """The number of the last entry that is not a result of the round."""
    found: int = visited.kept("published", lambda: _last_other(visited))
    return found


def _last_other(visited: Visit) -> int:
    from pairwright.app.desk.acts import ClearResult
    from pairwright.model.acts import EnterResult

    for entry in reversed(visited.desk.entries()):
        if not isinstance(entry.act, (EnterResult, ClearResult)) or entry.act.round != visited.event.round:
            return entry.number
    return 0
