"""A round: the bye, then bracket after bracket, from the top down."""

from __future__ import annotations

from pairwright.handbook.dubov import DUBOV_2026
from pairwright.lean import NamedTuple
from pairwright.matching.bits import set_of, span
from pairwright.pairing.absolute import Bye, bye_first
from pairwright.pairing.systems.dubov.field import Field
from pairwright.pairing.systems.dubov.halves import Halves, pair_bracket
from pairwright.pairing.systems.dubov.upfloaters import choose_upfloaters

IMPLEMENTS = tuple(DUBOV_2026[number] for number in ("1.5", "C1", "C2", "C3", "3.1"))


class BracketPlan(NamedTuple):
    """A bracket in positions: its residents, those taken up into it (both by rank), how it is paired, and the set
    ``below`` of those with lower scores who were unpaired before."""

    residents: tuple[int, ...]
    upfloaters: tuple[int, ...]
    halves: Halves
    below: int


class RoundPlan(NamedTuple):
    """The whole round in positions."""

    bye: Bye
    brackets: tuple[BracketPlan, ...]

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """(higher, lower) of all brackets."""
        return [(min(pair), max(pair)) for bracket in self.brackets for pair in bracket.halves.pairs]


def plan_round(field: Field) -> RoundPlan:
    """Pair the round. Raises what :func:`~pairwright.pairing.absolute.bye_first` raises."""
    bye = bye_first(field.state, field.rows, field.places)
    open_ = span(0, field.size) & ~set_of(bye.possible[:1])
    brackets = []
    for low, high in field.groups:
        residents = open_ & span(low, high)
        if not residents:
            continue
        below = open_ & ~span(0, high)
        upfloaters = choose_upfloaters(field, residents, below)
        bracket = residents | set_of(upfloaters)
        own = tuple([position for position in range(low, high) if residents >> position & 1])
        brackets.append(BracketPlan(own, tuple(upfloaters), pair_bracket(field, bracket), below))
        open_ &= ~bracket
    return RoundPlan(bye, tuple(brackets))
