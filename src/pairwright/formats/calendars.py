"""Days of the Jalali and Hijri calendars as Gregorian ones (extra ``calendars``: jdatetime, hijridate)."""

from __future__ import annotations

from enum import Enum
from importlib.util import find_spec

from pairwright.errors import NotApplicable, say

EXTRA = "pip install 'pairwright[calendars]'"


class Calendar(Enum):
    """Which calendar a day is written in."""

    GREGORIAN = "gregorian"
    JALALI = "jalali"
    HIJRI = "hijri"


_LIBRARIES = {Calendar.JALALI: "jdatetime", Calendar.HIJRI: "hijridate"}
FIRST_HIJRI = 1343
"""The first year the Umm al-Qura tables have: 1924."""


def gregorian(calendar: Calendar, year: int, month: int, day: int) -> tuple[int, int, int]:
    """The Gregorian (year, month, day) of a day.

    Raises ``ValueError`` for a day there is not, and :class:`NotApplicable` where the calendar's library is not
    installed.

    >>> gregorian(Calendar.JALALI, 1402, 7, 28)
    (2023, 10, 20)
    """
    if calendar is Calendar.GREGORIAN:
        from datetime import date

        date(year, month, day)
        return year, month, day
    if find_spec(_LIBRARIES[calendar]) is None:
        reason = say("to read it, install the extra ({command}); or write Gregorian dates", command=EXTRA)
        raise NotApplicable(f"{calendar.value} calendar", reason)
    if calendar is Calendar.JALALI:
        import jdatetime

        found = jdatetime.date(year, month, day).togregorian()
        return found.year, found.month, found.day
    from hijridate import Hijri

    try:
        return Hijri(year, month, day).to_gregorian().datetuple()
    except OverflowError as error:
        raise ValueError(str(error)) from None
