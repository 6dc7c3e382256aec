"""The tournament as files are to hold it: with its points and places as they are now (Q217), whatever came in."""

from __future__ import annotations

from pairwright.app.desk.event import Event
from pairwright.app.predetermined import with_rounds_of_table
from pairwright.model.result import Result
from pairwright.model.standing import earned
from pairwright.model.tournament import Record, Tournament

OPEN = (Result.PENDING, Result.ADJOURNED)


def report_of(event: Event) -> Tournament:
    """The tournament with the points that its results give, and places by its own tie-breaks; what a file once claimed
    of both is forgotten. Lines of the report (``###``) are in it."""
    tournament = with_rounds_of_table(event.tournament)
    points = earned(tournament)
    players = tuple(
        [
            player._replace(declared_points=own, declared_rank=None)
            for player, own in zip(tournament.players, points, strict=True)
        ]
    )
    teams = tuple([team._replace(match_points=None, game_points=None, declared_rank=None) for team in tournament.teams])
    return tournament._replace(players=players, teams=teams)


def open_games(tournament: Tournament) -> tuple[tuple[int, int, int], ...]:
    """(round, White, Black) of every game without a result, and of every adjourned one."""
    return tuple(
        [
            (round_, game.white, game.black)
            for round_ in range(1, tournament.paired_rounds + 1)
            for game in tournament.round(round_).games
            if game.white_result in OPEN or game.black_result in OPEN
        ]
    )


def working_copy_of(event: Event) -> Tournament:
    """The tournament as it stands, with a line that says so: no report is made while games are open (Q169)."""
    tournament = report_of(event)
    if event.closed:
        return tournament
    count = len(open_games(event.tournament))
    line = f" Working copy @ Round {max(event.round, 1)}: not final, games without a result: {count}"
    return tournament._replace(other_records=(*tournament.other_records, Record("###", line)))


def without_working_copies(tournament: Tournament) -> Tournament:
    """A working copy that is opened again is no copy any more."""
    kept = [
        record
        for record in tournament.other_records
        if not (record.code == "###" and record.text.strip().startswith("Working copy @"))
    ]
    return tournament._replace(other_records=tuple(kept))
