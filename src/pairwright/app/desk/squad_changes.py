"""What acts about teams and tables of rounds make of the event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pairwright.app.desk import squad_acts as acts
from pairwright.app.desk.acts import Renumber
from pairwright.app.desk.entry_changes import renumber
from pairwright.app.desk.event import Event
from pairwright.app.making_up import with_game
from pairwright.errors import Conflict, NotApplicable, UnknownCode, say
from pairwright.model.acts import MakeUpGame
from pairwright.model.matches import rounds_played
from pairwright.model.result import Result
from pairwright.model.team import LARGEST_TEAM, Team, team_numbers
from pairwright.model.team_acts import EnterLineUp
from pairwright.model.tournament import ByeRequest, Record, Tournament


def numbered_teams(tournament: Tournament) -> dict[int, Team]:
    """The teams by their numbers, in their order."""
    return dict(zip(team_numbers(tournament.teams), tournament.teams, strict=True))


def enter_team(event: Event, act: acts.EnterTeam) -> Event:
    """With the new team behind the others."""
    known = numbered_teams(event.tournament)
    number = act.team.number or max(known, default=0) + 1
    if number in known:
        raise Conflict(act, say("number {number} is taken", number=number))
    if not 0 < number <= LARGEST_TEAM:
        raise Conflict(act, say("numbers of teams are 1 to {most}", most=LARGEST_TEAM))
    team = act.team._replace(number=number)
    _require_members(event.tournament, act, number, team.members)
    # All get the numbers they are known by, so that a file that gives none does not number them anew.
    teams = [one._replace(number=own) for own, one in known.items()]
    return _with_captain(_teams(event, [*teams, team]), number, act.captain)


def change_team(event: Event, act: acts.ChangeTeam) -> Event:
    """With another name, strength or list of members."""
    known = numbered_teams(event.tournament)
    if act.number not in known:
        raise Conflict(act, say("there is no team {team}", team=act.number))
    _require_members(event.tournament, act, act.number, act.team.members)
    old = known[act.number]
    kept = {name: getattr(old, name) for name in ("number", "match_points", "game_points", "declared_rank")}
    known[act.number] = act.team._replace(**kept)
    return _with_captain(_teams(event, list(known.values())), act.number, act.captain)


def remove_team(event: Event, act: acts.RemoveTeam) -> Event:
    """Without the team, its byes and line-ups."""
    if event.under_way:
        raise Conflict(act, say("round 1 is paired: withdraw the team instead"))
    known = numbered_teams(event.tournament)
    if known.pop(act.number, None) is None:
        raise Conflict(act, say("there is no team {team}", team=act.number))
    terms = event.tournament.team_event
    terms = terms._replace(
        byes=tuple([bye for bye in terms.byes if bye.team != act.number]),
        line_ups=tuple([one for one in terms.line_ups if one.team != act.number]),
    )
    teams = [one._replace(number=own) for own, one in known.items()]
    event = _teams(event, teams)._replace(captains=tuple([one for one in event.captains if one[0] != act.number]))
    return event._replace(tournament=event.tournament._replace(team_event=terms))


def renumber_teams(event: Event, act: acts.RenumberTeams) -> Event:
    """With other numbers, wherever they stand."""
    from pairwright.app.desk.report_lines import with_teams_renumbered
    from pairwright.model.renumbering import with_teams_in

    numbers = sorted(numbered_teams(event.tournament))
    if event.under_way:
        raise Conflict(act, say("round 1 is paired: the numbers stay as they are"))
    if sorted(act.order) != numbers:
        raise Conflict(act, say("the new order does not name every team once"))
    new = {old: number for number, old in enumerate(act.order, 1)}
    captains = tuple(sorted([(new[team], name) for team, name in event.captains]))
    tournament = with_teams_in(with_teams_renumbered(event.tournament, new), list(act.order))
    return event._replace(tournament=tournament, captains=captains)


def cancel_team_bye(event: Event, act: acts.CancelTeamBye) -> Event:
    """Without the bye that was asked for."""
    terms = event.tournament.team_event
    rest = tuple([bye for bye in terms.byes if bye[:2] != (act.round, act.team)])
    if len(rest) == len(terms.byes):
        raise Conflict(act, say("team {team} asked for no bye in round {round}", team=act.team, round=act.round))
    if act.round <= rounds_played(event.tournament):
        raise Conflict(act, say("round {round} is paired already", round=act.round))
    return event._replace(tournament=event.tournament._replace(team_event=terms._replace(byes=rest)))


def team_comes_back(event: Event, act: acts.TeamComesBack) -> Event:
    """Its members are there again; rounds still to be paired before that are absences."""
    tournament = event.tournament
    known = numbered_teams(tournament)
    if act.team not in known:
        raise Conflict(act, say("there is no team {team}", team=act.team))
    next_round = rounds_played(tournament) + 1
    if act.first < next_round:
        raise Conflict(act, say("round {round} is paired already", round=act.first))
    members = set(known[act.team].members)
    gone = {player.number: player.withdrawn_from for player in tournament.players
            if player.number in members and player.withdrawn_from}  # fmt: skip
    if not gone:
        raise Conflict(act, say("team {team} has not withdrawn", team=act.team))
    away = [
        ByeRequest(round_, number, Result.ABSENT)
        for number, since in gone.items()
        for round_ in range(max(since, next_round), act.first)
    ]
    requests = tuple(sorted([*tournament.requests, *away], key=lambda one: one[:2]))
    players = tuple([one._replace(withdrawn_from=0) if one.number in gone else one for one in tournament.players])
    return event._replace(tournament=tournament._replace(players=players, requests=requests))


def set_table(event: Event, act: acts.SetTable) -> Event:
    """With this type; the rounds follow from it and the number of those who play."""
    tournament = event.tournament._replace(system=act.system, planned_rounds=act.rounds)
    return event._replace(tournament=tournament)


def draw_numbers(event: Event, act: acts.DrawNumbers) -> Event:
    """With the numbers drawn, and a line for the report, so that anybody can draw them again."""
    event = renumber(event, Renumber(act.order))
    record = Record("###", f" Lots @ Round 1: numbers by {act.by}, drawn from {act.draw}")
    tournament = event.tournament._replace(other_records=(*event.tournament.other_records, record))
    return event._replace(tournament=tournament, drawn_for=names_by_number(tournament))


def names_by_number(tournament: Tournament) -> tuple[str, ...]:
    """Who takes part, by number: lots hold for these."""
    return tuple([player.name for player in sorted(tournament.players, key=lambda player: player.number)])


def make_up_game(event: Event, act: MakeUpGame) -> Event:
    """Only a game of the table can be made up for."""
    try:
        return event._replace(tournament=with_game(event.tournament, act.round, act.white, act.black))
    except NotApplicable as error:
        raise Conflict(act, error.sentence) from None


def line_up(event: Event, act: EnterLineUp) -> Event:
    """A line-up; whoever is away in the round cannot sit in it."""
    from pairwright.model.acts import apply

    for number in [player for player in act.players if player]:
        try:
            player = event.tournament.player(number)
        except UnknownCode:
            raise Conflict(act, say("there is no player {player}", player=number)) from None
        if not player.available(act.round):
            raise Conflict(act, say("player {player} has left the tournament", player=number))
    return event._replace(tournament=apply(event.tournament, act))


def _teams(event: Event, teams: Sequence[Team]) -> Event:
    return event._replace(tournament=event.tournament._replace(teams=tuple(teams)))


def _with_captain(event: Event, team: int, captain: str) -> Event:
    rest = [one for one in event.captains if one[0] != team]
    name = " ".join(captain.split())
    return event._replace(captains=tuple(sorted([*rest, (team, name)] if name else rest)))


def _require_members(tournament: Tournament, act: object, number: int, members: tuple[int, ...]) -> None:
    """Everybody is entered, once, and in no other team."""
    known = {player.number for player in tournament.players}
    elsewhere = {one: team for team, other in numbered_teams(tournament).items() if team != number
                 for one in other.members}  # fmt: skip
    for member in members:
        if member not in known:
            raise Conflict(act, say("there is no player {player}", player=member))
        if member in elsewhere:
            raise Conflict(
                act, say("player {player} is a member of team {team}", player=member, team=elsewhere[member])
            )
        if members.count(member) > 1:
            raise Conflict(act, say("player {player} is named twice", player=member))


CHANGES: dict[type, Callable[[Event, Any], Event]] = {
    acts.EnterTeam: enter_team,
    acts.ChangeTeam: change_team,
    acts.RemoveTeam: remove_team,
    acts.RenumberTeams: renumber_teams,
    acts.CancelTeamBye: cancel_team_bye,
    acts.TeamComesBack: team_comes_back,
    acts.SetTable: set_table,
    acts.DrawNumbers: draw_numbers,
    MakeUpGame: make_up_game,
    EnterLineUp: line_up,
}
