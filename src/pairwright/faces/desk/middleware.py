"""What every request passes through: its language, the policies of the answer, and the first owner."""

from __future__ import annotations

from collections.abc import Callable

from django.conf import settings
from django.contrib.auth import get_user_model
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect
from django.utils import translation

Answer = Callable[[HttpRequest], HttpResponseBase]

LANGUAGE = "lang"
"""The cookie, and the parameter that overrides it once."""
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
LARGEST_OF_STRANGERS = 64 * 1024
"""Bytes of a request of somebody who is not logged in."""
FIRST_PASSWORD = "first_password"
"""In the session of somebody who has still a password that another person knows."""
OPEN_WITH_FIRST_PASSWORD = (
    "/accounts/password/",
    "/logout/",
    "/static/",
    "/language/",
    "/theme/",
    "/phone.css",
    "/help/",
)
OPEN_BEFORE_SETUP = ("/setup/", "/static/", "/language/", "/theme/", "/help/")


def language(answer: Answer) -> Answer:
    """Speak the language asked for once, that of the cookie, or that of the browser."""
    known = dict(settings.LANGUAGES)

    def middleware(request: HttpRequest) -> HttpResponseBase:
        wanted = request.GET.get(LANGUAGE, "") or request.COOKIES.get(LANGUAGE, "")
        chosen = wanted if wanted in known else translation.get_language_from_request(request)
        with translation.override(chosen):
            request.LANGUAGE_CODE = chosen
            response = answer(request)
            response.headers.setdefault("Content-Language", chosen)
            return response

    return middleware


def policies(answer: Answer) -> Answer:
    """Nothing from elsewhere, no script in a page, and no page of the desk in a cache."""

    def middleware(request: HttpRequest) -> HttpResponseBase:
        response = answer(request)
        response.headers.setdefault("Content-Security-Policy", POLICY)
        if request.is_secure():  # browsers ignore it elsewhere, and complain
            response.headers.setdefault("Cross-Origin-Opener-Policy", "same-origin")
        response.headers.setdefault(
            "Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"
        )
        if "/static/" not in request.path:
            response.headers.setdefault("Cache-Control", "no-store")
        return response

    return middleware


def bounded(answer: Answer) -> Answer:
    """Who is not logged in sends small forms only; looked at before anything of a large one is read."""

    def middleware(request: HttpRequest) -> HttpResponseBase:
        length = request.META.get("CONTENT_LENGTH") or "0"
        large = not length.isdecimal() or int(length) > LARGEST_OF_STRANGERS
        if large and not request.user.is_authenticated:
            return HttpResponse(status=413)
        return answer(request)

    return middleware


def first_owner(answer: Answer) -> Answer:
    """Before there is anybody, the only page is the one that makes the owner."""
    known = [False]

    def middleware(request: HttpRequest) -> HttpResponseBase:
        if not known[0] and not request.path.startswith(OPEN_BEFORE_SETUP):
            known[0] = get_user_model().objects.exists()
            if not known[0]:
                return redirect("setup")
        return answer(request)

    return middleware


def own_password(answer: Answer) -> Answer:
    """Who was given a password chooses his own before anything else."""

    def middleware(request: HttpRequest) -> HttpResponseBase:
        held = not request.path.startswith(OPEN_WITH_FIRST_PASSWORD) and settings.SESSION_COOKIE_NAME in request.COOKIES
        if held and request.session.get(FIRST_PASSWORD):
            return redirect("own-password")
        return answer(request)

    return middleware
