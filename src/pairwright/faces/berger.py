"""The printed table of a round robin, for people and for programs."""

from __future__ import annotations

from pairwright.errors import say
from pairwright.faces.document import Column, Document, Entry, Kind, Sheet
from pairwright.faces.spreadsheet import csv_text
from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from pairwright.app.berger import BergerRound, BergerTable
    from pairwright.faces.json import Object
    from pairwright.faces.spreadsheet import Fields


def berger_document(found: BergerTable) -> Document:
    """The players where they have names, and a line for every round: White first."""
    rounds = _rounds(found)
    sheets = (_players(found), rounds) if any(player.name for player in found.players) else (rounds,)
    about = say("Berger table")
    if found.terms.cycles > 1:
        about = say("Berger table, {cycles} cycles", cycles=found.terms.cycles)
    notes = [say("The first number of each game has White.")]
    if found.terms.swaps and len(found.rounds) > 2 * found.terms.cycles:
        notes.append(say("The last two rounds of the first cycle have changed places."))
    return Document(found.title, about, sheets, tuple(notes))


def _players(found: BergerTable) -> Sheet:
    shown = (
        (True, Column(say("No")), lambda player: str(player.number)),
        (any(one.title for one in found.players), Column(say("Title")), lambda player: player.title),
        (True, Column(say("Name"), Kind.NAME), lambda player: player.name),
        (any(one.rating for one in found.players), Column(say("Rtg")), lambda player: str(player.rating or "")),
        (any(one.federation for one in found.players), Column(say("Fed")), lambda player: player.federation),
    )
    rows = tuple([tuple([Entry(cell(player)) for is_shown, _, cell in shown if is_shown]) for player in found.players])
    return Sheet(tuple([column for is_shown, column, _ in shown if is_shown]), rows)


def _rounds(found: BergerTable) -> Sheet:
    boards = max([len(one.games) for one in found.rounds])
    has_dates = any(one.date for one in found.rounds)
    has_free = any(one.free for one in found.rounds)
    columns = [Column(say("Rd"))]
    columns += [Column(say("Date"))] if has_dates else []
    columns += [Column(say("{board}", board=board)) for board in range(1, boards + 1)]
    columns += [Column(say("Free"))] if has_free else []
    rows = []
    for one in found.rounds:
        cells = [str(one.number)]
        cells += [one.date.replace("/", "-")] if has_dates else []
        cells += [f"{white}-{black}" for white, black in one.games] + [""] * (boards - len(one.games))
        cells += [", ".join(map(str, one.free))] if has_free else []
        rows.append(tuple(map(Entry, cells)))
    return Sheet(tuple(columns), tuple(rows))


HEADS = ("round", "date", "board", "white", "white_name", "black", "black_name")


def berger_csv(found: BergerTable) -> str:
    """A row for every game; whoever is free has one without board and Black."""
    names = {player.number: player.name for player in found.players}
    rows: list[Fields] = []
    for one in found.rounds:
        date = one.date.replace("/", "-")
        for board, (white, black) in enumerate(one.games, 1):
            rows.append([one.number, date, board, white, names[white], black, names[black]])
        rows += [[one.number, date, "", number, names[number], "", ""] for number in one.free]
    return csv_text(HEADS, rows)


def berger_object(found: BergerTable) -> Object:
    """``{"players", "cycles", "swapped", "rounds"}``."""
    players = [{"id": player.number, "name": player.name} for player in found.players]
    return {
        "players": players,
        "cycles": found.terms.cycles,
        "swapped": found.terms.swaps,
        "rounds": [_round_object(one) for one in found.rounds],
    }


def _round_object(one: BergerRound) -> Object:
    return {
        "round": one.number,
        "cycle": one.cycle,
        "date": one.date.replace("/", "-"),
        "games": [list(game) for game in one.games],
        "free": list(one.free),
    }
