"""The definition itself: every candidate of every bracket in the order of the rules, judged criterion by criterion.

It shares the state, the colours, the criteria and the procedure of A.9 with the engine. Completion and the next
bracket (C.7) are plain enumeration. Good for about ten players.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pairwright.errors import NoLegalPairing
from pairwright.matching.bits import first_member, members, set_of, span
from pairwright.pairing.findings import Count
from pairwright.pairing.systems.dutch.layout import Bracket, Candidate
from pairwright.pairing.systems.dutch.sequence import candidates
from pairwright.pairing.systems.dutch_2017.criteria import CRITERIA, UNPAIRED_AND_BARRED, Kind, Proposal
from pairwright.pairing.systems.dutch_2017.field import legal_rows
from pairwright.pairing.systems.dutch_2017.procedure import PairedBracket, pair_brackets
from pairwright.pairing.witness import witness_of
from pairwright.state.round_state import RoundState


def pair_slowly(state: RoundState) -> list[PairedBracket]:
    """The brackets of a round by the definition. Raises :class:`NoLegalPairing`."""
    outlook = Enumeration(state)
    if not outlook.completes((), 0):
        rights = set_of(player for player, right in enumerate(state.may_have_bye) if right)
        raise NoLegalPairing(state.round, witness_of(state, legal_rows(state), rights))
    return pair_brackets(
        state.groups(), lambda bracket, kind: best_candidate(state, bracket, kind, outlook), outlook.completes
    )


def best_candidate(state: RoundState, bracket: Bracket, kind: Kind, outlook: Enumeration) -> Candidate:
    """The candidate that C.4 to C.19 and, all being equal, the order of B.6 and B.7 prescribe."""
    for pairs in range(bracket.size // 2, -1, -1):
        best = list(_candidates(bracket, kind, pairs, outlook))
        if best:
            break
    for criterion in CRITERIA:
        if len(best) == 1:
            break
        counts = [criterion.tally(Proposal(state, bracket, kind, candidate, outlook)) for candidate in best]
        least = min(counts)
        best = [candidate for candidate, count in zip(best, counts, strict=True) if count == least]
    return best[0]


def _candidates(bracket: Bracket, kind: Kind, pairs: int, outlook: Enumeration) -> Iterator[Candidate]:
    """All candidates with this number of pairs that satisfy C.1 to C.4, in the order of the rules."""
    below = bracket.residents[1]
    for mdp_pairs in range(min(pairs, len(bracket.moved_down)), -1, -1):
        for candidate in candidates(bracket, pairs, mdp_pairs, outlook.fits):
            if kind is Kind.ORDINARY or outlook.completes(candidate.leftover, below):
                yield candidate


class Enumeration:
    """An :class:`~..criteria.Outlook` by trying everything; sets of players are bitsets."""

    def __init__(self, state: RoundState) -> None:
        self._state = state
        self._ends = dict(state.groups())
        self._meets = legal_rows(state)
        self._completions: dict[int, bool] = {}
        self._aheads: dict[tuple[tuple[int, ...], int], Count] = {}

    def fits(self, higher: int, lower: int) -> bool:
        """May these two be a pair, the higher ranked in S1?"""
        return higher < lower and bool(self._meets[higher] >> lower & 1)

    def completes(self, leftover: tuple[int, ...], below: int) -> bool:
        return self._complete(set_of(leftover) | span(below, self._state.size))

    def _complete(self, players: int) -> bool:
        """Can these be paired, one who may have the bye left over if they are odd in number?"""
        if not players:
            return True
        known = self._completions.get(players)
        if known is None:
            first = first_member(players)
            rest = players & players - 1
            known = any(self._complete(rest ^ 1 << other) for other in members(self._meets[first] & rest))
            if not known and rest.bit_count() % 2 == 0 and self._state.may_have_bye[first]:
                known = self._complete(rest)
            self._completions[players] = known
        return known

    def ahead(self, leftover: tuple[int, ...], below: int) -> Count:
        known = self._aheads.get((leftover, below))
        if known is None:
            known = self._aheads[leftover, below] = self._look_ahead(leftover, below)
        return known

    def _look_ahead(self, leftover: tuple[int, ...], below: int) -> Count:
        bracket = Bracket(leftover, (below, self._ends[below]))
        everybody = set_of(bracket.members)
        residents = span(*bracket.residents)
        return min(
            self._unpaired(floating, bracket)
            for count in range(bracket.size % 2, bracket.size + 1, 2)
            for floating in combinations(bracket.members, count)
            if self._pairs_off(everybody & ~set_of(floating), residents)
        )

    def _unpaired(self, floating: tuple[int, ...], bracket: Bracket) -> Count:
        state = self._state
        is_last = bracket.residents[1] == state.size
        number = sum(UNPAIRED_AND_BARRED if is_last and not state.may_have_bye[one] else 1 for one in floating)
        return (number, *sorted((state.scores[player] for player in floating), reverse=True))

    def _pairs_off(self, players: int, residents: int) -> bool:
        """Can these be paired among themselves, no two of them from above the bracket?"""
        if not players:
            return True
        first = first_member(players)
        rest = players & players - 1
        partners = self._meets[first] & rest & residents
        return any(self._pairs_off(rest ^ 1 << other, residents) for other in members(partners))
