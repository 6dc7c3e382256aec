"""The two limits that most systems share: never the same colour three times running, never three more of one."""

from __future__ import annotations

from functools import lru_cache

from pairwright.lean import NamedTuple
from pairwright.state.preference import difference


class Permitted(NamedTuple):
    """Which colours somebody may have in this round."""

    white: bool
    black: bool


@lru_cache(maxsize=4096)
def permitted(colours: str) -> Permitted:
    """The colours that a history such as ``"wbw"`` leaves (only what was played has one)."""
    more_whites = difference(colours)
    return Permitted(
        more_whites < 2 and not colours.endswith("ww"),
        more_whites > -2 and not colours.endswith("bb"),
    )
