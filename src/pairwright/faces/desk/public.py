"""Visitors without an account: which tournament they may look at, in which language, and how often they may guess."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.conf import settings
from django.contrib.auth.models import User
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.utils import translation
from django.utils.cache import patch_vary_headers
from django.views.decorators.gzip import gzip_page

from pairwright.app.desk.bracket_sheet import BracketSheet, bracket_sheet
from pairwright.app.desk.event import Event
from pairwright.app.desk.in_play import round_in_play
from pairwright.app.desk.kinds import screens_of
from pairwright.app.desk.own_page import last_finished
from pairwright.app.desk.service import Desk
from pairwright.app.desk.sheets import RoundSheet, sheet_of
from pairwright.app.standings import Standings, Wanted, standings
from pairwright.errors import PairwrightError
from pairwright.faces.desk.digits import dress
from pairwright.faces.desk.journals import desk_of
from pairwright.faces.desk.kept import kept
from pairwright.faces.desk.middleware import LANGUAGE
from pairwright.faces.desk.sitting import for_everybody, role_in
from pairwright.faces.desk.views.accounts import address_of
from pairwright.lean import NamedTuple
from pairwright.store import throttle
from pairwright.store.models import Tournament as Record

A_YEAR = 60 * 60 * 24 * 365
View = Callable[..., HttpResponseBase]


class Visit(NamedTuple):
    """A tournament as a visitor finds it: its record, its desk, the event and the number of the last act."""

    record: Record
    desk: Desk
    event: Event
    number: int

    def kept(self, what: object, find: Callable[[], Any]) -> Any:
        """An answer for the tournament as it is now, worked out once for all who ask."""
        return kept((self.record.pk, id(self.desk), self.number, what), find)

    def sheet(self, round: int) -> RoundSheet:
        """The boards of a round that is paired. Raises ``Http404``."""
        if not 0 < round <= self.event.round:
            raise Http404
        sheet: RoundSheet = self.kept(("sheet", round), lambda: sheet_of(self.event.tournament, round))
        return sheet

    @property
    def in_play(self) -> int:
        """The round that is being played."""
        found: int = self.kept("in play", lambda: round_in_play(self.event))
        return found

    @property
    def finished(self) -> int:
        """The last round that is over."""
        found: int = self.kept("finished", lambda: last_finished(self.event.tournament))
        return found

    def bracket(self) -> BracketSheet | None:
        """The knockout; None for another tournament, and for one that cannot be drawn."""

        def find() -> BracketSheet | None:
            if not screens_of(self.event.tournament).bracket:
                return None
            try:
                return bracket_sheet(self.event.tournament)
            except PairwrightError:
                return None

        found: BracketSheet | None = self.kept("bracket", find)
        return found

    def standings(self, round: int) -> Standings | None:
        """The standings after a round; None if there are none to be had."""

        def find() -> Standings | None:
            try:
                return standings(self.event.tournament, Wanted(after_round=round))
            except PairwrightError:
                return None

        found: Standings | None = self.kept(("standings", round), find) if round else None
        return found


def visit(record: Record) -> Visit:
    """The tournament as it is now."""
    desk = desk_of(record)
    event, number = desk.now()
    return Visit(record, desk, event, number)


def is_open_to(request: HttpRequest, record: Record) -> bool:
    """Is its public page open, or has the visitor a part in it?"""
    return record.public or (isinstance(request.user, User) and role_in(request.user, record) is not None)


def public_record(request: HttpRequest, key: str) -> Record:
    """By its code or its slug, if it may be seen. Raises ``Http404``, and :class:`Guessing`."""
    found = Record.objects.filter(removed=False)
    record = found.filter(code=key).first() or found.filter(slug=key).first()
    if record is None or not is_open_to(request, record):
        raise Http404
    return record


class Guessing(Exception):
    """Too many codes that nobody has came from there."""

    def __init__(self, until: object) -> None:
        super().__init__(until)
        self.until = until


def require_patience(request: HttpRequest) -> None:
    """Raises :class:`Guessing` for an address that has tried too many codes."""
    until = throttle.codes_locked_until(address_of(request))
    if until is not None:
        raise Guessing(until)


def nobody_has_it(request: HttpRequest) -> Http404:
    """Count a code that nobody has."""
    throttle.note("code", address_of(request))
    return Http404()


def public(view: View) -> View:
    """A page for everybody: compressed, in the language of its printed code, with a page for those who guess."""

    @for_everybody
    @gzip_page
    @wraps(view)
    def answer(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        try:
            response = view(request, *args, **kwargs)
        except Guessing as guessing:
            response = render(request, "desk/too_many.html", {"until": guessing.until}, status=429)
        wanted = request.GET.get(LANGUAGE, "")
        if wanted in dict(settings.LANGUAGES) and request.COOKIES.get(LANGUAGE) != wanted:
            response.set_cookie(
                LANGUAGE, wanted, max_age=A_YEAR, samesite="Lax", httponly=True, secure=request.is_secure()
            )
        patch_vary_headers(response, ("Cookie",))
        if isinstance(response, HttpResponse):
            dress(response, translation.get_language() or "en", None)
        return response

    return answer


def shown(
    request: HttpRequest, visited: Visit, template: str, context: dict[str, Any], language: str = ""
) -> HttpResponse:
    """A page of the tournament: in ``language``, or in that of :func:`spoken`."""
    known = language if language in dict(settings.LANGUAGES) else spoken(request, visited)
    with translation.override(known):
        common = {
            "record": visited.record,
            "event": visited.event,
            "information": visited.event.tournament.information,
            "number": visited.number,
            "screens": screens_of(visited.event.tournament),
        }
        response = render(request, template, common | context)
        response.headers["Content-Language"] = known
        dress(response, known, visited.event.look)
    return response


def spoken(request: HttpRequest, visited: Visit) -> str:
    """The language the reader has chosen, else that of the tournament's public pages, else that of his browser."""
    said = request.GET.get(LANGUAGE, "") or request.COOKIES.get(LANGUAGE, "")
    wanted = "" if said else visited.event.look.language
    return wanted if wanted in dict(settings.LANGUAGES) else translation.get_language() or "en"


def unchanged(request: HttpRequest, visited: Visit) -> bool:
    """Does the open page know the last act already? Then nothing is sent."""
    return request.headers.get("X-Known", "") == str(visited.number)


NOTHING_NEW = 204
