"""An act from a form: done, or shown again with what it is warned of.

Every form that changes something carries ``request`` (an id of its own, so that a repeated press is done once),
``seen`` (the number of the last act its page knew of) and, when it is sent again after a warning, ``confirmed``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.template.loader import render_to_string

from pairwright.app.desk.acts import Act
from pairwright.app.desk.cautions import Caution, Level
from pairwright.app.desk.journal import Entry
from pairwright.app.desk.service import Done, Refused, Unconfirmed
from pairwright.errors import PairwrightError, say
from pairwright.faces.desk.naming import Names, names_of
from pairwright.faces.desk.posted import whole_in
from pairwright.faces.desk.shown import is_stamped, stamp
from pairwright.faces.desk.sitting import Sitting
from pairwright.faces.desk.templatetags.desk import full, words
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
    step: int = 1
    reason: str = ""
    names: Names | None = None
    shown: str = ""

    @property
    def two_steps(self) -> bool:
        """Is it asked in two steps?"""
        return self.level is Level.TWO_STEPS and not self.refused


def perform(sitting: Sitting, act: Act, then: Then, *, knows_all: bool = False) -> HttpResponseBase:
    """Do it and answer with ``then``; or ask, refuse, or show the conflict. ``knows_all``: the act is about what it
    names, whatever has happened since its page was drawn. A form without ``seen``
    knew of nothing."""
    seen = -1 if knows_all else whole_in(sitting.request.POST.get("seen", ""))
    return attempted(
        sitting,
        lambda confirmed: sitting.desk.perform(act, sitting.by(), seen=seen, confirmed=confirmed),
        then,
        confirmed_codes(sitting.request),
    )


def confirmed_codes(request: HttpRequest) -> list[str]:
    """Cautions that the form confirms."""
    return request.POST.getlist("confirmed")


def undo(sitting: Sitting, numbers: Sequence[int], then: Then) -> HttpResponseBase:
    """Take entries back, and answer with ``then``; or ask, or refuse."""
    codes = confirmed_codes(sitting.request)
    return attempted(
        sitting, lambda confirmed: sitting.desk.undo(numbers, sitting.by(), confirmed=confirmed), then, codes
    )


def attempted(
    sitting: Sitting, attempt: Callable[[Sequence[str]], Done], then: Then, confirmed: Sequence[str] = ()
) -> HttpResponseBase:
    """What came of an attempt, as a page or as a part of one. Level 4 counts as confirmed only with the tick and a
    reason for the journal, and nothing counts that was not shown as it is now."""
    request = sitting.request
    try:
        try:
            done = attempt(())
        except Unconfirmed as asks:
            heavy = any(caution.level is Level.TWO_STEPS for caution in asks.cautions)
            complete = request.POST.get("understood") and request.POST.get("reason", "").strip()
            if not confirmed or (heavy and not complete) or not is_stamped(request, asks.cautions, asks.also):
                raise
            done = attempt(confirmed)
    except Refused as refusal:
        return asked(request, refusal.cautions, (), refused=True)
    except Unconfirmed as unconfirmed:
        names = names_of(unconfirmed.act, len(unconfirmed.also))
        return asked(request, unconfirmed.cautions, unconfirmed.also, refused=False, names=names)
    except PairwrightError as error:
        caution = Caution(Level.REFUSED, "conflict", error.sentence)
        return asked(request, (caution,), (), refused=True)
    return _with_notices(request, then(done), done)


def _with_notices(request: HttpRequest, response: HttpResponseBase, done: Done) -> HttpResponseBase:
    """What an act was warned of at level 1 is said with the answer, or on the next page; and that it waits for a
    decision, if it does."""
    cautions = [caution for caution in done.cautions if caution.level is Level.NOTE]
    if done.entry.contested and not done.repeated:
        sentence = say("another desk changed the same: both stay in the journal until one of you decides")
        cautions.append(Caution(Level.NOTICE, "contested", sentence))
    in_place = isinstance(response, HttpResponse) and getattr(request, "htmx", False) and bool(response.content)
    if in_place and cautions and isinstance(response, HttpResponse):
        response.content += render_to_string("desk/parts/notices.html", {"cautions": cautions}, request).encode()
    else:
        for caution in cautions:
            add = messages.warning if caution.level is Level.NOTICE else messages.info
            add(request, full(words(caution.sentence)))
    return response


def asked(
    request: HttpRequest,
    cautions: tuple[Caution, ...],
    also: tuple[Entry, ...],
    *,
    refused: bool,
    names: Names | None = None,
) -> HttpResponse:
    """The warning, with the names of its buttons: for htmx as a dialog beside the page, otherwise as a page."""
    kept = tuple(
        (name, value)
        for name, values in request.POST.lists()
        if name not in ("csrfmiddlewaretoken", "confirmed", "shown", "step", "reason", "understood")
        for value in values
        if isinstance(value, str)
    )
    step = 2 if request.POST.get("step") == "2" else 1
    asking = Asking(
        max([caution.level for caution in cautions], default=Level.CONFIRM),
        cautions,
        also,
        kept,
        request.get_full_path(),
        refused,
        request.headers.get("HX-Current-URL", "") or request.headers.get("Referer", "") or "/",
        step,
        request.POST.get("reason", ""),
        names,
        stamp(request, cautions, also, step),
    )
    part = bool(getattr(request, "htmx", False))
    template = "desk/parts/asking.html" if part else "desk/asking.html"
    response = render(request, template, {"asking": asking}, status=200 if part else 409)
    if part:
        response.headers["HX-Retarget"] = "#ask"
        response.headers["HX-Reswap"] = "innerHTML"
    return response
