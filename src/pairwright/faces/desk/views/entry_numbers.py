"""Pairing numbers: given before round 1, exchanged between equal ratings under way, frozen afterwards."""

from __future__ import annotations

from typing import Any

from django import forms
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_POST

from pairwright.app.desk import acts
from pairwright.app.desk.entry_changes import LAST_RENUMBERING
from pairwright.app.numbering import Numbering, number
from pairwright.app.numbering_keys import Asked, Key
from pairwright.errors import PairwrightError
from pairwright.faces.desk.entry_forms import PlayerField
from pairwright.faces.desk.performing import perform
from pairwright.faces.desk.posted import HIGHEST, numbers_in
from pairwright.faces.desk.saying import then_to
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.model.team import is_team_event
from pairwright.store.models import Role

WAYS: dict[str, tuple[Key, ...]] = {
    "system": (),
    "rating": (Key.RATING, Key.TITLE, Key.NAME),
    "national": (Key.RATING, Key.TITLE, Key.NATIONAL, Key.NAME),
    "name": (Key.NAME,),
    "lot": (Key.LOT,),
    "varma": (Key.VARMA,),
    "order": (),
}
NAMES = [
    ("system", _("as the system has it")),
    ("rating", _("rating, title, name")),
    ("national", _("rating, title, national rating, name")),
    ("name", _("name")),
    ("lot", _("lot")),
    ("varma", _("restricted draw by federation (Varma)")),
    ("order", _("my order")),
]


class WayForm(forms.Form):
    """How the numbers are given."""

    by = forms.ChoiceField(label=_("By"), choices=NAMES)
    seed = forms.CharField(label=_("Drawn with"), max_length=60, required=False)
    order = forms.CharField(
        label=_("Present numbers in my order"),
        max_length=20_000,
        required=False,
        widget=forms.Textarea(attrs={"rows": 4}),
    )

    def asked(self) -> Asked:
        """As the numbering asks for it."""
        by = self.cleaned_data["by"]
        order = tuple(numbers_in(self.cleaned_data["order"].replace(",", " ").replace("،", " ").split(), HIGHEST))
        keys = (Key.ORDER,) if by == "order" else WAYS[by]
        return Asked(keys, order if by == "order" else (), self.cleaned_data["seed"].strip())


class ExchangeForm(forms.Form):
    """Two players of equal rating."""

    def __init__(self, *args: Any, sitting: Sitting, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["one"] = PlayerField(sitting.event, label=_("One player"))
        self.fields["other"] = PlayerField(sitting.event, label=_("The other player"))


@at_desk(Role.VIEWER)
def numbers(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """How numbers would be given, before it is done."""
    return _page(request, sitting)


def _page(request: HttpRequest, sitting: Sitting, exchange: ExchangeForm | None = None) -> HttpResponse:
    event = sitting.event
    asked = request.GET if "by" in request.GET else None
    form = WayForm(asked, initial={"by": "system"})
    numbering: Numbering | None = None
    fault: PairwrightError | None = None
    if not event.under_way and event.tournament.players:
        wanted = form.asked() if asked is not None and form.is_valid() else Asked()
        try:
            numbering = number(event.tournament, wanted)
        except PairwrightError as error:
            fault = error
    shown = {
        "tab": "entries",
        "part": "numbers",
        "form": form,
        "numbering": numbering,
        "changed": sum([line.number != line.before for line in numbering.lines]) if numbering else 0,
        "order_text": " ".join([str(line.before) for line in numbering.lines]) if numbering else "",
        "fault": fault,
        "frozen": event.round > LAST_RENUMBERING,
        "of_teams": is_team_event(event.tournament),
        "exchange": exchange or ExchangeForm(sitting=sitting),
        "may_change": sitting.may(Role.DEPUTY),
    }
    return render(request, "desk/entries/numbers.html", shown)


@require_POST
@at_desk(Role.DEPUTY)
def give(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """Give them as they were shown."""
    order = tuple(numbers_in(request.POST.get("numbers", "").split(), HIGHEST))
    act = acts.Renumber(order, request.POST.get("by", "")[:120], request.POST.get("seed", "")[:60])
    return perform(sitting, act, then_to(reverse("entries", args=[sitting.record.slug])))


@require_POST
@at_desk(Role.DEPUTY)
def exchange(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """Two players get each other's number."""
    form = ExchangeForm(request.POST, sitting=sitting)
    if not form.is_valid():
        return _page(request, sitting, form)
    one, other = form.cleaned_data["one"].number, form.cleaned_data["other"].number
    swapped = {one: other, other: one}
    present = sorted(player.number for player in sitting.event.tournament.players)
    act = acts.Renumber(tuple([swapped.get(number_, number_) for number_ in present]), "exchange")
    return perform(sitting, act, then_to(reverse("entries", args=[sitting.record.slug])))
