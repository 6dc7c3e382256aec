"""How a tournament is shown, and leaving FIDE mode."""

from __future__ import annotations

from typing import Any

from django import forms
from django.conf import settings
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from pairwright.app.desk.event import Look
from pairwright.faces.desk.forms.fields import DeskForm
from pairwright.faces.wording.characters import FIRST_STRONG, POP

_LATIN = format_lazy("{}{}{}", FIRST_STRONG, _("Latin: 0 to 9"), POP)
"""With Latin digits whatever those of the page are."""


class LookForm(DeskForm):
    """Digits, calendar, language of public pages, single keys."""

    text_digits = forms.ChoiceField(
        label=_("Digits of running text"),
        choices=(("native", _("as the language has them")), ("latin", _LATIN)),
    )
    notation_digits = forms.ChoiceField(
        label=_("Digits of scores and results"),
        choices=(("latin", _LATIN), ("native", _("as the language has them"))),
        help_text=_("Score sheets and the report file have Latin digits."),
    )
    calendar = forms.ChoiceField(
        label=_("Calendar"),
        required=False,
        choices=(
            ("", _("as the language has it")),
            ("gregorian", _("Gregorian")),
            ("jalali", _("Jalali")),
            ("hijri", _("Hijri")),
        ),
        help_text=_("Days are shown in it, and read in it or the Gregorian one. The report has Gregorian days."),
    )
    language = forms.ChoiceField(label=_("Language of the public pages"), required=False)
    single_keys = forms.BooleanField(
        label=_("Single letters and digits act as keys"),
        required=False,
        help_text=_("Switch this off if keys are pressed by accident, or if you dictate."),
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        field = self.fields["language"]
        assert isinstance(field, forms.ChoiceField)
        field.choices = [("", _("that of the reader")), *settings.LANGUAGES]

    def look(self) -> Look:
        """What is chosen."""
        data = self.cleaned_data
        return Look(
            data["text_digits"], data["notation_digits"], data["language"], data["single_keys"], data["calendar"]
        )


class LeavingForm(DeskForm):
    """Why FIDE mode is left."""

    reason = forms.CharField(
        label=_("Reason, for the journal and the report"),
        max_length=200,
        widget=forms.TextInput(attrs={"autocomplete": "off"}),
    )
