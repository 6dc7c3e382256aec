"""Article A.9: a round, bracket after bracket; and where the rest cannot be completed, the last two together."""

from __future__ import annotations

from collections.abc import Callable

from pairwright.handbook.dutch import DUTCH_2017 as RULES
from pairwright.lean import NamedTuple
from pairwright.pairing.outcome import BracketOutcome
from pairwright.pairing.systems.dutch.layout import Bracket, Candidate
from pairwright.pairing.systems.dutch_2017.criteria import Kind

IMPLEMENTS = (RULES["A.3"], RULES["A.5"], RULES["A.9"])


class PairedBracket(NamedTuple):
    """A bracket, the part it plays, and its candidate. Of a penultimate bracket ``given_up`` is how it was paired at
    first, before it was found that its downfloaters leave no complete pairing; else it is empty."""

    bracket: Bracket
    kind: Kind
    candidate: Candidate
    given_up: tuple[Candidate, ...] = ()

    @property
    def outcome(self) -> BracketOutcome:
        """The same as an engine gives it back."""
        return BracketOutcome(
            self.bracket.residents, self.bracket.moved_down, self.candidate.pairs, self.candidate.leftover
        )


Best = Callable[[Bracket, Kind], Candidate]
"""The candidate that the criteria and the order of the candidates prescribe for a bracket."""

Completes = Callable[[tuple[int, ...], int], bool]
"""Can these players and everybody from a position on be paired, the bye included?"""


def pair_brackets(groups: list[tuple[int, int]], best: Best, completes: Completes) -> list[PairedBracket]:
    """All brackets, from the top down. The round must have a complete pairing."""
    paired: list[PairedBracket] = []
    moved_down: tuple[int, ...] = ()
    for group in groups:
        bracket = Bracket(moved_down, group)
        below, end = group[1], groups[-1][1]
        if below == end:
            return [*paired, PairedBracket(bracket, Kind.LAST, best(bracket, Kind.LAST))]
        candidate = best(bracket, Kind.ORDINARY)
        if not completes(candidate.leftover, below):
            again = best(bracket, Kind.PENULTIMATE)
            collapsed = Bracket(again.leftover, (below, end))
            return [
                *paired,
                PairedBracket(bracket, Kind.PENULTIMATE, again, (candidate,)),
                PairedBracket(collapsed, Kind.COLLAPSED, best(collapsed, Kind.COLLAPSED)),
            ]
        paired.append(PairedBracket(bracket, Kind.ORDINARY, candidate))
        moved_down = candidate.leftover
    return paired
