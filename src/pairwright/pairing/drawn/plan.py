"""A round: the bye, then bracket after bracket, from the top down (articles 3.3, 3.4)."""

from __future__ import annotations

from pairwright.lean import NamedTuple
from pairwright.matching.bits import members, set_of, span
from pairwright.pairing.absolute import Bye, bye_first
from pairwright.pairing.drawn.bracket import Pairs, pair_bracket
from pairwright.pairing.drawn.field import DrawnField
from pairwright.pairing.drawn.upfloaters import choose_upfloaters


class BracketPlan(NamedTuple):
    """A bracket in positions: its residents, those taken up into it (both by rank), its pairs (top, bottom), and the
    set ``below`` of those with lower scores who were unpaired before."""

    residents: tuple[int, ...]
    upfloaters: tuple[int, ...]
    pairs: Pairs
    below: int


class RoundPlan(NamedTuple):
    """The whole round in positions."""

    bye: Bye
    brackets: tuple[BracketPlan, ...]

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """(higher, lower) of all brackets."""
        return [(min(pair), max(pair)) for bracket in self.brackets for pair in bracket.pairs]


def plan_round(field: DrawnField) -> RoundPlan:
    """Pair the round. Raises what :func:`~pairwright.pairing.absolute.bye_first` raises."""
    bye = bye_first(field.state, field.rows, field.places)
    open_ = span(0, field.size) & ~set_of(bye.possible[:1])
    brackets = []
    while open_:
        residents = field.following(open_)
        below = open_ & ~residents
        upfloaters = choose_upfloaters(field, residents, below)
        bracket = residents | set_of(upfloaters)
        brackets.append(BracketPlan(tuple(members(residents)), upfloaters, pair_bracket(field, bracket), below))
        open_ &= ~bracket
    return RoundPlan(bye, tuple(brackets))
