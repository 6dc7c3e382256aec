"""A round: the bye, the groups from the top to the median, from the bottom to the median, and the median last."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.handbook.olympiad import OLYMPIAD_2007
from pairwright.lean import NamedTuple
from pairwright.matching.bits import members, set_of, span
from pairwright.pairing.absolute import takers_of_bye
from pairwright.pairing.systems.olympiad import early, late
from pairwright.pairing.systems.olympiad.early import Move, Settled
from pairwright.pairing.systems.olympiad.field import Direction, Field, groups_of
from pairwright.pairing.systems.olympiad.late import Beyond, Late, Stays
from pairwright.pairing.systems.olympiad.search import Made

IMPLEMENTS = (OLYMPIAD_2007["11"], OLYMPIAD_2007["18"])


class ByeChoice(NamedTuple):
    """The team that has the bye, and those before it that could not: by right, or because of the others."""

    team: int
    barred: tuple[int, ...]
    needed: tuple[int, ...]


class PairedGroup(NamedTuple):
    """One group, in the order the groups are paired. ``joined`` are residents of groups that became one with it.

    ``moves`` are floaters paired at once (rounds 1 to 3), ``floater`` one who is paired in the next group (from round
    4). ``together`` is the pair of article 54. A group that ``moves_on`` is paired as part of the next one.
    """

    direction: Direction
    is_median: bool
    teams: tuple[int, ...]
    joined: tuple[int, ...] = ()
    from_above: frozenset[int] = frozenset()
    from_below: frozenset[int] = frozenset()
    made: tuple[Made, ...] = ()
    moves: tuple[Move, ...] = ()
    floater: tuple[int, ...] = ()
    staying: tuple[tuple[int, Stays], ...] = ()
    together: tuple[int, ...] = ()
    moves_on: bool = False

    def pairs(self, float_seat: int) -> list[tuple[int, int]]:
        """The pairs, in the order they were made."""
        moved = [(move.floater, move.opponent) for move in self.moves]
        pair = [(self.together[0], self.together[1])] if self.together else []
        return [*moved, *pair, *[(made.one, made.other) for made in self.made if made.other != float_seat]]


class Plan(NamedTuple):
    """A whole round; ``groups`` in the order they were paired."""

    bye: tuple[ByeChoice, ...]
    groups: tuple[PairedGroup, ...]


def plan_round(field: Field) -> Plan:
    """Pair a round. Raises :class:`~pairwright.errors.NoLegalPairing`; :class:`~pairwright.errors.NotApplicable` if a
    bye given by hand leaves an odd number."""
    bye = choose_bye(field)
    teams = span(0, field.size) & ~set_of(choice.team for choice in bye)
    pair_groups = _Late if field.by_section_g else _Early
    return Plan(bye, tuple(pair_groups(field, teams).paired()))


def choose_bye(field: Field) -> tuple[ByeChoice, ...]:
    """Of an odd number the last ranked of the lowest group, the next one up if it may not have the bye or the others
    could not be paired; in round 1 the last of the list. Raises as
    :func:`~pairwright.pairing.absolute.takers_of_bye`."""
    state = field.state
    takers = takers_of_bye(state, field.rows)
    if not takers:
        return ()
    order = sorted(range(field.size), key=state.numbers.__getitem__ if state.round == 1 else field.rank.__getitem__)
    candidates = order[::-1]
    found = next(index for index, team in enumerate(candidates) if takers >> team & 1)
    passed = candidates[:found]
    barred = tuple([team for team in passed if not state.may_have_bye[team]])
    return (ByeChoice(candidates[found], barred, tuple([team for team in passed if team not in barred])),)


class _Early:
    """Rounds 1 to 3."""

    def __init__(self, field: Field, teams: int) -> None:
        self.field = field
        self.left = teams
        self.above, self.median, self.below = groups_of(field, teams)
        self.groups: list[PairedGroup] = []

    def paired(self) -> list[PairedGroup]:
        """All groups, the median last."""
        down = self._side(self.above, [self.median, *reversed(self.below)], Direction.DOWN)
        up = self._side(self.below, [self.median], Direction.UP)
        if self.left:
            self._settle(self.median & self.left, down | up, [], Direction.DOWN, is_median=True)
        return self.groups

    def _side(self, side: Sequence[int], then: Sequence[int], direction: Direction) -> int:
        """Pair the groups of a side; the teams of the last ones that move on into the median group."""
        carried = 0
        for index, group in enumerate(side):
            targets = [*side[index + 1 :], *then]
            carried = self._settle(group & self.left, carried, targets, direction, is_median=False)
        return carried

    def _settle(
        self, residents: int, carried: int, targets: Sequence[int], direction: Direction, *, is_median: bool
    ) -> int:
        """Pair one group with those carried into it; who moves on."""
        if not residents | carried:
            return 0
        teams = self.field.ordered(members(residents | carried), direction)
        existing = [target & self.left for target in targets if target & self.left]
        found = early.settle(self.field, teams, existing, self.left, direction)
        joined = tuple(self.field.ordered(members(carried), direction))
        group = PairedGroup(direction, is_median, tuple(teams), joined)
        if not found:
            self.groups.append(group._replace(moves_on=True))
            return residents | carried
        settled: Settled = found[0]
        group = group._replace(made=settled.made, moves=settled.moves)
        self.groups.append(group)
        for pair in group.pairs(self.field.size):
            self.left &= ~set_of(pair)
        return 0


class _Late:
    """Rounds 4 to 11."""

    def __init__(self, field: Field, teams: int) -> None:
        self.field = field
        self.left = teams
        self.above, self.median, self.below = groups_of(field, teams)
        self.groups: list[PairedGroup] = []

    def paired(self) -> list[PairedGroup]:
        """All groups, the median last."""
        field = self.field
        carried_down, from_above = self._side(self.above, Direction.DOWN)
        carried_up, from_below = self._side(self.below, Direction.UP)
        if not self.left:
            return self.groups
        teams = field.ordered(members(self.left), Direction.DOWN)
        settled, together = late.of_median(field, teams, from_above, from_below)
        joined = tuple(field.ordered(members(carried_down | carried_up), Direction.DOWN))
        median = PairedGroup(Direction.DOWN, True, settled.teams, joined, from_above, from_below)
        self.groups.append(median._replace(made=settled.made, together=together))
        return self.groups

    def _side(self, side: Sequence[int], direction: Direction) -> tuple[int, frozenset[int]]:
        """Pair the groups of a side; what becomes one with the median group, and who floats into it."""
        field = self.field
        carried, incoming = 0, frozenset[int]()
        for index, residents in enumerate(side):
            is_last = index + 1 == len(side)
            beyond = Beyond(self.median if is_last else side[index + 1], is_last)
            teams = field.ordered([*members(residents | carried), *incoming], direction)
            found = late.settle(field, teams, incoming, beyond, self.left)
            joined = tuple(field.ordered(members(carried), direction))
            from_above = incoming if direction is Direction.DOWN else frozenset[int]()
            group = PairedGroup(direction, False, tuple(teams), joined, from_above, incoming - from_above)
            if not found:
                self.groups.append(group._replace(moves_on=True))
                carried |= residents
                continue
            self._keep(group, found[0])
            carried, incoming = 0, frozenset(found[0].floater)
        return carried, incoming

    def _keep(self, group: PairedGroup, found: Late) -> None:
        group = group._replace(made=found.made, floater=found.floater, staying=found.staying)
        self.groups.append(group)
        for pair in group.pairs(self.field.size):
            self.left &= ~set_of(pair)
