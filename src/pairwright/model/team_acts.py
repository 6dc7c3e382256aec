"""What an arbiter does to a tournament of teams; results of games are entered as in any other.

::

    AddMatches      the pairing of the next round, which seats the players
    EnterLineUp     who plays for a team in a round, before or after it is paired
    RequestTeamBye  a bye asked for, or an absence announced, for a round to come
    WithdrawTeam    a team that stops playing
    ForfeitMatch    a match to which a team did not come
"""

from __future__ import annotations

from enum import Enum

from pairwright.errors import Conflict, Sentence, listing, say
from pairwright.handbook.olympiad import OLYMPIAD_2007
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.line_ups import faults, out_of_order, seated
from pairwright.model.matches import TeamRound, matches_of, rounds_played
from pairwright.model.result import Result
from pairwright.model.round import ABSENT, RoundEntry
from pairwright.model.seats import NOBODY
from pairwright.model.team import ForfeitedMatch, LineUp, Team, TeamBye, team_numbers

if TYPE_CHECKING:
    from pairwright.model.tournament import Tournament

IMPLEMENTS = (OLYMPIAD_2007["27"],)


class Order(Enum):
    """In which order the players of a line-up may sit."""

    OF_MEMBERS = "of members"
    FREE = "free"
    """Where the rules of the competition let a team change its boards."""


class AddMatches(NamedTuple):
    """``pairs`` are numbers of teams, (White on board 1, Black); the allocated bye is ``(team, 0)``."""

    round: int
    pairs: tuple[tuple[int, int], ...]


class EnterLineUp(NamedTuple):
    """``players`` are pairing numbers on boards 1, 2, ...; 0 leaves a board empty."""

    round: int
    team: int
    players: tuple[int, ...]
    order: Order = Order.OF_MEMBERS


class RequestTeamBye(NamedTuple):
    """A bye (F, H or Z) of a team in a round that is not paired yet."""

    round: int
    team: int
    result: Result


class WithdrawTeam(NamedTuple):
    """No member of the team is paired from round ``first`` on."""

    team: int
    first: int


class ForfeitMatch(NamedTuple):
    """``absent`` are the teams of one match (one of them, or both) that did not come."""

    round: int
    absent: tuple[int, ...]


TeamAct = AddMatches | EnterLineUp | RequestTeamBye | WithdrawTeam | ForfeitMatch


def add_matches(tournament: Tournament, act: AddMatches) -> Tournament:
    """The round with everybody at his board, no result yet. Who sits there follows from the line-up of the round
    (record 300), else from the order of the members. A team nobody can play for forfeits. Raises :class:`Conflict`."""
    next_round = rounds_played(tournament) + 1
    if act.round != next_round:
        raise Conflict(act, say("the next round is {next}, not {round}", next=next_round, round=act.round))
    teams = _teams(tournament)
    _require_once(tournament, act)
    boards = matches_of(tournament, act.round - 1).boards
    if not boards:
        raise Conflict(act, say("the number of boards is not known: name the members of the teams (record 310)"))
    event = tournament.team_event
    entries = dict.fromkeys([player.number for player in tournament.players], ABSENT)
    paired: set[int] = set()
    for white, black in act.pairs:
        paired |= {white, black}
        if black:
            sides = tuple([seated(tournament, teams[team], team, act.round, boards) for team in (white, black)])
            entries |= games_of((sides[0], sides[1]), event.colours)
            if not (any(sides[0]) and any(sides[1])):
                winner = Colour.WHITE if any(sides[0]) else Colour.BLACK if any(sides[1]) else Colour.NONE
                event = event._replace(forfeits=(*event.forfeits, ForfeitedMatch(act.round, white, black, winner)))
        else:
            given = event.pairing_byes.teams[: act.round - 1]
            given = (*given, *(0,) * (act.round - 1 - len(given)), white)
            event = event._replace(pairing_byes=event.pairing_byes._replace(teams=given))
    for asked in tournament.requests:
        if asked.round == act.round and not any(asked.player in teams[team].members for team in paired - {0}):
            entries[asked.player] = RoundEntry(0, Colour.NONE, asked.result)
    rest = tuple([asked for asked in tournament.requests if asked.round != act.round])
    return tournament.with_entries(act.round, entries)._replace(requests=rest, team_event=event)


def _require_once(tournament: Tournament, act: AddMatches) -> None:
    """Every team is there, once, and asked for no bye; one has the allocated bye at most."""
    teams = _teams(tournament)
    away = {bye.team for bye in tournament.team_event.byes if bye.round == act.round}
    seen: set[int] = set()
    for number in [team for pair in act.pairs for team in pair if team]:
        if number not in teams:
            raise Conflict(act, _no_team(number))
        if number in seen:
            raise Conflict(act, say("team {team} is paired twice", team=number))
        if number in away:
            raise Conflict(act, say("team {team} asked for a bye and is paired", team=number))
        seen.add(number)
    byes = [white for white, black in act.pairs if not black]
    if len(byes) > 1:
        raise Conflict(act, say("{count} teams have the allocated bye", count=len(byes)))


def games_of(sides: tuple[tuple[int, ...], tuple[int, ...]], colours: str) -> dict[int, RoundEntry]:
    """Entries by player of the match between two line-ups; the first has White on board 1. ``colours`` are those of the
    boards for it, repeated as often as needed; alternating if empty."""
    pattern = colours or "WB"
    entries = {}
    for board, (one, other) in enumerate(zip(*sides, strict=True)):
        white = Colour.WHITE if pattern[board % len(pattern)] == "W" else Colour.BLACK
        for own, opponent, colour in ((one, other, white), (other, one, white.opposite)):
            if own and opponent:
                entries[own] = RoundEntry(opponent, colour, Result.PENDING)
            elif own:
                entries[own] = RoundEntry(0, Colour.NONE, Result.FORFEIT_WIN)
    return entries


def enter_line_up(tournament: Tournament, act: EnterLineUp) -> Tournament:
    """The line-up written down; in a round that is paired already the players change their seats, as long as no game of
    the match has a result. Raises :class:`Conflict`."""
    teams = _teams(tournament)
    if act.team not in teams:
        raise Conflict(act, _no_team(act.team))
    if act.round < 1:
        raise Conflict(act, say("there is no round {round}", round=act.round))
    team = teams[act.team]
    paired = act.round <= rounds_played(tournament)
    matches = matches_of(tournament, act.round if paired else rounds_played(tournament))
    found = faults(tournament, team, act.players, matches.boards)
    if found:
        raise Conflict(act, found[0])
    upper, lower = out_of_order(team, act.players)
    if upper and act.order is Order.OF_MEMBERS:
        reason = say(
            "player {lower} comes before player {upper} in the list of team {team}; "
            "let them change seats, or allow any order",
            lower=lower,
            upper=upper,
            team=act.team,
        )
        raise Conflict(act, reason)
    players = act.players
    if paired:
        players = (players + (0,) * matches.boards)[: matches.boards]
        tournament = _reseated(tournament, act, players)
    event = tournament.team_event
    kept = [one for one in event.line_ups if (one.round, one.team) != (act.round, act.team)]
    line_ups = sorted([*kept, LineUp(act.round, act.team, 0, players)], key=lambda one: one[:2])
    return tournament._replace(team_event=event._replace(line_ups=tuple(line_ups)))


def _reseated(tournament: Tournament, act: EnterLineUp, players: tuple[int, ...]) -> Tournament:
    """The match of a team with other players for it; its opponents keep their seats."""
    own, number = _match(tournament, act, act.round, act.team)
    other = _sides(tournament, act.round, number)
    if any(match.round == act.round and act.team in match[1:3] for match in tournament.team_event.forfeits):
        raise Conflict(act, say("the match of team {team} is forfeited", team=act.team))
    seats = [entry for one in (own, other) for entry in one.entries]
    if any(entry.result not in (Result.PENDING, Result.FORFEIT_WIN) and entry.opponent for entry in seats):
        raise Conflict(act, say("a game of the match of team {team} has a result already", team=act.team))
    entries = dict.fromkeys([player for one in (own, other) for player in one.players if player], ABSENT)
    facing = (other.players + (0,) * len(players))[: len(players)]
    sides = (players, facing) if own.colour is Colour.WHITE else (facing, players)
    return tournament.with_entries(act.round, entries | games_of(sides, tournament.team_event.colours))


def request_team_bye(tournament: Tournament, act: RequestTeamBye) -> Tournament:
    """The bye among those asked for, in place of another one of that round. Raises :class:`Conflict`."""
    if act.team not in team_numbers(tournament.teams):
        raise Conflict(act, _no_team(act.team))
    if act.result not in (Result.FULL_BYE, Result.HALF_BYE, Result.ABSENT):
        raise Conflict(act, say("{code} is no bye a team can ask for (F, H or Z)", code=act.result.code))
    _require_to_come(tournament, act, act.round)
    event = tournament.team_event
    rest = [bye for bye in event.byes if bye[:2] != (act.round, act.team)]
    byes = sorted([*rest, TeamBye(*act)], key=lambda bye: bye[:2])
    return tournament._replace(team_event=event._replace(byes=tuple(byes)))


def withdraw_team(tournament: Tournament, act: WithdrawTeam) -> Tournament:
    """The team without members from the round on. Raises :class:`Conflict`."""
    teams = _teams(tournament)
    if act.team not in teams:
        raise Conflict(act, _no_team(act.team))
    _require_to_come(tournament, act, act.first)
    members = set(teams[act.team].members)
    if not members:
        raise Conflict(act, say("team {team} has no members", team=act.team))
    players = tuple(
        player._replace(withdrawn_from=act.first)
        if player.number in members and not 0 < player.withdrawn_from <= act.first
        else player
        for player in tournament.players
    )
    return tournament._replace(players=players)


def forfeit_match(tournament: Tournament, act: ForfeitMatch) -> Tournament:
    """The match recorded as forfeited: whoever is there wins on every board. Raises :class:`Conflict`."""
    if not act.absent:
        raise Conflict(act, say("name the team that did not come"))
    for team in act.absent:
        if team not in team_numbers(tournament.teams):
            raise Conflict(act, _no_team(team))
    first = act.absent[0]
    row, opponent = _match(tournament, act, act.round, first)
    if set(act.absent) - {first, opponent}:
        raise Conflict(act, say("teams {teams} do not meet", teams=listing(act.absent)))
    other = _sides(tournament, act.round, opponent)
    sides = {first: row, opponent: other}
    if any(entry.result.played for side in sides.values() for entry in side.entries):
        raise Conflict(act, say("a game of the match of team {team} was played", team=first))
    entries = {}
    for number, side in sides.items():
        for player, entry in zip(side.players, side.entries, strict=True):
            if player:
                entries[player] = _forfeited(entry, here=number not in act.absent)
    white, black = (first, opponent) if row.colour is Colour.WHITE else (opponent, first)
    present = {white, black} - set(act.absent)
    winner = Colour.NONE if not present else Colour.WHITE if white in present else Colour.BLACK
    event = tournament.team_event
    kept = [match for match in event.forfeits if (match.round, {*match[1:3]}) != (act.round, {white, black})]
    forfeits = sorted([*kept, ForfeitedMatch(act.round, white, black, winner)], key=lambda match: match[:3])
    changed = tournament.with_entries(act.round, entries)
    return changed._replace(team_event=event._replace(forfeits=tuple(forfeits)))


def _forfeited(entry: RoundEntry, *, here: bool) -> RoundEntry:
    """A board of a forfeited match."""
    if here:
        return entry._replace(result=Result.FORFEIT_WIN)
    return entry._replace(result=Result.FORFEIT_LOSS) if entry.opponent else ABSENT


def without_played_forfeits(tournament: Tournament, round: int) -> Tournament:
    """Without the records of forfeited matches of which a game was played all the same."""
    event = tournament.team_event
    if not any(match.round == round for match in event.forfeits):
        return tournament
    teams = _teams(tournament)
    people = {player.number: player for player in tournament.players}
    kept = tuple(
        [
            match
            for match in event.forfeits
            if match.round != round
            or not any(
                people[member].entry(round).result.played
                for team in match[1:3]
                for member in teams.get(team, Team(0)).members
                if member in people
            )
        ]
    )
    return tournament._replace(team_event=event._replace(forfeits=kept)) if kept != event.forfeits else tournament


def _teams(tournament: Tournament) -> dict[int, Team]:
    return dict(zip(team_numbers(tournament.teams), tournament.teams, strict=True))


def _match(tournament: Tournament, act: TeamAct, round: int, team: int) -> tuple[TeamRound, int]:
    """The round of a team, and the number of its opponent. Raises :class:`Conflict` if it has none."""
    if not 0 < round <= rounds_played(tournament):
        raise Conflict(act, say("round {round} is not paired yet", round=round))
    matches = matches_of(tournament, round)
    at = matches.numbers.index(team)
    row = matches.rows[at][round - 1]
    if row.opponent == NOBODY:
        raise Conflict(act, say("team {team} has no match in round {round}", team=team, round=round))
    return row, matches.numbers[row.opponent]


def _sides(tournament: Tournament, round: int, team: int) -> TeamRound:
    matches = matches_of(tournament, round)
    return matches.rows[matches.numbers.index(team)][round - 1]


def _require_to_come(tournament: Tournament, act: TeamAct, round: int) -> None:
    if round <= rounds_played(tournament):
        raise Conflict(act, say("round {round} is paired already", round=round))


def _no_team(team: int) -> Sentence:
    return say("there is no team {team}", team=team)
