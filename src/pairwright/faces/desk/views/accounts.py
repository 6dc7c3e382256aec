"""The first owner, coming in, going out."""

from __future__ import annotations

from django import forms
from django.contrib.auth import authenticate, get_user_model, login, logout
from django.contrib.auth.models import User
from django.contrib.auth.password_validation import validate_password
from django.db import transaction
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_POST

from pairwright.store.models import Audit, Right, Role


class OwnerForm(forms.Form):
    """Who owns the desk."""

    full_name = forms.CharField(label=_("Your name"), max_length=120)
    username = forms.CharField(label=_("Name to log in with"), max_length=60)
    password = forms.CharField(label=_("Password"), widget=forms.PasswordInput, validators=[validate_password])


class LoginForm(forms.Form):
    """Who comes in."""

    username = forms.CharField(label=_("Name to log in with"), max_length=60)
    password = forms.CharField(label=_("Password"), widget=forms.PasswordInput)


def setup(request: HttpRequest) -> HttpResponseBase:
    """The page that makes the first owner; gone once there is one."""
    users = get_user_model().objects
    if users.exists():
        return redirect("tournaments")
    form = OwnerForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        with transaction.atomic():
            user = User.objects.create_user(form.cleaned_data["username"], password=form.cleaned_data["password"])
            user.first_name = form.cleaned_data["full_name"]
            user.save()
            Right.objects.create(user=user, tournament=None, role=Role.OWNER)
            Audit.objects.create(user=user.username, what="setup", address=address_of(request))
        login(request, user)
        return redirect("tournaments")
    return render(request, "desk/setup.html", {"form": form})


def log_in(request: HttpRequest) -> HttpResponseBase:
    """The log-in page."""
    form = LoginForm(request.POST or None)
    wrong = False
    if request.method == "POST" and form.is_valid():
        user = authenticate(request, **form.cleaned_data)
        name = form.cleaned_data["username"]
        Audit.objects.create(user=name[:150], what="login" if user else "login-failed", address=address_of(request))
        if user is not None:
            login(request, user)
            return redirect(_next(request))
        wrong = True
    return render(request, "desk/login.html", {"form": form, "wrong": wrong, "next": request.GET.get("next", "")})


@require_POST
def log_out(request: HttpRequest) -> HttpResponse:
    """Go out."""
    logout(request)
    return redirect("login")


def _next(request: HttpRequest) -> str:
    wanted = request.POST.get("next", "")
    safe = url_has_allowed_host_and_scheme(wanted, {request.get_host()}, require_https=request.is_secure())
    return wanted if wanted and safe else "/"


def address_of(request: HttpRequest) -> str:
    """Where a request comes from."""
    return str(request.META.get("REMOTE_ADDR", ""))[:64]
