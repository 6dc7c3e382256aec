"""How a bracket is paired (article 3.2): C4 to C8, then the first pairing in the order of article 4.3.

One matching decides it: what a pair is worth are the criteria as digits of one int, most important first, and under
them a digit for every number in the bracket, which holds the number of the opponent. First the bracket is looked at
alone, then with the next scoregroup, last with all below: an optimum of a narrower problem that leaves the rest a
pairing is the optimum.
"""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.handbook.burstein import BURSTEIN_2026
from pairwright.lean import NamedTuple
from pairwright.matching.bits import members, set_of, span
from pairwright.matching.complete import is_perfect
from pairwright.matching.heaviest import heaviest_matching
from pairwright.matching.mixed_radix import places
from pairwright.pairing.systems.burstein.field import Field
from pairwright.pairing.systems.burstein.quick import at_bounds

IMPLEMENTS = tuple(
    BURSTEIN_2026[number] for number in ("1.2", "1.9", "3.2", "4.1", "4.2", "4.3", "C4", "C5", "C6", "C7", "C8")
)


class Paired(NamedTuple):
    """A bracket paired, in positions: pairs (higher ranked, lower ranked) in the order of the higher, and the floaters
    by rank."""

    pairs: tuple[tuple[int, int], ...]
    floaters: tuple[int, ...]


class _Solved(NamedTuple):
    paired: Paired
    alone: int
    """Everybody looked at who has no partner."""


def pair_bracket(field: Field, bracket: Sequence[int], below: int) -> Paired:
    """Pair a bracket, given by rank. ``below`` is everybody with a lower score; all can be paired completely."""
    rows = field.rows
    own = set_of(bracket)
    if not any(rows[player] & own for player in bracket):
        return Paired((), tuple(bracket))
    following = next_group(field, below)
    rest = below & ~following
    found = Paired(*at_bounds(field, bracket, following, rest))
    if found.pairs:
        return found
    solved = _solve(field, bracket)
    if not solved.alone and is_perfect(rows, below):
        return solved.paired
    if rest:
        solved = _solve(field, bracket, following)
        if is_perfect(rows, solved.alone | rest):
            return solved.paired
    return _solve(field, bracket, following, rest, completely=True).paired


def next_group(field: Field, below: int) -> int:
    """Those of the highest score among ``below``."""
    return next((below & span(low, high) for low, high in field.groups if below & span(low, high)), 0)


class _Digits(NamedTuple):
    """Bit offsets of the criteria in the worth of a pair; ``own`` and ``next`` by score."""

    complete: int
    pairs: int
    own: dict[int, int]
    next_pairs: int
    next: dict[int, int]
    granted: int


def _digits(field: Field, bracket: Sequence[int], following: Sequence[int], last: int) -> _Digits:
    """Digits for C4, C5, C6, C7 (pairs, then scores) and C8, above ``last`` bits for the order. Scores: a player paired
    is worth one at his score, the highest on top; that leaves the lowest scores over."""
    scores = field.state.scores
    own = [scores[player] for player in bracket]
    both = own + [scores[player] for player in following]
    levels, all_levels = sorted(set(own), reverse=True), sorted(set(both), reverse=True)
    size, count = len(own), len(both)
    ceilings = [
        size,
        *(own.count(level) for level in levels),
        count,
        *(both.count(level) for level in all_levels),
        size,
    ]
    offsets, width = places(ceilings)
    offsets = [offset + last for offset in offsets]
    at = len(levels) + 1
    return _Digits(
        width + last,
        offsets[0],
        dict(zip(levels, offsets[1:at], strict=True)),
        offsets[at],
        dict(zip(all_levels, offsets[at + 1 : -1], strict=True)),
        offsets[-1],
    )


def _solve(
    field: Field, bracket: Sequence[int], following: int = 0, rest: int = 0, *, completely: bool = False
) -> _Solved:
    """The best matching of the bracket, the next group and the rest, perhaps only of those that pair everybody."""
    beyond, further = list(members(following)), list(members(rest))
    vertices = [*bracket, *beyond, *further]
    size, near = len(bracket), len(bracket) + len(beyond)
    digit = (size + 1).bit_length()
    digits = _digits(field, bracket, beyond, size * digit)
    complete = 1 << digits.complete if completely else 0
    scores, rows = field.state.scores, field.rows
    weights = [[0] * len(vertices) for _ in vertices]
    for vertex, one in enumerate(vertices):
        legal, row = rows[one], weights[vertex]
        first = 1 << digits.pairs
        for other in range(vertex + 1, len(vertices)):
            two = vertices[other]
            if not legal >> two & 1:
                continue
            weight = complete
            if other < size:
                weight += first + (1 << digits.own[scores[one]]) + (1 << digits.own[scores[two]])
                weight += 0 if field.clash(one, two) else 1 << digits.granted
                weight += (other + 1 << (size - 1 - vertex) * digit) + (vertex + 1 << (size - 1 - other) * digit)
            elif other < near:
                weight += (1 << digits.next_pairs) + (1 << digits.next[scores[one]]) + (1 << digits.next[scores[two]])
            row[other] = weights[other][vertex] = weight
    mates = heaviest_matching(weights)
    pairs = tuple(
        [(one, bracket[mate]) for vertex, one in enumerate(bracket) if vertex < (mate := mates[vertex]) < size]
    )
    floaters = tuple([one for one, mate in zip(bracket, mates, strict=False) if not 0 <= mate < size])
    return _Solved(Paired(pairs, floaters), set_of(vertices[vertex] for vertex, mate in enumerate(mates) if mate < 0))
