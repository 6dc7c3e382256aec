"""What acts on the list of players make of the event: entries, corrections, removals, numbers."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.app.desk import acts
from pairwright.app.desk.event import Event, OfficialRating
from pairwright.app.desk.one_entry import with_member
from pairwright.app.entries.accepting import without_players
from pairwright.errors import Conflict, say
from pairwright.model.player import Player
from pairwright.model.tournament import Tournament

LAST_RENUMBERING = 3
"""Pairing numbers are frozen once round 4 is paired (C.04.2 art. 2.4)."""


def _with(event: Event, tournament: Tournament) -> Event:
    return event._replace(tournament=tournament)


def enter(event: Event, act: acts.EnterPlayers) -> Event:
    """New players; a number of 0 is the next free one, and nobody enters a round that is paired."""
    tournament = event.tournament
    numbers = {player.number for player in tournament.players}
    first = tournament.round_to_pair if event.under_way else 1
    entered = list(tournament.players)
    for player in act.players:
        number = player.number or max(numbers, default=0) + 1
        if number in numbers:
            raise Conflict(act, say("number {number} is taken", number=number))
        numbers.add(number)
        entered.append(player._replace(number=number, enters_in=max(player.enters_in, first)))
    return _with(event, tournament._replace(players=tuple(entered)))


def enter_late(event: Event, act: acts.EnterLate) -> Event:
    """One new player, with the number he is to have."""
    tournament, new = event.tournament, act.player
    if new.enters_in < tournament.round_to_pair:
        raise Conflict(act, say("round {round} is paired already", round=new.enters_in))
    missed = new.entries
    if len(missed) >= new.enters_in or any(entry.opponent or not entry.result.is_bye for entry in missed):
        raise Conflict(act, say("a late entry brings byes for the rounds he missed, and nothing else"))
    numbers = sorted(player.number for player in tournament.players)
    highest = numbers[-1] if numbers else 0
    if not 0 < new.number <= highest + 1:
        raise Conflict(act, say("number {number} leaves a gap", number=new.number))
    last = highest + 1
    teams = with_member(tournament.teams, last, act.team) if act.team else tournament.teams
    players = (*tournament.players, new._replace(number=last))
    entered = _with(event, tournament._replace(players=players, teams=teams))
    if new.number == last:
        return entered
    before = [number for number in numbers if number < new.number]
    return with_numbers(entered, [*before, last, *numbers[len(before) :]])


def change(event: Event, act: acts.ChangePlayer) -> Event:
    """What is known of a player; his number, rounds and departures stay."""
    return _with(event, _changed(event.tournament, act.number, act.player))


KEPT = ("number", "entries", "enters_in", "withdrawn_from", "expelled_from", "declared_points", "declared_rank")


def _changed(tournament: Tournament, number: int, said: Player) -> Tournament:
    old = tournament.player(number)
    new = said._replace(**{name: getattr(old, name) for name in KEPT})
    return tournament._replace(players=tuple([new if player is old else player for player in tournament.players]))


def remove(event: Event, act: acts.RemovePlayer) -> Event:
    """An entry taken back, with all that was said of him."""
    if event.under_way:
        raise Conflict(act, say("round 1 is paired: withdraw the player instead"))
    event.tournament.player(act.number)
    return _removed(event, frozenset([act.number]))


def _removed(event: Event, gone: frozenset[int]) -> Event:
    check_ins = [
        one._replace(players=tuple([seen for seen in one.players if seen[0] not in gone])) for one in event.check_ins
    ]
    return event._replace(
        tournament=without_players(event.tournament, gone),
        check_ins=tuple(check_ins),
        no_half_byes=tuple([number for number in event.no_half_byes if number not in gone]),
        official=tuple([one for one in event.official if one.player not in gone]),
    )


def renumber(event: Event, act: acts.Renumber) -> Event:
    """Everybody gets a number from 1 on."""
    numbers = sorted(player.number for player in event.tournament.players)
    if sorted(act.order) != numbers:
        raise Conflict(act, say("the new order does not name every player once"))
    return with_numbers(event, act.order)


def with_numbers(event: Event, order: Sequence[int]) -> Event:
    """The players in this order of their present numbers, numbered from 1; all that the desk knows of them follows."""
    from pairwright.app.desk.report_lines import with_players_renumbered
    from pairwright.model.renumbering import with_players_in

    new = {number: place for place, number in enumerate(order, 1)}
    check_ins = [
        one._replace(players=tuple([(new.get(number, number), found) for number, found in one.players]))
        for one in event.check_ins
    ]
    corrections = [one._replace(white=new[one.white], black=new[one.black]) for one in event.corrections]
    return event._replace(
        tournament=with_players_in(with_players_renumbered(event.tournament, new), list(order)),
        check_ins=tuple(check_ins),
        no_half_byes=tuple(sorted([new.get(number, number) for number in event.no_half_byes])),
        official=tuple([one._replace(player=new.get(one.player, one.player)) for one in event.official]),
        corrections=tuple(corrections),
        readings=tuple([one._replace(white=new.get(one.white, one.white)) for one in event.readings]),
    )


def take_list(event: Event, act: acts.TakeList) -> Event:
    """New, changed and gone players in one go; then teams, ratings of lists, and numbers."""
    if event.under_way and act.gone:
        raise Conflict(act, say("round 1 is paired: withdraw the player instead"))
    if event.under_way and act.order:
        raise Conflict(act, say("round 1 is paired: the numbers stay as they are"))
    tournament = event.tournament
    for number in act.gone:
        tournament.player(number)
    for player in act.changed:
        tournament = _changed(tournament, player.number, player)
    event = enter(_with(event, tournament), acts.EnterPlayers(act.new))
    event = _removed(event, frozenset(act.gone))
    if act.teams:
        event = _with(event, event.tournament._replace(teams=act.teams))
    event = event._replace(official=_official(event.official, act.official))
    return renumber(event, acts.Renumber(act.order)) if act.order else event


def _official(known: Sequence[OfficialRating], new: Sequence[OfficialRating]) -> tuple[OfficialRating, ...]:
    replaced = {(one.player, one.list) for one in new}
    kept = [one for one in known if (one.player, one.list) not in replaced]
    return tuple(sorted([*kept, *new]))


def set_rank_method(event: Event, act: acts.SetRankMethod) -> Event:
    """Record 172."""
    from pairwright.app.numbering_keys import rating_method

    rating_method(act.method)
    information = event.tournament.information._replace(starting_rank_method=" ".join(act.method.upper().split()))
    return _with(event, event.tournament._replace(information=information))
