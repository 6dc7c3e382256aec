"""The boards of a match: who of two teams sat opposite whom."""

from __future__ import annotations

from pairwright.model.result import Result
from pairwright.model.round import ABSENT, RoundEntry

NOBODY = -1
"""Position of an opponent who is not there."""
Seat = tuple[int, RoundEntry]
"""Pairing number of a player (0: an empty board) and his round."""
NO_PLAYER: Seat = (0, ABSENT)


def sits(entry: RoundEntry) -> bool:
    """Whether the player sat at a board, or would have if somebody had come."""
    return bool(entry.opponent) or entry.result is Result.FORFEIT_WIN


def side_by_side(one: list[Seat], other: list[Seat]) -> tuple[list[Seat], list[Seat]]:
    """The boards of a match, both sides equally long.

    A board that one side left empty shifts the players behind it, so the later of the two seats is the board of a game;
    who has no opponent keeps his own seat, or takes the first that is free.
    """
    seat_of = {player: board for board, (player, _) in enumerate(other)}
    mine: dict[int, Seat] = {}
    theirs: dict[int, Seat] = {}
    alone = []
    for board, seat in enumerate(one):
        facing = seat_of.pop(seat[1].opponent, NOBODY) if seat[1].opponent else NOBODY
        if facing == NOBODY:
            alone.append((board, seat, mine))
            continue
        at = _free(max(board, facing), mine, theirs)
        mine[at], theirs[at] = seat, other[facing]
    alone += [(board, other[board], theirs) for board in sorted(seat_of.values())]
    empty = set(range(max(len(one), len(other)))) - mine.keys()
    for board, seat, side in alone:
        if seat[0]:
            at = board if board in empty and board not in side else _free(0, mine, theirs, side)
            side[at] = seat
    length = max([*mine, *theirs, -1]) + 1
    return [mine.get(at, NO_PLAYER) for at in range(length)], [theirs.get(at, NO_PLAYER) for at in range(length)]


def _free(first: int, *sides: dict[int, Seat]) -> int:
    at = first
    while any(at in side for side in sides):
        at += 1
    return at
