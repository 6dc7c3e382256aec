"""Criteria C7 and C10 to C21 as digits of one int per pair: more is better.

Counting what goes well instead of what goes badly changes nothing: with the criteria before it equal, every
criterion's good and bad pairs (or players) have the same total in all candidates.
"""

from __future__ import annotations

from collections.abc import Iterable

from pairwright.matching.mixed_radix import places
from pairwright.pairing.systems.dutch.field import Field
from pairwright.pairing.systems.dutch.topscorers import respects_c10, respects_c11
from pairwright.state.preference import ANY, Strength

_STRONG, _ABSOLUTE = int(Strength.STRONG), int(Strength.ABSOLUTE)


class Merit:
    """The digits for the pairs of one bracket; ``count`` players are concerned at most."""

    def __init__(self, field: Field, resident_score: int, players: Iterable[int], count: int) -> None:
        self.field = field
        self.resident_score = resident_score
        scores = sorted({field.scores[position] for position in players}, reverse=True)
        above = [score for score in scores if score > resident_score]
        offsets, self.score_width = places([count] * len(scores))
        self.of_score = {score: 1 << offset for score, offset in zip(scores, offsets, strict=True)}
        by_above, above_width = places([count] * len(above))
        of_above = dict(zip(above, by_above, strict=True))
        counts, lists_at = 8, 4 * above_width
        digits, width = places([count] * counts)
        self.width = width + lists_at
        self._c10, self._c11, self._c12, self._c13, self._c14, self._c15, self._c16, self._c17 = (
            1 << (offset + lists_at) for offset in digits
        )
        self._lists = [
            {score: 1 << (offset + place * above_width) for score, offset in of_above.items()} for place in (3, 2, 1, 0)
        ]

    def quality(self, higher: int, lower: int) -> int:
        """What the pair (positions, the higher ranked first) is worth for C10 to C21."""
        field = self.field
        worth = self._colours(higher, lower)
        resident_pair = field.scores[higher] == self.resident_score
        for down, digit in ((field.down, self._c14), (field.down_before, self._c16)):
            if down >> lower & 1:
                worth += digit
            if resident_pair and down >> higher & 1:
                worth += digit
        if resident_pair:
            return worth
        c18, c19, c20, c21 = (digits[field.scores[higher]] for digits in self._lists)
        if not field.up >> lower & 1:
            worth += self._c15 + c19
        if not field.up_before >> lower & 1:
            worth += self._c17 + c21
        if field.down >> higher & 1:
            worth += c18
        if field.down_before >> higher & 1:
            worth += c20
        return worth

    def _colours(self, higher: int, lower: int) -> int:
        """C10 to C13."""
        field = self.field
        state = field.state
        good = self._c10 + self._c11
        if state.due[higher] != state.due[lower] or state.due[higher] == ANY:
            return good + self._c12 + self._c13
        one, other = state.strengths[higher], state.strengths[lower]
        if one == other == _ABSOLUTE:
            if not respects_c10(state, higher, lower):
                good -= self._c10
            if not respects_c11(state, higher, lower):
                good -= self._c11
            return good + self._c13
        return good if one >= _STRONG and other >= _STRONG else good + self._c13
