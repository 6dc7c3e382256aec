"""What acts on presence make of the event: check-in, byes that are not wanted any more, players who come back."""

from __future__ import annotations

from pairwright.app.desk import acts
from pairwright.app.desk.event import CheckIn, Event, Presence
from pairwright.errors import Conflict, Sentence, say
from pairwright.model import acts as core
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.tournament import ByeRequest, Tournament


def _paired(round: int) -> Sentence:
    return say("round {round} is paired already", round=round)


def check_player(event: Event, act: acts.CheckPlayer) -> Event:
    """Here, late or missing. Who comes once check-in is closed is paired after all; who turns out not to be there is
    not."""
    player = event.tournament.player(act.player)
    if act.round < event.tournament.round_to_pair:
        raise Conflict(act, _paired(act.round))
    before = event.check_in(act.round)
    players = tuple([seen for seen in before.players if seen[0] != act.player])
    checked = _with_check_in(event, before._replace(players=(*players, (act.player, act.presence))))
    if not before.closed:
        return checked
    tournament = checked.tournament
    was_away = before.of(act.player) is Presence.MISSING
    asked = tournament.request(act.round, act.player)
    if act.presence is not Presence.MISSING and was_away and asked is Result.ABSENT:
        return checked._replace(tournament=_without(tournament, act.round, act.player))
    if act.presence is Presence.MISSING and asked is None and player.available(act.round):
        return checked._replace(tournament=_absent(tournament, act.round, act.player))
    return checked


def _with_check_in(event: Event, check_in: CheckIn) -> Event:
    others = [one for one in event.check_ins if one.round != check_in.round]
    return event._replace(check_ins=tuple(sorted([*others, check_in], key=lambda one: one.round)))


def _absent(tournament: Tournament, round: int, player: int) -> Tournament:
    return core.apply(tournament, core.RequestBye(round, player, Result.ABSENT))


def _without(tournament: Tournament, round: int, player: int) -> Tournament:
    rest = [one for one in tournament.requests if (one.round, one.player) != (round, player)]
    return tournament._replace(requests=tuple(rest))


def missing(event: Event, round: int) -> tuple[Player, ...]:
    """Who would be paired in the round and has not been seen."""
    check_in, tournament = event.check_in(round), event.tournament
    seen = {number for number, presence in check_in.players if presence is not Presence.MISSING}
    asked = {one.player for one in tournament.requests if one.round == round}
    return tuple(
        [
            player
            for player in tournament.players
            if player.available(round) and player.number not in asked and player.number not in seen
        ]
    )


def close_check_in(event: Event, act: acts.CloseCheckIn) -> Event:
    """Who is missing is not paired in the round."""
    check_in, tournament = event.check_in(act.round), event.tournament
    if act.round < tournament.round_to_pair:
        raise Conflict(act, _paired(act.round))
    if check_in.closed:
        raise Conflict(act, say("check-in of round {round} is closed already", round=act.round))
    away = [ByeRequest(act.round, player.number, Result.ABSENT) for player in missing(event, act.round)]
    requests = sorted([*tournament.requests, *away], key=lambda asked: asked[:2])
    event = event._replace(tournament=tournament._replace(requests=tuple(requests)))
    return _with_check_in(event, check_in._replace(closed=True))


def cancel_bye(event: Event, act: acts.CancelBye) -> Event:
    """What was asked for is not wanted any more."""
    if event.tournament.request(act.round, act.player) is None:
        template = "player {player} asked for no bye in round {round}"
        raise Conflict(act, say(template, player=act.player, round=act.round))
    return event._replace(tournament=_without(event.tournament, act.round, act.player))


def come_back(event: Event, act: acts.ComeBack) -> Event:
    """Rounds between his withdrawal and his return that are still to be paired are absences."""
    tournament = event.tournament
    player = tournament.player(act.player)
    if not player.withdrawn_from:
        raise Conflict(act, say("player {player} has not withdrawn", player=act.player))
    if act.first < tournament.round_to_pair:
        raise Conflict(act, _paired(act.first))
    away = range(max(player.withdrawn_from, tournament.round_to_pair), act.first)
    asked = {one.round for one in tournament.requests if one.player == act.player}
    more = [ByeRequest(round_, act.player, Result.ABSENT) for round_ in away if round_ not in asked]
    requests = sorted([*tournament.requests, *more], key=lambda one: one[:2])
    players = tuple([one._replace(withdrawn_from=0) if one is player else one for one in tournament.players])
    return event._replace(tournament=tournament._replace(players=players, requests=tuple(requests)))
