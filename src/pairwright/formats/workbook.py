"""Spreadsheets as tables of cells: .xlsx, .xls and .ods (extra ``spreadsheets``), read in a process of their own."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from pairwright.errors import NotApplicable, Place, Problem, Severity, TooLarge, UnknownCode, UnreadableFile, say
from pairwright.formats.cells import MOST_COLUMNS, MOST_ROWS, Row, Table, bounded, nothing_in_it
from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

PATIENCE = 60
"""Seconds after which a spreadsheet is given up."""
LIBRARY = "python_calamine"
EXTRA = "pip install 'pairwright[spreadsheets]'"


def read_workbook(data: bytes, sheet: str = "", most: int = MOST_ROWS) -> Table:
    """The rows of one sheet: the one of this name, otherwise the first that has something in it.

    Raises :class:`NotApplicable` if the library is not installed, :class:`UnreadableFile`, :class:`TooLarge`, and
    :class:`UnknownCode` for a sheet there is not.
    """
    if find_spec(LIBRARY) is None:
        reason = say("to read them, install the extra ({command}); or save the sheet as CSV", command=EXTRA)
        raise NotApplicable("spreadsheets", reason)
    answer = _answer(data, most)
    if "large" in answer:
        raise TooLarge(*answer["large"])
    if "broken" in answer:
        raise _broken(str(answer["broken"]))
    sheets = {name: rows for name, rows in answer["sheets"] if any(cell for row in rows for cell in row)}
    if sheet and sheet not in sheets:
        raise UnknownCode("sheet", sheet, tuple(sheets))
    if not sheets:
        raise nothing_in_it()
    chosen = sheet or next(iter(sheets))
    rows = bounded([Row(at, tuple(cells)) for at, cells in enumerate(sheets[chosen], 1)], most)
    others = tuple([name for name in sheets if name != chosen])
    return Table(rows, sheet=chosen, others=others)


def _answer(data: bytes, most: int) -> dict[str, Any]:
    """What the process that reads it says; that it says nothing is an answer, too."""
    import json
    import subprocess
    from pathlib import Path

    program = Path(__file__).with_name("workbook_reader.py")
    command = [sys.executable, "-P", str(program), str(most), str(MOST_COLUMNS)]
    try:
        done = subprocess.run(command, input=data, capture_output=True, timeout=PATIENCE, check=False)
        answer: dict[str, Any] = json.loads(done.stdout)
    except subprocess.TimeoutExpired:
        return {"broken": f"not read after {PATIENCE} seconds"}
    except ValueError:
        return {"broken": "its cells stand too far apart, or it is damaged"}
    return answer


def _broken(reason: str) -> UnreadableFile:
    found = say("the spreadsheet cannot be read: {reason}", reason=reason)
    expected = say("an .xlsx, .ods or .xls file without a password")
    remedy = say("Save the list as CSV, or copy the cells and paste them")
    return UnreadableFile((Problem("spreadsheet", Severity.ERROR, Place(), found, expected, remedy),))
