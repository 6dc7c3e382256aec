"""The first owner, coming in, going out, and one's own password."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib.auth import authenticate, get_user_model, login, logout
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.contrib.auth.password_validation import password_validators_help_texts, validate_password
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.utils.translation import gettext_lazy as _
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_POST

from pairwright.faces.desk.middleware import FIRST_PASSWORD
from pairwright.faces.desk.posted import own_address
from pairwright.faces.desk.sitting import for_everybody
from pairwright.store import accounts, throttle
from pairwright.store.models import Audit

NEW = {"autocomplete": "new-password"}
LONGEST = 4096
"""A password of more characters is no password, but work for the server."""


class OwnerForm(forms.Form):
    """Who owns the desk."""

    full_name = forms.CharField(label=_("Your name"), max_length=120)
    username = forms.CharField(
        label=_("Name to log in with"), max_length=60, widget=forms.TextInput({"autocomplete": "username"})
    )
    password = forms.CharField(label=_("Password"), max_length=LONGEST, strip=False, widget=forms.PasswordInput(NEW))

    def clean(self) -> dict[str, Any]:
        """The password is looked at beside the names, which it must not be."""
        given = super().clean() or {}
        names = User(username=given.get("username", ""), first_name=given.get("full_name", ""))
        _check_password(self, "password", names)
        return given


class LoginForm(forms.Form):
    """Who comes in."""

    username = forms.CharField(
        label=_("Name to log in with"), max_length=60, widget=forms.TextInput({"autocomplete": "username"})
    )
    password = forms.CharField(
        label=_("Password"),
        max_length=LONGEST,
        strip=False,
        widget=forms.PasswordInput({"autocomplete": "current-password"}),
    )


class OwnPasswordForm(forms.Form):
    """A password for oneself."""

    old = forms.CharField(
        label=_("Password until now"),
        max_length=LONGEST,
        strip=False,
        widget=forms.PasswordInput({"autocomplete": "current-password"}),
    )
    password = forms.CharField(
        label=_("New password"), max_length=LONGEST, strip=False, widget=forms.PasswordInput(NEW)
    )
    again = forms.CharField(
        label=_("New password again"), max_length=LONGEST, strip=False, widget=forms.PasswordInput(NEW)
    )

    def __init__(self, user: User, data: Any = None) -> None:
        super().__init__(data)
        self._user = user

    def clean(self) -> dict[str, Any]:
        """The old one must be right, the new one good, and typed twice alike."""
        given = super().clean() or {}
        if "old" in given and not self._user.check_password(given["old"]):
            self.add_error("old", _("This is not your password."))
        if given.get("password") and given.get("password") == given.get("old"):
            self.add_error("password", _("This is the password you have already; choose another one."))
        if given.get("password") and "again" in given and given["password"] != given["again"]:
            self.add_error("again", _("The two are not alike."))
        _check_password(self, "password", self._user)
        return given


def _check_password(form: forms.Form, field: str, user: User) -> None:
    password = form.cleaned_data.get(field, "")
    if password:
        try:
            validate_password(password, user)
        except ValidationError as error:
            form.add_error(field, error)


@for_everybody
@sensitive_post_parameters("password")
def setup(request: HttpRequest) -> HttpResponseBase:
    """The page that makes the first owner; gone once there is one."""
    if get_user_model().objects.exists():
        return redirect("tournaments")
    form = OwnerForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        user = accounts.first_owner(**form.cleaned_data)
        if user is not None:
            audited(request, "setup", user.username)
            login(request, user)
        return redirect("tournaments")
    return render(request, "desk/setup.html", {"form": form, "rules": password_validators_help_texts()})


@for_everybody
@sensitive_post_parameters("password")
def log_in(request: HttpRequest) -> HttpResponseBase:
    """The log-in page. Who fails too often waits: see :mod:`pairwright.store.throttle`."""
    form = LoginForm(request.POST or None)
    wrong, until, address = False, None, address_of(request)
    if request.method == "POST" and form.is_valid():
        name = form.cleaned_data["username"]
        until = throttle.login_locked_until(address, name)
        user = None if until else authenticate(request, **form.cleaned_data)
        if isinstance(user, User):
            throttle.forgive(address, name)
            audited(request, "login", name)
            login(request, user)
            request.session[FIRST_PASSWORD] = accounts.must_change(user)
            return redirect("own-password" if accounts.must_change(user) else _next(request))
        if until is None:
            throttle.note("login", address, name)
            until = throttle.login_locked_until(address, name)
            wrong = until is None
        audited(request, "login-locked" if until else "login-failed", name)
    wanted = request.POST.get("next", "") or request.GET.get("next", "")
    shown = {"form": form, "wrong": wrong, "until": until, "next": wanted}
    return render(request, "desk/login.html", shown, status=429 if until else 200)


@for_everybody
@require_POST
def log_out(request: HttpRequest) -> HttpResponse:
    """Go out."""
    if request.user.is_authenticated:
        audited(request, "logout")
    logout(request)
    return redirect("login")


@login_required
@sensitive_post_parameters()
def own_password(request: HttpRequest) -> HttpResponseBase:
    """Choose a password of one's own; every other session of his ends."""
    user = request.user
    assert isinstance(user, User)  # who is logged in is one
    form = OwnPasswordForm(user, request.POST or None)
    if request.method == "POST" and form.is_valid():
        accounts.password_chosen(user, form.cleaned_data["password"])
        audited(request, "password-changed")
        logout(request)
        login(request, user, backend="django.contrib.auth.backends.ModelBackend")
        return redirect("tournaments")
    first = bool(request.session.get(FIRST_PASSWORD))
    return render(
        request, "desk/own_password.html", {"form": form, "first": first, "rules": password_validators_help_texts()}
    )


def _next(request: HttpRequest) -> str:
    return own_address(request, request.POST.get("next", "")) or "/"


def address_of(request: HttpRequest) -> str:
    """Where a request comes from; behind a proxy the server has put the visitor's own address there."""
    return str(request.META.get("REMOTE_ADDR", ""))[:64]


def audited(request: HttpRequest, what: str, user: str = "", details: str = "") -> None:
    """Write down who came in, or whose rights changed."""
    name = user or request.user.get_username()
    Audit.objects.create(user=name[:150], what=what, address=address_of(request), details=details[:300])
