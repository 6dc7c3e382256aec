"""Screens and phones of a tournament: what shows where, codes, rights; and the public page's switch."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django import forms
from django.conf import settings
from django.db import IntegrityError, transaction
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.text import slugify
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_POST

from pairwright.faces.desk import connected, hall
from pairwright.faces.desk.forms.fields import WholeField
from pairwright.faces.desk.qr import qr
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.faces.desk.views.accounts import audited
from pairwright.store.codes import new_enrolment, player_codes
from pairwright.store.models import Phone, Role, Screen
from pairwright.store.models import Tournament as Record

LONGEST = 14
"""Days a helper's right lasts at most."""
SEQUENCES = {
    "pairings": gettext_lazy("Pairings and results"),
    "standings": gettext_lazy("Standings"),
    "pairings,standings": gettext_lazy("Pairings, then standings"),
    "clock": gettext_lazy("Clock"),
    "pairings,clock": gettext_lazy("Pairings, then the clock"),
}
"""What a screen shows: changed by one press."""


class ScreenForm(forms.Form):
    """A new screen."""

    name = forms.CharField(label=gettext_lazy("Name"), max_length=40)
    shows = forms.ChoiceField(label=gettext_lazy("Shows"), choices=list(SEQUENCES.items()))
    first = forms.ChoiceField(label=gettext_lazy("Language"), choices=settings.LANGUAGES)
    second = forms.ChoiceField(
        label=gettext_lazy("In turn with"),
        choices=[("", gettext_lazy("no other")), *settings.LANGUAGES],
        required=False,
    )
    theme = forms.ChoiceField(
        label=gettext_lazy("Ground"),
        choices=[
            ("dark", gettext_lazy("dark, for LED walls")),
            ("light", gettext_lazy("light, for bright halls")),
        ],
    )
    line = forms.CharField(label=gettext_lazy("Line at the foot"), max_length=120, required=False)


class PhoneForm(forms.Form):
    """A new helper's phone."""

    name = forms.CharField(label=gettext_lazy("Helper"), max_length=60)
    first_board = WholeField(label=gettext_lazy("From board"), min_value=1, max_value=9999, initial=1)
    last_board = WholeField(
        label=gettext_lazy("To board"),
        min_value=1,
        max_value=9999,
        required=False,
        help_text=gettext_lazy("Empty: to the last."),
    )
    days = WholeField(label=gettext_lazy("Days"), min_value=1, max_value=LONGEST, initial=1)

    def clean(self) -> dict[str, Any]:
        """The range goes upwards."""
        given = super().clean() or {}
        first, last = given.get("first_board"), given.get("last_board")
        if first and last and last < first:
            self.add_error("last_board", _("This is before the first board."))
        return given


@at_desk(Role.DEPUTY)
def screens(request: HttpRequest, sitting: Sitting) -> HttpResponse:
    """What shows where, which phones are enrolled, what is open."""
    return _page(request, sitting)


@require_POST
@at_desk(Role.DEPUTY)
def add_screen(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """A screen more."""
    form = ScreenForm(request.POST, prefix="screen")
    if not form.is_valid():
        return _page(request, sitting, screen_form=form, status=422)
    given = form.cleaned_data
    name = slugify(given["name"], allow_unicode=True)[:40]
    if not name:
        form.add_error("name", _("A name needs letters or digits."))
        return _page(request, sitting, screen_form=form, status=422)
    languages = list(dict.fromkeys([language for language in (given["first"], given["second"]) if language]))
    try:
        with transaction.atomic():
            Screen.objects.create(
                tournament=sitting.record,
                name=name,
                title=given["name"],
                shows=given["shows"].split(","),
                languages=languages,
                theme=given["theme"],
                line=given["line"],
            )
    except IntegrityError:
        form.add_error("name", _("There is a screen of this name already."))
        return _page(request, sitting, screen_form=form, status=422)
    return redirect("screens", slug=sitting.record.slug)


@require_POST
@at_desk(Role.DEPUTY)
def change_screen(request: HttpRequest, sitting: Sitting, screen: int) -> HttpResponseBase:
    """Show something else (``shows``), or take the screen away (``act=remove``)."""
    found = get_object_or_404(Screen, pk=screen, tournament=sitting.record)
    shows = request.POST.get("shows", "")
    if request.POST.get("act") == "remove":
        found.delete()
    elif shows in SEQUENCES:
        found.shows = shows.split(",")
        found.save(update_fields=["shows"])
    return redirect("screens", slug=sitting.record.slug)


@require_POST
@at_desk(Role.DEPUTY)
def add_phone(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """A right for a helper's phone; its code is shown once, in the answer and nowhere else."""
    form = PhoneForm(request.POST, prefix="phone")
    if not form.is_valid():
        return _page(request, sitting, phone_form=form, status=422)
    given = form.cleaned_data
    phone = Phone(
        tournament=sitting.record,
        name=given["name"],
        first_board=given["first_board"],
        last_board=given["last_board"] or 0,
        expires=timezone.now() + timedelta(days=given["days"]),
    )
    audited(request, "phone-invited", details=f"{sitting.record.slug}: {phone.name}")
    return _code(request, phone)


@require_POST
@at_desk(Role.DEPUTY)
def change_phone(request: HttpRequest, sitting: Sitting, phone: int) -> HttpResponseBase:
    """Take the right back (``act=revoke``), or make a new code for a new phone (``act=code``)."""
    found = get_object_or_404(Phone, pk=phone, tournament=sitting.record)
    if request.POST.get("act") == "code" and not found.revoked and found.expires > timezone.now():
        audited(request, "phone-invited", details=f"{sitting.record.slug}: {found.name}")
        return _code(request, found)
    if request.POST.get("act") == "revoke":
        found.revoked, found.enrolment, found.key = True, "", ""
        found.save(update_fields=["revoked", "enrolment", "key"])
        audited(request, "phone-revoked", details=f"{sitting.record.slug}: {found.name}")
    return redirect("screens", slug=sitting.record.slug)


@require_POST
@at_desk(Role.OWNER)
def public_switch(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """Open or close the public page and the players' own pages."""
    opened = request.POST.get("act") == "open"
    Record.objects.filter(pk=sitting.record.pk).update(public=opened)
    audited(request, "public-opened" if opened else "public-closed", details=sitting.record.slug)
    return redirect("screens", slug=sitting.record.slug)


@at_desk(Role.DEPUTY)
def codes(request: HttpRequest, sitting: Sitting) -> HttpResponse:
    """A picture for every player's card: his own page in the language chosen. To be printed and cut."""
    language = request.GET.get("code-lang", "")
    players = sitting.event.tournament.players
    links = player_links(request, sitting, language)
    cards = [(player, link, qr(link)) for player, link in [(player, links[player.number]) for player in players]]
    return render(request, "desk/player_codes.html", {"tab": "screens", "cards": cards, "chosen": language})


def player_links(request: HttpRequest, sitting: Sitting, language: str = "") -> dict[int, str]:
    """The address of every player's own page, by number; in a language, if one is named."""
    names = {player.number: player.name for player in sitting.event.tournament.players}
    start, query = base(request), f"?lang={language}" if language in dict(settings.LANGUAGES) else ""
    found = player_codes(sitting.record, names)
    return {number: f"{start}{reverse('own-page', args=[code])}{query}" for number, code in found.items()}


def public_link(request: HttpRequest, sitting: Sitting, language: str = "") -> str:
    """The address of the public page; in a language, if one is named."""
    query = f"?lang={language}" if language in dict(settings.LANGUAGES) else ""
    return f"{base(request)}{reverse('public', args=[sitting.record.code])}{query}"


def base(request: HttpRequest) -> str:
    """How a phone addresses this desk: in the hall's network if it is open to it, else as whoever asks does."""
    standing = hall.standing()
    return standing.address or request.build_absolute_uri("/").rstrip("/")


def _code(request: HttpRequest, phone: Phone) -> HttpResponse:
    """The page with the picture. It is an answer to a press, so that the code stands in no address of the desk."""
    code = new_enrolment(phone)
    link = f"{base(request)}{reverse('enrol', args=[code])}"
    shown = {"tab": "screens", "phone": phone, "link": link, "picture": qr(link), "hall": hall.standing()}
    return render(request, "desk/phone_code.html", shown)


def _page(
    request: HttpRequest,
    sitting: Sitting,
    screen_form: ScreenForm | None = None,
    phone_form: PhoneForm | None = None,
    status: int = 200,
) -> HttpResponse:
    record, now = sitting.record, timezone.now()
    record.refresh_from_db()
    start = base(request)
    shown = [
        {
            "screen": screen,
            "shows": ",".join(screen.shows),
            "link": f"{start}{reverse('projector', args=[record.slug, screen.name])}",
            "fresh": screen.seen is not None and now - screen.seen < timedelta(minutes=2),
        }
        for screen in Screen.objects.filter(tournament=record)
    ]
    phones = Phone.objects.filter(tournament=record).order_by("revoked", "pk")
    context = {
        "tab": "screens",
        "record": record,
        "hall": hall.standing(),
        "screens": shown,
        "sequences": SEQUENCES.items(),
        "phones": [_phone(phone) for phone in phones],
        "count": connected.count(record.pk),
        "public_link": public_link(request, sitting),
        "public_picture": qr(public_link(request, sitting)) if record.public else "",
        "screen_form": screen_form or ScreenForm(prefix="screen", initial=_usual(request)),
        "phone_form": phone_form or PhoneForm(prefix="phone"),
    }
    return render(request, "desk/screens.html", context, status=status)


def _usual(request: HttpRequest) -> dict[str, str]:
    return {"first": str(getattr(request, "LANGUAGE_CODE", "en")), "theme": "dark"}


def _phone(phone: Phone) -> dict[str, Any]:
    now = timezone.now()
    if phone.revoked:
        state = "revoked"
    elif phone.expires <= now:
        state = "expired"
    elif phone.key:
        state = "here" if phone.seen and now - phone.seen < timedelta(minutes=2) else "away"
    else:
        state = "waits"
    return {"phone": phone, "state": state, "lasts": state in ("here", "away", "waits")}
