"""Forms about players: an entry, a player chosen by number or letters, a list to be read."""

from __future__ import annotations

from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.utils import timezone
from django.utils.translation import gettext as __
from django.utils.translation import gettext_lazy as _

from pairwright.app.desk.event import Event
from pairwright.app.desk.one_entry import Typed, typed
from pairwright.app.desk.roster import entry_rows, is_found
from pairwright.app.entries.cells import UnreadableCell, cleaned, federation_of
from pairwright.app.entries.heads import Field
from pairwright.errors import say
from pairwright.faces.desk.numerals import latin
from pairwright.faces.desk.templatetags.desk import words
from pairwright.faces.wording.characters import isolated
from pairwright.model.initial_order import TITLES
from pairwright.model.player import Player

LARGEST_LIST = 8 * 1024 * 1024
"""Bytes of an uploaded list of entries."""
_TITLES = [("", "–"), *[(title, title) for title in TITLES]]
_SEXES = [("", "–"), ("m", _("man")), ("w", _("woman"))]


def today() -> tuple[int, int, int]:
    """The day, here."""
    now = timezone.localtime()
    return now.year, now.month, now.day


class EntryForm(forms.Form):
    """One player, as he is typed; ``read`` is what it makes of it."""

    title = forms.ChoiceField(label=_("Title"), choices=_TITLES, required=False)
    name = forms.CharField(label=_("Name"), max_length=120)
    federation = forms.CharField(label=_("Fed."), max_length=40, required=False)
    rating = forms.CharField(label=_("Rating"), max_length=12, required=False)
    fide_id = forms.CharField(label=_("FIDE ID"), max_length=20, required=False)
    birth = forms.CharField(label=_("Born"), max_length=40, required=False)
    sex = forms.ChoiceField(label=_("Sex"), choices=_SEXES, required=False)
    team = forms.CharField(label=_("Team"), max_length=120, required=False)

    def clean(self) -> dict[str, Any]:
        """Read as a row of a list is read; what cannot be read is a fault of its field."""
        cleaned: dict[str, Any] = super().clean() or self.cleaned_data
        self.read: Typed = typed({name.replace("_", "-"): text for name, text in cleaned.items()}, today())
        for record, problem in self.read.faults.items():
            name = record.replace("-", "_")
            sentence = problem.found
            if problem.expected.template:
                sentence = say("{found}: expected {expected}", found=problem.found, expected=problem.expected)
            self.add_error(name if name in self.fields else None, words(sentence))
        return cleaned


class WholeEntryForm(EntryForm):
    """With what his federation's list says of him."""

    native = forms.CharField(label=_("Name in own letters"), max_length=120, required=False)
    national = forms.CharField(label=_("National rating"), max_length=12, required=False)
    national_id = forms.CharField(label=_("National player number"), max_length=40, required=False)
    club = forms.CharField(label=_("Club"), max_length=120, required=False)
    category = forms.CharField(label=_("Category"), max_length=60, required=False)


class PlayerField(forms.CharField):
    """A player by number, or by letters that find one only."""

    def __init__(self, event: Event, **kwargs: Any) -> None:
        widget = forms.TextInput(attrs={"list": "everybody", "autocomplete": "off"})
        super().__init__(max_length=120, widget=widget, **kwargs)
        self.event = event

    def clean(self, value: Any) -> Player:
        """The player. A number may be followed by his name, as the list of suggestions has it."""
        text = super().clean(value)
        first = latin(text.split()[0]) if text.split() else ""
        if first.isdecimal() and len(first) <= 6:
            found = [player for player in self.event.tournament.players if player.number == int(first)]
        else:
            numbers = [row.number for row in entry_rows(self.event) if is_found(row, text)]
            found = [player for player in self.event.tournament.players if player.number in numbers]
        if not found:
            raise ValidationError(__("Nobody is found by this: give the number, or letters of the name."))
        if len(found) > 1:
            names = ", ".join([f"{player.number} {isolated(player.name)}" for player in found[:5]])
            names += ", …" if len(found) > 5 else ""
            raise ValidationError(__("Several are found, give the number: %(names)s") % {"names": names})
        return found[0]


class RoundField(forms.CharField):
    """A round to come, in any digits."""

    def __init__(self, event: Event, **kwargs: Any) -> None:
        super().__init__(max_length=4, widget=forms.TextInput(attrs={"inputmode": "numeric"}), **kwargs)
        self.event = event

    def clean(self, value: Any) -> int:
        """Its number."""
        text = latin(super().clean(value))
        if not (text.isascii() and text.isdecimal()):
            raise ValidationError(__("Give the number of a round."))
        return int(text)


COLUMNS = [
    (Field.IGNORED, _("not read")), (Field.NUMBER, _("Number")), (Field.NAME, _("Name")), (Field.SURNAME, _("Surname")),
    (Field.GIVEN_NAME, _("First name")), (Field.NATIVE_NAME, _("Name in the own script")), (Field.TITLE, _("Title")),
    (Field.RATING, _("Rating")), (Field.RAPID, _("rapid")), (Field.BLITZ, _("blitz")),
    (Field.NATIONAL, _("National rating")), (Field.FEDERATION, _("Federation")), (Field.FIDE_ID, _("FIDE ID")),
    (Field.NATIONAL_ID, _("National number")), (Field.BIRTH, _("Born")), (Field.SEX, _("Sex")),
    (Field.CLUB, _("Club")), (Field.TEAM, _("Team")), (Field.CATEGORY, _("Category")), (Field.BOARD, _("Board")),
]  # fmt: skip
"""What can stand in a column of a list, as the preview offers it."""


class ListForm(forms.Form):
    """A list of entries: pasted, a file, or one that was sent before (``upload``); and what the list does not say."""

    text = forms.CharField(
        label=_("Paste the list"), required=False, strip=False, max_length=2_000_000, widget=forms.Textarea
    )
    file = forms.FileField(label=_("Or choose a file"), required=False, allow_empty_file=False)
    upload = forms.CharField(max_length=40, required=False, widget=forms.HiddenInput)
    columns = forms.CharField(max_length=2_000, required=False, widget=forms.HiddenInput)
    sheet = forms.CharField(label=_("Sheet of the spreadsheet"), max_length=60, required=False)
    federation = forms.CharField(
        label=_("Federation of those for whom the list names none"), max_length=40, required=False
    )
    pace = forms.ChoiceField(
        label=_("Rating that counts"),
        choices=[("standard", _("standard")), ("rapid", _("rapid")), ("blitz", _("blitz"))],
        required=False,
    )
    calendar = forms.ChoiceField(
        label=_("Calendar of births"),
        choices=[("", _("found out")), ("gregorian", _("Gregorian")), ("jalali", _("Jalali")), ("hijri", _("Hijri"))],
        required=False,
    )

    names = forms.ChoiceField(
        label=_("Names without a comma"),
        choices=[("", _("as they are written")), ("given", _("first name first")), ("surname", _("surname first"))],
        required=False,
    )

    letters = forms.ChoiceField(
        label=_("Names in capitals"),
        choices=[("", _("as they are written")), ("small", _("in small letters: Smith, John"))],
        required=False,
    )

    def clean_federation(self) -> str:
        """Its code; the name of its country will do."""
        try:
            return federation_of(cleaned(str(self.cleaned_data["federation"])))
        except UnreadableCell:
            raise ValidationError(__("A federation has three Latin letters, such as IRI or TUR.")) from None

    def clean_file(self) -> Any:
        """Of a size that a list of entries has."""
        file = self.cleaned_data["file"]
        if file and file.size > LARGEST_LIST:
            raise ValidationError(__("The file is larger than 8 MB: no list of entries is."))
        return file

    def clean(self) -> dict[str, Any]:
        """One of the two."""
        cleaned: dict[str, Any] = super().clean() or self.cleaned_data
        sent = cleaned.get("file") or cleaned.get("text", "").strip() or cleaned.get("upload")
        if not self.errors and not sent:
            raise ValidationError(__("Paste a list, or choose a file."))
        return cleaned
