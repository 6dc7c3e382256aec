"""The list of tournaments, and the overview of one."""

from __future__ import annotations

from django.conf import settings
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST

from pairwright.faces.desk.context import THEMES
from pairwright.faces.desk.middleware import LANGUAGE
from pairwright.faces.desk.sitting import Sitting, at_desk, role_in
from pairwright.store.models import Role
from pairwright.store.models import Tournament as Record

A_YEAR = 60 * 60 * 24 * 365


@login_required
def listing(request: HttpRequest) -> HttpResponse:
    """Running, coming and finished tournaments that the user has a part in."""
    user = request.user
    records = [
        record
        for record in Record.objects.filter(removed=False)
        if isinstance(user, User) and role_in(user, record) is not None
    ]
    return render(
        request,
        "desk/tournaments.html",
        {
            "running": [record for record in records if record.round and not record.finished],
            "coming": [record for record in records if not record.round and not record.finished],
            "finished": [record for record in records if record.finished],
        },
    )


@at_desk(Role.VIEWER)
def overview(request: HttpRequest, _sitting: Sitting) -> HttpResponse:
    """What needs the arbiter now."""
    return render(request, "desk/overview.html", {"tab": "overview"})


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
    back = request.POST.get("back", "/")
    if not url_has_allowed_host_and_scheme(back, {request.get_host()}, require_https=request.is_secure()):
        back = "/"
    response = redirect(back)
    response.set_cookie(cookie, value, max_age=A_YEAR, samesite="Lax", httponly=True, secure=request.is_secure())
    return response
