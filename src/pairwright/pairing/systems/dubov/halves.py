"""A bracket in halves: White seekers against the others, shifts that make them equal, and the transposition (articles
3.2.3 to 3.2.6)."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.handbook.dubov import DUBOV_2026
from pairwright.lean import NamedTuple
from pairwright.matching.bits import members, set_of
from pairwright.matching.first import first_matching
from pairwright.matching.heaviest import heaviest_matching
from pairwright.pairing.systems.dubov.field import Field

IMPLEMENTS = tuple(DUBOV_2026[number] for number in ("3.2.3", "3.2.4", "3.2.5", "3.2.6", "4.3", "4.4"))


class Split(NamedTuple):
    """Article 3.2.3. ``first`` seek White, ``second`` are the others; where nobody has played they are the halves of
    the bracket by number (``by_number``). Both stand in the order that shifts count them in."""

    first: tuple[int, ...]
    second: tuple[int, ...]
    by_number: bool

    @property
    def smaller(self) -> tuple[int, ...]:
        """The smaller part; the first of two equal ones."""
        return self.first if len(self.first) <= len(self.second) else self.second

    @property
    def larger(self) -> tuple[int, ...]:
        """The other part."""
        return self.second if len(self.first) <= len(self.second) else self.first


class Halves(NamedTuple):
    """How a bracket is paired: the split, the two shifts (out of the smaller part, then out of the larger), and the
    pairs (member of S1, member of T2) in the order of S1."""

    split: Split
    out_of_smaller: tuple[int, ...]
    out_of_larger: tuple[int, ...]
    pairs: tuple[tuple[int, int], ...]


def pair_bracket(field: Field, bracket: int) -> Halves:
    """Pair everybody of the set ``bracket``, which can be paired."""
    parts = split(field, bracket)
    smaller, larger = parts.smaller, parts.larger
    spare = (len(larger) - len(smaller)) // 2
    shifts: tuple[tuple[int, ...], tuple[int, ...]] = (), tuple(middle_first(larger)[:spare])
    pairs = _facing(field, parts, *shifts)
    if not pairs:
        shifts = _first_shifts(field, smaller, larger)
        pairs = _facing(field, parts, *shifts)
    if bracket and not pairs:
        raise AssertionError("a bracket that can be paired was not")
    return Halves(parts, *shifts, pairs)


def split(field: Field, bracket: int) -> Split:
    """G1 and G2. Where nobody has played, also in a later round, half of them by number."""
    average, place = field.figures.averages, field.places
    players = sorted(members(bracket), key=place.__getitem__)
    if not bracket & field.played:
        half = len(players) // 2
        return Split(tuple(players[:half]), tuple(players[half:]), True)
    white = [player for player in players if field.white >> player & 1]
    white.sort(key=lambda player: (average[player], place[player]))
    return Split(tuple(white), tuple([player for player in players if not field.white >> player & 1]), False)


def middle_first(players: Sequence[int]) -> list[int]:
    """The order of shifters (article 4.3): from the middle outwards; of two in the middle the higher one.

    >>> "".join("ABCDEFG"[place] for place in middle_first(range(7)))
    'DCEBFAG'
    """
    rest = list(players)
    return [rest.pop((len(rest) - 1) // 2) for _ in players]


def _first_shifts(
    field: Field, smaller: Sequence[int], larger: Sequence[int]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The first sets of shifters that let as few pairs as possible stay inside one part (C7).

    In the best pairings every pair inside a part has exactly one shifted member, so the first set takes the first
    member of each. Such a set comes first if its members, as bits with the first on top, make the largest number.
    """
    vertices = [*middle_first(smaller), *middle_first(larger)]
    size, own = len(vertices), len(smaller)
    inside = 1 << size
    base = inside * (size + 2)
    weights = [[0] * size for _ in vertices]
    for vertex, one in enumerate(vertices):
        legal = field.rows[one]
        for other in range(vertex + 1, size):
            if legal >> vertices[other] & 1:
                same = (vertex < own) == (other < own)
                weight = base - inside + (1 << size - 1 - vertex) if same else base
                weights[vertex][other] = weights[other][vertex] = weight
    mates = heaviest_matching(weights)
    shifted = [vertex for vertex, mate in enumerate(mates) if vertex < mate and (vertex < own) == (mate < own)]
    return (
        tuple([vertices[vertex] for vertex in shifted if vertex < own]),
        tuple([vertices[vertex] for vertex in shifted if vertex >= own]),
    )


def _facing(
    field: Field, parts: Split, out_of_smaller: Sequence[int], out_of_larger: Sequence[int]
) -> tuple[tuple[int, int], ...]:
    """S1 against the first transposition of G2 that can be paired, after the shifts; empty if there is none."""
    moved = {*out_of_smaller, *out_of_larger}
    first = [player for player in parts.first if player not in moved]
    second = [player for player in parts.second if player not in moved]
    first_is_smaller = parts.smaller is parts.first
    first += out_of_larger if first_is_smaller else out_of_smaller
    second += out_of_smaller if first_is_smaller else out_of_larger
    average, place = field.figures.averages, field.places
    first.sort(key=lambda player: (average[player], place[player]))
    second.sort(key=place.__getitem__)
    column = {player: index for index, player in enumerate(second)}
    everybody = set_of(second)
    rows = [set_of(column[other] for other in members(field.rows[player] & everybody)) for player in first]
    chosen = first_matching(rows, (1 << len(second)) - 1)
    return tuple([(player, second[index]) for player, index in zip(first, chosen, strict=False)])
