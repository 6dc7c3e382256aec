"""Tables as CSV for spreadsheets: UTF-8, one row of heads, and nothing that a spreadsheet would take for a formula."""

from __future__ import annotations

from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Fields = list[str | int]
"""Numbers are written as they are; texts may be names that somebody typed."""

_STARTS_A_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def csv_text(heads: Sequence[str], rows: Iterable[Fields]) -> str:
    """The rows under their heads."""
    import csv
    from io import StringIO

    file = StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(heads)
    writer.writerows([[harmless(field) for field in row] for row in rows])
    return file.getvalue()


def harmless(field: str | int) -> str | int:
    """A text that begins like a formula gets an apostrophe in front, as spreadsheets mark text; decimal numbers, the
    marks ``+`` and ``-`` alone, and anything else stay as they are."""
    if isinstance(field, int) or not field.startswith(_STARTS_A_FORMULA):
        return field
    rest = field[1:]
    is_number = field[0] in "+-" and rest.replace(".", "", 1).isdecimal() and rest.isascii()
    return field if is_number or field in ("+", "-") else f"'{field}"
