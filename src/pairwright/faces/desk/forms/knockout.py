"""The announcement of a knockout as a form."""

from __future__ import annotations

from typing import Any

from django import forms
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from pairwright.model.colour import Colour
from pairwright.model.knockout.terms import (
    MOST_EXTRA,
    MOST_GAMES,
    MOST_MINUTES,
    Colours,
    Elimination,
    GoldenPoint,
    Knockout,
    Seeds,
)

_Choices = list[tuple[str, Promise | str]]
ELIMINATIONS: _Choices = [
    (Elimination.SINGLE.value, _("Out after one match lost")),
    (Elimination.DOUBLE.value, _("Out after two matches lost; one grand final")),
    (Elimination.RESET.value, _("Out after two matches lost, the grand final included")),
]
SEEDS: _Choices = [
    (Seeds.NUMBER.value, _("By pairing number")),
    (Seeds.RATING.value, _("By rating")),
    (Seeds.LOT.value, _("By lot")),
]
COLOURS: _Choices = [
    (Colours.ALTERNATE.value, _("Alternating from match to match")),
    (Colours.LOT.value, _("By lot")),
]
ODDS: _Choices = [
    ("b", _("Black goes on")),
    ("w", _("White goes on")),
    ("", _("Another game follows")),
]


class KnockoutForm(forms.Form):
    """What is announced; empty minutes of the golden point mean that there is none."""

    games = forms.IntegerField(
        label=_("Games of a match"), min_value=1, max_value=MOST_GAMES, help_text=_("One, or an even number.")
    )
    extra = forms.IntegerField(
        label=_("Extra time: pairs of games"),
        min_value=0,
        max_value=MOST_EXTRA,
        help_text=_("Played when a match is level."),
    )
    white = forms.IntegerField(
        label=_("Golden point: minutes of White"),
        min_value=1,
        max_value=MOST_MINUTES,
        required=False,
        help_text=_("One game that decides. Empty: no golden point."),
    )
    black = forms.IntegerField(
        label=_("Golden point: minutes of Black"), min_value=1, max_value=MOST_MINUTES, required=False
    )
    odds = forms.ChoiceField(label=_("Golden point drawn"), choices=ODDS, required=False)
    third_place = forms.BooleanField(label=_("Match for the third place"), required=False)
    elimination = forms.ChoiceField(label=_("Who is out"), choices=ELIMINATIONS)
    places = forms.IntegerField(label=_("Places to be decided"), min_value=1, max_value=999)
    seeds = forms.ChoiceField(label=_("Order of the draw"), choices=SEEDS)
    colours = forms.ChoiceField(label=_("White in the first game"), choices=COLOURS)
    lot = forms.CharField(
        label=_("Text the lots are drawn from"),
        max_length=60,
        required=False,
        help_text=_("Empty: drawn by this computer when it is needed, and kept."),
    )
    tempo = forms.CharField(label=_("Time control"), max_length=60, required=False)
    extra_tempo = forms.CharField(label=_("Time control of the extra time"), max_length=60, required=False)

    def __init__(self, known: Knockout, data: Any = None) -> None:
        golden = known.golden_point
        begun = {
            "games": known.games,
            "extra": known.extra,
            "white": golden.white if golden else None,
            "black": golden.black if golden else None,
            "odds": golden.draw_odds.value if golden and golden.draw_odds is not Colour.NONE else "",
            "third_place": known.third_place,
            "elimination": known.elimination.value,
            "places": known.places,
            "seeds": known.seeds.value,
            "colours": known.colours.value,
            "lot": known.lot,
            "tempo": known.tempo,
            "extra_tempo": known.extra_tempo,
        }
        super().__init__(data, initial=begun)
        for field in self.fields.values():
            if not isinstance(field.widget, forms.CheckboxInput):
                field.widget.attrs["class"] = "in"


def terms_in(form: KnockoutForm) -> Knockout:
    """The announcement of a form that is valid."""
    given = form.cleaned_data
    golden = None
    if given["white"] and given["black"]:
        odds = {"b": Colour.BLACK, "w": Colour.WHITE}.get(given["odds"], Colour.NONE)
        golden = GoldenPoint(given["white"], given["black"], odds)
    return Knockout(
        places=given["places"],
        games=given["games"],
        extra=given["extra"],
        golden_point=golden,
        third_place=given["third_place"],
        elimination=Elimination(given["elimination"]),
        seeds=Seeds(given["seeds"]),
        colours=Colours(given["colours"]),
        lot=" ".join(given["lot"].split()),
        tempo=" ".join(given["tempo"].split()),
        extra_tempo=" ".join(given["extra_tempo"].split()),
    )
