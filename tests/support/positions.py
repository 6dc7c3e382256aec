"""Positions before a round, drawn by hand: one ``seat`` per player."""

from __future__ import annotations

from typing import NamedTuple

from pairwright.state.floats import Float
from pairwright.state.preference import BLACK, WHITE, difference, preference
from pairwright.state.round_state import RoundState

DOWN, UP, LEVEL = Float.DOWN, Float.UP, Float.NONE


class Seat(NamedTuple):
    """One player: number, score in tenths, colours so far, whom he met, floats (last round, the one before)."""

    number: int
    score: int
    colours: str = ""
    met: tuple[int, ...] = ()
    floats: tuple[Float, Float] = (LEVEL, LEVEL)
    may_have_bye: bool = True
    standing: int = -1


def position(
    *seats: Seat,
    round: int = 0,
    last_round: bool = False,
    initial_colour: int = WHITE,
    forbidden: tuple[tuple[int, int], ...] = (),
) -> RoundState:
    """The position of these players; meetings may be told from one side. ``round`` 0: after the most games played."""
    rows = sorted(seats, key=lambda seat: (-seat.score, seat.number))
    numbers = [seat.number for seat in rows]
    place = {number: index for index, number in enumerate(numbers)}
    met = {(seat.number, other) for seat in rows for other in seat.met if other in place}
    preferences = [preference(seat.colours) for seat in rows]
    games = max((len(seat.colours) for seat in rows), default=0)
    played = round - 1 if round else games
    assert initial_colour in (WHITE, BLACK)
    return RoundState(
        round=played + 1,
        is_last=last_round,
        initial_colour=initial_colour,
        topscorer_above=played * 10 // 2,
        numbers=numbers,
        scores=[seat.score for seat in rows],
        standings=[seat.score if seat.standing < 0 else seat.standing for seat in rows],
        arrivals=[sorted(numbers).index(number) for number in numbers],
        colours=[seat.colours for seat in rows],
        differences=[difference(seat.colours) for seat in rows],
        due=[due for due, _ in preferences],
        strengths=[strength for _, strength in preferences],
        floats=[int(seat.floats[0]) for seat in rows],
        floats_before=[int(seat.floats[1]) for seat in rows],
        games=[len(seat.colours) for seat in rows],
        may_have_bye=[seat.may_have_bye for seat in rows],
        opponents=_masks(place, met),
        forbidden=_masks(place, set(forbidden)) if forbidden else [],
    )


def _masks(place: dict[int, int], pairs: set[tuple[int, int]]) -> list[int]:
    masks = [0] * len(place)
    for one, other in pairs:
        masks[place[one]] |= 1 << place[other]
        masks[place[other]] |= 1 << place[one]
    return masks
