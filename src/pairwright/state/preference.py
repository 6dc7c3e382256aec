"""Colour preferences: what a player is due, and how much (C.04.3 art. 1.7)."""

from __future__ import annotations

from enum import IntEnum

from pairwright.handbook.dutch import DUTCH_2026
from pairwright.handbook.swiss import BASIC_RULES, HANDLING_RULES

IMPLEMENTS = (BASIC_RULES["8"], HANDLING_RULES["3.4"], DUTCH_2026["1.6"], DUTCH_2026["1.7"])


class Strength(IntEnum):
    """How much a colour is due; larger is stronger."""

    NONE = 0
    """No game played yet."""
    MILD = 1
    """As many Whites as Blacks: the other colour than last time."""
    STRONG = 2
    """One game more with the other colour."""
    ABSOLUTE = 3
    """A difference of two or more, or the same colour twice running."""


WHITE, BLACK, ANY = 0, 1, 2
"""The due colour, as a small int for the engines: ANY where no game was played."""


def difference(colours: str) -> int:
    """Whites minus Blacks of a history of played colours such as ``"wbw"`` (art. 1.6)."""
    return 2 * colours.count("w") - len(colours)


def preference(colours: str) -> tuple[int, int]:
    """Due colour and :class:`Strength` (as an int) of a history of played colours such as ``"wbw"``, oldest first.

    Article 1.7: absolute if the difference is beyond one or the last two games had one colour,
    strong at a difference of one, mild when balanced, none before the first game.
    """
    if not colours:
        return ANY, 0
    whites_more = difference(colours)
    if whites_more > 1:
        return BLACK, 3
    if whites_more < -1:
        return WHITE, 3
    last = colours[-1]
    if colours[-2:-1] == last:
        return (BLACK if last == "w" else WHITE), 3
    if whites_more:
        return (BLACK if whites_more > 0 else WHITE), 2
    return (BLACK if last == "w" else WHITE), 1
