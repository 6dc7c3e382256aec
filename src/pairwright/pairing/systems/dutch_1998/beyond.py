"""What becomes of those a bracket does not pair: the vertices they are matched with, beyond the bracket."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from pairwright.lean import NamedTuple
from pairwright.matching.bits import members, set_of, span
from pairwright.matching.cheapest import NO_EDGE, cheapest_perfect_matching
from pairwright.matching.complete import is_perfect
from pairwright.pairing.systems.dutch_1998.field import Field


class Beyond(NamedTuple):
    """``size`` vertices; ``open_to[v]`` are the positions that may be matched with vertex ``v``, ``inner[v]`` the
    other vertices (a set of vertices) it may be matched with. Everybody who leaves needs one of his own, and no vertex
    stays alone: so it counts those who leave, and says who may."""

    size: int
    open_to: tuple[int, ...]
    inner: tuple[int, ...]
    plain: bool = False
    """All vertices are open to the same players, and not to one another."""

    @property
    def takers(self) -> int:
        """Who may leave."""
        mask = 0
        for positions in self.open_to:
            mask |= positions
        return mask

    def within(self, leavers: int) -> Beyond:
        """The same where only these positions may leave."""
        return self._replace(open_to=tuple([positions & leavers for positions in self.open_to]))


def anywhere(count: int, leavers: int) -> Beyond:
    """So many of these leave, whoever it is."""
    return Beyond(count, (leavers,) * count, (0,) * count, plain=True)


def into_opponents(field: Field, count: int, certain: Sequence[int], residents: Sequence[int]) -> tuple[Beyond, ...]:
    """C12: everybody who leaves (``count`` of the bracket, and those ``certain`` to) meets a resident of the next
    bracket; nothing if there are not enough."""
    idle = len(residents) - count - len(certain)
    if idle < 0:
        return ()
    legal = field.legal()
    size = len(residents) + len(certain) + idle
    those = span(len(residents), size)
    open_to = [legal[resident] for resident in residents] + [0] * (size - len(residents))
    inner = [those & ~_not_legal(legal[resident], certain, len(residents)) for resident in residents]
    return (Beyond(size, tuple(open_to), _symmetric(inner, size)),)


def _not_legal(row: int, certain: Sequence[int], start: int) -> int:
    return set_of(start + place for place, player in enumerate(certain) if not row >> player & 1)


def _symmetric(inner: list[int], size: int) -> tuple[int, ...]:
    rows = [*inner, *[0] * (size - len(inner))]
    for vertex, row in enumerate(inner):
        for other in range(len(inner), size):
            if row >> other & 1:
                rows[other] |= 1 << vertex
    return tuple(rows)


def into_lowest(field: Field, count: int, certain: Sequence[int], lowest: Sequence[int], takers: int) -> Beyond:
    """C13: everybody who leaves can be paired with the lowest bracket, one player by the bye if their number is odd:
    one of the lowest bracket or, of those who leave, one of the ``takers``.

    Two who leave are never matched with each other: they could have met in the bracket, with a pair more.
    """
    legal = field.legal()
    players = [*lowest, *certain]
    bye = (len(players) + count) % 2
    inner = [set_of(place for place, other in enumerate(players) if legal[one] >> other & 1) for one in players]
    open_to = [legal[one] for one in players]
    if bye:
        vertex = len(players)
        inner.append(0)
        for place, one in enumerate(players):
            if field.may_have_bye >> one & 1:
                inner[place] |= 1 << vertex
                inner[vertex] |= 1 << place
        open_to.append(takers)
    return Beyond(len(inner), tuple(open_to), tuple(inner))


def settled(beyond: Beyond, players: Sequence[int], count: int) -> tuple[Beyond, ...]:
    """The same said plainly, if only one of these players leaves or nobody: then it is known who that may be.
    Nothing if nobody can."""
    if beyond.plain or count > 1:
        return (beyond,)
    if not count:
        return (anywhere(0, 0),) if can_be_completed((), (), beyond, (), ()) else ()
    takers = set_of(player for player in players if can_be_completed((), (player,), beyond, (), ()))
    return (anywhere(1, takers),) if takers else ()


def can_be_completed(
    choosers: Iterable[int], others: Iterable[int], beyond: Beyond, rows: Sequence[int], inside: Sequence[int]
) -> bool:
    """Whether every chooser can have one of the others (by ``rows``), and every other one a chooser, another of the
    others (by ``inside``; empty: not at all) or a vertex beyond."""
    choosers, others = list(choosers), list(others)
    players = [*choosers, *others]
    place = {position: vertex for vertex, position in enumerate(players)}
    first = len(players)
    total = first + beyond.size
    if total % 2:
        return False
    matrix = [0] * total
    free = set_of(others)
    for chooser in choosers:
        _join(matrix, place, place[chooser], rows[chooser] & free)
    if inside:
        for other in others:
            _join(matrix, place, place[other], inside[other] & free)
    for vertex in range(beyond.size):
        _join(matrix, place, first + vertex, beyond.open_to[vertex] & free)
        matrix[first + vertex] |= beyond.inner[vertex] << first
    return is_perfect(matrix, span(0, total))


NEVER = 10**6
"""More than anything costs."""


def cheapest_completion(
    choosers: Sequence[int],
    others: Sequence[int],
    beyond: Beyond,
    rows: Sequence[int],
    inside: Sequence[int],
    cost: Callable[[int, int], int],
) -> tuple[int, int]:
    """The same at least cost: how many leave, as few as possible, and the cost of the pairs; both :data:`NEVER` if it
    cannot be. ``cost`` is asked of a chooser and his partner, and of two others: 0 to 2."""
    players = [*choosers, *others]
    first, count = len(choosers), len(players)
    total = count + beyond.size
    if total % 2:
        return NEVER, NEVER
    dear = 2 * count + 1
    costs = [[NO_EDGE] * total for _ in range(total)]
    for one, player in enumerate(players):
        row = rows[player] if one < first else inside[player] if inside else 0
        for other in range(max(one + 1, first), count):
            if row >> players[other] & 1:
                costs[one][other] = costs[other][one] = cost(player, players[other])
        for vertex in range(beyond.size if one >= first else 0):
            if beyond.open_to[vertex] >> player & 1:
                costs[one][count + vertex] = costs[count + vertex][one] = dear
    for vertex in range(beyond.size):
        for other in members(beyond.inner[vertex]):
            costs[count + vertex][count + other] = 0
    mates = cheapest_perfect_matching(costs)
    if not mates and total:
        return NEVER, NEVER
    return divmod(sum(costs[vertex][mate] for vertex, mate in enumerate(mates) if vertex < mate), dear)


def _join(matrix: list[int], place: dict[int, int], vertex: int, positions: int) -> None:
    while positions:
        low = positions & -positions
        positions ^= low
        other = place[low.bit_length() - 1]
        matrix[vertex] |= 1 << other
        matrix[other] |= 1 << vertex
