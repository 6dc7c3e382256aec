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
        end, came_from, _ = _alternate(rows, owner, row, columns & ~free, free)
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
        end, came_from, _ = _alternate(rows, owner, row, columns & ~free, free)
        if end >= 0:
            matched += 1
            free ^= 1 << end
            _shift(row, end, came_from, chosen, owner)
    return matched


def _alternate(
    rows: Sequence[int], owner: dict[int, int], start: int, unseen: int, goal: int
) -> tuple[int, dict[int, int], int]:
    """A path from row ``start`` over columns and their owners to a column of ``goal``.

    Returns that column (-1: there is none), the row each column was reached from, and the columns not looked at.
    The search goes deep first, over the last columns (their owners are the last rows, which hurts least), and
    looks at the goal before anything else.
    """
    came_from: dict[int, int] = {}
    trail = [start]
    hit = rows[start] & goal
    while not hit:
        row = trail[-1]
        open_ = rows[row] & unseen
        if not open_:
            trail.pop()
            if not trail:
                return -1, came_from, unseen
            continue
        column = open_.bit_length() - 1
        unseen ^= 1 << column
        came_from[column] = row
        row = owner[column]
        trail.append(row)
        hit = rows[row] & goal
    end = (hit & -hit).bit_length() - 1
    came_from[end] = trail[-1]
    return end, came_from, unseen


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
    """Make a perfect matching the first one: fix each row in turn at the best column it can have.

    A better column can be had if its owner reaches the column given up. If he does not, nobody he can reach does:
    their columns need not be tried.
    """
    unfixed = columns
    for row, accepted in enumerate(rows):
        current = chosen[row]
        unfixed ^= 1 << current
        better = accepted & unfixed & ((1 << current) - 1)
        unseen = unfixed
        while better:
            low = better & -better
            column = low.bit_length() - 1
            loser = owner[column]
            end, came_from, unseen = _alternate(rows, owner, loser, unseen & ~low, 1 << current)
            if end >= 0:
                _shift(loser, end, came_from, chosen, owner)
                chosen[row] = column
                owner[column] = row
                unfixed ^= 1 << current | low
                break
            better &= unseen
