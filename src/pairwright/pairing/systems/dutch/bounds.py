"""The best conceivable values of the criteria, as edges to leave out.

Every criterion from C10 to C17 has a least possible value that can be read off the colours and floats of a
bracket. Leaving out the pairs that no pairing at those values can contain gives the graph H; a pairing of the
bracket is at all the bounds at once exactly if it is a perfect matching of H. (Leftovers are vertices too.)
"""

from __future__ import annotations

from pairwright.lean import NamedTuple
from pairwright.pairing.systems.dutch.bracket import Bracket, join_upwards
from pairwright.state.preference import BLACK, WHITE, Strength

_MILD, _STRONG, _ABSOLUTE = int(Strength.MILD), int(Strength.STRONG), int(Strength.ABSOLUTE)


class ColourBound(NamedTuple):
    """C12 and C13 at their bounds: ``partners[4 * due colour + strength]`` are the vertices whom a player of that
    preference may meet; ``floaters`` those whom the colours allow to be left over."""

    partners: list[int]
    floaters: int


def colour_bound(bracket: Bracket, leftovers: int) -> ColourBound:
    """The edges that pairings with the fewest colour preferences broken can have.

    With a majority due the same colour there are at least ``forced`` pairs inside it, exactly that many if
    every other vertex (leftovers included) meets a majority player.
    """
    field = bracket.completion.field
    white, black = bracket.local(field.white), bracket.local(field.black)
    whites, blacks = white.bit_count(), black.bit_count()
    neutral = bracket.size + leftovers - whites - blacks
    surplus = abs(whites - blacks) - neutral
    if surplus <= 0:
        everyone = -1
        return ColourBound([~white] * 4 + [~black] * 4 + [everyone] * 4, bracket.home)
    colour = WHITE if whites > blacks else BLACK
    return _majority_bound(bracket, colour, white if whites > blacks else black, surplus // 2)


def _majority_bound(bracket: Bracket, colour: int, majority: int, forced: int) -> ColourBound:
    """C12 and, among the ``forced`` pairs inside the majority, C13.

    A forced pair is clean for C13 if one of the two has a mild preference. With enough mild players all of them
    can be clean: no strong player meets a strong one. Otherwise every mild player must be spent on a strong one
    of the majority, and on nobody else.

    Two absolute players due the same colour (topscorers in the last round; elsewhere C3 forbids it) never meet
    here: whichever of the two gives way, C10 or C11 is broken. Either both have a difference beyond one, or the
    one who gives way has an absolute preference only because he had the same colour twice running.
    """
    field = bracket.completion.field
    strong = majority & ~bracket.local(field.mild)
    if (majority ^ strong).bit_count() >= forced:
        partners = [majority] * 12
        partners[4 * colour + _MILD] = -1
        partners[4 * colour + _STRONG] = partners[4 * colour + _ABSOLUTE] = ~strong
        return ColourBound(partners, majority & bracket.home)
    partners = [strong] * 12
    partners[4 * colour + _STRONG] = -1
    partners[4 * colour + _ABSOLUTE] = ~(majority & bracket.local(field.absolute))
    return ColourBound(partners, strong & bracket.home)


class FloatHistory(NamedTuple):
    """Vertices that must not float again: downfloaters when somebody is left over, upfloaters when MDPs come in."""

    down: int
    up: int
    down_before: int
    up_before: int


def float_history(bracket: Bracket, leftovers: int) -> FloatHistory:
    """Whom C14 to C17 protect in this bracket (residents only)."""
    field, low, home = bracket.completion.field, bracket.low, bracket.home
    down = field.down >> low & home if leftovers else 0
    down_before = field.down_before >> low & home if leftovers else 0
    if not bracket.moved_down:
        return FloatHistory(down, 0, down_before, 0)
    return FloatHistory(down, field.up >> low & home, down_before, field.up_before >> low & home)


class BoundedBracket:
    """The graph H without its float filters: rows left by C10 to C13, and who may be left over."""

    __slots__ = ("_rows", "bracket", "floaters", "history", "leftovers", "partners")

    def __init__(self, bracket: Bracket, leftovers: int, bound: ColourBound, floaters: int) -> None:
        self.bracket = bracket
        self.leftovers = leftovers
        self.partners = bound.partners
        self.floaters = floaters & bound.floaters
        self.history = float_history(bracket, leftovers)
        self._rows: list[int] = []

    def row(self, vertex: int) -> int:
        """The residents whom the vertex may meet in H."""
        bracket = self.bracket
        position = bracket.positions[vertex]
        completion = bracket.completion
        row = completion.legal[position] >> bracket.low & bracket.home
        return row & self.partners[completion.field.colour_keys[position]]

    @property
    def rows(self) -> list[int]:
        """H both ways, without the leftovers."""
        if not self._rows:
            self._rows = [self.row(vertex) for vertex in range(self.bracket.size)]
            join_upwards(self._rows, self.bracket.residents)
        return self._rows
