"""The ``@page`` of a document: a style sheet of its own, since pages take no style that stands in them."""

from __future__ import annotations

from django.utils.translation import gettext as _

from pairwright.faces.desk.numerals import digits_of
from pairwright.faces.desk.paper.asked import Asked, Paper
from pairwright.faces.wording import direction

MM = {"A4": (210, 297), "A5": (148, 210)}
LARGEST, GOOD, SMALLEST = 100, 78, 60
"""Letters, in tenths of a point."""
MM_PER_POINT = 353
"""Thousandths."""
COUNTERS = {"fa": "persian", "ar": "arabic-indic"}
_PAGE, _PAGES = "\ue000", "\ue001"


def style_of(asked: Asked, paper: Paper) -> str:
    """Size of page and of letters, margins, running head and page numbers."""
    short, long = MM[asked.size]
    size, across, letters = _fitting(paper, short, long, asked.size)
    if paper.shape == "bare":
        return f"@page {{ size: {asked.size}; margin: 0; }}\n"
    name = asked.sitting.event.tournament.information.name
    down = long if across == short else short
    running = f"{name}: {paper.title}" if name else paper.title
    near, far = ("right", "left") if direction(asked.language) == "rtl" else ("left", "right")
    font = "font: 8pt Vazirmatn, 'Noto Sans', 'Liberation Sans', Arial, sans-serif; color: #333;"
    way = f"direction: {direction(asked.language)};"
    margin = paper.margin
    return (
        f"@page {{ size: {size}; margin: {margin + 2}mm {margin}mm {margin + 2}mm;\n"
        f"  @top-{near} {{ content: {_string(running)}; {font} {way} }}\n"
        f"  @bottom-{far} {{ content: {_page_of(asked)}; {font} {way} }} }}\n"
        f"@page :first {{ @top-{near} {{ content: none; }} }}\n"
        f":root {{ --across: {across - 2 * margin}mm; }}\n"
        f".told table {{ font-size: {letters // 10}.{letters % 10}pt; }}\n"
        f"@media print {{ .sheet.one {{ min-block-size: {down - 2 * margin - 6}mm; }} }}\n"
    )


def _fitting(paper: Paper, short: int, long: int, name: str) -> tuple[str, int, int]:
    """The page upright if letters can be read there, else across; else across with the smallest letters."""
    if not paper.widest:
        return name, short, LARGEST
    upright, across = ((side - 2 * paper.margin) * 100_000 // (paper.widest * MM_PER_POINT) for side in (short, long))
    if upright >= GOOD:
        return name, short, min(upright, LARGEST)
    return f"{name} landscape", long, min(max(across, SMALLEST), LARGEST)


def _page_of(asked: Asked) -> str:
    """``"Page " counter(page) " of " counter(pages)``, as the language says it."""
    counter = COUNTERS.get(digits_of(asked.language, asked.sitting.event.look).text, "decimal")
    said = _("Page {page} of {pages}").format(page=_PAGE, pages=_PAGES)
    parts = []
    for place, text in enumerate(said.split(_PAGE)):
        if place:
            parts.append(f"counter(page, {counter})")
        for at, piece in enumerate(text.split(_PAGES)):
            if at:
                parts.append(f"counter(pages, {counter})")
            if piece:
                parts.append(_string(piece))
    return " ".join(parts)


def _string(text: str) -> str:
    """Any text as a string of CSS: letters, digits and blanks as they are, everything else as its number."""
    safe = [letter if letter.isalnum() or letter == " " else f"\\{ord(letter):06x} " for letter in text[:300]]
    return f'"{"".join(safe)}"'
