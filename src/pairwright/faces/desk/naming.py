"""What the two buttons of a confirmation say: one names the act, the other what stays. None says Yes, OK or Cancel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

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


def _withdraw(act: core.Withdraw | squads.LeaveTable) -> Names:
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


_RESULT_STAYS = gettext_lazy("Keep the result that stands")
_LIST_STAYS = gettext_lazy("Keep the list as it is")
_TERMS_STAY = gettext_lazy("Keep the terms as they are")
_NOT_ENTERED = gettext_lazy("Do not enter him")
_ROSTER_STAYS = gettext_lazy("Keep the team as it is")
_LINE_UP_STAYS = gettext_lazy("Keep the line-up that stands")

_NAMES: dict[type, Names | Callable[..., Names]] = {
    acts.Open: Names(gettext_lazy("Open the tournament"), gettext_lazy("Leave it unopened")),
    acts.EnterPlayers: Names(gettext_lazy("Enter the player"), _NOT_ENTERED),
    acts.EnterLate: Names(gettext_lazy("Enter the player late"), _NOT_ENTERED),
    acts.TakeList: Names(gettext_lazy("Take over the list"), _LIST_STAYS),
    acts.ChangePlayer: Names(gettext_lazy("Change the entry"), gettext_lazy("Keep the entry as it is")),
    acts.RemovePlayer: Names(gettext_lazy("Take the entry back"), gettext_lazy("Keep the entry")),
    acts.Renumber: Names(gettext_lazy("Give the numbers anew"), gettext_lazy("Keep the numbers")),
    acts.SetRankMethod: Names(gettext_lazy("Change what orders the list"), _LIST_STAYS),
    acts.Announce: Names(gettext_lazy("Change name and dates"), gettext_lazy("Keep name and dates")),
    acts.SetSystem: Names(gettext_lazy("Change the pairing system"), gettext_lazy("Keep the pairing system")),
    acts.SetRounds: _rounds,
    acts.SetScoring: Names(gettext_lazy("Change the points"), gettext_lazy("Keep the points as they are")),
    acts.SetTieBreaks: Names(gettext_lazy("Change the tie-breaks"), gettext_lazy("Keep the tie-breaks")),
    acts.SetInitialColour: Names(gettext_lazy("Set the initial colour"), gettext_lazy("Keep the initial colour")),
    acts.Forbid: Names(gettext_lazy("Set the prohibited pairs"), gettext_lazy("Keep the prohibited pairs")),
    acts.SetVirtualPoints: Names(gettext_lazy("Change the acceleration"), gettext_lazy("Keep the acceleration")),
    acts.SetTeams: Names(gettext_lazy("Change the teams"), gettext_lazy("Keep the teams")),
    acts.SetKnockout: Names(gettext_lazy("Change the terms of the knockout"), _TERMS_STAY),
    acts.CheckPlayer: Names(gettext_lazy("Mark him so"), gettext_lazy("Keep the mark that stands")),
    acts.CloseCheckIn: Names(gettext_lazy("Close check-in"), gettext_lazy("Keep check-in open")),
    acts.CancelBye: Names(gettext_lazy("Pair him after all"), gettext_lazy("Keep the bye")),
    acts.ComeBack: Names(gettext_lazy("Let him come back"), gettext_lazy("Keep him withdrawn")),
    acts.Publish: _round,
    acts.OpenHand: Names(gettext_lazy("Begin to pair by hand"), gettext_lazy("Keep the pairs of the rules")),
    acts.ChangeHand: Names(gettext_lazy("Change the pairs so"), gettext_lazy("Keep the pairs as they are")),
    acts.EndHand: Names(gettext_lazy("Publish these pairs"), gettext_lazy("Go on pairing by hand")),
    acts.DropHand: Names(gettext_lazy("Drop the pairs made by hand"), gettext_lazy("Go on pairing by hand")),
    acts.ClearResult: Names(gettext_lazy("Clear the result"), _RESULT_STAYS),
    acts.ExchangeColours: Names(gettext_lazy("Exchange the colours"), gettext_lazy("Keep the colours")),
    acts.CorrectLate: Names(gettext_lazy("Correct it for the rating report"), _RESULT_STAYS),
    acts.ReadBack: Names(gettext_lazy("Note what was read"), _RESULT_STAYS),
    acts.LeaveFideMode: Names(gettext_lazy("Leave FIDE mode"), gettext_lazy("Stay in FIDE mode")),
    acts.Report: Names(gettext_lazy("Write the line"), gettext_lazy("Write nothing")),
    acts.SetLook: Names(gettext_lazy("Show it so"), gettext_lazy("Show it as before")),
    acts.SetPrizes: Names(gettext_lazy("Change the prizes"), gettext_lazy("Keep the prizes")),
    acts.BarHalfByes: Names(gettext_lazy("Set who may not have half-point byes"), _TERMS_STAY),
    acts.Declare: Names(gettext_lazy("Declare final"), gettext_lazy("Keep the standings open")),
    acts.Undo: _undo,
    acts.Settle: Names(gettext_lazy("Decide it so"), gettext_lazy("Leave it undecided")),
    squads.EnterTeam: Names(gettext_lazy("Enter the team"), gettext_lazy("Do not enter the team")),
    squads.ChangeTeam: Names(gettext_lazy("Change the team"), _ROSTER_STAYS),
    squads.RemoveTeam: Names(gettext_lazy("Take the team back"), gettext_lazy("Keep the team")),
    squads.RenumberTeams: Names(gettext_lazy("Give the teams numbers anew"), gettext_lazy("Keep the numbers")),
    squads.CancelTeamBye: Names(gettext_lazy("Pair the team after all"), gettext_lazy("Keep the bye")),
    squads.TeamComesBack: Names(gettext_lazy("Let the team come back"), gettext_lazy("Keep the team withdrawn")),
    squads.SetTable: Names(
        gettext_lazy("Change the table of the rounds"), gettext_lazy("Keep the table of the rounds")
    ),
    squads.DrawNumbers: Names(gettext_lazy("Draw the lots"), gettext_lazy("Keep the numbers")),
    core.AddRound: _round,
    core.EnterResult: _result,
    core.EnterGames: Names(gettext_lazy("Enter both games"), _RESULT_STAYS),
    core.MakeUpGame: Names(gettext_lazy("Enter the game"), _RESULT_STAYS),
    core.RequestBye: _bye,
    core.Withdraw: _withdraw,
    squads.LeaveTable: _withdraw,
    core.Expel: _expel,
    core.Adjourn: Names(gettext_lazy("Adjourn the open games"), gettext_lazy("Keep the games open")),
    teams.AddMatches: _round,
    teams.EnterLineUp: Names(gettext_lazy("Enter the line-up"), _LINE_UP_STAYS),
    teams.RequestTeamBye: Names(gettext_lazy("Enter the bye of the team"), gettext_lazy("Leave the team to be paired")),
    teams.WithdrawTeam: _withdraw_team,
    teams.ForfeitMatch: Names(gettext_lazy("Forfeit the whole match"), gettext_lazy("Keep the match as it is")),
    DecideMatch: Names(gettext_lazy("Decide the match so"), gettext_lazy("Leave the match undecided")),
}
