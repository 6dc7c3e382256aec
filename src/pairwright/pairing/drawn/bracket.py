"""How a bracket is paired: the first pairing of those that serve the criteria from C8 on best (article 3.6)."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.matching.bits import members, set_of
from pairwright.matching.optima import Optima
from pairwright.pairing.drawn.field import DrawnField

Pairs = tuple[tuple[int, int], ...]
"""(top, bottom) members, the tops by number."""


def pair_bracket(field: DrawnField, bracket: int) -> Pairs:
    """The pairing of a set of positions that can be paired whose identifier comes first: the tops (the smaller number
    of each pair) ascending, then their bottoms."""
    order = sorted(members(bracket), key=field.places.__getitem__)
    rows = {one: field.rows[one] & bracket for one in order}
    optima = Optima(rows, _costs(field, rows))
    if not optima.mates:
        raise AssertionError("a bracket that can be paired was not")
    tops, bottoms = order[: len(order) // 2], order[len(order) // 2 :]
    partners = optima.first_between(tops, bottoms) if optima.settled else []
    if not partners:
        tops, bottoms = _tops(optima, order)
        partners = optima.first_between(tops, bottoms)
    return tuple(zip(tops, partners, strict=True))


def _costs(field: DrawnField, rows: dict[int, int]) -> dict[int, dict[int, int]]:
    """The criteria as digits of what a pair costs, most important first."""
    base = len(rows) // 2 + 1
    worth = [base**index for index in reversed(range(len(field.dear)))]
    costs: dict[int, dict[int, int]] = {one: {} for one in rows}
    for price, dear in zip(worth, field.dear, strict=True):
        for one, row in rows.items():
            own = costs[one]
            for other in members(dear[one] & row):
                own[other] = own.get(other, 0) + price
    return costs


def _tops(optima: Optima, order: Sequence[int]) -> tuple[list[int], list[int]]:
    """Who is a top, as many of the smallest numbers as the others allow, and who a bottom, both by number."""
    tops: list[int] = []
    bottoms: list[int] = []
    later = set_of(order)
    for one in order:
        later ^= 1 << one
        if 2 * len(tops) < len(order) and optima.without(one, set_of((*tops, *bottoms))):
            tops.append(one)
        else:
            optima.without(one, later)
            bottoms.append(one)
    return tops, bottoms
