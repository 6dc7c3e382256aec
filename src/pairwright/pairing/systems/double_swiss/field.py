"""The players to be paired, read for the Double-Swiss system."""

from __future__ import annotations

from collections.abc import Iterable

from pairwright.handbook.double_swiss import DOUBLE_SWISS_2026
from pairwright.matching.bits import set_of, span
from pairwright.pairing.absolute import places_by_number
from pairwright.state.round_state import RoundState

IMPLEMENTS = tuple(DOUBLE_SWISS_2026[number] for number in ("1.2", "1.5", "1.6", "C1"))


class Field:
    """A :class:`RoundState` with what this system asks beside it. Sets are ints over positions.

    ``state`` has the colours of article 1.6, ``rows`` whom each may meet (there is no rule about colours), ``places``
    the order of pairing numbers, ``floated`` who was a floater in the round before; nobody in the last round, where C7
    and C8 do not count.
    """

    __slots__ = ("floated", "groups", "places", "rows", "size", "state")

    def __init__(self, state: RoundState, floated: int) -> None:
        self.state = state
        self.size = state.size
        self.rows = _rows(state)
        self.places = places_by_number(state)
        self.groups = state.groups()
        self.floated = 0 if state.is_last else floated

    def numbers(self, positions: Iterable[int]) -> tuple[int, ...]:
        """Their pairing numbers."""
        return tuple([self.state.numbers[position] for position in positions])

    def following(self, below: int) -> int:
        """The highest scoregroup of a set of players."""
        return next((below & span(low, high) for low, high in self.groups if below & span(low, high)), 0)


def field_of(state: RoundState) -> Field:
    """The field of a round."""
    return Field(_with_colours_of_matches(state), floaters(state))


def floaters(state: RoundState) -> int:
    """Article 1.5: who met somebody with another score in the round before. Byes and forfeited matches make no floater
    (reading)."""
    before = state.round - 1
    return set_of(
        position
        for position, number in enumerate(state.numbers)
        if state.floats[position] and state.tournament.player(number).entry(before).result.played
    )


def _rows(state: RoundState) -> list[int]:
    everybody = span(0, state.size)
    rows = [everybody & ~(met | 1 << position) for position, met in enumerate(state.opponents)]
    return [row & ~barred for row, barred in zip(rows, state.forbidden or [0] * state.size, strict=True)]


def _with_colours_of_matches(state: RoundState) -> RoundState:
    """Article 1.6: a match in which no game was played (each has forfeited one) gives nobody a colour."""
    empty = {
        (match.round, number)
        for match in state.tournament.two_games
        if match.round < state.round and not match.any_played
        for number in (match.white, match.black)
    }
    if not empty:
        return state
    colours = list(state.colours)
    for position, number in enumerate(state.numbers):
        if any(number == other for _, other in empty):
            entries = enumerate(state.tournament.player(number).entries[: state.round - 1], 1)
            played = [
                entry.colour.value for round_, entry in entries if entry.result.played and (round_, number) not in empty
            ]
            colours[position] = "".join(played).replace("-", "")
    return state._replace(colours=colours)
