"""A helper's phone: enrolled once, fills empty boards in its range, keeps what was pressed while the network is away.

The code in the picture serves once and is gone from the address as soon as it is used; the right is a key in a cookie.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime, timedelta

from django.db import DatabaseError
from django.http import HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.shortcuts import redirect
from django.utils import timezone
from django.utils.translation import override
from django.views.decorators.http import require_POST

from pairwright.app.desk.journal import Entry, Unwritten
from pairwright.app.desk.phones import Press, Span, can_take_back, fill, places, take_back
from pairwright.app.desk.service import By
from pairwright.app.predetermined import has_fixed_rounds
from pairwright.errors import PairwrightError
from pairwright.faces.desk import connected
from pairwright.faces.desk.digits import in_plain
from pairwright.faces.desk.numerals import digits_of
from pairwright.faces.desk.plainly import plainly
from pairwright.faces.desk.posted import whole_in
from pairwright.faces.desk.public import (
    NOTHING_NEW,
    Visit,
    nobody_has_it,
    public,
    require_patience,
    shown,
    spoken,
    unchanged,
    visit,
)
from pairwright.faces.desk.sitting import id_in
from pairwright.faces.desk.templatetags.desk import words
from pairwright.faces.desk.views.accounts import audited
from pairwright.lean import NamedTuple
from pairwright.model.acts import EnterResult
from pairwright.store.codes import enrolled, phone_of, phone_to_enrol
from pairwright.store.models import Phone

KEY = "helper"
SEEN_EVERY = timedelta(seconds=45)
"""So often at most is it written down that the phone was there."""


class Helper(NamedTuple):
    """A phone with its right, and the tournament as it finds it."""

    phone: Phone
    visited: Visit

    @property
    def span(self) -> Span:
        """Its boards."""
        return Span(self.phone.first_board, self.phone.last_board)

    def by(self, request_id: str = "") -> By:
        """Who asks."""
        now = datetime.now(UTC).isoformat(timespec="seconds")
        return By(self.phone.name, f"phone-{self.phone.pk}", request_id, now)


@public
def enrol(request: HttpRequest, code: str) -> HttpResponseBase:
    """Behind the picture: one press makes this phone the helper's. Only the press spends the code, since programs that
    show a preview of an address open it too."""
    require_patience(request)
    phone = phone_to_enrol(code)
    if phone is None:
        raise nobody_has_it(request)
    if request.method != "POST":
        visited = visit(phone.tournament)
        return shown(request, visited, "desk/helper_enrol.html", {"phone": phone, "span": _span(phone)})
    made = enrolled(code)
    if made is None:
        raise nobody_has_it(request)
    phone, key = made
    audited(request, "phone-enrolled", phone.name, phone.tournament.slug)
    response = redirect("helper")
    seconds = int((phone.expires - timezone.now()).total_seconds())
    response.set_cookie(
        KEY, key, max_age=seconds, path="/h/", httponly=True, samesite="Lax", secure=request.is_secure()
    )
    return response


@public
def page(request: HttpRequest) -> HttpResponseBase:
    """The boards without a result, and what this phone entered within the last minute."""
    helper = _helper(request)
    if helper is None:
        return _no_right(request)
    if unchanged(request, helper.visited):
        return HttpResponse(status=NOTHING_NEW)
    return _page(request, helper)


@require_POST
@public
def enter(request: HttpRequest) -> HttpResponseBase:
    """A press. For the script the answer is a value: ``done``, ``contested`` or ``refused`` with the reason; it is the
    same however often the same press is sent."""
    helper = _helper(request)
    if helper is None:
        return _no_right(request)
    post = request.POST
    numbers = [whole_in(post.get(name, ""), -1) for name in ("round", "white", "black", "seen")]
    press = Press(numbers[0], numbers[1], numbers[2], post.get("result", ""), numbers[3])
    return _answered(request, lambda: fill(helper.visited.desk, press, helper.span, helper.by(id_in(request, 64))))


@require_POST
@public
def undo(request: HttpRequest) -> HttpResponseBase:
    """Take a press back, within a minute."""
    helper = _helper(request)
    if helper is None:
        return _no_right(request)
    number = whole_in(request.POST.get("entry", ""), -1)
    return _answered(request, lambda: take_back(helper.visited.desk, number, helper.by(id_in(request, 64))))


def _answered(request: HttpRequest, act: object) -> HttpResponseBase:
    scripted = request.headers.get("Accept", "") == "application/json"
    try:
        entry = act()  # type: ignore[operator]  # a press or its undo
    except PairwrightError as error:
        if scripted and isinstance(error, Unwritten):
            return JsonResponse({"became": "waits"}, status=503)  # the phone keeps it, and sends it again
        helper = _helper(request)
        if helper is None:
            return _no_right(request)
        language = spoken(request, helper.visited)
        with override(language):
            if scripted:
                why = in_plain(plainly(error), digits_of(language, helper.visited.event.look))
                return JsonResponse({"became": "refused", "why": why})
            return _page(request, helper, words(error))
    if not scripted:
        return redirect("helper")
    contested = isinstance(entry, Entry) and entry.contested
    return JsonResponse({"became": "contested" if contested else "done", "entry": entry.number if entry else 0})


def _page(request: HttpRequest, helper: Helper, said: str = "") -> HttpResponse:
    visited, phone = helper.visited, helper.phone
    round_ = visited.in_play
    own = _fresh(helper)
    boards = []
    for number in _shown_rounds(helper, round_, own):
        for place in places(visited.event, number):
            game = place.game
            entry = own.get((number, game.white.number, game.black.number))
            if helper.span.has(place.board) and (entry or (game.is_open and number == round_)):
                boards.append((place, entry, _pressed(entry)))
    context = {
        "phone": phone,
        "span": _span(phone),
        "round": round_,
        "boards": boards,
        "contested": _contested(helper),
        "said": said,
    }
    return shown(request, visited, "desk/helper.html", context)


def _shown_rounds(helper: Helper, round: int, own: dict[tuple[int, int, int], Entry]) -> list[int]:
    """The round being played; where rounds rest on no other, also the one before it of which this phone may still take
    something back."""
    before = {number for number, _white, _black in own if number < round}
    return [*(sorted(before) if has_fixed_rounds(helper.visited.event.tournament) else []), round]


def _fresh(helper: Helper) -> dict[tuple[int, int, int], Entry]:
    """Results of this phone that it may take back, by round and players."""
    desk, by = helper.visited.desk, helper.by()
    counted = desk.in_force()
    found: dict[tuple[int, int, int], Entry] = {}
    for entry in reversed(desk.entries()[-200:]):
        act = entry.act
        if isinstance(act, EnterResult) and entry.number in counted and can_take_back(entry, by):
            found.setdefault((act.round, act.white, act.black), entry)
    return found


def _contested(helper: Helper) -> list[EnterResult]:
    """Results of this phone that met another one and wait for the arbiter."""
    waiting = {one.number for one in helper.visited.event.contested}
    name = helper.by().desk
    return [
        entry.act
        for entry in helper.visited.desk.entries()
        if entry.number in waiting and entry.desk == name and isinstance(entry.act, EnterResult)
    ]


def _pressed(entry: Entry | None) -> str:
    from pairwright.app.desk.phones import PRESSED

    if entry is None or not isinstance(entry.act, EnterResult):
        return ""
    results = (entry.act.white_result, entry.act.black_result)
    return next((name for name, pair in PRESSED.items() if pair == results), "")


def _helper(request: HttpRequest) -> Helper | None:
    phone = phone_of(request.COOKIES.get(KEY, ""))
    if phone is None:
        return None
    now = timezone.now()
    if phone.seen is None or now - phone.seen > SEEN_EVERY:
        with suppress(DatabaseError):  # on a full disk it goes unnoticed, and the page is there
            Phone.objects.filter(pk=phone.pk).update(seen=now)
    connected.note(phone.tournament_id, f"phone-{phone.pk}")
    return Helper(phone, visit(phone.tournament))


def _no_right(request: HttpRequest) -> HttpResponse:
    from django.shortcuts import render

    if request.headers.get("Accept", "") == "application/json":
        return JsonResponse({"became": "no-right"}, status=403)
    return render(request, "desk/helper_none.html", status=403)


def _span(phone: Phone) -> tuple[int, int]:
    return phone.first_board, phone.last_board
