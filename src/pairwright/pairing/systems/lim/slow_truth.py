"""The definition itself, article by article and by trying everything; good for about ten players.

It shares the state, the values of the editions, the colours of a pair and the board order with the engine, and nothing
else: how many pairs a group can keep, whether a rest can be paired, and the fewest clashes are plain enumeration.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

from pairwright.errors import Meetings, NoLegalPairing, Witness
from pairwright.lean import NamedTuple
from pairwright.pairing.systems.lim.edition import Edition
from pairwright.pairing.systems.lim.field import Direction, Field
from pairwright.state.preference import ANY, BLACK, WHITE
from pairwright.state.round_state import RoundState

Players = tuple[int, ...]
"""Positions."""
Pair = tuple[int, int]
Pairs = list[Pair]


class SlowRound(NamedTuple):
    """Pairs of positions with the direction of their group, and the bye (-1: nobody)."""

    pairs: list[tuple[int, int, Direction]]
    bye: int


class Definition:
    """One round by one edition."""

    def __init__(self, state: RoundState, edition: Edition) -> None:
        self.state, self.edition = state, edition
        self.field = Field(state, edition)
        self.legal = {
            (one, other): one != other and self._may_meet(one, other)
            for one in range(state.size)
            for other in range(state.size)
        }
        self._most: dict[frozenset[int], int] = {}

    # ---------------------------------------------------------------- who may meet whom

    def _may_meet(self, one: int, other: int) -> bool:
        """Not met, not forbidden, and some colours within the limits, if they bind."""
        state = self.state
        if state.opponents[one] >> other & 1 or (state.forbidden and state.forbidden[one] >> other & 1):
            return False
        if state.is_last and self.edition.last_round.excuses(state.scores[one], state.scores[other]):
            return True
        return any(
            within_limits(state.colours[one], mine) and within_limits(state.colours[other], yours)
            for mine, yours in ("wb", "bw")
        )

    def most_pairs(self, players: frozenset[int]) -> int:
        """How many pairs can be made of them."""
        if len(players) < 2:
            return 0
        if players not in self._most:
            first = min(players)
            rest = players - {first}
            counts = [1 + self.most_pairs(rest - {other}) for other in rest if self.legal[first, other]]
            self._most[players] = max([*counts, self.most_pairs(rest)])
        return self._most[players]

    def complete(self, players: Sequence[int] | frozenset[int]) -> bool:
        """Can all of them be paired?"""
        return 2 * self.most_pairs(frozenset(players)) == len(players)

    # ---------------------------------------------------------------- the round

    def pair(self) -> SlowRound:
        """The whole round. Raises :class:`NoLegalPairing`; the witness lists whom everybody may meet."""
        state = self.state
        bye = self._bye()
        present = [player for player in range(state.size) if player != bye]
        scores = sorted({state.scores[player] for player in present})
        median = state.topscorer_above
        above = [score for score in reversed(scores) if score > median]
        below = [score for score in scores if score < median]
        made: dict[Direction, Pairs] = {}
        floating: dict[Direction, list[int]] = {}
        for direction, side in ((Direction.DOWN, above), (Direction.UP, below)):
            made[direction] = []
            incoming: list[int] = []
            for score, beyond in zip(side, [*side[1:], median], strict=False):
                residents = [player for player in present if state.scores[player] == score]
                following = [player for player in present if state.scores[player] == beyond]
                leaving = self.leaving(residents, incoming, following, direction)
                floaters = [(one, direction) for one in sorted(incoming, reverse=direction is Direction.UP)]
                made[direction] += self.group(
                    [one for one in residents if one not in leaving],
                    [one for one in floaters if one[0] not in leaving],
                    direction,
                )
                incoming = leaving
            floating[direction] = incoming
        middle = [player for player in present if state.scores[player] == median]
        last = self._median(middle, made, floating)
        return SlowRound([(*pair, way) for way in made for pair in made[way]] + last, bye)

    def _bye(self) -> int:
        state = self.state
        candidates = list(range(state.size - 1, -1, -1) if state.size % 2 else ())
        if state.round == 1:
            candidates.sort(key=lambda player: self.field.ratings[player])
        for player in candidates:
            if state.may_have_bye[player] and self.complete([one for one in candidates if one != player]):
                return player
        if candidates or not self.complete(range(state.size)):
            raise NoLegalPairing(state.round, self._everybody())
        return -1

    def _everybody(self) -> Witness:
        state = self.state
        numbers = state.numbers
        meetings = [
            Meetings(
                number,
                tuple(sorted(numbers[other] for other in range(state.size) if self.legal[player, other])),
                bool(state.size % 2) and state.may_have_bye[player],
            )
            for player, number in enumerate(numbers)
        ]
        return Witness(tuple(meetings), tuple(sorted(numbers)))

    def _median(
        self, middle: list[int], made: dict[Direction, Pairs], floating: dict[Direction, list[int]]
    ) -> list[tuple[int, int, Direction]]:
        """The median group, with pairs of the sides undone until it can be paired."""
        down, up = Direction.DOWN, Direction.UP
        while not self.complete([*middle, *floating[down], *floating[up]]):
            lower_first = len(floating[down]) > len(floating[up])
            side, otherwise = (up, down) if lower_first else (down, up)
            taken = side if made[side] else otherwise
            floating[taken] += made[taken].pop()
        floaters = [(one, down) for one in sorted(floating[down])]
        floaters += [(one, up) for one in sorted(floating[up], reverse=True)]
        return [(*pair, down) for pair in self.group(middle, floaters, down)]

    # ---------------------------------------------------------------- floaters

    def leaving(
        self, residents: Sequence[int], incoming: Sequence[int], following: Sequence[int], direction: Direction
    ) -> list[int]:
        """Who leaves a group, one after another."""
        everybody = frozenset((*residents, *incoming))
        most = self.most_pairs(everybody)
        due = [self.state.due[player] for player in everybody]
        balance = due.count(WHITE) - due.count(BLACK)
        majority = (WHITE if balance > 0 else BLACK) if balance else ANY
        ordered = self.field.ordered(everybody, direction)
        staying, gone = set(everybody), list[int]()

        def merit(player: int) -> tuple[bool, bool, bool, bool, int]:
            near = self._rating_gap(player, ordered[-1]) <= self.edition.rating_limit
            return (
                player in incoming,
                not self._finds_opponent(player, gone, following),
                bool(self.field.floated >> player & 1),
                not (near and majority != ANY and self.state.due[player] == majority),
                -ordered.index(player),
            )

        while len(staying) > 2 * most:
            free = [player for player in staying if self.most_pairs(frozenset(staying - {player})) == most]
            chosen = min(free, key=merit)
            staying.remove(chosen)
            gone.append(chosen)
        return gone

    def _finds_opponent(self, player: int, before: Sequence[int], following: Sequence[int]) -> bool:
        """Has he an opponent in the next group that those chosen before him do not need?"""
        return self._served([*before, player], following) > self._served(before, following)

    def _served(self, floaters: Sequence[int], following: Sequence[int]) -> int:
        """How many floaters can have an opponent of their own in the next group."""
        seats = [*following, *[-1] * len(floaters)]
        return max(
            len([1 for one, other in zip(floaters, chosen, strict=True) if other >= 0 and self.legal[one, other]])
            for chosen in permutations(seats, len(floaters))
        )

    def _rating_gap(self, one: int, other: int) -> int:
        return abs(self.field.ratings[one] - self.field.ratings[other])

    # ---------------------------------------------------------------- pairs

    def group(self, residents: Sequence[int], floaters: Sequence[tuple[int, Direction]], way: Direction) -> Pairs:
        """The floaters in order, then the residents."""
        left = [*residents, *[one for one, _ in floaters]]
        pairs: Pairs = []
        for floater, coming in floaters:
            if floater not in left:
                continue
            left.remove(floater)
            free = [
                other
                for other in self.field.ordered(left, coming)
                if self.legal[floater, other] and self.complete([one for one in left if one != other])
            ]
            free = [one for one in free if one in residents] or free
            close = [one for one in free if self._rating_gap(one, free[0]) <= self.edition.rating_limit]
            opponent = next((one for one in close if not self._clash(floater, one)), free[0])
            left.remove(opponent)
            pairs.append((floater, opponent))
        return pairs + self.residents(self.field.ordered(left, way))

    def residents(self, ordered: Sequence[int]) -> Pairs:
        """Of all complete pairings in the order of exchanges the first with the fewest clashes."""
        found = [pairs for pairs in pairings(ordered) if all(self.legal[pair] for pair in pairs)]
        first = {player: pair for pair in found[0] for player in pair}
        allowed = [pairs for pairs in found if all(self._near(pair, first[pair[0]]) for pair in pairs)]
        return min(allowed, key=lambda pairs: sum(self._clash(*pair) for pair in pairs))

    def _near(self, pair: Pair, checked: Pair) -> bool:
        """May the first of a pair give up his opponent of the first check for the second, for the sake of colour?"""
        given_up = checked[0] if checked[1] == pair[0] else checked[1]
        return self._rating_gap(pair[1], given_up) <= self.edition.rating_limit

    def _clash(self, one: int, other: int) -> bool:
        return ANY != self.state.due[one] == self.state.due[other]


def within_limits(colours: str, colour: str) -> bool:
    """Does one more game of a colour keep a player within the limits of that colour?"""
    after = colours + colour
    return after[-3:] != 3 * colour and 2 * after.count(colour) - len(after) < 3


def pairings(ordered: Sequence[int]) -> Iterator[Pairs]:
    """All complete pairings in the order of exchanges (documents 5.2 and 5.3, today 4.2 and 4.3)."""
    if not ordered:
        yield []
        return
    first, *others = ordered
    upper = len(ordered) // 2 - 1
    for opponent in others[upper:] + others[:upper][::-1]:
        rest = [player for player in others if player != opponent]
        for pairs in pairings(rest):
            yield [(first, opponent), *pairs]
