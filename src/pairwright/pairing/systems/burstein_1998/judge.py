"""What decides against other boards: the first article, from the bye down, by which a round differs."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.handbook.burstein import BURSTEIN_1998
from pairwright.handbook.citation import Article
from pairwright.pairing.findings import Finding, by_article
from pairwright.pairing.systems.burstein_1998.engine import GroupPlan, RoundPlan
from pairwright.pairing.systems.burstein_1998.field import Field
from pairwright.pairing.systems.burstein_1998.imaginary import has_imaginary_point
from pairwright.pairing.systems.burstein_1998.pairings import NOBODY

_IMAGINARY, _BYE, _ORDER, _FLOATER, _ORDER_WITH_FLOATER, _COLOURS, _RETURNS = (
    BURSTEIN_1998[number] for number in ("3.3", "4.2", "6.1", "6.3", "6.4", "6.5", "6.6")
)

Mates = dict[int, int]
"""Partner by position; NOBODY for the bye."""


def finding_against(field: Field, plan: RoundPlan, actual: Sequence[tuple[int, int]]) -> Finding:
    """Which article, and which players (pairing numbers). The boards differ in pairs and break no absolute rule."""
    position = field.state.positions()
    mates: Mates = {}
    for white, black in actual:
        if white in position:
            mates[position[white]] = position[black] if black else NOBODY
        if black:
            mates[position[black]] = position[white]
    bye = plan.bye.player
    if bye != NOBODY and mates.get(bye) != NOBODY:
        rivals = [player for player, mate in mates.items() if mate == NOBODY]
        return Finding(by_article(_BYE), tuple(sorted(field.numbers({bye, *rivals}))))
    for group in plan.groups:
        missing = {player for pair in group.paired.pairs if mates.get(pair[0]) != pair[1] for player in pair}
        if missing:
            concerned = missing | {mates[player] for player in missing if mates.get(player, NOBODY) != NOBODY}
            return Finding(by_article(_article(field, group, mates)), tuple(sorted(field.numbers(concerned))))
    return Finding(by_article(_FLOATER), tuple(sorted(field.numbers(mates))))


def _article(field: Field, plan: GroupPlan, mates: Mates) -> Article:
    """Of a group: who leaves it, the due colours, the order of the lists."""
    own = set(plan.ranked)
    pairs = {frozenset((one, mates[one])) for one in own if mates.get(one, NOBODY) in own}
    leaving = {one for one in own if mates.get(one, NOBODY) not in own}
    expected = {plan.paired.floater} - {NOBODY}
    if len(leaving) != len(expected):
        return _too_many(field, plan)
    if any(plan.group.moved_in >> one & 1 for one in leaving):
        return _FLOATER
    clashes = sum(field.clash(*pair) for pair in pairs)
    if clashes > sum(field.clash(one, other) for one, other in plan.paired.pairs):
        return _COLOURS
    if leaving != expected and clashes < sum(field.clash(one, other) for one, other in plan.paired.pairs):
        return _RETURNS
    return _ORDER_WITH_FLOATER if expected else _ORDER


def _too_many(field: Field, plan: GroupPlan) -> Article:
    """More leave the group than have to: it is not paired as the group that it is."""
    if has_imaginary_point(field.state):
        return _IMAGINARY
    if len(plan.group.scores) > 1:
        return _RETURNS
    return _ORDER if plan.paired.floater == NOBODY else _FLOATER
