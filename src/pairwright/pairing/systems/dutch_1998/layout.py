"""A homogeneous bracket, or a remainder, at one turn of the loops: the first admissible exchange (D2) and its first
admissible transposition (D1).

Neither is found by trying them one after the other: a transposition is built from the top, keeping only beginnings
that can be completed; the first exchange is read off a cheapest matching (:mod:`.exchange_search`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from pairwright.handbook.dutch import DUTCH_1998
from pairwright.lean import NamedTuple
from pairwright.matching.assignment import NO, Hopeful, assignments_in_order
from pairwright.pairing.systems.dutch_1998.beyond import Beyond, can_be_completed, cheapest_completion
from pairwright.pairing.systems.dutch_1998.field import Budget, Field
from pairwright.pairing.systems.dutch_1998.order import UNTOUCHED, Exchange

IMPLEMENTS = tuple(DUTCH_1998[number] for number in ("C4", "C5", "C6", "C7", "C8"))


class Demand(NamedTuple):
    """What is demanded at one turn: who may meet whom, x, and what becomes of those who leave."""

    rows: Sequence[int]
    budget: Budget
    beyond: Beyond


class Layout(NamedTuple):
    """S1 and S2 as they were paired; ``s2`` in the order in which it was paired, those who leave at its end."""

    s1: tuple[int, ...] = ()
    s2: tuple[int, ...] = ()
    exchange: Exchange = UNTOUCHED

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """First with first, second with second."""
        return tuple(zip(self.s1, self.s2, strict=False))

    @property
    def leaving(self) -> tuple[int, ...]:
        """Who is left of S2."""
        return self.s2[len(self.s1) :]

    @property
    def transposed(self) -> bool:
        """Whether S2 was taken in another order than its own."""
        return self.s2 != tuple(sorted(self.s2))


def halves(players: Sequence[int], pairs: int, exchange: Exchange = UNTOUCHED) -> tuple[list[int], list[int]]:
    """S1 and S2 of the players (in order) after an exchange, both in order."""
    moved = {place - 1 for place in (*exchange.out, *exchange.into)}
    s1 = [player for place, player in enumerate(players) if (place < pairs) != (place in moved)]
    s2 = [player for place, player in enumerate(players) if (place < pairs) == (place in moved)]
    return s1, s2


def first_transposition(
    field: Field, players: Sequence[int], pairs: int, exchange: Exchange, demand: Demand
) -> tuple[Layout, ...]:
    """The first transposition after this exchange that meets the demand; one or none."""
    s1, s2 = halves(players, pairs, exchange)
    search = _Transposing(field, s1, s2, demand)
    for partners in search.first():
        rest = [player for player in s2 if player not in partners]
        return (Layout(tuple(s1), (*partners, *rest), exchange),)
    return ()


PATIENCE = 300
"""Beginnings of a transposition that are looked at before what is denied and who leaves are weighed together."""


class _Transposing:
    """The transpositions of one S2. Who leaves and what is denied are looked at one by one, which is quick; only if
    that leads nowhere for long, or nowhere at all, together."""

    def __init__(self, field: Field, s1: Sequence[int], s2: Sequence[int], demand: Demand) -> None:
        self.field, self.s1, self.s2, self.demand = field, s1, s2, demand
        self.looked_at = 0

    def first(self) -> Iterator[tuple[int, ...]]:
        """The partners of S1 in the first transposition, those of S2 who have none leaving; one or none."""
        if self.demand.beyond.plain:
            yield from islice(self._in_order(lambda _: True), 1)
            return
        if not self._affordable(()):
            return
        found = next(self._in_order(self._quickly), ())
        if not found and self.looked_at > PATIENCE:
            found = next(self._in_order(lambda columns: self._can_leave(columns) and self._affordable(columns)), ())
        yield from [found] if found else []

    def _in_order(self, hopeful: Hopeful) -> Iterator[tuple[int, ...]]:
        takers = self.demand.beyond.takers
        leaver = [0 if takers >> player & 1 else NO for player in self.s2]
        leavers = [leaver] * (len(self.s2) - len(self.s1))
        listed = tables(self.field, self.s1, self.s2, self.demand, leavers)
        for columns in assignments_in_order(len(self.s1), listed, hopeful):
            yield tuple([self.s2[column] for column in columns])

    def _quickly(self, columns: tuple[int, ...]) -> bool:
        self.looked_at += 1
        return self.looked_at <= PATIENCE and self._can_leave(columns)

    def _can_leave(self, columns: tuple[int, ...]) -> bool:
        return can_be_completed(self.s1[len(columns) :], self._free(columns), self.demand.beyond, self.demand.rows, ())

    def _affordable(self, columns: tuple[int, ...]) -> bool:
        """Whether the rest of the transposition keeps to x, and who leaves can leave."""
        left, made = self.s1[len(columns) :], zip(self.s1, columns, strict=False)
        pairs = [(one, self.s2[column]) for one, column in made]
        for limit, costs in zip(self.demand.budget, (self.field.denies, self.field.denies_without_mild), strict=True):
            spent = sum(costs(one, other) for one, other in pairs)
            _, least = cheapest_completion(left, self._free(columns), self.demand.beyond, self.demand.rows, (), costs)
            if spent + least > limit:
                return False
            if self.demand.budget.others == self.demand.budget.total:
                return True
        return True

    def _free(self, columns: tuple[int, ...]) -> list[int]:
        taken = {self.s2[column] for column in columns}
        return [player for player in self.s2 if player not in taken]


def tables(
    field: Field, s1: Sequence[int], s2: Sequence[int], demand: Demand, rest: list[list[int]]
) -> list[tuple[list[list[int]], int]]:
    """Costs and limits: pairs that deny a preference; with A7.e those without a mild one too, and both together."""
    total = [[_cost(field, demand.rows, one, other) for other in s2] for one in s1]
    budget = demand.budget
    found = [(total + rest, budget.total)]
    if budget.others < budget.total:
        others = [
            [
                cost if cost >= NO else int(field.denies_without_mild(one, other))
                for other, cost in zip(s2, row, strict=True)
            ]
            for one, row in zip(s1, total, strict=True)
        ]
        both = [[a + b for a, b in zip(row, other, strict=True)] for row, other in zip(total, others, strict=True)]
        found += [(others + rest, budget.others), (both + rest, budget.total + budget.others)]
    return found


def _cost(field: Field, rows: Sequence[int], one: int, other: int) -> int:
    if not rows[one] >> other & 1:
        return NO
    return 1 if field.denies(one, other) else 0
