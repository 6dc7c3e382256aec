"""Birth dates as people write them."""

import pytest

from pairwright.app.entries.births import birth_of, habits
from pairwright.app.entries.cells import UnreadableCell
from pairwright.formats.calendars import Calendar

TODAY = (2026, 11, 30)


def read(*cells: str, calendar: Calendar | None = None) -> list[str]:
    """A column of births as a tournament has them."""
    how = habits(cells, TODAY, calendar)
    return [birth_of(cell, TODAY, how).text for cell in cells]


@pytest.mark.parametrize(
    "cell",
    [
        *("2001-03-04", "2001/3/4", "04.03.2001", "4/3/2001", "2001-03-04 00:00:00", "2001/03/04", "٢٠٠١/٣/٤"),
        *("4 March 2001", "4 Mar. 2001", "March 4, 2001", "4 Mart 2001", "4 مارس 2001", "4 آذار 2001"),
        *("۱۳۷۹/۱۲/۱۴", "1379-12-14", "۱۴ اسفند ۱۳۷۹", "14 اسفند 1379"),
        *("9 ذو الحجة 1421 هـ", "1421/12/09 هـ", "9/12/1421 AH"),
    ],
)
def test_one_day_in_many_ways(cell: str) -> None:
    """4 March 2001 in three calendars."""
    assert read(cell) == ["2001/03/04"]


def test_a_year_alone_stays_a_year() -> None:
    """And so does a day of which the list knows the year only."""
    assert read("1999", "۱۹۹۹", "1999/00/00", "1999-00-00") == ["1999"] * 4


def test_a_year_of_another_calendar_is_rough() -> None:
    """It runs through two of ours; the arbiter is told."""
    birth = birth_of("1385", TODAY, habits(["1385"], TODAY))
    assert birth.text == "2006"
    assert birth.is_rough


def test_one_cell_tells_the_order_of_the_whole_column() -> None:
    """03/14 can have the month first only; without such a cell the day is first."""
    assert read("03/04/2001", "03/14/2001") == ["2001/03/04", "2001/03/14"]
    assert read("03/04/2001", "14/03/2001") == ["2001/04/03", "2001/03/14"]


def test_one_cell_tells_the_calendar_of_the_whole_column() -> None:
    """No Jalali year is 1430 yet; Arabic digits stand for Hijri years, Persian ones for Jalali."""
    assert read("1385/01/01") == ["2006/03/21"]
    assert read("1385/01/01", "1430/01/01") == ["1965/05/01", "2008/12/29"]
    assert read("١٣٨٥/٠١/٠١") == ["1965/05/01"]
    assert read("1385/01/01", calendar=Calendar.HIJRI) == ["1965/05/01"]


def test_years_before_the_hijri_tables_are_jalali() -> None:
    """1320 in a column of Hijri dates: nobody is that old."""
    assert read("1320/01/01", "1430/01/01")[0] == "1941/03/21"


@pytest.mark.parametrize(
    "cell",
    [
        "12.12.98",
        "2031-01-01",
        "1850",
        "yesterday",
        "31.02.2001",
        "1390/13/01",
        "1390/12/30",
        "5 Foo 2001",
        "1-2-3-4",
        "99",
    ],
)
def test_what_is_no_birth(cell: str) -> None:
    """Two digits of a year, days to come, days there are not, days of long ago."""
    with pytest.raises(UnreadableCell):
        read(cell)


def test_nothing_is_nothing() -> None:
    """An empty cell, a dash."""
    assert read("", "-") == ["", ""]
