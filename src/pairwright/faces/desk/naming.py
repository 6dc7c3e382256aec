"""What the two buttons of a confirmation say: one names the act, the other what stays. None says Yes, OK or Cancel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as lazy
from django.utils.translation import ngettext

from pairwright.app.desk import acts
from pairwright.app.desk import squad_acts as squads
from pairwright.app.desk.acts import Act
from pairwright.app.desk.sheets import notation
from pairwright.lean import NamedTuple
from pairwright.model import acts as core
from pairwright.model import team_acts as teams
from pairwright.model.knockout.acts import DecideMatch


class Names(NamedTuple):
    """``act`` is what is done, ``stay`` what stays if it is not."""

    act: Any
    stay: Any


def names_of(act: Act, also: int = 0) -> Names:
    """The names for an act; ``also`` later acts go with it."""
    found = _NAMES[type(act)]
    if isinstance(found, Names):
        return found
    return found(act, also) if found is _undo else found(act)


def _n(value: object) -> SafeString:
    return format_html('<span class="n">{}</span>', value)


def _result(act: core.EnterResult) -> Names:
    shown = notation(act.white_result, act.black_result)
    return Names(format_html(_("Enter {result}"), result=_n(shown)), _("Keep the result that stands"))


def _round(act: Any) -> Names:
    return Names(
        _("Publish round {round}").format(round=act.round), _("Keep round {round} open").format(round=act.round)
    )


def _bye(act: core.RequestBye) -> Names:
    template = _("Enter the bye in round {round}")
    return Names(template.format(round=act.round), _("Leave him to be paired"))


def _withdraw(act: core.Withdraw) -> Names:
    return Names(_("Withdraw him from round {round} on").format(round=act.first), _("Keep him in the event"))


def _expel(act: core.Expel) -> Names:
    return Names(_("Expel him from round {round} on").format(round=act.first), _("Keep him in the event"))


def _withdraw_team(act: teams.WithdrawTeam) -> Names:
    return Names(_("Withdraw the team from round {round} on").format(round=act.first), _("Keep the team in the event"))


def _rounds(act: acts.SetRounds) -> Names:
    template = ngettext("Play {count} round", "Play {count} rounds", act.rounds)
    return Names(template.format(count=act.rounds), _("Keep the number of rounds"))


def _undo(act: acts.Undo, also: int) -> Names:
    if act.back_to:
        return Names(_("Go back to entry {number}").format(number=act.back_to), _("Stay where the tournament is"))
    if also:
        template = ngettext("Take back, with {count} later act", "Take back, with {count} later acts", also)
        return Names(template.format(count=also), _("Keep them all"))
    return Names(_("Take it back"), _("Keep it"))


_RESULT_STAYS = lazy("Keep the result that stands")
_LIST_STAYS = lazy("Keep the list as it is")
_TERMS_STAY = lazy("Keep the terms as they are")
_NOT_ENTERED = lazy("Do not enter him")
_ROSTER_STAYS = lazy("Keep the team as it is")
_LINE_UP_STAYS = lazy("Keep the line-up that stands")

_NAMES: dict[type, Names | Callable[..., Names]] = {
    acts.Open: Names(lazy("Open the tournament"), lazy("Leave it unopened")),
    acts.EnterPlayers: Names(lazy("Enter the player"), _NOT_ENTERED),
    acts.EnterLate: Names(lazy("Enter the player late"), _NOT_ENTERED),
    acts.TakeList: Names(lazy("Take over the list"), _LIST_STAYS),
    acts.ChangePlayer: Names(lazy("Change the entry"), lazy("Keep the entry as it is")),
    acts.RemovePlayer: Names(lazy("Take the entry back"), lazy("Keep the entry")),
    acts.Renumber: Names(lazy("Give the numbers anew"), lazy("Keep the numbers")),
    acts.SetRankMethod: Names(lazy("Change what orders the list"), _LIST_STAYS),
    acts.Announce: Names(lazy("Change name and dates"), lazy("Keep name and dates")),
    acts.SetSystem: Names(lazy("Change the pairing system"), lazy("Keep the pairing system")),
    acts.SetRounds: _rounds,
    acts.SetScoring: Names(lazy("Change the points"), lazy("Keep the points as they are")),
    acts.SetTieBreaks: Names(lazy("Change the tie-breaks"), lazy("Keep the tie-breaks")),
    acts.SetInitialColour: Names(lazy("Set the initial colour"), lazy("Keep the initial colour")),
    acts.Forbid: Names(lazy("Set the prohibited pairs"), lazy("Keep the prohibited pairs")),
    acts.SetVirtualPoints: Names(lazy("Change the acceleration"), lazy("Keep the acceleration")),
    acts.SetTeams: Names(lazy("Change the teams"), lazy("Keep the teams")),
    acts.SetKnockout: Names(lazy("Change the terms of the knockout"), _TERMS_STAY),
    acts.CheckPlayer: Names(lazy("Mark him so"), lazy("Keep the mark that stands")),
    acts.CloseCheckIn: Names(lazy("Close check-in"), lazy("Keep check-in open")),
    acts.CancelBye: Names(lazy("Pair him after all"), lazy("Keep the bye")),
    acts.ComeBack: Names(lazy("Let him come back"), lazy("Keep him withdrawn")),
    acts.Publish: _round,
    acts.OpenHand: Names(lazy("Begin to pair by hand"), lazy("Keep the pairs of the rules")),
    acts.ChangeHand: Names(lazy("Change the pairs so"), lazy("Keep the pairs as they are")),
    acts.EndHand: Names(lazy("Publish these pairs"), lazy("Go on pairing by hand")),
    acts.DropHand: Names(lazy("Drop the pairs made by hand"), lazy("Go on pairing by hand")),
    acts.ClearResult: Names(lazy("Clear the result"), _RESULT_STAYS),
    acts.CorrectLate: Names(lazy("Correct it for the rating report"), _RESULT_STAYS),
    acts.ReadBack: Names(lazy("Note what was read"), _RESULT_STAYS),
    acts.LeaveFideMode: Names(lazy("Leave FIDE mode"), lazy("Stay in FIDE mode")),
    acts.Report: Names(lazy("Write the line"), lazy("Write nothing")),
    acts.SetLook: Names(lazy("Show it so"), lazy("Show it as before")),
    acts.SetPrizes: Names(lazy("Change the prizes"), lazy("Keep the prizes")),
    acts.BarHalfByes: Names(lazy("Set who may not have half-point byes"), _TERMS_STAY),
    acts.Declare: Names(lazy("Declare final"), lazy("Keep the standings open")),
    acts.Undo: _undo,
    acts.Settle: Names(lazy("Decide it so"), lazy("Leave it undecided")),
    squads.EnterTeam: Names(lazy("Enter the team"), lazy("Do not enter the team")),
    squads.ChangeTeam: Names(lazy("Change the team"), _ROSTER_STAYS),
    squads.RemoveTeam: Names(lazy("Take the team back"), lazy("Keep the team")),
    squads.RenumberTeams: Names(lazy("Give the teams numbers anew"), lazy("Keep the numbers")),
    squads.CancelTeamBye: Names(lazy("Pair the team after all"), lazy("Keep the bye")),
    squads.TeamComesBack: Names(lazy("Let the team come back"), lazy("Keep the team withdrawn")),
    squads.SetTable: Names(lazy("Change the table of the rounds"), lazy("Keep the table of the rounds")),
    squads.DrawNumbers: Names(lazy("Draw the lots"), lazy("Keep the numbers")),
    core.AddRound: _round,
    core.EnterResult: _result,
    core.EnterGames: Names(lazy("Enter both games"), _RESULT_STAYS),
    core.MakeUpGame: Names(lazy("Enter the game"), _RESULT_STAYS),
    core.RequestBye: _bye,
    core.Withdraw: _withdraw,
    core.Expel: _expel,
    core.Adjourn: Names(lazy("Adjourn the open games"), lazy("Keep the games open")),
    teams.AddMatches: _round,
    teams.EnterLineUp: Names(lazy("Enter the line-up"), _LINE_UP_STAYS),
    teams.RequestTeamBye: Names(lazy("Enter the bye of the team"), lazy("Leave the team to be paired")),
    teams.WithdrawTeam: _withdraw_team,
    teams.ForfeitMatch: Names(lazy("Forfeit the whole match"), lazy("Keep the match as it is")),
    DecideMatch: Names(lazy("Decide the match so"), lazy("Leave the match undecided")),
}
