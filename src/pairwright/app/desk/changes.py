"""What the acts of the desk make of the event."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from pairwright.app.desk import acts, entry_changes, leaving_table, presence, squad_changes
from pairwright.app.desk.acts import Act, Pairs
from pairwright.app.desk.event import Correction, Event, HandEdits
from pairwright.app.desk.squad_acts import LeaveTable
from pairwright.app.predetermined import has_fixed_rounds, is_by_table
from pairwright.errors import Conflict, say
from pairwright.model import acts as core
from pairwright.model.colour import Colour
from pairwright.model.result import Result
from pairwright.model.team_acts import AddMatches
from pairwright.model.tournament import Record, Tournament


def perform(event: Event, act: Act) -> Event:
    """The event after the act. Raises :class:`Conflict` if the act does not fit it as it is now."""
    change = _CHANGES.get(type(act))
    if change is None:
        return event._replace(tournament=core.apply(event.tournament, act))  # type: ignore[arg-type]
    return change(event, act)


def _tournament(event: Event, **changes: Any) -> Event:
    return event._replace(tournament=event.tournament._replace(**changes))


def _open(event: Event, act: acts.Open) -> Event:
    if event.tournament != Tournament():
        raise Conflict(act, say("the tournament has begun already"))
    from pairwright.app.desk.reporting import without_working_copies

    tournament = without_working_copies(act.tournament)
    return event._replace(tournament=tournament, outside_fide_since=_left_before(act.tournament))


def _left_before(tournament: Tournament) -> int:
    """The round before which FIDE mode was left, as our own reports say it; 0 if they do not. It is never entered
    again, not by way of a file either."""
    for record in tournament.other_records:
        text = record.text.strip()
        if record.code == "###" and text.startswith(LEFT):
            number = text.removeprefix(LEFT).partition(":")[0].strip()
            return int(number) if number.isascii() and number.isdecimal() and len(number) < 4 else 1
    return 0


def _setting(field: str, value: str) -> Callable[[Event, Any], Event]:
    """A change that puts one value of the act into one field of the tournament."""
    return lambda event, act: _tournament(event, **{field: getattr(act, value)})


def _set_system(event: Event, act: acts.SetSystem) -> Event:
    """A system whose table or draw has its own number of rounds forgets the one that was announced."""
    from pairwright.app.desk.setting_up import announces_rounds

    tournament = event.tournament._replace(system=act.system)
    if not event.under_way and not announces_rounds(tournament):
        tournament = tournament._replace(planned_rounds=0)
    return event._replace(tournament=tournament)


def _set_virtual_points(event: Event, act: acts.SetVirtualPoints) -> Event:
    return _tournament(event, virtual_points=act.points, system=act.system or event.tournament.system)


def _set_teams(event: Event, act: acts.SetTeams) -> Event:
    known = {player.number for player in event.tournament.players}
    members = [number for team in act.teams for number in team.members]
    for number in members:
        if number not in known:
            raise Conflict(act, say("there is no player {player}", player=number))
        if members.count(number) > 1:
            raise Conflict(act, say("player {player} is in two teams", player=number))
    return _tournament(event, teams=act.teams, team_event=act.event)


def _publish(event: Event, act: acts.Publish) -> Event:
    if event.hand.is_open:
        raise Conflict(act, say("round {round} is being paired by hand", round=event.hand.round))
    return _published(event, act.round, act.pairs, act)


def of_today(event: Event, act: Act) -> Act:
    """The act as it is done today; one of an older journal stays as it was done then."""
    if isinstance(act, (acts.Publish, acts.EndHand)) and has_fixed_rounds(event.tournament):
        return act._replace(manner=acts.OF_TODAY)
    return act


def _published(event: Event, round: int, pairs: Pairs, act: acts.Publish | acts.EndHand) -> Event:
    from pairwright.model.team import is_team_event

    tournament = event.tournament
    if round == 1:
        from pairwright.app.desk.setting_up import with_rounds

        tournament = with_rounds(tournament)
    if act.colour is not Colour.NONE:
        tournament = tournament._replace(initial_colour=act.colour)
    fixed = has_fixed_rounds(tournament) if act.manner else is_by_table(tournament)
    for earlier in () if fixed else range(1, round):
        if tournament.open_games(earlier):  # no round of a table waits for another
            tournament = core.apply(tournament, core.Adjourn(earlier))
    add = AddMatches(round, pairs) if is_team_event(tournament) else core.AddRound(round, pairs)
    tournament = core.apply(tournament, add)
    return event._replace(tournament=leaving_table.with_forfeits(tournament, round) if act.manner else tournament)


def _open_hand(event: Event, act: acts.OpenHand) -> Event:
    if event.hand.is_open:
        raise Conflict(act, say("round {round} is being paired by hand", round=event.hand.round))
    if act.round != event.tournament.round_to_pair:
        next_round = event.tournament.round_to_pair
        raise Conflict(act, say("the next round is {next}, not {round}", next=next_round, round=act.round))
    if _twice(act):
        raise Conflict(act, say("player {player} is paired twice", player=_twice(act)[0]))
    return event._replace(hand=HandEdits(act.round, act.pairs, act.waiting))


def _seated(pairs: Pairs, waiting: tuple[int, ...]) -> list[int]:
    return sorted([*waiting, *[number for pair in pairs for number in pair if number]])


def _twice(act: acts.OpenHand) -> list[int]:
    seated = _seated(act.pairs, act.waiting)
    return [number for number, following in pairwise(seated) if number == following]


def _hand_of(event: Event, act: acts.ChangeHand | acts.EndHand | acts.DropHand) -> HandEdits:
    if not event.hand.is_open:
        raise Conflict(act, say("nobody is pairing by hand"))
    if act.round not in (0, event.hand.round):
        raise Conflict(act, say("round {round} is being paired by hand", round=event.hand.round))
    return event.hand


def _change_hand(event: Event, act: acts.ChangeHand) -> Event:
    hand = _hand_of(event, act)
    if _seated(act.pairs, act.waiting) != _seated(hand.pairs, hand.waiting):
        raise Conflict(act, say("everybody who is paired must stay paired, once"))
    return event._replace(hand=hand._replace(pairs=act.pairs, waiting=act.waiting))


def _end_hand(event: Event, act: acts.EndHand) -> Event:
    hand = _hand_of(event, act)
    return _published(event._replace(hand=HandEdits()), hand.round, hand.pairs, act)


def _drop_hand(event: Event, act: acts.DropHand) -> Event:
    _hand_of(event, act)
    return event._replace(hand=HandEdits())


def _clear_result(event: Event, act: acts.ClearResult) -> Event:
    game = core.EnterResult(act.round, act.white, act.black, Result.PENDING, Result.PENDING)
    return event._replace(tournament=core.apply(event.tournament, game))


def _exchange_colours(event: Event, act: acts.ExchangeColours) -> Event:
    white, black = (event.tournament.player(number).entry(act.round) for number in (act.white, act.black))
    if (white.opponent, white.colour, black.opponent) != (act.black, Colour.WHITE, act.white):
        template = "round {round} has no game {white}-{black}"
        raise Conflict(act, say(template, round=act.round, white=act.white, black=act.black))
    sides = {act.white: white._replace(colour=Colour.BLACK), act.black: black._replace(colour=Colour.WHITE)}
    return event._replace(tournament=event.tournament.with_entries(act.round, sides))


def _correct_late(event: Event, act: acts.CorrectLate) -> Event:
    given = act.correction
    entry = event.tournament.player(given.white).entry(given.round)
    if (entry.opponent, entry.colour) != (given.black, Colour.WHITE):
        template = "round {round} has no game {white}-{black}"
        raise Conflict(act, say(template, round=given.round, white=given.white, black=given.black))
    event = event._replace(corrections=(*event.corrections, given))
    return reported(event, late_line(given))


def late_line(given: Correction) -> str:
    """What the report says of a result corrected for ratings only."""
    result = f"{given.white_result}{given.black_result}"
    return f"Correction @ Round {given.round}: {given.white}-{given.black} {result} (rating only)"


def _read_back(event: Event, act: acts.ReadBack) -> Event:
    read = act.reading
    entry = event.tournament.player(read.white).entry(read.round)
    if (entry.opponent, entry.colour) != (act.black, Colour.WHITE):
        template = "round {round} has no game {white}-{black}"
        raise Conflict(act, say(template, round=read.round, white=read.white, black=act.black))
    place = (read.round, read.white, read.game)
    rest = [one for one in event.readings if (one.round, one.white, one.game) != place]
    return event._replace(readings=(*rest, read))


def _leave_fide_mode(event: Event, act: acts.LeaveFideMode) -> Event:
    if event.outside_fide_since:
        raise Conflict(act, say("FIDE mode has been left already"))
    round_ = event.tournament.round_to_pair
    return reported(event._replace(outside_fide_since=round_), leaving_line(round_, act.reason))


LEFT = "FIDE mode left @ Round"


def leaving_line(round: int, reason: str) -> str:
    """What the report says of leaving FIDE mode."""
    return f"{LEFT} {round}: {' '.join(reason.split()) or '-'}"


def _report(event: Event, act: acts.Report) -> Event:
    return reported(event, act.line)


def reported(event: Event, line: str) -> Event:
    """The event with a line for the report file."""
    record = Record("###", f" {' '.join(line.split())}")
    return _tournament(event, other_records=(*event.tournament.other_records, record))


def _declare(event: Event, act: acts.Declare) -> Event:
    if event.closed:
        raise Conflict(act, say("the standings are final already"))
    return event._replace(closed=True)


def _settled_by_the_journal(_event: Event, act: Act) -> Event:
    raise Conflict(act, say("only the journal can carry this out"))


_CHANGES: dict[type, Callable[[Event, Any], Event]] = {
    **squad_changes.CHANGES,
    LeaveTable: leaving_table.leave_table,
    acts.Open: _open,
    acts.EnterPlayers: entry_changes.enter,
    acts.EnterLate: entry_changes.enter_late,
    acts.TakeList: entry_changes.take_list,
    acts.ChangePlayer: entry_changes.change,
    acts.RemovePlayer: entry_changes.remove,
    acts.Renumber: entry_changes.renumber,
    acts.SetRankMethod: entry_changes.set_rank_method,
    acts.Announce: _setting("information", "information"),
    acts.SetSystem: _set_system,
    acts.SetRounds: _setting("planned_rounds", "rounds"),
    acts.SetScoring: _setting("scoring", "scoring"),
    acts.SetTieBreaks: _setting("tie_breaks", "codes"),
    acts.SetInitialColour: _setting("initial_colour", "colour"),
    acts.Forbid: _setting("forbidden", "groups"),
    acts.SetVirtualPoints: _set_virtual_points,
    acts.SetTeams: _set_teams,
    acts.SetKnockout: _setting("knockout", "terms"),
    acts.CheckPlayer: presence.check_player,
    acts.CloseCheckIn: presence.close_check_in,
    acts.CancelBye: presence.cancel_bye,
    acts.ComeBack: presence.come_back,
    acts.Publish: _publish,
    acts.OpenHand: _open_hand,
    acts.ChangeHand: _change_hand,
    acts.EndHand: _end_hand,
    acts.DropHand: _drop_hand,
    acts.ClearResult: _clear_result,
    acts.ExchangeColours: _exchange_colours,
    acts.CorrectLate: _correct_late,
    acts.ReadBack: _read_back,
    acts.LeaveFideMode: _leave_fide_mode,
    acts.Report: _report,
    acts.SetLook: lambda event, act: event._replace(look=act.look),
    acts.SetPrizes: lambda event, act: event._replace(prizes=act.plan),
    acts.BarHalfByes: lambda event, act: event._replace(no_half_byes=act.players),
    acts.Declare: _declare,
    acts.Undo: _settled_by_the_journal,
    acts.Settle: _settled_by_the_journal,
}
