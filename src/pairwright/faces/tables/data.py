"""The tables for programs: one JSON object, or rows of CSV. Points are decimal texts, cells as people read them."""

from __future__ import annotations

from pairwright.app.tables.cards import Card, Cards
from pairwright.app.tables.chart import Cell, Chart, Line
from pairwright.app.tables.round_robin import RoundRobinTable
from pairwright.faces.spreadsheet import Fields, csv_text
from pairwright.faces.tables.cells import cell_text, game_text, result_text, side, without_opponent
from pairwright.lean import TYPE_CHECKING
from pairwright.model.colour import Colour
from pairwright.model.points import format_points
from pairwright.state.floats import Float
from pairwright.tiebreaks.acronym import POINTS

if TYPE_CHECKING:
    from pairwright.faces.json import Object


def chart_object(chart: Chart) -> Object:
    """``{"order", "rounds", "tiebreaks", "rows"}``: the table of all rounds."""
    return {
        "order": chart.order.value,
        "rounds": chart.rounds,
        "tiebreaks": list(chart.asked),
        "rows": [_line_object(chart, line) for line in chart.lines],
    }


def _line_object(chart: Chart, line: Line) -> Object:
    return {
        **_who(chart, line),
        "rounds": [cell_text(cell) for cell in line.cells],
        "games": [_cell_object(cell) for cell in line.cells],
        "scores": [format_points(cell.total) for cell in line.cells],
    }


def _who(chart: Chart, line: Line) -> Object:
    who = line.participant
    row: Object = {"line": line.line, "place": line.place, "id": who.number, "name": who.name}
    if not chart.of_teams:
        row |= {"title": who.title, "rating": who.rating, "federation": who.federation}
    row["points"] = format_points(line.points)
    if chart.of_teams:
        row |= _scores(chart, line)
    if line.beside:
        row["beside"] = format_points(line.beside)
    row["values"] = dict(zip([code.key for code in chart.codes], line.values, strict=True))
    return row


def _scores(chart: Chart, line: Line) -> Object:
    """Match and game points."""
    pairs = zip(chart.scores, (line.points, line.second), strict=True)
    return {code: format_points(points) for code, points in pairs if code != POINTS}


def _cell_object(cell: Cell) -> Object:
    made: Object = {
        "round": cell.round,
        "opponent": cell.opponent,
        "colour": side(cell),
        "result": cell.result.code,
        "points": format_points(cell.points),
    }
    if cell.of_teams:
        made["game_points"] = format_points(cell.games)
    if not cell.counts:
        made["counts"] = False
    return made


def round_robin_object(table: RoundRobinTable) -> Object:
    """The chart, with the ``meetings`` of every row with every other in the order of the rows."""
    chart = table.chart
    made = chart_object(chart)
    rows = [
        {
            **_who(chart, line),
            "meetings": [[_cell_object(cell) for cell in met] for met in meetings],
        }
        for line, meetings in zip(chart.lines, table.meetings, strict=True)
    ]
    return {**made, "rows": rows}


def cards_object(cards: Cards) -> Object:
    """``{"rounds", "cards"}``."""
    return {"rounds": cards.rounds, "cards": [_card_object(card) for card in cards.cards]}


def _card_object(card: Card) -> Object:
    who = card.line.participant
    made: Object = {
        "id": who.number,
        "name": who.name,
        "points": format_points(card.line.points),
        "rounds": [
            {
                **_cell_object(cell),
                "score": format_points(cell.total),
                "float": _FLOATS[mark],
            }
            for cell, mark in zip(card.line.cells, card.floats, strict=True)
        ],
    }
    if card.due.colour is not Colour.NONE:
        made["due"] = {"colour": card.due.colour.value, "strength": card.due.strength.name.lower()}
    return made


_FLOATS = {Float.NONE: "", Float.DOWN: "down", Float.UP: "up"}


def chart_csv(chart: Chart) -> str:
    """A row for every line, a column for every round."""
    rounds = [f"round_{round_}" for round_ in range(1, chart.rounds + 1)]
    rows = [[*_fields(line), *map(cell_text, line.cells), *_end(chart, line)] for line in chart.lines]
    return csv_text([*_HEADS, *rounds, *_ends(chart)], rows)


def wall_chart_csv(chart: Chart) -> str:
    """The same with the score after every round beside it."""
    rounds: list[str] = []
    for round_ in range(1, chart.rounds + 1):
        rounds += [f"round_{round_}", f"score_{round_}"]
    rows = []
    for line in chart.lines:
        cells: list[str] = []
        for cell in line.cells:
            cells += [cell_text(cell), format_points(cell.total)]
        rows.append([*_fields(line), *cells, *_end(chart, line)])
    return csv_text([*_HEADS, *rounds, *_ends(chart)], rows)


_HEADS = ("line", "place", "number", "title", "name", "rating", "federation")


def _fields(line: Line) -> Fields:
    who = line.participant
    return [line.line, line.place or "", who.number, who.title, who.name, who.rating or "", who.federation]


def _ends(chart: Chart) -> list[str]:
    scores = [code if code != POINTS else "points" for code in chart.scores]
    return ["beside", *scores, *[code.key for code in chart.codes]]


def _end(chart: Chart, line: Line) -> Fields:
    points = [format_points(points) for points in (line.points, line.second)[: len(chart.scores)]]
    return [format_points(line.beside), *points, *line.values]


def round_robin_csv(table: RoundRobinTable) -> str:
    """A row for every line, a column ``vs_N`` for every other by its pairing number."""
    chart = table.chart
    rows = []
    for line, meetings in zip(chart.lines, table.meetings, strict=True):
        cells = [" ".join([game_text(cell) for cell in met]) for met in meetings]
        rows.append([*_fields(line), *cells, *_end(chart, line)])
    others = [f"vs_{line.participant.number}" for line in chart.lines]
    return csv_text([*_HEADS, *others, *_ends(chart)], rows)


def cards_csv(cards: Cards) -> str:
    """A row for every player and round."""
    rows = []
    for card in cards.cards:
        who = card.line.participant
        for cell, opponent, mark in zip(card.line.cells, card.opponents, card.floats, strict=True):
            colour = side(cell) if opponent else ""
            met = (opponent.number, opponent.name) if opponent else ("", "")
            result = result_text(cell) if opponent else without_opponent(cell)
            ends = (result, format_points(cell.points), format_points(cell.total), _FLOATS[mark])
            rows.append([who.number, who.name, cell.round, colour, *met, *ends])
    heads = ("number", "name", "round", "colour", "opponent", "opponent_name", "result", "points", "score", "float")
    return csv_text(heads, rows)
