"""Byes asked for, withdrawals and returns, expulsions, and late entries."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as __
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_POST

from pairwright.app.desk import acts
from pairwright.app.desk.acts import Act
from pairwright.app.desk.event import Event
from pairwright.app.desk.kinds import byes_of
from pairwright.app.desk.leaving_table import leaving
from pairwright.app.desk.one_entry import new_player
from pairwright.app.desk.roster import earned_number, state_of
from pairwright.faces.desk.entry_forms import EntryForm, PlayerField, RoundField
from pairwright.faces.desk.performing import perform
from pairwright.faces.desk.posted import number_in
from pairwright.faces.desk.saying import then_to
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.model.acts import Expel, RequestBye
from pairwright.model.colour import Colour
from pairwright.model.result import Result
from pairwright.model.round import RoundEntry
from pairwright.model.team import is_team_event
from pairwright.store.models import Role

KINDS = {
    "half": Result.HALF_BYE,
    "zero": Result.ABSENT,
    "full": Result.FULL_BYE,
    "allocated": Result.PAIRING_BYE,
}
NAMES = [
    ("half", _("half-point bye")),
    ("zero", _("zero-point bye")),
    ("full", _("full-point bye")),
    ("allocated", _("pairing-allocated bye, by hand")),
]
NAME_OF = {KINDS[code]: name for code, name in NAMES}
HAD = {**NAME_OF, Result.PAIRING_BYE: _("pairing-allocated bye")}


def choices_of(event: Event) -> list[tuple[str, Any]]:
    """The byes that this system has, for a form."""
    possible = byes_of(event.tournament)
    return [(code, name) for code, name in NAMES if KINDS[code] in possible]


class ByeForm(forms.Form):
    """Who asks for what, in which round."""

    def __init__(self, *args: Any, sitting: Sitting, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        event = sitting.event
        self.fields["player"] = PlayerField(event, label=_("Player"))
        self.fields["round"] = RoundField(event, label=_("Round"), initial=event.tournament.round_to_pair)
        self.fields["kind"] = forms.ChoiceField(label=_("What"), choices=choices_of(event))

    def act(self) -> Act:
        """The request."""
        given = self.cleaned_data
        return RequestBye(given["round"], given["player"].number, KINDS[given["kind"]])


class DepartureForm(forms.Form):
    """Who stops playing, and before which round."""

    def __init__(self, *args: Any, sitting: Sitting, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.event = event = sitting.event
        self.fields["player"] = PlayerField(event, label=_("Player"))
        self.fields["round"] = RoundField(event, label=_("Before round"), initial=event.tournament.round_to_pair)
        self.fields["kind"] = forms.ChoiceField(
            label=_("What"), choices=[("withdraw", _("withdraws")), ("expel", _("is expelled"))]
        )

    def act(self) -> Act:
        """The departure."""
        given = self.cleaned_data
        number, first = given["player"].number, given["round"]
        return leaving(self.event.tournament, number, first) if given["kind"] == "withdraw" else Expel(number, first)


class BarForm(forms.Form):
    """Who may not have half-point byes."""

    def __init__(self, *args: Any, sitting: Sitting, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.event = sitting.event
        self.fields["player"] = PlayerField(sitting.event, label=_("Player"))

    def act(self) -> Act:
        """He as well."""
        barred = {*self.event.no_half_byes, self.cleaned_data["player"].number}
        return acts.BarHalfByes(tuple(sorted(barred)))


FORMS: dict[str, type[ByeForm | DepartureForm | BarForm]] = {"bye": ByeForm, "departure": DepartureForm, "bar": BarForm}


@at_desk(Role.VIEWER)
def byes(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """Everything that was asked for and decided, and the forms for more."""
    return _page(request, sitting)


def _page(request: HttpRequest, sitting: Sitting, wrong: str = "", form: forms.Form | None = None) -> HttpResponse:
    event = sitting.event
    tournament = event.tournament
    players = {player.number: player for player in tournament.players}
    made: dict[str, forms.Form] = {
        f"{name}_form": kind(sitting=sitting, auto_id=f"{name}_%s") for name, kind in FORMS.items()
    }
    if form is not None:
        made[f"{wrong}_form"] = form
    shown = {
        "tab": "entries",
        "part": "byes",
        "byes": [code for code, _name in choices_of(event)],
        "requests": [
            (one, players.get(one.player), NAME_OF.get(one.result, one.result.code)) for one in tournament.requests
        ],
        "had": [
            (round_, player, HAD[player.entry(round_).result])
            for round_ in range(1, event.round + 1)
            for player in tournament.players
            if player.entry(round_).result in (Result.HALF_BYE, Result.FULL_BYE, Result.PAIRING_BYE)
        ],
        "departed": [
            (player, state_of(player, tournament.round_to_pair))
            for player in tournament.players
            if player.withdrawn_from or player.expelled_from
        ],
        "barred": [players[number] for number in event.no_half_byes if number in players],
        "late": [player for player in tournament.players if player.enters_in > 1],
        "next": tournament.round_to_pair,
        "may_change": sitting.may(Role.DEPUTY),
        "everybody": tournament.players,
        **made,
    }
    return render(request, "desk/entries/byes.html", shown, status=422 if form is not None else 200)


@require_POST
@at_desk(Role.DEPUTY)
def ask(request: HttpRequest, sitting: Sitting, what: str) -> HttpResponseBase:
    """One of the forms."""
    form = FORMS[what](request.POST, sitting=sitting, auto_id=f"{what}_%s")
    if not form.is_valid():
        return _page(request, sitting, what, form)
    return perform(sitting, form.act(), then_to(reverse("byes", args=[sitting.record.slug])))


def _unbarred(sitting: Sitting, number: int, _round: int) -> Act:
    return acts.BarHalfByes(tuple([one for one in sitting.event.no_half_byes if one != number]))


TAKEN_BACK: dict[str, Callable[[Sitting, int, int], Act]] = {
    "cancel": lambda _sitting, player, round_: acts.CancelBye(round_, player),
    "come-back": lambda _sitting, player, round_: acts.ComeBack(player, round_),
    "unbar": _unbarred,
}


@require_POST
@at_desk(Role.DEPUTY)
def take_back(request: HttpRequest, sitting: Sitting, what: str) -> HttpResponseBase:
    """A bye is not wanted any more, a player comes back, or may have half-point byes after all."""
    player, round_ = (number_in(request.POST.get(name, "")) for name in ("player", "round"))
    act = TAKEN_BACK[what](sitting, player, round_)
    return perform(sitting, act, then_to(reverse("byes", args=[sitting.record.slug])))


class LateForm(EntryForm):
    """A late entry: his first round, and what he gets for those he missed."""

    def __init__(self, *args: Any, sitting: Sitting, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        event = sitting.event
        self.fields["first"] = RoundField(event, label=_("First round"), initial=event.tournament.round_to_pair)
        self.fields["missed"] = forms.ChoiceField(
            label=_("For the rounds missed"),
            choices=[
                ("zero", _("nothing")),
                ("last", _("a half-point bye in the last one")),
                ("half", _("half-point byes")),
            ],
        )
        self.order_fields(["name", "title", "rating", "federation", "fide_id", "birth", "sex", "first", "missed"])
        if not event.tournament.teams or is_team_event(event.tournament):
            del self.fields["team"]
        self.event = event

    def clean_first(self) -> int:
        """A round that is not paired yet."""
        first = int(self.cleaned_data["first"])
        if first < self.event.tournament.round_to_pair:
            raise ValidationError(__("This round is paired already."))
        return first

    def act(self) -> Act:
        """The entry, with the number that his rating earns."""
        tournament = self.event.tournament
        first, given = self.cleaned_data["first"], self.cleaned_data["missed"]
        past = tournament.paired_rounds
        half = {"zero": range(0), "last": range(past, past + 1), "half": range(1, past + 1)}[given]
        entries = [
            RoundEntry(0, Colour.NONE, Result.HALF_BYE if round_ in half else Result.ABSENT)
            for round_ in range(1, past + 1)
        ]
        player = new_player(self.read.entry)._replace(enters_in=first, entries=tuple(entries))
        return acts.EnterLate(player._replace(number=earned_number(tournament, player)), self.read.entry.team)


@at_desk(Role.DEPUTY)
def late(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """Somebody comes once round 1 is paired."""
    form = LateForm(request.POST or None, sitting=sitting)
    if request.method == "POST" and form.is_valid():
        return perform(sitting, form.act(), then_to(reverse("entries", args=[sitting.record.slug])))
    shown = {"tab": "entries", "part": "list", "form": form}
    return render(request, "desk/entries/late.html", shown, status=422 if request.method == "POST" else 200)
