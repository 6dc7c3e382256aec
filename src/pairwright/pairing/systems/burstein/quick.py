"""Brackets that can be at their best in everything: the first pairing in order, without weighing.

Where those due one colour (M) are more than all others, at least half the excess of M are pairs of two of M, and no
more clash exactly if no two of the others meet; without an excess nobody clashes exactly if no two meet who are due the
same. So C8 at its bound is a graph, its perfect matchings are the candidates, and the first one is found by giving each
in turn the last partner he can have. A single floater is paired with one vertex more, whom everybody wants least.
"""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.lean import Protocol
from pairwright.matching.bits import members, set_of, span
from pairwright.matching.complete import exposable, is_perfect
from pairwright.matching.first_perfect import first_perfect
from pairwright.pairing.systems.burstein.field import Field

_PATIENCE = 8
"""Floaters that do not serve the next bracket ideally, before the bracket is weighed."""

Found = tuple[tuple[tuple[int, int], ...], tuple[int, ...]]
NOT_FOUND: Found = ((), ())


class Preferences(Protocol):
    """Sets over positions: whom each may meet, who is due White, who Black."""

    @property
    def rows(self) -> Sequence[int]:
        """By position, those he may meet."""

    @property
    def white(self) -> int:
        """Those due White."""

    @property
    def black(self) -> int:
        """Those due Black."""


def at_bounds(field: Field, bracket: Sequence[int], following: int, rest: int) -> Found:
    """Pairs and floaters of a bracket, given by rank, with at most one floater and everything at its bound; NOT_FOUND
    if that cannot be. ``following`` is the next group, ``rest`` all below it."""
    if len(bracket) % 2 == 0:
        return first_at_bound(field, bracket, 0) if is_perfect(field.rows, following | rest) else NOT_FOUND
    lowest = min(field.state.scores[player] for player in bracket)
    floaters = set_of(player for player in bracket if field.state.scores[player] == lowest)
    for _ in range(_PATIENCE):
        found = first_at_bound(field, bracket, floaters)
        if not found[1] or _serves(field, found[1][0], following, rest):
            return found
        floaters &= ~(1 << found[1][0])
    return NOT_FOUND


def first_at_bound(field: Preferences, bracket: Sequence[int], floaters: int) -> Found:
    """The first pairing of those with C8 at its bound, one of ``floaters`` being left over if there are any.

    Vertices are counted from the last in rank, so that the lowest partner is the last; the float comes after all."""
    own = set_of(bracket)
    rows, floaters = _without_clashes(field, own, floaters)
    size = len(bracket)
    vertex = {player: size - 1 - index for index, player in enumerate(bracket)}
    local = [0] * size
    for player in bracket:
        local[vertex[player]] = set_of(vertex[other] for other in members(rows[player] & own))
    if floaters:
        local.append(set_of(vertex[player] for player in members(floaters)))
        for one in members(local[size]):
            local[one] |= 1 << size
    mates = first_perfect(local, span(0, len(local)), range(size - 1, -1, -1))
    if not mates:
        return NOT_FOUND
    pairs = [(one, size - 1 - mates[size - 1 - one]) for one in range(size)]
    return (
        tuple([(bracket[one], bracket[other]) for one, other in pairs if one < other]),
        tuple([bracket[one] for one, other in pairs if other < 0]),
    )


def _without_clashes(field: Preferences, own: int, floaters: int) -> tuple[dict[int, int], int]:
    """Whom each may meet, and who may float, with C8 at its bound."""
    white, black = field.white & own, field.black & own
    majority, minority = (white, black) if white.bit_count() >= black.bit_count() else (black, white)
    others = own & ~majority
    excess = majority.bit_count() - others.bit_count()
    rows = {}
    for player in members(own):
        bit = 1 << player
        row = field.rows[player]
        if excess > 0:
            row &= own if bit & majority else majority
        elif bit & majority:
            row &= ~majority
        elif bit & minority:
            row &= ~minority
        rows[player] = row
    return rows, floaters & majority if excess > 0 else floaters


def _serves(field: Field, floater: int, following: int, rest: int) -> bool:
    """C7 at its bound: can the next group be paired with the floater, or but for one of its own whom the rest takes?"""
    rows = field.rows
    group = following | 1 << floater
    if group.bit_count() % 2 == 0:
        return is_perfect(rows, group) and is_perfect(rows, rest)
    below = exposable(rows, rest)
    return any(rows[again] & below for again in members(exposable(rows, group) & following))
