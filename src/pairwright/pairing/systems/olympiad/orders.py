"""The orders in which pairings of a group are tried (articles 39 to 41, 49, 50, 52 and 55).

A group is a list, the team that is paired first at its head: the highest from the top down to the median, the lowest
below it, which is all that "mirrored" means. Every order takes the first team that is still free and tries its
opponents one after the other; then the same with the teams that are left. In an odd group "to float" is the last option
of all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from pairwright.handbook.olympiad import OLYMPIAD_2007

IMPLEMENTS = tuple(OLYMPIAD_2007[number] for number in ("36", "37", "38", "39", "40", "41", "49", "50", "51", "52"))

Order = Callable[[Sequence[int]], Iterator[int]]
"""Of the free teams, in their order: the opponents of the first, in the order they are tried."""


def half_against_half(free: Sequence[int]) -> Iterator[int]:
    """Rounds 1 to 3: of 2N teams the first meets N+1, N+2, ... 2N, then N, N-1, ... 2."""
    half = len(free) // 2
    yield from free[half:]
    yield from reversed(free[1:half])


def top_against_bottom(free: Sequence[int]) -> Iterator[int]:
    """Rounds 4 to 11: the first meets the last, then the last but one, and so on."""
    yield from reversed(free[1:])


def lines(size: int) -> int:
    """So many lines the order has for a group of this size: 15 for six teams, and for five with a floater."""
    return _odd_product(size + size % 2)


def line_of(choices: Sequence[int], size: int) -> int:
    """Which line a pairing is, from 1: ``choices`` are the places, from 0, of what each first team took among its
    options, floating being the last."""
    seats = size + size % 2
    line = 1
    for place in choices:
        line += place * _odd_product(seats - 2)
        seats -= 2
    return line


def _odd_product(seats: int) -> int:
    """(n - 1)(n - 3) ... 1: how many ways there are to pair an even number."""
    product = 1
    for factor in range(3, seats, 2):
        product *= factor
    return product
