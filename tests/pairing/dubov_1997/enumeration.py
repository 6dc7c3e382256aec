"""Dubov's system of the documents by plain enumeration: every complete pairing is written down and looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from pairwright.pairing.systems.dubov_1997.field import OTHER, Field
from pairwright.state.preference import ANY, BLACK, WHITE

Pairs = tuple[tuple[int, int], ...]
Key = tuple[Any, ...]


class Enumeration:
    """A small field in positions."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.ratings, self.averages, self.alphabet, self.may_rise = field.figures

    def complete(self, players: Sequence[int]) -> Iterator[Pairs]:
        """Every way to pair all of these."""
        if not players:
            yield ()
            return
        first, rest = players[0], players[1:]
        for other in rest:
            if self.field.rows[first] >> other & 1:
                for more in self.complete([one for one in rest if one != other]):
                    yield ((first, other), *more)

    def possible(self, players: Sequence[int]) -> bool:
        return next(self.complete(sorted(players)), None) is not None

    def round(self) -> tuple[set[frozenset[int]], int]:
        """The pairs of the round, and the bye (-1: none); no pairs where there is no legal pairing."""
        state, open_ = self.field.state, list(range(self.field.size))
        bye = -1
        if len(open_) % 2:
            candidates = [
                one
                for one in self._in_order_of_the_bye()
                if state.may_have_bye[one] and self.possible([other for other in open_ if other != one])
            ]
            if not candidates:
                return set(), -1
            bye = candidates[0]
            open_.remove(bye)
        if not self.possible(open_):
            return set(), -1
        if state.round == 1 and len(self.field.groups) == 1:
            half = len(open_) // 2
            order = sorted(open_, key=lambda one: self.field.places[one])
            return {frozenset(pair) for pair in self.side_by_side(order[:half], order[half:])}, bye
        return {frozenset(pair) for pair in self._groups(open_)}, bye

    def _in_order_of_the_bye(self) -> list[int]:
        state, order = self.field.state, []
        for low, high in reversed(self.field.groups):
            group = list(range(low, high))
            lists = {colour: [state.due[one] for one in group].count(colour) for colour in (WHITE, BLACK)} | {ANY: 0}
            if state.round == 1:
                group.sort(key=lambda one: -self.field.places[one])
            else:
                group.sort(
                    key=lambda one: (
                        self.ratings[one],
                        -lists[state.due[one]],
                        -self.averages[one],
                        -self.alphabet[one],
                    )
                )
            order += group
        return order

    def _groups(self, open_: list[int]) -> Iterator[tuple[int, int]]:
        state = self.field.state
        floaters: list[int] = []
        for score in sorted(set(state.scores), reverse=True):
            residents = [one for one in open_ if state.scores[one] == score]
            if not residents:
                continue
            group = list(residents)
            stay = []
            for floater in self._in_order_of_floaters(floaters):
                opponents = [
                    one
                    for one in sorted(group, key=self._as_opponent(floater))
                    if self.field.rows[floater] >> one & 1
                    and self.possible([other for other in open_ if other not in (floater, one)])
                ]
                if not opponents:
                    stay.append(floater)
                    continue
                yield floater, opponents[0]
                group.remove(opponents[0])
                open_ = [one for one in open_ if one not in (floater, opponents[0])]
            below = [one for one in open_ if state.scores[one] < score]
            following = [one for one in below if state.scores[one] == max(state.scores[other] for other in below)]
            made, floaters = self._group(group, stay, open_, following)
            yield from made
            open_ = [one for one in open_ if one not in {player for pair in made for player in pair}]

    def _in_order_of_floaters(self, floaters: Sequence[int]) -> list[int]:
        due = self.field.state.due
        white = [one for one in floaters if due[one] == WHITE]
        black = [one for one in floaters if due[one] == BLACK]
        for one in floaters:
            if due[one] == ANY:
                (black if len(black) < len(white) else white).append(one)
        white.sort(key=self.as_white)
        black.sort(key=self.as_black)
        turns = [*enumerate(white), *[(turn + 0.5, one) for turn, one in enumerate(black)]]
        return [one for _, one in sorted(turns)]

    def as_white(self, one: int) -> Key:
        return self.averages[one], self.ratings[one], self.alphabet[one]

    def as_black(self, one: int) -> Key:
        return -self.ratings[one], -self.averages[one], self.alphabet[one]

    def _as_opponent(self, floater: int) -> Callable[[int], Key]:
        due = self.field.state.due

        def key(one: int) -> Key:
            clash = due[one] == due[floater] and due[one] != ANY
            return clash, -self.ratings[one], self.averages[one], self.alphabet[one]

        return key

    def leaving(self, group: Sequence[int], open_: Sequence[int]) -> int:
        """The fewest of the group that are paired outside it in any complete pairing."""
        own = set(group)
        return min(
            sum((one in own) != (other in own) for one, other in pairs) for pairs in self.complete(sorted(open_))
        )

    def _group(
        self, residents: Sequence[int], stay: Sequence[int], open_: Sequence[int], following: Sequence[int]
    ) -> tuple[Pairs, list[int]]:
        """The pairs of a group, and who goes down."""
        group = [*residents, *stay]
        taken: list[int] = []
        while self.leaving(group, open_):
            riser = self._riser(group, open_, [one for one in following if one not in taken])
            if riser < 0:
                break
            taken.append(riser)
            group.append(riser)
        down: list[int] = []
        while self.leaving(group, open_):
            need = self.leaving(group, open_)
            order = sorted(
                group,
                key=lambda one: (
                    one in taken,
                    one in stay,
                    not any(self.field.rows[one] >> other & 1 for other in following if other not in taken),
                    self.ratings[one],
                    -self.averages[one],
                    -self.alphabet[one],
                ),
            )
            one = next(p for p in order if self.leaving([other for other in group if other != p], open_) < need)
            group.remove(one)
            down.append(one)
        return self.side_by_side(*self._lists(group)), down

    def _riser(self, group: Sequence[int], open_: Sequence[int], following: Sequence[int]) -> int:
        state, need = self.field.state, self.leaving(group, open_)

        def first(partners: Sequence[int], wanted: int) -> int:
            order = sorted(
                following,
                key=lambda one: (
                    wanted != ANY and state.due[one] == OTHER[wanted],
                    -self.ratings[one],
                    self.averages[one],
                    self.alphabet[one],
                ),
            )
            for one in order:
                meets = any(self.field.rows[one] >> other & 1 for other in partners)
                if self.may_rise[one] and meets and self.leaving([*group, one], open_) < need:
                    return one
            return -1

        for player in sorted(group):
            if not any(self.field.rows[player] >> other & 1 for other in group):
                riser = first([player], OTHER[state.due[player]])
                if riser >= 0:
                    return riser
        if len(group) % 2:
            white, black = ([state.due[one] for one in group].count(colour) for colour in (WHITE, BLACK))
            return first(group, ANY if white == black else BLACK if white > black else WHITE)
        return -1

    def _lists(self, group: Sequence[int]) -> tuple[list[int], list[int]]:
        state = self.field.state
        white = [one for one in group if state.due[one] == WHITE]
        black = [one for one in group if state.due[one] == BLACK]
        for one in sorted((one for one in group if state.due[one] == ANY), key=lambda one: self.alphabet[one]):
            (black if len(black) < len(white) else white).append(one)
        while len(white) > len(black) + 1:
            one = min(
                (one for one in white if not self.field.must(one) and one not in black),
                key=lambda one: (self.averages[one], -self.ratings[one], self.alphabet[one]),
            )
            white.remove(one)
            black.append(one)
        while len(black) > len(white) + 1:
            one = min(
                (one for one in black if not self.field.must(one) and one not in white),
                key=lambda one: (-self.averages[one], self.ratings[one], self.alphabet[one]),
            )
            black.remove(one)
            white.append(one)
        return sorted(white, key=self.as_white), sorted(black, key=self.as_black)

    def side_by_side(self, white: Sequence[int], black: Sequence[int]) -> Pairs:
        """As many pairs across as can be, then White's list from the top: the first of Black's, the next of its own."""
        order = [*black, *white]

        def places(pairs: Pairs) -> Key:
            mates = dict(pairs) | {other: one for one, other in pairs}
            across = sum((one in white) != (other in white) for one, other in pairs)
            turns, done = [], set[int]()
            for one in [*white, *black]:
                if one not in done:
                    done |= {one, mates[one]}
                    turns.append(order.index(mates[one]))
            return -across, turns

        return min(self.complete([*white, *black]), key=places)
