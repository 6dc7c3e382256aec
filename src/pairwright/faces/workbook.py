"""Documents as spreadsheets (.xlsx, extra ``spreadsheets``): numbers as numbers, names as text, nothing as formula."""

from __future__ import annotations

from importlib.util import find_spec

from pairwright.errors import NotApplicable, say
from pairwright.faces.document import HALF, Document, Kind, Sheet
from pairwright.faces.html import Runs
from pairwright.faces.wording import chosen_language, direction
from pairwright.faces.wording.characters import island, width, without_isolates
from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from pairwright.faces.text import Words

LIBRARY = "xlsxwriter"
EXTRA = "pip install 'pairwright[spreadsheets]'"
_WIDEST, _NARROWEST = 48, 4
_FORBIDDEN = dict.fromkeys(map(ord, "[]:*?/\\'"), " ")
"""What may not stand in the name of a sheet."""
_LONGEST_NAME = 31
_DIGITS = 9
"""Numbers with more are ids, and stay texts: a spreadsheet would round or shorten them."""


def require() -> None:
    """Raises :class:`NotApplicable` if nothing is installed that can write a spreadsheet."""
    if find_spec(LIBRARY) is None:
        reason = say("to write it, install the extra ({command}); or take --format csv", command=EXTRA)
        raise NotApplicable("xlsx", reason)


def as_workbook(document: Document, language: str, words: Words) -> bytes:
    """The document as an .xlsx file, a sheet for each of its tables; in right-to-left languages they begin at the
    right, but for tables whose columns never turn. Raises :class:`NotApplicable` as :func:`require`."""
    require()
    from io import BytesIO

    import xlsxwriter

    file = BytesIO()
    options = {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False, "strings_to_numbers": False}
    book = xlsxwriter.Workbook(file, options)
    about = without_isolates(words(document.about))
    title = f"{document.title}: {about}" if document.title else about
    book.set_properties({"title": title[:255]})
    taken: set[str] = set()
    for sheet in document.sheets:
        heading = " ".join([content for _, content in sheet.heading])
        page = book.add_worksheet(_name(heading or about, taken))
        if direction(language) == "rtl" and sheet.runs is Runs.AS_PAGE:
            page.right_to_left()
        _fill(page, _Looks(book), sheet, words, [title, *([heading] if heading else [])])
    if document.sheets and (document.notes or document.told):
        page = book.add_worksheet(_name(words(say("Notes")), taken))
        sentences = [*document.notes, *[told.sentence for told in document.told]]
        page.set_column(0, 0, 2 * _WIDEST)
        for row, sentence in enumerate(sentences):
            page.write_string(row, 0, words(sentence))
    book.close()
    return file.getvalue()


class _Looks:
    """The looks of cells, made once for a sheet."""

    def __init__(self, book: Any) -> None:
        self.title = book.add_format({"bold": True, "font_size": 13})
        self.head = book.add_format({"bold": True, "bottom": 1, "text_wrap": True, "valign": "top"})
        self.number = book.add_format({"align": "right"})
        self.half = book.add_format({"align": "right", "num_format": "0.0"})


def _fill(page: Any, looks: _Looks, sheet: Sheet, words: Words, titles: list[str]) -> None:
    """Titles, heads, rows; the heads stay in sight and are repeated on every printed page."""
    for row, title in enumerate(titles):
        page.write_string(row, 0, title, looks.title)
    top = len(titles) + 1
    for at, column in enumerate(sheet.columns):
        head = words(column.title)
        page.write_string(top, at, head, looks.head)
        contents = [row[at].content for row in sheet.rows]
        has_halves = column.kind is Kind.SCORE and any(content.endswith(HALF) for content in contents)
        for row, content in enumerate(contents, top + 1):
            number = _number(column.kind, content)
            if number is None:
                page.write_string(
                    row, at, _isolated(column.kind, content), None if column.kind in _TEXTS else looks.number
                )
            else:
                page.write_number(row, at, number, looks.half if has_halves else looks.number)
        widest = max([width(head), *map(width, contents)])
        page.set_column(at, at, max(_NARROWEST, min(_WIDEST, widest + 1)))
    page.freeze_panes(top + 1, 0)
    page.repeat_rows(top)
    page.fit_to_pages(1, 0)
    if sheet.rows:
        page.autofilter(top, 0, top + len(sheet.rows), len(sheet.columns) - 1)


_TEXTS = (Kind.WORDS, Kind.NAME)


def _isolated(kind: Kind, content: str) -> str:
    """Notation that would turn round in a right-to-left cell ("12w½") keeps its order; digits do so by themselves."""
    turns = kind not in _TEXTS and not (content.isascii() and content.isalnum())
    return island(content) if content and turns and direction(chosen_language()) == "rtl" else content


def _number(kind: Kind, content: str) -> float | None:
    """The number a cell of numbers shows; None for anything else, ids with many digits among it."""
    if kind not in (Kind.NUMBER, Kind.SCORE) or not content or (not content.isascii() and HALF not in content):
        return None
    whole, half = content.removesuffix(HALF), content.endswith(HALF)
    if half and whole in ("", "-"):
        return -0.5 if whole else 0.5
    sign, digits = (-1, whole[1:]) if whole.startswith("-") else (1, whole)
    point = digits.replace(".", "", 1)
    if (
        not point.isdecimal()
        or len(point) > _DIGITS
        or (digits.startswith("0") and len(digits) > 1 and "." not in digits)
    ):
        return None
    return sign * (float(digits) + (0.5 if half else 0))


def _name(text: str, taken: set[str]) -> str:
    """A name a sheet can have, and no other has."""
    plain = " ".join(text.translate(_FORBIDDEN).split())[:_LONGEST_NAME] or "1"
    name, count = plain, 1
    while name.lower() in taken:
        count += 1
        ending = f" {count}"
        name = plain[: _LONGEST_NAME - len(ending)] + ending
    taken.add(name.lower())
    return name
