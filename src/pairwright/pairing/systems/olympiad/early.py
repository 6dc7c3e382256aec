"""Rounds 1 to 3 (articles 29 to 35 and 42 to 47): who leaves a group, whom he meets there, and the rest of the group.

A floater is paired at once. As few leave as the group allows; sets of floaters are tried with the lowest ranked first
(below the median: the highest), each with its opponents from the best on, in the next group, then in the one after it.
A set is taken if the rest of the group, and all teams that are then left, can be paired, and the rest of the group it
goes to as well; article 20 is broken only if no set keeps it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from pairwright.handbook.olympiad import OLYMPIAD_2007
from pairwright.lean import NamedTuple
from pairwright.matching.bits import members, set_of, span
from pairwright.matching.complete import exposable, is_perfect, maximum
from pairwright.pairing.systems.olympiad.field import Direction, Field
from pairwright.pairing.systems.olympiad.orders import half_against_half
from pairwright.pairing.systems.olympiad.search import Made, first_pairing, price

IMPLEMENTS = tuple(
    OLYMPIAD_2007[number]
    for number in (
        *("16", "21(b)", "29(a)", "29(b)", "30", "31", "32", "33", "34", "35", "42", "43", "44", "45", "46", "47"),
    )
)


MOST_CHOICES = 4000
"""So many choices of one floater, a quarter of two, a ninth of three, are compared at most where none is faultless: all
there are for two groups of sixty teams. More is only met where the arbiter keeps half of the field apart."""


def most_choices(count: int) -> int:
    """The limit for so many floaters: of their sets, and of sets with opponents."""
    return MOST_CHOICES // count**2 + 1


class Move(NamedTuple):
    """A floater, the opponent it meets, and which of the next groups that one is in (1: the next)."""

    floater: int
    opponent: int
    distance: int


class Price(NamedTuple):
    """What is wrong with a choice, the smaller the better: pairs that the groups of the opponents lose, then pairs
    against article 20 and groups that it leaves worse off."""

    lost: int
    broken: int


class Settled(NamedTuple):
    """What came of a group: its teams in order, who left, and the pairs of the rest, and what had to be accepted."""

    teams: tuple[int, ...]
    moves: tuple[Move, ...]
    made: tuple[Made, ...]
    price: Price


def settle(
    field: Field, teams: Sequence[int], targets: Sequence[int], left: int, direction: Direction
) -> tuple[Settled, ...]:
    """Pair a group; ``targets`` are the groups its floaters may go to, the next first, ``left`` all teams that are not
    paired yet. Empty if nothing works: then the whole group moves on."""
    group = set_of(teams)
    fewest = maximum(field.rows, group)[1].bit_count()
    for count in range(fewest, len(teams) + 1, 2):
        if not count:
            if is_perfect(field.rows, left & ~group):
                return (_settled(field, teams, (), Price(0, price(field.seats, group))),)
            continue
        for depth in range(1, len(targets) + 1):
            found = _best(field, teams, targets[:depth], left, count, direction)
            if found:
                return found
    return ()


def _settled(field: Field, teams: Sequence[int], moves: tuple[Move, ...], found: Price) -> Settled:
    gone = {move.floater for move in moves}
    rest = [team for team in teams if team not in gone]
    return Settled(tuple(teams), moves, tuple(first_pairing(rest, field.seats, half_against_half)), found)


def _best(
    field: Field, teams: Sequence[int], targets: Sequence[int], left: int, count: int, direction: Direction
) -> tuple[Settled, ...]:
    """The first choice of floaters and opponents after which the next groups can be paired and article 20 is kept; if
    there is none, the first of those that fall short of it least."""
    least = _least_lost(field, targets, count)
    choices = _Choices(field, teams, targets, left, direction)
    best: tuple[Price, tuple[Move, ...]] | None = None
    for rows, good in ((field.clean, Price(least, 0)), (field.rows, Price(least, 1))):
        best = None
        for moves in islice(choices(rows, count), most_choices(count)):
            found = price_of(field, teams, targets, moves)
            if best is None or found < best[0]:
                best = found, moves
            if found <= good:
                return (_settled(field, teams, moves, found),)
    return (_settled(field, teams, best[1], best[0]),) if best else ()


def _least_lost(field: Field, targets: Sequence[int], count: int) -> int:
    """Pairs that the next group loses at least, whoever of it is taken by so many floaters."""
    if len(targets) > 1:
        return 0
    exposed = maximum(field.rows, targets[0])[1].bit_count()
    return max(0, (exposed - count) // 2)


class _Choices:
    """Every admissible choice of floaters and opponents, in its order. ``rows`` are those by which floaters and the
    rest of the group are paired. Whatever is begun can be finished, so that no time is lost on what cannot be."""

    def __init__(
        self, field: Field, teams: Sequence[int], targets: Sequence[int], left: int, direction: Direction
    ) -> None:
        self.field, self.teams, self.left = field, teams, left
        self.options = [
            (opponent, distance)
            for distance, target in enumerate(targets, 1)
            for opponent in field.ordered(members(target), direction)
        ]
        self.there = set_of(opponent for opponent, _ in self.options)

    def __call__(self, rows: Sequence[int], count: int) -> Iterator[tuple[Move, ...]]:
        """Those of so many floaters."""
        group = set_of(self.teams)
        for floaters in islice(floater_sets(rows, self.teams, count), most_choices(count)):
            gone = set_of(floaters)
            floating = sorted(floaters, key=self.teams.index)
            yield from self._placed(floating, self._of_all(rows, gone), self.left & ~group | gone)

    def _of_all(self, rows: Sequence[int], floating: int) -> list[int]:
        """Whom each team that is left may meet, if these float and meet somebody of the next groups."""
        found = []
        for team, row in enumerate(self.field.rows):
            if floating >> team & 1:
                found.append(rows[team] & self.there)
            elif self.there >> team & 1:
                found.append(row & ~floating | rows[team] & floating)
            else:
                found.append(row & ~floating)
        return found

    def _placed(self, floating: Sequence[int], rows: Sequence[int], left: int) -> Iterator[tuple[Move, ...]]:
        """Opponents for the floaters in turn; after each, all that are left can be paired."""
        if not floating:
            yield ()
            return
        floater, others = floating[0], floating[1:]
        without = left & ~(1 << floater)
        possible = rows[floater] & exposable(rows, without)
        for opponent, distance in self.options:
            if possible >> opponent & 1:
                for more in self._placed(others, rows, without & ~(1 << opponent)):
                    yield (Move(floater, opponent, distance), *more)


def floater_sets(rows: Sequence[int], teams: Sequence[int], count: int) -> Iterator[list[int]]:
    """Sets of so many teams without which the others can be paired, those at the end of the order first."""
    backwards = list(reversed(teams))

    def extended(chosen: list[int], start: int, staying: int) -> Iterator[list[int]]:
        missing = count - len(chosen)
        if not _can_lose(rows, staying, set_of(backwards[start:]), missing):
            return
        if not missing:
            yield chosen
            return
        for place in range(start, len(backwards) - missing + 1):
            team = backwards[place]
            yield from extended([*chosen, team], place + 1, staying & ~(1 << team))

    yield from extended([], 0, set_of(teams))


def _can_lose(rows: Sequence[int], teams: int, candidates: int, count: int) -> bool:
    """Can a set be paired without so many of these candidates? Each of them meets a seat of its own outside."""
    seats = span(len(rows), len(rows) + count)
    extended = {team: rows[team] | (seats if candidates >> team & 1 else 0) for team in members(teams)}
    extended |= dict.fromkeys(members(seats), candidates & teams)
    return is_perfect(extended, teams | seats)


def price_of(field: Field, teams: Sequence[int], targets: Sequence[int], moves: Sequence[Move]) -> Price:
    """What a choice of floaters and opponents means for the group and for those their opponents come from."""
    rest = set_of(teams) & ~set_of(move.floater for move in moves)
    taken = set_of(move.opponent for move in moves)
    left = [target & ~taken for target in targets if target & taken]
    between = sum([not field.clean[move.floater] >> move.opponent & 1 for move in moves])
    hindered = sum([is_hindered(field, target) for target in left])
    return Price(sum([_lost(field, target) for target in left]), price(field.seats, rest) + between + hindered)


def _lost(field: Field, teams: int) -> int:
    """Pairs that a group is short of, one left over of an odd one apart."""
    if is_perfect(field.rows, teams):
        return 0
    return maximum(field.rows, teams)[1].bit_count() // 2


def is_hindered(field: Field, teams: int) -> bool:
    """Does article 20 leave a group fewer pairs than it could have?"""
    if is_perfect(field.clean, teams):
        return False
    return maximum(field.clean, teams)[1].bit_count() > maximum(field.rows, teams)[1].bit_count()
