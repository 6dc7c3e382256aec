"""What decides against a pairing: the first decision of the procedure that it does not follow."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.pairing.findings import Finding, by_article
from pairwright.pairing.outcome import RoundPairing, Step
from pairwright.pairing.systems.olympiad.floater_notes import LEAVING
from pairwright.pairing.systems.olympiad.notes import FLOATS_DOWN, FLOATS_UP, GROUPS


def first_departure(pairing: RoundPairing, actual: Sequence[tuple[int, int]]) -> list[Finding]:
    """A team that should have left its group but meets one of it, or a pair (or bye) that was made otherwise; empty if
    every step was followed."""
    partner = {one: other for pair in actual for one, other in (pair, pair[::-1]) if one}
    members: dict[int, tuple[int, ...]] = {}
    for step in pairing.steps:
        if step.article == GROUPS:
            members[step.bracket] = step.players
        elif _leaves(step):
            (leaving,) = step.players
            other = partner.get(leaving, 0)
            if other in members[step.bracket]:
                return [Finding(by_article(step.article), tuple(sorted((leaving, other))))]
        for pair in step.pairs:
            if partner.get(pair[0]) != pair[1]:
                involved = {*pair, *(partner.get(team, 0) for team in pair if team)} - {0}
                return [Finding(by_article(step.article), tuple(sorted(involved)))]
    return []


def _leaves(step: Step) -> bool:
    """Is it the step by which one team leaves its group?"""
    return len(step.players) == 1 and not step.pairs and step.article in {*LEAVING, FLOATS_DOWN, FLOATS_UP}
