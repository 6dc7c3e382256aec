"""A bracket in vertices of its own: residents first, then the moved-down players."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.lean import NamedTuple
from pairwright.matching.bits import members
from pairwright.matching.complete import is_perfect, maximum, perfect
from pairwright.pairing.systems.dutch.completion import Completion


class Bracket:
    """Vertices ``0 .. residents - 1`` are the scoregroup, the next ones the moved-down players (MDPs), best first.

    ``positions`` translates back. Two MDPs never meet here: had that been possible, the bracket above would have
    made one more pair.
    """

    __slots__ = ("_rows", "completion", "high", "home", "index", "low", "moved_down", "positions", "residents", "size")

    def __init__(self, completion: Completion, index: int, moved_down: Sequence[int]) -> None:
        self.completion = completion
        self.index = index
        self.low, self.high = completion.groups[index]
        self.residents = self.high - self.low
        self.moved_down = moved_down
        self.size = self.residents + len(moved_down)
        self.home = (1 << self.residents) - 1
        self.positions: Sequence[int] = (
            [*range(self.low, self.high), *moved_down] if moved_down else range(self.low, self.high)
        )
        self._rows: list[int] = []

    def local(self, players: int) -> int:
        """A set of positions as a set of vertices."""
        mask = players >> self.low & self.home
        vertex = self.residents
        for position in self.moved_down:
            if players >> position & 1:
                mask |= 1 << vertex
            vertex += 1
        return mask

    def row(self, vertex: int) -> int:
        """The residents whom the vertex may meet."""
        return self.completion.legal[self.positions[vertex]] >> self.low & self.home

    @property
    def rows(self) -> list[int]:
        """Whom each vertex may meet, both ways."""
        if not self._rows:
            low, home = self.low, self.home
            legal = self.completion.legal
            self._rows = [legal[position] >> low & home for position in self.positions]
            join_upwards(self._rows, self.residents)
        return self._rows

    def with_leftovers(self, rows: list[int], floaters: int, leftovers: int = 1) -> list[int]:
        """The rows with one vertex more per leftover, joined to the vertices that may be left over."""
        extended = list(rows)
        dummies = ((1 << leftovers) - 1) << len(rows)
        for vertex in members(floaters):
            extended[vertex] |= dummies
        extended.extend([floaters] * leftovers)
        return extended

    def can_leave_one_of(self, floaters: int) -> bool:
        """Can all but one of these be paired inside the bracket?"""
        if not floaters:
            return False
        return is_perfect(self.with_leftovers(self.rows, floaters), (2 << self.size) - 1)

    def can_pair_all(self) -> bool:
        """Can everybody be paired inside the bracket?"""
        return bool(perfect(self.rows, (1 << self.size) - 1))

    def fewest_left(self) -> int:
        """How many a pairing of this bracket leaves over at least, whatever becomes of them."""
        return maximum(self.rows, (1 << self.size) - 1)[1].bit_count()

    def has_no_pair(self) -> bool:
        """Nobody here may meet anybody here."""
        return not any(self.row(vertex) for vertex in range(self.size - 1, -1, -1))


class Candidate(NamedTuple):
    """A pairing of a bracket in vertices; ``attained`` is False where a search found none of the kind it wants."""

    pairs: list[tuple[int, int]]
    left: list[int]
    attained: bool = True


MISSED = Candidate([], [], False)


def join_upwards(rows: list[int], residents: int) -> None:
    """Enter the moved-down players' rows in the residents' rows too."""
    for vertex in range(residents, len(rows)):
        bit = 1 << vertex
        for other in members(rows[vertex]):
            rows[other] |= bit
