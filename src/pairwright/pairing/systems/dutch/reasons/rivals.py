"""Who could leave a bracket unpaired, or have the bye, instead of whoever does, and what decides against it.

What lies beyond a bracket (C4, C5, C8) depends on its downfloaters only, and the rest of the criteria on its pairs;
so the best candidate with given downfloaters is found by pairing the others of the bracket among themselves, exactly
and at any size.
"""

from __future__ import annotations

from pairwright.errors import NoLegalPairing
from pairwright.handbook.dutch import DUTCH_2026 as RULES
from pairwright.lean import NamedTuple
from pairwright.pairing.base import Engine
from pairwright.pairing.findings import Contrast, by_article
from pairwright.pairing.outcome import positions_of
from pairwright.pairing.systems.dutch.comparison import Step, SystemOutlook
from pairwright.pairing.systems.dutch.judge import contrast, judge
from pairwright.pairing.systems.dutch.layout import Bracket, Candidate, candidate_of
from pairwright.pairing.what_if import only
from pairwright.state.round_state import RoundState

ASKED_ABOUT = 2
"""So many of the players below a floater are looked at, from the last one up: those of whom a reader asks first."""


class Rival(NamedTuple):
    """A player (pairing number) who would float, or have the bye, instead; what decides against it, and in which
    bracket. A contrast without counts: C4, the rest of the round could not be paired; C6, the rest of the bracket."""

    number: int
    contrast: Contrast
    bracket: int


def below(step: Step, player: int) -> list[int]:
    """The players of whom a reader asks why they do not float instead: the last ones of the bracket."""
    paired = [other for pair in step.candidate.pairs for other in pair if other > player]
    return sorted(paired, reverse=True)[:ASKED_ABOUT]


def instead_of(state: RoundState, system: Engine, outlook: SystemOutlook, step: Step, player: int, other: int) -> Rival:
    """What decides against ``other`` leaving the bracket unpaired in the place of ``player`` (positions)."""
    bracket, candidate = step.bracket, step.candidate
    leaving = {*candidate.leftover, other} - {player}
    leftover = tuple(member for member in bracket.members if member in leaving)
    return Rival(state.numbers[other], _contrast(state, system, outlook, step, leftover), step.number)


def _contrast(
    state: RoundState, system: Engine, outlook: SystemOutlook, step: Step, leftover: tuple[int, ...]
) -> Contrast:
    try:
        bye_score = outlook.bye_score_of(leftover, step.bracket.residents[1])
    except NoLegalPairing:
        return by_article(RULES["C4"])
    try:
        rival = best_with(state, system, step.bracket, leftover)
    except NoLegalPairing:  # the rest alone may then even have a better bye
        return by_article(RULES["C6"])
    if bye_score != outlook.bye_score:
        return Contrast("C5", RULES["C5"], (outlook.bye_score,), (bye_score,))
    chosen = judge(state, step.bracket, step.candidate, outlook)
    return contrast(chosen, judge(state, step.bracket, rival, outlook))


def best_with(state: RoundState, system: Engine, bracket: Bracket, leftover: tuple[int, ...]) -> Candidate:
    """The best candidate with just these downfloaters. Raises :class:`NoLegalPairing` if there is none."""
    paired = [member for member in bracket.members if member not in leftover]
    above = [member for member in bracket.moved_down if member not in leftover]
    pairs = positions_of(state, system.pair(only(state, paired, apart=above)))
    return candidate_of(bracket, pairs)
