"""A homogeneous bracket, or a remainder, at one turn of the loops: the first admissible exchange (D2) and its first
admissible transposition (D1).

Neither is found by trying them one after the other: a transposition is built from the top, keeping only beginnings
that can be completed; the first exchange is read off a cheapest matching (:mod:`.exchange_search`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pairwright.handbook.contents import DUTCH_1998
from pairwright.lean import NamedTuple
from pairwright.matching.assignment import NO, assignments_in_order
from pairwright.pairing.systems.dutch_1998.beyond import Beyond, can_be_completed
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
    for partners in transpositions_in_order(field, s1, s2, demand):
        rest = [player for player in s2 if player not in partners]
        return (Layout(tuple(s1), (*partners, *rest), exchange),)
    return ()


def transpositions_in_order(
    field: Field, s1: Sequence[int], s2: Sequence[int], demand: Demand
) -> Iterator[tuple[int, ...]]:
    """The partners of S1 in the order of D1, where those of S2 who have none leave."""
    beyond = demand.beyond

    def hopeful(columns: tuple[int, ...]) -> bool:
        if beyond.plain:
            return True
        taken = {s2[column] for column in columns}
        free = [player for player in s2 if player not in taken]
        return can_be_completed(s1[len(columns) :], free, beyond, demand.rows, ())

    leaver = [0 if beyond.takers >> player & 1 else NO for player in s2]
    leavers = [leaver] * (len(s2) - len(s1))
    for columns in assignments_in_order(len(s1), tables(field, s1, s2, demand, leavers), hopeful):
        yield tuple([s2[column] for column in columns])


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
                0 if cost == 1 and (field.is_mild(one) or field.is_mild(other)) else cost
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
