"""Tables of cells, wherever they come from: text that was pasted, comma-separated values, spreadsheets.

What the cells mean is none of this floor's business: ``app/entries`` finds that out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from pairwright.errors import Place, Problem, Severity, TooLarge, UnreadableFile, say
from pairwright.formats.base import LARGEST_FILE
from pairwright.lean import NamedTuple

MOST_ROWS = 20_000
"""Rows of one table: twice as many as there can be players."""
MOST_COLUMNS = 256
LONGEST_CELL = 2_000
"""Characters; what is longer is no entry of a player."""

_ZIP, _OFFICE = b"PK\3\4", b"\xd0\xcf\x11\xe0"
_SEPARATORS = ("\t", ";", "؛", "|", ",", "،")
"""Tried in this order."""
_COMMAS = (",", "،")
_WIDE_BLANK = re.compile(r"[ \u00a0]{2,}")


class Row(NamedTuple):
    """One row: the line of the file (or row of the sheet) it begins in, from 1, and its cells."""

    line: int
    cells: tuple[str, ...]


class Table(NamedTuple):
    """Rows that are not empty. ``is_divided`` is false where nothing divides the lines into columns: every row then
    has one cell, the line. ``others`` are further sheets that have something in them."""

    rows: tuple[Row, ...]
    is_divided: bool = True
    sheet: str = ""
    others: tuple[str, ...] = ()
    problems: tuple[Problem, ...] = ()


def is_spreadsheet(data: bytes) -> bool:
    """Whether these bytes are an .xlsx, .ods or .xls file, as far as their beginning tells."""
    return data.startswith((_ZIP, _OFFICE))


def read_table(data: bytes, encoding: str = "", sheet: str = "", most: int = MOST_ROWS) -> Table:
    """The table in a file: a spreadsheet, comma-separated values, or any text with one player a line.

    ``sheet`` names a sheet of a spreadsheet (otherwise the first that has something in it), ``most`` is the limit of
    rows. Raises
    :class:`UnreadableFile`, :class:`TooLarge`, and :class:`~pairwright.errors.NotApplicable` for a spreadsheet where
    nothing is installed that can read it.
    """
    if len(data) > LARGEST_FILE:
        raise TooLarge("bytes in one file", len(data), LARGEST_FILE)
    if is_spreadsheet(data):
        from pairwright.formats.workbook import read_workbook

        return read_workbook(data, sheet, most)
    from pairwright.formats.encoding import decode, without_controls
    from pairwright.formats.faults import Faults

    faults = Faults()
    text, _ = decode(data, encoding, faults)
    return table_of_text(without_controls(text, faults), most)._replace(problems=tuple(faults.problems))


def table_of_text(text: str, most: int = MOST_ROWS) -> Table:
    r"""The table in a text: divided by tabs, semicolons, bars, commas, or two blanks and more; the first that divides
    most of the lines. Names with one comma (``Ash, Ann``) are not divided by it.

    Raises :class:`UnreadableFile` for a text without a line, :class:`TooLarge`.

    >>> [row.cells for row in table_of_text("Name;Rating\nAsh, Ann;2100").rows]
    [('Name', 'Rating'), ('Ash, Ann', '2100')]
    """
    lines = text.lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    filled = [line for line in lines if line.strip()]
    _check_rows(len(filled), most)
    if not filled:
        raise nothing_in_it()
    for separator in _SEPARATORS:
        if _divides(filled, separator):
            return Table(bounded(_separated("\n".join(lines), separator), most))
    if _mostly([bool(_WIDE_BLANK.search(line.strip())) for line in filled]):
        wide = (Row(at, tuple(_WIDE_BLANK.split(line.strip()))) for at, line in enumerate(lines, 1))
        return Table(bounded(wide, most))
    return Table(bounded((Row(at, (line.strip(),)) for at, line in enumerate(lines, 1)), most), is_divided=False)


def _divides(lines: Sequence[str], separator: str) -> bool:
    counts = [line.count(separator) for line in lines]
    if separator not in _COMMAS:
        return _mostly([count > 0 for count in counts])
    return _mostly([count > 1 for count in counts])


def _mostly(facts: Sequence[bool]) -> bool:
    """More than half of them hold."""
    return 2 * sum(facts) > len(facts)


def _separated(text: str, separator: str) -> Iterable[Row]:
    import csv
    from io import StringIO

    csv.field_size_limit(max(csv.field_size_limit(), LARGEST_FILE))
    reader = csv.reader(StringIO(text, newline=""), delimiter=separator, skipinitialspace=True)
    start = 1
    for row in reader:
        yield Row(start, tuple(row))
        start = reader.line_num + 1


def bounded(rows: Iterable[Row], most: int = MOST_ROWS) -> tuple[Row, ...]:
    """The rows that are not empty, each without the empty cells at its end. Raises :class:`TooLarge`."""
    found = []
    for line, cells in rows:
        kept = [cell.strip() for cell in cells]
        while kept and not kept[-1]:
            kept.pop()
        if not kept:
            continue
        if len(kept) > MOST_COLUMNS:
            raise TooLarge("columns in one row", len(kept), MOST_COLUMNS)
        longest = max(map(len, kept))
        if longest > LONGEST_CELL:
            raise TooLarge("characters in one cell", longest, LONGEST_CELL)
        found.append(Row(line, tuple(kept)))
        _check_rows(len(found), most)
    if not found:
        raise nothing_in_it()
    return tuple(found)


def _check_rows(count: int, most: int) -> None:
    if count > most:
        raise TooLarge("rows in one table", count, most)


def nothing_in_it() -> UnreadableFile:
    """What is raised about a table without a row."""
    found, expected = say("there is nothing in it"), say("one player a row, with a name")
    remedy = say("Choose the sheet or file that holds the list")
    return UnreadableFile((Problem("empty-table", Severity.ERROR, Place(), found, expected, remedy),))
