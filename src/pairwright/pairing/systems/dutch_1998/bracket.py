"""One bracket: the loops of C4 to C14, from the innermost to the outermost (reading on the procedure).

Transposition, exchange, criteria dropped and opponents of the moved-down players (C9, C10), x raised (C11), and p
lowered (C14). The first admissible pairing in that order is the answer; a turn is skipped only when nothing in it can
be admissible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from pairwright.handbook.contents import DUTCH_1998
from pairwright.lean import NamedTuple
from pairwright.matching.assignment import Assignment, assignments_in_order
from pairwright.matching.bits import set_of, span
from pairwright.pairing.systems.dutch_1998.beyond import Beyond, anywhere, can_be_completed
from pairwright.pairing.systems.dutch_1998.edition import Turn
from pairwright.pairing.systems.dutch_1998.exchange_search import first_layout, least_denied
from pairwright.pairing.systems.dutch_1998.field import LOOSEST, Budget, Field, Limits
from pairwright.pairing.systems.dutch_1998.layout import Demand, Layout, tables
from pairwright.pairing.systems.dutch_1998.remainder import NEVER, Open, least_raise

IMPLEMENTS = tuple(DUTCH_1998[number] for number in ("A3", "A6", "B3", "C2", "C3", "C6", "C9", "C10", "C11", "C14"))


class Numbers(NamedTuple):
    """p: pairs of the moved-down players, and of the homogeneous bracket or remainder."""

    moved: int
    rest: int


class Bracket(NamedTuple):
    """Players in order, of whom the first ``moved`` are to be paired first (0: homogeneous, A3)."""

    players: tuple[int, ...]
    moved: int
    complete: bool = False
    """The lowest bracket: everybody is paired, but for the bye."""

    def most(self) -> Numbers:
        """P of the bracket (A6, C3)."""
        return Numbers(self.moved, (len(self.players) - 2 * self.moved) // 2)

    def leaving(self, numbers: Numbers) -> int:
        """How many then leave."""
        return len(self.players) - 2 * (numbers.moved + numbers.rest)

    def falling(self) -> Iterator[Numbers]:
        """C14: the numbers of pairs, from the most down. As long as all moved-down players can be paired, p of the
        remainder falls; a lowest bracket has no pair fewer."""
        for moved in range(min(self.moved, len(self.players) // 2), -1, -1):
            most = (len(self.players) - 2 * moved) // 2
            for rest in range(most, most - 1 if self.complete else -1, -1):
                yield Numbers(moved, rest)


class Found(NamedTuple):
    """How a bracket was paired: the layouts of the moved-down players and of the rest, and what it took."""

    numbers: Numbers
    first: Layout = Layout()
    rest: Layout = Layout()
    x: Budget = Budget(0, 0)
    """As found by A8 (C14), without what C11 added."""
    x_of_rest: Budget = Budget(0, 0)
    raised: int = 0
    limits: Limits = LOOSEST
    upfloats_dropped: int = 0
    downfloats_dropped: int = 0

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """All pairs, those of the moved-down players first."""
        return self.first.pairs + self.rest.pairs

    @property
    def leaving(self) -> tuple[int, ...]:
        """Who goes down, or has the bye."""
        return tuple(sorted(self.rest.leaving))


Onward = Callable[[int], tuple[Beyond, ...]]
"""What becomes of so many who leave; nothing if so many cannot."""


def first_pairing(field: Field, bracket: Bracket, numbers: Sequence[Numbers], onward: Onward) -> tuple[Found, ...]:
    """The first admissible pairing with the first of these numbers of pairs that has one; one or none."""
    for wanted in numbers:
        for beyond in onward(bracket.leaving(wanted)):
            found = _Search(field, bracket, wanted, beyond).first()
            if found:
                return found
    return ()


class _Search:
    """One bracket with one p."""

    def __init__(self, field: Field, bracket: Bracket, numbers: Numbers, beyond: Beyond) -> None:
        self.field, self.numbers, self.beyond = field, numbers, beyond
        self.s1, self.others = bracket.players[: numbers.moved], bracket.players[numbers.moved :]
        self.players = bracket.players
        self.fewer = (len(self.others) - len(self.s1)) // 2 - numbers.rest
        self.x = field.budget(bracket.players, bracket.moved - numbers.moved if numbers.moved else self.fewer)

    def first(self) -> tuple[Found, ...]:
        """The loops of C9 to C11."""
        if not self._possible(self.field.legal(), self.beyond):
            return ()
        if not self.numbers.moved and not self.numbers.rest:
            return (Found(self.numbers, rest=Layout((), self.players)),)
        for limits in self.field.limits():
            if self._possible(self.field.partners(limits, 2), self.beyond):
                found = self._within(limits)
                if found:
                    return found
        return ()

    def _possible(self, rows: Sequence[int], beyond: Beyond) -> bool:
        return can_be_completed(self.s1, self.others, beyond, rows, rows if self.numbers.rest else ())

    def _within(self, limits: Limits) -> tuple[Found, ...]:
        """C11: x is raised as long as it is below p."""
        turns = self.field.edition.turns
        found = self._turn(limits, 0, turns[0])
        if found:
            return found
        for raised in range(self._least_raise(limits), self._most_raised() + 1):
            for turn in turns:
                if raised or turn is not turns[0]:
                    found = self._turn(limits, raised, turn)
                    if found:
                        return found
        return ()

    def _most_raised(self) -> int:
        """More of x changes nothing."""
        if self.numbers.moved:
            return max(self.numbers)
        return max(0, self.numbers.rest - self.x.others)

    def _least_raise(self, limits: Limits) -> int:
        """What x has to be raised by at least, with B5 and B6 dropped."""
        field, rows = self.field, self.field.partners(limits, 2)
        if self.numbers.moved:
            costs, _ = tables(field, self.s1, self.others, Demand(rows, self.x, self.beyond), self._rest_rows())[0]
            of_moved = Assignment(costs).cost - self.x.total
            return max(0, of_moved, least_raise(field, self._open((), rows, self.beyond)))
        least = least_denied(field, self.players, self.numbers.rest, Demand(rows, self.x, self.beyond))
        raises = [max(0, total - self.x.total, others - self.x.others) for total, others in least]
        return raises[0] if raises else NEVER

    def _turn(self, limits: Limits, raised: int, turn: Turn) -> tuple[Found, ...]:
        """One turn of C9 and C10."""
        rows = self.field.partners(limits, turn.upfloats)
        found = Found(self.numbers, x=self.x, raised=raised, limits=limits, upfloats_dropped=turn.upfloats)
        if not self.numbers.moved:
            return self._rest(found._replace(x_of_rest=self.x), self.players, rows, turn)
        loose = self._leaving_within(turn.downfloats[-1])
        if not self._possible(rows, loose):
            return ()
        failed: list[bool] = []

        def hopeful(columns: tuple[int, ...]) -> bool:
            open_ = self._open([self.others[column] for column in columns], rows, loose)
            if not can_be_completed(open_.choosers, open_.others, loose, rows, rows if self.numbers.rest else ()):
                return False
            return not failed or least_raise(self.field, open_) <= raised

        demand = Demand(rows, self.x.raised(raised), self.beyond)
        listed = tables(self.field, self.s1, self.others, demand, self._rest_rows())
        for columns in assignments_in_order(len(self.s1), listed, hopeful):
            partners = tuple([self.others[column] for column in columns])
            rest = tuple([player for player in self.others if player not in partners])
            first = Layout(self.s1, partners + rest)
            x_of_rest = self.field.budget(rest, self.fewer)
            complete = self._rest(found._replace(first=first, x_of_rest=x_of_rest), rest, rows, turn)
            if complete:
                return complete
            if not failed:
                failed.append(True)
                if least_raise(self.field, self._open((), rows, loose)) > raised:
                    return ()
        return ()

    def _rest(self, found: Found, players: tuple[int, ...], rows: Sequence[int], turn: Turn) -> tuple[Found, ...]:
        """The homogeneous bracket or remainder."""
        for dropped in turn.downfloats:
            beyond = self._leaving_within(dropped)
            demand = Demand(rows, found.x_of_rest.raised(found.raised), beyond)
            if not can_be_completed((), players, beyond, rows, rows if self.numbers.rest else ()):
                continue
            layouts = (
                first_layout(self.field, players, self.numbers.rest, demand)
                if self.numbers.rest
                else (Layout((), players),)
            )
            if layouts:
                return (found._replace(rest=layouts[0], downfloats_dropped=dropped),)
        return ()

    def _leaving_within(self, dropped: int) -> Beyond:
        """B5 and B6 judge who leaves the bracket or has the bye."""
        return self.beyond.within(span(0, self.field.size) & ~self.field.barred_down[dropped])

    def _rest_rows(self) -> list[list[int]]:
        return [[0] * len(self.others)] * (len(self.others) - len(self.s1))

    def _open(self, partners: Sequence[int], rows: Sequence[int], beyond: Beyond) -> Open:
        left = tuple([player for player in self.others if player not in partners])
        leaving = len(self.others) - len(self.s1) - 2 * self.numbers.rest
        return Open(self.s1[len(partners) :], left, beyond, rows, self.fewer, leaving)


def without_opponent(field: Field, players: Sequence[int]) -> tuple[int, ...]:
    """C1: those for whom there is no opponent among these players."""
    group = set_of(players)
    return tuple([player for player in players if not field.legal()[player] & group])


def moved_first(moved: Sequence[int], residents: Sequence[int]) -> int:
    """A3: how many are paired first: the moved-down players, unless they are at least half of the bracket."""
    return len(moved) if len(moved) < len(residents) else 0


def all_opponents(field: Field, moved: Sequence[int], residents: Sequence[int]) -> bool:
    """Whether each of the moved-down players can have a resident of his own."""
    if len(moved) > len(residents):
        return False
    others = anywhere(len(residents) - len(moved), set_of(residents))
    return can_be_completed(moved, residents, others, field.legal(), ())
