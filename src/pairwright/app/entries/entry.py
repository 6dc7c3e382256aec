"""The values: one entry, and all that was read of a list of them."""

from __future__ import annotations

from enum import Enum

from pairwright.app.entries.columns import Column
from pairwright.app.entries.heads import Field
from pairwright.errors import Problem
from pairwright.formats.calendars import Calendar
from pairwright.lean import NamedTuple


class Entry(NamedTuple):
    """One player as a list has him; empty or 0 where it says nothing. Ratings are in Elo, ``birth`` is
    ``YYYY/MM/DD`` or a year."""

    line: int
    """The line or row in the list; of an entry from a tournament his number."""
    name: str
    native_name: str = ""
    title: str = ""
    rating: int = 0
    national: int = 0
    federation: str = ""
    fide_id: str = ""
    national_id: str = ""
    birth: str = ""
    sex: str = ""
    club: str = ""
    category: str = ""
    team: str = ""
    board: int = 0
    """In the team; 0: as they stand in the list."""


class NameOrder(Enum):
    """What comes first in names that are written without a comma."""

    AS_WRITTEN = ""
    """Not known: they stay as they are."""
    GIVEN = "given"
    SURNAME = "surname"


class Letters(Enum):
    """What becomes of names in capitals."""

    AS_WRITTEN = ""
    SMALL = "small"
    """``SMITH, JOHN`` is written ``Smith, John``."""


class Terms(NamedTuple):
    """How a list is to be read. ``today`` is (year, month, day): nobody is born later.

    ``columns`` are the fields of the columns in order (empty: found out), ``calendar`` the one of births that do not
    say it, ``federation`` whose national ratings and ids they are where a row names none, ``pace`` the rating that
    counts (``RATING``, ``RAPID`` or ``BLITZ``), ``names`` what comes first in names without a comma,
    ``letters`` what becomes of names in capitals.
    """

    today: tuple[int, int, int]
    columns: tuple[Field, ...] = ()
    calendar: Calendar | None = None
    federation: str = ""
    pace: Field = Field.RATING
    names: NameOrder = NameOrder.AS_WRITTEN
    letters: Letters = Letters.AS_WRITTEN


class Entries(NamedTuple):
    """What was read: the columns, the entries in the order of the list, and everything that is wrong.

    Places of problems: ``line`` is the line of the text or the row of the sheet, ``column`` the column of the table,
    both from 1; ``record`` is the head of the column. An ERROR is a row that cannot be entered, a REPAIR a cell that
    is read as if it were blank, a NOTICE something to look at.
    """

    columns: tuple[Column, ...]
    rows: tuple[Entry, ...]
    problems: tuple[Problem, ...]
