"""A round: the bye, the groups from the top to the median, from the bottom to the median, and the median last."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.handbook.lim import LIM_1999, LIM_2026
from pairwright.lean import NamedTuple
from pairwright.matching.bits import members, set_of, span
from pairwright.matching.complete import is_perfect
from pairwright.model.points import Points
from pairwright.pairing.absolute import takers_of_bye
from pairwright.pairing.systems.lim.exchange import Exchanged, Pairs, pair_residents
from pairwright.pairing.systems.lim.field import Direction, Field
from pairwright.pairing.systems.lim.floaters import (
    Group,
    Leaving,
    Met,
    choose_floaters,
    floaters_in_order,
    pair_floaters,
)

IMPLEMENTS = (
    *(LIM_1999[number] for number in ("2.1", "2.2", "2.3", "3.2", "3.6", "B1.1", "B2")),
    *(LIM_2026[number] for number in ("1.1", "2.2", "2.6", "7.1")),
)


class ByeChoice(NamedTuple):
    """The one who has the bye, and those before him who could not: by right, or because of the others."""

    player: int
    barred: tuple[int, ...]
    needed: tuple[int, ...]


class PairedGroup(NamedTuple):
    """What happened in one group: who left, whom the floaters met, how the others were paired, and which of the pairs
    were ``undone`` for the median group."""

    score: Points
    group: Group
    leaving: tuple[Leaving, ...]
    met: tuple[Met, ...]
    exchanged: Exchanged
    undone: frozenset[tuple[int, int]] = frozenset()

    @property
    def made(self) -> Pairs:
        """All pairs, in the order they were made."""
        return [(met.floater, met.opponent) for met in self.met] + self.exchanged.pairs

    @property
    def pairs(self) -> Pairs:
        """Those that stand."""
        return [pair for pair in self.made if pair not in self.undone]


class Undone(NamedTuple):
    """A pair of another group that was undone for the median group, and how many then come from above and below."""

    pair: tuple[int, int]
    side: Direction
    from_above: int
    from_below: int


class Plan(NamedTuple):
    """A whole round; ``groups`` in the order they were paired, the median group last."""

    bye: tuple[ByeChoice, ...]
    groups: tuple[PairedGroup, ...]
    undone: tuple[Undone, ...]

    @property
    def pairs(self) -> list[tuple[int, int, Direction]]:
        """All pairs that stand, with the direction of their group."""
        return [(*pair, paired.group.direction) for paired in self.groups for pair in paired.pairs]


def plan_round(field: Field) -> Plan:
    """Pair a round. Raises :class:`~pairwright.errors.NoLegalPairing`; :class:`~pairwright.errors.NotApplicable` if a
    bye given by hand leaves an odd number."""
    bye = choose_bye(field)
    everybody = span(0, field.size) & ~set_of(choice.player for choice in bye)
    above, median, below = sides(field, everybody)
    groups: list[PairedGroup] = []
    from_above = _pair_side(field, above, median, Direction.DOWN, groups)
    from_below = _pair_side(field, below, median, Direction.UP, groups)
    undone = unlock_median(field, median, from_above, from_below, groups)
    gone = frozenset(one.pair for one in undone)
    groups = [paired._replace(undone=gone.intersection(paired.made)) for paired in groups]
    if from_above or from_below or median:
        groups.append(_pair_median(field, median, from_above, from_below))
    return Plan(bye, tuple(groups), tuple(undone))


def choose_bye(field: Field) -> tuple[ByeChoice, ...]:
    """Of an odd number the last of the lowest score group who may have the bye and leaves the others a legal round; in
    round 1 the lowest rated (an unrated player counts as lowest, of equals the largest number). Raises as
    :func:`~pairwright.pairing.absolute.takers_of_bye`."""
    state = field.state
    takers = takers_of_bye(state, field.rows)
    if not takers:
        return ()
    candidates = list(range(field.size - 1, -1, -1))
    if state.round == 1:
        candidates.sort(key=lambda position: field.ratings[position])
    found = next(index for index, player in enumerate(candidates) if takers >> player & 1)
    passed = candidates[:found]
    barred = tuple([player for player in passed if not state.may_have_bye[player]])
    return (ByeChoice(candidates[found], barred, tuple([player for player in passed if player not in barred])),)


def sides(field: Field, players: int) -> tuple[list[int], int, list[int]]:
    """The groups above the median from the top, the median group (it may be empty), those below from the bottom.

    The median has half of the points that could be won so far.
    """
    median = field.state.topscorer_above
    above: list[int] = []
    middle = 0
    below: list[int] = []
    for low, high in field.state.groups():
        group = span(low, high) & players
        score = field.scores[low]
        if score == median:
            middle = group
        elif group:
            (above if score > median else below).append(group)
    return above, middle, below[::-1]


def _pair_side(
    field: Field, side: Sequence[int], median: int, direction: Direction, groups: list[PairedGroup]
) -> list[int]:
    """Pair the groups of one side towards the median; who floats into the median."""
    incoming: list[int] = []
    for residents, beyond in zip(side, [*side[1:], median], strict=False):
        group = Group(residents, set_of(incoming), beyond, direction)
        leaving = choose_floaters(field, group)
        gone = set_of(one.player for one in leaving)
        floaters = [(floater, direction) for floater in floaters_in_order(incoming, direction)]
        groups.append(_paired(field, group, leaving, [one for one in floaters if not gone >> one[0] & 1]))
        incoming = [one.player for one in leaving]
    return incoming


def unlock_median(
    field: Field, median: int, from_above: list[int], from_below: list[int], groups: Sequence[PairedGroup]
) -> list[Undone]:
    """Undo pairs of the other groups until the median group can be paired; their players come in as floaters.

    If more came from above than from below, a pair of the lower side, otherwise one of the upper side (documents 3.6,
    today 2.6); the last one made, nearest to the median, first; of the other side when one is exhausted. The lists
    grow.
    """
    stacks: dict[Direction, list[tuple[int, int]]] = {Direction.DOWN: [], Direction.UP: []}
    for paired in groups:
        stacks[paired.group.direction] += paired.made
    coming = {Direction.DOWN: from_above, Direction.UP: from_below}
    undone = []
    while not is_perfect(field.rows, median | set_of(from_above) | set_of(from_below)):
        counts = (len(from_above), len(from_below))
        side = Direction.UP if counts[0] > counts[1] else Direction.DOWN
        if not stacks[side]:
            side = Direction.UP if side is Direction.DOWN else Direction.DOWN
        pair = stacks[side].pop()
        coming[side] += pair
        undone.append(Undone(pair, side, *counts))
    return undone


def _pair_median(field: Field, median: int, from_above: Sequence[int], from_below: Sequence[int]) -> PairedGroup:
    """Floaters from above first, then those from below, then the rest, downwards."""
    floaters = [
        (floater, coming)
        for coming, players in ((Direction.DOWN, from_above), (Direction.UP, from_below))
        for floater in floaters_in_order(players, coming)
    ]
    incoming = set_of(floater for floater, _ in floaters)
    return _paired(field, Group(median, incoming, 0, Direction.DOWN), [], floaters)


def _paired(
    field: Field, group: Group, leaving: Sequence[Leaving], floaters: Sequence[tuple[int, Direction]]
) -> PairedGroup:
    """Those who stay: the floaters, in order, then the residents."""
    staying = group.everybody & ~set_of(one.player for one in leaving)
    met = pair_floaters(field, staying, floaters)
    rest = staying & ~set_of(player for pair in met for player in (pair.floater, pair.opponent))
    exchanged = pair_residents(field, rest, group.direction)
    score = field.scores[next(members(group.residents))] if group.residents else field.state.topscorer_above
    return PairedGroup(score, group, tuple(leaving), tuple(met), exchanged)
