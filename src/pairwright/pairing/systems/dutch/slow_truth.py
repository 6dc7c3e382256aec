"""The definition itself: every candidate of every bracket in Handbook order, judged criterion by criterion.

It shares the state, the colours, the board order and sets as ints with the engine, and nothing else. Completion
(C4), the score of the bye (C5) and the next bracket (C8) are plain enumeration. Good for about ten players.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pairwright.errors import Meetings, NoLegalPairing, Witness
from pairwright.matching.bits import first_member, members, set_of, span
from pairwright.model.points import Points
from pairwright.pairing.board_order import published_boards
from pairwright.pairing.findings import Count
from pairwright.pairing.outcome import BracketOutcome, RoundPairing
from pairwright.pairing.systems.dutch.criteria import CRITERIA, NO_BYE, Proposal, may_have_bye, may_meet
from pairwright.pairing.systems.dutch.layout import Bracket, Candidate
from pairwright.pairing.systems.dutch.sequence import candidates
from pairwright.state.round_state import RoundState

SYSTEM = "dutch-2026"


def pair_slowly(state: RoundState) -> RoundPairing:
    """Pair a round by the definition. Raises :class:`NoLegalPairing`; the witness lists whom everybody may meet.

    A bye given by hand must leave an even number of players.
    """
    outlook = Enumeration(state)
    if not outlook.completes((), 0):
        raise NoLegalPairing(state.round, _everybody(state, outlook))
    leftover: tuple[int, ...] = ()
    outcomes = []
    for group in state.groups():
        bracket = Bracket(leftover, group)
        best = best_candidate(state, bracket, outlook)
        outcomes.append(BracketOutcome(group, bracket.moved_down, best.pairs, best.leftover))
        leftover = best.leftover
    bye = state.numbers[leftover[0]] if leftover else state.bye_by_hand
    pairs = [pair for outcome in outcomes for pair in outcome.pairs]
    return RoundPairing(state.round, SYSTEM, published_boards(state, pairs), bye, tuple(outcomes))


def best_candidate(state: RoundState, bracket: Bracket, outlook: Enumeration) -> Candidate:
    """The candidate that C4 to C21 and, all being equal, the order of article 4 prescribe."""
    for pairs in range(bracket.size // 2, -1, -1):
        best = list(_complete_candidates(bracket, pairs, outlook))
        if best:
            break
    for criterion in CRITERIA:
        if len(best) == 1:
            break
        counts = [criterion.tally(Proposal(state, bracket, candidate, outlook)) for candidate in best]
        least = min(counts)
        best = [candidate for candidate, count in zip(best, counts, strict=True) if count == least]
    return best[0]


def _complete_candidates(bracket: Bracket, pairs: int, outlook: Enumeration) -> Iterator[Candidate]:
    """All candidates with this number of pairs that satisfy C1 to C5, in Handbook order.

    A candidate whose S1 member is ranked below his opponent repeats an earlier one and is left out.
    """
    below = bracket.residents[1]
    for mdp_pairs in range(min(pairs, len(bracket.moved_down)), -1, -1):
        for candidate in candidates(bracket, pairs, mdp_pairs, outlook.fits):
            if outlook.completes(candidate.leftover, below):
                yield candidate


class Enumeration:
    """An :class:`~..criteria.Outlook` by trying everything; sets of players are bitsets."""

    def __init__(self, state: RoundState) -> None:
        size = state.size
        self._state = state
        self._ends = dict(state.groups())
        self._meets = [
            set_of(other for other in range(size) if other != one and may_meet(state, one, other))
            for one in range(size)
        ]
        self._completions: dict[tuple[int, int], bool] = {}
        self._perfect: dict[tuple[int, int], bool] = {}
        self._aheads: dict[tuple[tuple[int, ...], int], Count] = {}
        self._bye_takers = 0
        self.bye_score = self._lowest_bye_score() if size % 2 else NO_BYE

    def fits(self, higher: int, lower: int) -> bool:
        """May these two be a pair, the higher ranked in S1?"""
        return higher < lower and bool(self._meets[higher] >> lower & 1)

    def _lowest_bye_score(self) -> Points:
        """C5. Leaves the bye to the players of the score found; to nobody if there is no complete pairing."""
        state = self._state
        everybody = span(0, state.size)
        for low, high in reversed(state.groups()):
            self._bye_takers = set_of(player for player in range(low, high) if may_have_bye(state, player))
            if self._complete(everybody, self._bye_takers):
                return state.scores[low]
        return NO_BYE

    def completes(self, leftover: tuple[int, ...], below: int) -> bool:
        return self._complete(set_of(leftover) | span(below, self._state.size), self._bye_takers)

    def _complete(self, players: int, bye_takers: int) -> bool:
        """Can these be paired, one of ``bye_takers`` left over if they are odd in number?"""
        if not players:
            return True
        known = self._completions.get((players, bye_takers))
        if known is None:
            first = first_member(players)
            rest = players & players - 1
            known = any(self._complete(rest ^ 1 << other, bye_takers) for other in members(self._meets[first] & rest))
            if not known and rest.bit_count() % 2 == 0 and bye_takers >> first & 1:
                known = self._complete(rest, bye_takers)
            self._completions[players, bye_takers] = known
        return known

    def ahead(self, leftover: tuple[int, ...], below: int) -> Count:
        if below not in self._ends:
            return ()
        known = self._aheads.get((leftover, below))
        if known is None:
            known = self._aheads[leftover, below] = self._look_ahead(leftover, below)
        return known

    def _look_ahead(self, leftover: tuple[int, ...], below: int) -> Count:
        """Tries every set of downfloaters of the next bracket, the smallest first."""
        bracket = Bracket(leftover, (below, self._ends[below]))
        everybody, size = set_of(bracket.members), bracket.size
        residents = span(*bracket.residents)
        scores = self._state.scores
        for count in range(size % 2, size + 1, 2):
            found = [
                tuple(sorted((scores[player] for player in floating), reverse=True))
                for floating in combinations(bracket.members, count)
                if self._pairs_off(everybody & ~set_of(floating), residents)
                and self.completes(floating, bracket.residents[1])
            ]
            if found:
                return (count, *min(found))
        return (size + 1,)

    def _pairs_off(self, players: int, residents: int) -> bool:
        """Can these be paired among themselves, no two of them from above the bracket?"""
        if not players:
            return True
        known = self._perfect.get((players, residents))
        if known is None:
            first = first_member(players)
            rest = players & players - 1
            partners = self._meets[first] & rest & residents
            known = any(self._pairs_off(rest ^ 1 << other, residents) for other in members(partners))
            self._perfect[players, residents] = known
        return known

    def opponents(self, player: int) -> list[int]:
        """Positions this one may meet by C1 and C3."""
        return list(members(self._meets[player]))


def _everybody(state: RoundState, outlook: Enumeration) -> Witness:
    odd = state.size % 2 == 1
    return Witness(
        tuple(
            Meetings(
                number,
                tuple(sorted(state.numbers[other] for other in outlook.opponents(player))),
                odd and may_have_bye(state, player),
            )
            for player, number in enumerate(state.numbers)
        ),
        tuple(sorted(state.numbers)),
    )
