"""What an act was warned of, said once it is done."""

from __future__ import annotations

from collections.abc import Callable

from django.contrib import messages
from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import redirect
from django.utils.translation import gettext as _

from pairwright.app.desk.cautions import Level
from pairwright.app.desk.service import Done
from pairwright.faces.desk.templatetags.desk import words


def say_cautions(request: HttpRequest, done: Done) -> None:
    """Levels 1 and 2 are said afterwards; higher ones have been confirmed."""
    for caution in done.cautions:
        if caution.level is Level.NOTE:
            messages.info(request, words(caution.sentence))
        elif caution.level is Level.NOTICE:
            messages.warning(request, words(caution.sentence))
    if done.entry.contested:
        messages.warning(request, _("Somebody else has changed the same; both are kept until it is decided."))


def then_to(request: HttpRequest, address: str) -> Callable[[Done], HttpResponseBase]:
    """Say what is to be said, and go there."""

    def then(done: Done) -> HttpResponseBase:
        say_cautions(request, done)
        return redirect(address)

    return then
