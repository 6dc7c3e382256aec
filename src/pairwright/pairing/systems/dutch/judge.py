"""The judge: counts every criterion of a candidate, and says by which one of two it is better."""

from __future__ import annotations

from pairwright.handbook.dutch import DUTCH_2026 as RULES
from pairwright.pairing.findings import ORDER, Contrast, Count
from pairwright.pairing.systems.dutch.criteria import CRITERIA, Criterion, Outlook, Proposal
from pairwright.pairing.systems.dutch.layout import Bracket, Candidate
from pairwright.state.round_state import RoundState

Judgement = tuple[tuple[Criterion, Count], ...]
"""Every criterion with its count, most important first."""

NO_CONTRAST = Contrast("", RULES["3"], (), ())
"""Nothing had to be compared."""


def judge(
    state: RoundState,
    bracket: Bracket,
    candidate: Candidate,
    outlook: Outlook,
    criteria: tuple[Criterion, ...] = CRITERIA,
) -> Judgement:
    """Count every criterion of a candidate. ``outlook`` answers what lies beyond the bracket (C8, C9)."""
    proposal = Proposal(state, bracket, candidate, outlook)
    return tuple((criterion, criterion.tally(proposal)) for criterion in criteria)


def contrast(chosen: Judgement, rival: Judgement) -> Contrast:
    """The first criterion whose counts differ; article 4 when none does."""
    for (criterion, mine), (_, yours) in zip(chosen, rival, strict=True):
        if mine != yours:
            return Contrast(criterion.code, criterion.article, mine, yours)
    return Contrast(ORDER, RULES["4"], (), ())
