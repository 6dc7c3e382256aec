"""A second program for small fields: every line of an order is written out, every set of floaters tried, and the first
that the articles allow is taken. Nothing of the engine is used, neither its orders nor its matchings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product

from pairwright.model.result import Result
from pairwright.model.tournament import Tournament
from tests.pairing.olympiad.judge import Past

Pairs = frozenset[frozenset[int]]
Line = tuple[tuple[int, int], ...]
"""Pairs in the order they are made; a floater is ``(team, 0)``."""


def halves(teams: tuple[int, ...]) -> Iterator[Line]:
    """Every line of articles 39 and 40: the first against N+1 ... 2N, then N ... 2."""
    if not teams:
        yield ()
        return
    half = len(teams) // 2
    places = [*range(half, len(teams)), *range(half - 1, 0, -1)]
    for place in places:
        rest = teams[1:place] + teams[place + 1 :]
        for more in halves(rest):
            yield ((teams[0], teams[place]), *more)


def ends(teams: tuple[int, ...]) -> Iterator[Line]:
    """Every line of articles 50 and 52: the first against the last, the last but one ...; in an odd group at last it
    floats itself."""
    if not teams:
        yield ()
        return
    for place in range(len(teams) - 1, 0, -1):
        rest = teams[1:place] + teams[place + 1 :]
        for more in ends(rest):
            yield ((teams[0], teams[place]), *more)
    if len(teams) % 2:
        for more in ends(teams[1:]):
            yield ((teams[0], 0), *more)


class Plain:
    """One round."""

    def __init__(self, field: Tournament, round: int) -> None:
        assert field.matches is not None
        self.round = round
        self.past = Past(field, round)
        rows = self.past.rows
        self.points = {team: sum(one.match_points for one in row) for team, row in rows.items()}
        self.boards = field.matches.boards
        self.opponents = {
            team: [field.matches.numbers[one.opponent] if one.opponent >= 0 else 0 for one in row]
            for team, row in rows.items()
        }
        accelerated = sorted(rows)[: len(rows) // 4 * 2] if round <= 2 else []
        self.score = {team: points + (20 if team in accelerated else 0) for team, points in self.points.items()}
        self.sums = {team: self._sums(team) for team in rows} if round > 3 else dict.fromkeys(rows, (0, 0, 0))
        self.can = lru_cache(maxsize=None)(self._can)
        self.most = lru_cache(maxsize=None)(self._most)
        self.left: frozenset[int] = frozenset()
        self.pairs: list[tuple[int, int]] = []

    def _sums(self, team: int) -> tuple[int, int, int]:
        faced = []
        for opponent, one in zip(self.opponents[team], self.past.rows[team], strict=True):
            if one.result in (Result.PAIRING_BYE, Result.HALF_BYE, Result.FULL_BYE):
                faced.append((self.points[team], self.boards * 5))
            elif opponent and one.result is Result.FORFEIT_WIN:
                faced.append((self.points[opponent], self.boards * 10 * 3 // 4))
            elif opponent and one.result is Result.FORFEIT_LOSS:
                faced.append((self.points[opponent], 0))
            elif opponent:
                faced.append((self.points[opponent], one.game_points))
        faced.sort()
        kept = faced[1:]
        return -sum(mp * gp for mp, gp in kept), -sum(mp for mp, _ in kept), -sum(mp for mp, _ in faced)

    def meets(self, one: int, other: int) -> bool:
        """Article 15(a)."""
        return other not in self.past.met[one]

    def clean(self, one: int, other: int) -> bool:
        """Some colours keep article 20."""
        return self.past.keeps_limits(one, other) or self.past.keeps_limits(other, one)

    def _can(self, teams: frozenset[int]) -> bool:
        return 2 * self.most(teams, True) == len(teams)

    def _most(self, teams: frozenset[int], free: bool) -> int:
        """How many pairs can be made of them, with (``free``) or without breaking article 20."""
        if len(teams) < 2:
            return 0
        one = min(teams)
        rest = teams - {one}
        best = self.most(rest, free)
        for other in rest:
            if best == len(teams) // 2:
                break
            if self.meets(one, other) and (free or self.clean(one, other)):
                best = max(best, 1 + self.most(rest - {other}, free))
        return best

    def hindered(self, teams: frozenset[int]) -> bool:
        """Article 20 costs them a pair."""
        return self.most(teams, False) < self.most(teams, True)

    def ordered(self, teams: frozenset[int], *, down: bool) -> tuple[int, ...]:
        """The order in which a group is paired."""

        def key(team: int) -> tuple[int, ...]:
            return (*self.sums[team], team) if self.round > 3 else (-self.score[team], team)

        return tuple(sorted(teams, key=key, reverse=not down))

    def pair(self) -> tuple[Pairs, int]:
        """The pairs and the bye (0: none)."""
        present = frozenset(self.past.present)
        bye = self._bye(present)
        self.left = present - {bye}
        scores = sorted({self.score[team] for team in self.left}, reverse=True)
        groups = [frozenset(team for team in self.left if self.score[team] == score) for score in scores]
        by_place = [index for index, group in enumerate(groups) for _ in group]
        middle = by_place[len(self.left) // 2] if groups else 0
        (self._late if self.round > 3 else self._early)(groups, middle)
        return frozenset(map(frozenset, self.pairs)), bye

    def _bye(self, present: frozenset[int]) -> int:
        if len(present) % 2 == 0:
            return 0
        last = sorted(present, key=lambda team: (-self.score[team], *self.sums[team], team))
        for team in reversed(sorted(present) if self.round == 1 else last):
            if self.past.may_have_bye(team) and self.can(present - {team}):
                return team
        raise AssertionError

    def _make(self, pairs: Sequence[tuple[int, int]]) -> None:
        self.pairs += pairs
        self.left -= {team for pair in pairs for team in pair}

    def _broken(self, line: Line) -> int:
        return sum(not self.clean(one, other) for one, other in line if other)

    def _first(self, teams: tuple[int, ...], order: Callable[[tuple[int, ...]], Iterator[Line]]) -> Line:
        lines = [line for line in order(teams) if all(self.meets(*pair) for pair in line)]
        return min(lines, key=self._broken)

    # rounds 1 to 3

    def _early(self, groups: list[frozenset[int]], middle: int) -> None:
        carried: frozenset[int] = frozenset()
        for index in range(middle):
            carried = self._early_group(groups[index] | carried, groups[index + 1 :], down=True)
        extra = carried
        carried = frozenset()
        for index in range(len(groups) - 1, middle, -1):
            targets = [groups[at] for at in range(index - 1, middle - 1, -1)]
            carried = self._early_group(groups[index] | carried, targets, down=False)
        if self.left:
            self._early_group(groups[middle] | extra | carried, [], down=True)

    def _early_group(self, group: frozenset[int], targets: list[frozenset[int]], *, down: bool) -> frozenset[int]:
        """Articles 29 to 35 and 42 to 47; who moves on."""
        group &= self.left
        order = self.ordered(group, down=down)
        next_groups = [target & self.left for target in targets if target & self.left]
        for count in range(len(order) % 2, len(order) + 1, 2):
            if count == 0:
                if self.can(group) and self.can(self.left - group):
                    self._make(self._first(order, halves))
                    return frozenset()
                continue
            for depth in range(1, len(next_groups) + 1):
                choices = list(self._choices(order, count, next_groups[:depth], down=down))
                if choices:
                    moves = min(choices, key=lambda choice: self._price(group, choice, next_groups[:depth]))
                    gone = {one for one, _ in moves}
                    rest = tuple(team for team in order if team not in gone)
                    self._make(moves)
                    self._make(self._first(rest, halves))
                    return frozenset()
        return group

    def _choices(
        self, order: tuple[int, ...], count: int, targets: list[frozenset[int]], *, down: bool
    ) -> Iterator[Line]:
        there = [team for target in targets for team in self.ordered(target, down=down)]
        for floaters in combinations(reversed(order), count):
            rest = frozenset(order) - set(floaters)
            if not self.can(rest):
                continue
            floating = [team for team in order if team in floaters]
            for opponents in product(there, repeat=count):
                moves = tuple(zip(floating, opponents, strict=True))
                if len(set(opponents)) < count or not all(self.meets(*pair) for pair in moves):
                    continue
                if self.can(self.left - rest - set(floaters) - set(opponents)):
                    yield moves

    def _price(self, group: frozenset[int], moves: Line, targets: list[frozenset[int]]) -> tuple[int, int]:
        rest = group - {one for one, _ in moves}
        taken = {other for _, other in moves}
        left = [target - taken for target in targets if target & taken]
        lost = sum(len(target) // 2 - self.most(target, True) for target in left)
        own = self._broken(self._first(tuple(sorted(rest)), ends))
        return lost, own + self._broken(moves) + sum(self.hindered(target) for target in left)

    # rounds 4 to 11

    def _late(self, groups: list[frozenset[int]], middle: int) -> None:
        above = self._late_side(groups[:middle], groups[middle : middle + 1], down=True)
        below = self._late_side(groups[:middle:-1], groups[middle : middle + 1], down=False)
        if above and below and self.meets(above, below) and self.can(self.left - {above, below}):
            self._make([(above, below)])
        if self.left:
            self._make(self._first(self.ordered(self.left, down=True), ends))

    def _late_side(self, side: list[frozenset[int]], median: list[frozenset[int]], *, down: bool) -> int:
        """Articles 49 to 53 and 55; who floats into the median group (0: nobody)."""
        carried: frozenset[int] = frozenset()
        incoming = 0
        for index, residents in enumerate(side):
            is_last = index + 1 == len(side)
            beyond = median[0] if is_last else side[index + 1]
            group = residents | carried | ({incoming} - {0})
            found = self._lines(self.ordered(group, down=down), incoming, beyond, to_median=is_last)
            if not found:
                carried |= residents
                continue
            _, line = min(found, key=lambda one: one[0])
            self._make([pair for pair in line if pair[1]])
            carried, incoming = frozenset(), next((one for one, other in line if not other), 0)
        return incoming

    def _lines(
        self, order: tuple[int, ...], incoming: int, beyond: frozenset[int], *, to_median: bool
    ) -> list[tuple[int, Line]]:
        """Every line that will do, with what is wrong with it."""
        found = []
        for line in ends(order):
            pairs = [pair for pair in line if pair[1]]
            if not all(self.meets(*pair) for pair in pairs):
                continue
            if not self.can(self.left - {team for pair in pairs for team in pair}):
                continue
            broken = self._broken(line)
            for floater in [one for one, other in line if not other]:
                if floater == incoming or not any(self.meets(floater, other) for other in beyond):
                    break
                if not to_median:
                    if not self._receives(beyond, floater, free=True):
                        break
                    broken += not self._receives(beyond, floater, free=False)
            else:
                found.append((broken, line))
        return found

    def _receives(self, residents: frozenset[int], floater: int, *, free: bool) -> bool:
        everybody = residents | {floater}
        if len(everybody) % 2 == 0:
            return 2 * self.most(everybody, free) == len(everybody)
        return any(2 * self.most(everybody - {one}, free) == len(residents) for one in residents)
