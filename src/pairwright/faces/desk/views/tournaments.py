"""The list of tournaments, and its archive; language and looks of the desk."""

from __future__ import annotations

from django.conf import settings
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from pairwright.app.desk.setting_up import system_terms
from pairwright.faces.desk.context import THEMES
from pairwright.faces.desk.forms.terms import system_title
from pairwright.faces.desk.middleware import LANGUAGE
from pairwright.faces.desk.posted import own_address
from pairwright.faces.desk.sitting import Sitting, at_desk, role_in
from pairwright.lean import NamedTuple
from pairwright.model.tournament import Tournament
from pairwright.store.models import Audit, Role
from pairwright.store.models import Tournament as Record

MOST_SQUARES = 15
"""Rounds of which the list shows squares."""
MOST_FINISHED = 12
A_YEAR = 60 * 60 * 24 * 365


class Listed(NamedTuple):
    """A tournament in the list: its record, the name of its system, its rounds with their state, and the next step:
    what is to be done, in which round."""

    record: Record
    system: str
    rail: tuple[tuple[int, str], ...]
    step: str
    round: int

    @property
    def percent(self) -> int:
        """Results that are in, of the round that is played."""
        return 100 * self.record.results // self.record.games if self.record.games else 100


def _listed(record: Record) -> Listed:
    rounds = max(record.rounds, record.round)
    is_playing = record.results < record.games
    step = "results" if is_playing else "pair" if record.round < rounds else "finish"
    if not record.round:
        step = "entries" if not record.participants else "pair"
    states = [
        (number, "now" if number == record.round and is_playing else "done" if number <= record.round else "")
        for number in range(1, min(rounds, MOST_SQUARES) + 1)
    ]
    title = system_title(system_terms(Tournament(system=record.system)).code)
    return Listed(record, title, tuple(states), step, record.round + (step == "pair"))


@login_required
def listing(request: HttpRequest) -> HttpResponse:
    """Running, coming and finished tournaments that the user has a part in; ``?show=archived`` those that were put
    away."""
    archived = request.GET.get("show") == "archived"
    records = [_listed(record) for record in _own(request, Record.objects.filter(removed=archived))]
    finished = [one for one in records if one.record.finished]
    shown = finished if request.GET.get("show") == "finished" else finished[:MOST_FINISHED]
    return render(
        request,
        "desk/archived.html" if archived else "desk/tournaments.html",
        {
            "records": records,
            "running": [one for one in records if one.record.round and not one.record.finished],
            "coming": [one for one in records if not one.record.round and not one.record.finished],
            "finished": shown,
            "all_finished": len(finished),
            "shows_demonstration": any(one.record.demonstration for one in records),
            "archived": len(_own(request, Record.objects.filter(removed=True))) if not archived else 0,
        },
    )


def _own(request: HttpRequest, records: QuerySet[Record]) -> list[Record]:
    user = request.user
    return [record for record in records if isinstance(user, User) and role_in(user, record) is not None]


@at_desk(Role.OWNER)
def archive(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """Put a tournament away, after a confirmation; nothing of it is lost."""
    if request.method != "POST":
        return render(request, "desk/archive.html", {"tab": "overview"})
    Record.objects.filter(pk=sitting.record.pk).update(removed=True)
    _audit(request, "archived", sitting.record)
    messages.success(request, _("The tournament is in the archive."))
    return redirect("tournaments")


@require_POST
@login_required
def bring_back(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Take a tournament out of the archive."""
    record = next(iter(_own(request, Record.objects.filter(removed=True, slug=slug))), None)
    if record is None:
        raise Http404
    if not isinstance(request.user, User) or role_in(request.user, record) is not Role.OWNER:
        raise PermissionDenied
    Record.objects.filter(pk=record.pk).update(removed=False)
    _audit(request, "brought back", record)
    return redirect("tournaments")


def _audit(request: HttpRequest, what: str, record: Record) -> None:
    user = request.user.get_username() if request.user.is_authenticated else ""
    Audit.objects.create(
        user=user, address=request.META.get("REMOTE_ADDR", "")[:64], what=what, details=record.slug[:300]
    )


@require_POST
def language(request: HttpRequest) -> HttpResponseBase:
    """Speak another language from now on."""
    chosen = request.POST.get(LANGUAGE, "")
    return _remembering(request, LANGUAGE, chosen if chosen in dict(settings.LANGUAGES) else settings.LANGUAGE_CODE)


@require_POST
def theme(request: HttpRequest) -> HttpResponseBase:
    """Light, dark, or as the computer has it."""
    chosen = request.POST.get("theme", "")
    return _remembering(request, "theme", chosen if chosen in THEMES else "")


def _remembering(request: HttpRequest, cookie: str, value: str) -> HttpResponseBase:
    response = redirect(own_address(request, request.POST.get("back", "")) or "/")
    response.set_cookie(cookie, value, max_age=A_YEAR, samesite="Lax", httponly=True, secure=request.is_secure())
    return response
