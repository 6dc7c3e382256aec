"""Who may sit where: line-ups of teams, and what is wrong with one.

The members of a team play in the order of its list. Whoever is missing leaves no gap: the others move up, and a reserve
sits behind those who come before him in the list. A board may be left empty.
"""

from __future__ import annotations

from itertools import pairwise

from pairwright.errors import Sentence, say
from pairwright.lean import TYPE_CHECKING
from pairwright.model.team import Team, team_numbers

if TYPE_CHECKING:
    from pairwright.model.tournament import Tournament


def seated(tournament: Tournament, team: Team, number: int, round: int, boards: int) -> tuple[int, ...]:
    """Players of a team on boards 1, 2, ... (0: nobody), by its line-up or else in the order of its members."""
    for line_up in tournament.team_event.line_ups:
        if (line_up.round, line_up.team) == (round, number):
            return (line_up.players + (0,) * boards)[:boards]
    here = present_members(tournament, team, round)
    return tuple((here + [0] * boards)[:boards])


def present_members(tournament: Tournament, team: Team, round: int) -> list[int]:
    """The members who can play in the round, in the order of the list."""
    asked = {request.player for request in tournament.requests if request.round == round}
    here = {player.number for player in tournament.players if player.available(round)} - asked
    return [member for member in team.members if member in here]


def faults(tournament: Tournament, team: Team, players: tuple[int, ...], boards: int) -> list[Sentence]:
    """What makes a line-up impossible whatever its order: strangers, somebody twice, too many, nobody at all."""
    found = []
    teams = dict(zip(team_numbers(tournament.teams), tournament.teams, strict=True))
    for player in dict.fromkeys([one for one in players if one]):
        others = [number for number, other in teams.items() if player in other.members]
        if player not in team.members:
            found.append(
                say("player {player} is a member of team {team}", player=player, team=others[0])
                if others
                else say("player {player} is no member of the team", player=player)
            )
        elif players.count(player) > 1:
            found.append(say("player {player} sits on two boards", player=player))
    if boards and len(players) > boards:
        found.append(say("{count} players for {boards} boards", count=len(players), boards=boards))
    if not any(players):
        found.append(say("nobody plays; enter a forfeited match instead"))
    return found


def out_of_order(team: Team, players: tuple[int, ...]) -> tuple[int, int]:
    """The first two who sit the other way round than in the list, (upper board, lower board); (0, 0) if none do."""
    place = {member: at for at, member in enumerate(team.members)}
    seats = [player for player in players if player in place]
    for upper, lower in pairwise(seats):
        if place[upper] > place[lower]:
            return upper, lower
    return 0, 0
