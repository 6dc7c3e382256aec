"""Burstein's system of the documents by plain enumeration: the lists of 6.2 and 6.4, continued to any number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pairwright.pairing.systems.burstein.slow_truth import pairings
from pairwright.pairing.systems.burstein_1998.field import Field

Pairs = tuple[tuple[int, int], ...]


class Option(NamedTuple):
    """A line of a list, in positions; ``floater`` -1: nobody."""

    pairs: Pairs
    floater: int


class Enumeration:
    """A small field in positions."""

    def __init__(self, field: Field) -> None:
        self.field = field

    def lines(self, group: Sequence[int]) -> Iterator[Option]:
        """The legal lines of a group, in order."""
        ranked = self.field.ranked(group)
        for line in pairings(len(ranked), len(ranked) % 2):
            pairs = tuple((ranked[one - 1], ranked[other - 1]) for one, other in line if other)
            if all(self.field.rows[one] >> other & 1 for one, other in pairs):
                yield Option(pairs, next((ranked[one - 1] for one, other in line if not other), -1))

    def possible(self, players: Sequence[int]) -> bool:
        """Can all of an even number be paired?"""
        return len(players) % 2 == 0 and next(self.lines(players), None) is not None

    def round(self) -> tuple[set[frozenset[int]], int]:
        """The pairs of the round, and the bye (-1: none); no pairs where there is no legal pairing."""
        field, state, open_ = self.field, self.field.state, list(range(self.field.size))
        bye = -1
        if len(open_) % 2:
            order = sorted(open_, key=lambda one: (state.scores[one], -field.rank[one]))
            candidates = [
                one for one in order if state.may_have_bye[one] and self.possible([p for p in open_ if p != one])
            ]
            if not candidates:
                return set(), -1
            bye = candidates[0]
            open_.remove(bye)
        if not self.possible(open_):
            return set(), -1
        scores = sorted({state.scores[one] for one in open_}, reverse=True)
        groups = [[one for one in open_ if state.scores[one] == score] for score in scores]
        return {frozenset(pair) for pair in self.solve(groups, -1)}, bye

    def solve(self, groups: Sequence[list[int]], incoming: int) -> Pairs:
        """The first group with whom comes into it, and all below; empty if that cannot be."""
        if not groups:
            return ()
        head = [*groups[0], *([incoming] if incoming >= 0 else [])]
        following = groups[1] if len(groups) > 1 else []
        options = [one for one in self.lines(head) if one.floater < 0 or self.admissible(one, incoming, following)]
        returned: set[int] = set()
        while options:
            best = min(options, key=lambda one: sum(self.field.clash(*pair) for pair in one.pairs))
            below = self.solve(groups[1:], best.floater)
            if below or not following:
                return (*best.pairs, *below)
            returned.add(best.floater)
            options = [one for one in options if one.floater not in returned]
        if incoming >= 0 or not following:
            return ()
        return self.solve([[*groups[0], *following], *groups[2:]], -1)

    def admissible(self, option: Option, incoming: int, following: Sequence[int]) -> bool:
        """6.3 and 6.6."""
        if option.floater == incoming or not following:
            return False
        taken_in = [*following, option.floater]
        if len(taken_in) % 2 == 0:
            return self.possible(taken_in)
        return any(self.possible([one for one in taken_in if one != again]) for again in following)
