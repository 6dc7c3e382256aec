"""What the journal says about one player, whatever his number was at the time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pairwright.app.desk import acts
from pairwright.app.desk import squad_acts as squads
from pairwright.app.desk.journal import Entry
from pairwright.lean import NamedTuple
from pairwright.model import acts as core
from pairwright.model.player import Player


class Mention(NamedTuple):
    """An entry that names him, and whether it counts."""

    entry: Entry
    counts: bool


def about(entries: Sequence[Entry], counted: frozenset[int], player: Player) -> tuple[Mention, ...]:
    """Entries about this player, the latest first: found backwards, his number changing where numbers were
    given anew."""
    found: list[Mention] = []
    number = player.number
    for entry in reversed(entries):
        counts = entry.number in counted
        before = _number_before(entry, number) if counts else number
        if not before or before in _named(entry.act) or _enters(entry.act, player):
            found.append(Mention(entry, counts))
        if not before:
            break
        number = before
    return tuple(found)


def _enters(act: acts.Act, player: Player) -> bool:
    """Was he entered by it, without a number yet?"""
    return isinstance(act, acts.EnterPlayers) and any(one.name == player.name for one in act.players)


def _number_before(entry: Entry, number: int) -> int:
    """His number before the entry; 0 if it entered him."""
    match entry.act:
        case acts.Renumber(order=order):
            return order[number - 1] if number <= len(order) else number
        case acts.EnterLate(player=player):
            return 0 if number == player.number else number - (number > player.number)
        case acts.TakeList(new=new, order=order):
            earlier = order[number - 1] if order and number <= len(order) else number
            return 0 if earlier in [player.number for player in new] else earlier
        case _:
            return number


def _named(act: acts.Act) -> frozenset[int]:
    return frozenset(_names(act))


def _names(act: acts.Act) -> Iterator[int]:
    match act:
        case core.EnterResult() | acts.ClearResult() | acts.ExchangeColours():
            yield from (act.white, act.black)
        case acts.CorrectLate():
            yield from (act.correction.white, act.correction.black)
        case core.EnterGames():
            yield from (act.match.white, act.match.black)
        case (
            core.RequestBye()
            | acts.CancelBye()
            | acts.CheckPlayer()
            | core.Withdraw()
            | core.Expel()
            | squads.LeaveTable()
        ):
            yield act.player
        case acts.ComeBack():
            yield act.player
        case acts.ChangePlayer() | acts.RemovePlayer():
            yield act.number
        case acts.TakeList():
            yield from [player.number for player in act.changed]
        case acts.BarHalfByes():
            yield from act.players
        case _:
            return
