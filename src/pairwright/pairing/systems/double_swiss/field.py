"""The players to be paired, read for the Double-Swiss system."""

from __future__ import annotations

from pairwright.handbook.double_swiss import DOUBLE_SWISS_2026
from pairwright.pairing.drawn.field import DrawnField, floaters, unequal_with_floater
from pairwright.state.round_state import RoundState

IMPLEMENTS = tuple(
    DOUBLE_SWISS_2026[number]
    for number in (
        *("1.2", "1.3", "1.5", "1.6", "C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "3.3", "3.4", "3.5", "3.6"),
    )
)


class Field(DrawnField):
    """What is asked beside the state: who was a ``floater`` in the round before. C7 and C8 do not count in the last
    round."""

    __slots__ = ()

    def __init__(self, state: RoundState, floater: int) -> None:
        counted = 0 if state.is_last else floater
        opponents = unequal_with_floater(state, counted)
        super().__init__(state, DOUBLE_SWISS_2026, counted, (("C8", opponents),))


def field_of(state: RoundState) -> Field:
    """The field of a round."""
    return Field(_with_colours_of_matches(state), floaters(state))


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
