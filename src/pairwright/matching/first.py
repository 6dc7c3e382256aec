"""The lexicographically first perfect matching of a bipartite graph."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.matching.bits import members


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
    The path is a shortest one, over the last columns first: their owners are the last rows, where a change hurts
    least.
    """
    came_from: dict[int, int] = {}
    hit = rows[start] & goal
    row = start
    reached = [start]
    queue = iter(reached)
    while not hit:
        row = next(queue, -1)
        if row < 0:
            return -1, came_from, unseen
        open_ = rows[row] & unseen
        unseen ^= open_
        while open_:
            column = open_.bit_length() - 1
            open_ ^= 1 << column
            came_from[column] = row
            following = owner[column]
            reached.append(following)
            hit = rows[following] & goal
            if hit:
                row = following
                break
    end = (hit & -hit).bit_length() - 1
    came_from[end] = row
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

    A better column can be had if its owner reaches the column given up. If he does not, the columns he reaches
    form a closed set: no exchange ever crosses its border again. So columns are kept in blocks, one at the start,
    and only columns of the same block are tried.
    """
    unfixed = columns
    blocks = [columns]
    block_of: dict[int, int] = {}
    for row, accepted in enumerate(rows):
        current = chosen[row]
        unfixed ^= 1 << current
        better = accepted & unfixed & ((1 << current) - 1) & blocks[block_of.get(current, 0)]
        while better:
            low = better & -better
            column = low.bit_length() - 1
            loser = owner[column]
            end, came_from, unseen = _alternate(rows, owner, loser, unfixed ^ low, 1 << current)
            if end >= 0:
                _shift(loser, end, came_from, chosen, owner)
                chosen[row] = column
                owner[column] = row
                unfixed ^= 1 << current | low
                break
            better &= unseen
            home = block_of.get(current, 0)
            closed = blocks[home] & unfixed & ~unseen
            blocks[home] ^= closed
            for member in members(closed):
                block_of[member] = len(blocks)
            blocks.append(closed)
