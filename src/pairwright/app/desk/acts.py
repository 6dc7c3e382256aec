"""What may be done at the desk, and what it makes of the event. The acts of :mod:`pairwright.model.acts` are among it.

::

    Open             the tournament begins, new or from a file          the first act of every journal
    EnterPlayers     entries                                            ChangePlayer, RemovePlayer, Renumber
    Announce         name, dates, officials, time control
    SetSystem        what is locked once round 1 is paired: SetRounds, SetScoring, SetTieBreaks, SetInitialColour,
                     Forbid, SetVirtualPoints, SetTeamTerms
    CheckPlayer      here, late or missing in a round                   CloseCheckIn: the missing are not paired
    CancelBye        a bye asked for is not wanted any more             ComeBack: a withdrawn player plays on
    Publish          the pairing of the next round
    OpenHand         a session of pairing by hand                       ChangeHand, EndHand
    ClearResult      a game is without result again
    CorrectLate      a result for the rating report only
    LeaveFideMode    for good
    Report           a line for the report file
    SetLook, SetPrizes, BarHalfByes, Declare
    Undo             takes acts back, or an undo                        settled by the journal
    Settle           which of two contested acts stands
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from pairwright.app.desk.event import CheckIn, Correction, Event, HandEdits, Look, Presence, PrizePlan
from pairwright.errors import Conflict, say
from pairwright.lean import NamedTuple
from pairwright.model import acts as core
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.scoring import Scoring
from pairwright.model.team import Team, TeamEvent
from pairwright.model.team_acts import AddMatches
from pairwright.model.tournament import (
    ByeRequest,
    Forbidden,
    Information,
    Record,
    Tournament,
    VirtualPoints,
)

Pairs = tuple[tuple[int, int], ...]


class Open(NamedTuple):
    """The tournament begins as it stands in ``tournament``; ``source`` names the file it came from (empty: none)."""

    tournament: Tournament
    source: str = ""


class EnterPlayers(NamedTuple):
    """New players. A number of 0 gives the next free one; ``enters_in`` makes a late entry."""

    players: tuple[Player, ...]


class ChangePlayer(NamedTuple):
    """What is known of player ``number`` becomes that of ``player``; his number, rounds and departures stay."""

    number: int
    player: Player


class RemovePlayer(NamedTuple):
    """An entry that is taken back before round 1."""

    number: int


class Renumber(NamedTuple):
    """Pairing numbers 1, 2, ... go to the players who have these numbers now."""

    order: tuple[int, ...]


class Announce(NamedTuple):
    """Name, dates, officials and the like."""

    information: Information


class SetSystem(NamedTuple):
    """The encoded type of the tournament (record 192)."""

    system: str


class SetRounds(NamedTuple):
    """The number of rounds."""

    rounds: int


class SetScoring(NamedTuple):
    """What results are worth, the allocated bye included."""

    scoring: Scoring


class SetTieBreaks(NamedTuple):
    """The list of tie-breaks, in order."""

    codes: tuple[str, ...]


class SetInitialColour(NamedTuple):
    """The colour drawn before round 1."""

    colour: Colour


class Forbid(NamedTuple):
    """All prohibited pairs."""

    groups: tuple[Forbidden, ...]


class SetVirtualPoints(NamedTuple):
    """An acceleration told player by player."""

    points: tuple[VirtualPoints, ...]


class SetTeams(NamedTuple):
    """The teams with their members in board order, and the terms of their matches."""

    teams: tuple[Team, ...]
    event: TeamEvent


class CheckPlayer(NamedTuple):
    """What check-in found of a player."""

    round: int
    player: int
    presence: Presence


class CloseCheckIn(NamedTuple):
    """Check-in ends: those still missing are not paired in the round."""

    round: int


class CancelBye(NamedTuple):
    """The bye or absence announced for the round is not wanted any more."""

    round: int
    player: int


class ComeBack(NamedTuple):
    """A withdrawn player is paired again from round ``first`` on."""

    player: int
    first: int


class Publish(NamedTuple):
    """The pairing of the round is what it is from now on. ``colour`` is the initial colour, if it was still to be
    known; ``by`` is the code of the system, or empty for hand-made pairs."""

    round: int
    pairs: Pairs
    by: str = ""
    colour: Colour = Colour.NONE


class OpenHand(NamedTuple):
    """A session of pairing by hand begins, with these pairs."""

    round: int
    pairs: Pairs


class ChangeHand(NamedTuple):
    """All pairs of the session as they stand now."""

    pairs: Pairs


class EndHand(NamedTuple):
    """The session ends: its pairs are published. ``line`` is what the report says if they are not those of the rules
    (``MPA @ Round 5: ...``), empty if they are."""

    line: str = ""


class ClearResult(NamedTuple):
    """The game has no result any more."""

    round: int
    white: int
    black: int


class CorrectLate(NamedTuple):
    """A result of a round long over, for the rating report only."""

    correction: Correction


class LeaveFideMode(NamedTuple):
    """The tournament is no longer run in FIDE mode, and never will be again."""

    reason: str


class Report(NamedTuple):
    """A line of the report file, without its ``###``."""

    line: str


class SetLook(NamedTuple):
    """How the tournament is shown."""

    look: Look


class SetPrizes(NamedTuple):
    """What is to be won."""

    plan: PrizePlan


class BarHalfByes(NamedTuple):
    """Who may not ask for a half-point bye: all of them."""

    players: tuple[int, ...]


class Declare(NamedTuple):
    """The standings are final."""


class Undo(NamedTuple):
    """Entries of the journal that are taken back; an undo among them is redone."""

    numbers: tuple[int, ...]


class Settle(NamedTuple):
    """A contested entry is decided: it stands (what it was held against gives way), or it is dropped."""

    number: int
    stands: bool


DeskAct = (
    Open | EnterPlayers | ChangePlayer | RemovePlayer | Renumber | Announce | SetSystem | SetRounds | SetScoring
    | SetTieBreaks | SetInitialColour | Forbid | SetVirtualPoints | SetTeams | CheckPlayer | CloseCheckIn | CancelBye
    | ComeBack | Publish | OpenHand | ChangeHand | EndHand | ClearResult | CorrectLate | LeaveFideMode | Report
    | SetLook | SetPrizes | BarHalfByes | Declare | Undo | Settle
)  # fmt: skip
Act = DeskAct | core.Act


def perform(event: Event, act: Act) -> Event:
    """The event after the act. Raises :class:`Conflict` if the act does not fit it as it is now."""
    change = _CHANGES.get(type(act))
    if change is None:
        return event._replace(tournament=core.apply(event.tournament, act))  # type: ignore[arg-type]
    return change(event, act)


def _tournament(event: Event, **changes: Any) -> Event:
    return event._replace(tournament=event.tournament._replace(**changes))


def _open(event: Event, act: Open) -> Event:
    if event.tournament != Tournament():
        raise Conflict(act, say("the tournament has begun already"))
    return event._replace(tournament=act.tournament)


def _enter(event: Event, act: EnterPlayers) -> Event:
    numbers = {player.number for player in event.tournament.players}
    entered = list(event.tournament.players)
    for player in act.players:
        number = player.number or max(numbers, default=0) + 1
        if number in numbers:
            raise Conflict(act, say("number {number} is taken", number=number))
        numbers.add(number)
        entered.append(player._replace(number=number))
    return _tournament(event, players=tuple(entered))


def _change(event: Event, act: ChangePlayer) -> Event:
    old = event.tournament.player(act.number)
    kept = ("number", "entries", "enters_in", "withdrawn_from", "expelled_from", "declared_points", "declared_rank")
    new = act.player._replace(**{name: getattr(old, name) for name in kept})
    players = tuple([new if player is old else player for player in event.tournament.players])
    return _tournament(event, players=players)


def _remove(event: Event, act: RemovePlayer) -> Event:
    if event.under_way:
        raise Conflict(act, say("round 1 is paired: withdraw the player instead"))
    tournament = event.tournament
    tournament.player(act.number)
    players = tuple([player for player in tournament.players if player.number != act.number])
    requests = tuple([asked for asked in tournament.requests if asked.player != act.number])
    teams = tuple(
        [team._replace(members=tuple([one for one in team.members if one != act.number])) for team in tournament.teams]
    )
    check_ins = tuple(
        [one._replace(players=tuple([seen for seen in one.players if seen[0] != act.number]))
         for one in event.check_ins]
    )  # fmt: skip
    return _tournament(event, players=players, requests=requests, teams=teams)._replace(check_ins=check_ins)


def _renumber(event: Event, act: Renumber) -> Event:
    from pairwright.model.renumbering import with_players_in

    numbers = sorted(player.number for player in event.tournament.players)
    if sorted(act.order) != numbers:
        raise Conflict(act, say("the new order does not name every player once"))
    return event._replace(tournament=with_players_in(event.tournament, list(act.order)))


def _setting(field: str, value: str) -> Callable[[Event, Any], Event]:
    """A change that puts one value of the act into one field of the tournament."""
    return lambda event, act: _tournament(event, **{field: getattr(act, value)})


def _set_teams(event: Event, act: SetTeams) -> Event:
    known = {player.number for player in event.tournament.players}
    members = [number for team in act.teams for number in team.members]
    for number in members:
        if number not in known:
            raise Conflict(act, say("there is no player {player}", player=number))
        if members.count(number) > 1:
            raise Conflict(act, say("player {player} is in two teams", player=number))
    return _tournament(event, teams=act.teams, team_event=act.event)


def _check_player(event: Event, act: CheckPlayer) -> Event:
    event.tournament.player(act.player)
    before = event.check_in(act.round)
    players = tuple([seen for seen in before.players if seen[0] != act.player])
    return _with_check_in(event, before._replace(players=(*players, (act.player, act.presence))))


def _with_check_in(event: Event, check_in: CheckIn) -> Event:
    others = [one for one in event.check_ins if one.round != check_in.round]
    return event._replace(check_ins=tuple(sorted([*others, check_in], key=lambda one: one.round)))


def _close_check_in(event: Event, act: CloseCheckIn) -> Event:
    check_in = event.check_in(act.round)
    tournament = event.tournament
    for player in tournament.players:
        waits = player.available(act.round) and tournament.request(act.round, player.number) is None
        if waits and check_in.of(player.number) is Presence.MISSING:
            tournament = core.apply(tournament, core.RequestBye(act.round, player.number, Result.ABSENT))
    return _with_check_in(event._replace(tournament=tournament), check_in._replace(closed=True))


def _cancel_bye(event: Event, act: CancelBye) -> Event:
    asked = event.tournament.requests
    rest = tuple([one for one in asked if (one.round, one.player) != (act.round, act.player)])
    if len(rest) == len(asked):
        raise Conflict(
            act, say("player {player} asked for no bye in round {round}", player=act.player, round=act.round)
        )
    return _tournament(event, requests=rest)


def _come_back(event: Event, act: ComeBack) -> Event:
    """Rounds between his withdrawal and his return that are still to be paired are absences."""
    tournament = event.tournament
    player = tournament.player(act.player)
    if not player.withdrawn_from:
        raise Conflict(act, say("player {player} has not withdrawn", player=act.player))
    if act.first < tournament.round_to_pair:
        raise Conflict(act, say("round {round} is paired already", round=act.first))
    away = range(max(player.withdrawn_from, tournament.round_to_pair), act.first)
    requests = [*tournament.requests, *[ByeRequest(round_, act.player, Result.ABSENT) for round_ in away]]
    players = tuple([one._replace(withdrawn_from=0) if one is player else one for one in tournament.players])
    return _tournament(event, players=players, requests=tuple(sorted(requests, key=lambda one: one[:2])))


def _publish(event: Event, act: Publish) -> Event:
    if event.hand.is_open:
        raise Conflict(act, say("round {round} is being paired by hand", round=event.hand.round))
    return _published(event, act.round, act.pairs, act.colour)


def _published(event: Event, round: int, pairs: Pairs, colour: Colour) -> Event:
    from pairwright.model.team import is_team_event

    tournament = event.tournament
    if colour is not Colour.NONE:
        tournament = tournament._replace(initial_colour=colour)
    for earlier in range(1, round):
        if tournament.open_games(earlier):
            tournament = core.apply(tournament, core.Adjourn(earlier))
    add = AddMatches(round, pairs) if is_team_event(tournament) else core.AddRound(round, pairs)
    return event._replace(tournament=core.apply(tournament, add))


def _open_hand(event: Event, act: OpenHand) -> Event:
    if event.hand.is_open:
        raise Conflict(act, say("round {round} is being paired by hand", round=event.hand.round))
    if act.round != event.tournament.round_to_pair:
        next_round = event.tournament.round_to_pair
        raise Conflict(act, say("the next round is {next}, not {round}", next=next_round, round=act.round))
    return event._replace(hand=HandEdits(act.round, act.pairs, act.pairs))


def _hand_of(event: Event, act: Act) -> HandEdits:
    if not event.hand.is_open:
        raise Conflict(act, say("nobody is pairing by hand"))
    return event.hand


def _change_hand(event: Event, act: ChangeHand) -> Event:
    hand = _hand_of(event, act)
    before = sorted(number for pair in hand.pairs for number in pair if number)
    if sorted(number for pair in act.pairs for number in pair if number) != before:
        raise Conflict(act, say("everybody who is paired must stay paired, once"))
    return event._replace(hand=hand._replace(pairs=act.pairs))


def _end_hand(event: Event, act: EndHand) -> Event:
    hand = _hand_of(event, act)
    event = _published(event._replace(hand=HandEdits()), hand.round, hand.pairs, Colour.NONE)
    return reported(event, act.line) if act.line else event


def _clear_result(event: Event, act: ClearResult) -> Event:
    game = core.EnterResult(act.round, act.white, act.black, Result.PENDING, Result.PENDING)
    return event._replace(tournament=core.apply(event.tournament, game))


def _correct_late(event: Event, act: CorrectLate) -> Event:
    given = act.correction
    entry = event.tournament.player(given.white).entry(given.round)
    if (entry.opponent, entry.colour) != (given.black, Colour.WHITE):
        template = "round {round} has no game {white}-{black}"
        raise Conflict(act, say(template, round=given.round, white=given.white, black=given.black))
    event = event._replace(corrections=(*event.corrections, given))
    result = f"{given.white_result}-{given.black_result}"
    return reported(event, f"Correction @ Round {given.round}: {given.white}-{given.black} {result} (rating only)")


def _leave_fide_mode(event: Event, act: LeaveFideMode) -> Event:
    if event.outside_fide_since:
        raise Conflict(act, say("FIDE mode has been left already"))
    round_ = event.tournament.round_to_pair
    return reported(event._replace(outside_fide_since=round_), leaving_line(round_, act.reason))


def leaving_line(round: int, reason: str) -> str:
    """What the report says of leaving FIDE mode."""
    return f"FIDE mode left @ Round {round}: {' '.join(reason.split()) or '-'}"


def _report(event: Event, act: Report) -> Event:
    return reported(event, act.line)


def reported(event: Event, line: str) -> Event:
    """The event with a line for the report file."""
    record = Record("###", f" {' '.join(line.split())}")
    return _tournament(event, other_records=(*event.tournament.other_records, record))


def _declare(event: Event, act: Declare) -> Event:
    if event.closed:
        raise Conflict(act, say("the standings are final already"))
    return event._replace(closed=True)


def _settled_by_the_journal(_event: Event, act: Act) -> Event:
    raise Conflict(act, say("only the journal can carry this out"))


_CHANGES: dict[type, Callable[[Event, Any], Event]] = {
    Open: _open,
    EnterPlayers: _enter,
    ChangePlayer: _change,
    RemovePlayer: _remove,
    Renumber: _renumber,
    Announce: _setting("information", "information"),
    SetSystem: _setting("system", "system"),
    SetRounds: _setting("planned_rounds", "rounds"),
    SetScoring: _setting("scoring", "scoring"),
    SetTieBreaks: _setting("tie_breaks", "codes"),
    SetInitialColour: _setting("initial_colour", "colour"),
    Forbid: _setting("forbidden", "groups"),
    SetVirtualPoints: _setting("virtual_points", "points"),
    SetTeams: _set_teams,
    CheckPlayer: _check_player,
    CloseCheckIn: _close_check_in,
    CancelBye: _cancel_bye,
    ComeBack: _come_back,
    Publish: _publish,
    OpenHand: _open_hand,
    ChangeHand: _change_hand,
    EndHand: _end_hand,
    ClearResult: _clear_result,
    CorrectLate: _correct_late,
    LeaveFideMode: _leave_fide_mode,
    Report: _report,
    SetLook: lambda event, act: event._replace(look=act.look),
    SetPrizes: lambda event, act: event._replace(prizes=act.plan),
    BarHalfByes: lambda event, act: event._replace(no_half_byes=act.players),
    Declare: _declare,
    Undo: _settled_by_the_journal,
    Settle: _settled_by_the_journal,
}
KINDS: dict[str, type] = {kind.__name__: kind for kind in (*_CHANGES, *get_args(core.Act))}
"""Every kind of act by its name in the journal."""
