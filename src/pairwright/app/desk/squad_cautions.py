"""What acts about teams and knockouts are warned of."""

from __future__ import annotations

from collections.abc import Iterator

from pairwright.app.desk import squad_acts as acts
from pairwright.app.desk.event import Event
from pairwright.app.desk.kinds import screens_of
from pairwright.app.desk.leaving_table import leaves
from pairwright.app.desk.levels import Caution, Level, Rule, final, first_correctable, if_final, locked
from pairwright.app.desk.squad_changes import numbered_teams
from pairwright.errors import Sentence, listing, say
from pairwright.model.acts import MakeUpGame
from pairwright.model.knockout.acts import DecideMatch
from pairwright.model.matches import rounds_played
from pairwright.model.result import Result
from pairwright.model.team_acts import EnterLineUp, ForfeitMatch, Order, RequestTeamBye, WithdrawTeam

_NAMES: dict[type, Sentence] = {
    acts.RenumberTeams: say("the numbers of the teams"),
    acts.ChangeTeam: say("the board order of a team"),
    acts.EnterTeam: say("the list of teams"),
    acts.SetTable: say("the table of the rounds"),
    acts.DrawNumbers: say("the pairing numbers"),
}


def _locked(event: Event, act: object) -> Iterator[Caution]:
    """As the terms of individual tournaments: locked once round 1 is paired, but outside FIDE mode."""
    yield from locked(event, _NAMES[type(act)])


def _of_a_table(event: Event, _act: acts.SetTable) -> Iterator[Caution]:
    """No way to another system: only what is paired by a table says how often it goes round."""
    if not screens_of(event.tournament).berger:
        yield Caution(Level.REFUSED, "system", say("this tournament is not paired by a table of rounds"))


def _changed_team(event: Event, act: acts.ChangeTeam) -> Iterator[Caution]:
    """Once round 1 is paired a team may still change its name, and get reserves behind those it has."""
    known = numbered_teams(event.tournament)
    if not event.under_way or act.number not in known:
        return
    before, after = known[act.number].members, act.team.members
    if after[: len(before)] != before:
        yield from _locked(event, act)
    elif after != before:
        new = listing(after[len(before) :])
        line = f"Reserves @ Round {event.tournament.round_to_pair}: team {act.number}: {new}"
        sentence = say("reserves come late to team {team}: {players}", team=act.number, players=new)
        yield Caution(Level.CONFIRM, "late-reserves", sentence, (), line)


def _drawn(event: Event, _act: acts.DrawNumbers) -> Iterator[Caution]:
    """Lots are drawn before round 1; a second draw is asked for, so that nobody draws until he likes it."""
    if event.under_way:
        yield Caution(Level.REFUSED, "locked", say("round 1 is paired: the numbers stay as they are"))
    drawn = [one for one in event.tournament.other_records if one.text.startswith(" Lots @ Round 1:")]
    if drawn:
        sentence = say("lots were drawn already; the report will name both draws")
        yield Caution(Level.CONFIRM, "drawn-before", sentence)


def _line_up(event: Event, act: EnterLineUp) -> Iterator[Caution]:
    """Line-ups may be entered until the round is paired; afterwards it is asked, and over the board order too."""
    yield from final(event)
    if act.round <= rounds_played(event.tournament):
        sentence = say("round {round} is published; the line-up of team {team} changes", round=act.round, team=act.team)
        yield Caution(Level.CONFIRM, "line-up-published", sentence)
    if act.order is Order.FREE:
        sentence = say("the players of team {team} do not sit in the order of its list", team=act.team)
        yield Caution(Level.CONFIRM, "free-order", sentence)


def _forfeit(event: Event, act: ForfeitMatch) -> Iterator[Caution]:
    yield from final(event)
    if 0 < act.round < first_correctable(event):
        sentence = say(
            "round {round} is over for good: its results can be corrected for the rating report only", round=act.round
        )
        yield Caution(Level.REFUSED, "old-round", sentence)
    teams = listing(act.absent)
    template = "every board of the match is forfeited by team {teams}"
    if act.round < event.round:
        line = f"Correction @ Round {act.round}: match forfeited by team {teams}"
        yield Caution(Level.CONFIRM, "earlier-round", say(template, teams=teams), (), line)
    else:
        yield Caution(Level.CONFIRM, "forfeit-match", say(template, teams=teams))


def _team_bye(event: Event, act: RequestTeamBye) -> Iterator[Caution]:
    """As for players: a half-point bye is confirmed from the second on, a full-point bye is out of favour."""
    others = [bye for bye in event.tournament.team_event.byes if bye.team == act.team and bye.round != act.round]
    if act.result is Result.HALF_BYE and any(bye.result is Result.HALF_BYE for bye in others):
        sentence = say("it is not the first half-point bye of team {team}", team=act.team)
        yield Caution(Level.CONFIRM, "second-half-bye", sentence)
    if act.result is Result.FULL_BYE:
        line = f"Full-point bye @ Round {act.round}: team {act.team}"
        yield Caution(Level.NOTICE, "full-bye", say("full-point byes are deprecated by the rules"), (), line)


def _withdraw_team(_event: Event, act: WithdrawTeam) -> Iterator[Caution]:
    sentence = say("team {team} is not paired from round {round} on", team=act.team, round=act.first)
    yield Caution(Level.CONFIRM, "withdraw-team", sentence)


def _decide(event: Event, act: DecideMatch) -> Iterator[Caution]:
    yield from final(event)
    template = (
        "match {match} is decided beside the board: {winner} goes on"
        if act.winner
        else "match {match} is decided beside the board: both are out"
    )
    line = f"Decision @ Round {event.tournament.round_to_pair}: match {act.match}, winner {act.winner} ({act.by.value})"
    sentence = say(template, match=act.match, winner=act.winner)
    yield Caution(Level.CONFIRM, "decide-match", sentence, (), line)


def _make_up(event: Event, _act: MakeUpGame) -> Iterator[Caution]:
    yield from final(event)


CAUTIONS: dict[type, tuple[Rule, ...]] = {
    acts.EnterTeam: (_locked,),
    acts.ChangeTeam: (_changed_team,),
    acts.RenumberTeams: (_locked,),
    acts.SetTable: (_locked, _of_a_table),
    acts.DrawNumbers: (_drawn,),
    acts.CancelTeamBye: (if_final,),
    acts.TeamComesBack: (if_final,),
    EnterLineUp: (_line_up,),
    ForfeitMatch: (_forfeit,),
    RequestTeamBye: (if_final, _team_bye),
    WithdrawTeam: (if_final, _withdraw_team, leaves),
    acts.LeaveTable: (if_final, leaves),
    DecideMatch: (_decide,),
    MakeUpGame: (_make_up,),
}
