"""Opening the desk to the hall's network: one act of the owner, for the whole desk."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from pairwright.errors import PairwrightError
from pairwright.faces.desk import hall
from pairwright.faces.desk.posted import own_address
from pairwright.faces.desk.sitting import desk_owner
from pairwright.faces.desk.templatetags.desk import words
from pairwright.faces.desk.views.accounts import audited


@desk_owner
def network(request: HttpRequest) -> HttpResponse:
    """How things stand, and the switch."""
    return render(request, "desk/hall.html", {"hall": hall.standing()})


@require_POST
@desk_owner
def switch(request: HttpRequest) -> HttpResponseBase:
    """Open or close."""
    answer = redirect(own_address(request, request.POST.get("back", "")) or "hall")
    if request.POST.get("act") == "close":
        hall.close()
        audited(request, "hall-closed")
        return answer
    desk_too = request.POST.get("desk_too") == "on"
    try:
        standing = hall.open_up(desk_too=desk_too)
    except PairwrightError as error:
        messages.error(request, words(error))
        return answer
    audited(request, "hall-opened", details=f"{standing.port}{' desk' if desk_too else ''}")
    if not standing.addresses:
        messages.warning(
            request, _("This computer is in no network: join the hall's network, then load this page anew.")
        )
    return answer
