"""The cards on the table: who may meet whom, which colour each is due, and who has White."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pairwright.handbook.cards import MANUAL_SWISS
from pairwright.handbook.citation import Article
from pairwright.matching.bits import set_of, span
from pairwright.state.preference import ANY, BLACK, WHITE
from pairwright.state.round_state import RoundState

NOT_TWICE = MANUAL_SWISS["M1"]
ROUND_ONE = MANUAL_SWISS["M6"]
BOTH_FIT = MANUAL_SWISS["M9"]
COLOUR_DUE = MANUAL_SWISS["M15"]
SMALLER_NUMBER = MANUAL_SWISS["M16"]
MOST = MANUAL_SWISS["M19"]
IMPLEMENTS = (NOT_TWICE, MANUAL_SWISS["M3"], ROUND_ONE, BOTH_FIT, COLOUR_DUE, SMALLER_NUMBER, MOST)


class Cards:
    """A :class:`RoundState` as the arbiter sees it. Sets are ints over positions.

    ``due`` is the colour due (WHITE, BLACK or ANY), ``legal`` whom each may meet, ``fits`` those of them with whom no
    colour has to be repeated.
    """

    __slots__ = ("due", "fits", "legal", "numbers", "scores", "state")

    def __init__(self, state: RoundState) -> None:
        self.state = state
        self.numbers = state.numbers
        self.scores = state.scores
        self.due = [colour_due(colours) for colours in state.colours]
        self.legal = _legal(state)
        white, black = self._due(WHITE), self._due(BLACK)
        same = {WHITE: white, BLACK: black, ANY: 0}
        self.fits = [row & ~same[due] for row, due in zip(self.legal, self.due, strict=True)]

    def _due(self, colour: int) -> int:
        return set_of(position for position, due in enumerate(self.due) if due == colour)

    def named(self, positions: Iterable[int]) -> tuple[int, ...]:
        """Their pairing numbers."""
        return tuple([self.numbers[position] for position in positions])

    def have_met(self, one: int, other: int) -> bool:
        """Over the board; a game not played may be paired again (reading of M20)."""
        return bool(self.state.opponents[one] >> other & 1)

    def repeats(self, one: int, other: int) -> int:
        """1 if one of the two has to repeat a colour, else 0."""
        return 1 - (self.fits[one] >> other & 1)

    def keeps_at_the_limit(self, one: int, other: int) -> int:
        """Of two who are due the same colour, the one of the larger number if he must get it (M19); else -1."""
        larger = max((one, other), key=self.numbers.__getitem__)
        return larger if _must_have_his(self.state, larger, self.due[larger]) else -1

    def fewest_by_colours(self, group: Sequence[int]) -> int:
        """The repeats that the colours due in a group force on it, whoever may meet whom; one is left out of an odd
        group."""
        whites = sum(self.due[card] == WHITE for card in group)
        blacks = sum(self.due[card] == BLACK for card in group)
        free = len(group) - whites - blacks
        return max(0, (abs(whites - blacks) - free) // 2)


def colour_due(colours: str) -> int:
    """M15, M9: the colour he had less often, else the other than last time (two Whites and a Black: Black)."""
    if not colours:
        return ANY
    whites_more = 2 * colours.count("w") - len(colours)
    if whites_more:
        return BLACK if whites_more > 0 else WHITE
    return BLACK if colours[-1] == "w" else WHITE


def most_of_one_colour(state: RoundState) -> int:
    """M19: of an odd number of rounds one half and the middle one; of an even number one more than half (reading)."""
    return max(state.tournament.planned_rounds, state.round) // 2 + 1


def _at_the_limit(state: RoundState, position: int, colour: int) -> bool:
    return state.colours[position].count("w" if colour == WHITE else "b") >= most_of_one_colour(state)


def _must_have_his(state: RoundState, position: int, due: int) -> bool:
    return _at_the_limit(state, position, BLACK if due == WHITE else WHITE)


def _legal(state: RoundState) -> list[int]:
    """M1, M19: not met, not kept apart by the arbiter, not both at the limit of one colour."""
    everybody = span(0, state.size)
    rows = [everybody & ~(met | 1 << position) for position, met in enumerate(state.opponents)]
    rows = [row & ~barred for row, barred in zip(rows, state.forbidden or [0] * state.size, strict=True)]
    for colour in (WHITE, BLACK):
        full = set_of(position for position in range(state.size) if _at_the_limit(state, position, colour))
        rows = [row & ~full if full >> position & 1 else row for position, row in enumerate(rows)]
    return rows


def both_full(state: RoundState, one: int, other: int) -> bool:
    """M19: neither may have the colour the other must not have."""
    return any(_at_the_limit(state, one, colour) and _at_the_limit(state, other, colour) for colour in (WHITE, BLACK))


def manual_colours(state: RoundState, higher: int, lower: int) -> tuple[bool, Article]:
    """Has the higher ranked of two positions White, and by which article?"""
    first, second = sorted((higher, lower), key=state.numbers.__getitem__)
    first_is_white, article = _smaller_number_is_white(state, first, second)
    return first_is_white == (first == higher), article


def _smaller_number_is_white(state: RoundState, first: int, second: int) -> tuple[bool, Article]:
    due, other_due = colour_due(state.colours[first]), colour_due(state.colours[second])
    if due == other_due == ANY:
        odd = state.numbers[first] % 2 == 1
        return odd == (state.initial_colour == WHITE), ROUND_ONE
    if due != other_due:
        return (due == WHITE if due != ANY else other_due == BLACK), BOTH_FIT
    if _must_have_his(state, second, due):
        return due != WHITE, MOST
    return due == WHITE, SMALLER_NUMBER
