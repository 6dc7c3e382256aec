"""Birth dates as people write them: in three calendars, with names of months or without, the day or the year first.

A column is looked at as a whole before any of it is read: what one cell leaves open (is 03/04 in March or April, is
1390 Jalali or Hijri) another one decides.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from pairwright.app.entries.cells import UnreadableCell, is_nothing, latin_digits
from pairwright.formats.calendars import FIRST_HIJRI, Calendar, gregorian
from pairwright.lean import NamedTuple
from pairwright.model.collation import folded

OLDEST = 120
"""Years; nobody older is entered."""
_JALALI_BEFORE, _HIJRI_BEFORE = 621, 579
"""Years between a Gregorian year and the one that begins in it. The Hijri year is shorter: 579 holds about now."""
_ARABIC_DIGITS = re.compile("[٠-٩]")
_HIJRI_MARKS = re.compile(r"(?<!\w)(هـ|ه\.?ق|ق\.?ه|AH|H)\.?(?!\w)", re.IGNORECASE)
_OTHER_MARKS = re.compile(r"(?<!\w)(م|ش|ه\.?ش|AD|CE)\.?(?!\w)", re.IGNORECASE)
_TIME = re.compile(r"[T ]\d{1,2}:\d{2}.*")
_MONTHS = {
    Calendar.GREGORIAN: (
        "january|jan|ocak|oca|يناير|كانون الثاني|جانفي|ژانویه",
        "february|feb|şubat|şub|فبراير|شباط|فيفري|فوریه",
        "march|mar|mart|مارس|آذار",
        "april|apr|nisan|nis|أبريل|ابريل|نيسان|أفريل|آوریل",
        "may|mayıs|مايو|أيار|ماي|مه",
        "june|jun|haziran|haz|يونيو|حزيران|جوان|يونيه|ژوئن",
        "july|jul|temmuz|tem|يوليو|تموز|جويلية|يوليوز|يوليه|ژوئیه|جولای",
        "august|aug|ağustos|ağu|أغسطس|آب|أوت|غشت|اوت|آگوست",
        "september|sep|sept|eylül|eyl|سبتمبر|أيلول|شتنبر|سپتامبر",
        "october|oct|ekim|eki|أكتوبر|تشرين الأول|اکتبر",
        "november|nov|kasım|kas|نوفمبر|تشرين الثاني|نونبر|نوامبر",
        "december|dec|aralık|ara|ديسمبر|كانون الأول|دجنبر|دسامبر",
    ),
    Calendar.JALALI: (
        *("فروردین|farvardin", "اردیبهشت|ordibehesht", "خرداد|khordad", "تیر|tir", "مرداد|امرداد|mordad"),
        *("شهریور|shahrivar", "مهر|mehr", "آبان|aban", "آذر|azar", "دی|dey", "بهمن|bahman", "اسفند|esfand"),
    ),
    Calendar.HIJRI: (
        *("محرم|muharram", "صفر|safar", "ربيع الأول|rabi al-awwal", "ربيع الآخر|ربيع الثاني|rabi al-thani"),
        *("جمادى الأولى|جمادى الاول|jumada al-ula", "جمادى الآخرة|جمادى الثانية|jumada al-akhira", "رجب|rajab"),
        *("شعبان|shaban", "رمضان|ramadan", "شوال|shawwal", "ذو القعدة|ذي القعدة|dhu al-qadah"),
        "ذو الحجة|ذي الحجة|dhu al-hijjah",
    ),
}
_BY_MONTH = {
    folded(name): (calendar, place)
    for calendar, months in _MONTHS.items()
    for place, names in enumerate(months, 1)
    for name in names.split("|")
}
_WITH_MONTH = re.compile(r"(\d{1,4})[\W_]+([^\W\d][^\d]*?)[\W_]+(\d{1,4})")
_MONTH_FIRST = re.compile(r"([^\W\d]+)[\W_]+(\d{1,2})[\W_]+(\d{4})")
_NUMBERS = re.compile(r"(\d{1,4})[./\-\s](\d{1,2})[./\-\s](\d{1,4})")


class Birth(NamedTuple):
    """``text`` as a tournament has it: ``2007/03/28``, or ``2007`` if only the year is known. ``is_rough``: the year
    of another calendar, which runs through two of ours; the one with more of its days is taken."""

    text: str
    is_rough: bool = False


NOT_SAID = Birth("")


class Habits(NamedTuple):
    """How a column of births is written where a cell alone does not tell."""

    calendar: Calendar
    """Of years that may be Jalali or Hijri."""
    month_first: bool = False


class _Written(NamedTuple):
    calendar: Calendar | None
    """None: the year tells."""
    year: int
    first: int
    second: int
    """Month and day as they stand: both 0 for a year alone, ``second`` the day where the order is certain."""
    day_first: bool = False
    """The order is open: ``first`` may be the day."""


def habits(cells: Iterable[str], today: tuple[int, int, int], calendar: Calendar | None = None) -> Habits:
    """The habits of a column; ``calendar`` if the arbiter named one."""
    latest_jalali = today[0] - _JALALI_BEFORE
    is_hijri, month_first, day_first = calendar is Calendar.HIJRI, False, False
    for cell in cells:
        if calendar is None and (_ARABIC_DIGITS.search(cell) or _HIJRI_MARKS.search(cell)):
            is_hijri = True
        try:
            found = _taken_apart(cell)
        except UnreadableCell:
            continue
        if calendar is None and found.calendar is None and latest_jalali < found.year < latest_jalali + 100:
            is_hijri = True
        if found.day_first:
            month_first |= found.second > 12 >= found.first
            day_first |= found.first > 12 >= found.second
    return Habits(Calendar.HIJRI if is_hijri else Calendar.JALALI, month_first and not day_first)


def birth_of(cell: str, today: tuple[int, int, int], how: Habits) -> Birth:
    """The birth in a cell, by the habits of its column; ``today`` is (year, month, day).

    Raises :class:`UnreadableCell` for what is no date, one to come, one more than :data:`OLDEST` years ago, and
    :class:`~pairwright.errors.NotApplicable` where a calendar's library is not installed.
    """
    if is_nothing(cell):
        return NOT_SAID
    written = _taken_apart(cell)
    calendar = written.calendar or _calendar(written.year, how)
    if not written.first:
        year = _year(calendar, written.year)
        _check(cell, (year, 1, 1), today)
        return Birth(str(year), calendar is not Calendar.GREGORIAN)
    month, day = written.first, written.second
    if written.day_first and (not how.month_first or month > 12):
        month, day = day, month
    try:
        found = gregorian(calendar, written.year, month, day)
    except (ValueError, OverflowError):
        raise UnreadableCell(cell) from None
    _check(cell, found, today)
    return Birth("{:04}/{:02}/{:02}".format(*found))


def _check(cell: str, day: tuple[int, int, int], today: tuple[int, int, int]) -> None:
    if day > today or day[0] < today[0] - OLDEST:
        raise UnreadableCell(cell)


def _calendar(year: int, how: Habits) -> Calendar:
    """Years before 1500 are of another calendar: of the column's, unless that has none so early."""
    if year >= 1500:
        return Calendar.GREGORIAN
    return Calendar.JALALI if year < FIRST_HIJRI else how.calendar


def _year(calendar: Calendar, year: int) -> int:
    if calendar is Calendar.GREGORIAN:
        return year
    if calendar is Calendar.JALALI:
        return year + _JALALI_BEFORE
    try:
        return gregorian(calendar, year, 7, 1)[0]
    except (ValueError, OverflowError):
        raise UnreadableCell(str(year)) from None


def _taken_apart(cell: str) -> _Written:
    """Year, month and day as they stand. Raises :class:`UnreadableCell`."""
    marked = Calendar.HIJRI if _HIJRI_MARKS.search(cell) else None
    text = latin_digits(_OTHER_MARKS.sub(" ", _HIJRI_MARKS.sub(" ", cell))).strip()
    if text.isdigit() and len(text) == 4:
        return _Written(marked, int(text), 0, 0)
    text = _TIME.sub("", text)
    numbers = _NUMBERS.fullmatch(text)
    if numbers:
        first, second, third = map(int, numbers.groups())
        if len(numbers[1]) == 4:
            if not second and not third:  # FIDE's lists write 1998/00/00 where only the year is known
                return _Written(marked, first, 0, 0)
            return _Written(marked, first, second, third)
        if len(numbers[3]) == 4:
            return _Written(marked, third, first, second, day_first=True)
        raise UnreadableCell(cell)
    return _with_month(cell, text, marked)


def _with_month(cell: str, text: str, marked: Calendar | None) -> _Written:
    named = _WITH_MONTH.fullmatch(text)
    turned = _MONTH_FIRST.fullmatch(text)
    if named:
        name, numbers = named[2], (named[1], named[3])
    elif turned:
        name, numbers = turned[1], (turned[2], turned[3])
    else:
        raise UnreadableCell(cell)
    found = _BY_MONTH.get(folded(name))
    years = [number for number in numbers if len(number) == 4]
    if not found or len(years) != 1:
        raise UnreadableCell(cell)
    day = numbers[1] if numbers[0] == years[0] else numbers[0]
    return _Written(marked or found[0], int(years[0]), found[1], int(day))
