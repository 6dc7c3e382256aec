"""What a cell of a cross table says: ``7w1``, ``12b½``, ``3w+``, ``bye ½``, and a dash for nobody.

A game shows its result, whatever it is worth: 1, ½, 0. A match shows the game points. Won or lost without play is
``+`` or ``-``; ``*`` has no result yet, ``?`` is adjourned. A bye shows the points it brought.
"""

from __future__ import annotations

from enum import Enum

from pairwright.app.tables.chart import Cell, Line
from pairwright.errors import Listing, Sentence, say
from pairwright.faces.document import Game
from pairwright.faces.text import Words, points_text
from pairwright.model.colour import Colour
from pairwright.model.result import Result

NOT_PAIRED = "–"  # noqa: RUF001 - a dash, for a minus sign is a game lost without play
SELF = "×"  # noqa: RUF001 - the diagonal
BYE = say("bye")

_MARKS = {
    Result.WIN: "1",
    Result.DRAW: "½",
    Result.LOSS: "0",
    Result.UNRATED_WIN: "1",
    Result.UNRATED_DRAW: "½",
    Result.UNRATED_LOSS: "0",
    Result.FORFEIT_WIN: "+",
    Result.FORFEIT_LOSS: "-",
    Result.PENDING: "*",
    Result.ADJOURNED: "?",
}
_FORFEITS = (Result.FORFEIT_WIN, Result.FORFEIT_LOSS)
_OPEN = (Result.PENDING, Result.ADJOURNED)


class Colours(Enum):
    """How a cell says who had White."""

    LETTERS = "letters"
    SHADES = "shades"
    """Light and dark, which need no word here."""


def result_text(cell: Cell) -> str:
    """The result of a game; of a match the game points, with the mark of a forfeit or of an open match behind."""
    mark = _MARKS.get(cell.result, "")
    if not cell.of_teams or cell.result is Result.PENDING:
        return mark
    return points_text(cell.games) + (mark if cell.result in (*_FORFEITS, *_OPEN) else "")


def game_text(cell: Cell, before: str = "") -> str:
    """Colour and result behind ``before``; in brackets if the game does not count."""
    text = f"{before}{side(cell)}{result_text(cell)}"
    return text if cell.counts else f"({text})"


def without_opponent(cell: Cell, words: Words = str) -> str:
    """``bye 1``; a dash for who was not paired, with the points if that brought any."""
    points = cell.games if cell.of_teams else cell.points
    if cell.result in (Result.ABSENT, Result.FORFEIT_LOSS):
        return f"{NOT_PAIRED} {points_text(points)}" if points else NOT_PAIRED
    return f"{words(BYE)} {points_text(points)}"


def side(cell: Cell) -> str:
    """``w`` or ``b``; nothing for who has no colour."""
    return "w" if cell.colour is Colour.WHITE else "b" if cell.colour is Colour.BLACK else ""


def cell_text(cell: Cell, words: Words = str) -> str:
    """``7w1``: what the opponent is called, the colour, the result."""
    if not cell.opponent:
        return without_opponent(cell, words)
    return game_text(cell, str(cell.named))


def look(cell: Cell) -> str:
    """Light for White, dark for Black, dashed where nothing was played."""
    return "o" if not cell.opponent or cell.result in _FORFEITS else side(cell) or "o"


def drawn(cell: Cell, words: Words) -> Game:
    """The cell as documents have it."""
    return Game(cell_text(cell, words), look(cell))


def legend(lines: tuple[Line, ...], colours: Colours = Colours.LETTERS) -> tuple[Sentence, ...]:
    """What the marks mean that stand in these lines; empty if nothing needs a word."""
    cells = [cell for line in lines for cell in line.cells]
    if not cells:
        return ()
    results = {cell.result for cell in cells if cell.opponent}
    alone = {cell.result for cell in cells if not cell.opponent}
    parts: list[Sentence] = []
    if colours is Colours.LETTERS and cells[0].of_teams:
        parts = [say("w White on board 1"), say("b Black on board 1")]
    elif colours is Colours.LETTERS:
        parts = [say("w White"), say("b Black")]
    if Result.FORFEIT_WIN in results:
        parts.append(say("+ won without play"))
    if Result.FORFEIT_LOSS in results:
        parts.append(say("- lost without play"))
    if Result.PENDING in results:
        parts.append(say("* no result yet"))
    if Result.ADJOURNED in results:
        parts.append(say("? adjourned"))
    if alone & {Result.ABSENT, Result.FORFEIT_LOSS}:
        parts.append(say("{dash} not paired", dash=NOT_PAIRED))
    if not all(cell.counts for cell in cells):
        parts.append(say("() does not count"))
    return (say("{marks}.", marks=Listing(tuple(parts))),) if parts else ()
