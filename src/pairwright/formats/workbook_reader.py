"""The program that reads a spreadsheet in a process of its own; it needs python-calamine and nothing of Pairwright.

A spreadsheet of two cells that stand far apart makes the library ask for more memory than there is, and that ends the
process. So the desk never reads one itself: it starts this, with the limits as arguments, the file on standard input
and an answer in JSON on standard output.
"""

from __future__ import annotations

import json
import sys
from datetime import date, datetime
from io import BytesIO

MEMORY = 2 << 30
"""Bytes this process may have."""


def main() -> None:
    """Answer ``{"sheets": [[name, rows], ...]}``, ``{"large": [what, found, limit]}`` or ``{"broken": reason}``."""
    most_rows, most_columns = int(sys.argv[1]), int(sys.argv[2])
    _bound_memory()
    try:
        answer = _read(sys.stdin.buffer.read(), most_rows, most_columns)
    except Exception as error:  # every format has errors of its own
        answer = {"broken": str(error) or type(error).__name__}
    sys.stdout.buffer.write(json.dumps(answer).encode())


def _bound_memory() -> None:
    try:
        import resource
    except ImportError:  # Windows has none; the process may still end without harm to the one that started it
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _read(data: bytes, most_rows: int, most_columns: int) -> dict[str, object]:
    from python_calamine import CalamineWorkbook

    sheets = []
    book = CalamineWorkbook.from_filelike(BytesIO(data))
    for name in book.sheet_names:
        sheet = book.get_sheet_by_name(name)
        if sheet.total_height > most_rows:
            return {"large": ["rows in one table", sheet.total_height, most_rows]}
        if sheet.total_width > most_columns:
            return {"large": ["columns in one row", sheet.total_width, most_columns]}
        rows = sheet.to_python(skip_empty_area=False)
        sheets.append([name, [[_text(cell) for cell in row] for row in rows]])
    return {"sheets": sheets}


def _text(cell: object) -> str:
    """What the cell shows, more or less: dates as in ISO, whole numbers without a point."""
    if isinstance(cell, bool):
        return str(cell).upper()
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    if isinstance(cell, datetime):
        return cell.date().isoformat() if not (cell.hour or cell.minute) else cell.isoformat(" ")
    return cell.isoformat() if isinstance(cell, date) else str(cell)


if __name__ == "__main__":
    main()
