"""The rows of standings and cross tables as HTML, made at once: a thousand rows would keep a template too long.

Whatever somebody typed goes through ``escape``; everything else in a row is notation of ours.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from urllib.parse import quote

from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from pairwright.app.standings import Line, Standings
from pairwright.app.tables.chart import Cell, Chart
from pairwright.app.tables.chart import Line as ChartLine
from pairwright.app.tables.round_robin import RoundRobinTable
from pairwright.errors import Sentence, say
from pairwright.faces.desk.plainly import plainly
from pairwright.faces.desk.templatetags.desk import halves, n, named, score
from pairwright.faces.tables.cells import NOT_PAIRED, SELF, look, result_text, without_opponent
from pairwright.faces.tables.documents import signed
from pairwright.faces.text import points_text
from pairwright.faces.wording.characters import decimal
from pairwright.lean import NamedTuple
from pairwright.model.player import Player
from pairwright.model.points import Points
from pairwright.model.result import Result
from pairwright.tiebreaks.acronym import POINTS, kinds

ON_PAPER = "paper"
"""Instead of an address: there is nothing to press."""


class Head(NamedTuple):
    """The head of a tie-break: its code as it is named in answers, and what it stands for."""

    key: str
    title: str
    is_points: bool


class Filter(NamedTuple):
    """Whom a list shows; an empty field asks for nothing."""

    federation: str = ""
    title: str = ""
    sex: str = ""
    team: int = 0

    def shows(self, player: Player, team: int) -> bool:
        """Is he one of them?"""
        asked = (
            (self.federation, player.federation), (self.title, player.title), (self.sex, player.sex), (self.team, team)
        )  # fmt: skip
        return all(not wanted or wanted == own for wanted, own in asked)


def heads_of(found: Standings) -> list[Head]:
    """The columns of values, in the order of the list."""
    return [
        Head(key, plainly(_title(asked.name)), asked.name == POINTS)
        for key, asked in zip(found.keys, found.ranking.asked, strict=True)
    ]


def _title(name: str) -> Sentence:
    return say(kinds()[name].title)


class Rows:
    """Draws the rows of standings. ``base`` is the address under which workings are found; ``opened`` the pairing
    number and the code of the one that is open."""

    def __init__(
        self, found: Standings, chart: Chart, language: str, base: str = "", opened: tuple[int, str] = (0, "")
    ) -> None:
        self._language, self._base, self._opened = language, base, opened
        self._lines = {line.participant.number: line for line in chart.lines}
        self._people = [line.participant for line in chart.lines]
        self.has_federations = any(one.federation for one in self._people)
        self.has_ratings = any(one.rating for one in self._people)
        self.has_rounds = chart.rounds > 0
        self.columns = 6 + len(found.keys) + self.has_federations + self.has_ratings
        asked = zip(found.keys, found.ranking.asked, strict=True)
        self._points = {key for key, one in asked if one.name == POINTS}
        self._hrefs = {key: quote(key, safe="/") for key in found.keys}
        self._withdrawn, self._decided_by_points = escape(_("withdrawn")), escape(_("Points"))

    def of(self, lines: list[Line], working: str = "") -> SafeString:
        """The rows of these lines; ``working`` is put under the one that is open."""
        shared = {line.rank for line, after in pairwise(lines) if line.rank == after.rank}
        parts = []
        for line in lines:
            parts.append(self._row(line, shared))
            if working and line.number == self._opened[0]:
                parts.append(working)
        return mark_safe("\n".join(parts))

    def plain(self, lines: list[Line]) -> SafeString:
        """The same for paper: values without links."""
        self._base = ON_PAPER
        return self.of(lines)

    def _row(self, line: Line, shared: set[int]) -> str:
        own = self._lines[line.number]
        who = own.participant
        mark = f' <span class="tag l2">{self._withdrawn}</span>' if line.withdrawn else ""
        cells = [
            f'<td class="num">{line.rank or NOT_PAIRED}</td>',
            f'<td class="num faint hide-s"><span class="n">{line.number}</span></td>',
            f'<td class="who">{named(who)}{mark}</td>',
        ]
        if self.has_federations:
            cells.append(f'<td class="hide-s"><span class="n">{escape(who.federation)}</span></td>')
        if self.has_ratings:
            cells.append(f'<td class="num hide-s"><span class="n">{who.rating or ""}</span></td>')
        if self.has_rounds:
            cells.append(f'<td class="mid hide-s">{strip(own.cells)}</td>')
        cells += [self._value(line, own, key, text) for key, text in line.values.items()]
        cells.append(f'<td class="small muted hide-s">{self._decided(line)}</td>')
        tied = ' class="tied"' if line.rank in shared and line.rank else ""
        return f'<tr id="p{line.number}" data-player="{line.number}"{tied}>{"".join(cells)}</tr>'

    def _value(self, line: Line, own: ChartLine, key: str, text: str) -> str:
        is_points = key in self._points
        looks = ["num", "pts" if is_points else "tb"]
        if key == line.decided_by and not is_points:
            looks.append("decides")
        is_open = self._opened == (line.number, key)
        if is_open:
            looks.append("open")
        if not text:
            return f'<td class="{" ".join(looks)} hide-s"><span class="faint">–</span></td>'
        shown = score(own.points) if is_points else f'<span class="n">{decimal(text, self._language)}</span>'
        if self._base == ON_PAPER:
            return f'<td class="{" ".join(looks)}">{shown}</td>'
        hide = "" if is_points or key == line.decided_by else " hide-s"
        return (
            f'<td class="{" ".join(looks)}{hide}"><a href="{self._base}{line.number}/{self._hrefs[key]}/" '
            f'aria-expanded="{"true" if is_open else "false"}">{shown}</a></td>'
        )

    def _decided(self, line: Line) -> str:
        if not line.decided_by:
            return ""
        if line.decided_by in self._points:
            return self._decided_by_points
        return f'<span class="n">{escape(line.decided_by)}</span>'


def strip(cells: tuple[Cell, ...]) -> str:
    """The games as a strip: round 1 at the left in every language."""
    drawn = "".join([f'<i class="xc {look(cell)}">{_mark(cell)}</i>' for cell in cells])
    return f'<span class="form">{drawn}</span>'


def _mark(cell: Cell) -> str:
    if cell.opponent:
        return result_text(cell._replace(of_teams=False))
    return _halves(cell.points) if cell.points else NOT_PAIRED if cell.result is Result.ABSENT else "0"


def _halves(points: Points) -> str:
    whole, rest = divmod(points, 10)
    return f"{whole or ''}½" if rest == 5 else f"{whole}.{rest}" if rest else str(whole)


class TableRows:
    """Draws the rows of a cross table, wall chart or table of all against all."""

    def __init__(self, chart: Chart, language: str, *, by_number: bool) -> None:
        self._chart, self._language, self._by_number = chart, language, by_number
        people = [line.participant for line in chart.lines]
        self.has_ratings = any(one.rating for one in people)
        self.has_beside = any(line.beside for line in chart.lines)
        self.codes = chart.codes

    def swiss(self) -> SafeString:
        """A cell for every round: the opponent, and the result."""
        return mark_safe(
            "\n".join([self._line(line, "".join(map(game_cell, line.cells))) for line in self._chart.lines])
        )

    def all_against_all(self, meetings: tuple[tuple[tuple[Cell, ...], ...], ...]) -> SafeString:
        """A cell for every other one: colour and result of each game."""
        rows = []
        for index, (line, met) in enumerate(zip(self._chart.lines, meetings, strict=True)):
            cells = "".join(
                [
                    f'<td class="self">{SELF}</td>' if other == index else _meeting(games)
                    for other, games in enumerate(met)
                ]
            )
            rows.append(self._line(line, cells))
        return mark_safe("\n".join(rows))

    def _line(self, line: ChartLine, games: str) -> str:
        who = line.participant
        number = f'<span class="n">{who.number}</span>'
        cells = [f'<td class="num">{number}</td>']
        if not self._by_number:
            cells = [f'<td class="num">{line.place or NOT_PAIRED}</td>', f'<td class="num faint">{number}</td>']
        cells.append(f'<td class="who">{named(who)}</td>')
        if self.has_ratings:
            cells.append(f'<td class="num"><span class="n">{who.rating or ""}</span></td>')
        cells.append(games)
        if self.has_beside:
            cells.append(f'<td class="num"><span class="n">{signed(line.beside)}</span></td>')
        cells.append(f'<td class="num pts">{score(line.points)}</td>')
        cells += [f'<td class="num">{score(line.second)}</td>' for _ in self._chart.scores[1:]]
        cells += [
            f'<td class="num tb"><span class="n">{decimal(value, self._language)}</span></td>' for value in line.values
        ]
        if self._by_number:
            cells.append(f'<td class="num">{line.place or NOT_PAIRED}</td>')
        return f'<tr id="p{who.number}">{"".join(cells)}</tr>'


def game_cell(cell: Cell) -> str:
    """``34 1`` in the colour it was played with."""
    if cell.opponent:
        text = f"{cell.named}<b>{result_text(cell)}</b>"
        if not cell.counts:
            text = f"({text})"
        return f'<td><span class="xc {look(cell)}">{text}</span></td>'
    alone = without_opponent(cell).removeprefix("bye ")
    return f'<td><span class="xc o one">{alone}</span></td>'


def public_table(lines: Sequence[ChartLine]) -> SafeString:
    """The cross table as everybody sees it."""
    return mark_safe("\n".join([_public_line(line, "".join(map(_public_game, line.cells))) for line in lines]))


def public_square(table: RoundRobinTable) -> SafeString:
    """The table of all against all as everybody sees it."""
    drawn = []
    for index, (line, met) in enumerate(zip(table.chart.lines, table.meetings, strict=True)):
        cells = [
            f'<td class="mid self">{SELF}</td>' if other == index else f"<td>{''.join(map(_public_cell, games))}</td>"
            for other, games in enumerate(met)
        ]
        drawn.append(_public_line(line, "".join(cells)))
    return mark_safe("\n".join(drawn))


def _public_line(line: ChartLine, cells: str) -> str:
    return (
        f'<tr><td class="num">{line.line}</td><td class="who">{named(line.participant)}</td>{cells}'
        f'<td class="num">{score(line.points)}</td></tr>'
    )


def _public_game(cell: Cell) -> str:
    return f"<td>{_public_cell(cell, str(cell.named) if cell.opponent else '')}</td>"


def _public_cell(cell: Cell, against: str = "") -> str:
    return f'<span class="xc {look(cell)}">{against}<b>{_public_result(cell)}</b></span>'


def _public_result(cell: Cell) -> str:
    """The result; what a round without an opponent brought, or a dash: the cell is too narrow for words."""
    if cell.opponent:
        return result_text(cell)
    points = cell.games if cell.of_teams else cell.points
    return points_text(points) if points or cell.result is not Result.ABSENT else NOT_PAIRED


def public_standings(lines: Sequence[Line], language: str) -> SafeString:
    """The standings as everybody sees them."""
    return mark_safe("\n".join([_public_standing(line, language) for line in lines]))


def _public_standing(line: Line, language: str) -> str:
    points, *others = line.values.values()
    shown = (halves(points), *(n(decimal(value, language)) for value in others))
    values = "".join([f'<td class="num">{value}</td>' for value in shown])
    return f'<tr><td class="num">{n(line.rank)}</td><td class="who all">{named(line)}</td>{values}</tr>'


def _meeting(games: tuple[Cell, ...]) -> str:
    drawn = "".join([f'<i class="xc {look(cell)}">{result_text(cell)}</i>' for cell in games])
    return f'<td class="mid"><span class="form">{drawn}</span></td>'
