"""What is announced of a knockout; what stands in the form at first is what the documents have."""

from __future__ import annotations

from secrets import token_hex
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from pairwright.faces.desk.forms.fields import DeskForm, WholeField
from pairwright.model.colour import Colour
from pairwright.model.knockout.terms import (
    BY_THE_DOCUMENTS,
    MOST_EXTRA,
    MOST_GAMES,
    MOST_MINUTES,
    Colours,
    Elimination,
    GoldenPoint,
    Knockout,
    Seeds,
)


class KnockoutForm(DeskForm):
    """Draw, matches, extra time, golden point."""

    places = WholeField(
        label=_("Places to be decided"),
        min_value=1,
        max_value=999,
        required=False,
        help_text=_("1: the winner alone. 4: the last stage has four matches."),
    )
    third_place = forms.BooleanField(label=_("A match for the third place"), required=False)
    elimination = forms.ChoiceField(
        label=_("Who is out"),
        required=False,
        choices=(
            (Elimination.SINGLE.value, _("after one match lost")),
            (Elimination.DOUBLE.value, _("after two, the final of both branches is one match")),
            (Elimination.RESET.value, _("after two, in the final of both branches too")),
        ),
    )
    seeds = forms.ChoiceField(
        label=_("Order of the draw"),
        required=False,
        choices=(
            (Seeds.NUMBER.value, _("by pairing number")),
            (Seeds.RATING.value, _("by rating")),
            (Seeds.LOT.value, _("by lot, drawn by the desk")),
        ),
    )
    games = WholeField(
        label=_("Games of a match"),
        min_value=1,
        max_value=MOST_GAMES,
        required=False,
        help_text=_("1, or an even number."),
    )
    extra = WholeField(label=_("Pairs of games of extra time"), min_value=0, max_value=MOST_EXTRA, required=False)
    first_colour = forms.ChoiceField(
        label=_("White in the first game"),
        required=False,
        choices=(
            (Colours.ALTERNATE.value, _("alternates from match to match")),
            (Colours.LOT.value, _("by lot, drawn by the desk")),
        ),
    )
    golden = forms.BooleanField(
        label=_("A golden game decides a match that is level"),
        required=False,
        help_text=_("Without it somebody decides beside the board."),
    )
    golden_white = WholeField(label=_("Minutes of White"), min_value=1, max_value=MOST_MINUTES, required=False)
    golden_black = WholeField(label=_("Minutes of Black"), min_value=1, max_value=MOST_MINUTES, required=False)
    draw_odds = forms.ChoiceField(
        label=_("After a draw goes on"),
        required=False,
        choices=(
            (Colour.BLACK.value, _("Black")),
            (Colour.WHITE.value, _("White")),
            (Colour.NONE.value, _("nobody: another game follows")),
        ),
    )
    tempo = forms.CharField(label=_("Time of a game"), max_length=40, required=False)
    extra_tempo = forms.CharField(
        label=_("Time in extra time"), max_length=40, required=False, help_text=_("Empty: the same.")
    )

    def clean_games(self) -> int | None:
        """1, or even."""
        games: int | None = self.cleaned_data["games"]
        if games and games != 1 and games % 2:
            raise forms.ValidationError(_("A match has one game, or an even number of them."))
        return games

    def terms(self, before: Knockout = BY_THE_DOCUMENTS) -> Knockout:
        """What is announced; what was decided in it stays."""
        data = self.cleaned_data
        seeds, colours = Seeds(data["seeds"] or "number"), Colours(data["first_colour"] or "alternate")
        by_lot = seeds is Seeds.LOT or colours is Colours.LOT
        golden = GoldenPoint(data["golden_white"] or 5, data["golden_black"] or 4, Colour(data["draw_odds"] or "b"))
        return before._replace(
            places=data["places"] or 1,
            games=data["games"] or BY_THE_DOCUMENTS.games,
            extra=BY_THE_DOCUMENTS.extra if data["extra"] is None else data["extra"],
            golden_point=golden if data["golden"] else None,
            third_place=data["third_place"],
            elimination=Elimination(data["elimination"] or "single"),
            seeds=seeds,
            colours=colours,
            lot=(before.lot or token_hex(8)) if by_lot else "",
            tempo=data["tempo"] or BY_THE_DOCUMENTS.tempo,
            extra_tempo=data["extra_tempo"],
        )


def knockout_initial(terms: Knockout) -> dict[str, Any]:
    """The values the form begins with."""
    golden = terms.golden_point or GoldenPoint()
    return {
        "places": terms.places,
        "third_place": terms.third_place,
        "elimination": terms.elimination.value,
        "seeds": terms.seeds.value,
        "games": terms.games,
        "extra": terms.extra,
        "first_colour": terms.colours.value,
        "golden": terms.golden_point is not None,
        "golden_white": golden.white,
        "golden_black": golden.black,
        "draw_odds": golden.draw_odds.value,
        "tempo": terms.tempo,
        "extra_tempo": terms.extra_tempo,
    }
