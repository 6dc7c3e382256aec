"""Documents of a round: pairings by board and by name, result slips, the reasons."""

from __future__ import annotations

from typing import Any

from django.utils import translation
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from pairwright.app import commands
from pairwright.app.desk.sheets import BoardRow, RoundSheet, Seated, sheet_of
from pairwright.errors import Sentence, say
from pairwright.faces.desk.figures import kept
from pairwright.faces.desk.paper.asked import Asked, Paper
from pairwright.faces.desk.plainly import plainly
from pairwright.faces.document import PROSE, Column, Document, Entry, Kind, Sheet
from pairwright.faces.explanations import sentences
from pairwright.faces.wording.characters import isolate
from pairwright.lean import NamedTuple
from pairwright.model.collation import sort_key

SLIPS = {"A4": 8, "A5": 4}
SEATS = {"A4": 38, "A5": 24}
"""Lines of a column."""
MATCH_SLIPS = {"A4": 4, "A5": 2}


class Where(NamedTuple):
    """Where somebody sits: ``colour`` is ``w`` or ``b``, ``board`` 0 for who does not play; ``why`` then says why."""

    who: Seated
    board: str
    colour: str
    opponent: Seated | None
    why: Sentence | None = None


def sheet(asked: Asked) -> RoundSheet:
    """The round as a list."""
    event = asked.sitting.event
    return kept(asked.sitting, ("sheet", asked.round), lambda: sheet_of(event.tournament, asked.round))


def titled(asked: Asked, text: str, **values: object) -> tuple[str, tuple[tuple[str, str], ...]]:
    """A title in the language of the page, and in the second one."""
    numbers = {name: asked.digits(value) for name, value in values.items()}
    titles: tuple[tuple[str, str], ...] = ()
    if asked.also:
        other = asked._replace(language=asked.also)
        with translation.override(asked.also):
            written = {name: other.digits(value) for name, value in values.items()}
            titles = ((asked.also, _(text).format(**written)),)
    return _(text).format(**numbers), titles


def heads(asked: Asked, *texts: str) -> dict[str, list[tuple[str, str]]]:
    """Heads of columns, in one language or in two: by the English text, (language, text)."""
    found: dict[str, list[tuple[str, str]]] = {}
    for language in (asked.language, asked.also):
        if language:
            with translation.override(language):
                for text in texts:
                    found.setdefault(text, []).append((language, _(text)))
    return found


def pairings(asked: Asked) -> Paper:
    """By board: White at the left in every language."""
    title, titles = titled(asked, gettext_noop("Pairings of round {round}"), round=asked.round)
    found = sheet(asked)
    names = heads(asked, gettext_noop("White"), gettext_noop("Black"), gettext_noop("Result"))
    context = {
        "sheet": found, "white": names["White"], "black": names["Black"], "result": names["Result"],
        "of_games": any(row.games for row in found.boards),
    }  # fmt: skip
    return Paper(title, "pairings.html", context, titles=titles)


def by_name(asked: Asked) -> Paper:
    """Where do I sit? In the order of the alphabet of the language."""
    title, titles = titled(asked, gettext_noop("Where do I sit? Round {round}"), round=asked.round)
    rows = sorted(_seats(sheet(asked)), key=lambda one: (sort_key(one.who.name, asked.language), one.who.number))
    return Paper(title, "names.html", {"pages": _in_columns(rows, SEATS[asked.size])}, titles=titles)


def _in_columns(rows: list[Where], tall: int) -> list[list[tuple[Where, Where | None]]]:
    """Pages of two columns, read down the first one and then the second; the last page is as tall as it must be."""
    pages = []
    for start in range(0, len(rows), 2 * tall):
        page = rows[start : start + 2 * tall]
        half = -(-len(page) // 2)
        seconds = [*page[half:], *[None] * (2 * half - len(page))]
        pages.append(list(zip(page[:half], seconds, strict=True)))
    return pages


def _seats(found: RoundSheet) -> list[Where]:
    rows: list[Where] = []
    for row in found.boards:
        if row.games:
            for place, game in enumerate(row.games, 1):
                rows += _both(game, f"{row.board}.{place}")
        else:
            rows += _both(row, str(row.board))
    return rows + [Where(away.who, "", "", None, away.why) for away in found.away]


def _both(row: BoardRow, board: str) -> list[Where]:
    return [Where(row.white, board, "w", row.black), Where(row.black, board, "b", row.white)]


def slips(asked: Asked) -> Paper:
    """Result slips in cut-stack order: cut the pile, put the stacks on each other, and the boards follow each other."""
    found = sheet(asked)
    of_matches = any(row.games for row in found.boards)
    size = (MATCH_SLIPS if of_matches else SLIPS)[asked.size]
    rows = list(found.boards)
    pages = -(-len(rows) // size)
    filled: list[BoardRow | None] = [*rows, *[None] * (pages * size - len(rows))]
    stacks = [filled[page::pages] for page in range(pages)]
    title, titles = titled(asked, gettext_noop("Result slips, round {round}"), round=asked.round)
    context: dict[str, Any] = {"pages": stacks, "per_page": size, "of_matches": of_matches}
    return Paper(title, "slips.html", context, shape="bare", margin=0, titles=titles)


def reasons(asked: Asked) -> Paper:
    """Why the round is as it is, sentence by sentence."""
    tournament = asked.sitting.event.tournament
    title, titles = titled(asked, gettext_noop("Reasons of round {round}"), round=asked.round)

    def explained() -> list[Sentence]:
        from pairwright.app.prepare import OpenGamesAre

        given = commands.Given(open_games=OpenGamesAre.ADJOURNED)
        paired, explanation = commands.explain(tournament, asked.round, given)
        names = {player.number: isolate(player.name) for player in paired.tournament.players}
        notices = [notice.found for notice in paired.notices if notice.code == "paired-otherwise"]
        return [*notices, *sentences(explanation, names)]

    told = kept(asked.sitting, ("reasons", asked.round), explained)
    rows = tuple([(Entry(plainly(sentence)),) for sentence in told])
    document = Document("", say("reasons"), (Sheet((Column(Sentence(""), Kind.WORDS),), rows, look=PROSE),))
    return Paper(title, "document.html", {"document": document}, titles=titles)
