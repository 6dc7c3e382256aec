"""Acts in words: one sentence each, for the foot, the journal and what an undo takes back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pairwright.app.desk import acts
from pairwright.app.desk.acts import Act
from pairwright.app.desk.sheets import in_order, notation, sheet_of
from pairwright.app.desk.squad_telling import TOLD
from pairwright.errors import PairwrightError, Sentence, say
from pairwright.lean import NamedTuple
from pairwright.model import acts as core
from pairwright.model.knockout.acts import DecideMatch
from pairwright.model.result import Result
from pairwright.model.team import is_team_event
from pairwright.model.team_acts import AddMatches
from pairwright.model.tournament import Tournament


def told(act: Act) -> Sentence:
    """The act in a sentence; players and teams by their numbers."""
    tell = _TOLD.get(type(act))
    if tell is None:
        return say("{act}", act=type(act).__name__)
    return tell if isinstance(tell, Sentence) else tell(act)


class Here(NamedTuple):
    """What is known where an act is told: names by the numbers of now, and ``board(round, white)``, empty where it is
    not known."""

    names: Mapping[int, str]
    board: Callable[[int, int], str]


def told_here(act: Act, here: Here) -> Sentence:
    """The act in a sentence, with names beside numbers, and results by their boards."""
    if isinstance(act, (core.EnterResult, acts.ClearResult)):
        label = here.board(act.round, act.white)
        board = int(label) if label.isdecimal() else label
        if board and isinstance(act, acts.ClearResult):
            return say("round {round}, board {board}: no result", round=act.round, board=board)
        if board and isinstance(act, core.EnterResult):
            result = notation(act.white_result, act.black_result)
            return say("round {round}, board {board}: {result}", round=act.round, board=board, result=result)
    plain = told(act)
    values = [(key, _with_name(value, here.names) if key == "player" else value) for key, value in plain.values]
    return plain._replace(values=tuple(values))


def _with_name(number: object, names: Mapping[int, str]) -> object:
    if isinstance(number, int) and names.get(number):
        return say("{number} {name}", number=number, name=names[number])
    return number


def boards_of(tournament: Tournament, round: int) -> dict[int, str]:
    """Labels of boards by the number of who has White: ``28``, or ``3.2`` for board 2 of match 3. Nothing where the
    order of the round cannot be had."""
    if not 0 < round <= tournament.paired_rounds:
        return {}
    try:
        if is_team_event(tournament):
            rows = sheet_of(tournament, round).boards
            return {game.white.number: f"{row.board}.{game.board}" for row in rows for game in row.games}
        games = in_order(tournament, round, tournament.round(round).games)
    except PairwrightError:
        return {}
    return {game.white: str(board) for board, game in enumerate(games, 1)}


def _result(act: core.EnterResult) -> Sentence:
    result = notation(act.white_result, act.black_result)
    template = "round {round}, {white}-{black}: {result}"
    return say(template, round=act.round, white=act.white, black=act.black, result=result)


def _correction(act: acts.CorrectLate) -> Sentence:
    given = act.correction
    template = "round {round}, {white}-{black} corrected for the rating report"
    return say(template, round=given.round, white=given.white, black=given.black)


_COLOURS = {"w": say("White"), "b": say("Black")}


def _colour(act: acts.SetInitialColour) -> Sentence:
    colour = _COLOURS.get(act.colour.value, say("not known"))
    if act.lot:
        return say("the initial colour is drawn by lot: {colour} (seed {seed})", colour=colour, seed=act.lot)
    return say("the initial colour is {colour}", colour=colour)


def _reading(act: acts.ReadBack) -> Sentence:
    read = act.reading
    result = notation(read.white_result, read.black_result)
    template = "round {round}, {white}-{black}: {result} read back"
    return say(template, round=read.round, white=read.white, black=act.black, result=result)


def _undone(act: acts.Undo) -> Sentence:
    if act.back_to:
        return say("back to entry {number}", number=act.back_to)
    return say("taken back: {numbers}", numbers=", ".join(map(str, act.numbers)))


_BYES = {
    Result.HALF_BYE: "player {player} has a half-point bye in round {round}",
    Result.FULL_BYE: "player {player} has a full-point bye in round {round}",
    Result.PAIRING_BYE: "player {player} is given the allocated bye in round {round}",
}
_AWAY = "player {player} is not paired in round {round}"
_PRESENCE = {
    "here": "player {player} is here for round {round}",
    "late": "player {player} comes late to round {round}",
    "missing": "player {player} is missing in round {round}",
}
_SETTLED = ("entry {number} is dropped", "entry {number} stands")


def _entered(act: acts.EnterPlayers) -> Sentence:
    if len(act.players) == 1:
        return say("{name} is entered", name=act.players[0].name)
    return say("{count} players are entered", count=len(act.players))


def _listed(act: acts.TakeList) -> Sentence:
    if len(act.new) == 1 and not (act.changed or act.gone or act.source):
        return say("{name} is entered", name=act.new[0].name)
    if not (act.new or act.gone or act.changed):
        return say("ratings of a list are noted: {source}", source=act.source or "-")
    return say(
        "a list is taken over ({source}): {new} new, {changed} changed, {gone} gone",
        source=act.source or "-",
        new=len(act.new),
        changed=len(act.changed),
        gone=len(act.gone),
    )


def _late(act: acts.EnterLate) -> Sentence:
    new = act.player
    template = "{name} enters late, from round {round} on, with number {number}"
    return say(template, name=new.name, round=new.enters_in, number=new.number)


_TOLD: dict[type, Sentence | Callable[[Any], Sentence]] = {
    **TOLD,
    acts.Open: say("the tournament begins"),
    acts.EnterPlayers: _entered,
    acts.EnterLate: _late,
    acts.TakeList: _listed,
    acts.SetRankMethod: say("the ratings that order the list are set"),
    acts.ChangePlayer: lambda act: say("player {player} is changed", player=act.number),
    acts.RemovePlayer: lambda act: say("the entry of player {player} is taken back", player=act.number),
    acts.Renumber: say("pairing numbers are given"),
    acts.Announce: say("name, dates and officials"),
    acts.SetSystem: lambda act: say("the pairing system is {system}", system=act.system),
    acts.SetRounds: lambda act: say("the number of rounds is {rounds}", rounds=act.rounds),
    acts.SetScoring: say("points of results and byes are set"),
    acts.SetTieBreaks: lambda act: say("tie-breaks: {codes}", codes=", ".join(act.codes)),
    acts.SetInitialColour: _colour,
    acts.Forbid: say("prohibited pairs are set"),
    acts.SetVirtualPoints: say("the acceleration is set"),
    acts.SetTeams: say("teams are set"),
    acts.SetKnockout: say("the terms of the knockout are set"),
    acts.CheckPlayer: lambda act: say(_PRESENCE[act.presence.value], player=act.player, round=act.round),
    acts.CloseCheckIn: lambda act: say("check-in of round {round} is closed", round=act.round),
    acts.CancelBye: lambda act: say(
        "player {player} plays in round {round} after all", player=act.player, round=act.round
    ),
    acts.ComeBack: lambda act: say(
        "player {player} plays again from round {round} on", player=act.player, round=act.first
    ),
    acts.Publish: lambda act: say("round {round} is published", round=act.round),
    acts.OpenHand: lambda act: say("pairing round {round} by hand begins", round=act.round),
    acts.ChangeHand: say("pairs are changed by hand"),
    acts.EndHand: say("pairing by hand ends, the round is published"),
    acts.DropHand: say("pairing by hand is abandoned"),
    acts.ClearResult: lambda act: say(
        "round {round}, {white}-{black}: no result", round=act.round, white=act.white, black=act.black
    ),
    acts.ExchangeColours: lambda act: say(
        "round {round}, {white}-{black}: colours exchanged", round=act.round, white=act.white, black=act.black
    ),
    acts.CorrectLate: _correction,
    acts.ReadBack: _reading,
    acts.LeaveFideMode: lambda act: say("FIDE mode is left: {reason}", reason=act.reason),
    acts.Report: lambda act: say("a line for the report: {line}", line=act.line),
    acts.SetLook: say("how the tournament is shown"),
    acts.SetPrizes: say("prizes are set"),
    acts.BarHalfByes: say("who may not have half-point byes"),
    acts.Declare: say("the standings are final"),
    acts.Undo: _undone,
    acts.Settle: lambda act: say(_SETTLED[act.stands], number=act.number),
    core.AddRound: lambda act: say("round {round} is published", round=act.round),
    AddMatches: lambda act: say("round {round} is published", round=act.round),
    DecideMatch: lambda act: say(
        "match {match}: {winner} goes on" if act.winner else "match {match}: both are out",
        match=act.match,
        winner=act.winner,
    ),
    core.EnterResult: _result,
    core.EnterGames: lambda act: say(
        "round {round}, {white}-{black}: two games", round=act.match.round, white=act.match.white, black=act.match.black
    ),
    core.RequestBye: lambda act: say(_BYES.get(act.result, _AWAY), player=act.player, round=act.round),
    core.Withdraw: lambda act: say(
        "player {player} withdraws before round {round}", player=act.player, round=act.first
    ),
    core.Expel: lambda act: say("player {player} is expelled before round {round}", player=act.player, round=act.first),
    core.Adjourn: lambda act: say("open games of round {round} are adjourned", round=act.round),
}
