"""Days as people of the four languages write them: read in their calendar, shown in it. Kept are ``YYYY/MM/DD``,
Gregorian."""

from __future__ import annotations

from datetime import date, datetime

from django.utils.dateformat import format as formatted
from django.utils.translation import gettext as _

from pairwright.app.desk.event import Look
from pairwright.faces.desk.numerals import latin
from pairwright.formats.calendars import Calendar, gregorian
from pairwright.model.tournament import gregorian_day, written_day

OLDEST = 1800
"""Years before are those of another calendar."""
CALENDARS = {"fa": Calendar.JALALI, "ar": Calendar.HIJRI}
"""What a year like 1405 is, by language, where the tournament has no calendar of its own."""
EXAMPLE = "2026/11/30"
FOURTH, RABI_AL_AKHIR = 4, "ربيع الآخر"
"""Of the two names of that Hijri month the one of our Arabic; the library has the other one."""


def calendar_of(language: str, look: Look | None = None) -> Calendar:
    """In which days are shown: that of the tournament, else Jalali in Persian and Gregorian elsewhere."""
    if look is not None and look.calendar:
        return Calendar(look.calendar)
    return Calendar.JALALI if language == "fa" else Calendar.GREGORIAN


class NoDay(ValueError):
    """The text is no day; its argument says why, in the language of the page."""


def read_day(text: str, language: str, calendar: Calendar | None = None) -> str:
    """``YYYY/MM/DD`` of a day written year first in ``calendar`` (None: that of the language) or the Gregorian one, or
    as Turks write it (20.10.2023); empty for an empty text. Raises :class:`NoDay`."""
    plain = latin(text).replace("\u200e", "").replace("\u200f", "")
    if not plain:
        return ""
    parts = plain.replace("-", "/").replace(".", "/").replace(" ", "").split("/")
    if len(parts) == 3 and len(parts[2]) == 4 and len(parts[0]) <= 2:
        parts.reverse()
    if len(parts) != 3 or not all(part.isascii() and part.isdecimal() for part in parts) or len(parts[0]) != 4:
        example = written_in(EXAMPLE, calendar or calendar_of(language))
        raise NoDay(_("Write the day with its year first, such as %(day)s.") % {"day": example})
    year, month, number = map(int, parts)
    meant: Calendar | None = Calendar.GREGORIAN
    if year < OLDEST:
        meant = CALENDARS.get(language) if calendar in (None, Calendar.GREGORIAN) else calendar
    if meant is None:
        raise NoDay(_("Write the year of the Gregorian calendar, such as 2026."))
    try:
        found = gregorian(meant, year, month, number)
    except ValueError:
        raise NoDay(_("There is no such day: look at the day and the month.")) from None
    return "{:04}/{:02}/{:02}".format(*found)


def as_date(day: str) -> date | None:
    """A kept day as a date; None for a text that is none."""
    plain = gregorian_day(day)
    try:
        return date(*map(int, plain.split("/"))) if plain else None
    except ValueError:
        return None


def in_field(day: str, language: str, calendar: Calendar | None = None) -> str:
    """A kept day as a field shows it, in ``calendar`` (None: that of the language), with Latin digits."""
    calendar = calendar or calendar_of(language)
    found = as_date(day)
    if found is None:
        return written_day(day) or day
    if language == "tr" and calendar is Calendar.GREGORIAN:
        return f"{found.day:02}.{found.month:02}.{found.year}"
    return written_in(day, calendar)


def in_words(day: str, language: str, calendar: Calendar | None = None) -> str:
    """``30 November 2026``, ``9 آذر 1405``; in numbers where the language has no names for the months."""
    calendar = calendar or calendar_of(language)
    found = as_date(day)
    if found is None:
        return day
    if calendar is Calendar.GREGORIAN:
        return formatted(found, "j F Y")
    own = _in_calendar(found, calendar)
    month = _month(own[1], language, calendar) if own else ""
    if own is None or not month:
        return written_in(day, calendar)
    era = " هـ" if (language, calendar) == ("ar", Calendar.HIJRI) else ""
    return f"{own[2]} {month} {own[0]}{era}"


def beside(day: str, language: str, calendar: Calendar | None = None) -> str:
    """The same day in another calendar, for whoever points at it: Gregorian (ISO) beside all others."""
    calendar = calendar or calendar_of(language)
    found = as_date(day)
    if found is None:
        return ""
    other = Calendar.HIJRI if language == "ar" else Calendar.JALALI
    if calendar is not Calendar.GREGORIAN or _in_calendar(found, other) is None:
        return found.isoformat()
    return written_in(day, other)


def written_in(day: str, calendar: Calendar) -> str:
    """A kept day in numbers, year first; Gregorian where the calendar has no table for it."""
    found = as_date(day)
    own = _in_calendar(found, calendar) if found else None
    return "{:04}/{:02}/{:02}".format(*own) if own else written_day(day) or day


def stamp(moment: datetime, language: str, calendar: Calendar) -> str:
    """Day and time of day: ``2026-11-30 16:42``, in Turkish ``30.11.2026 16:42``; ``1405/09/09 16:42``."""
    if calendar is Calendar.GREGORIAN:
        day = moment.strftime("%d.%m.%Y" if language == "tr" else "%Y-%m-%d")
    else:
        day = written_in(moment.strftime("%Y/%m/%d"), calendar)
    return f"{day} {moment:%H:%M}"


def _in_calendar(day: date, calendar: Calendar) -> tuple[int, int, int] | None:
    """Year, month and day; None outside the tables of the calendar."""
    if calendar is Calendar.GREGORIAN:
        return day.year, day.month, day.day
    if calendar is Calendar.JALALI:
        import jdatetime

        own = jdatetime.date.fromgregorian(date=day)
        return own.year, own.month, own.day
    from hijridate import Gregorian

    try:
        found = Gregorian(day.year, day.month, day.day).to_hijri()
    except (OverflowError, ValueError):
        return None
    return found.year, found.month, found.day


def _month(number: int, language: str, calendar: Calendar) -> str:
    if calendar is Calendar.JALALI:
        import jdatetime

        names = {"fa": jdatetime.date.j_months_fa, "en": jdatetime.date.j_months_en}
        return str(names[language][number - 1]) if language in names else ""
    from hijridate import Hijri

    if language == "ar" and number == FOURTH:
        return RABI_AL_AKHIR
    for known in ("en", "ar", "tr"):
        if known == language:
            return str(Hijri(1448, number, 1).month_name(known))
    return ""
