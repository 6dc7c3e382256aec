"""The players to be paired as bit tables: one int per set, one row of bits per player."""

from __future__ import annotations

from pairwright.matching.bits import members, where
from pairwright.state.floats import Float
from pairwright.state.preference import BLACK, WHITE, Strength
from pairwright.state.round_state import RoundState

_MILD, _ABSOLUTE = int(Strength.MILD), int(Strength.ABSOLUTE)
_DOWN, _UP = int(Float.DOWN), int(Float.UP)


class Field:
    """A :class:`RoundState` read for the engine. Sets are ints over positions; ``legal[i]`` are the players whom
    the one at position ``i`` may meet: criteria C1 and C3, and no decision of the arbiter against it."""

    __slots__ = (
        "absolute",
        "black",
        "colour_keys",
        "down",
        "down_before",
        "games",
        "groups",
        "legal",
        "may_have_bye",
        "mild",
        "most_forbidden",
        "most_games",
        "scores",
        "size",
        "state",
        "topscorers",
        "up",
        "up_before",
        "white",
    )

    def __init__(self, state: RoundState) -> None:
        self.state = state
        self.size = state.size
        self.scores = state.scores
        self.games = state.games
        self.groups = state.groups()
        due, strengths = bytes(state.due), bytes(state.strengths)
        self.white, self.black = where(due, WHITE), where(due, BLACK)
        self.absolute, self.mild = where(strengths, _ABSOLUTE), where(strengths, _MILD)
        self.colour_keys = [4 * colour + strength for colour, strength in zip(due, strengths, strict=True)]
        floats, floats_before = bytes(state.floats), bytes(state.floats_before)
        self.down, self.up = where(floats, _DOWN), where(floats, _UP)
        self.down_before, self.up_before = where(floats_before, _DOWN), where(floats_before, _UP)
        self.may_have_bye = where(bytes(state.may_have_bye), 1)
        self.topscorers = self._topscorers()
        self.most_games = max(state.games, default=0)
        self.most_forbidden = max((mask.bit_count() for mask in state.forbidden), default=0)
        self.legal = self._legal()

    def _topscorers(self) -> int:
        """Article 1.8: they stand first, as positions go by score."""
        state = self.state
        if not state.is_last:
            return 0
        return (1 << sum(score > state.topscorer_above for score in state.scores)) - 1

    def _legal(self) -> list[int]:
        state = self.state
        everybody = (1 << self.size) - 1
        own = 1
        legal = []
        for met in state.opponents:
            legal.append(everybody ^ (met | own))
            own <<= 1
        for position, mask in enumerate(state.forbidden):
            if mask:
                legal[position] &= ~mask
        plain = self.absolute & ~self.topscorers
        for clashing in (plain & self.white, plain & self.black):
            apart = ~clashing
            for position in members(clashing):
                legal[position] &= apart
        return legal
