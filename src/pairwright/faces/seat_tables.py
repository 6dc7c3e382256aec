"""Scheveningen and Skalitzka tables, ready for the wall, and for programs."""

from __future__ import annotations

from pairwright.errors import Sentence, say
from pairwright.faces.document import Column, Document, Entry, Game, Kind, Sheet, of_games
from pairwright.faces.html import Runs
from pairwright.faces.spreadsheet import csv_text
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.pairing.tables.charts import Chart, Meeting, charts
from pairwright.pairing.tables.scheveningen import Colours, Match, Stage, rounds_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from pairwright.faces.json import Object
    from pairwright.faces.text import Words
    from pairwright.pairing.tables.seats import Game as SeatGame
    from pairwright.pairing.tables.seats import Rounds, Seat


class SeatTable(NamedTuple):
    """A table with what is said of it; ``name_of`` gives the name of a seat, ``team_of`` that of its team."""

    code: str
    about: Sentence
    boards: int
    teams: int
    rounds: Rounds
    stages: tuple[Stage, ...]
    notes: tuple[Sentence, ...]
    name_of: Callable[[Seat], str]
    team_of: Callable[[int], str]


LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WHITE_FIRST = say("White stands first.")

_WAYS = {
    Colours.WHOLE_TEAM: say("The whole team has the same colour."),
    Colours.BALANCED: say(
        "In every round a team has White on half of its boards, of an odd number on one more or less; "
        "colours differ by one at most."
    ),
}


def scheveningen_table(boards: int, cycles: int, colours: Colours, stages: tuple[Stage, ...]) -> SeatTable:
    """The table of a Scheveningen event."""
    teams = max([max(match.first, match.second) for stage in stages for match in stage.matches])
    template = "Scheveningen table, {boards} boards"
    if teams > 2:
        template += ", {teams} teams"
    if cycles == 2:
        template += ", double"
    notes = [WHITE_FIRST, _WAYS[colours]]
    if boards == 2 and colours is Colours.BALANCED:
        notes[1] = say("With two boards whole teams change colour: no other table gives everybody both colours.")
    return SeatTable(
        "scheveningen",
        say(template, boards=boards, teams=teams),
        boards,
        teams,
        tuple([round_ for stage in stages for round_ in rounds_of(stage)]),
        stages,
        tuple(notes),
        lambda seat: f"{LETTERS[seat.team - 1]}{seat.board}",
        lambda team: LETTERS[team - 1],
    )


def skalitzka_table(boards: int, rounds: Rounds) -> SeatTable:
    """The table of three teams. While there are letters, seats are named as the document has them."""
    has_letters = boards <= len(LETTERS)
    names = say("Team 1: A, B, C ...; team 2: a, b, c ...; team 3: 1, 2, 3 ..., from board 1 on.")
    return SeatTable(
        "skalitzka",
        say("Skalitzka table, three teams of {boards} boards", boards=boards),
        boards,
        3,
        rounds,
        (),
        (WHITE_FIRST, *([names] if has_letters else [])),
        _letter if has_letters else lambda seat: f"{LETTERS[seat.team - 1]}{seat.board}",
        str if has_letters else lambda team: LETTERS[team - 1],
    )


def _letter(seat: Seat) -> str:
    letter = LETTERS[seat.board - 1]
    return (letter, letter.lower(), str(seat.board))[seat.team - 1]


def table_document(table: SeatTable, words: Words) -> Document:
    """The table itself: of Scheveningen a sheet for every match, of Skalitzka one for all tables."""
    sheets: list[Sheet] = []
    first = 1
    for stage in table.stages:
        length = len(stage.matches[0].rounds)
        for match in stage.matches:
            heading = _heading(table, match, stage.idle, words) if table.teams > 2 else ()
            looks = [["w" if game.white.team == match.first else "b" for game in games] for games in match.rounds]
            sheets.append(_sheet(table, match.rounds, looks, first, heading))
        first += length
    if not table.stages:
        sheets.append(_sheet(table, table.rounds, [[""] * len(games) for games in table.rounds], 1, ()))
    return Document("", table.about, tuple(sheets), table.notes)


def _heading(table: SeatTable, match: Match, idle: int, words: Words) -> tuple[tuple[Kind, str], ...]:
    teams = (Kind.NUMBER, f"{table.team_of(match.first)}-{table.team_of(match.second)}")
    return (teams, (Kind.WORDS, words(say("{team} is free", team=table.team_of(idle))))) if idle else (teams,)


def _sheet(
    table: SeatTable, rounds: Rounds, looks: list[list[str]], first: int, heading: tuple[tuple[Kind, str], ...]
) -> Sheet:
    rows = []
    for place in range(len(rounds[0])):
        cells = [_entry(_text(table, games[place]), look[place]) for games, look in zip(rounds, looks, strict=True)]
        rows.append((Entry(str(place + 1)), *cells))
    columns = (Column(say("Board") if table.stages else say("Table")), *_rounds(first, len(rounds)))
    return Sheet(columns, tuple(rows), heading, "cross", Runs.LEFT_TO_RIGHT)


def _rounds(first: int, count: int) -> list[Column]:
    return [Column(say("Round {round}", round=number), Kind.GAME) for number in range(first, first + count)]


def _entry(content: str, look: str) -> Entry:
    return of_games((Game(content, look),)) if look else Entry(content)


def _text(table: SeatTable, game: SeatGame) -> str:
    return f"{table.name_of(game.white)}-{table.name_of(game.black)}"


def charts_document(table: SeatTable) -> Document:
    """A sheet for every team, to write results into: the opponent and the colour of every board in every round."""
    found = charts(table.rounds)
    sheets = [_chart(table, chart) for chart in found]
    notes = (say("w White, b Black; Σ: points of the round."),)
    return Document("", say("{table}: charts of the teams", table=table.about), tuple(sheets), notes)


def _chart(table: SeatTable, chart: Chart) -> Sheet:
    columns = (Column(say("Board")), *_rounds(1, len(table.rounds)), Column(say("Pts")))
    rows = []
    for board, line in enumerate(chart.lines, 1):
        cells = [_met(table, games[0]) if games else Entry("") for games in line]
        rows.append((Entry(str(board)), *cells, Entry("")))
    rows.append((Entry("Σ"), *[Entry("")] * (len(table.rounds) + 1)))
    return Sheet(columns, tuple(rows), ((Kind.NUMBER, table.team_of(chart.team)),), "cross", Runs.LEFT_TO_RIGHT)


def _met(table: SeatTable, met: Meeting) -> Entry:
    look = "w" if met.has_white else "b"
    return _entry(f"{table.name_of(met.opponent)}{look}", look)


def table_csv(table: SeatTable) -> str:
    """A row for every game."""
    rows: list[list[str | int]] = []
    for number, games in enumerate(table.rounds, 1):
        for place, (white, black) in enumerate(games, 1):
            names = (table.name_of(white), table.name_of(black))
            rows.append([number, place, *names, white.team, white.board, black.team, black.board])
    heads = ("round", "table", "white", "black", "white_team", "white_board", "black_team", "black_board")
    return csv_text(heads, rows)


def table_object(table: SeatTable) -> Object:
    """``{"system", "boards", "teams", "rounds"}``."""
    return {
        "system": table.code,
        "boards": table.boards,
        "teams": table.teams,
        "rounds": [
            {
                "round": number,
                "games": [
                    {"table": place, "white": _seat(table, white), "black": _seat(table, black)}
                    for place, (white, black) in enumerate(games, 1)
                ],
            }
            for number, games in enumerate(table.rounds, 1)
        ],
    }


def _seat(table: SeatTable, seat: Seat) -> Object:
    return {"seat": table.name_of(seat), "team": seat.team, "board": seat.board}
