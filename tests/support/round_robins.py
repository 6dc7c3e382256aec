"""Round robins drawn as tables: row 2, column 5 is what player 2 made against player 5 (``1``, ``=``, ``0``)."""

from __future__ import annotations

from pairwright.model.tournament import Tournament
from tests.support.crosstables import crosstable


def round_robin(table: str) -> Tournament:
    """The tournament of this table, one row a player, ``x`` on the diagonal. Who is free has a zero-point bye.

    ``+`` and ``-`` are forfeits.
    """
    rows = [line.strip() for line in table.strip().splitlines()]
    size = len(rows) + len(rows) % 2
    circle = list(range(size))
    lines = [f"{number}:" for number in range(1, len(rows) + 1)]
    for _ in range(size - 1):
        for white, black in zip(circle[: size // 2], reversed(circle[size // 2 :]), strict=True):
            if max(white, black) >= len(rows):
                lines[min(white, black)] += " Z"
                continue
            lines[white] += f" {black + 1}w{rows[white][black]}"
            lines[black] += f" {white + 1}b{rows[black][white]}"
        circle.insert(1, circle.pop())
    return crosstable("\n".join(lines))
