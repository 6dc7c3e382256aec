"""The lexicographically first perfect matching of a bipartite graph."""

from __future__ import annotations

from collections.abc import Sequence


def first_matching(rows: Sequence[int], columns: int) -> list[int]:
    """Give each row, in order, the lowest column it can have; the columns by row.

    ``rows[i]`` is the set of columns that row ``i`` accepts, ``columns`` the set of all columns, as many as there
    are rows. The result is the perfect matching whose list of columns is lexicographically smallest; empty if
    there is no perfect matching.

    Taking the first free column is right until a row finds none; then an alternating path makes room, and a
    second pass moves each row back to the best column that leaves the later rows a matching.
    """
    free = columns
    chosen: list[int] = []
    owner: dict[int, int] = {}
    tidy = True
    for row, accepted in enumerate(rows):
        open_ = accepted & free
        if open_:
            low = open_ & -open_
            free ^= low
            column = low.bit_length() - 1
            chosen.append(column)
            owner[column] = row
            continue
        tidy = False
        chosen.append(-1)
        end, came_from = _alternate(rows, owner, row, columns, free)
        if end < 0:
            return []
        free ^= 1 << end
        _shift(row, end, came_from, chosen, owner)
    if not tidy:
        _repair(rows, columns, chosen, owner)
    return chosen


def largest_matching(rows: Sequence[int], columns: int) -> int:
    """How many rows can have a column of their own."""
    free = columns
    chosen = [-1] * len(rows)
    owner: dict[int, int] = {}
    matched = 0
    for row in range(len(rows)):
        end, came_from = _alternate(rows, owner, row, columns, free)
        if end >= 0:
            matched += 1
            free ^= 1 << end
            _shift(row, end, came_from, chosen, owner)
    return matched


def _alternate(
    rows: Sequence[int], owner: dict[int, int], start: int, unseen: int, goal: int
) -> tuple[int, dict[int, int]]:
    """A path from row ``start`` over columns and their owners to a column of ``goal``.

    Returns that column (-1: there is none) and the row each column was reached from.
    """
    came_from: dict[int, int] = {}
    stack = [start]
    while stack:
        row = stack.pop()
        seen = rows[row] & unseen
        hit = seen & goal
        if hit:
            end = (hit & -hit).bit_length() - 1
            came_from[end] = row
            return end, came_from
        unseen ^= seen
        while seen:
            low = seen & -seen
            seen ^= low
            column = low.bit_length() - 1
            came_from[column] = row
            stack.append(owner[column])
    return -1, came_from


def _shift(start: int, end: int, came_from: dict[int, int], chosen: list[int], owner: dict[int, int]) -> None:
    """Move every row on the path to ``end`` one column on."""
    column = end
    while True:
        row = came_from[column]
        former = chosen[row]
        chosen[row] = column
        owner[column] = row
        if row == start:
            return
        column = former


def _repair(rows: Sequence[int], columns: int, chosen: list[int], owner: dict[int, int]) -> None:
    """Make a perfect matching the first one: fix each row in turn at the best column it can have."""
    unfixed = columns
    for row, accepted in enumerate(rows):
        current = chosen[row]
        better = accepted & unfixed & ((1 << current) - 1)
        while better:
            low = better & -better
            better ^= low
            column = low.bit_length() - 1
            loser = owner[column]
            end, came_from = _alternate(rows, owner, loser, unfixed ^ low, 1 << current)
            if end >= 0:
                _shift(loser, end, came_from, chosen, owner)
                chosen[row] = column
                owner[column] = row
                break
        unfixed ^= 1 << chosen[row]
