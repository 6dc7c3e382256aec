"""The tables as documents."""

from __future__ import annotations

from pairwright.app.tables.cards import Card, Cards
from pairwright.app.tables.chart import Cell, Chart, Line, Order, Participant
from pairwright.app.tables.round_robin import RoundRobinTable
from pairwright.errors import Sentence, say
from pairwright.faces.document import CARD, Column, Document, Entry, Game, Kind, Sheet, of_games
from pairwright.faces.html import Runs
from pairwright.faces.standing_document import notes_on
from pairwright.faces.tables.cells import (
    NOT_PAIRED,
    SELF,
    drawn,
    game_text,
    legend,
    look,
    result_text,
    side,
    without_opponent,
)
from pairwright.faces.text import Words, points_text
from pairwright.lean import TYPE_CHECKING
from pairwright.model.colour import Colour
from pairwright.state.floats import Float
from pairwright.state.preference import Strength
from pairwright.tiebreaks.acronym import POINTS as PTS

if TYPE_CHECKING:
    from pairwright.app.standings import Standings

RANK = Column(say("Rk"))
PLACE = Column(say("Place"), about=say("shared by all that nothing separates"))
NUMBER = Column(say("No"))
NAME = Column(say("Name"), Kind.NAME)
POINTS = Column(say("Pts"), Kind.SCORE)
BESIDE = Column(say("+/-"), about=say("bonuses and penalties"))
RUNNING = Column(say("Σ"), Kind.SCORE, about=say("score after the round"))


class Columns:
    """The columns a table has for who its lines are: those in which anybody has anything."""

    def __init__(self, chart: Chart) -> None:
        people = [line.participant for line in chart.lines]
        self._chart = chart
        self._titles = any(one.title for one in people)
        self._ratings = any(one.rating for one in people)
        self._federations = any(one.federation for one in people)
        self._beside = any(line.beside for line in chart.lines)

    def before(self) -> list[Column]:
        """Line or number, and who it is."""
        columns = [RANK, NUMBER] if self._chart.order is Order.PLACES else [NUMBER]
        if self._chart.shares_places and self._chart.order is Order.PLACES:
            columns.insert(1, PLACE)
        if self._titles:
            columns.append(Column(say("Title")))
        columns.append(NAME)
        if self._ratings:
            columns.append(Column(say("Rtg")))
        if self._federations:
            columns.append(Column(say("Fed")))
        return columns

    def of(self, line: Line) -> list[Entry]:
        """The entries of a line in these."""
        who = line.participant
        entries = [Entry(str(who.number), "faint")]
        if self._chart.order is Order.PLACES:
            if self._chart.shares_places:
                entries.insert(0, Entry(place_text(line.place)))
            entries.insert(0, Entry(str(line.line)))
        else:
            entries[0] = Entry(str(who.number))
        if self._titles:
            entries.append(Entry(who.title, "ti"))
        entries.append(Entry(who.name))
        if self._ratings:
            entries.append(Entry(str(who.rating) if who.rating else ""))
        if self._federations:
            entries.append(Entry(who.federation))
        return entries

    def after(self) -> list[Column]:
        """Points and what else decides the places; by numbers, the place itself."""
        columns = [BESIDE] if self._beside else []
        columns += [
            POINTS if code == PTS else Column(say("{code}", code=code), Kind.SCORE) for code in self._chart.scores
        ]
        columns += [Column(say("{code}", code=code.key), about=say(code.title)) for code in self._chart.codes]
        return columns if self._chart.order is Order.PLACES else [*columns, RANK]

    def at_the_end(self, line: Line) -> list[Entry]:
        """The entries of a line in these."""
        entries = [Entry(signed(line.beside))] if self._beside else []
        entries.append(Entry(points_text(line.points), "pts"))
        entries += [Entry(points_text(line.second)) for _ in self._chart.scores[1:]]
        entries += [Entry(value, "tb") for value in line.values]
        return entries if self._chart.order is Order.PLACES else [*entries, Entry(place_text(line.place))]


def _score(code: str) -> Column:
    return POINTS if code == PTS else Column(say("{code}", code=code), Kind.SCORE)


def place_text(place: int) -> str:
    """The place; a dash for who is not ranked."""
    return str(place) if place else NOT_PAIRED


def signed(points: int) -> str:
    """``+½``, ``-1``; nothing for nothing."""
    if not points:
        return ""
    return points_text(points) if points < 0 else f"+{points_text(points)}"


def cross_table(found: Standings, chart: Chart, words: Words) -> Document:
    """Lines by rounds, opponents named by line or by number."""
    columns = Columns(chart)
    rounds = [Column(say("{round}", round=round_), Kind.GAME) for round_ in range(1, chart.rounds + 1)]
    rows = [
        (
            *columns.of(line),
            *[of_games((drawn(cell, words),)) for cell in line.cells],
            *columns.at_the_end(line),
        )
        for line in chart.lines
    ]
    sheet = Sheet((*columns.before(), *rounds, *columns.after()), tuple(rows), look="cross", runs=Runs.LEFT_TO_RIGHT)
    return _document(found, say("cross table"), (sheet,), (_named(chart), *legend(chart.lines), *_notes(found, chart)))


def wall_chart(found: Standings, chart: Chart, words: Words) -> Document:
    """The same by pairing numbers, with the score after every round."""
    columns = Columns(chart)
    rounds = []
    for round_ in range(1, chart.rounds + 1):
        rounds += [Column(say("{round}", round=round_), Kind.GAME), RUNNING]
    rows = []
    sums: dict[int, Entry] = {}  # few differ: one entry for each, not for each cell
    for line in chart.lines:
        cells = []
        for cell in line.cells:
            if cell.total not in sums:
                sums[cell.total] = Entry(points_text(cell.total), "sum")
            cells += [of_games((drawn(cell, words),)), sums[cell.total]]
        rows.append((*columns.of(line), *cells, *columns.at_the_end(line)))
    sheet = Sheet((*columns.before(), *rounds, *columns.after()), tuple(rows), look="cross", runs=Runs.LEFT_TO_RIGHT)
    notes = (_named(chart), *legend(chart.lines), say("Σ: score after the round."), *_notes(found, chart))
    return _document(found, say("wall chart"), (sheet,), notes)


def _document(found: Standings, what: Sentence, sheets: tuple[Sheet, ...], notes: tuple[Sentence, ...]) -> Document:
    about = say("{table}, {state}", table=what, state=state(found))
    return Document(found.tournament.information.name, about, sheets, notes)


def state(found: Standings) -> Sentence:
    """What the tables of these standings are of: ``final``, ``after round 5 of 9``."""
    if found.is_final:
        return say("final")
    planned = found.tournament.planned_rounds
    if not found.rounds:
        return say("before round 1")
    template = "after round {round} of {rounds}" if planned else "after round {round}"
    if any(notice.code == "provisional" for notice in found.notices):
        template += ", provisional"
    return say(template, round=found.rounds, rounds=planned)


def _notes(found: Standings, chart: Chart) -> tuple[Sentence, ...]:
    """What is to be said of the tie-breaks, if they count in it."""
    return tuple(notes_on(found)) if chart.asked else ()


def _named(chart: Chart) -> Sentence:
    """By what opponents are named."""
    if chart.order is Order.NUMBERS:
        return say("Opponents are named by their numbers.")
    if chart.shares_places:
        return say("Opponents are named by the line they stand in (Rk).")
    return say("Opponents are named by their places.")


def round_robin(found: Standings, table: RoundRobinTable) -> Document:
    """Everybody against everybody."""
    chart = table.chart
    columns = Columns(chart)
    by_line = chart.order is Order.PLACES
    others = [line.line if by_line else line.participant.number for line in chart.lines]
    heads = [Column(say("{line}", line=one), Kind.GAME) for one in others]
    has_alone = any(table.alone)
    rows = []
    for index, (line, meetings) in enumerate(zip(chart.lines, table.meetings, strict=True)):
        cells = [Entry(SELF, "self") if other == index else of_games(_games(met)) for other, met in enumerate(meetings)]
        alone = [Entry(signed(table.alone[index]))] if has_alone else []
        rows.append((*columns.of(line), *cells, *alone, *columns.at_the_end(line)))
    byes = [Column(say("bye"), about=say("points of rounds without an opponent"))] if has_alone else []
    sheet = Sheet(
        (*columns.before(), *heads, *byes, *columns.after()), tuple(rows), look="cross rr", runs=Runs.LEFT_TO_RIGHT
    )
    return _document(found, say("cross table"), (sheet,), (*legend(chart.lines), *notes_on(found)))


def _games(met: tuple[Cell, ...]) -> tuple[Game, ...]:
    """``w1``, ``b½``: colour and result; who it was against the column says."""
    return tuple([Game(game_text(cell), look(cell)) for cell in met])


def pairing_cards(found: Standings, cards: Cards, words: Words) -> Document:
    """A sheet for every card."""
    sheets = tuple([_card(card, cards, words) for card in cards.cards])
    notes = list(legend(tuple([card.line for card in cards.cards])))
    floats = {mark for card in cards.cards for mark in card.floats}
    if floats & {Float.DOWN, Float.UP}:
        notes.append(say("↓ floated down, ↑ floated up."))
    if any(card.due.colour is not Colour.NONE for card in cards.cards):
        notes.append(say("(w) or (b): the colour due next; [w] or [b]: it is an absolute preference."))
    return _document(found, say("pairing cards"), sheets, tuple(notes))


def _card(card: Card, cards: Cards, words: Words) -> Sheet:
    has_floats = any(any(one.floats) for one in cards.cards)
    columns = [Column(say("Rd")), Column(say("Col"), Kind.GAME), NUMBER, Column(say("Opponent"), Kind.NAME)]
    columns += [Column(say("Float"))] if has_floats else []
    columns += [Column(say("Res"), Kind.GAME), _score(cards.score)]
    rows = []
    for cell, opponent, mark in zip(card.line.cells, card.opponents, card.floats, strict=True):
        colour = of_games((Game(side(cell), look(cell)),)) if side(cell) and opponent else Entry("")
        result = result_text(cell)
        if not opponent:
            result = without_opponent(cell, words)
        who = (Entry(str(opponent.number)), Entry(opponent.name)) if opponent else (Entry(""), Entry(""))
        marks = (Entry(FLOATS[mark]),) if has_floats else ()
        rows.append((Entry(str(cell.round)), colour, *who, *marks, Entry(result), Entry(points_text(cell.total))))
    blank = (Entry(""),) * (len(columns) - 2)
    following = max(cards.planned, cards.rounds + (card.due.colour is not Colour.NONE))
    for round_ in range(cards.rounds + 1, following + 1):
        due = _due(card) if round_ == cards.rounds + 1 else Entry("")
        rows.append((Entry(str(round_)), due, *blank))
    return Sheet(tuple(columns), tuple(rows), _heading(card.line.participant), CARD)


FLOATS = {Float.NONE: "", Float.DOWN: "↓", Float.UP: "↑"}


def _due(card: Card) -> Entry:
    """The colour due next: in a dashed frame, or a firm one if it is an absolute preference."""
    colour, strength = card.due
    if colour is Colour.NONE:
        return Entry("")
    if strength is Strength.ABSOLUTE:
        return of_games((Game(f"[{colour.value}]", colour.value),))
    return of_games((Game(f"({colour.value})", "o"),))


def _heading(who: Participant) -> tuple[tuple[Kind, str], ...]:
    parts = [(Kind.NUMBER, str(who.number)), (Kind.NUMBER, who.title), (Kind.NAME, who.name)]
    parts += [(Kind.NUMBER, who.federation), (Kind.NUMBER, str(who.rating) if who.rating else "")]
    return tuple([part for part in parts if part[1]])
