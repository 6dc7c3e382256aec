"""One bracket: the loops of C4 to C14, from the innermost to the outermost (reading on the procedure).

Transposition, exchange, criteria dropped and opponents of the moved-down players (C9, C10), x raised (C11), and p
lowered (C14). The first admissible pairing in that order is the answer; a turn is skipped only when nothing in it can
be admissible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from pairwright.handbook.dutch import DUTCH_1998
from pairwright.lean import NamedTuple
from pairwright.matching.assignment import Hopeful, assignments_in_order
from pairwright.matching.bits import set_of, span
from pairwright.pairing.systems.dutch_1998.beyond import NEVER, Beyond, anywhere, can_be_completed, settled
from pairwright.pairing.systems.dutch_1998.edition import Turn
from pairwright.pairing.systems.dutch_1998.exchange_search import first_layout, least_denied
from pairwright.pairing.systems.dutch_1998.field import LOOSEST, Budget, Field, Limits
from pairwright.pairing.systems.dutch_1998.layout import PATIENCE, Demand, Layout, tables
from pairwright.pairing.systems.dutch_1998.remainder import Open, least_raise

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
        count = bracket.leaving(wanted)
        for beyond in onward(count):
            for plain in settled(beyond, bracket.players, count):
                found = _Search(field, bracket, wanted, plain).first()
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
            return least_raise(field, self._open((), rows, self.beyond), self.x)
        least = least_denied(field, self.players, self.numbers.rest, Demand(rows, self.x, self.beyond))
        raises = [max(0, total - self.x.total, others - self.x.others) for total, others in least]
        return raises[0] if raises else NEVER

    def _turn(self, limits: Limits, raised: int, turn: Turn) -> tuple[Found, ...]:
        """One turn of C9 and C10."""
        rows = self.field.partners(limits, turn.upfloats)
        found = Found(self.numbers, x=self.x, raised=raised, limits=limits, upfloats_dropped=turn.upfloats)
        if not self.numbers.moved:
            return self._rest(found._replace(x_of_rest=self.x), self.players, rows, turn)
        if self._possible(rows, self._leaving_within(turn.downfloats[-1])):
            return self._with_opponents(found, rows, turn)
        return ()

    def _with_opponents(self, found: Found, rows: Sequence[int], turn: Turn) -> tuple[Found, ...]:
        """The first opponents of the moved-down players whose remainder can be paired (C10; 2009: C9).

        What the beginning of a choice leaves is looked at quickly first, and with x only if that leads nowhere.
        """
        loose = self._leaving_within(turn.downfloats[-1])
        looked_at = 0

        def quickly(partners: tuple[int, ...]) -> bool:
            nonlocal looked_at
            looked_at += 1
            return looked_at <= PATIENCE and self._can_follow(partners, rows, loose)

        def thoroughly(partners: tuple[int, ...]) -> bool:
            return self._can_follow(partners, rows, loose) and self._can_afford(partners, rows, loose, found.raised)

        for partners in self._opponents(rows, found.raised, quickly):
            complete = self._after(partners, found, rows, turn)
            if complete:
                return complete
            looked_at += PATIENCE
        if looked_at <= PATIENCE or not self._can_afford((), rows, loose, found.raised):
            return ()
        for partners in self._opponents(rows, found.raised, thoroughly):
            complete = self._after(partners, found, rows, turn)
            if complete:
                return complete
        return ()

    def _opponents(self, rows: Sequence[int], raised: int, hopeful: Hopeful) -> Iterator[tuple[int, ...]]:
        """Of the moved-down players, in the order of D1."""
        demand = Demand(rows, self.x.raised(raised), self.beyond)
        not_chosen = [[0] * len(self.others)] * (len(self.others) - len(self.s1))
        listed = tables(self.field, self.s1, self.others, demand, not_chosen)

        def asked(columns: tuple[int, ...]) -> bool:
            return hopeful(tuple([self.others[column] for column in columns]))

        for columns in assignments_in_order(len(self.s1), listed, asked):
            yield tuple([self.others[column] for column in columns])

    def _after(self, partners: tuple[int, ...], found: Found, rows: Sequence[int], turn: Turn) -> tuple[Found, ...]:
        """The remainder that these opponents leave."""
        rest = tuple([player for player in self.others if player not in partners])
        first = Layout(self.s1, partners + rest)
        x_of_rest = self.field.budget(rest, self.fewer)
        return self._rest(found._replace(first=first, x_of_rest=x_of_rest), rest, rows, turn)

    def _can_follow(self, partners: tuple[int, ...], rows: Sequence[int], beyond: Beyond) -> bool:
        left = self._open(partners, rows, beyond)
        return can_be_completed(left.choosers, left.others, beyond, rows, rows if self.numbers.rest else ())

    def _can_afford(self, partners: tuple[int, ...], rows: Sequence[int], beyond: Beyond, raised: int) -> bool:
        pairs = list(zip(self.s1, partners, strict=False))
        total = sum(self.field.denies(one, other) for one, other in pairs)
        others = sum(self.field.denies_without_mild(one, other) for one, other in pairs)
        x = Budget(self.x.total - total, self.x.others - others)
        return least_raise(self.field, self._open(partners, rows, beyond), x, raised) <= raised

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

    def _open(self, partners: Sequence[int], rows: Sequence[int], beyond: Beyond) -> Open:
        left = tuple([player for player in self.others if player not in partners])
        leaving = len(self.others) - len(self.s1) - 2 * self.numbers.rest
        return Open(self.s1[len(partners) :], left, beyond, rows, self.fewer, leaving, self.numbers.rest)


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
