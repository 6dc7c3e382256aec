"""Who is taken up into a bracket: article 3.5, C3 to C7."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.handbook.double_swiss import DOUBLE_SWISS_2026
from pairwright.matching.bits import first_member, members, set_of
from pairwright.matching.complete import exposable, is_perfect, maximum
from pairwright.matching.heaviest import heaviest_matching
from pairwright.matching.mixed_radix import places
from pairwright.pairing.systems.double_swiss.field import Field

IMPLEMENTS = tuple(DOUBLE_SWISS_2026[number] for number in ("1.3", "C3", "C4", "C5", "C6", "C7", "3.5"))


def choose_upfloaters(field: Field, residents: int, below: int) -> tuple[int, ...]:
    """Positions of the set of upfloaters, by rank: fewest (C4), of the highest scores (C5), the first of those that
    serve C6 and C7 best.

    ``residents`` and ``below`` (everybody with a lower score who is still unpaired) can be paired completely together.
    """
    fewest = maximum(field.rows, residents)[1].bit_count()
    if not fewest and is_perfect(field.rows, below):
        return ()
    if fewest == 1:
        single = _single(field, residents, below)
        if single >= 0:
            return (single,)
    found = _cheapest(field, residents, below, with_c6=True)
    if following_is_served(field, below, found):
        return found
    return _cheapest(field, residents, below, with_c6=False)


def following_is_served(field: Field, below: int, upfloaters: Sequence[int]) -> bool:
    """C6, passed or failed (reading): is the following scoregroup emptied, or can what is left of it be paired with as
    few upfloaters as its number allows, and then the rest?"""
    taken = set_of(upfloaters)
    group = field.following(below)
    left = group & ~taken
    rest = below & ~group & ~taken
    if left.bit_count() % 2 == 0:
        return is_perfect(field.rows, left) and is_perfect(field.rows, rest)
    return bool(_who_can_join(field, left, rest))


def _who_can_join(field: Field, group: int, rest: int) -> int:
    """Who of the rest makes an odd group one that can be paired, and leaves the others of the rest a pairing."""
    rising = 0
    for alone in members(exposable(field.rows, group)):
        rising |= field.rows[alone]
    candidates = rising & rest
    return candidates & exposable(field.rows, rest) if candidates else 0


def _single(field: Field, residents: int, below: int) -> int:
    """The one upfloater that an odd number of residents needs; -1 if one is not enough."""
    candidates = _who_can_join(field, residents, below)
    if not candidates:
        return -1
    best = field.state.scores[first_member(candidates)]
    order = [one for one in members(candidates) if field.state.scores[one] == best]
    order.sort(key=lambda one: (field.floated >> one & 1, one))
    return next((one for one in order if following_is_served(field, below, (one,))), order[0])


def _cheapest(field: Field, residents: int, below: int, *, with_c6: bool) -> tuple[int, ...]:
    """The same for any number, as a heaviest matching of everybody unpaired: C4 to C7 are digits of the cost of a pair,
    and the last digits prefer the set that comes first.

    Nobody of the fewest upfloaters can meet another of them: the two would not have been needed. C6 counts those of the
    following scoregroup who meet somebody below it; that is as few as its number allows if C6 can be served at all.
    """
    upper, lower = list(members(residents)), list(members(below))
    vertices = upper + lower
    scores = [field.state.scores[position] for position in lower]
    levels = sorted(set(scores))
    count = len(lower)
    offsets, width = places([count, *(scores.count(level) for level in levels), count, count])
    by_level = dict(zip(levels, offsets[1:], strict=False))
    base = 1 << width + count
    following = field.following(below)
    crossing = 1 << offsets[-2] + count if with_c6 else 0
    weights = [[0] * len(vertices) for _ in vertices]
    for vertex, one in enumerate(vertices):
        legal = field.rows[one]
        for other in range(vertex + 1, len(vertices)):
            two = vertices[other]
            if not legal >> two & 1:
                continue
            weight = base
            if vertex < len(upper) <= other:
                price = (1 << offsets[0]) + (1 << by_level[field.state.scores[two]])
                price += (field.floated >> two & 1) << offsets[-1]
                weight += (1 << len(vertices) - 1 - other) - (price << count)
            elif vertex >= len(upper) and (following >> one & 1) != (following >> two & 1):
                weight -= crossing
            weights[vertex][other] = weights[other][vertex] = weight
    mates = heaviest_matching(weights)
    return tuple(sorted(vertices[mate] for mate in mates[: len(upper)] if mate >= len(upper)))
