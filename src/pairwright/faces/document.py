"""What is printed, described once: a title, tables, notes; rendered as text for terminals and as a page of HTML."""

from __future__ import annotations

from enum import Enum

from pairwright.errors import Sentence
from pairwright.faces import html, text
from pairwright.faces.wording import chosen_language, direction
from pairwright.faces.wording.characters import isolate, width, without_islands, without_isolates
from pairwright.lean import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pairwright.faces.text import Canvas, Words


class Kind(Enum):
    """What stands in a column."""

    WORDS = "words"
    NAME = "name"
    """What somebody typed."""
    NUMBER = "number"
    """Numbers, scores, codes: notation."""
    SCORE = "score"
    """Points: 4 and 4½ stand on their units."""
    GAME = "game"
    """A game: notation with the colour it was played with."""


class Column(NamedTuple):
    """The head of a column, what stands in it, and what the head stands for where it is not plain."""

    title: Sentence
    kind: Kind = Kind.NUMBER
    about: Sentence = Sentence("")


class Game(NamedTuple):
    """``7w1`` and its look: ``w`` or ``b`` for the colour it was played with, ``o`` for a round not played."""

    content: str
    look: str


class Entry(NamedTuple):
    """A cell. ``look``: classes of the style sheet of :mod:`pairwright.faces.html`; text has none of it. In a column
    of games ``games`` are drawn one by one."""

    content: str
    look: str = ""
    games: tuple[Game, ...] = ()


def of_games(games: tuple[Game, ...]) -> Entry:
    """The cell that holds these games."""
    return Entry(" ".join([game.content for game in games]), games=games)


class Sheet(NamedTuple):
    """A table. ``heading`` stands above it (a name, and words beside it); ``mirrors`` says whether its columns run
    from the right in right-to-left pages."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Entry, ...], ...]
    heading: tuple[tuple[Kind, str], ...] = ()
    look: str = ""
    runs: html.Runs = html.Runs.AS_PAGE


class Told(NamedTuple):
    """A sentence, and whether it belongs to the one before it."""

    sentence: Sentence
    is_detail: bool = False


class Document(NamedTuple):
    """``title`` is a name that somebody typed (empty for none), ``about`` what the document is, ``told`` what is said
    at length below the notes."""

    title: str
    about: Sentence
    sheets: tuple[Sheet, ...]
    notes: tuple[Sentence, ...] = ()
    told: tuple[Told, ...] = ()


def as_text(document: Document, canvas: Canvas) -> str:
    """The document for a terminal, or as plain text."""
    words = canvas.words
    about = words(document.about)
    title = f"{isolate(document.title)}: {about}" if document.title else about
    parts = []
    if len(document.sheets) != 1 or document.sheets[0].heading:
        parts.append(title + "\n")
        title = ""
    for sheet in document.sheets:
        above = title or "  ".join([isolate(content) for _, content in sheet.heading])
        columns = tuple([text.Column(column.title, column.kind in _AT_THE_RIGHT) for column in sheet.columns])
        parts.append(text.render(text.Table(above, columns, _rows_of_text(sheet)), canvas))
    notes = [words(note) for note in document.notes]
    notes += ["  " * is_detail + words(sentence) for sentence, is_detail in document.told]
    if notes:
        if direction(chosen_language()) == "ltr":
            notes = list(map(without_islands, notes))
        parts.append("\n".join(notes) + "\n")
    return "\n".join(parts)


_AT_THE_RIGHT = (Kind.NUMBER, Kind.SCORE, Kind.GAME)


def _rows_of_text(sheet: Sheet) -> tuple[tuple[str, ...], ...]:
    columns = [
        _column_of_text(column.kind, [row[index].content for row in sheet.rows])
        for index, column in enumerate(sheet.columns)
    ]
    return tuple(zip(*columns, strict=True))


def _column_of_text(kind: Kind, contents: list[str]) -> list[str]:
    if kind is Kind.NAME:
        return [isolate(content) for content in contents]
    if kind is Kind.SCORE and any(content.endswith(HALF) for content in contents):
        return [content if content.endswith(HALF) else f"{content} " for content in contents]
    return contents


HALF = "½"


def as_html(document: Document, language: str, words: Words) -> str:
    """The document as a page."""
    about = without_isolates(words(document.about))
    what = html.told(document.about, language)
    heading = html.heading(html.name(document.title), what) if document.title else html.heading(what)
    title = f"{document.title}: {about}" if document.title else about
    body = html.joined([heading, sections(document, language, words)])
    return html.page(title, body, language, widest(document))


def sections(document: Document, language: str, words: Words) -> html.Markup:
    """Its tables with what stands above them, its notes and what is told at length: a page without its head."""
    about = without_isolates(words(document.about))
    parts = []
    for sheet in document.sheets:
        drawn = _sheet(sheet, words, label=about)
        heading = html.joined([_markup(kind, content) for kind, content in sheet.heading], " ")
        above = html.element("h2", heading) if heading else html.NOTHING
        parts.append(html.element("section", html.joined([above, drawn]), sheet.look))
    parts += [html.note(html.told(note, language)) for note in document.notes]
    for sentence, is_detail in document.told:
        parts.append(html.note(html.told(sentence, language), "detail" if is_detail else ""))
    return html.joined(parts)


def widest(document: Document) -> int:
    """The width of its widest table in tenths of an em, rather too much; cards and sentences have room of their own."""
    return max([_tenths_of_em(sheet) for sheet in document.sheets if sheet.look not in (CARD, PROSE)], default=0)


CARD = "card"
"""The look of a sheet that has its own size on paper."""
PROSE = "prose"
"""The look of a sheet of sentences: they run over several lines."""


def _tenths_of_em(sheet: Sheet) -> int:
    """About how wide a sheet is on paper, rather too much: letters and digits, and the room beside them."""
    total = 0
    for index, column in enumerate(sheet.columns):
        cells = [row[index] for row in sheet.rows]
        longest = max([width(str(column.title)), *[width(content) for content in {cell.content for cell in cells}]])
        total += 6 * longest + 7 + 6 * max([len(cell.games) for cell in cells], default=0)
    return total


def _sheet(sheet: Sheet, words: Words, label: str) -> html.Markup:
    columns = [
        html.Column(_head(column, words), _SIDES[column.kind], words(column.about) if column.about.template else "")
        for column in sheet.columns
    ]
    drawn = [
        _column_of_html(column.kind, [row[index] for row in sheet.rows]) for index, column in enumerate(sheet.columns)
    ]
    return html.table(columns, list(zip(*drawn, strict=True)), label=label, runs=sheet.runs)


_SIDES = {
    Kind.WORDS: html.Side.START,
    Kind.NAME: html.Side.START,
    Kind.NUMBER: html.Side.NUMBER,
    Kind.SCORE: html.Side.NUMBER,
    Kind.GAME: html.Side.MIDDLE,
}


def _head(column: Column, words: Words) -> html.Markup:
    title = words(column.title)
    return html.notation(title) if title.isdecimal() or "/" in title else html.text(title)


def _column_of_html(kind: Kind, entries: list[Entry]) -> list[html.Cell]:
    if kind is Kind.GAME:  # most of a table, and few are alike
        return [_cell_of_games(entry) if entry.games else _cell(kind, entry, "") for entry in entries]
    has_halves = kind is Kind.SCORE and any(entry.content.endswith(HALF) for entry in entries)
    made = {
        entry: _cell(kind, entry, " whole" if has_halves and not entry.content.endswith(HALF) else "")
        for entry in set(entries)
    }
    return [made[entry] for entry in entries]


def _cell(kind: Kind, entry: Entry, look: str) -> html.Cell:
    return html.Cell(_markup(kind, entry.content), f"{entry.look}{look}".strip())


def _cell_of_games(entry: Entry) -> html.Cell:
    games = [_game(game) for game in entry.games]
    return html.Cell(games[0] if len(games) == 1 else html.joined(games, " "), entry.look)


def _game(game: Game) -> html.Markup:
    return html.Markup(f'<span class="g {game.look}">{html.notation(game.content)}</span>')


def _markup(kind: Kind, content: str) -> html.Markup:
    if not content:
        return html.NOTHING
    if kind is Kind.WORDS:
        return html.text(content)
    return html.name(content) if kind is Kind.NAME else html.notation(content)
