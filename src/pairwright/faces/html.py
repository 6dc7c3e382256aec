"""Answers as small pages of HTML: whole in themselves, for screen and paper, in either direction of writing.

What somebody typed goes through :func:`name`, notation (scores, results, numbers, codes) through :func:`notation`: each
is an isolate, so that in a right-to-left page ``7w½`` does not turn into ``½w7``. Everything else is escaped text.
"""

from __future__ import annotations

from enum import Enum
from html import escape

from pairwright.faces.wording import CONTROLS, SOURCE_LANGUAGE, Marks, direction, translate
from pairwright.faces.wording.characters import has_right_to_left, without_isolates
from pairwright.lean import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pairwright.errors import Sentence


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


NOTHING = Markup("")


class Side(Enum):
    """Where the cells of a column stand."""

    START = "start"
    NUMBER = "num"
    """Digits stand on their units, which are on the right in every script."""
    MIDDLE = "mid"


class Runs(Enum):
    """In which direction the columns of a table follow each other."""

    AS_PAGE = ""
    LEFT_TO_RIGHT = "ltr"
    """Round 1 is left in every language: cross tables never mirror."""


class Column(NamedTuple):
    """The head of a column and where its cells stand; ``about`` is shown on pointing at it."""

    title: Markup
    side: Side = Side.START
    about: str = ""


class Cell(NamedTuple):
    """A cell; ``look`` are classes of the style sheet (``w``, ``b``, ``o``: a game with White, with Black, none)."""

    content: Markup
    look: str = ""


def text(content: object) -> Markup:
    """Plain text; control characters become blanks, and orders to turn what follows round are left out."""
    plain = str(content)
    if plain.isascii() and plain.isalnum():  # most cells of a table
        return Markup(plain)
    return Markup(escape(plain.translate(_HARMLESS)))


def name(content: str) -> Markup:
    """What somebody typed: it finds its own direction."""
    return Markup(f'<bdi dir="auto">{text(content)}</bdi>')


def notation(content: object) -> Markup:
    """A score, result, number, date or code: left to right everywhere."""
    plain = str(content)
    known = _NOTATION.get(plain)
    if known is None:
        known = Markup(f'<bdi class="n" dir="ltr">{text(plain)}</bdi>')
        if len(plain) <= SHORT and len(_NOTATION) < MOST_KEPT:
            _NOTATION[plain] = known
    return known


_HARMLESS = {**CONTROLS, **dict.fromkeys(range(0x202A, 0x202F))}
"""The program itself writes isolates only; in a name typed by somebody an override would turn the rest of the line."""
SHORT, MOST_KEPT = 8, 20_000
"""Characters of a notation that is kept, and how many are."""
_NOTATION: dict[str, Markup] = {}
"""Made once: a table has tens of thousands of cells, and few of them differ."""


def sentence(content: str, language: str) -> Markup:
    """A sentence of the program in a page of this language. One that is not translated yet runs as it is written, and
    is not turned round by a right-to-left page."""
    if direction(language) == "ltr" or has_right_to_left(content):
        return text(content)
    return Markup(f'<bdi dir="ltr">{text(content)}</bdi>')


def told(content: Sentence, language: str) -> Markup:
    """The same of a sentence in this language: in languages written from right to left, names and notation in it are
    isolated."""
    if direction(language) == "ltr":
        return text(translate(content, language))
    return Markup(translate(content, language, marks=MARKS))


def _value(content: str) -> str:
    """A name by its first strong letter, notation from left to right; isolates of text files are not needed here."""
    plain = without_isolates(content)
    is_name = has_right_to_left(plain) or any(part.isalpha() and not part.isupper() for part in plain.split())
    return name(plain) if is_name else notation(plain)


def _foreign(content: str) -> str:
    return f'<bdi dir="ltr">{content}</bdi>'


MARKS = Marks(text, _value, _foreign)
"""How a page writes the parts of a sentence in languages written from right to left."""


def element(tag: str, content: Markup, look: str = "") -> Markup:
    """An element around content; ``look`` are its classes."""
    classes = f' class="{escape(look)}"' if look else ""
    return Markup(f"<{tag}{classes}>{content}</{tag}>")


def joined(parts: Sequence[Markup], between: str = "") -> Markup:
    """Parts in a row, with text between them."""
    return Markup(text(between).join(parts))


def table(
    columns: Sequence[Column], rows: Sequence[Sequence[Cell | Markup]], *, label: str = "", runs: Runs = Runs.AS_PAGE
) -> Markup:
    """A table with its head repeated on every printed page. ``label`` is its name for who cannot see it."""
    attributes = f' dir="{runs.value}"' if runs.value else ""
    attributes += f' aria-label="{text(label)}"' if label else ""
    heads = "".join([_head(column) for column in columns])
    looks = [_Looks(column.side) for column in columns]
    body = "\n".join([_row(looks, row) for row in rows])
    rows_of_head = f"<thead><tr>{heads}</tr></thead>\n" if heads else ""
    return Markup(
        f'<div class="roll" tabindex="0"><table{attributes}>\n{rows_of_head}<tbody>\n{body}\n</tbody>\n</table></div>'
    )


class _Looks(dict[str, str]):
    """The attributes of the cells of a column by their look, made once: a table has tens of thousands of cells."""

    def __init__(self, side: Side) -> None:
        self._side = "" if side is Side.START else side.value

    def __missing__(self, look: str) -> str:
        classes = f"{self._side} {escape(look)}".strip()
        made = self[look] = f' class="{classes}"' if classes else ""
        return made


def _head(column: Column) -> str:
    about = f' title="{text(column.about)}"' if column.about else ""
    return f'<th scope="col"{_Looks(column.side)[""]}{about}>{column.title}</th>'


def _row(looks: Sequence[_Looks], row: Sequence[Cell | Markup]) -> str:
    cells = []
    for known, cell in zip(looks, row, strict=True):
        content, look = cell if isinstance(cell, Cell) else (cell, "")
        cells.append(f"<td{known[look]}>{content}</td>")
    return f"<tr>{''.join(cells)}</tr>"


def heading(title: Markup, below: Markup = NOTHING) -> Markup:
    """The head of a page: what it is, and a line of state below."""
    under = f"<p>{below}</p>" if below else ""
    return Markup(f"<header><h1>{title}</h1>{under}</header>\n")


def note(content: Markup, look: str = "") -> Markup:
    """A line below a table; ``look`` are more of its classes."""
    return Markup(f'<p class="{escape(f"note {look}".rstrip())}">{content}</p>\n')


def page(title: str, body: Markup, language: str = SOURCE_LANGUAGE, widest: int = 0) -> str:
    """A whole document: its language and direction, its style inside, nothing fetched from elsewhere.

    ``widest`` is the width of its widest table in tenths of an em, so that on paper nothing of it is cut off.
    """
    return (
        "<!DOCTYPE html>\n"
        f'<html lang="{escape(language.replace("_", "-"))}" dir="{direction(language)}">\n'
        '<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="generator" content="Pairwright">\n<title>{text(title)}</title>\n'
        f"<style>\n{STYLE}{paper(widest)}</style>\n</head>\n<body>\n{body}</body>\n</html>\n"
    )


def paper(widest: int) -> str:
    """Size of page and letters for a table as wide as this (tenths of an em): A4 upright, else across; where letters
    would be too small to read, a larger page of the same shape, which printers fit to theirs."""
    if not widest:
        return "@page { size: A4; }\n"
    size, across = _fitting(A4_SHORT, widest), _fitting(A4_LONG, widest)
    if size >= GOOD_LETTERS:
        page = "A4"
    elif across >= SMALLEST_LETTERS:
        page, size = "A4 landscape", across
    else:
        size = SMALLEST_LETTERS
        long = widest * size * MM_PER_POINT // 100_000 + 2 * MARGIN + 1
        page = f"{long}mm {long * A4_SHORT // A4_LONG}mm"
    size = min(size, LARGEST_LETTERS)
    return f"@page {{ size: {page}; }}\n@media print {{ table {{ font-size: {size // 10}.{size % 10}pt; }} }}\n"


A4_SHORT, A4_LONG, MARGIN = 210, 297, 12
"""Millimetres."""
MM_PER_POINT = 353
"""Thousandths."""
LARGEST_LETTERS, GOOD_LETTERS, SMALLEST_LETTERS = 95, 75, 60
"""Tenths of a point."""


def _fitting(across: int, widest: int) -> int:
    """The largest letters (tenths of a point) with which the table fits on a page of this width."""
    return (across - 2 * MARGIN) * 100_000 // (widest * MM_PER_POINT)


STYLE = """\
:root { color-scheme: light; --ink: #13201b; --ink-2: #42504a; --line: #d3dbd7; --line-2: #72807a; --accent: #0a5f4e;
  --latin: -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif;
  --font: var(--latin); --lh: 1.45; }
:root:lang(fa), :root:lang(ar) { --font: Vazirmatn, "Segoe UI", "SF Arabic", "Noto Sans", "Noto Sans Arabic",
  "Geeza Pro", Tahoma, sans-serif; --lh: 1.6; }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 1.5rem; background: #fff; color: var(--ink); font: 400 .875rem/var(--lh) var(--font);
  font-variant-numeric: lining-nums tabular-nums; }
header { margin-block-end: 1rem; padding-block-end: .5rem; border-block-end: 2px solid var(--ink); }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.4; } h2 { margin: 0; font-size: 1.1rem; line-height: 1.4; }
p { margin: 0; } header p, .note { color: var(--ink-2); } .note { margin-block-start: .5rem; font-size: .8125rem; }
.detail { margin: 0; margin-inline-start: 1.5rem; }
.n { direction: ltr; unicode-bidi: isolate; white-space: nowrap; font-family: var(--latin); }
.ti { color: var(--ink-2); font-size: .86em; } .faint { color: var(--ink-2); }
.roll { overflow-x: auto; }
table { border-collapse: collapse; } table[dir] { text-align: left; }
th { font-weight: 500; font-size: .8125rem; color: var(--ink-2); text-align: start; vertical-align: bottom; }
th, td { padding: .2rem .5rem; border-block-end: 1px solid var(--line); white-space: nowrap; }
thead th { border-block-end: 1px solid var(--line-2); }
tbody tr:nth-child(5n) > td { border-block-end-color: var(--line-2); }
.num { text-align: right; } .mid { text-align: center; } .pts { font-weight: 700; }
.whole .n::after { content: "½"; visibility: hidden; }
.tb { color: var(--ink-2); } .decides { color: var(--ink); font-weight: 700; box-shadow: inset 0 -2px 0 var(--accent); }
.g { display: inline-block; min-inline-size: 3.2rem; padding: 0 .35rem; border: 1px solid var(--line-2);
  border-radius: 3px; text-align: right; line-height: 1.5; } .rr .g { min-inline-size: 2.1rem; text-align: center; }
.w { background: #fff; color: #13201b; } .b { background: #1a2420; color: #fff; border-color: #1a2420; }
.o { border-style: dashed; color: var(--ink-2); } .self { background: #e6ece9; }
h2 { display: flex; gap: .5em; align-items: baseline; }
.card { display: inline-block; vertical-align: top; inline-size: 25rem; margin: 0; padding: 1rem;
  border: 1px dashed var(--line-2); } .card table { inline-size: 100%; } .card td { white-space: normal; }
.card th, .card td { padding-inline: .35rem; }
.prose td { white-space: normal; vertical-align: top; } .prose table { max-inline-size: 48rem; }
.card .g { min-inline-size: 2rem; text-align: center; } .card tbody tr:last-child > td { border-block-end: 0; }
@page { margin: 12mm; }
@media print { body { margin: 0; } .roll { overflow: visible; } thead { display: table-header-group; }
  th, td { padding: .15em .3em; } th { font-size: inherit; } .g, .rr .g { min-inline-size: 0; padding: 0 .25em; }
  tr, .card { break-inside: avoid; }
  .card { inline-size: 92mm; padding: 4mm; font-size: 9pt; } .card th, .card td { padding: .6mm 1mm; }
  h2 { font-size: 11pt; }
  .b, .self { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
"""
