"""A team: members in board order. (Team pairing builds on it; files with teams keep theirs.)"""

from __future__ import annotations

from pairwright.lean import NamedTuple
from pairwright.model.points import Points


class Team(NamedTuple):
    """``members`` are pairing numbers of players, in board order; ``number`` is 0 where a file gives none."""

    number: int
    name: str = ""
    members: tuple[int, ...] = ()
    nickname: str = ""
    strength: str = ""
    match_points: Points | None = None
    game_points: Points | None = None
    declared_rank: int | None = None
