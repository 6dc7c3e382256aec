"""What the systems that draw players up know of a round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pairwright.handbook.citation import Regulation
from pairwright.matching.bits import set_of, span
from pairwright.pairing.absolute import places_by_number
from pairwright.state.round_state import RoundState


class DrawnField:
    """A :class:`RoundState` as these systems read it. Sets are ints over positions.

    ``rows`` are whom each may meet (C1; no rule forbids a pair for its colours), ``places`` the order of pairing
    numbers, ``floated`` who was a floater in the round before, as far as C7 counts him. ``graded`` says that C6 counts
    those of the following scoregroup who cannot be paired in it, instead of asking whether it is served, and that
    upfloaters are chosen by nothing after it. ``dear`` holds, for each
    criterion of a bracket's pairs (``pair_criteria``, most important first), with whom each makes a pair that counts.
    """

    __slots__ = (
        "dear",
        "floated",
        "graded",
        "groups",
        "pair_criteria",
        "places",
        "regulation",
        "rows",
        "size",
        "state",
    )

    def __init__(
        self,
        state: RoundState,
        regulation: Regulation,
        floated: int,
        pair_criteria: Sequence[tuple[str, list[int]]],
    ) -> None:
        self.state = state
        self.regulation = regulation
        self.size = state.size
        self.rows = rows_of(state)
        self.places = places_by_number(state)
        self.groups = state.groups()
        self.floated = floated
        self.graded = False
        self.pair_criteria = tuple([code for code, _ in pair_criteria])
        self.dear = tuple([rows for _, rows in pair_criteria])

    def numbers(self, positions: Iterable[int]) -> tuple[int, ...]:
        """Their pairing numbers."""
        return tuple([self.state.numbers[position] for position in positions])

    def following(self, below: int) -> int:
        """The highest scoregroup of a set of players."""
        return next((below & span(low, high) for low, high in self.groups if below & span(low, high)), 0)


def rows_of(state: RoundState) -> list[int]:
    """C1: by position, the set of those he may meet."""
    everybody = span(0, state.size)
    rows = [everybody & ~(met | 1 << position) for position, met in enumerate(state.opponents)]
    return [row & ~barred for row, barred in zip(rows, state.forbidden or [0] * state.size, strict=True)]


def floaters(state: RoundState) -> int:
    """Article 1.5: who met somebody with another score in the round before. Byes and forfeited matches make no floater
    (reading)."""
    before = state.round - 1
    return set_of(
        position
        for position, number in enumerate(state.numbers)
        if state.floats[position] and state.tournament.player(number).entry(before).result.played
    )


def unequal_with_floater(state: RoundState, floated: int) -> list[int]:
    """By position, with whom he makes a pair of two scores whose higher scored floated in the round before (the
    opponent of the upfloater is the higher scored; reading)."""
    rows = [0] * state.size
    if floated:
        for low, high in state.groups():
            above, below = floated & span(0, low), span(high, state.size)
            for position in range(low, high):
                rows[position] = above | (below if floated >> position & 1 else 0)
    return rows
