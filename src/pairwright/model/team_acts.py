"""What an arbiter does to a tournament of teams: matches paired, which seats their players.

::

    AddMatches    the pairing of the next round, as published
"""

from __future__ import annotations

from pairwright.errors import Conflict, say
from pairwright.handbook.olympiad import OLYMPIAD_2007
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.matches import matches_of, rounds_played
from pairwright.model.result import Result
from pairwright.model.round import ABSENT, RoundEntry
from pairwright.model.team import Team, team_numbers

if TYPE_CHECKING:
    from pairwright.model.tournament import Tournament

IMPLEMENTS = (OLYMPIAD_2007["27"],)


class AddMatches(NamedTuple):
    """``pairs`` are numbers of teams, (White on board 1, Black); the allocated bye is ``(team, 0)``."""

    round: int
    pairs: tuple[tuple[int, int], ...]


def add_matches(tournament: Tournament, act: AddMatches) -> Tournament:
    """The round with everybody at his board, no result yet. Who sits there follows from the line-up of the round
    (record 300), else from the order of the members. Raises :class:`Conflict`."""
    next_round = rounds_played(tournament) + 1
    if act.round != next_round:
        raise Conflict(act, say("the next round is {next}, not {round}", next=next_round, round=act.round))
    teams = dict(zip(team_numbers(tournament.teams), tournament.teams, strict=True))
    seen: set[int] = set()
    away = {bye.team for bye in tournament.team_event.byes if bye.round == act.round}
    for number in [team for pair in act.pairs for team in pair if team]:
        if number not in teams:
            raise Conflict(act, say("there is no team {team}", team=number))
        if number in seen:
            raise Conflict(act, say("team {team} is paired twice", team=number))
        if number in away:
            raise Conflict(act, say("team {team} asked for a bye and is paired", team=number))
        seen.add(number)
    boards = matches_of(tournament, act.round - 1).boards
    entries = dict.fromkeys([player.number for player in tournament.players], ABSENT)
    for white, black in act.pairs:
        if black:
            sides = (
                seated(tournament, teams[white], white, act.round, boards),
                seated(tournament, teams[black], black, act.round, boards),
            )
            entries |= games_of(sides, tournament.team_event.colours)
    byes = [white for white, black in act.pairs if not black]
    if len(byes) > 1:
        raise Conflict(act, say("{count} teams have the allocated bye", count=len(byes)))
    event = tournament.team_event
    if byes:
        given = event.pairing_byes.teams
        given = (*given, *(0,) * (act.round - 1 - len(given)), byes[0])
        event = event._replace(pairing_byes=event.pairing_byes._replace(teams=given))
    rest = tuple([asked for asked in tournament.requests if asked.round != act.round])
    return tournament.with_entries(act.round, entries)._replace(requests=rest, team_event=event)


def seated(tournament: Tournament, team: Team, number: int, round: int, boards: int) -> tuple[int, ...]:
    """Players of a team on boards 1, 2, ... (0: nobody), by its line-up or else in the order of its members."""
    for line_up in tournament.team_event.line_ups:
        if (line_up.round, line_up.team) == (round, number):
            return (line_up.players + (0,) * boards)[:boards]
    asked = {request.player for request in tournament.requests if request.round == round}
    here = {player.number for player in tournament.players if player.available(round)} - asked
    members = [member for member in team.members if member in here]
    return tuple((members + [0] * boards)[:boards])


def games_of(sides: tuple[tuple[int, ...], tuple[int, ...]], colours: str) -> dict[int, RoundEntry]:
    """Entries by player of the match between two line-ups; the first has White on board 1. ``colours`` are those of the
    boards for it, repeated as often as needed; alternating if empty."""
    pattern = colours or "WB"
    entries = {}
    for board, (one, other) in enumerate(zip(*sides, strict=True)):
        white = Colour.WHITE if pattern[board % len(pattern)] == "W" else Colour.BLACK
        for own, opponent, colour in ((one, other, white), (other, one, white.opposite)):
            if own:
                result = Result.PENDING if opponent else Result.FORFEIT_WIN
                entries[own] = RoundEntry(opponent, colour, result)
    return entries
