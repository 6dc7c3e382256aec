"""The Berger tables, for any number of players, in closed form.

``size`` is even: the number of players, rounded up; with an odd number nobody has the last one. Rounds are 1 to
``size`` - 1. With m = ``size`` - 1, i and j below ``size`` meet in the round r with i + j = r + 1 (modulo m), and i
meets ``size`` where 2i = r + 1 (modulo m).
"""

from __future__ import annotations

from pairwright.handbook.round_robin import ROUND_ROBIN

OPPONENT_OF_LAST = ROUND_ROBIN["A1.4"]
OTHER_BOARDS = ROUND_ROBIN["A1.5"]
IMPLEMENTS = (OPPONENT_OF_LAST, OTHER_BOARDS, ROUND_ROBIN["A1.6"])

Pairs = tuple[tuple[int, int], ...]
"""(White, Black), in the order of the boards."""


def even_size(players: int) -> int:
    """The size of the table for so many players."""
    return players + players % 2


def berger_round(size: int, round: int) -> Pairs:
    """A round of the table, the game of the last number first (article A1.6)."""
    cycle = size - 1
    if cycle < 1:
        return ()
    middle = (round - 1) * (size // 2) % cycle
    first = (middle + 1, size) if round % 2 else (size, middle + 1)
    others = [((middle + step) % cycle + 1, (middle - step) % cycle + 1) for step in range(1, size // 2)]
    return (first, *others)


def round_of(size: int, one: int, other: int) -> int:
    """The round in which two different numbers meet."""
    cycle = size - 1
    total = 2 * min(one, other) if size in (one, other) else one + other
    return (total - 2) % cycle + 1


def has_white(size: int, one: int, other: int) -> bool:
    """Whether ``one`` has White against ``other``: of two numbers below the last the lower one if their sum is odd, the
    higher one if it is even; against the last those of the first half."""
    if size in (one, other):
        return (min(one, other) <= size // 2) == (one < other)
    return (one < other) == bool((one + other) % 2)
