"""Two complete pairings of a round: where they part, and by which criterion or order."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.handbook.citation import Article
from pairwright.handbook.dutch import DUTCH_2017 as RULES
from pairwright.pairing.findings import ORDER, Contrast, Count
from pairwright.pairing.systems.dutch.layout import Bracket, Candidate, candidate_of, layout
from pairwright.pairing.systems.dutch_2017.criteria import CRITERIA, Criterion, Kind, Outlook, Proposal
from pairwright.pairing.systems.dutch_2017.engine import plan_round
from pairwright.pairing.systems.dutch_2017.outlook import MatchingOutlook
from pairwright.pairing.systems.dutch_2017.procedure import PairedBracket
from pairwright.pairing.weighed import Parting
from pairwright.state.round_state import RoundState

IMPLEMENTS = (RULES["D.1"], RULES["D.2"], RULES["D.3"])

Judgement = tuple[tuple[Criterion, Count], ...]
"""Every criterion with its count, most important first."""


def judge(state: RoundState, bracket: Bracket, kind: Kind, candidate: Candidate, outlook: Outlook) -> Judgement:
    """Count every criterion of a candidate."""
    proposal = Proposal(state, bracket, kind, candidate, outlook)
    return tuple([(criterion, criterion.tally(proposal)) for criterion in CRITERIA])


def contrast(state: RoundState, paired: PairedBracket, rival: Candidate, outlook: Outlook) -> Contrast:
    """What decides between the candidate of a bracket and another one that is allowed."""
    bracket, kind, chosen, _ = paired
    counts = zip(judge(state, bracket, kind, chosen, outlook), judge(state, bracket, kind, rival, outlook), strict=True)
    for (criterion, mine), (_, yours) in counts:
        if mine != yours:
            return Contrast(criterion.code, criterion.article, mine, yours)
    return Contrast(ORDER, later_by(bracket, chosen, rival), (), ())


def later_by(bracket: Bracket, chosen: Candidate, rival: Candidate) -> Article:
    """The order in which two candidates part (B.7: the innermost changes first)."""
    mine, yours = layout(bracket, chosen), layout(bracket, rival)
    if mine.s1 != yours.s1:
        return RULES["D.3"]
    if mine.s2 == yours.s2 and mine.remainder_s1 != yours.remainder_s1:
        return RULES["D.2"]
    return RULES["D.1"]


def parting(state: RoundState, rival: Sequence[tuple[int, int]]) -> Parting:
    """Where a complete pairing (pairs of positions) leaves the pairing of the round, from which it differs.

    It is laid out in the same brackets: up to there the same players come down.
    """
    outlook = MatchingOutlook(state)
    for number, paired in enumerate(plan_round(state), start=1):
        bracket, _, chosen, _ = paired
        members = set(bracket.members)
        other = candidate_of(bracket, [pair for pair in rival if members.issuperset(pair)])
        if set(other.pairs) != set(chosen.pairs):
            concerned = {player for pair in set(other.pairs) ^ set(chosen.pairs) for player in pair}
            concerned |= set(other.leftover) ^ set(chosen.leftover)
            players = tuple(sorted(state.numbers[player] for player in concerned))
            return Parting(contrast(state, paired, other, outlook), number, players)
    raise AssertionError("the two pairings are one")
