"""Prizes: what is to be won, and who gets how much by the standings."""

from __future__ import annotations

from typing import Any

from django import forms
from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import redirect, render
from django.utils.translation import gettext_lazy as _

from pairwright.app.desk.acts import SetPrizes
from pairwright.app.desk.event import Event, PrizePlan
from pairwright.app.prizes import Prizes, announced, prizes
from pairwright.app.standings import NOTHING_WANTED
from pairwright.errors import NotApplicable, PairwrightError
from pairwright.faces.desk.numerals import latin
from pairwright.faces.desk.performing import perform
from pairwright.faces.desk.plainly import plainly
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.faces.prizes import pots_of, prize_notes
from pairwright.store.models import Role
from pairwright.tiebreaks.prizes import Rounding, Sharing

SHARINGS = (
    (Sharing.EQUAL.value, _("Equal scores share the prizes of their places equally")),
    (Sharing.RANK.value, _("Everybody has the prize of his place")),
    (Sharing.HORT.value, _("Half by place, half shared equally (Hort)")),
)
ROUNDINGS = (
    (Rounding.DOWN.value, _("down")),
    (Rounding.UP.value, _("up")),
    (Rounding.HALF_UP.value, _("to the nearest, a half upwards")),
    (Rounding.HALF_DOWN.value, _("to the nearest, a half downwards")),
    (Rounding.HALF_EVEN.value, _("to the nearest, a half to the even one")),
)


class PrizeForm(forms.Form):
    """What was announced. An amount a line, from the first place on."""

    amounts = forms.CharField(
        label=_("Amounts, from the first place on"),
        help_text=_("One amount a line. Empty: there are no prizes."),
        required=False,
        max_length=4000,
        widget=forms.Textarea(attrs={"rows": 6, "dir": "ltr", "inputmode": "decimal"}),
    )
    currency = forms.CharField(
        label=_("Currency"), help_text=_("Three letters, such as EUR, TRY or IRR."), required=False, max_length=3
    )
    sharing = forms.ChoiceField(label=_("Sharing"), choices=SHARINGS)
    round_to = forms.CharField(
        label=_("Round to a multiple of"),
        help_text=_("Empty: the smallest unit of the currency."),
        required=False,
        max_length=15,
    )
    rounding = forms.ChoiceField(label=_("Rounding"), choices=ROUNDINGS)

    def clean_currency(self) -> str:
        """In capitals."""
        return str(self.cleaned_data["currency"]).strip().upper()

    def clean_round_to(self) -> str:
        """In Latin digits."""
        return latin(str(self.cleaned_data["round_to"]))

    def clean_amounts(self) -> str:
        """Amounts with semicolons between them."""
        lines = latin(str(self.cleaned_data["amounts"])).replace(";", "\n").splitlines()
        return "; ".join([line.strip().replace(",", "") for line in lines if line.strip()])

    def plan(self) -> PrizePlan:
        """The plan of a valid form."""
        given = self.cleaned_data
        return PrizePlan(given["amounts"], given["currency"], given["sharing"], given["round_to"], given["rounding"])


def payout_of(event: Event, plan: PrizePlan | None = None) -> Prizes | None:
    """Who gets how much as the standings are now; None if nothing is announced. Raises as
    :func:`pairwright.app.prizes.prizes`."""
    plan = plan or event.prizes
    if not plan.amounts:
        return None
    said = announced(plan.amounts, plan.currency, plan.sharing, plan.round_to, plan.rounding)
    return prizes(event.tournament, said, NOTHING_WANTED)


@at_desk(Role.VIEWER)
def page(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """The plan and the payout; posting the form sets the plan."""
    event = sitting.event
    plan = event.prizes
    if request.method == "POST":
        return _set(request, sitting)
    initial = plan._asdict() | {"amounts": "\n".join([part.strip() for part in plan.amounts.split(";")])}
    return _shown(request, sitting, PrizeForm(initial=initial))


def _set(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    from django.core.exceptions import PermissionDenied

    if not sitting.may(Role.DEPUTY):
        raise PermissionDenied
    form = PrizeForm(request.POST)
    if form.is_valid():
        plan = form.plan()
        try:
            payout_of(sitting.event, plan)
        except NotApplicable as error:
            form.add_error("round_to" if error.feature in (plan.round_to, "--round-to") else "amounts", plainly(error))
        except PairwrightError as error:
            form.add_error("currency", plainly(error))
        else:
            return perform(sitting, SetPrizes(plan), lambda _done: redirect("prizes", slug=sitting.record.slug))
    return _shown(request, sitting, form)


def _shown(request: HttpRequest, sitting: Sitting, form: PrizeForm) -> HttpResponseBase:
    shown: dict[str, Any] = {"tab": "standings", "form": form, "may_set": sitting.may(Role.DEPUTY)}
    try:
        found = payout_of(sitting.event)
    except PairwrightError as error:
        return render(request, "desk/prizes.html", shown | {"error": error})
    if found is not None:
        rows = [
            (award, found.names[award.claim.number], pots_of(found, award), found.currency.written(award.amount))
            for award in found.payout.awards
        ]
        notices = [notice for notice in found.notices if notice.code != "provisional"]
        shown |= {"found": found, "rows": rows, "notes": prize_notes(found), "notices": notices}
    return render(request, "desk/prizes.html", shown)
