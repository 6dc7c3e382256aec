"""The map of a round, drawn: an SVG with classes only, its order that of the reading direction."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape

from pairwright.errors import Sentence, say, say_n
from pairwright.faces.round_map import Band, RoundMap, Slot, Wire
from pairwright.faces.text import points_text
from pairwright.lean import NamedTuple

ROW, UPPER, LOWER = 88, 26, 62
STEP, MARGIN = 56, 112
"""Between columns; from the reading start to the first column."""
FEWEST = 7
"""Columns in a line: fewer would draw large."""
RADIUS = 12.5


class Reader(NamedTuple):
    """Who looks: his language and direction, where a board leads to, and the board in question (0: none)."""

    words: Callable[[Sentence], str]
    leads_to: Callable[[int], str]
    rtl: bool = False
    board: int = 0
    most: int = 10
    """Columns in a line; more are wrapped."""


class _Sheet(NamedTuple):
    """The paper: columns in a line, and where each band begins."""

    reader: Reader
    columns: int
    tops: tuple[int, ...]
    height: int

    @property
    def width(self) -> int:
        return MARGIN + self.columns * STEP

    def x(self, place: int) -> int:
        """From the reading start."""
        return self.width - place if self.reader.rtl else place

    def at(self, band: int, slot: Slot) -> tuple[int, int]:
        """The middle of a slot."""
        row, column = divmod(slot.column, self.columns)
        top = self.tops[band] + row * ROW
        return self.x(MARGIN + STEP // 2 + column * STEP), top + (LOWER if slot.line else UPPER)


def drawing(found: RoundMap, reader: Reader) -> str:
    """The map as an SVG element."""
    sheet = _sheet(found, reader)
    title = reader.words(say("Map of round {round}", round=found.round))
    parts = [
        f'<svg class="map c{sheet.columns}" viewBox="0 0 {sheet.width} {sheet.height}" role="group" '
        f'aria-label="{escape(title)}" xmlns="http://www.w3.org/2000/svg">'
    ]
    for at, band in enumerate(found.bands):
        parts += _ground(found, sheet, at, band)
    parts += [_fall(sheet, fall) for fall in found.falls]
    for at, band in enumerate(found.bands):
        parts += [_wire(sheet, at, wire) for wire in band.wires]
    for at, band in enumerate(found.bands):
        halo = {number for wire in band.wires if _asked(wire, reader) for number in (wire.white, wire.black)}
        for slot in band.slots:
            parts += _disc(sheet, at, slot, with_halo=slot.number in halo and bool(slot.given))
    return "".join([*parts, "</svg>"])


def _asked(wire: Wire, reader: Reader) -> bool:
    """Is it the board in question?"""
    return bool(reader.board) and wire.board == reader.board


def _sheet(found: RoundMap, reader: Reader) -> _Sheet:
    widest = max([band.columns for band in found.bands], default=0)
    columns = widest
    if widest > reader.most:
        lines = -(-widest // reader.most)
        columns = -(-widest // lines)
    columns = max(columns, FEWEST)
    tops, top = [], 0
    for band in found.bands:
        tops.append(top)
        top += ROW * max(-(-band.columns // columns), 1)
    return _Sheet(reader, columns, tuple(tops), top)


def _ground(found: RoundMap, sheet: _Sheet, at: int, band: Band) -> Iterator[str]:
    height = ROW * max(-(-band.columns // sheet.columns), 1)
    top = sheet.tops[at]
    yield f'<rect class="band{" alt" if at % 2 else ""}" x="0" y="{top}" width="{sheet.width}" height="{height}"/>'
    words = sheet.reader.words
    size = escape(words(say_n("{count} player", "{count} players", count=band.size)))
    middle = sheet.x(52)
    if found.by_scores:
        yield f'<text class="lbl" x="{middle}" y="{top + 40}">{points_text(band.score)}</text>'
    yield f'<text class="lbl2" x="{middle}" y="{top + 58}">{size}</text>'
    for slot in band.slots:
        if slot.is_bye:
            x, y = sheet.at(at, slot)
            label = escape(words(say("bye")))
            yield f'<text class="lbl2" x="{x}" y="{y + 23}">{label}</text>'


def _curve(start: tuple[int, int], end: tuple[int, int], bulge: int) -> str:
    """A line; one between two places of one height bends by ``bulge``."""
    (x1, y1), (x2, y2) = start, end
    if x1 == x2:
        return f"M{x1} {y1}V{y2}"
    middle = (y1 + y2) // 2 if abs(y1 - y2) > 1 else y1 + bulge
    return f"M{x1} {y1}C{x1} {middle} {x2} {middle} {x2} {y2}"


def _fall(sheet: _Sheet, fall: tuple[int, Slot, int, Slot]) -> str:
    from_band, ghost, to_band, place = fall
    (x1, y1), (x2, y2) = sheet.at(from_band, ghost), sheet.at(to_band, place)
    out = 13 if y2 > y1 else -13
    if x1 == x2 and from_band != to_band and ghost.line != (y2 > y1):  # somebody sits in between: go round him
        side = x1 + (28 if sheet.reader.rtl else -28)
        return f'<path class="fall" d="M{x1} {y1 + out}C{side} {y1 + 2 * out} {side} {y2 - 2 * out} {x2} {y2 - out}"/>'
    return f'<path class="fall" d="{_curve((x1, y1 + out), (x2, y2 - out), out)}"/>'


def _wire(sheet: _Sheet, at: int, wire: Wire) -> str:
    reader = sheet.reader
    start, end = sheet.at(at, wire.upper), sheet.at(at, wire.lower)
    shape = _curve(start, end, 34 if not wire.upper.line else -34)
    kinds = "wire" + (" down" if wire.floats else "") + (" sel" if _asked(wire, reader) else "")
    template = "Board {board}: {white} has White against {black}"
    title = reader.words(say(template, board=wire.board, white=wire.white, black=wire.black))
    return (
        f'<a href="{escape(reader.leads_to(wire.board))}" aria-label="{escape(title)}"><title>{escape(title)}</title>'
        f'<path class="hit" d="{shape}"/><path class="{kinds}" d="{shape}"/></a>'
    )


def _disc(sheet: _Sheet, at: int, slot: Slot, *, with_halo: bool) -> Iterator[str]:
    x, y = sheet.at(at, slot)
    if with_halo:
        yield f'<circle class="halo" cx="{x}" cy="{y}" r="{RADIUS + (7.5 if slot.refused else 4)}"/>'
    if slot.refused:
        yield f'<circle class="miss" cx="{x}" cy="{y}" r="{RADIUS + 4}"/>'
    if slot.is_bye:
        yield f'<rect class="ghost bye" x="{x - 13}" y="{y - 11}" width="26" height="22" rx="4"/>'
    elif not slot.given:
        yield f'<circle class="ghost" cx="{x}" cy="{y}" r="{RADIUS}"/>'
    else:
        yield f'<circle class="p{slot.given}" cx="{x}" cy="{y}" r="{RADIUS}"/>'
    ink = f"t{slot.given or 'g'}"
    yield f'<text class="{ink}" x="{x}" y="{y + 4}">{slot.number}</text>'
