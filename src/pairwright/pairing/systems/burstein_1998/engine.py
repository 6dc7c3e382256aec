"""A round: the bye, then group after group from the top; some are made one (articles 4, 6.6)."""

from __future__ import annotations

from enum import Enum

from pairwright.handbook.burstein import BURSTEIN_1998
from pairwright.lean import NamedTuple
from pairwright.matching.bits import members, set_of, span
from pairwright.pairing.absolute import Bye, bye_in_order, takers_of_bye
from pairwright.pairing.systems.burstein_1998.field import Field
from pairwright.pairing.systems.burstein_1998.pairings import NOBODY, Paired, pair_group

IMPLEMENTS = tuple(BURSTEIN_1998[number] for number in ("4.1", "4.2", "4.3", "4.4"))


class WhyJoined(Enum):
    """Why a group and its neighbour are treated as one (6.6)."""

    NOT_IN_ITSELF = "an even number that cannot be paired"
    NO_FLOATER = "an odd number, and nobody may float"
    NOT_BELOW = "those below could not be paired"


class Group(NamedTuple):
    """A group to be paired, as sets: everybody in it, and who of them came down. ``scores`` are those of its groups:
    more than one if they were made one, ``why`` says of each but the last why."""

    scores: tuple[int, ...]
    players: int
    moved_in: int = 0
    why: tuple[WhyJoined, ...] = ()

    def joined(self, other: Group, why: WhyJoined) -> Group:
        """The two as one."""
        return Group((*self.scores, *other.scores), self.players | other.players, 0, (*self.why, why))

    def taking_in(self, floater: int) -> Group:
        """The group with a floater from above (NOBODY: as it is)."""
        return self if floater == NOBODY else self._replace(players=self.players | 1 << floater, moved_in=1 << floater)


class GroupPlan(NamedTuple):
    """A group in positions: as it was paired, its players by rank, the result, and the set of floaters that were tried
    before and returned."""

    group: Group
    ranked: tuple[int, ...]
    paired: Paired
    returned: int


class RoundPlan(NamedTuple):
    """The whole round in positions."""

    bye: Bye
    groups: tuple[GroupPlan, ...]

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """(higher, lower) by score and number, of all groups."""
        return [(min(pair), max(pair)) for plan in self.groups for pair in plan.paired.pairs]


def plan_round(field: Field) -> RoundPlan:
    """Pair the round. Raises :class:`NoLegalPairing`."""
    bye = choose_bye(field)
    open_ = span(0, field.size) & ~set_of(bye.possible[:1])
    waiting = [
        Group((field.state.scores[low],), open_ & span(low, high))
        for low, high in field.groups
        if open_ & span(low, high)
    ]
    plans = _pair_from(field, tuple(waiting), set()) if waiting else ()
    if waiting and not plans:
        raise AssertionError("a complete pairing exists, but no group found it")
    return RoundPlan(bye, plans)


def _pair_from(field: Field, groups: tuple[Group, ...], hopeless: set[Group]) -> tuple[GroupPlan, ...]:
    """The first group and all below it; empty if that cannot be. ``hopeless`` are first groups known to fail.

    Where those below cannot be paired the floater returns and the next one is tried; if that does not help, the group
    and its neighbour are treated as one. A group that took a floater in does not do so: his return comes first.
    """
    first, *rest = groups
    if first in hopeless:
        return ()
    ranked = field.ranked(members(first.players))
    returned = 0
    why = WhyJoined.NO_FLOATER if len(ranked) % 2 else WhyJoined.NOT_IN_ITSELF
    while True:
        found = pair_group(field, ranked, first.moved_in | returned, rest[0].players if rest else 0)
        if not found:
            break
        plan = GroupPlan(first, tuple(ranked), found[0], returned)
        if not rest:
            return (plan,)
        below = _pair_from(field, (rest[0].taking_in(found[0].floater), *rest[1:]), hopeless)
        if below:
            return (plan, *below)
        why = WhyJoined.NOT_BELOW
        if found[0].floater == NOBODY:
            break
        returned |= 1 << found[0].floater
    hopeless.add(first)
    if not rest or first.moved_in:
        return ()
    return _pair_from(field, (first.joined(rest[0], why), *rest[1:]), hopeless)


def choose_bye(field: Field) -> Bye:
    """Articles 4.1 to 4.3: the last by the order of 3.2 in the lowest group, among those who leave the others a
    pairing. Raises :class:`NoLegalPairing`."""
    order = [player for low, high in reversed(field.groups) for player in reversed(field.ranked(range(low, high)))]
    return bye_in_order(takers_of_bye(field.state, field.rows), order)
