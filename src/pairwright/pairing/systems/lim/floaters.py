"""Who leaves a group, and whom the floaters meet (documents 3.3 and article 4; today 2.3, 2.5 and article 3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pairwright.handbook.lim import LIM_1999, LIM_2026
from pairwright.lean import NamedTuple
from pairwright.matching.bits import members
from pairwright.matching.complete import augment, exposable, maximum
from pairwright.matching.first import largest_matching
from pairwright.pairing.systems.lim.field import Direction, Field

IMPLEMENTS = (
    *(LIM_1999[number] for number in ("3.3", "4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "4.7", "4.8", "4.9", "4.10")),
    *(LIM_2026[number] for number in ("2.3", "2.5", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.8", "3.9", "3.10")),
)


class Merit(NamedTuple):
    """How readily a player leaves his group; the smallest leaves. The items are compared in this order."""

    kind: int
    """0 for d, 1 for c, 2 for b, 3 for a (documents 4.9, today 3.9)."""
    floated_before: bool
    """He floated in the round before (4.10, today 3.10)."""
    colour_needed: bool
    """His leaving does not bring the numbers due White and Black together (4.2.2, today 3.2.2), or would, but a Maxi
    tournament does not allow it (4.2.3, today 3.2.3)."""
    place: int
    """0 for the lowest number downwards, the highest upwards."""


class Leaving(NamedTuple):
    """A player who leaves, his merit, and those nearer to the end who stayed, from the end: with their merits, or
    ``needed``, without whom a pair would have been lost."""

    player: int
    merit: Merit
    passed: tuple[tuple[int, Merit], ...]
    needed: tuple[int, ...]


class Group(NamedTuple):
    """A score group with those who came into it, as sets; ``beyond`` are the residents of the next existing group in
    the direction (of the median, even if it has none)."""

    residents: int
    incoming: int
    beyond: int
    direction: Direction

    @property
    def everybody(self) -> int:
        """Residents and floaters."""
        return self.residents | self.incoming


def choose_floaters(field: Field, group: Group) -> list[Leaving]:
    """Those who leave, in the order they are chosen.

    As many as no pairing of the group can keep; one at a time the best by :class:`Merit`, of those without whom the
    group still has as many pairs (reading of article 4).
    """
    chosen: list[Leaving] = []
    staying = group.everybody
    majority = majority_of(field, staying)
    while True:
        free = who_may_leave(field, staying)
        if not free:
            return chosen
        gone = [leaving.player for leaving in chosen]
        merits = _merits(field, group, members(free), gone, majority)
        player = min(merits, key=merits.__getitem__)
        merit = merits[player]
        nearer = field.in_order(staying, group.direction)[::-1]
        nearer = nearer[: nearer.index(player)]
        passed = [(one, merits[one]) for one in nearer if one in merits]
        needed = [one for one in nearer if one not in merits]
        chosen.append(Leaving(player, merit, tuple(passed), tuple(needed)))
        staying ^= 1 << player


def who_may_leave(field: Field, players: int) -> int:
    """Those without whom a set has as many pairs as with them; nobody if all can be paired."""
    rows = field.rows
    mates, exposed = maximum(rows, players)
    free = 0
    for root in members(exposed):
        free |= augment(root, rows, players, mates, exposed & ~(1 << root))
    return free


def majority_of(field: Field, players: int) -> int:
    """The set of those due the colour that more players of the whole group are due; nobody if as many are due each."""
    white, black = field.white & players, field.black & players
    if white.bit_count() == black.bit_count():
        return 0
    return white if white.bit_count() > black.bit_count() else black


def _merits(field: Field, group: Group, free: Iterable[int], gone: Sequence[int], majority: int) -> dict[int, Merit]:
    """The merits of those who may leave when these have left."""
    backwards = field.in_order(group.everybody, group.direction)[::-1]
    place = {player: index for index, player in enumerate(backwards)}
    last = backwards[0]
    needed = [field.rows[player] & group.beyond for player in gone]
    already = largest_matching(needed, group.beyond)
    limit = field.edition.rating_limit
    merits = {}
    for player in free:
        opponents = field.rows[player] & group.beyond
        has_opponent = bool(opponents) and largest_matching([*needed, opponents], group.beyond) > already
        kind = (2 if group.incoming >> player & 1 else 0) + (0 if has_opponent else 1)
        near = abs(field.ratings[player] - field.ratings[last]) <= limit
        helps = bool(majority >> player & 1) and near
        merits[player] = Merit(kind, bool(field.floated >> player & 1), not helps, place[player])
    return merits


class Met(NamedTuple):
    """A floater who came down or up, the opponent he gets, and whether his due colour suits."""

    floater: int
    coming: Direction
    opponent: int
    suits: bool


def floaters_in_order(players: Sequence[int], coming: Direction) -> list[int]:
    """Floaters of one side in the order they are paired.

    From above (coming down) the highest score first, then the highest number (documents 4.6, today 3.6); from below
    the lowest score, then the lowest number (4.7, today 3.7).
    """
    return sorted(players, reverse=coming is Direction.UP)  # positions go by score, then number


def pair_floaters(field: Field, everybody: int, floaters: Sequence[tuple[int, Direction]]) -> list[Met]:
    """Pair the floaters of a group, in order, so that the others can still all be paired.

    A floater from above meets the highest number due the other colour, one from below the lowest (documents 4.8,
    today 3.8), in the median too (the example's 9-14): residents before floaters, and the first available if no
    colour suits. In a Maxi tournament colour may only bring in somebody within the limit of the first available.
    """
    incoming = 0
    for floater, _ in floaters:
        incoming |= 1 << floater
    left = everybody
    met: list[Met] = []
    for floater, coming in floaters:
        if not left >> floater & 1:
            continue
        rest = left ^ 1 << floater
        available = field.rows[floater] & exposable(field.rows, rest)
        tier = available & ~incoming or available
        found = _opponent(field, floater, coming, field.in_order(tier, coming))
        met.append(found)
        left = rest ^ 1 << found.opponent
    return met


def _opponent(field: Field, floater: int, coming: Direction, tries: Sequence[int]) -> Met:
    first = tries[0]
    limit = field.edition.rating_limit
    for other in tries:
        near = abs(field.ratings[other] - field.ratings[first]) <= limit
        if near and not field.clash(floater, other):
            return Met(floater, coming, other, True)
    return Met(floater, coming, first, False)
