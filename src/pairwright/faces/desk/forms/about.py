"""Name, dates, officials, time control."""

from __future__ import annotations

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from pairwright.app.entries.cells import UnreadableCell, cleaned, federation_of
from pairwright.faces.desk.days import as_date
from pairwright.faces.desk.forms.fields import TIME_CONTROL, DayField, DeskForm, TimeField
from pairwright.model.tournament import Information

NOTHING_SAID = Information()


class AboutForm(DeskForm):
    """What a tournament says of itself."""

    name = forms.CharField(label=_("Name"), max_length=150)
    city = forms.CharField(label=_("Town or city"), max_length=60, required=False)
    federation = forms.CharField(
        label=_("Federation"),
        max_length=40,
        required=False,
        widget=forms.TextInput(attrs={"class": "n short"}),
        help_text=_("Three letters, such as IRI or TUR."),
    )
    start = DayField(
        label=_("First day"),
        required=False,
        help_text=_("It decides which edition of the rules holds."),
    )
    end = DayField(label=_("Last day"), required=False)
    chief_arbiter = forms.CharField(label=_("Chief arbiter"), max_length=100, required=False)
    deputies = forms.CharField(
        label=_("Deputies"),
        max_length=600,
        required=False,
        widget=forms.Textarea(attrs={"rows": 2}),
        help_text=_("One in each line."),
    )
    time_control = forms.CharField(
        label=_("Time control"), max_length=120, required=False, help_text=_("As it stands on the invitation.")
    )
    encoded_time_control = forms.CharField(
        label=_("Time control, encoded"),
        max_length=60,
        required=False,
        widget=forms.TextInput(attrs={"class": "n", "list": "time-controls"}),
        help_text=_("Seconds and increment: 5400+30 is 90 minutes and 30 seconds a move (report file, record 222)."),
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.of_days()

    def clean_federation(self) -> str:
        """Its code; the name of its country will do."""
        try:
            return federation_of(cleaned(str(self.cleaned_data["federation"])))
        except UnreadableCell:
            raise forms.ValidationError(_("A federation has three Latin letters, such as IRI or TUR.")) from None

    def clean_encoded_time_control(self) -> str:
        """As the report file has it."""
        text = str(self.cleaned_data["encoded_time_control"]).replace(" ", "")
        if text and not TIME_CONTROL.fullmatch(text):
            raise forms.ValidationError(_("Write seconds and increment, such as 5400+30 or 40/5400+30:1800+30."))
        return text

    def clean(self) -> dict[str, Any]:
        """The last day is not before the first."""
        data = super().clean() or {}
        start, end = as_date(data.get("start", "")), as_date(data.get("end", ""))
        if start and end and end < start:
            self.add_error("end", _("The last day comes before the first."))
        return data

    def information(self, before: Information = NOTHING_SAID) -> Information:
        """What is told; what the form does not ask for stays."""
        data = self.cleaned_data
        deputies = tuple([line.strip() for line in data["deputies"].splitlines() if line.strip()])
        own = ("name", "city", "federation", "start", "end", "chief_arbiter", "time_control", "encoded_time_control")
        return before._replace(**{field: data[field] for field in own}, deputies=deputies)


def about_initial(information: Information) -> dict[str, Any]:
    """The values the form begins with."""
    values: dict[str, Any] = {name: getattr(information, name) for name in AboutForm.base_fields}
    return values | {"deputies": "\n".join(information.deputies)}


class RoundDatesForm(DeskForm):
    """The day of every round, and the time it begins at."""

    def __init__(self, *args: Any, rounds: int, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for number in range(1, rounds + 1):
            field = DayField(label=_("Round %(number)s") % {"number": number}, required=False)
            field.widget.attrs["class"] = "in n day"
            self.fields[f"round-{number}"] = field
            time = TimeField(label=_("Round %(number)s begins at") % {"number": number}, required=False)
            time.widget.attrs["class"] = "in n short"
            self.fields[f"time-{number}"] = time
        self.of_days()

    def dates(self) -> tuple[str, ...]:
        """Up to the last round that has one."""
        return self._of("round-")

    def times(self) -> tuple[str, ...]:
        """The same of the times, ``HH:MM``."""
        return self._of("time-")

    def _of(self, kind: str) -> tuple[str, ...]:
        found = [self.cleaned_data[name] for name in self.fields if name.startswith(kind)]
        while found and not found[-1]:
            found.pop()
        return tuple(found)
