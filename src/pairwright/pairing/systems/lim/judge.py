"""What decides against a pairing: the first decision of the procedure that it does not follow."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.handbook.citation import Article
from pairwright.pairing.findings import Finding, by_article
from pairwright.pairing.outcome import RoundPairing


def first_departure(pairing: RoundPairing, groups: Article, actual: Sequence[tuple[int, int]]) -> list[Finding]:
    """Somebody who should have left his group but meets one of it, or a pair (or bye) that was made otherwise; empty if
    every step was followed. ``groups`` is the article of the step that names the members of a group.

    Two of one group may meet in the median group, if one floated and the other's pair was undone.
    """
    right = {frozenset(pair) for pair in pairing.pairs}
    partner = {one: other for pair in actual for one, other in (pair, pair[::-1]) if one}
    members: dict[int, tuple[int, ...]] = {}
    for step in pairing.steps:
        if step.article == groups:
            members[step.bracket] = step.players
        elif len(step.players) == 1 and step.bracket:
            (leaving,) = step.players
            pair = (leaving, partner.get(leaving, 0))
            if pair[1] in members[step.bracket] and frozenset(pair) not in right:
                return [Finding(by_article(step.article), tuple(sorted(pair)))]
        for pair in step.pairs:
            if partner.get(pair[0]) != pair[1]:
                involved = {*pair, *(partner.get(player, 0) for player in pair if player)} - {0}
                return [Finding(by_article(step.article), tuple(sorted(involved)))]
    return []
