"""How a bracket is paired: the first pairing with the best C8 (article 3.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pairwright.handbook.double_swiss import DOUBLE_SWISS_2026
from pairwright.matching.bits import members, set_of
from pairwright.matching.complete import perfect
from pairwright.matching.first import first_matching
from pairwright.matching.heaviest import heaviest_matching
from pairwright.pairing.systems.double_swiss.field import Field

IMPLEMENTS = (DOUBLE_SWISS_2026["C8"], DOUBLE_SWISS_2026["3.6"])

Pairs = tuple[tuple[int, int], ...]
"""(top, bottom) members, the tops by number."""


def pair_bracket(field: Field, bracket: int) -> Pairs:
    """The pairing of a set of positions that can be paired whose identifier comes first: the tops (the smaller number
    of each pair) ascending, then their bottoms."""
    order = sorted(members(bracket), key=field.places.__getitem__)
    search = _Search(field, bracket)
    place = {one: index for index, one in enumerate(order)}
    tops, bottoms = _tops(search, order, place)
    return _with_bottoms(search, tops, bottoms, place)


class _Search:
    """Complete pairings of a bracket with the best C8 inside a graph of allowed pairs.

    If nobody, or every opponent of an upfloater, has to be a former floater, C8 needs no counting: the dear pairs are
    left out, or are as good as the others.
    """

    def __init__(self, field: Field, bracket: int) -> None:
        scores = field.state.scores
        self.rows = {one: field.rows[one] & bracket for one in members(bracket)}
        self._bracket = bracket
        self._dear = {one: _dear(field, one) & bracket for one in self.rows}
        self._budget = -1
        if any(self.rows[one] & dear for one, dear in self._dear.items()):
            cheap = {one: row & ~self._dear[one] for one, row in self.rows.items()}
            if perfect(cheap, bracket):
                self.rows = cheap
            else:
                fewest = self._cost(self._cheapest(self.rows))
                most = sum(scores[one] < max(scores[other] for other in self.rows) for one in self.rows)
                self._budget = fewest if fewest < most else -1

    @property
    def counts(self) -> bool:
        """Does C8 have to be counted?"""
        return self._budget >= 0

    def pairing(self, rows: dict[int, int]) -> dict[int, int]:
        """Partners by position; empty if there is no pairing with the best C8 in this graph."""
        if self._budget < 0:
            return perfect(rows, self._bracket)
        mates = self._cheapest(rows)
        return mates if mates and self._cost(mates) <= self._budget else {}

    def _cost(self, mates: dict[int, int]) -> int:
        return sum(self._dear[one] >> other & 1 for one, other in mates.items()) // 2

    def _cheapest(self, rows: dict[int, int]) -> dict[int, int]:
        players = list(rows)
        heavy = 2 * len(players)
        weights = [
            [(rows[one] >> other & 1) * (heavy - (self._dear[one] >> other & 1)) for other in players]
            for one in players
        ]
        mates = heaviest_matching(weights)
        return {} if -1 in mates else {one: players[mate] for one, mate in zip(players, mates, strict=True)}


def _dear(field: Field, one: int) -> int:
    """With whom he makes a pair that counts for C8: the scores differ, and the higher scored floated (reading)."""
    scores, floated = field.state.scores, field.floated
    if not floated:
        return 0
    own = floated >> one & 1
    return set_of(
        other
        for other in members(field.rows[one])
        if (scores[other] > scores[one] and floated >> other & 1) or (scores[other] < scores[one] and own)
    )


def _tops(search: _Search, order: Sequence[int], place: Mapping[int, int]) -> tuple[list[int], list[int]]:
    """Who is a top, as many of the smallest numbers as the others allow, and who a bottom, both by number."""
    mates = search.pairing(search.rows)
    tops: list[int] = []
    bottoms: list[int] = []
    rows = dict(search.rows)
    for one in order:
        if 2 * len(tops) == len(order):
            bottoms.append(one)
            continue
        as_top = _without(rows, one, set_of((*tops, *bottoms)))
        found = mates if place[mates[one]] > place[one] else search.pairing(as_top)
        if found:
            mates, rows = found, as_top
            tops.append(one)
        else:
            rows = _without(rows, one, set_of(other for other in order if other not in tops))
            bottoms.append(one)
    return tops, bottoms


def _without(rows: dict[int, int], one: int, others: int) -> dict[int, int]:
    """The graph without the pairs of one with these others."""
    changed = dict(rows)
    changed[one] &= ~others
    for other in members(rows[one] & others):
        changed[other] &= ~(1 << one)
    return changed


def _with_bottoms(search: _Search, tops: list[int], bottoms: list[int], place: Mapping[int, int]) -> Pairs:
    """Each top in turn has the smallest bottom that leaves the others theirs."""
    graph = {top: [index for index, one in enumerate(bottoms) if place[one] > place[top]] for top in tops}
    accepted = {top: [index for index in graph[top] if search.rows[top] >> bottoms[index] & 1] for top in tops}
    if not search.counts:
        chosen = first_matching([set_of(accepted[top]) for top in tops], (1 << len(bottoms)) - 1)
        return tuple(zip(tops, [bottoms[index] for index in chosen], strict=True))
    rows = dict.fromkeys(search.rows, 0)
    for top, indexes in accepted.items():
        for index in indexes:
            rows[top] |= 1 << bottoms[index]
            rows[bottoms[index]] |= 1 << top
    pairs = []
    for top in tops:
        for bottom in sorted(members(rows[top]), key=place.__getitem__):
            fixed = _without(_without(rows, top, ~(1 << bottom)), bottom, ~(1 << top))
            if search.pairing(fixed):
                rows = fixed
                pairs.append((top, bottom))
                break
    return tuple(pairs)
