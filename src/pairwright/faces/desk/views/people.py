"""Accounts: who may come in and do what; for the owner of the desk."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib import messages
from django.contrib.auth.models import User
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_POST

from pairwright.errors import PairwrightError
from pairwright.faces.desk.posted import whole_in
from pairwright.faces.desk.sitting import desk_owner
from pairwright.faces.desk.templatetags.desk import words
from pairwright.faces.desk.views.accounts import audited
from pairwright.store import accounts
from pairwright.store.models import Audit, Right, Role, Tournament

ROLES = {
    Role.OWNER: gettext_lazy("Owner"),
    Role.ARBITER: gettext_lazy("Arbiter"),
    Role.DEPUTY: gettext_lazy("Deputy"),
    Role.RESULTS: gettext_lazy("Results only"),
    Role.VIEWER: gettext_lazy("Viewer"),
}
MAY = {
    Role.OWNER: gettext_lazy("everything, rights of others included"),
    Role.ARBITER: gettext_lazy("entries, settings, pairings, results, final standings"),
    Role.DEPUTY: gettext_lazy("entries, pairings, results, screens and phones"),
    Role.RESULTS: gettext_lazy("enter results"),
    Role.VIEWER: gettext_lazy("look at everything, change nothing"),
}
EVENTS = {
    "setup": gettext_lazy("the desk was set up"),
    "login": gettext_lazy("logged in"),
    "login-failed": gettext_lazy("wrong name or password"),
    "login-locked": gettext_lazy("tried too often; has to wait"),
    "logout": gettext_lazy("logged out"),
    "password-changed": gettext_lazy("chose a new password"),
    "invited": gettext_lazy("made an account"),
    "password-reset": gettext_lazy("gave a first password again"),
    "disabled": gettext_lazy("closed an account"),
    "enabled": gettext_lazy("opened an account again"),
    "sessions-ended": gettext_lazy("logged somebody out everywhere"),
    "right": gettext_lazy("gave a role"),
    "right-gone": gettext_lazy("took a role away"),
    "hall-opened": gettext_lazy("opened the desk to the hall's network"),
    "hall-closed": gettext_lazy("closed the desk to the hall's network"),
    "public-opened": gettext_lazy("opened the public page"),
    "public-closed": gettext_lazy("closed the public page"),
    "phone-invited": gettext_lazy("made a code for a helper's phone"),
    "phone-enrolled": gettext_lazy("a helper's phone was enrolled"),
    "backup": gettext_lazy("took a backup"),
    "restored": gettext_lazy("brought a backup back"),
    "archived": gettext_lazy("put a tournament into the archive"),
    "brought back": gettext_lazy("took a tournament out of the archive"),
    "phone-revoked": gettext_lazy("took back the right of a helper's phone"),
}
"""Words of the audit page."""


class RightForm(forms.Form):
    """A role, everywhere or in one tournament."""

    role = forms.ChoiceField(label=gettext_lazy("Role"), choices=list(ROLES.items()), initial=Role.RESULTS)
    tournament = forms.ModelChoiceField(
        label=gettext_lazy("Where"),
        queryset=Tournament.objects.filter(removed=False),
        required=False,
        empty_label=gettext_lazy("Everywhere"),
    )


class InviteForm(RightForm):
    """Somebody new."""

    field_order = ("full_name", "username", "role", "tournament")
    full_name = forms.CharField(label=gettext_lazy("Name"), max_length=120)
    username = forms.RegexField(
        r"^[\w.@+-]+$",
        label=gettext_lazy("Name to log in with"),
        max_length=60,
        help_text=gettext_lazy("Letters, digits and . @ + - _ without spaces."),
    )


@desk_owner
def listing(request: HttpRequest) -> HttpResponse:
    """All accounts with their roles."""
    users = User.objects.order_by("-is_active", "username").prefetch_related("rights__tournament", "account")
    return render(request, "desk/accounts.html", {"people": [_person(user) for user in users], "may": _explained()})


@desk_owner
def invite(request: HttpRequest) -> HttpResponse:
    """A new account with a first password, which is shown once."""
    form = InviteForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        given = form.cleaned_data
        password = accounts.first_password()
        try:
            user = accounts.invited(given["username"], given["full_name"], password)
        except accounts.NameTaken as error:
            form.add_error("username", words(error))
        else:
            accounts.set_right(user, given["tournament"], Role(given["role"]))
            audited(request, "invited", details=f"{user.username}: {given['role']} {given['tournament'] or ''}".strip())
            return render(request, "desk/first_password.html", {"person": _person(user), "password": password})
    return render(request, "desk/invite.html", {"form": form, "may": _explained()})


@desk_owner
def one(request: HttpRequest, user_id: int) -> HttpResponse:
    """One account: roles, and what can be done with it."""
    user = get_object_or_404(User, pk=user_id)
    recent = Audit.objects.filter(user=user.username)[:10]
    shown = {
        "person": _person(user),
        "form": RightForm(),
        "recent": [_told(entry) for entry in recent],
        "may": _explained(),
    }
    return render(request, "desk/account.html", shown)


@require_POST
@desk_owner
def give(request: HttpRequest, user_id: int) -> HttpResponseBase:
    """A role: given, changed, or taken away (``take``: the id of the right)."""
    user = get_object_or_404(User, pk=user_id)
    taken = whole_in(request.POST.get("take", ""))
    if taken:
        right = get_object_or_404(Right, pk=taken, user=user)
        _try(request, lambda: accounts.set_right(user, right.tournament, None), "right-gone", _named(user, right))
        return redirect("account", user_id=user_id)
    form = RightForm(request.POST)
    if form.is_valid():
        role, where = Role(form.cleaned_data["role"]), form.cleaned_data["tournament"]
        _try(
            request,
            lambda: accounts.set_right(user, where, role),
            "right",
            f"{user.username}: {role} {where or ''}".strip(),
        )
    return redirect("account", user_id=user_id)


@require_POST
@desk_owner
def door(request: HttpRequest, user_id: int) -> HttpResponseBase:
    """Let somebody in, keep him out, or log him out everywhere."""
    user = get_object_or_404(User, pk=user_id)
    act = request.POST.get("act", "")
    if act == "disable":
        _try(request, lambda: accounts.set_active(user, active=False), "disabled", user.username)
    elif act == "enable":
        _try(request, lambda: accounts.set_active(user, active=True), "enabled", user.username)
    elif act == "log-out":
        _try(request, lambda: accounts.logged_out_everywhere(user), "sessions-ended", user.username)
    return redirect("account", user_id=user_id)


@require_POST
@desk_owner
def reset(request: HttpRequest, user_id: int) -> HttpResponse:
    """A first password again; shown once."""
    user = get_object_or_404(User, pk=user_id)
    password = accounts.password_reset(user)
    audited(request, "password-reset", details=user.username)
    return render(request, "desk/first_password.html", {"person": _person(user), "password": password})


@desk_owner
def audit(request: HttpRequest) -> HttpResponse:
    """Who came in, who could not, whose rights changed; the youngest first."""
    pages = Paginator(Audit.objects.all(), 100)
    page = pages.get_page(request.GET.get("page", ""))
    return render(request, "desk/audit.html", {"entries": [_told(entry) for entry in page], "page": page})


def _try(request: HttpRequest, act: Any, what: str, details: str) -> None:
    try:
        act()
    except PairwrightError as error:
        messages.error(request, words(error))
        return
    audited(request, what, details=details)
    messages.success(request, _("Done."))


def _named(user: User, right: Right) -> str:
    return f"{user.username}: {right.role} {right.tournament or ''}".strip()


def _person(user: User) -> dict[str, Any]:
    account = getattr(user, "account", None)
    return {
        "id": user.pk,
        "name": user.get_full_name() or user.username,
        "username": user.username,
        "active": user.is_active,
        "must_change": bool(account and account.must_change),
        "last_login": user.last_login,
        "rights": [
            {"id": right.pk, "role": ROLES[Role(right.role)], "where": right.tournament} for right in user.rights.all()
        ],
    }


def _explained() -> list[tuple[object, object]]:
    return [(ROLES[role], MAY[role]) for role in ROLES]


def _told(entry: Audit) -> dict[str, object]:
    return {
        "time": entry.time,
        "user": entry.user,
        "address": entry.address,
        "what": EVENTS.get(entry.what, entry.what),
        "details": entry.details,
    }
