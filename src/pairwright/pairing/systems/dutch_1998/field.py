"""What a round is paired from, as sets of positions: who may meet whom (B1, B2), floats (B5, B6), x (A8)."""

from __future__ import annotations

from collections.abc import Iterable

from pairwright.handbook.dutch import DUTCH_1998, DUTCH_2009
from pairwright.lean import NamedTuple
from pairwright.matching.bits import set_of, span
from pairwright.pairing.systems.dutch_1998.edition import DROPPED, Edition
from pairwright.pairing.systems.dutch_1998.floats import floats_of
from pairwright.state.floats import Float
from pairwright.state.preference import ANY, BLACK, WHITE, Strength
from pairwright.state.round_state import RoundState

IMPLEMENTS = (
    *(DUTCH_1998[number] for number in ("A7", "A7a", "A7b", "A7c", "A8", "B1", "B2", "B4", "B5", "B6")),
    DUTCH_2009["A7d"],
    DUTCH_2009["A7e"],
)


class Limits(NamedTuple):
    """What colours forbid: ``strong_apart``: A7.d is in force; ``free_above_half``: B2 does not bind two players
    above 50 % in the last round."""

    strong_apart: bool
    free_above_half: bool


LOOSEST = Limits(strong_apart=False, free_above_half=True)


class Budget(NamedTuple):
    """x: how many pairs may deny a preference; ``others`` of them may be pairs without a mild preference (A7.e; the
    same number where that does not hold)."""

    total: int
    others: int

    def raised(self, by: int) -> Budget:
        """C11."""
        return Budget(self.total + by, self.others + by)


class Field:
    """The tables of a round; a set of players is an int, a bit per position."""

    def __init__(self, state: RoundState, edition: Edition) -> None:
        self.state, self.edition, self.size = state, edition, state.size
        everybody = range(state.size)
        self.above_half = set_of(position for position in everybody if state.is_topscorer(position))
        self.may_have_bye = set_of(position for position in everybody if state.may_have_bye[position])
        self.due = {
            colour: set_of(position for position in everybody if state.due[position] == colour)
            for colour in (WHITE, BLACK)
        }
        self.mild = set_of(position for position in everybody if state.strengths[position] == Strength.MILD)
        self.strong = set_of(position for position in everybody if state.strengths[position] == Strength.STRONG)
        self.absolute = set_of(position for position in everybody if state.strengths[position] == Strength.ABSOLUTE)
        histories = [floats_of(state, back) for back in (1, 2)]
        self.barred_up = [self._barred(histories, Float.UP, dropped) for dropped in DROPPED]
        self.barred_down = [self._barred(histories, Float.DOWN, dropped) for dropped in DROPPED]
        self.higher, self.lower = [0] * state.size, [0] * state.size
        for low, high in state.groups():
            for position in range(low, high):
                self.higher[position], self.lower[position] = span(0, low), span(high, state.size)
        self._legal: dict[Limits, list[int]] = {}
        self._partners: dict[tuple[Limits, int], list[int]] = {}

    def _barred(self, histories: list[list[int]], kind: Float, dropped: int) -> int:
        """Who would have an identical float by what is left of B5 and B6. Note to B: they do not apply above 50 % in
        the last round (2009: they may be dropped, which they are before anybody floats for them)."""
        asked = histories[: 2 - dropped]
        barred = set_of(position for history in asked for position, float_ in enumerate(history) if float_ == kind)
        return barred if self.edition.limits_kept_if_possible else barred & ~self.above_half

    def limits(self) -> tuple[Limits, ...]:
        """What colours forbid, strictest first. A7.d holds in odd rounds (not in round 1, where nobody has a strong
        preference); A7.d and B2 above 50 % are left out only to avoid a floater (readings on A7.a and A7.d)."""
        edition, state = self.edition, self.state
        if not edition.limits_kept_if_possible:
            return (LOOSEST,)
        found = [Limits(strong_apart=False, free_above_half=False)]
        if edition.strong_as_absolute and state.round % 2:
            found.insert(0, Limits(strong_apart=True, free_above_half=False))
        if state.is_last:
            found.append(LOOSEST)
        return tuple(found)

    def legal(self, limits: Limits = LOOSEST) -> list[int]:
        """Whom everybody may meet by B1 and B2."""
        found = self._legal.get(limits)
        if found is None:
            found = self._legal[limits] = [self._legal_row(position, limits) for position in range(self.size)]
        return found

    def _legal_row(self, position: int, limits: Limits) -> int:
        state, own = self.state, 1 << position
        barred = own | state.opponents[position] | (state.forbidden[position] if state.forbidden else 0)
        alike = self.due.get(state.due[position], 0)
        if self.absolute & own:
            free = self.above_half if limits.free_above_half and self.above_half & own else 0
            barred |= self.absolute & alike & ~free
        if limits.strong_apart and self.strong & own:
            barred |= self.strong & alike
        return span(0, self.size) & ~barred

    def partners(self, limits: Limits, dropped: int) -> list[int]:
        """The same without pairs that repeat an upfloat by what is left of B5 and B6: the lower score of a pair is
        judged wherever scores differ (reading on A3)."""
        found = self._partners.get((limits, dropped))
        if found is None:
            barred = self.barred_up[dropped]
            found = []
            for position, row in enumerate(self.legal(limits)):
                row &= ~(self.lower[position] & barred)
                found.append(row & ~self.higher[position] if barred >> position & 1 else row)
            self._partners[limits, dropped] = found
        return found

    def denies(self, one: int, other: int) -> bool:
        """A pair that cannot grant both preferences."""
        due = self.state.due
        return due[one] == due[other] != ANY

    def denies_without_mild(self, one: int, other: int) -> bool:
        """Such a pair without a mild preference (A7.c, A7.e)."""
        return self.denies(one, other) and not self.mild & (1 << one | 1 << other)

    @property
    def mild_lowers_x(self) -> bool:
        """A7.e holds in this round."""
        return self.edition.mild_lowers_x and self.state.round % 2 == 0

    def budget(self, players: Iterable[int], fewer: int = 0) -> Budget:
        """X of these players (A8), less ``fewer`` (C14), never below zero; with A7.e, where x is above zero, as many
        mild players of the majority as lower it count as the other colour (reading on A7.e)."""
        group = set_of(players)
        white, black = ((self.due[colour] & group).bit_count() for colour in (WHITE, BLACK))
        half = (group.bit_count() + 1) // 2
        x = max(0, max(white, black) - half - fewer)
        if not self.mild_lowers_x:
            return Budget(x, x)
        majority = self.due[BLACK if black > white else WHITE]
        return Budget(x, max(0, x - (majority & group & self.mild).bit_count()))


def colours_allow(state: RoundState, one: int, other: int) -> bool:
    """B2, as far as it binds the two."""
    if state.due[one] != state.due[other] or min(state.strengths[one], state.strengths[other]) < Strength.ABSOLUTE:
        return True
    return state.is_topscorer(one) and state.is_topscorer(other)
