"""Two doors: that of this computer, and that of the hall's network. Who comes through which sees what.

A page from elsewhere must not reach the desk under a name of its own (DNS rebinding): the door of this computer answers
to ``localhost`` and its numbers only, that of the hall to the numbers of this computer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect
from django.utils.translation import gettext as _

DOOR = "pairwright.door"
"""In the WSGI environment; nobody can send it from outside."""
LOCAL, HALL = "local", "hall"
OWN_NAMES = ("localhost", "127.0.0.1", "[::1]")
FOR_THE_HALL = (
    "/v/", "/p/", "/h/", "/s/", "/static/", "/phone.css", "/login/", "/logout/", "/language/", "/theme/",
)  # fmt: skip
"""Where the addresses begin that phones and screens need."""
NEVER_FROM_THE_HALL = ("/setup/",)

Answer = Callable[[HttpRequest], HttpResponseBase]
Application = Callable[[dict[str, Any], Any], Any]


def through(application: Application, door: str) -> Application:
    """The application, told through which door a request came."""

    def marked(environ: dict[str, Any], start: Any) -> Any:
        environ[DOOR] = door
        return application(environ, start)

    return marked


def guarded(answer: Answer) -> Answer:
    """Middleware: the wrong name is refused at every door, and at that of the hall all that is not for it."""

    def middleware(request: HttpRequest) -> HttpResponseBase:
        door = request.META.get(DOOR, "")
        if door == LOCAL and _name(request) not in OWN_NAMES:
            return _refused(_("This desk answers to localhost and 127.0.0.1 only."), 400)
        if door == HALL:
            refusal = _from_the_hall(request)
            if refusal is not None:
                return refusal
        return answer(request)

    return middleware


def _from_the_hall(request: HttpRequest) -> HttpResponseBase | None:
    from pairwright.faces.desk import hall

    if _name(request) not in OWN_NAMES and not hall.answers_to(_name(request)):
        return _refused(_("Use the address with numbers that the arbiter shows."), 400)
    opening = hall.opening()
    if opening is None:
        return _refused(_("This desk is not open to the network."), 503)  # phones wait for it
    path = request.path_info
    if path.startswith(NEVER_FROM_THE_HALL):
        return _refused(_("This page is not open to the network."), 404)
    if opening.desk_too or path.startswith(FOR_THE_HALL):
        return None
    return redirect("/v/") if path == "/" else _refused(_("This page is not open to the network."), 404)


def _name(request: HttpRequest) -> str:
    """The host a request asks for, without its port."""
    host = str(request.META.get("HTTP_HOST", "")).lower()
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdecimal() else host


def _refused(text: str, status: int) -> HttpResponse:
    return HttpResponse(text + "\n", status=status, content_type="text/plain; charset=utf-8")
