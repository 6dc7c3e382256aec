"""What decides against other boards: the first article, from the bye down, by which a round differs."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.handbook.citation import Article
from pairwright.handbook.dubov import DUBOV_1997
from pairwright.matching.bits import members
from pairwright.pairing.findings import Finding, by_article
from pairwright.pairing.systems.dubov_1997.engine import GroupPlan, RoundPlan

_BYE, _FIRST_ROUND, _STANDARD, _SIDE_BY_SIDE, _FLOATS_DOWN, _TO_BLACK, _TO_WHITE, _FLOATERS = (
    DUBOV_1997[number] for number in ("4", "5", "6.1", "6.2", "6.3", "7.3", "7.4", "8.2")
)

Mates = dict[int, int]
"""Partner by pairing number; 0 for the bye."""


def finding_against(plan: RoundPlan, actual: Sequence[tuple[int, int]]) -> Finding:
    """Which article, and which players (pairing numbers). The boards differ in pairs and break no absolute rule."""
    mates = dict(actual) | {black: white for white, black in actual if black}
    bye = plan.field.state.numbers[plan.bye.player] if plan.bye.possible else 0
    if bye and mates.get(bye) != 0:
        rival = next((white for white, black in actual if not black), bye)
        article = _FIRST_ROUND if plan.field.state.round == 1 else _BYE
        return Finding(by_article(article), tuple(sorted({bye, rival})))
    for group in plan.groups:
        made = _pairs(plan, group)
        missing = {player for pair in made if mates.get(pair[0]) != pair[1] for player in pair}
        if missing:
            concerned = missing | {mates[player] for player in missing if mates.get(player)}
            return Finding(by_article(_article(plan, group, mates)), tuple(sorted(concerned)))
    return Finding(by_article(DUBOV_1997["6.3"]), tuple(sorted(mates)))


def _pairs(plan: RoundPlan, group: GroupPlan) -> list[tuple[int, int]]:
    landed = [landing[:2] for landing in group.landings if landing.opponent >= 0]
    numbers = plan.field.state.numbers
    return [(numbers[one], numbers[other]) for one, other in (*landed, *group.pairs)]


def _article(plan: RoundPlan, group: GroupPlan, mates: Mates) -> Article:
    """The first thing done about a group that the other boards do otherwise: its floaters, who was taken up, who went
    down, the lists, the pairs."""
    numbers = plan.field.state.numbers
    inside = {numbers[player] for player in members(group.transfers.group)}
    if group.by_rating:
        return _FIRST_ROUND
    for landing in group.landings:
        if landing.opponent >= 0 and mates.get(numbers[landing.player]) != numbers[landing.opponent]:
            return _FLOATERS
    for rise in group.transfers.rises:
        if numbers[rise.player] in inside and mates.get(numbers[rise.player]) not in inside:
            return rise.article
    if any(mates.get(player) not in inside for player in inside):
        return _FLOATS_DOWN
    lists = group.lists
    white = {numbers[player] for player in lists.white}
    if any((one in white) == (mates[one] in white) for one in inside):
        return _TO_BLACK if lists.to_black else _TO_WHITE if lists.to_white else _STANDARD
    return _SIDE_BY_SIDE
