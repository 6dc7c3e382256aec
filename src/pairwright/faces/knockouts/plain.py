"""The bracket as text: drawn with lines where it fits into 100 columns, else listed stage by stage."""

from __future__ import annotations

from textwrap import wrap

from pairwright.errors import Sentence, say
from pairwright.faces.knockouts.labels import BRANCHES, box_of, shortened, size_text
from pairwright.faces.knockouts.layout import SLOT, columns_of, groups_of
from pairwright.faces.wording.characters import isolate, width
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.knockout.bracket import Branch, Reached

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pairwright.faces.knockouts.labels import Box, Line
    from pairwright.faces.knockouts.layout import Group
    from pairwright.faces.text import Words
    from pairwright.model.knockout.bracket import Bracket, Place

WIDEST = 100
"""Columns of the drawing."""
NARROWEST = 20
"""Columns of a stage in which a name can still be read."""
MOST_PLAYERS = 16
CONNECTOR = 3
"""Columns of the lines behind a match."""


def bracket_text(bracket: Bracket, names: dict[int, str], title: str, words: Words, *, of_teams: bool = False) -> str:
    """The bracket, and the places below it."""
    boxes = {match.number: box_of(bracket, match, names) for match in bracket.matches}
    titles = {stage.number: words(stage.title) for stage in bracket.stages}
    about = words(size_text(bracket, of_teams=of_teams))
    parts = [f"{isolate(title)}: {about}" if title else about]
    groups = groups_of(bracket)
    is_double = any(group.branch is Branch.LOSERS for group in groups)
    listed = []
    for group in groups:
        stages = [number for number in columns_of(bracket) if any(one.match.stage == number for one in group.nodes)]
        wide = min(WIDEST // len(stages), 34)
        if len(bracket.order) > MOST_PLAYERS or wide < NARROWEST or group.branch is Branch.THIRD_PLACE:
            listed += [node.match.number for node in group.nodes]
            continue
        heading = f"{words(BRANCHES[group.branch])}\n" if is_double else ""
        heads = "".join([_wide(_capital(titles[number]), wide) for number in stages]).rstrip()
        lines = _Drawing(group, stages, wide, boxes, words).lines()
        parts.append(f"{heading}{heads}\n" + "\n".join(lines))
    drawn = {node.match.number for group in groups for node in group.nodes} - set(listed)
    rest = [match.number for match in bracket.matches if match.number not in drawn]
    for stage in bracket.stages:
        shown = [boxes[match.number] for match in stage.matches if match.number in rest]
        if shown:
            parts.append("\n".join([_capital(titles[stage.number]), *_listed(shown, words)]))
    parts += _how(boxes, drawn, words)
    if any(line.won for box in boxes.values() if not box.is_free for line in box.lines):
        parts.append(words(say("* has won the match")))
    parts.append("\n".join(_places(bracket.places, names, words)))
    return "\n\n".join(parts) + "\n"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _wide(text: str, columns: int) -> str:
    """The text, shortened or filled up to so many columns."""
    text = shortened(text, columns)
    return text + " " * (columns - width(text))


class _Rows(NamedTuple):
    """The lines of text of a match: of its two, and of the line that leads on."""

    upper: int
    lower: int

    @property
    def middle(self) -> int:
        """Between the two."""
        return (self.upper + self.lower) // 2


class _Drawing(NamedTuple):
    """A group drawn with lines: each of the two of a match has a line of text."""

    group: Group
    stages: list[int]
    wide: int
    boxes: dict[int, Box]
    words: Words

    def lines(self) -> list[str]:
        """All lines, without blanks at their ends."""
        rows = self._rows()
        first = min([one.upper for one in rows.values()])
        grid: list[dict[int, str]] = [{} for _ in range(max([one.lower for one in rows.values()]) - first + 1)]
        for number, found in rows.items():
            self._match(grid, _Rows(found.upper - first, found.lower - first), self.boxes[number])
        return [self._line(row) for row in grid]

    def _rows(self) -> dict[int, _Rows]:
        """Where every match stands: each of its two beside the match he comes from. A match that one of them comes to
        from elsewhere (as a loser) has a line more for him."""
        rows: dict[int, _Rows] = {}
        for node in sorted(self.group.nodes, key=lambda node: node.column):
            before = [rows[number].middle for number in node.follows]
            if len(before) == 2:
                rows[node.match.number] = _Rows(before[0], before[1])
            elif before:
                is_upper = node.match.seats[0].number == node.follows[0]
                at = before[0]
                rows[node.match.number] = _Rows(at, at + 2) if is_upper else _Rows(at - 2, at)
            else:
                at = 4 * (node.middle // SLOT)
                rows[node.match.number] = _Rows(at, at + 2)
        return rows

    def _match(self, grid: list[dict[int, str]], rows: _Rows, box: Box) -> None:
        column = self.stages.index(box.match.stage)
        last = column == len(self.stages) - 1
        for row, line, corner in ((rows.upper, box.upper, "─┐ "), (rows.lower, box.lower, "─┘ ")):
            grid[row][column] = self._seat(line, box) + ("   " if last else corner)
        number = "" if box.is_free else f"({box.match.number})"
        for row in range(rows.upper + 1, rows.lower):
            told = (number if row == rows.middle else "").rjust(self.wide - CONNECTOR)
            grid[row][column] = told + ("   " if last else " ├─" if row == rows.middle else " │ ")

    def _seat(self, line: Line, box: Box) -> str:
        room = self.wide - CONNECTOR
        if not line.number:
            text = self.words(line.words)
            return _padded(shortened(text, room), "", room)
        mark = "*" if line.won and not box.is_free else ""
        score = f"{line.score}{mark}" if line.score else mark
        name = shortened(line.name, room - 4 - (width(score) + 1 if score else 0))
        return _padded(f"{line.number:>3} {isolate(name)}", score, room)

    def _line(self, row: dict[int, str]) -> str:
        cells = [row.get(column, " " * self.wide) for column in range(len(self.stages))]
        return "".join(cells).rstrip()


def _padded(text: str, score: str, room: int) -> str:
    """The text at the left and the score at the right."""
    return text + " " * (room - width(text) - width(score)) + score


def _listed(boxes: list[Box], words: Words) -> list[str]:
    """A line for each match, and one for all who are free."""
    rows = []
    for box in [one for one in boxes if not one.is_free]:
        both = [_side(line, words, bold=line.won) for line in box.lines]
        score = f"{box.upper.score or '·'} : {box.lower.score or '·'}"
        games = _games(box)
        how = words(box.how) if box.how.template else ""
        rows.append((str(box.match.number), both[0], both[1], score, "; ".join([one for one in (games, how) if one])))
    widths = [max([width(row[index]) for row in rows], default=0) for index in range(5)]
    free = ", ".join([_side(box.upper, words, bold=False) for box in boxes if box.is_free])
    lines = wrap(words(say("free: {players}", players=free)), WIDEST, subsequent_indent="    ") if free else []
    for row in rows:
        cells = [" " * (widths[0] - len(row[0])) + row[0]]
        cells += [cell + " " * (wide - width(cell)) for cell, wide in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    return lines


LISTED_NAME = 26


def _side(line: Line, words: Words, *, bold: bool) -> str:
    if not line.number:
        return words(line.words)
    return f"{line.number} {isolate(shortened(line.name, LISTED_NAME))}{'*' * bold}"


def _games(box: Box) -> str:
    """``½:½ 1:0``."""
    both = list(zip(box.upper.games, box.lower.games, strict=False))
    return " ".join([f"{one}:{other}" for one, other in both]) if len(both) > 1 else ""


def _how(boxes: dict[int, Box], drawn: set[int], words: Words) -> list[str]:
    """How matches of the drawing were decided, where the score does not say it."""
    lines = []
    for number in sorted(drawn):
        box = boxes[number]
        told = "; ".join([one for one in (_games(box), words(box.how) if box.how.template else "") if one])
        if told and not box.is_free:
            lines.append(
                f"{number:>3}  {_side(box.upper, words, bold=False)} - {_side(box.lower, words, bold=False)}: {told}"
            )
    return ["\n".join([words(say("Games")), *lines])] if lines else []


REACHED = {
    Reached.WINNER: say("winner"),
    Reached.FINALIST: say("finalist"),
    Reached.PLAYING: say("still in it"),
}


def _places(places: tuple[Place, ...], names: dict[int, str], words: Words) -> Iterator[str]:
    yield words(say("Places"))
    for place in places:
        if place.reached is Reached.PLAYING and len(places) == 1:
            yield "  " + words(say("everybody is still in it"))
            return
        at = str(place.first) if place.first == place.last else f"{place.first}-{place.last}"
        players = ", ".join([f"{number} {isolate(names[number])}" for number in place.players])
        told = REACHED.get(place.reached, Sentence(""))
        line = f"{at:>5}  {players}" + (f" ({words(told)})" if told.template else "")
        yield from wrap(line, WIDEST, subsequent_indent=" " * 7)
