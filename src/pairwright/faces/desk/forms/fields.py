"""Fields that read what people of four languages type: days, points, whole numbers, numbers of players."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from django import forms
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from pairwright.app.desk.event import Look
from pairwright.faces.desk.days import EXAMPLE, NoDay, calendar_of, in_field, read_day
from pairwright.faces.desk.numerals import latin
from pairwright.formats.calendars import Calendar
from pairwright.model.points import Points, parse_points

PLAIN = (forms.CheckboxInput, forms.RadioSelect)
TIME_CONTROL = re.compile(r"(\d{1,3}/)?\d{1,5}([+d]\d{1,4})?(:(\d{1,3}/)?\d{1,5}([+d]\d{1,4})?){0,4}")
"""Seconds with what is added each move, per period: ``5400+30``, ``40/5400+30:1800+30``."""


class DeskForm(forms.Form):
    """A form in the looks of the desk; ``look`` has the calendar of its days."""

    required_css_class = "required"

    def __init__(self, *args: Any, look: Look | None = None, **kwargs: Any) -> None:
        kwargs.setdefault("label_suffix", "")
        super().__init__(*args, **kwargs)
        self.look_of_event = look
        for field in self.fields.values():
            if not isinstance(field.widget, PLAIN):
                own = field.widget.attrs.get("class", "")
                field.widget.attrs["class"] = f"in {own}".strip()
                if isinstance(field.widget, (forms.TextInput, forms.Textarea)) and "n" not in own.split():
                    field.widget.attrs["dir"] = "auto"

    def of_days(self) -> None:
        """Fields of days have the calendar of the tournament, and say how a day is written in it."""
        language = get_language() or "en"
        for field in self.fields.values():
            if isinstance(field, DayField):
                field.calendar = calendar_of(language, self.look_of_event)
                field.widget.attrs["placeholder"] = in_field(EXAMPLE, language, field.calendar)


class TimeField(forms.CharField):
    """A time of day, kept as ``HH:MM``; 9.30 and ۹:۳۰ are understood."""

    def __init__(self, **kwargs: Any) -> None:
        attributes = {"inputmode": "numeric", "class": "n short", "placeholder": "17:30"}
        super().__init__(max_length=10, widget=forms.TextInput(attrs=attributes), **kwargs)

    def to_python(self, value: Any) -> str:
        """Hours and minutes."""
        text = latin(super().to_python(value) or "")
        found = re.fullmatch(r"([01]?[0-9]|2[0-3])[:.]([0-5][0-9])", text)
        if text and found is None:
            raise forms.ValidationError(_("Write the time as 17:30."))
        return f"{int(found[1]):02}:{found[2]}" if found else ""


class WholeField(forms.IntegerField):
    """A whole number in any digits."""

    def __init__(self, **kwargs: Any) -> None:
        kwargs.setdefault("widget", forms.TextInput(attrs={"inputmode": "numeric", "class": "n short"}))
        super().__init__(**kwargs)

    def to_python(self, value: Any) -> int | None:
        """Latin digits first."""
        return super().to_python(latin(value) if isinstance(value, str) else value)


class DayField(forms.CharField):
    """A day, kept as ``YYYY/MM/DD``; read and shown in ``calendar`` (None: that of the language)."""

    calendar: Calendar | None = None

    def __init__(self, **kwargs: Any) -> None:
        kwargs.setdefault("widget", forms.TextInput(attrs={"inputmode": "numeric", "class": "n day"}))
        super().__init__(max_length=20, **kwargs)

    def to_python(self, value: Any) -> str:
        """Read in its calendar."""
        try:
            return read_day(super().to_python(value) or "", get_language() or "en", self.calendar)
        except NoDay as error:
            raise forms.ValidationError(str(error)) from None

    def prepare_value(self, value: Any) -> Any:
        """What is kept, as the language writes it; what was typed wrongly stays as it was typed."""
        if isinstance(value, str) and re.fullmatch(r"\d{4}/\d\d/\d\d", value) and value >= "1800":
            return in_field(value, get_language() or "en", self.calendar)
        return value


class PointsField(forms.Field):
    """Points in tenths: ``1``, ``½``, ``1½``, ``0.5``, ``۰٫۵``."""

    def __init__(self, **kwargs: Any) -> None:
        kwargs.setdefault("widget", forms.TextInput(attrs={"class": "n short", "maxlength": "8"}))
        super().__init__(**kwargs)

    def to_python(self, value: Any) -> Points | None:
        """Tenths; None for an empty field."""
        if isinstance(value, int):
            return value
        text = latin(str(value or "")[:20]).replace("½", ".5")
        if not text:
            return None
        try:
            return parse_points(text)
        except ValueError:
            raise forms.ValidationError(_("Write points as 1, ½ or 0.5.")) from None

    def prepare_value(self, value: Any) -> Any:
        """``1½`` from 15."""
        if not isinstance(value, int):
            return value
        whole, rest = divmod(value, 10)
        if rest == 5:
            return f"{whole or ''}½"
        return f"{whole}.{rest}" if rest else str(whole)


class NeedingSelect(forms.Select):
    """A list of choices of which each says what else has to be told (``data-needs``), for the script of the page."""

    needs: dict[str, Iterable[str]]
    presets: dict[str, str]

    def create_option(self, *args: Any, **kwargs: Any) -> dict[str, Any]:
        """With its needs."""
        option = super().create_option(*args, **kwargs)
        value = str(option["value"])
        if value in getattr(self, "needs", {}):
            option["attrs"]["data-needs"] = " ".join(sorted(self.needs[value]))
        if value in getattr(self, "presets", {}):
            option["attrs"]["data-preset"] = self.presets[value]
        return option
