"""The articles by plain enumeration: every p, x, dropped criterion, opponents, exchange and transposition in turn.

It shares the state, the editions as values and the enumerators of D1 and D2 with the system, and nothing else. Good
for about eight players.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import permutations
from typing import NamedTuple

from pairwright.pairing.systems.dutch_1998.edition import Edition
from pairwright.pairing.systems.dutch_1998.floats import floats_of
from pairwright.pairing.systems.dutch_1998.order import UNTOUCHED, Exchange, exchanges
from pairwright.state.floats import Float
from pairwright.state.preference import ANY, BLACK, WHITE, Strength
from pairwright.state.round_state import RoundState

Pairs = tuple[tuple[int, int], ...]


class Way(NamedTuple):
    """A candidate: its pairs, who leaves, and how many pairs the moved-down players and the rest make."""

    pairs: Pairs
    leaving: tuple[int, ...]
    moved: int
    rest: int


class Setting(NamedTuple):
    """What is in force at one turn of the loops."""

    strong_apart: bool
    free: bool
    raised: int
    upfloats: int


Wanted = Callable[[tuple[int, ...]], bool]


class Enumeration:
    """One round."""

    def __init__(self, state: RoundState, edition: Edition) -> None:
        self.state, self.edition = state, edition
        self.floats = [floats_of(state, 1), floats_of(state, 2)]

    # ------------------------------------------------------------ who may meet whom, and who may float

    def may_meet(self, one: int, other: int, setting: Setting) -> bool:
        state = self.state
        if state.opponents[one] >> other & 1 or (state.forbidden and state.forbidden[one] >> other & 1):
            return False
        if state.due[one] != state.due[other] or state.strengths[one] != state.strengths[other]:
            return True
        if state.strengths[one] == Strength.STRONG:
            return not setting.strong_apart
        if state.strengths[one] == Strength.ABSOLUTE:
            return setting.free and state.is_topscorer(one) and state.is_topscorer(other)
        return True

    def admissible(self, one: int, other: int, setting: Setting) -> bool:
        """With B5 and B6 for the upfloat."""
        scores = self.state.scores
        lower = one if scores[one] < scores[other] else other
        if scores[one] != scores[other] and self.repeats(lower, Float.UP, setting.upfloats):
            return False
        return self.may_meet(one, other, setting)

    def repeats(self, player: int, kind: Float, dropped: int) -> bool:
        """B5 (dropped at 2) and B6 (dropped at 1)."""
        if self.state.is_topscorer(player) and not self.edition.limits_kept_if_possible:
            return False
        return any(history[player] == kind for history in self.floats[: 2 - dropped])

    LOOSE = Setting(strong_apart=False, free=True, raised=0, upfloats=2)

    def everybody(self, players: Iterable[int]) -> bool:
        """Whether all can be paired, or all but one who may have the bye."""
        players = list(players)
        if not players:
            return True
        first, *others = players
        if len(players) % 2 and self.state.may_have_bye[first] and self.everybody(others):
            return True
        return any(
            self.may_meet(first, other, self.LOOSE) and self.everybody([player for player in others if player != other])
            for other in others
        )

    def all_into(self, moved: Iterable[int], residents: list[int], complete: Wanted) -> bool:
        """Whether each of the moved-down players can have a resident, such that the residents left are ``complete``."""
        moved = list(moved)
        return any(
            all(self.may_meet(one, other, self.LOOSE) for one, other in zip(moved, partners, strict=True))
            and complete(tuple(resident for resident in residents if resident not in partners))
            for partners in permutations(residents, len(moved))
        )

    # ------------------------------------------------------------ x

    def x(self, players: Iterable[int], fewer: int) -> tuple[int, int]:
        """A8 and A7.e: pairs that may deny a preference, and those of them without a mild one."""
        players = list(players)
        state = self.state
        white = sum(state.due[player] == WHITE for player in players)
        black = sum(state.due[player] == BLACK for player in players)
        q = (len(players) + 1) // 2
        x = max(0, (black - q if black > white else white - q) - fewer)
        if not self.edition.mild_lowers_x or state.round % 2:
            return x, x
        majority = BLACK if black > white else WHITE
        mild = [p for p in players if state.due[p] == majority and state.strengths[p] == Strength.MILD]
        return x, x - min(x, len(mild))

    def spent(self, pairs: Iterable[tuple[int, int]]) -> tuple[int, int]:
        state = self.state
        denied = [pair for pair in pairs if state.due[pair[0]] == state.due[pair[1]] != ANY]
        others = [pair for pair in denied if all(state.strengths[player] != Strength.MILD for player in pair)]
        return len(denied), len(others)

    def within(self, pairs: Iterable[tuple[int, int]], x: tuple[int, int], raised: int) -> bool:
        return all(spent <= allowed + raised for spent, allowed in zip(self.spent(pairs), x, strict=True))

    # ------------------------------------------------------------ the loops

    def ways(self, moved: list[int], residents: list[int], first: int, only: tuple[int, ...] = ()) -> Iterator[Way]:
        """All candidates of a bracket in order; ``first`` of its players are paired first; ``only``: these numbers of
        pairs."""
        players = sorted([*moved, *residents])
        for first_pairs in [only[0]] if only else range(min(first, len(players) // 2), -1, -1):
            most = (len(players) - 2 * first_pairs) // 2
            for rest_pairs in [only[1]] if only else range(most, -1, -1):
                yield from self._ways(players, first, first_pairs, rest_pairs)

    def _ways(self, players: list[int], first: int, first_pairs: int, rest_pairs: int) -> Iterator[Way]:
        fewer = (len(players) - 2 * first_pairs) // 2 - rest_pairs
        if not first_pairs and not rest_pairs:
            yield Way((), tuple(players), 0, 0)
            return
        x = self.x(players, first - first_pairs)
        s1, others = players[:first_pairs], players[first_pairs:]
        for strong_apart, free in self._limits():
            for raised in range(max(first_pairs, rest_pairs) + 1):
                for turn in self.edition.turns:
                    setting = Setting(strong_apart, free, raised, turn.upfloats)
                    for partners in _first_of(others, first_pairs):
                        pairs = tuple(zip(s1, partners, strict=True))
                        rest = [player for player in others if player not in partners]
                        if not self._all_admissible(pairs, setting) or not self.within(pairs, x, raised):
                            continue
                        for downfloats in turn.downfloats:
                            for more, leaving in self._rest(rest, rest_pairs, fewer, setting):
                                if not any(self.repeats(player, Float.DOWN, downfloats) for player in leaving):
                                    yield Way(pairs + more, leaving, first_pairs, rest_pairs)

    def _limits(self) -> list[tuple[bool, bool]]:
        if not self.edition.limits_kept_if_possible:
            return [(False, True)]
        found = [(True, False)] if self.edition.strong_as_absolute and self.state.round % 2 else []
        return [*found, (False, False), *([(False, True)] if self.state.is_last else [])]

    def _all_admissible(self, pairs: Pairs, setting: Setting) -> bool:
        return all(self.admissible(one, other, setting) for one, other in pairs)

    def _rest(
        self, players: list[int], pairs: int, fewer: int, setting: Setting
    ) -> Iterator[tuple[Pairs, tuple[int, ...]]]:
        """Exchanges and transpositions."""
        x = self.x(players, fewer)
        for exchange in (UNTOUCHED, *exchanges(len(players), pairs)) if pairs else (UNTOUCHED,):
            s1, s2 = _exchanged(players, pairs, exchange)
            for partners in _first_of(s2, pairs):
                made = tuple(zip(s1, partners, strict=True))
                if self._all_admissible(made, setting) and self.within(made, x, setting.raised):
                    yield made, tuple(player for player in s2 if player not in partners)

    # ------------------------------------------------------------ the brackets

    def pairs(self) -> tuple[Pairs, tuple[int, ...]]:
        """The pairs of the round, and who has the bye."""
        groups = [list(range(low, high)) for low, high in self.state.groups()]
        above: list[tuple[list[int], list[int], Way]] = []
        for residents in groups[:-1]:
            moved = list(above[-1][2].leaving) if above else []
            if above and self._stuck(moved, residents):
                self._again(above, lambda leaving, here=residents: self.all_into(leaving, here, lambda _: True))  # type: ignore[misc]
                moved = list(above[-1][2].leaving)
            above.append((moved, residents, self._first(moved, residents)))
        last, bye = self._lowest(above, groups[-1])
        return tuple(pair for _, _, way in above for pair in way.pairs) + last, bye

    def _stuck(self, moved: list[int], residents: list[int]) -> bool:
        if len(moved) < len(residents):
            return not self.all_into(moved, residents, lambda _: True)
        return any(player in moved for player in self._alone([*moved, *residents]))

    def _alone(self, players: list[int]) -> list[int]:
        return [
            one
            for one in players
            if not any(one != other and self.may_meet(one, other, self.LOOSE) for other in players)
        ]

    def _candidates(self, moved: list[int], residents: list[int], only: tuple[int, ...] = ()) -> Iterator[Way]:
        alone = self._alone([*moved, *residents])
        moved, residents = ([player for player in part if player not in alone] for part in (moved, residents))
        first = len(moved) if len(moved) < len(residents) else 0
        for way in self.ways(moved, residents, first, only):
            yield way._replace(leaving=tuple(sorted((*way.leaving, *alone))))

    def _first(self, moved: list[int], residents: list[int]) -> Way:
        return next(self._candidates(moved, residents))

    def _again(self, above: list[tuple[list[int], list[int], Way]], wanted: Wanted) -> None:
        """C12."""
        moved, residents, way = above[-1]
        for other in self._candidates(moved, residents, (way.moved, way.rest)):
            if wanted(other.leaving):
                above[-1] = moved, residents, other
                return

    def _lowest(
        self, above: list[tuple[list[int], list[int], Way]], lowest: list[int]
    ) -> tuple[Pairs, tuple[int, ...]]:
        """C13, and the lowest bracket itself."""
        added: list[int] = []
        below: list[int] = []
        while not self.everybody([*(above[-1][2].leaving if above else ()), *lowest]):
            moved, residents, way = above[-1]
            alone = len(self._alone([*moved, *residents]))
            spare = len(moved) + len(residents) - alone - 2 * way.moved
            for other in self._candidates(moved, residents):
                if other.moved < way.moved or not other.pairs or (not other.rest and spare > 1):
                    added, below, lowest = residents, lowest, sorted([*residents, *lowest])
                    above.pop()
                    break
                if self.everybody([*other.leaving, *lowest]):
                    above[-1] = moved, residents, other
                    break
        moved = list(above[-1][2].leaving) if above else []
        if added:
            first = len([*moved, *added])
            if first >= len(below) and not self.edition.joined_has_two_parts:
                first = 0
            return self._last([*moved, *added], below, first)
        if len(moved) < len(lowest) and not self.all_into(moved, lowest, lambda _: True):
            self._again(above, lambda leaving: self.all_into(leaving, lowest, self.everybody))
            moved = list(above[-1][2].leaving)
        return self._last(moved, lowest, len(moved) if len(moved) < len(lowest) else 0)

    def _last(self, moved: list[int], residents: list[int], first: int) -> tuple[Pairs, tuple[int, ...]]:
        count = len(moved) + len(residents)
        for pairs in range(min(first, count // 2), -1, -1):
            for way in self.ways(moved, residents, first, (pairs, count // 2 - pairs)):
                if all(self.state.may_have_bye[player] for player in way.leaving):
                    return way.pairs, way.leaving
        raise AssertionError("the lowest bracket can be paired")


def _first_of(players: list[int], count: int) -> Iterator[tuple[int, ...]]:
    """The beginnings of the transpositions (D1), each once."""
    return permutations(sorted(players), count)


def _exchanged(players: list[int], pairs: int, exchange: Exchange) -> tuple[list[int], list[int]]:
    out, into = (
        [players[place - 1] for place in exchange.out],
        [players[place - 1] for place in exchange.into],
    )
    s1 = sorted([player for player in players[:pairs] if player not in out] + into)
    s2 = sorted([player for player in players[pairs:] if player not in into] + out)
    return s1, s2
