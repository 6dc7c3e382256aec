"""A round after the seeding rounds: the bye, then bracket after bracket, from the top down."""

from __future__ import annotations

from pairwright.handbook.burstein import BURSTEIN_2026
from pairwright.lean import NamedTuple
from pairwright.matching.bits import members, set_of, span
from pairwright.pairing.absolute import Bye, bye_first
from pairwright.pairing.systems.burstein.bracket import Paired, pair_bracket
from pairwright.pairing.systems.burstein.field import Field

IMPLEMENTS = tuple(BURSTEIN_2026[number] for number in ("1.4", "C1", "C2", "C3", "3.1"))


class BracketPlan(NamedTuple):
    """A bracket in positions: everybody in it by rank, those of them who came down, its score, and how it is paired."""

    bracket: tuple[int, ...]
    moved_down: tuple[int, ...]
    score: int
    paired: Paired


class RoundPlan(NamedTuple):
    """The whole round in positions."""

    bye: Bye
    brackets: tuple[BracketPlan, ...]

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """(higher, lower) by score and number, of all brackets."""
        return [(min(pair), max(pair)) for bracket in self.brackets for pair in bracket.paired.pairs]


def plan_round(field: Field) -> RoundPlan:
    """Pair the round. Raises what :func:`~pairwright.pairing.absolute.bye_first` raises."""
    bye = bye_first(field.state, field.rows, field.rank)
    open_ = span(0, field.size) & ~set_of(bye.possible[:1])
    brackets = []
    floaters: tuple[int, ...] = ()
    for low, high in field.groups:
        residents = open_ & span(low, high)
        if not residents:
            continue
        bracket = field.ranked([*floaters, *members(residents)])
        open_ &= ~residents
        paired = pair_bracket(field, bracket, open_)
        brackets.append(BracketPlan(tuple(bracket), floaters, field.state.scores[low], paired))
        floaters = paired.floaters
    if floaters:
        raise AssertionError("a complete pairing exists, but the last bracket left players over")
    return RoundPlan(bye, tuple(brackets))
