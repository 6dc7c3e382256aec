"""Acts about teams and knockouts in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pairwright.app.desk import squad_acts as acts
from pairwright.errors import Sentence, say
from pairwright.model.acts import MakeUpGame
from pairwright.model.result import Result
from pairwright.model.team_acts import EnterLineUp, ForfeitMatch, RequestTeamBye, WithdrawTeam

_BYES = {
    Result.HALF_BYE: "team {team} has a half-point bye in round {round}",
    Result.FULL_BYE: "team {team} has a full-point bye in round {round}",
}

TOLD: dict[type, Sentence | Callable[[Any], Sentence]] = {
    acts.EnterTeam: lambda act: say("team {name} is entered", name=act.team.name),
    acts.ChangeTeam: lambda act: say("team {team} is changed", team=act.number),
    acts.RemoveTeam: lambda act: say("team {team} is taken back", team=act.number),
    acts.RenumberTeams: say("numbers are given to the teams"),
    acts.CancelTeamBye: lambda act: say("team {team} plays in round {round} after all", team=act.team, round=act.round),
    acts.TeamComesBack: lambda act: say(
        "team {team} plays again from round {round} on", team=act.team, round=act.first
    ),
    acts.SetTable: lambda act: say("the table is {system}, {rounds} rounds", system=act.system, rounds=act.rounds),
    acts.DrawNumbers: lambda act: say("numbers are drawn by lot ({draw})", draw=act.draw),
    acts.LeaveTable: lambda act: say(
        "player {player} withdraws before round {round}", player=act.player, round=act.first
    ),
    EnterLineUp: lambda act: say("round {round}: line-up of team {team}", round=act.round, team=act.team),
    ForfeitMatch: lambda act: say(
        "round {round}: match forfeited by team {teams}", round=act.round, teams=", ".join(map(str, act.absent))
    ),
    RequestTeamBye: lambda act: say(
        _BYES.get(act.result, "team {team} is not paired in round {round}"), team=act.team, round=act.round
    ),
    WithdrawTeam: lambda act: say("team {team} withdraws before round {round}", team=act.team, round=act.first),
    MakeUpGame: lambda act: say(
        "round {round}: the game {white}-{black} is made up for", round=act.round, white=act.white, black=act.black
    ),
}
