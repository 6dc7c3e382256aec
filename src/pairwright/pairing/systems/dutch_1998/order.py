"""The orders of article D: transpositions of S2, and exchanges between S1 and S2."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from pairwright.handbook.dutch import DUTCH_1998
from pairwright.lean import NamedTuple

IMPLEMENTS = (DUTCH_1998["A9"], DUTCH_1998["D1"], DUTCH_1998["D2"])


class Exchange(NamedTuple):
    """Places in the bracket (from 1): ``out`` leave S1 for S2, ``into`` come for them; both ascending."""

    out: tuple[int, ...] = ()
    into: tuple[int, ...] = ()

    @property
    def key(self) -> tuple[int, int, tuple[int, ...], tuple[int, ...]]:
        """Where it comes in the order of D2: fewest players, smallest difference of the numbers, lowest players of
        S1; with the same S1 players 5+8 before 6+7 (reading on D2)."""
        difference = sum(self.into) - sum(self.out)
        return len(self.out), difference, tuple(-place for place in reversed(self.out)), self.into


UNTOUCHED = Exchange()


def transpositions(s2: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """D1: all orders of S2, as ascending numbers; the first is the untouched one."""
    return permutations(sorted(s2))


def exchanges(players: int, pairs: int) -> Iterator[Exchange]:
    """D2: the exchanges in a bracket of ``players`` of whom the first ``pairs`` are S1, in order.

    The tables, continued to three and more players by the same key. What gives no new set of pairs is not in them: the
    last place is never exchanged, the first only if somebody is left over, and not together with the second if it is
    one player ("the last column is not used").
    """
    first = 2 if players == 2 * pairs else 1
    s1, s2 = range(first, pairs + 1), range(pairs + 1, players)
    for count in range(1, min(len(s1), len(s2)) + 1):
        for exchange in _of_size(count, s1, s2):
            if players != 2 * pairs + 1 or exchange.out[:2] != (1, 2):
                yield exchange


def _of_size(count: int, s1: range, s2: range) -> Iterator[Exchange]:
    """The exchanges of so many players, one difference after the other."""
    outs: dict[int, list[tuple[int, ...]]] = {}
    intos: dict[int, list[tuple[int, ...]]] = {}
    for out in combinations(s1, count):
        outs.setdefault(sum(out), []).append(out)
    for into in combinations(s2, count):
        intos.setdefault(sum(into), []).append(into)
    lowest, highest = min(intos) - max(outs), max(intos) - min(outs)
    for difference in range(lowest, highest + 1):
        of_this = [
            Exchange(out, into)
            for total, group in outs.items()
            for out in group
            for into in intos.get(total + difference, ())
        ]
        yield from sorted(of_this, key=lambda exchange: exchange.key)
