"""Who is taken up into a bracket: article 3.5, C3 to C7."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.matching.bits import first_member, members, set_of
from pairwright.matching.complete import exposable, is_perfect, maximum
from pairwright.matching.mixed_radix import places
from pairwright.matching.optima import Optima
from pairwright.pairing.drawn.field import DrawnField


def choose_upfloaters(field: DrawnField, residents: int, below: int) -> tuple[int, ...]:
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
    if fewest > 1:
        near = _from_next_group(field, residents, below, fewest)
        if near:
            return near
    found = _several(field, residents, below, with_c6=True)
    if field.graded or following_is_served(field, below, found):
        return found
    return _several(field, residents, below, with_c6=False)


def following_is_served(field: DrawnField, below: int, upfloaters: Sequence[int]) -> bool:
    """C6, passed or failed (reading): is the following scoregroup emptied, or can what is left of it be paired with as
    few upfloaters as its number allows, and then the rest?"""
    taken = set_of(upfloaters)
    group = field.following(below)
    left = group & ~taken
    rest = below & ~group & ~taken
    if left.bit_count() % 2 == 0:
        return is_perfect(field.rows, left) and is_perfect(field.rows, rest)
    return bool(_who_can_join(field, left, rest))


def left_over(field: DrawnField, below: int, upfloaters: Sequence[int]) -> int:
    """C6, graded (reading): how many of the following scoregroup have to meet somebody below it, if all are paired."""
    open_ = below & ~set_of(upfloaters)
    group = field.following(below) & open_
    costs: dict[int, dict[int, int]] = {one: {} for one in members(open_)}
    for one in members(group):
        for other in members(field.rows[one] & open_ & ~group):
            costs[one][other] = costs[other][one] = 1
    mates = Optima({one: field.rows[one] & open_ for one in costs}, costs).mates
    return sum([1 for one in members(group) if not group >> mates[one] & 1])


def _who_can_join(field: DrawnField, group: int, rest: int) -> int:
    """Who of the rest makes an odd group one that can be paired, and leaves the others of the rest a pairing."""
    rising = 0
    for alone in members(exposable(field.rows, group)):
        rising |= field.rows[alone]
    candidates = rising & rest
    return candidates & exposable(field.rows, rest) if candidates else 0


def _single(field: DrawnField, residents: int, below: int) -> int:
    """The one upfloater that an odd number of residents needs; -1 if one is not enough, or if C6 is graded and nobody
    serves it wholly."""
    candidates = _who_can_join(field, residents, below)
    if not candidates:
        return -1
    best = field.state.scores[first_member(candidates)]
    order = [one for one in members(candidates) if field.state.scores[one] == best]
    order.sort(key=lambda one: (field.floated >> one & 1, one))
    served = next((one for one in order if following_is_served(field, below, (one,))), -1)
    return order[0] if served < 0 and not field.graded else served


def _several(field: DrawnField, residents: int, below: int, *, with_c6: bool) -> tuple[int, ...]:
    """The same for any number: of the matchings of everybody unpaired that cost least, C4 to C7 being digits of what a
    pair costs, the one whose upfloaters come first.

    Nobody of the fewest upfloaters can meet another of them: the two would not have been needed. C6 counts those of the
    following scoregroup who meet somebody below it; that is as few as its number allows if C6 can be served at all.
    """
    everybody = residents | below
    rows = {one: field.rows[one] & everybody for one in members(everybody)}
    return _first_set(Optima(rows, _costs(field, residents, below, with_c6=with_c6)), residents, below)


def _from_next_group(field: DrawnField, residents: int, below: int, fewest: int) -> tuple[int, ...]:
    """The same, if as many as the residents cannot do without can come from the following scoregroup, and the first
    such set serves C6 and leaves the rest a pairing: no set is better then. Empty if that is not so.

    Those of the group who stay are no concern of the matching: they are paired at will, one of an odd number with
    nobody (the vertex ``spare``).
    """
    group = field.following(below)
    staying = group.bit_count() - fewest
    if staying < 0:
        return ()
    spare = 1 << field.size if staying % 2 else 0
    rows = {one: field.rows[one] & (residents | group) for one in members(residents)}
    rows |= {one: field.rows[one] & residents | (group | spare) & ~(1 << one) for one in members(group)}
    if spare:
        rows[field.size] = group
    optima = Optima(rows, _costs(field, residents, group, with_c6=False))
    if not optima.mates:
        return ()
    found = _first_set(optima, residents, group | spare)
    fits = len(found) == fewest and is_perfect(field.rows, below & ~set_of(found))
    return found if fits and following_is_served(field, below, found) else ()


def _first_set(optima: Optima, residents: int, below: int) -> tuple[int, ...]:
    """Of those whom these matchings pair with residents, the set that comes first."""
    count = sum(1 for one in members(residents) if below >> optima.mates[one] & 1)
    upfloaters: list[int] = []
    for one in members(below):
        if len(upfloaters) == count:
            break
        if optima.without(one, below):
            upfloaters.append(one)
        else:
            optima.without(one, residents)
    return tuple(upfloaters)


def _costs(field: DrawnField, residents: int, below: int, *, with_c6: bool) -> dict[int, dict[int, int]]:
    scores = [field.state.scores[position] for position in members(below)]
    levels = sorted(set(scores))
    count = len(scores)
    offsets, _ = places([count, *(scores.count(level) for level in levels), count, count])
    by_level = dict(zip(levels, offsets[1:], strict=False))
    costs: dict[int, dict[int, int]] = {one: {} for one in members(residents | below)}
    for one in members(below):
        price = (1 << offsets[0]) + (1 << by_level[field.state.scores[one]])
        price += (field.floated >> one & 1) << offsets[-1]
        for resident in members(field.rows[one] & residents):
            costs[one][resident] = costs[resident][one] = price
    following = field.following(below) if with_c6 else 0
    for one in members(following):
        for other in members(field.rows[one] & below & ~following):
            costs[one][other] = costs[other][one] = 1 << offsets[-2]
    return costs
