"""How many of a group have to be paired outside it, and whose coming or going makes them fewer (6.3, 7.1, 7.2).

Somebody from outside makes them one fewer exactly if a pairing of everybody, with as few of the group outside as there
must be, has him beside one of the group; one of the group does so by going exactly if such a pairing has him outside.
Whoever makes them no fewer never does so later either, while others come in, or go: what is found once is kept.
"""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.matching.bits import members
from pairwright.matching.complete import augment, is_perfect, maximum, perfect
from pairwright.matching.heaviest import heaviest_matching


class Leaving:
    """A group (a set) among all who are still unpaired, ``open_``; ``count`` have to be paired outside it at least.

    Bit ``j`` of ``rows[i]`` says that ``i`` and ``j`` may meet; everybody of ``open_`` can be paired.
    """

    def __init__(self, rows: Sequence[int], group: int, open_: int) -> None:
        self.group = group
        self.count = 0
        self._rows, self._open = rows, open_
        self._mates: dict[int, int] = {}
        self._no_help = 0
        if not self._pairs_itself(group):
            self._mates = self._plainly(group) or self._matching(-1, 0)
            self.count = self._outside(self._mates, group)

    def fewer_with(self, player: int) -> bool:
        """Have fewer to leave with this player of another group in it?"""
        if self.count == 1:
            return self._pairs_itself(self.group | 1 << player)
        outside = self._open & ~self.group
        hopeless = 0 if self._rows[player] & self._in_need() else 1 << player
        return self._helps(player, outside, hopeless)

    def fewer_without(self, player: int) -> bool:
        """Have fewer to leave without this player of the group?"""
        if self.count == 1:
            return self._pairs_itself(self.group & ~(1 << player))
        return self._helps(player, self.group, self.group & ~self._in_need())

    def change(self, player: int) -> None:
        """He comes in, or goes, who makes them one fewer."""
        self.group ^= 1 << player
        self.count -= 1

    def _crosses(self, player: int) -> bool:
        """Does the pairing at hand have him beside somebody on the other side?"""
        return (self.group >> player ^ self.group >> self._mates[player]) & 1 == 1

    def _in_need(self) -> int:
        """Of the group, who can be left over by a largest pairing of it; all of it if more have to leave than that."""
        mates, over = maximum(self._rows, self.group)
        if over.bit_count() < self.count:
            return self.group
        in_need = over
        for one in members(over):
            in_need |= augment(one, self._rows, self.group, mates, over ^ 1 << one)
        return in_need

    def _helps(self, player: int, side: int, hopeless: int) -> bool:
        """Whether he is across in a pairing with as few across as can be; others of his side who never are, are kept
        with those who do not help."""
        self._no_help |= hopeless
        if self._no_help >> player & 1:
            return False
        if not self._crosses(player):
            unknown = side & ~self._no_help
            plainly = self._plainly(self.group ^ 1 << player)
            fewer = bool(plainly) and self._outside(plainly, self.group ^ 1 << player) < self.count
            self._mates = plainly if fewer else self._matching(player, unknown)
            if not self._crosses(player):
                others = any(self._crosses(one) for one in members(unknown))
                self._no_help |= 1 << player if others else unknown
        return not self._no_help >> player & 1

    def _plainly(self, group: int) -> dict[int, int]:
        """Everybody paired, as many of the group as can be inside it, if those whom one such pairing of it leaves
        over can be paired outside; else empty."""
        mates, over = maximum(self._rows, group)
        outside = perfect(self._rows, over | self._open & ~group)
        return {**mates, **outside} if outside else {}

    @staticmethod
    def _outside(mates: dict[int, int], group: int) -> int:
        """How many of the group are paired outside it."""
        return sum(not group >> mates[player] & 1 for player in members(group))

    def _matching(self, player: int, unknown: int) -> dict[int, int]:
        """Everybody paired; as few across as can be, the player among them if that can be, and then as many of the
        unknown."""
        vertices = list(members(self._open))
        first = len(vertices) + 1
        step = 3 * first
        base = step * first
        favour = [(unknown >> one & 1) + (first if one == player else 0) for one in vertices]
        weights = [[0] * len(vertices) for _ in vertices]
        for place, one in enumerate(vertices):
            for beside in range(place):
                other = vertices[beside]
                if self._rows[one] >> other & 1:
                    across = (self.group >> one ^ self.group >> other) & 1
                    extra = favour[place] + favour[beside] if across else step
                    weights[place][beside] = weights[beside][place] = base + extra
        mates = heaviest_matching(weights)
        if -1 in mates:
            raise AssertionError("everybody was to be pairable")
        return {one: vertices[mate] for one, mate in zip(vertices, mates, strict=True)}

    def _pairs_itself(self, group: int) -> bool:
        """Can the group, and all others, be paired among themselves?"""
        if group.bit_count() % 2:
            return False
        return is_perfect(self._rows, group) and is_perfect(self._rows, self._open & ~group)
