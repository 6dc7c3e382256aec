"""Days as people of the four languages write them: read in their calendar, shown in it. Kept are ``YYYY/MM/DD``,
Gregorian."""

from __future__ import annotations

from datetime import date

from django.utils.dateformat import format as formatted
from django.utils.translation import gettext as _

from pairwright.formats.calendars import Calendar, gregorian
from pairwright.model.tournament import gregorian_day, written_day

OLDEST = 1800
"""Years before are those of another calendar."""
CALENDARS = {"fa": Calendar.JALALI, "ar": Calendar.HIJRI}
"""What a year like 1405 is, by language."""
LATIN = str.maketrans("۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩", "01234567890123456789")
PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
ARABIC = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")


class NoDay(ValueError):
    """The text is no day; its argument says why, in the language of the page."""


def latin(text: str) -> str:
    """The text with Latin digits, and plain spaces at its ends."""
    return text.translate(LATIN).strip()


def read_day(text: str, language: str) -> str:
    """``YYYY/MM/DD`` of a day written year first in the calendar of the language, or as Turks write it (20.10.2023);
    empty for an empty text. Raises :class:`NoDay`."""
    plain = latin(text).replace("\u200e", "").replace("\u200f", "")
    if not plain:
        return ""
    parts = plain.replace("-", "/").replace(".", "/").replace(" ", "").split("/")
    if len(parts) == 3 and len(parts[2]) == 4 and len(parts[0]) <= 2:
        parts.reverse()
    if len(parts) != 3 or not all(part.isascii() and part.isdecimal() for part in parts) or len(parts[0]) != 4:
        raise NoDay(_("Write the day with its year first, such as 2026/11/30."))
    year, month, number = map(int, parts)
    calendar = Calendar.GREGORIAN
    if year < OLDEST:
        if language not in CALENDARS:
            raise NoDay(_("Write the year of the Gregorian calendar, such as 2026."))
        calendar = CALENDARS[language]
    try:
        found = gregorian(calendar, year, month, number)
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


def in_field(day: str, language: str) -> str:
    """A kept day as a field shows it: Jalali in Persian, as it is written."""
    found = as_date(day)
    if found is None:
        return written_day(day) or day
    if language == "fa":
        return _jalali(found)
    return f"{found.day:02}.{found.month:02}.{found.year}" if language == "tr" else found.strftime("%Y/%m/%d")


def in_words(day: str, language: str) -> str:
    """``30 November 2026``, ``۹ آذر ۱۴۰۵``; digits are Latin outside Persian."""
    found = as_date(day)
    if found is None:
        return day
    if language == "fa":
        import jdatetime

        own = jdatetime.date.fromgregorian(date=found)
        return f"{own.day} {jdatetime.date.j_months_fa[own.month - 1]} {own.year}".translate(PERSIAN)
    return formatted(found, "j F Y")


def beside(day: str, language: str) -> str:
    """The same day in the other calendar, for whoever points at it; ISO where there is none."""
    found = as_date(day)
    if found is None:
        return ""
    if language == "ar":
        from hijridate import Gregorian

        try:
            own = Gregorian(found.year, found.month, found.day).to_hijri()
        except (OverflowError, ValueError):
            return found.isoformat()
        return f"{own.year}/{own.month:02}/{own.day:02}"
    if language in ("en", "tr"):
        return _jalali(found)
    return found.isoformat()


def _jalali(day: date) -> str:
    import jdatetime

    own = jdatetime.date.fromgregorian(date=day)
    return f"{own.year}/{own.month:02}/{own.day:02}"
