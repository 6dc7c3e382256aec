"""The round that is being played: where rounds are opened ahead, it is not the last one."""

from __future__ import annotations

from pairwright.app.desk.event import Event
from pairwright.app.predetermined import has_fixed_rounds


def round_in_play(event: Event) -> int:
    """The last round of which a game was played, or the next one where all its results are in; 0 before round 1.

    Games that wait in earlier rounds, and forfeits entered beforehand, do not change it. Where a round rests on the one
    before it, it is the last one that is paired.
    """
    tournament, last = event.tournament, event.round
    if not last or not has_fixed_rounds(tournament):
        return last
    begun = max([number for number in range(1, last + 1) if _was_played_in(event, number)], default=0)
    if begun and tournament.open_games(begun):
        return begun
    return min(begun + 1, last)


def _was_played_in(event: Event, round: int) -> bool:
    return any(player.entry(round).result.played for player in event.tournament.players)
