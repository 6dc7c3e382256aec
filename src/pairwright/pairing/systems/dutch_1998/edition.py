"""The two editions of the documents as values: everything they differ in."""

from __future__ import annotations

from pairwright.handbook.citation import Regulation
from pairwright.handbook.dutch import DUTCH_1998, DUTCH_2009
from pairwright.lean import NamedTuple
from pairwright.model.initial_order import TITLES, TITLES_1998

IMPLEMENTS = (
    DUTCH_1998["A2"],
    DUTCH_2009["A2"],
    DUTCH_1998["C9"],
    DUTCH_1998["C10"],
    DUTCH_2009["C9"],
    DUTCH_2009["C10"],
)

NOTHING_DROPPED, B6_DROPPED, B6_AND_B5_DROPPED = DROPPED = (0, 1, 2)
"""How much of B5 and B6 is dropped; B6 falls first in both editions (reading on C9-C11)."""


class Turn(NamedTuple):
    """A turn of the loops of C9 and C10: what is dropped for upfloats while opponents for the moved-down players are
    gone through, and what is dropped for downfloats, one after the other, with each set of opponents."""

    upfloats: int
    downfloats: tuple[int, ...]


class Edition(NamedTuple):
    """One edition of the rules; ``titles`` from the highest on (A2)."""

    code: str
    regulation: Regulation
    titles: tuple[str, ...]
    turns: tuple[Turn, ...]
    """C9 and C10, outermost first."""
    strong_as_absolute: bool
    """A7.d: in odd rounds, unless that makes extra floaters."""
    mild_lowers_x: bool
    """A7.e: in even rounds."""
    limits_kept_if_possible: bool
    """Last round, both above 50 %: A7.a, B2, B5 and B6 "may be left out" to avoid floaters, otherwise they do not
    apply at all."""
    joined_has_two_parts: bool
    """C13: a joined bracket is always heterogeneous, with the bracket added last as S1."""


EDITION_1998 = Edition(
    "dutch-1998",
    DUTCH_1998,
    TITLES_1998,
    tuple(Turn(upfloats, DROPPED) for upfloats in DROPPED),
    strong_as_absolute=False,
    mild_lowers_x=False,
    limits_kept_if_possible=False,
    joined_has_two_parts=False,
)

EDITION_2009 = Edition(
    "dutch-2009",
    DUTCH_2009,
    TITLES,
    tuple(Turn(upfloats, (downfloats,)) for downfloats in DROPPED for upfloats in DROPPED),
    strong_as_absolute=True,
    mild_lowers_x=True,
    limits_kept_if_possible=True,
    joined_has_two_parts=True,
)
