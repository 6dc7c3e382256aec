"""The bracket as a page: the drawing, and the places as a table."""

from __future__ import annotations

from pairwright.errors import say
from pairwright.faces import html
from pairwright.faces.knockouts.labels import size_text
from pairwright.faces.knockouts.svg import Direction, bracket_svg, size_of
from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from pairwright.app.brackets import Drawn
    from pairwright.faces.text import Words

MM_PER_PIXEL = 26
"""Hundredths, of letters that can be read: 13 pixels are 9.6 points."""
SMALLEST = 80
"""Percent of that size to which the drawing may shrink: 7.5 points."""
PAPERS = (
    ("A4 portrait", 210, 297),
    ("A4 landscape", 297, 210),
    ("A3 portrait", 297, 420),
    ("A3 landscape", 420, 297),
)
MARGIN, HEADING = 12, 24
"""Millimetres round the page, and of the heading."""


def bracket_page(drawn: Drawn, words: Words, language: str, direction: Direction) -> str:
    """A page, whole in itself."""
    about = words(size_text(drawn.bracket, of_teams=drawn.of_teams))
    heading = html.heading(html.name(drawn.title), html.text(about)) if drawn.title else html.heading(html.text(about))
    svg = html.Markup(bracket_svg(drawn.bracket, drawn.names, drawn.title, words, direction))
    style = html.Markup(f"<style>{_paper(*size_of(drawn.bracket))}</style>\n")
    rows = []
    for place in drawn.bracket.places:
        at = str(place.first) if place.first == place.last else f"{place.first}-{place.last}"
        rows += [(html.notation(at), html.notation(one), html.name(drawn.names[one])) for one in place.players]
    columns = (
        html.Column(html.text(words(say("Place"))), html.Side.NUMBER),
        html.Column(html.text(words(say("No"))), html.Side.NUMBER),
        html.Column(html.text(words(say("Name")))),
    )
    table = html.table(columns, rows, label=words(say("Places")))
    drawing = html.element("div", svg, "roll draw")
    title = f"{drawn.title}: {about}" if drawn.title else about
    return html.page(title, html.joined([style, heading, drawing, html.element("section", table, "places")]), language)


def _larger(across: int, down: int) -> tuple[str, int, int]:
    """A page at least so large (millimetres), of the shape of A4 either way, which printers fit to theirs."""
    short, long = min(across, down), max(across, down)
    short = max(short, long * 210 // 297 + 1)
    long = max(long, short * 297 // 210 + 1)
    across, down = (short, long) if across < down else (long, short)
    return f"{across}mm {down}mm", across, down


def _paper(width: int, height: int) -> str:
    """The smallest paper on which the drawing can be read; a larger one of the same shape if there is none."""
    need_x, need_y = (side * MM_PER_PIXEL * SMALLEST // 10_000 for side in (width, height))
    fitting = [
        (name, across, down)
        for name, across, down in PAPERS
        if need_x <= across - 2 * MARGIN and need_y <= down - 2 * MARGIN - HEADING
    ]
    name, across, down = fitting[0] if fitting else _larger(need_x + 2 * MARGIN, need_y + 2 * MARGIN + HEADING)
    room_x, room_y = across - 2 * MARGIN, down - 2 * MARGIN - HEADING
    wide = min(room_x, room_y * width // height, width * MM_PER_PIXEL // 100)
    return (
        f"@page {{ size: {name}; margin: {MARGIN}mm; }} .places {{ margin-block-start: 1rem; }}\n"
        f"@media print {{ .draw svg {{ width: {wide}mm; height: auto; }} .places {{ break-before: page; }} }}"
    )
