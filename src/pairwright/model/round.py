"""What stands in one round: a player's own entry, and the round seen whole."""

from __future__ import annotations

from pairwright.lean import NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.result import Result


class RoundEntry(NamedTuple):
    """One player in one round: ``opponent`` is a pairing number (0 = none), ``colour`` the scheduled one."""

    opponent: int
    colour: Colour
    result: Result


ABSENT = RoundEntry(0, Colour.NONE, Result.ABSENT)
"""Not paired, no points: a zero-point bye, or nothing written at all."""


class Game(NamedTuple):
    """One board. The two results need not be complementary (an arbiter may give 0-0 or 1/2-0)."""

    white: int
    black: int
    white_result: Result
    black_result: Result


class Bye(NamedTuple):
    """A player who has no opponent, and what he has instead (U, F, H or Z)."""

    player: int
    result: Result


class Round(NamedTuple):
    """A round seen whole; ``games`` by the pairing number of White, ``byes`` by pairing number."""

    number: int
    games: tuple[Game, ...]
    byes: tuple[Bye, ...]
