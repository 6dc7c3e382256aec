"""What an act touches, so that two desks that touch the same do not overwrite each other."""

from __future__ import annotations

from pairwright.app.desk import acts
from pairwright.app.desk import squad_acts as squads
from pairwright.app.desk.acts import Act
from pairwright.model import acts as core
from pairwright.model import team_acts
from pairwright.model.knockout.acts import DecideMatch


def touches(act: Act) -> frozenset[str]:
    """Names of what the act changes: ``board:5:12`` by the number of White, ``player:7``, ``round:5``, ``terms``."""
    match act:
        case core.EnterResult() | acts.ClearResult():
            return frozenset([f"board:{act.round}:{act.white}"])
        case acts.ExchangeColours():
            return frozenset([f"board:{act.round}:{act.white}", f"board:{act.round}:{act.black}"])
        case core.EnterGames():
            return frozenset([f"board:{act.match.round}:{act.match.white}"])
        case acts.CorrectLate():
            return frozenset([f"board:{act.correction.round}:{act.correction.white}"])
        case acts.ReadBack():
            return frozenset([f"reading:{act.reading.round}:{act.reading.white}:{act.reading.game}"])
        case acts.Publish() | acts.OpenHand() | core.AddRound() | core.Adjourn() | acts.CloseCheckIn():
            return frozenset([f"round:{act.round}"])
        case acts.ChangeHand() | acts.EndHand() | acts.DropHand():
            return frozenset(["hand"])
        case acts.CheckPlayer():
            return frozenset([f"check-in:{act.round}:{act.player}"])
        case core.RequestBye() | acts.CancelBye():
            return frozenset([f"bye:{act.round}:{act.player}"])
        case core.Withdraw() | core.Expel() | acts.ComeBack() | squads.LeaveTable():
            return frozenset([f"departure:{act.player}"])
        case team_acts.AddMatches():
            return frozenset([f"round:{act.round}"])
        case squads.ChangeTeam() | squads.RemoveTeam():
            return frozenset([f"team:{act.number}"])
        case squads.EnterTeam():
            return frozenset([f"team-entry:{act.team.name}"])
        case team_acts.EnterLineUp():
            return frozenset([f"line-up:{act.round}:{act.team}"])
        case team_acts.ForfeitMatch():
            return frozenset([f"match:{act.round}:{team}" for team in act.absent])
        case team_acts.RequestTeamBye() | squads.CancelTeamBye():
            return frozenset([f"team-bye:{act.round}:{act.team}"])
        case team_acts.WithdrawTeam() | squads.TeamComesBack():
            return frozenset([f"team-departure:{act.team}"])
        case DecideMatch():
            return frozenset([f"decision:{act.match}"])
        case core.MakeUpGame():
            return frozenset([f"board:{act.round}:{act.white}"])
        case acts.TakeList():
            players = [*[player.number for player in act.changed], *act.gone]
            return frozenset(["terms:TakeList", *[f"player:{number}" for number in players]])
        case acts.EnterPlayers():
            return frozenset([f"entry:{player.name}" for player in act.players])
        case acts.EnterLate():
            return frozenset([f"entry:{act.player.name}"])
        case acts.ChangePlayer() | acts.RemovePlayer():
            return frozenset([f"player:{act.number}"])
        case _:
            return frozenset([f"terms:{type(act).__name__}"])


def renumbers(act: Act) -> bool:
    """Does it give players other numbers, so that later acts name them by these?"""
    match act:
        case acts.Renumber() | squads.RenumberTeams() | squads.DrawNumbers():
            return True
        case acts.EnterLate() | acts.TakeList():
            return isinstance(act, acts.EnterLate) or bool(act.order)
        case _:
            return False
