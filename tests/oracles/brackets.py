"""A knockout on paper: a row of places, folded in the middle until as many are left as there are places to decide."""

from __future__ import annotations

from collections.abc import Callable

Row = list[int]
"""Pairing numbers by place; 0 for an imaginary player."""


def first_row(order: tuple[int, ...], places: int) -> Row:
    """The players, filled up with imaginary ones to ``places`` times a power of two."""
    size = places
    while size < len(order):
        size += size
    return [*order, *[0] * (size - len(order))]


def pairs_of(row: Row) -> list[tuple[int, int]]:
    """First against last; whoever meets an imaginary player is free."""
    return [(row[at], row[-1 - at]) for at in range(len(row) // 2) if row[-1 - at]]


def folded(row: Row, wins: Callable[[int, int], int]) -> Row:
    """The row of the next stage: the winner has the better place of the two."""
    half = len(row) // 2
    return [wins(row[at], row[-1 - at]) if row[-1 - at] else row[at] for at in range(half)]
