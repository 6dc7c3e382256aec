"""The pairing of a group: as many due colours as possible, then the first in the order of the lists (6.1 to 6.5)."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.handbook.burstein import BURSTEIN_1998
from pairwright.lean import NamedTuple
from pairwright.matching.bits import members, set_of
from pairwright.matching.complete import exposable, is_perfect
from pairwright.matching.heaviest import heaviest_matching
from pairwright.pairing.systems.burstein.quick import first_at_bound
from pairwright.pairing.systems.burstein_1998.field import Field

IMPLEMENTS = tuple(BURSTEIN_1998[number] for number in ("6.1", "6.2", "6.3", "6.4", "6.5", "6.6"))

NOBODY = -1


class Paired(NamedTuple):
    """A group paired, in positions: pairs (higher, lower) in the order of the higher, and who floats (NOBODY: none)."""

    pairs: tuple[tuple[int, int], ...]
    floater: int


NOT_PAIRED: tuple[Paired, ...] = ()


def pair_group(field: Field, group: Sequence[int], staying: int, following: int) -> tuple[Paired, ...]:
    """The pairing of a group, given by rank; none if it has no admissible one. ``staying`` are those of it who may not
    float, having come down or been tried before, ``following`` the next group."""
    own = set_of(group)
    floaters = 0
    if len(group) % 2:
        floaters = admissible_floaters(field, own, staying, following)
        if not floaters:
            return NOT_PAIRED
    elif not is_perfect(field.rows, own):
        return NOT_PAIRED
    pairs, left = first_at_bound(field, group, floaters)
    if pairs or left:
        return (Paired(pairs, left[0] if left else NOBODY),)
    return (_weighed(field, group, floaters),)


def admissible_floaters(field: Field, own: int, staying: int, following: int) -> int:
    """Who of an odd group may float: not who came down into it (6.3), and only who leaves his group, and then the next
    one, pairable (6.6), that one but for one floater of its own."""
    possible = exposable(field.rows, own) & ~staying
    return set_of(player for player in members(possible) if following and fits(field, player, following))


def fits(field: Field, floater: int, following: int) -> bool:
    """Article 6.6: can the next group be paired with him, if its number is odd then, but for one of its own?"""
    group = following | 1 << floater
    if group.bit_count() % 2:
        return bool(exposable(field.rows, group) & following)
    return is_perfect(field.rows, group)


def _weighed(field: Field, group: Sequence[int], floaters: int) -> Paired:
    """One matching that decides it: the pairs without a clash, and under them a digit for everybody from the top, which
    holds the place of his partner; to float is the last option."""
    size = len(group)
    seats = 1 if floaters else 0
    digit = size.bit_length()
    granted = 1 << size * digit
    everybody = granted << size.bit_length()
    weights = [[0] * (size + seats) for _ in range(size + seats)]
    for vertex, one in enumerate(group):
        row = field.rows[one]
        for other in range(vertex + 1, size):
            if row >> group[other] & 1:
                weight = everybody + (other << (size - 1 - vertex) * digit)
                weight += 0 if field.clash(one, group[other]) else granted
                weights[vertex][other] = weights[other][vertex] = weight
        if floaters >> one & 1:
            weights[vertex][size] = weights[size][vertex] = everybody
    mates = heaviest_matching(weights)
    if -1 in mates:
        raise AssertionError("a group that can be paired was not")
    pairs = tuple([(one, group[mates[place]]) for place, one in enumerate(group) if place < mates[place] < size])
    return Paired(pairs, group[mates[size]] if seats else NOBODY)
