"""The bracket as a drawing (SVG): whole in itself, for screen and paper, light and dark, in either direction.

Lines and letters have the colour of the text around them (``currentColor``). Every match has a title that says it in
full, for pointing at it and for who hears it. Names are isolates: they turn nothing round.
"""

from __future__ import annotations

from enum import Enum
from html import escape

from pairwright.errors import Sentence, say
from pairwright.faces.knockouts.labels import BRANCHES, box_of, shortened
from pairwright.faces.knockouts.layout import SLOT, Node, columns_of, finals_of, groups_of
from pairwright.faces.wording import CONTROLS
from pairwright.faces.wording.characters import isolated
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.knockout.bracket import Branch

if TYPE_CHECKING:
    from pairwright.faces.knockouts.labels import Box, Line
    from pairwright.faces.text import Words
    from pairwright.model.knockout.bracket import Bracket, Match

WIDE, LINE, GAP, STEP, EDGE = 256, 20, 40, 68, 16
"""Of a box, of one of its two lines, between columns, from match to match, round the drawing: pixels."""
HEAD, BRANCH_HEAD = 34, 42
LETTER = 7
"""Pixels of a letter, rather too many."""


class Direction(Enum):
    """Where the first stage stands."""

    LEFT_TO_RIGHT = "ltr"
    RIGHT_TO_LEFT = "rtl"


class _Spot(NamedTuple):
    """A match with the left top corner of its box, as if the first stage stood at the left."""

    match: Match
    x: int
    y: int
    follows: tuple[int, ...]


class _Sheet(NamedTuple):
    width: int
    direction: Direction
    words: Words

    def x(self, x: int, wide: int = 0) -> int:
        """The left edge of something ``wide``, in the direction of the drawing."""
        return x if self.direction is Direction.LEFT_TO_RIGHT else self.width - x - wide

    @property
    def near(self) -> str:
        """The anchor of text that begins where one begins to read."""
        return "start" if self.direction is Direction.LEFT_TO_RIGHT else "end"

    @property
    def far(self) -> str:
        """The other one."""
        return "end" if self.direction is Direction.LEFT_TO_RIGHT else "start"

    def text(self, x: int, y: int, anchor: str, content: str, look: str = "") -> str:
        """A line of text."""
        kind = f' class="{look}"' if look else ""
        return f'<text x="{self.x(x)}" y="{y}" text-anchor="{anchor}"{kind}>{_plain(content)}</text>'


def bracket_svg(
    bracket: Bracket, names: dict[int, str], title: str, words: Words, direction: Direction = Direction.LEFT_TO_RIGHT
) -> str:
    """The drawing. ``names`` by pairing number; ``title`` is what somebody called the tournament."""
    spots, heads, height = _arranged(bracket)
    columns = columns_of(bracket)
    width = _width(bracket)
    sheet = _Sheet(width, direction, words)
    stages = {stage.number: stage.title for stage in bracket.stages}
    parts = [_head(sheet, index, words(stages[number])) for index, number in enumerate(columns)]
    parts += [sheet.text(EDGE, y, sheet.near, words(BRANCHES[branch]), "h2") for branch, y in heads]
    by_number = {spot.match.number: spot for spot in spots}
    parts += [_lines(sheet, spot, by_number) for spot in spots if spot.follows]
    parts += [_box(sheet, spot, box_of(bracket, spot.match, names), stages[spot.match.stage]) for spot in spots]
    about = say(
        "{players} players, {matches} matches in {stages} stages",
        players=len(bracket.order),
        matches=len([spot for spot in spots if not box_of(bracket, spot.match, names).is_free]),
        stages=len(columns),
    )
    name = _plain(f"{title}: {words(say('knockout'))}" if title else words(say("Knockout")))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="pw-bracket" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" role="list" aria-labelledby="pw-bracket-title pw-bracket-desc">\n'
        f'<title id="pw-bracket-title">{name}</title>\n<desc id="pw-bracket-desc">{_plain(words(about))}</desc>\n'
        f"<style>{STYLE}</style>\n" + "\n".join(parts) + "\n</svg>\n"
    )


def without_style(svg: str) -> str:
    """The drawing for a page whose style sheet has :data:`STYLE`, and which takes none that stands in it."""
    return svg.replace(f"<style>{STYLE}</style>\n", "")


def size_of(bracket: Bracket) -> tuple[int, int]:
    """Width and height of the drawing, in pixels."""
    return _width(bracket), _arranged(bracket)[2]


def _width(bracket: Bracket) -> int:
    columns = len(columns_of(bracket))
    return 2 * EDGE + columns * WIDE + max(columns - 1, 0) * GAP


STYLE = """
svg.pw-bracket:root { color-scheme: light dark; color: CanvasText; }
.pw-bracket { direction: ltr; font: 13px -apple-system, "Segoe UI", Roboto, Vazirmatn, "Noto Sans", "Noto Sans Arabic",
  "Liberation Sans", Arial, Tahoma, sans-serif; font-variant-numeric: lining-nums tabular-nums; }
.pw-bracket text { fill: currentColor; } .pw-bracket .h1 { font-size: 14px; font-weight: 600; }
.pw-bracket .h2 { font-size: 14px; font-weight: 600; } .pw-bracket .small { font-size: 11px; fill-opacity: .72; }
.pw-bracket rect, .pw-bracket path { fill: none; stroke: currentColor; stroke-opacity: .5; }
.pw-bracket .won { font-weight: 700; } .pw-bracket .lost { fill-opacity: .72; }
.pw-bracket .free { stroke-dasharray: 4 3; } .pw-bracket .open { fill-opacity: .72; font-style: italic; }
"""


def _arranged(bracket: Bracket) -> tuple[list[_Spot], list[tuple[Branch, int]], int]:
    """Every match in its place, the heads of branches with their heights, and the height of all."""
    top = EDGE + HEAD
    spots: list[_Spot] = []
    heads: list[tuple[Branch, int]] = []
    groups = groups_of(bracket)
    is_double = any(group.branch is Branch.LOSERS for group in groups)
    columns = columns_of(bracket)
    for group in groups:
        if group.branch is Branch.THIRD_PLACE:
            final = max(spots, key=lambda spot: spot.x)
            spots += [_Spot(node.match, final.x, final.y + STEP, ()) for node in group.nodes]
            top = max(top, final.y + 2 * STEP - LINE)
            continue
        if is_double:
            heads.append((group.branch, top + BRANCH_HEAD - 18))
            top += BRANCH_HEAD
        spots += [_spot(node, top) for node in group.nodes]
        top += group.height * STEP // SLOT
    for final_match in finals_of(bracket):
        follows = tuple(dict.fromkeys([seat.number for seat in final_match.seats]))
        before = [spot.y for spot in spots if spot.match.number in follows]
        spots.append(_Spot(final_match, _left(columns.index(final_match.stage)), sum(before) // len(before), follows))
    return spots, heads, top + EDGE


def _spot(node: Node, top: int) -> _Spot:
    return _Spot(node.match, _left(node.column), top + node.middle * STEP // SLOT - LINE + 6, node.follows)


def _left(column: int) -> int:
    return EDGE + column * (WIDE + GAP)


def _head(sheet: _Sheet, index: int, title: str) -> str:
    title = title[:1].upper() + title[1:]
    return sheet.text(_left(index), EDGE + 14, sheet.near, title, "h1")


def _lines(sheet: _Sheet, spot: _Spot, spots: dict[int, _Spot]) -> str:
    """From the matches it follows from to the match."""
    drawn = []
    to_x, to_y = sheet.x(spot.x), spot.y + LINE
    for number in spot.follows:
        one = spots[number]
        turn = sheet.x(spot.x - GAP // 2)
        drawn.append(f"M{sheet.x(one.x + WIDE)} {one.y + LINE}H{turn}V{to_y}H{to_x}")
    return f'<path d="{"".join(drawn)}"/>'


def _box(sheet: _Sheet, spot: _Spot, box: Box, stage: Sentence) -> str:
    """A match: its number and how it was decided above, the two in a box."""
    lines = box.lines[:1] if box.is_free else box.lines
    look = ' class="free"' if box.is_free else ""
    above = str(box.match.number) if not box.is_free else ""
    if box.match.branch is Branch.THIRD_PLACE:
        above += f" {sheet.words(BRANCHES[Branch.THIRD_PLACE])}"
    if box.how.template:
        above += f" · {sheet.words(box.how)}"
    parts = [f"<title>{_plain(_said(sheet, box, stage))}</title>"]
    if above:
        parts.append(sheet.text(spot.x + 2, spot.y - 4, sheet.near, above, "small"))
    top = spot.y + (LINE // 2 if box.is_free else 0)
    x, high = sheet.x(spot.x, WIDE), LINE * len(lines)
    parts.append(f'<rect x="{x}" y="{top}" width="{WIDE}" height="{high}" rx="3"{look}/>')
    if not box.is_free:
        parts.append(f'<path d="M{x} {top + LINE}h{WIDE}"/>')
    for index, line in enumerate(lines):
        parts += _line(sheet, spot.x, top + LINE * index + 14, line, box)
    return f'<g role="listitem">{"".join(parts)}</g>'


def _line(sheet: _Sheet, x: int, y: int, line: Line, box: Box) -> list[str]:
    if not line.number:
        return [sheet.text(x + 30, y, sheet.near, sheet.words(line.words), "open")]
    look = "" if box.is_free else "won" if line.won else "lost" if line.lost else ""
    games = " ".join(line.games) if len(line.games) > 1 else ""
    score = sheet.words(say("free")) if box.is_free else line.score
    taken = LETTER * len(score) + (6 * len(games) + 10 if games else 0)
    room = (WIDE - 38 - 10 - taken) // LETTER
    name = isolated(shortened(line.name, room))
    drawn = [
        sheet.text(x + 24, y, sheet.far, str(line.number), "small"),
        sheet.text(x + 31, y, sheet.near, name, look),
    ]
    if score:
        drawn.append(sheet.text(x + WIDE - 6, y, sheet.far, score, "small" if box.is_free else look))
    if games:
        drawn.append(sheet.text(x + WIDE - 14 - LETTER * len(score), y, sheet.far, games, "small"))
    return drawn


def _said(sheet: _Sheet, box: Box, stage: Sentence) -> str:
    """The match in full, for who hears it."""
    words = sheet.words
    both = [f"{line.number} {isolated(line.name)}" if line.number else words(line.words) for line in box.lines]
    if box.is_free:
        return words(say("{stage}: {player} is free", stage=stage, player=both[0]))
    template = "{stage}, match {match}: {first} - {second}"
    if box.upper.score or box.lower.score:
        template += ", {one} : {other}"
    winner = next((both[side] for side, line in enumerate(box.lines) if line.won), "")
    if winner:
        template += "; {winner} wins"
    told = say(
        template,
        stage=stage,
        match=box.match.number,
        first=both[0],
        second=both[1],
        one=box.upper.score,
        other=box.lower.score,
        winner=winner,
    )
    return words(told) + (f" ({words(box.how)})" if box.how.template else "")


def _plain(content: str) -> str:
    return escape(content.translate(CONTROLS), quote=False)
