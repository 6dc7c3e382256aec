"""Who may meet whom: compatible players (documents 3.1, 6.1 and 7; today 2.1, 5.1 and 6)."""

from __future__ import annotations

from pairwright.handbook.lim import LIM_1999, LIM_2026
from pairwright.matching.bits import set_of, span
from pairwright.pairing.systems.lim.edition import Excused
from pairwright.state.colour_limits import permitted
from pairwright.state.round_state import RoundState

IMPLEMENTS = (
    *(LIM_1999[number] for number in ("3.1", "6.1", "7")),
    *(LIM_2026[number] for number in ("2.1", "5.1", "6")),
)


def are_excused(state: RoundState, excused: Excused, one: int, other: int) -> bool:
    """Whether the colour limits do not bind two positions: in the last round, by the edition."""
    return state.is_last and excused.excuses(state.scores[one], state.scores[other])


def colours_permit(state: RoundState, one: int, other: int) -> bool:
    """Whether some colours keep two positions within the limits."""
    its, others = permitted(state.colours[one]), permitted(state.colours[other])
    return (its.white and others.black) or (its.black and others.white)


def compatible_rows(state: RoundState, excused: Excused) -> list[int]:
    """By position, the set of those whom a player may meet."""
    everybody = span(0, state.size)
    may = [permitted(history) for history in state.colours]
    white = set_of(position for position, colours in enumerate(may) if colours.white)
    black = set_of(position for position, colours in enumerate(may) if colours.black)
    rows = []
    for position, colours in enumerate(may):
        row = (black if colours.white else 0) | (white if colours.black else 0)
        if state.is_last:
            row |= set_of(other for other in range(state.size) if are_excused(state, excused, position, other))
        rows.append(row & everybody & ~(state.opponents[position] | 1 << position))
    for position, mask in enumerate(state.forbidden):
        rows[position] &= ~mask
    return rows
