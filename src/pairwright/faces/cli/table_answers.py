"""What the commands that print tables answer about one file, in each of their formats."""

from __future__ import annotations

from pairwright.app.commands import told
from pairwright.app.editions import choose
from pairwright.app.prizes import Announced, prizes
from pairwright.app.standings import Standings, Wanted, standings
from pairwright.app.tables.cards import cards
from pairwright.app.tables.chart import Order, chart
from pairwright.app.tables.round_robin import round_robin
from pairwright.errors import NotApplicable, say
from pairwright.faces.cli.answers import as_json, canvas, printed
from pairwright.faces.cli.batch import XLSX, Act, Answer, Request
from pairwright.faces.cli.table_commands import CARDS, ROUND_ROBIN, SWISS, WALL_CHART
from pairwright.faces.document import Document, as_html, as_text
from pairwright.faces.prizes import prize_csv, prize_document, prize_object
from pairwright.faces.tables import data, documents
from pairwright.formats.base import Reading
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.tiebreaks.event import Meeting

if TYPE_CHECKING:
    from collections.abc import Callable

    from pairwright.faces.json import Object
    from pairwright.faces.text import Words


class TableAsked(NamedTuple):
    """The options of ``crosstable``; empty or 0 where nothing was said."""

    kind: str
    order: str
    player: int
    wanted: Wanted
    system: str = ""


class Drawn(NamedTuple):
    """A table in all its forms, each made when it is asked for."""

    document: Callable[[Words], Document]
    csv: Callable[[], str]
    object: Callable[[], Object]


def crosstable_answer(asked: TableAsked) -> Act:
    """The table asked for, of one file. Raises :class:`NotApplicable` for options that do not go together."""
    if asked.player and asked.kind not in ("", CARDS):
        raise NotApplicable("--player", say("it goes with --kind {cards}", cards=CARDS))
    if asked.system and asked.kind not in ("", CARDS):
        raise NotApplicable("--system", say("it goes with --kind {cards}", cards=CARDS))
    if asked.order and asked.kind in (WALL_CHART, CARDS):
        raise NotApplicable("--order", say("{kind} is in the order of pairing numbers", kind=asked.kind))

    def answer(file: str, reading: Reading, request: Request) -> Answer:
        found = standings(told(reading.tournament, request.given), asked.wanted)
        kind = asked.kind or _kind_of(found, asked)
        drawn = _DRAWN[kind](found, asked)
        heads: Object = {"file": file, "kind": kind, "final": found.is_final}
        return _answer(heads, drawn, request)._replace(notices=found.notices)

    return answer


def _kind_of(found: Standings, asked: TableAsked) -> str:
    if asked.player or asked.system:
        return CARDS
    return ROUND_ROBIN if found.ranking.event.terms.meeting is Meeting.PREDETERMINED else SWISS


def _answer(heads: Object, drawn: Drawn, request: Request) -> Answer:
    if request.format == XLSX:
        return printed(drawn.document(canvas(request).words), request)
    return Answer(_text(heads, drawn, request))


def _text(heads: Object, drawn: Drawn, request: Request) -> str:
    on = canvas(request)
    if request.format == "table":
        return as_text(drawn.document(on.words), on)
    if request.format == "html":
        return as_html(drawn.document(on.words), request.language, on.words)
    if request.format == "csv":
        return drawn.csv()
    return as_json(request, heads | drawn.object())


def prizes_answer(said: Announced, wanted: Wanted) -> Act:
    """The prizes of one file."""

    def answer(file: str, reading: Reading, request: Request) -> Answer:
        found = prizes(told(reading.tournament, request.given), said, wanted)
        drawn = Drawn(lambda _words: prize_document(found), lambda: prize_csv(found), lambda: prize_object(found))
        return _answer({"file": file}, drawn, request)._replace(notices=found.notices)

    return answer


def _swiss(found: Standings, asked: TableAsked) -> Drawn:
    made = chart(found, Order(asked.order or Order.PLACES))
    return Drawn(
        lambda words: documents.cross_table(found, made, words),
        lambda: data.chart_csv(made),
        lambda: data.chart_object(made),
    )


def _round_robin(found: Standings, asked: TableAsked) -> Drawn:
    made = round_robin(found, Order(asked.order or Order.PLACES))
    return Drawn(
        lambda _words: documents.round_robin(found, made),
        lambda: data.round_robin_csv(made),
        lambda: data.round_robin_object(made),
    )


def _wall_chart(found: Standings, _asked: TableAsked) -> Drawn:
    made = chart(found, Order.NUMBERS)
    return Drawn(
        lambda words: documents.wall_chart(found, made, words),
        lambda: data.wall_chart_csv(made),
        lambda: data.chart_object(made),
    )


def _cards(found: Standings, asked: TableAsked) -> Drawn:
    system = choose(found.tournament, asked.system).system.code if asked.system else ""
    made = cards(found, (asked.player,) if asked.player else (), system)
    return Drawn(
        lambda words: documents.pairing_cards(found, made, words),
        lambda: data.cards_csv(made),
        lambda: data.cards_object(made),
    )


_DRAWN: dict[str, Callable[[Standings, TableAsked], Drawn]] = {
    SWISS: _swiss,
    ROUND_ROBIN: _round_robin,
    WALL_CHART: _wall_chart,
    CARDS: _cards,
}
