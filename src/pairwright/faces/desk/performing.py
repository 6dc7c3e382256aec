"""An act from a form: done, or shown again with what it is warned of.

Every form that changes something carries ``request`` (an id of its own, so that a repeated press is done once),
``seen`` (the number of the last act its page knew of) and, when it is sent again after a warning, ``confirmed``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render

from pairwright.app.desk.acts import Act
from pairwright.app.desk.cautions import Caution, Level
from pairwright.app.desk.journal import Entry
from pairwright.app.desk.service import Done, Refused, Unconfirmed
from pairwright.errors import PairwrightError
from pairwright.faces.desk.sitting import Sitting
from pairwright.lean import NamedTuple

Then = Callable[[Done], HttpResponseBase]


class Asking(NamedTuple):
    """A warning to be shown: what is asked, and the form to send again. ``level`` is that of the heaviest."""

    level: Level
    cautions: tuple[Caution, ...]
    also: tuple[Entry, ...]
    fields: tuple[tuple[str, str], ...]
    action: str
    refused: bool
    back: str


def perform(sitting: Sitting, act: Act, then: Then) -> HttpResponseBase:
    """Do it and answer with ``then``; or ask, refuse, or show the conflict."""
    post = sitting.request.POST
    confirmed = post.getlist("confirmed")
    return attempted(
        sitting,
        lambda: sitting.desk.perform(act, sitting.by(), seen=_seen(post.get("seen", "")), confirmed=confirmed),
        then,
    )


def undo(sitting: Sitting, numbers: Sequence[int], then: Then) -> HttpResponseBase:
    """Take entries back, and answer with ``then``; or ask, or refuse."""
    confirmed = sitting.request.POST.getlist("confirmed")
    return attempted(sitting, lambda: sitting.desk.undo(numbers, sitting.by(), confirmed=confirmed), then)


def attempted(sitting: Sitting, attempt: Callable[[], Done], then: Then) -> HttpResponseBase:
    """What came of an attempt, as a page or as a part of one."""
    request = sitting.request
    try:
        done = attempt()
    except Refused as refusal:
        return asked(request, refusal.cautions, (), refused=True)
    except Unconfirmed as unconfirmed:
        return asked(request, unconfirmed.cautions, unconfirmed.also, refused=False)
    except PairwrightError as error:
        caution = Caution(Level.REFUSED, "conflict", error.sentence)
        return asked(request, (caution,), (), refused=True)
    return then(done)


def asked(
    request: HttpRequest, cautions: tuple[Caution, ...], also: tuple[Entry, ...], *, refused: bool
) -> HttpResponse:
    """The warning: for htmx as a dialog put beside the page, otherwise as a page of its own."""
    kept = tuple(
        (name, value)
        for name, values in request.POST.lists()
        if name not in ("csrfmiddlewaretoken", "confirmed")
        for value in values
        if isinstance(value, str)
    )
    asking = Asking(
        max([caution.level for caution in cautions], default=Level.CONFIRM),
        cautions,
        also,
        kept,
        request.get_full_path(),
        refused,
        request.headers.get("HX-Current-URL", "") or request.headers.get("Referer", "") or "/",
    )
    part = bool(getattr(request, "htmx", False))
    template = "desk/parts/asking.html" if part else "desk/asking.html"
    response = render(request, template, {"asking": asking}, status=200 if part else 409)
    if part:
        response.headers["HX-Retarget"] = "#ask"
        response.headers["HX-Reswap"] = "innerHTML"
    return response


def _seen(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() else -1
