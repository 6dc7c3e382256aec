"""Undo and redo, from the foot of every screen and from the journal."""

from __future__ import annotations

from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponseBase
from django.http.response import HttpResponseRedirect
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from pairwright.app.desk.acts import Undo
from pairwright.app.desk.service import Done
from pairwright.faces.desk.performing import undo as take_back
from pairwright.faces.desk.posted import number_in, own_address
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.store.models import Role


@require_POST
@at_desk(Role.RESULTS)
def undo(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """Take back the entries named by ``entry``; an undo among them is redone. The page is drawn anew."""
    asked = [number_in(text, sitting.number) for text in request.POST.getlist("entry")]
    numbers = [number for number in asked if number]
    if not numbers:
        return back_to(request, sitting)
    if not sitting.may_do(Undo(tuple(numbers))):
        raise PermissionDenied
    return take_back(sitting, numbers, lambda _done: back_to(request, sitting))


def back_to(request: HttpRequest, sitting: Sitting, _done: Done | None = None) -> HttpResponseBase:
    """To the page the request came from, or the overview."""
    wanted = request.headers.get("HX-Current-URL", "") or request.POST.get("back", "")
    target = own_address(request, wanted)
    if getattr(request, "htmx", False):
        response = HttpResponseRedirect("/", status=200)
        del response.headers["Location"]
        response.headers["HX-Redirect" if target else "HX-Refresh"] = target or "true"
        return response
    return redirect(target) if target else redirect("overview", slug=sitting.record.slug)
