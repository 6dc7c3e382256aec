"""What acts on players are warned of: entries twice, late entries, byes, check-in, departures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from pairwright.app.desk import acts
from pairwright.app.desk.entry_changes import LAST_RENUMBERING
from pairwright.app.desk.event import Event
from pairwright.app.desk.kinds import byes_of, screens_of
from pairwright.app.desk.leaving_table import leaves
from pairwright.app.desk.levels import Caution, Level, final, if_final
from pairwright.app.desk.presence import missing
from pairwright.app.desk.rating_check import not_of_the_start
from pairwright.errors import say, say_n
from pairwright.model import acts as core
from pairwright.model.collation import name_keys
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.team import is_team_event
from pairwright.model.tournament import Tournament


def _twice(event: Event, new: Sequence[Player]) -> Iterator[Caution]:
    """A FIDE ID that somebody has already is refused; a name that somebody has is asked about."""
    numbers = {player.number for player in new}
    others = [player for player in event.tournament.players if player.number not in numbers]
    ids = {player.fide_id: player.number for player in others if player.fide_id}
    names = {key: player.number for player in others for key in name_keys(player.name)}
    for player in new:
        if player.fide_id in ids:
            sentence = say("number {number} has FIDE ID {id} already", number=ids[player.fide_id], id=player.fide_id)
            yield Caution(Level.REFUSED, "same-id", sentence)
        known = next((names[key] for key in sorted(name_keys(player.name)) if key in names), 0)
        if known:
            sentence = say("{name}: number {number} has the same name", name=player.name, number=known)
            yield Caution(Level.CONFIRM, "same-name", sentence)


def entering(event: Event, act: acts.EnterPlayers) -> Iterator[Caution]:
    """Entries by hand."""
    yield from final(event)
    yield from _no_round_left(event, act.players)
    yield from _twice(event, [player._replace(number=0) for player in act.players])


def _no_round_left(event: Event, new: Sequence[Player]) -> Iterator[Caution]:
    """Who comes after the last round is paired has nothing to play."""
    planned = event.tournament.planned_rounds
    if new and event.under_way and planned and event.tournament.round_to_pair > planned:
        yield Caution(Level.REFUSED, "rounds", say("all {rounds} rounds are paired", rounds=planned))


def changing(event: Event, act: acts.ChangePlayer) -> Iterator[Caution]:
    """A correction: nobody gets the id of another; once round 1 is paired a new rating changes no number."""
    if event.tournament.player(act.number).rating != act.player.rating:  # the right spelling of a name changes nothing
        yield from final(event)
    yield from [one for one in _twice(event, [act.player._replace(number=act.number)]) if one.code == "same-id"]
    yield from _new_ratings(event, [act.player._replace(number=act.number)])


def _new_ratings(event: Event, changed: Sequence[Player]) -> Iterator[Caution]:
    if event.under_way:
        ratings = {player.number: player.rating for player in event.tournament.players}
        if any(ratings.get(player.number, player.rating) != player.rating for player in changed):
            yield Caution(Level.NOTICE, "ratings", say("a rating changes under way: pairing numbers stay as they are"))


def late(event: Event, act: acts.EnterLate) -> Iterator[Caution]:
    """Q156: the number his rating earns, until numbers are frozen; and what he gets for the rounds he missed."""
    new, tournament = act.player, event.tournament
    yield from final(event)
    if event.under_way and not screens_of(tournament).scores:
        sentence = say("in this system everybody enters before round 1: the numbers make the games")
        yield Caution(Level.REFUSED, "numbers-make-games", sentence)
    yield from _twice(event, [new._replace(number=0)])
    highest = max([player.number for player in tournament.players], default=0)
    if event.round > LAST_RENUMBERING and new.number <= highest:
        sentence = say("pairing numbers are frozen once round 4 is paired: a late entry gets the next one")
        yield Caution(Level.REFUSED, "numbers", sentence)
    elif event.under_way and new.number <= highest:
        sentence = say("pairing numbers from {number} on go up by one", number=new.number)
        line = (
            f"Numbers @ Round {tournament.round_to_pair}: {new.number} enters late, "
            f"{new.number} to {highest} are now {new.number + 1} to {highest + 1}"
        )
        yield Caution(Level.CONFIRM, "new-numbers", sentence, (), line)
    if tournament.planned_rounds and new.enters_in > tournament.planned_rounds:
        sentence = say("there are {rounds} rounds", rounds=tournament.planned_rounds)
        yield Caution(Level.REFUSED, "rounds", sentence)
    results = [entry.result for entry in new.entries]
    if Result.FULL_BYE in results or Result.PAIRING_BYE in results:
        sentence = say("for a round that he missed a late entry gets half a point at most")
        yield Caution(Level.REFUSED, "missed", sentence)
    if results.count(Result.HALF_BYE) > 1:
        count = results.count(Result.HALF_BYE)
        sentence = say("{name} would begin with {count} half-point byes", name=new.name, count=count)
        yield Caution(Level.CONFIRM, "second-half-bye", sentence)


def taking(event: Event, act: acts.TakeList) -> Iterator[Caution]:
    """A whole list: what it would change in a team event under way is locked."""
    yield from final(event)
    yield from _no_round_left(event, act.new)
    numbers = {player.number for player in act.changed} | set(act.gone)
    rest = [player for player in event.tournament.players if player.number not in numbers]
    after = event._replace(tournament=event.tournament._replace(players=(*rest, *act.changed)))
    one = len(act.new) == 1 and not act.source
    for caution in _twice(after, act.new):
        if one or caution.code == "same-id":  # of a list the preview has told who shares a name
            yield caution
    ids = [player.fide_id for player in (*rest, *act.changed) if player.fide_id]
    for fide_id in sorted({one for one in ids if ids.count(one) > 1}):
        yield Caution(Level.REFUSED, "same-id", say("two players have FIDE ID {id}", id=fide_id))
    yield from _new_ratings(event, act.changed)
    for list_, as_of in sorted({(one.list, one.as_of) for one in act.official}):
        for sentence in not_of_the_start(event.tournament, list_, as_of):
            yield Caution(Level.NOTICE, f"list-{as_of}", sentence)
    if event.under_way and act.teams and is_team_event(event.tournament):
        sentence = say("the teams cannot be changed by a list once round 1 is paired")
        yield Caution(Level.REFUSED, "locked", sentence)


def bye(event: Event, act: core.RequestBye) -> Iterator[Caution]:
    """Half-point byes: refused to whom they are barred, confirmed from the second on (Q172-Q176); full-point byes are
    out of favour (Q177-Q179); the allocated bye by hand is confirmed, and there is one."""
    if act.result not in byes_of(event.tournament):
        yield Caution(Level.REFUSED, "no-such-bye", say("in this system nobody can ask for that"))
    if act.result is Result.HALF_BYE:
        if act.player in event.no_half_byes:
            sentence = say("player {player} may not have a half-point bye", player=act.player)
            yield Caution(Level.REFUSED, "no-half-bye", sentence)
        elif _half_byes(event.tournament, act) > 0:
            sentence = say("it is not the first half-point bye of player {player}", player=act.player)
            yield Caution(Level.CONFIRM, "second-half-bye", sentence)
    if act.result is Result.FULL_BYE:
        line = f"Full-point bye @ Round {act.round}: {act.player}"
        yield Caution(Level.NOTICE, "full-bye", say("full-point byes are deprecated by the rules"), (), line)
    if act.result is Result.PAIRING_BYE:
        yield from _allocated_by_hand(event.tournament, act)
    if not event.tournament.player(act.player).available(act.round):
        sentence = say("player {player} does not take part in round {round}", player=act.player, round=act.round)
        yield Caution(Level.REFUSED, "not-there", sentence)
    planned = event.tournament.planned_rounds
    if planned and act.round > planned:
        yield Caution(Level.REFUSED, "rounds", say("there are {rounds} rounds", rounds=planned))


def _half_byes(tournament: Tournament, act: core.RequestBye) -> int:
    had = sum([entry.result is Result.HALF_BYE for entry in tournament.player(act.player).entries])
    asked = [one for one in tournament.requests if one.player == act.player and one.round != act.round]
    return had + sum([one.result is Result.HALF_BYE for one in asked])


_BARRING = (Result.PAIRING_BYE, Result.FULL_BYE, Result.FORFEIT_WIN)


def _allocated_by_hand(tournament: Tournament, act: core.RequestBye) -> Iterator[Caution]:
    others = [
        one.player
        for one in tournament.requests
        if (one.round, one.result) == (act.round, Result.PAIRING_BYE) and one.player != act.player
    ]
    if others:
        template = "player {player} has the allocated bye of round {round} already"
        yield Caution(Level.REFUSED, "two-byes", say(template, player=others[0], round=act.round))
    line = f"Pairing-allocated bye by hand @ Round {act.round}: {act.player}"
    sentence = say("the allocated bye of round {round} is given by hand, not by the rules", round=act.round)
    yield Caution(Level.CONFIRM, "bye-by-hand", sentence, (), line)
    if any(entry.result in _BARRING for entry in tournament.player(act.player).entries):
        template = "player {player} has had a full point without playing: the rules would not give him the bye"
        yield Caution(Level.CONFIRM, "second-bye", say(template, player=act.player))


def close_check_in(event: Event, act: acts.CloseCheckIn) -> Iterator[Caution]:
    """Whom it leaves unpaired, by name."""
    away = missing(event, act.round)
    if away:
        sentence = say_n(
            "{count} player is not here, and is not paired in round {round}: no points, and no colour is counted",
            "{count} players are not here, and are not paired in round {round}: no points, and no colour is counted",
            count=len(away),
            round=act.round,
        )
        names = tuple([say("{number} {name}", number=one.number, name=one.name or "-") for one in away])
        yield Caution(Level.CONFIRM, "unpaired", sentence, names)


def expel(_event: Event, act: core.Expel) -> Iterator[Caution]:
    """He leaves the standings."""
    sentence = say("player {player} is expelled and leaves the standings", player=act.player)
    yield Caution(Level.CONFIRM, "expel", sentence)


def withdraw(_event: Event, act: core.Withdraw) -> Iterator[Caution]:
    """From which round on."""
    sentence = say("player {player} is not paired from round {round} on", player=act.player, round=act.first)
    yield Caution(Level.NOTE, "withdraw", sentence)


ENTRIES: dict[type, tuple[Callable[[Event, Any], Iterator[Caution]], ...]] = {
    acts.EnterPlayers: (entering,),
    acts.EnterLate: (late,),
    acts.ChangePlayer: (changing,),
    acts.TakeList: (taking,),
    acts.CloseCheckIn: (if_final, close_check_in),
    core.RequestBye: (if_final, bye),
    core.Withdraw: (if_final, withdraw),
    core.Expel: (if_final, expel, leaves),
    acts.CancelBye: (if_final,),
    acts.ComeBack: (if_final,),
}
