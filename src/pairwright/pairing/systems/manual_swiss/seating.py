"""Which lower card lies against which upper card, with the fewest repeated colours that are possible."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.matching.bits import members, set_of
from pairwright.pairing.systems.manual_swiss.cards import Cards


class Seating:
    """A cheapest perfect matching of two halves, kept up to date while pairs are settled; a repeated colour costs 1.

    ``complete`` is False if the halves cannot be matched at all.
    """

    __slots__ = ("_cards", "_mates", "_open", "_owners", "complete", "cost", "lower", "upper")

    def __init__(self, cards: Cards, upper: Sequence[int], lower: Sequence[int]) -> None:
        self.upper = upper
        self.lower = lower
        self.cost = 0
        self._cards = cards
        self._mates: dict[int, int] = {}
        self._owners: dict[int, int] = {}
        self._open = set_of(lower)
        self.complete = self._fill()

    def takes(self, upper: int, lower: int, budget: int) -> bool:
        """Make the two a pair if the others can still be matched and all repeats stay within the budget."""
        if not self._cards.legal[upper] >> lower & 1:
            return False
        former, other = self._mates[upper], self._owners[lower]
        if former == lower:
            return True
        repeats = self._cards.repeats
        bare = self.cost - repeats(upper, former) - repeats(other, lower) + repeats(upper, lower)
        del self._owners[former]
        self._open &= ~(1 << lower)
        costs, came_from = self._reach(other)
        self._open |= 1 << lower
        if former not in costs or bare + costs[former] > budget:
            self._owners[former] = upper
            return False
        self._shift(other, former, came_from)
        self._mates[upper], self._owners[lower] = lower, upper
        self.cost = bare + costs[former]
        return True

    def settle(self, lower: int) -> None:
        """The pair of this lower card stays."""
        self._open &= ~(1 << lower)

    def _fill(self) -> bool:
        """Whatever fits first, then along cheapest paths."""
        free = self._open
        left = []
        for card in self.upper:
            fitting = self._cards.fits[card] & free
            if fitting:
                low = fitting & -fitting
                free ^= low
                self._mates[card] = low.bit_length() - 1
                self._owners[low.bit_length() - 1] = card
            else:
                left.append(card)
        for card in left:
            costs, came_from = self._reach(card)
            ends = [(costs[lower], lower) for lower in members(free) if lower in costs]
            if not ends:
                return False
            cost, end = min(ends)
            self._shift(card, end, came_from)
            self.cost += cost
            free &= ~(1 << end)
        return True

    def _reach(self, start: int) -> tuple[dict[int, int], dict[int, int]]:
        """From an upper card that looks for a partner, the cheapest way to every open lower card, and the upper card it
        is reached from. There are no negative cycles, for the matching is a cheapest one."""
        fits, legal, owners = self._cards.fits, self._cards.legal, self._owners
        costs: dict[int, int] = {}
        came_from: dict[int, int] = {}
        waiting = [(start, 0)]
        best = {start: 0}
        for card, so_far in waiting:
            if so_far > best[card]:
                continue
            fitting = fits[card]
            for lower in members(legal[card] & self._open):
                cost = so_far + 1 - (fitting >> lower & 1)
                if cost >= costs.get(lower, cost + 1):
                    continue
                costs[lower] = cost
                came_from[lower] = card
                owner = owners.get(lower, -1)
                if owner >= 0:
                    onward = cost - self._cards.repeats(owner, lower)
                    if onward < best.get(owner, onward + 1):
                        best[owner] = onward
                        waiting.append((owner, onward))
        return costs, came_from

    def _shift(self, start: int, end: int, came_from: dict[int, int]) -> None:
        """Move every upper card on the way to ``end`` one lower card on."""
        lower = end
        while True:
            card = came_from[lower]
            former = self._mates.get(card, -1)
            self._mates[card] = lower
            self._owners[lower] = card
            if card == start:
                return
            lower = former
