"""The definition itself, by plain enumeration: every set of upfloaters, every pairing of a bracket, every set of
shifters and every transposition in the order of article 4. For brackets of up to about eight players.

It shares the field (figures, preferences, who may meet whom) with the engine, and nothing else.
"""

from __future__ import annotations

from itertools import combinations, permutations

from pairwright.pairing.plain_enumeration import can_be_paired, pairings, who_has_the_bye
from pairwright.pairing.systems.dubov.field import Field

Pair = tuple[int, int]
Pairing = tuple[Pair, ...]
"""(higher, lower), sorted."""


def pair_slowly(field: Field) -> tuple[int, tuple[tuple[tuple[int, ...], Pairing], ...]]:
    """The bye (-1: none) and, bracket by bracket, the upfloaters and the pairs (S1, T2) in the order of S1.

    Raises :class:`NoLegalPairing`.
    """
    everybody = tuple(range(field.size))
    bye = who_has_the_bye(field.state, field.rows, field.places)  # article 3.1
    open_ = [player for player in everybody if player != bye]
    brackets = []
    for low, high in field.groups:
        residents = [player for player in open_ if low <= player < high]
        if residents:
            upfloaters = _upfloaters(field, residents, [player for player in open_ if player >= high])
            pairs = _bracket(field, sorted((*residents, *upfloaters)))
            brackets.append((upfloaters, pairs))
            open_ = [player for player in open_ if player not in residents and player not in upfloaters]
    return bye, tuple(brackets)


def _upfloaters(field: Field, residents: list[int], lower: list[int]) -> tuple[int, ...]:
    """Articles 3.2.1 and 3.2.2: the first set, in the order of 4.2, of the least C5 to C10. ``lower`` is so ordered."""
    for count in range(len(residents) % 2, len(lower) + 1, 2):
        best: tuple[object, ...] = ()
        found: tuple[int, ...] = ()
        for rising in combinations(lower, count):
            if not can_be_paired(field.rows, [player for player in lower if player not in rising]):
                continue
            inside = list(pairings(field.rows, sorted((*residents, *rising))))
            if inside:
                cost = _cost(field, residents[0], rising, inside)
                if not best or cost < best:
                    best, found = cost, rising
        if best:
            return found
    raise AssertionError("everybody was to be pairable")


def _cost(field: Field, resident: int, rising: tuple[int, ...], inside: list[Pairing]) -> tuple[object, ...]:
    """C6 to C10 of a set, with the best of its pairings."""
    scores, figures = field.state.scores, field.figures
    differences = sorted((scores[resident] - scores[player] for player in rising), reverse=True)
    clashes = min(sum((field.white >> one & 1) == (field.white >> other & 1) for one, other in made) for made in inside)
    if not field.judges_floats:
        return differences, clashes
    maximum = [player for player in rising if field.maximum >> player & 1]
    return (
        differences,
        clashes,
        len(maximum),
        sum(figures.upfloats[player] for player in maximum),
        sum(figures.just_upfloated[player] for player in rising),
    )


def _bracket(field: Field, bracket: list[int]) -> Pairing:
    """Articles 3.2.3 to 3.2.6."""
    first, second, side = _parts(field, bracket)
    smaller, larger = (first, second) if len(first) <= len(second) else (second, first)
    inside = [
        [(one, other) for one, other in made if side[one] == side[other]] for made in pairings(field.rows, bracket)
    ]
    fewest = min(map(len, inside))
    moving = min(sum(one in smaller for one, _ in made) for made in inside if len(made) == fewest)
    back = (len(larger) + moving - (len(smaller) - moving)) // 2
    for out in _sets(smaller, moving):
        for returning in _sets(larger, back):
            stay_small = [player for player in smaller if player not in out] + list(returning)
            stay_large = [player for player in larger if player not in returning] + list(out)
            white, black = (stay_small, stay_large) if smaller is first else (stay_large, stay_small)
            found = _transposed(field, white, black, side, fewest)
            if found:
                return found
    raise AssertionError("some shift was to be possible")


def _parts(field: Field, bracket: list[int]) -> tuple[list[int], list[int], dict[int, int]]:
    average, place = field.figures.averages, field.places
    if not any(field.state.games[player] for player in bracket):
        by_number = sorted(bracket, key=lambda player: place[player])
        first, second = by_number[: len(bracket) // 2], by_number[len(bracket) // 2 :]
    else:
        first = sorted(
            (player for player in bracket if field.state.due[player] == 0), key=lambda p: (average[p], place[p])
        )
        second = sorted((player for player in bracket if field.state.due[player] != 0), key=lambda p: place[p])
    return first, second, {player: int(player in second) for player in bracket}


def _sets(part: list[int], count: int) -> list[tuple[int, ...]]:
    """All sets of so many shifters, in the order of 4.3."""
    rest = list(part)
    number: dict[int, int] = {}
    while rest:
        number[rest.pop((len(rest) - 1) // 2)] = len(number)
    return sorted(combinations(part, count), key=lambda chosen: sorted(number[player] for player in chosen))


def _transposed(field: Field, white: list[int], black: list[int], side: dict[int, int], fewest: int) -> Pairing:
    """S1 against the first legal transposition, if some legal one makes as few pairs inside a part as can be."""
    average, place = field.figures.averages, field.places
    upper = sorted(white, key=lambda player: (average[player], place[player]))
    legal = [
        tuple(zip(upper, order, strict=True))
        for order in permutations(sorted(black, key=lambda player: place[player]))
        if all(field.rows[one] >> other & 1 for one, other in zip(upper, order, strict=True))
    ]
    if any(sum(side[one] == side[other] for one, other in made) == fewest for made in legal):
        return legal[0]
    return ()
