"""The first exchange after which a bracket can be paired, without trying those before it.

Every set of pairs tells by itself the first exchange that can lead to it: of a pair inside S1 the lower player leaves
S1, of a pair inside S2 the higher one enters it, and a player of S1 who leaves the bracket leaves S1. What D2 puts
first (players exchanged, difference, lowest players) is a sum over pairs, and the first exchange a cheapest matching.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from pairwright.handbook.dutch import DUTCH_1998
from pairwright.lean import NamedTuple
from pairwright.matching.cheapest import NO_EDGE, cheapest_perfect_matching
from pairwright.pairing.systems.dutch_1998.field import Budget, Field
from pairwright.pairing.systems.dutch_1998.layout import Demand, Layout, first_transposition
from pairwright.pairing.systems.dutch_1998.order import UNTOUCHED, Exchange, exchanges

IMPLEMENTS = (DUTCH_1998["C8"],)


class Solution(NamedTuple):
    """A set of pairs: what it denies, and the first exchange that leads to it."""

    spent: Budget
    exchange: Exchange


def first_layout(field: Field, players: Sequence[int], pairs: int, demand: Demand) -> tuple[Layout, ...]:
    """The first exchange and transposition by which these players make so many pairs, the others leaving; one or
    none."""
    found = first_transposition(field, players, pairs, UNTOUCHED, demand)
    if found:
        return found
    for exchange in _candidates(field, players, pairs, demand):
        found = first_transposition(field, players, pairs, exchange, demand)
        if found:
            return found
    return ()


def least_denied(field: Field, players: Sequence[int], pairs: int, demand: Demand) -> tuple[Budget, ...]:
    """The fewest pairs that deny a preference, and the fewest without a mild one; nothing if not so many pairs can be
    made."""
    problem = _Problem(field, players, pairs, demand)
    total = problem.solve(("total",))
    others = problem.solve(("others",)) if field.mild_lowers_x else total
    return tuple([Budget(one.spent.total, other.spent.others) for one, other in zip(total, others, strict=True)])


def _candidates(field: Field, players: Sequence[int], pairs: int, demand: Demand) -> Iterator[Exchange]:
    """The first exchange that can lead to a pairing, or those among which it is."""
    problem, budget = _Problem(field, players, pairs, demand), demand.budget
    two_limits = budget.others < budget.total
    found = problem.solve(("total", "others", *_KEY) if two_limits else ("total", *_KEY))
    if not found or found[0].spent.total > budget.total:
        return
    (thriftiest,) = found
    if thriftiest.spent.total == budget.total and (not two_limits or thriftiest.spent.others == budget.others):
        yield thriftiest.exchange  # no pairing denies less, so what weighs most is the same for all of them
        return
    if two_limits and any(fewest.spent.others > budget.others for fewest in problem.solve(("others",))):
        return
    (first,) = problem.solve(_KEY)
    if _within(first.spent, budget):
        yield first.exchange
        return
    start = first.exchange.key
    ends = [thriftiest.exchange.key] if _within(thriftiest.spent, budget) else []
    between = (exchange for exchange in exchanges(len(players), pairs) if exchange.key >= start)
    yield from takewhile(lambda exchange: all(exchange.key <= end for end in ends), between)


def _within(spent: Budget, budget: Budget) -> bool:
    return spent.total <= budget.total and spent.others <= budget.others


_KEY = ("players", "difference", "out", "into")
"""The order of D2."""


class _Problem:
    """Players by their places (from 0), then the vertices beyond."""

    def __init__(self, field: Field, players: Sequence[int], pairs: int, demand: Demand) -> None:
        self._field, self._players, self._pairs, self._demand = field, players, pairs, demand
        self._leaving = len(players) - 2 * pairs
        count = len(players)
        self._bits = {
            "leaving": count.bit_length() + 1,
            "total": count.bit_length() + 1,
            "others": count.bit_length() + 1,
            "players": count.bit_length() + 1,
            "difference": 2 * count.bit_length() + 1,
            "out": pairs + count.bit_length() + 1,
            "into": count - pairs + count.bit_length() + 1,
        }

    def solve(self, wishes: tuple[str, ...]) -> tuple[Solution, ...]:
        """The best set of pairs by these wishes, the first weighing most; none without the right number of pairs."""
        shifts: dict[str, int] = {}
        at = 0
        for wish in reversed(("leaving", *wishes)):
            shifts[wish] = at
            at += self._bits[wish]
        mates = cheapest_perfect_matching(self._costs(shifts))
        return self._read(mates) if mates else ()

    def _costs(self, shifts: dict[str, int]) -> list[list[int]]:
        players, demand = self._players, self._demand
        count, beyond = len(players), demand.beyond
        total = count + beyond.size
        costs = [[NO_EDGE] * (total + total % 2) for _ in range(total + total % 2)]
        for one in range(count):
            row = demand.rows[players[one]]
            for other in range(one + 1, count):
                if row >> players[other] & 1:
                    costs[one][other] = costs[other][one] = _packed(self._of_pair(one, other), shifts)
            leaves = _packed(self._of_leaver(one), shifts)
            for vertex in range(beyond.size):
                if beyond.open_to[vertex] >> players[one] & 1:
                    costs[one][count + vertex] = costs[count + vertex][one] = leaves
        for vertex in range(beyond.size):
            for other in range(beyond.size):
                if beyond.inner[vertex] >> other & 1:
                    costs[count + vertex][count + other] = 0
        return costs

    def _of_pair(self, one: int, other: int) -> dict[str, int]:
        """What a pair of places costs, the higher first."""
        field, higher, lower = self._field, self._players[one], self._players[other]
        found: dict[str, int] = {}
        if field.denies(higher, lower):
            found["total"] = 1
            found["others"] = int(field.denies_without_mild(higher, lower))
        if other < self._pairs:
            found |= self._of_leaving_s1(other)
        elif one >= self._pairs:
            entering = len(self._players) - self._pairs
            found |= {"difference": one - self._pairs, "into": (1 << entering) - (1 << len(self._players) - 1 - one)}
        return found

    def _of_leaver(self, one: int) -> dict[str, int]:
        return {"leaving": 1, **(self._of_leaving_s1(one) if one < self._pairs else {})}

    def _of_leaving_s1(self, one: int) -> dict[str, int]:
        return {"players": 1, "difference": self._pairs - one, "out": (1 << self._pairs) - (1 << one)}

    def _read(self, mates: list[int]) -> tuple[Solution, ...]:
        total = others = leaving = 0
        out, into = [], []
        count = len(self._players)
        for one in range(count):
            other = mates[one]
            if other >= count:
                leaving += 1
                if one < self._pairs:
                    out.append(one + 1)
            elif one < other:
                costs = self._of_pair(one, other)
                total += costs.get("total", 0)
                others += costs.get("others", 0)
                if other < self._pairs:
                    out.append(other + 1)
                elif one >= self._pairs:
                    into.append(one + 1)
        if leaving != self._leaving:
            return ()
        return (Solution(Budget(total, others), Exchange(tuple(sorted(out)), tuple(sorted(into)))),)


def _packed(costs: dict[str, int], shifts: dict[str, int]) -> int:
    return sum(cost << shifts[wish] for wish, cost in costs.items() if wish in shifts)
