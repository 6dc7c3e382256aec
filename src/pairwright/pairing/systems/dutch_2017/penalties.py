"""The criteria of a bracket as digits of whole numbers: what a pair costs, and what a player costs who is left over.

A digit per criterion, and per score difference where a list of them is compared; each is wide enough never to carry.
With as many pairs, comparing the sums is comparing the counts of :mod:`criteria`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pairwright.matching.mixed_radix import places
from pairwright.model.points import Points
from pairwright.pairing.systems.dutch.layout import Bracket
from pairwright.pairing.systems.dutch.topscorers import respects_c10, respects_c11
from pairwright.pairing.systems.dutch_2017.criteria import ONE_POINT, UNPAIRED_AND_BARRED
from pairwright.state.floats import Float
from pairwright.state.preference import ANY, Strength
from pairwright.state.round_state import RoundState

_STRONG, _ABSOLUTE, _DOWN, _UP = int(Strength.STRONG), int(Strength.ABSOLUTE), int(Float.DOWN), int(Float.UP)


class Penalties:
    """Costs in one bracket; ``ahead`` is the next bracket as a range, empty where C.7 is not asked."""

    def __init__(self, state: RoundState, bracket: Bracket, ahead: tuple[int, int]) -> None:
        self._state = state
        self._low = bracket.residents[0]
        self._floor = state.scores[bracket.residents[1] - 1] - ONE_POINT
        self._last_ahead = ahead[0] < ahead[1] == state.size
        differences = _differences(state.scores, bracket, self._floor)
        scores = sorted({state.scores[player] for player in (*bracket.members, *range(*ahead))}, reverse=True)
        count = bracket.size + ahead[1] - ahead[0]
        lists, in_all, singles = len(differences), UNPAIRED_AND_BARRED * count, 8
        ahead_digits = [in_all] + [count] * len(scores) if ahead[0] < ahead[1] else []
        digits = [count] * (1 + lists) + ahead_digits + [count] * (singles + 4 * lists)
        offsets, self.width = places(digits)
        units = iter([1 << offset for offset in offsets])
        self._limbo = next(units)
        self._psd = {difference: next(units) for difference in differences}
        self._unpaired_ahead = next(units) if ahead_digits else 0
        self._score_ahead = {score: next(units) if ahead_digits else 0 for score in scores}
        self._colours = [next(units) for _ in range(4)]
        self._floats = [next(units) for _ in range(4)]
        self._float_lists = [{difference: next(units) for difference in differences} for _ in range(4)]

    def of_pair(self, higher: int, lower: int) -> int:
        """C.6 and C.8 to C.19 of a pair of the bracket."""
        scores = self._state.scores
        cost = self._colour_cost(higher, lower)
        difference = scores[higher] - scores[lower]
        if difference:
            cost += self._psd[difference]
            cost += self._float_cost(higher, difference, _DOWN) + self._float_cost(lower, difference, _UP)
        return cost

    def of_downfloater(self, player: int) -> int:
        """The same, and B.1, of a player whom the bracket leaves over."""
        difference = self._state.scores[player] - self._floor
        cost = self._psd[difference] + self._float_cost(player, difference, _DOWN)
        return cost + self._limbo if player < self._low else cost

    def of_unpaired_ahead(self, player: int) -> int:
        """C.7 of a player who has no opponent in the next bracket either."""
        return self._unpaired_ahead * self.weight_ahead(player) + self._score_ahead[self._state.scores[player]]

    def weight_ahead(self, player: int) -> int:
        """As how many unpaired players he counts then."""
        return UNPAIRED_AND_BARRED if self._last_ahead and not self._state.may_have_bye[player] else 1

    def _float_cost(self, player: int, difference: Points, mark: int) -> int:
        state = self._state
        shift = 0 if mark == _DOWN else 1
        cost = 0
        for back, floats in enumerate((state.floats, state.floats_before)):
            if floats[player] == mark:
                place = 2 * back + shift
                cost += self._floats[place] + self._float_lists[place][difference]
        return cost

    def _colour_cost(self, higher: int, lower: int) -> int:
        state = self._state
        if state.due[higher] != state.due[lower] or state.due[higher] == ANY:
            return 0
        c8, c9, c10, c11 = self._colours
        one, other = state.strengths[higher], state.strengths[lower]
        if one == other == _ABSOLUTE:
            cost = c10
            if not respects_c10(state, higher, lower):
                cost += c8
            return cost if respects_c11(state, higher, lower) else cost + c9
        return c10 + c11 if one >= _STRONG and other >= _STRONG else c10


def _differences(scores: Sequence[Points], bracket: Bracket, floor: Points) -> list[Points]:
    """Every score difference a pair or a downfloater of the bracket can have, but 0; the largest first."""
    above = {scores[player] for player in bracket.moved_down}
    own = {scores[player] for player in range(*bracket.residents)}
    found = {higher - lower for higher in above | own for lower in own} | {score - floor for score in above | own}
    return sorted(_positive(found), reverse=True)


def _positive(values: Iterable[Points]) -> list[Points]:
    return [value for value in values if value > 0]
