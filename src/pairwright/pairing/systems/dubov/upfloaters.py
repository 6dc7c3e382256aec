"""Who is taken up into a bracket (articles 3.2.1, 3.2.2): C4 to C10, then the order of article 4.2.

One matching decides it: the costs of a pair are the criteria as digits of one int, most important first, and the last
digits say which set comes first. First only the next scoregroup is looked at; an optimum of that narrower problem that
leaves the rest a pairing is the optimum.
"""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.handbook.dubov import DUBOV_2026
from pairwright.lean import NamedTuple
from pairwright.matching.bits import members, set_of, span
from pairwright.matching.complete import is_perfect, maximum
from pairwright.matching.heaviest import heaviest_matching
from pairwright.matching.mixed_radix import places
from pairwright.pairing.systems.dubov.field import Field

IMPLEMENTS = tuple(
    DUBOV_2026[number]
    for number in ("1.3", "1.9", "3.2.1", "3.2.2", "4.1", "4.2", "C4", "C5", "C6", "C7", "C8", "C9", "C10")
)


def choose_upfloaters(field: Field, residents: int, below: int) -> list[int]:
    """Positions of the first set of upfloaters that serves the bracket best, by rank.

    ``residents`` and ``below`` (everybody with a lower score who is still unpaired) can be paired completely together.
    """
    rows = field.rows
    fewest = maximum(rows, residents)[1].bit_count()
    if not fewest and is_perfect(rows, below):
        return []
    if fewest == 1:
        single = _first_single(field, residents, below)
        if single:
            return single
    if fewest:
        found = _cheapest(field, residents, _next_group(field, below), ())
        if len(found) == fewest and is_perfect(rows, below & ~set_of(found)):
            return found
    return _cheapest(field, residents, below, list(members(below)))


def _next_group(field: Field, below: int) -> int:
    return next((below & span(low, high) for low, high in field.groups if below & span(low, high)), 0)


def _first_single(field: Field, residents: int, below: int) -> list[int]:
    """The one upfloater an odd number of residents needs, if he comes from the next group and colours can be at their
    bound with him; nobody if that is not so.

    Of an even number of players, d more of whom seek one colour, at least d/2 pairs deny a preference, and no more do
    exactly if no two of the others meet. The best conceivable upfloater is one of these others, if the next group has
    one. So who comes first by C8 to C10 and the order, and passes, is the one.
    """
    white = (residents & field.white).bit_count()
    majority_is_white = 2 * white > residents.bit_count()
    majority = field.white if majority_is_white else ~field.white
    rows = [row if majority >> one & 1 else row & majority for one, row in enumerate(field.rows)]
    figures, judged = field.figures, field.judges_floats

    def cost(one: int) -> tuple[int, ...]:
        if not judged:
            return (one,)
        upfloats = figures.upfloats[one] if field.maximum >> one & 1 else 0
        return (int(upfloats > 0), upfloats, int(figures.just_upfloated[one]), one)

    following = _next_group(field, below)
    for one in sorted(members(following & ~majority or following), key=cost):
        bit = 1 << one
        if is_perfect(rows, residents | bit) and is_perfect(field.rows, below ^ bit):
            return [one]
    return []


class _Digits(NamedTuple):
    """Bit offsets of the criteria in the cost of a pair."""

    rising: int
    score: dict[int, int]
    clash: int
    maximum: int
    upfloats: int
    running: int
    width: int


def _digits(field: Field, lower: Sequence[int], pairs: int) -> _Digits:
    """Digits for C5, C6 (the lowest score first), C7, C8, C9, C10."""
    scores = [field.state.scores[position] for position in lower]
    levels = sorted(set(scores))
    count = len(lower)
    ceilings = [count, *(scores.count(level) for level in levels), pairs, count, sum(field.figures.upfloats), count]
    offsets, width = places(ceilings)
    by_level = dict(zip(levels, offsets[1:], strict=False))
    clash, most, upfloats, running = offsets[-4:]
    return _Digits(offsets[0], by_level, clash, most, upfloats, running, width)


def _cheapest(field: Field, residents: int, lower: int, free: Sequence[int]) -> list[int]:
    """The upfloaters of the cheapest matching that pairs all residents; those of ``free`` have to be paired too, among
    themselves at no cost."""
    upper, others = list(members(residents)), list(members(lower))
    vertices = upper + others
    digits = _digits(field, others, len(upper))
    last = len(others)
    base = 1 << digits.width + last
    own = len(upper)
    rows = field.rows
    white = field.white
    taking = [_price(field, position, digits) << last for position in others]
    weights = [[0] * len(vertices) for _ in vertices]
    covers_both = base if free else 2 * base
    clash = 1 << digits.clash + last
    for vertex, one in enumerate(upper):
        row, legal, colour = weights[vertex], rows[one], white >> one & 1
        for other in range(vertex + 1, own):
            if legal >> vertices[other] & 1:
                row[other] = covers_both - (clash if white >> vertices[other] & 1 == colour else 0)
                weights[other][vertex] = row[other]
        for place, two in enumerate(others):
            if legal >> two & 1:
                cost = taking[place] + (clash if white >> two & 1 == colour else 0)
                row[own + place] = base - cost + (1 << last - 1 - place)
                weights[own + place][vertex] = row[own + place]
    if free:
        _let_meet(rows, weights, vertices, own, base)
    mates = heaviest_matching(weights)
    return [vertices[mate] for mate in sorted(mates[:own]) if mate >= own]


def _let_meet(rows: Sequence[int], weights: list[list[int]], vertices: Sequence[int], own: int, weight: int) -> None:
    """Pairs below the bracket."""
    for vertex in range(own, len(vertices)):
        legal = rows[vertices[vertex]]
        for other in range(vertex + 1, len(vertices)):
            if legal >> vertices[other] & 1:
                weights[vertex][other] = weights[other][vertex] = weight


def _price(field: Field, position: int, digits: _Digits) -> int:
    """What it costs to take a player up, colours aside."""
    cost = (1 << digits.rising) + (1 << digits.score[field.state.scores[position]])
    if field.judges_floats:
        if field.maximum >> position & 1:
            cost += (1 << digits.maximum) + (field.figures.upfloats[position] << digits.upfloats)
        if field.figures.just_upfloated[position]:
            cost += 1 << digits.running
    return cost
