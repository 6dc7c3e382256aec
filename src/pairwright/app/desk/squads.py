"""Squads and line-ups as pages show them, and what the forms of these pages mean."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from pairwright.app.desk.event import Event
from pairwright.app.desk.squad_changes import numbered_teams
from pairwright.errors import Conflict, Sentence, say
from pairwright.lean import NamedTuple
from pairwright.model.line_ups import out_of_order, present_members, seated
from pairwright.model.matches import Matches, TeamRound, matches_of, rounds_played
from pairwright.model.player import Player
from pairwright.model.points import Points
from pairwright.model.result import Result
from pairwright.model.seats import NOBODY
from pairwright.model.team import Team
from pairwright.model.tournament import Tournament

BEST_BOARDS = 4
"""So many are averaged for the strength of a team (C.04.6 has no rule; as the numbering does)."""


class Member(NamedTuple):
    """Somebody of a squad: his place in the list, and whether he sits behind the boards of a match."""

    place: int
    player: Player
    reserve: bool


class Squad(NamedTuple):
    """A team with its members in board order. ``average`` is that of its best boards (Elo, 0 for none);
    ``withdrawn_from`` the round from which nobody of it plays (0: it stays)."""

    number: int
    team: Team
    members: tuple[Member, ...]
    captain: str
    average: int
    withdrawn_from: int = 0


class Status(Enum):
    """What a line-up is."""

    LISTED = "listed"
    """Nobody entered one: the order of the list."""
    ENTERED = "entered"
    CLOSED = "closed"
    """A game of the match has a result, or it is forfeited."""
    AWAY = "away"
    """The team has no match in the round."""


class Seat(NamedTuple):
    """A board of a line-up: who sits there (None: nobody), and his place in the list (0: nobody)."""

    board: int
    player: Player | None
    place: int


class LineUpSheet(NamedTuple):
    """Who sits, or would sit, for a team in a round."""

    squad: Squad
    status: Status
    seats: tuple[Seat, ...]
    out_of_order: bool

    @property
    def places(self) -> str:
        """The places in the list, as they are typed: ``1 2 4``."""
        return " ".join([str(seat.place) for seat in self.seats])


class Facing(NamedTuple):
    """The line-ups of a match, White on board 1 first; ``board`` is its number in the round (0: not paired yet)."""

    board: int
    sides: tuple[LineUpSheet, ...]


class Side(NamedTuple):
    """One team of a match that is paired."""

    number: int
    team: Team
    match_points: Points
    game_points: Points


class MatchSheet(NamedTuple):
    """A match that is paired, White on board 1 first. ``forfeited``: a record says so."""

    board: int
    sides: tuple[Side, Side]
    played: bool
    forfeited: bool


def squads_of(event: Event) -> tuple[Squad, ...]:
    """All teams in their order."""
    tournament = event.tournament
    boards = boards_of_match(tournament)
    return tuple([_squad(event, number, team, boards) for number, team in numbered_teams(tournament).items()])


def boards_of_match(tournament: Tournament) -> int:
    """Boards of a match; 0 while nothing says how many."""
    return matches_of(tournament, 0).boards


def _squad(event: Event, number: int, team: Team, boards: int) -> Squad:
    people = {player.number: player for player in event.tournament.players}
    members = tuple(
        [
            Member(place, people[member], place > boards > 0)
            for place, member in enumerate([one for one in team.members if one in people], 1)
        ]
    )
    best = sorted([member.player.rating for member in members if member.player.rating], reverse=True)[:BEST_BOARDS]
    average = (2 * sum(best) + len(best)) // (2 * len(best)) if best else 0
    gone = [member.player.withdrawn_from for member in members]
    withdrawn = max(gone) if members and all(gone) else 0
    return Squad(number, team, members, dict(event.captains).get(number, ""), average, withdrawn)


def without_team(tournament: Tournament) -> tuple[Player, ...]:
    """Players who are in no team."""
    taken = {member for team in tournament.teams for member in team.members}
    return tuple([player for player in tournament.players if player.number not in taken])


def moved(members: Sequence[int], player: int, steps: int) -> tuple[int, ...]:
    """The list with one of them so many places further down (or up). Raises ``ValueError`` for a stranger."""
    rest = [one for one in members if one != player]
    at = list(members).index(player) + steps
    return (*rest[: max(at, 0)], player, *rest[max(at, 0) :])


def lineups_of(event: Event, round: int) -> tuple[Facing, ...]:
    """Line-ups of a round: by match once it is paired, else team by team."""
    tournament = event.tournament
    squads = {squad.number: squad for squad in squads_of(event)}
    if round > rounds_played(tournament):
        boards = boards_of_match(tournament)
        return tuple([Facing(0, (_to_come(tournament, squad, round, boards),)) for squad in squads.values()])
    matches = matches_of(tournament, round)
    sheets = {number: _paired(tournament, matches, squad, round) for number, squad in squads.items()}
    found = []
    for board, (white, black) in enumerate(_in_order(tournament, round), 1):
        found.append(Facing(board, (sheets.pop(white), sheets.pop(black))))
    return tuple(found)


def _in_order(tournament: Tournament, round: int) -> list[tuple[int, int]]:
    from pairwright.app.desk.sheets import sheet_of

    return [(row.white.number, row.black.number) for row in sheet_of(tournament, round).boards]


def _to_come(tournament: Tournament, squad: Squad, round: int, boards: int) -> LineUpSheet:
    entered = any((one.round, one.team) == (round, squad.number) for one in tournament.team_event.line_ups)
    away = any((bye.round, bye.team) == (round, squad.number) for bye in tournament.team_event.byes)
    players = seated(tournament, squad.team, squad.number, round, boards)
    status = Status.AWAY if away or not any(players) else Status.ENTERED if entered else Status.LISTED
    return _sheet(squad, status, players)


def _paired(tournament: Tournament, matches: Matches, squad: Squad, round: int) -> LineUpSheet:
    row = matches.rows[matches.numbers.index(squad.number)][round - 1]
    if row.opponent == NOBODY:
        return _sheet(squad, Status.AWAY, ())
    other = matches.rows[row.opponent][round - 1]
    forfeited = any(one.round == round and squad.number in one[1:3] for one in tournament.team_event.forfeits)
    entered = any((one.round, one.team) == (round, squad.number) for one in tournament.team_event.line_ups)
    begun = any(_has_result(entry.result, entry.opponent) for one in (row, other) for entry in one.entries)
    status = Status.CLOSED if begun or forfeited else Status.ENTERED if entered else Status.LISTED
    players = (row.players + (0,) * matches.boards)[: matches.boards]
    return _sheet(squad, status, players)


def _has_result(result: Result, opponent: int) -> bool:
    return bool(opponent) and result not in (Result.PENDING, Result.FORFEIT_WIN)


def _sheet(squad: Squad, status: Status, players: tuple[int, ...]) -> LineUpSheet:
    people = {member.player.number: member for member in squad.members}
    seats = tuple(
        [
            Seat(board, people[number].player if number in people else None,
                 people[number].place if number in people else 0)
            for board, number in enumerate(players, 1)
        ]
    )  # fmt: skip
    return LineUpSheet(squad, status, seats, out_of_order(squad.team, players) != (0, 0))


def players_at(team: Team, text: str) -> tuple[int, ...]:
    """A line-up typed as places in the list: ``1 2 4 5``, or ``1245`` while there are no more than nine; 0 leaves a
    board empty. Raises :class:`Conflict` for a place the list has not."""
    parts = text.replace(",", " ").split()
    if len(parts) == 1 and len(team.members) < 10:
        parts = list(parts[0])
    found = []
    for part in parts:
        place = int(part) if part.isdecimal() else -1
        if not 0 <= place <= len(team.members):
            template = "{text} is no place in the list of the team; places are 1 to {most}, 0 for an empty board"
            raise Conflict(None, say(template, text=part, most=len(team.members)))
        found.append(team.members[place - 1] if place else 0)
    return tuple(found)


def listed_line_up(tournament: Tournament, number: int, round: int) -> tuple[int, ...]:
    """The line-up that follows from the list."""
    team = numbered_teams(tournament)[number]
    return tuple(present_members(tournament, team, round)[: boards_of_match(tournament)])


def match_of(tournament: Tournament, round: int, board: int) -> MatchSheet:
    """A match by its number in the round. Raises ``LookupError``."""
    pairs = _in_order(tournament, round)
    if not 0 < board <= len(pairs):
        raise LookupError(board)
    teams = numbered_teams(tournament)
    matches = matches_of(tournament, round)
    rows = {number: matches.rows[matches.numbers.index(number)][round - 1] for number in pairs[board - 1]}
    white, black = (_side(number, teams[number], rows[number]) for number in pairs[board - 1])
    played = any(entry.result.played for row in rows.values() for entry in row.entries)
    forfeited = any(one.round == round and one.white in rows for one in tournament.team_event.forfeits)
    return MatchSheet(board, (white, black), played, forfeited)


def _side(number: int, team: Team, row: TeamRound) -> Side:
    return Side(number, team, row.match_points, row.game_points)


STATUS_WORDS: dict[Status, Sentence] = {
    Status.LISTED: say("as listed"),
    Status.ENTERED: say("entered"),
    Status.CLOSED: say("closed: the match has begun"),
    Status.AWAY: say("no match in this round"),
}
