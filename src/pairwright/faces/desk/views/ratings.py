"""Rating lists of the desk, and what they say otherwise than the entries."""

from __future__ import annotations

import contextlib
import os
from tempfile import NamedTemporaryFile
from typing import Any

from django import forms
from django.conf import settings
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as __
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_POST

from pairwright.app.desk import acts
from pairwright.app.desk.rating_check import PACES, Found, check, chosen, not_of_the_start
from pairwright.app.desk.roster import EntryRow, entry_rows
from pairwright.app.entries.entry import Terms
from pairwright.app.rating_lookup import build, players_of
from pairwright.errors import PairwrightError, UnreadableFile
from pairwright.faces.desk import rating_file
from pairwright.faces.desk.entry_forms import today
from pairwright.faces.desk.performing import perform
from pairwright.faces.desk.saying import then_to
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.faces.entries import FIELDS
from pairwright.formats.rating_lists import FIDE
from pairwright.model.initial_order import Ratings
from pairwright.store.models import Role

METHODS = [
    (Ratings.FIDE.value, _("FIDE rating")),
    (Ratings.NATIONAL.value, _("national rating")),
    (Ratings.FIDE_OR_NATIONAL.value, _("FIDE rating, else the national one")),
    (Ratings.NATIONAL_OR_FIDE.value, _("national rating, else that of FIDE")),
    (Ratings.HIGHER.value, _("the higher one of the two")),
    (Ratings.LOWER.value, _("the lower one of the two")),
]


class ListFileForm(forms.Form):
    """A rating list to be loaded."""

    file = forms.FileField(label=_("Rating list of FIDE (.txt, .xml, .zip), or of a federation (table)"))
    as_of = forms.CharField(label=_("Valid from (such as 2026-11)"), max_length=20)
    federation = forms.CharField(label=_("Federation, if it is a national list"), max_length=3, required=False)

    def clean_file(self) -> Any:
        """Of a bounded size."""
        file = self.cleaned_data["file"]
        if file.size > rating_file.LARGEST_UPLOAD:
            raise ValidationError(__("The file is larger than 512 MB."))
        return file


class MethodForm(forms.Form):
    """Which ratings order the list."""

    method = forms.ChoiceField(label=_("Starting list by"), choices=METHODS)
    federation = forms.CharField(label=_("National list of"), max_length=3, required=False)


@at_desk(Role.VIEWER)
def ratings(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """The lists, the check, and the method."""
    return _page(request, sitting)


def _page(
    request: HttpRequest, sitting: Sitting, *, upload: ListFileForm | None = None, error: PairwrightError | None = None
) -> HttpResponse:
    event = sitting.event
    rows = entry_rows(event)
    pace = request.GET.get("pace", "standard")
    about = rating_file.loaded()
    with rating_file.lookup() as lookup:
        found = check(event, lookup, PACES.get(pace, PACES["standard"]), about.list) if lookup and about else None
    federation, _, code = event.tournament.information.starting_rank_method.rpartition(" ")
    shown = {
        "tab": "entries",
        "part": "ratings",
        "about": about,
        "not_of_the_start": [*not_of_the_start(event.tournament, about.list, about.as_of)] if about else [],
        "check": found,
        "differing": [
            (one, [(FIELDS[change.field], change) for change in one.changes], one.found is Found.BY_NAME)
            for one in (found.differing if found else ())
        ],
        "unknown": found.of(Found.UNKNOWN_ID) if found else (),
        "not_found": found.of(Found.NOT) if found else (),
        "pace": pace if pace in PACES else "standard",
        "unrated": [row for row in rows if not row.counts],
        "by_national": [row for row in rows if row.counts and row.counts != row.rating],
        "noted": [row for row in rows if row.official],
        "apart": {row.number for row in rows if row.official and row.official.rating != _same_kind(row)},
        "method_form": MethodForm(
            auto_id="of_%s", initial={"method": code or Ratings.FIDE.value, "federation": federation}
        ),
        "upload": upload or ListFileForm(),
        "error": error,
        "may_change": sitting.may(Role.DEPUTY),
        "may_load": sitting.may(Role.ARBITER),
    }
    return render(request, "desk/entries/ratings.html", shown, status=422 if upload or error else 200)


def _same_kind(row: EntryRow) -> int:
    """The entry's rating (Elo) of the kind that its noted list has."""
    return row.rating if row.official and row.official.list == FIDE else row.national


@require_POST
@at_desk(Role.ARBITER)
def load(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """Load a list for this desk, in place of the one before."""
    form = ListFileForm(request.POST, request.FILES)
    if not form.is_valid():
        return _page(request, sitting, upload=form)
    file, federation = form.cleaned_data["file"], form.cleaned_data["federation"].upper()
    suffix = os.path.splitext(str(file.name))[1].lower()
    with NamedTemporaryFile(
        dir=settings.DATA, suffix=suffix if suffix in (".zip", ".txt", ".xml") else "", delete=False
    ) as kept:
        for chunk in file.chunks():
            kept.write(chunk)
    try:
        count = build(rating_file.path(), players_of(kept.name, Terms(today(), federation=federation)))
    except UnreadableFile as error:
        return _page(request, sitting, error=error)
    except PairwrightError as error:
        return _page(request, sitting, error=error)
    finally:
        with contextlib.suppress(OSError):
            os.unlink(kept.name)
    name = os.path.basename(str(file.name))[-80:]
    rating_file.note(rating_file.Loaded(name, form.cleaned_data["as_of"], count, federation or FIDE))
    from django.shortcuts import redirect

    return redirect("ratings", slug=sitting.record.slug)


@require_POST
@at_desk(Role.DEPUTY)
def take(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """The changes that were ticked; what the list says of everybody is noted."""
    about = rating_file.loaded()
    pace = PACES.get(request.POST.get("pace", ""), PACES["standard"])
    with rating_file.lookup() as lookup:
        if not lookup or not about:
            return _page(request, sitting)
        found = check(sitting.event, lookup, pace, about.list)
    act = chosen(found, frozenset(request.POST.getlist("take")), f"{about.list} {about.as_of}", about.as_of, about.list)
    return perform(sitting, act, then_to(reverse("ratings", args=[sitting.record.slug])))


@require_POST
@at_desk(Role.DEPUTY)
def method(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """The ratings that order the list."""
    form = MethodForm(request.POST)
    if not form.is_valid():
        return _page(request, sitting)
    text = f"{form.cleaned_data['federation'].upper()} {form.cleaned_data['method']}".strip()
    return perform(sitting, acts.SetRankMethod(text), then_to(reverse("ratings", args=[sitting.record.slug])))
