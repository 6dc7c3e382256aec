"""The definition itself, by plain enumeration: every set of upfloaters, every pairing of a bracket. For small fields.

It shares the field (who may meet whom, who floated, which pairs count) with the engine, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from pairwright.pairing.drawn.field import DrawnField
from pairwright.pairing.plain_enumeration import can_be_paired, pairings, who_has_the_bye

Pairing = tuple[tuple[int, int], ...]
"""(top, bottom), the tops by number."""


def pair_slowly(field: DrawnField) -> tuple[int, tuple[tuple[tuple[int, ...], Pairing], ...]]:
    """The bye (-1: none) and, bracket by bracket, the upfloaters and the pairs. Raises :class:`NoLegalPairing`."""
    everybody = list(range(field.size))
    bye = who_has_the_bye(field.state, field.rows, field.places)  # article 3.4
    open_ = [player for player in everybody if player != bye]
    brackets = []
    while open_:
        residents, lower = _top_group(field, open_)
        rising = _upfloaters(field, residents, lower)
        brackets.append((rising, _bracket(field, [*residents, *rising])))
        open_ = [player for player in lower if player not in rising]
    return bye, tuple(brackets)


def _top_group(field: DrawnField, players: Sequence[int]) -> tuple[list[int], list[int]]:
    best = max((field.state.scores[player] for player in players), default=0)
    return (
        [player for player in players if field.state.scores[player] == best],
        [player for player in players if field.state.scores[player] != best],
    )


def _upfloaters(field: DrawnField, residents: list[int], lower: list[int]) -> tuple[int, ...]:
    """Article 3.5: of the fewest (C4), with the highest scores compared ascending (C5), those that serve C6, with the
    fewest former floaters (C7); then the first."""
    for count in range(len(residents) % 2, len(lower) + 1, 2):
        legal = [
            rising
            for rising in combinations(lower, count)
            if can_be_paired(field.rows, [*residents, *rising])
            and can_be_paired(field.rows, [player for player in lower if player not in rising])
        ]
        if legal:
            return min(legal, key=lambda rising: _merit(field, lower, rising))
    raise AssertionError("everybody was to be pairable")


def _merit(field: DrawnField, lower: list[int], rising: tuple[int, ...]) -> tuple[object, ...]:
    order = sorted(rising, key=lambda player: (-field.state.scores[player], field.places[player]))
    scores = [-field.state.scores[player] for player in reversed(order)]
    places = [field.places[player] for player in order]
    left_over = _left_over(field, lower, rising)
    if field.graded:
        return scores, left_over, places
    return scores, left_over > 1, sum(field.floated >> player & 1 for player in rising), places


def _left_over(field: DrawnField, lower: list[int], rising: tuple[int, ...]) -> int:
    """C6: how many what is left of the following scoregroup has to take up; it is served if that is nobody, or one if
    its number is odd."""
    group, rest = _top_group(field, lower)
    left = [player for player in group if player not in rising]
    rest = [player for player in rest if player not in rising]
    return next(
        count
        for count in range(len(left) % 2, len(rest) + 1, 2)
        for more in combinations(rest, count)
        if can_be_paired(field.rows, [*left, *more])
        and can_be_paired(field.rows, [player for player in rest if player not in more])
    )


def _bracket(field: DrawnField, bracket: list[int]) -> Pairing:
    """Article 3.6: the criteria from C8 on, then the first identifier."""
    place = field.places

    def key(made: Pairing) -> tuple[list[int], list[int], list[int]]:
        counts = [sum(dear[one] >> other & 1 for one, other in made) for dear in field.dear]
        return counts, [place[top] for top, _ in made], [place[bottom] for _, bottom in made]

    return min(pairings(field.rows, sorted(bracket, key=place.__getitem__)), key=key)
