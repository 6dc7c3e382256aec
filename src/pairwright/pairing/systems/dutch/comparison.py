"""Two complete pairings of a round, laid out bracket by bracket: where they part, and by which criterion.

Works at any size: what lies beyond a bracket (C4, C5, C8) is asked of a pairing system.
"""

from __future__ import annotations

from pairwright.errors import NoLegalPairing
from pairwright.handbook.dutch import DUTCH_2026 as RULES
from pairwright.lean import NamedTuple
from pairwright.model.points import Points
from pairwright.pairing.base import Engine
from pairwright.pairing.findings import Contrast, Count, Finding
from pairwright.pairing.outcome import Pairs, RoundPairing, positions_of
from pairwright.pairing.systems.dutch.criteria import NO_BYE, Outlook
from pairwright.pairing.systems.dutch.judge import Judgement, contrast, judge
from pairwright.pairing.systems.dutch.layout import Bracket, Candidate, candidate_of
from pairwright.pairing.what_if import only
from pairwright.state.round_state import RoundState


class Step(NamedTuple):
    """A bracket, and how a given pairing pairs it. ``number`` counts from 1, the best scoregroup."""

    number: int
    bracket: Bracket
    candidate: Candidate


class Parting(NamedTuple):
    """Where a rival pairing leaves the chosen one, and what decides against it.

    ``chosen`` and ``rival`` pair the same bracket. The bye (C5) is settled for the round as a whole, so it may
    decide although the pairings first differ higher up.
    """

    contrast: Contrast
    chosen: Step
    rival: Step


def lay_out(state: RoundState, pairs: Pairs) -> list[Step]:
    """A complete pairing, bracket by bracket: a pair is made in the scoregroup of its lower ranked player."""
    made_in: dict[int, tuple[int, int]] = {max(pair): (min(pair), max(pair)) for pair in pairs}
    leftover: tuple[int, ...] = ()
    steps = []
    for number, group in enumerate(state.groups(), start=1):
        bracket = Bracket(leftover, group)
        here = [made_in[player] for player in range(*group) if player in made_in]
        candidate = candidate_of(bracket, here)
        steps.append(Step(number, bracket, candidate))
        leftover = candidate.leftover
    return steps


def parting(state: RoundState, system: Engine, chosen: Pairs, rival: Pairs) -> Parting:
    """Where and why the rival loses. Both are complete and break no absolute criterion, and they differ."""
    mine, yours = lay_out(state, chosen), lay_out(state, rival)
    at = next(index for index, (one, other) in enumerate(zip(mine, yours, strict=True)) if one != other)
    bye, other_bye = bye_score(state, mine), bye_score(state, yours)
    if bye != other_bye:
        return Parting(Contrast("C5", RULES["C5"], (bye,), (other_bye,)), mine[at], yours[at])
    outlook = SystemOutlook(state, system, bye)
    found = contrast(
        judge(state, mine[at].bracket, mine[at].candidate, outlook),
        judge(state, yours[at].bracket, yours[at].candidate, outlook),
    )
    return Parting(found, mine[at], yours[at])


def counted(state: RoundState, system: Engine, chosen: Pairs, rival: Pairs) -> tuple[Judgement, Judgement]:
    """Every criterion of both pairings in the bracket where they part; they differ, as those of :func:`parting` do."""
    mine, yours = lay_out(state, chosen), lay_out(state, rival)
    at = next(index for index, (one, other) in enumerate(zip(mine, yours, strict=True)) if one != other)
    outlook = SystemOutlook(state, system, bye_score(state, mine))
    ours, theirs = mine[at], yours[at]
    return (
        judge(state, ours.bracket, ours.candidate, outlook),
        judge(state, theirs.bracket, theirs.candidate, outlook),
    )


def decides_against(
    state: RoundState, system: Engine, pairing: RoundPairing, actual: tuple[tuple[int, int], ...]
) -> Finding:
    """The first criterion that decides against other boards, and whom it is about: the byes, or the players whose pairs
    and floats differ where the two pairings part."""
    position = state.positions()
    rival = [(position[white], position[black]) for white, black in actual if black]
    found = parting(state, system, positions_of(state, pairing), rival)
    if found.contrast.criterion == "C5":
        byes = {board[0] for board in (*pairing.pairs, *actual) if not board[1]}
        return Finding(found.contrast, tuple(sorted(byes)))
    ours, theirs = found.chosen.candidate, found.rival.candidate
    concerned = {player for pair in set(ours.pairs) ^ set(theirs.pairs) for player in pair}
    concerned |= set(ours.leftover) ^ set(theirs.leftover)
    return Finding(found.contrast, tuple(sorted(state.numbers[player] for player in concerned)))


def bye_score(state: RoundState, steps: list[Step]) -> Points:
    """Score of the player a complete pairing leaves over; NO_BYE if nobody."""
    leftover = steps[-1].candidate.leftover if steps else ()
    return state.scores[leftover[0]] if leftover else NO_BYE


class SystemOutlook(Outlook):
    """What lies beyond a bracket, found by letting a pairing system pair it."""

    def __init__(self, state: RoundState, system: Engine, bye_score: Points) -> None:
        self._state = state
        self._system = system
        self._bye_score = bye_score
        self._known: dict[tuple[tuple[int, ...], int], tuple[Points, Count]] = {}

    @property
    def bye_score(self) -> Points:
        return self._bye_score

    def completes(self, leftover: tuple[int, ...], below: int) -> bool:
        try:
            return self.bye_score_of(leftover, below) == self._bye_score
        except NoLegalPairing:
            return False

    def bye_score_of(self, leftover: tuple[int, ...], below: int) -> Points:
        """The best bye score left to the rest. Raises :class:`NoLegalPairing` if C4 does not hold."""
        return self._rest(leftover, below)[0]

    def ahead(self, leftover: tuple[int, ...], below: int) -> Count:
        if below >= self._state.size:
            return ()
        return self._rest(leftover, below)[1]

    def _rest(self, leftover: tuple[int, ...], below: int) -> tuple[Points, Count]:
        """Bye score of the rest, and number and scores of the next bracket's downfloaters."""
        known = self._known.get((leftover, below))
        if known is None:
            known = self._known[leftover, below] = self._pair_rest(leftover, below)
        return known

    def _pair_rest(self, leftover: tuple[int, ...], below: int) -> tuple[Points, Count]:
        state = self._state
        rest = only(state, (*leftover, *range(below, state.size)), apart=leftover)
        steps = lay_out(rest, positions_of(rest, self._system.pair(rest)))
        if below >= state.size:
            return bye_score(rest, steps), ()
        step = next(step for step in steps if step.bracket.residents[0] == len(leftover))
        floating = sorted((rest.scores[player] for player in step.candidate.leftover), reverse=True)
        return bye_score(rest, steps), (len(floating), *floating)
