"""Positions changed to ask "what if": the same round with fewer players, or with a pair imposed or excluded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from pairwright.matching.bits import members, set_of
from pairwright.pairing.base import Engine
from pairwright.pairing.board_order import published_boards
from pairwright.pairing.outcome import RoundPairing, positions_of
from pairwright.state.round_state import RoundState

EXACT_UP_TO = 100
"""Players up to whom a pair is imposed in the field itself; see :func:`best_pairing_with`."""

_Item = TypeVar("_Item")


def only(state: RoundState, positions: Sequence[int], apart: Sequence[int] = ()) -> RoundState:
    """The round as it would be if only ``positions`` (ascending) were there; those of ``apart`` do not meet each other.

    Scores, cards and arrival numbers stay what they are.
    """
    new_place = {position: place for place, position in enumerate(positions)}
    here = set_of(positions)

    def moved(mask: int) -> int:
        return set_of(new_place[position] for position in members(mask & here))

    together = set_of(new_place[position] for position in apart)
    forbidden = [moved(state.forbidden[position]) if state.forbidden else 0 for position in positions]
    for place in members(together):
        forbidden[place] |= together ^ 1 << place

    def kept(table: list[_Item]) -> list[_Item]:
        return [table[position] for position in positions]

    return state._replace(
        numbers=kept(state.numbers),
        scores=kept(state.scores),
        standings=kept(state.standings),
        arrivals=kept(state.arrivals),
        colours=kept(state.colours),
        differences=kept(state.differences),
        due=kept(state.due),
        strengths=kept(state.strengths),
        floats=kept(state.floats),
        floats_before=kept(state.floats_before),
        games=kept(state.games),
        may_have_bye=kept(state.may_have_bye),
        opponents=[moved(mask) for mask in kept(state.opponents)],
        forbidden=forbidden,
        bye_by_hand=0,
    )


def imposing(state: RoundState, one: int, other: int) -> RoundState:
    """The round if these two positions had to meet: neither may meet anybody else or have the bye."""
    others = [position for position in range(state.size) if position not in (one, other)]
    changed = apart_from(apart_from(state, one, others), other, others)
    return without_bye(without_bye(changed, one), other)


def apart_from(state: RoundState, player: int, others: Iterable[int]) -> RoundState:
    """The round if a position might not meet these others."""
    forbidden = list(state.forbidden) if state.forbidden else [0] * state.size
    for other in others:
        forbidden[player] |= 1 << other
        forbidden[other] |= 1 << player
    return state._replace(forbidden=forbidden)


def without_bye(state: RoundState, player: int) -> RoundState:
    """The round if a position might not have the bye."""
    rights = list(state.may_have_bye)
    rights[player] = False
    return state._replace(may_have_bye=rights)


def best_pairing_with(state: RoundState, system: Engine, one: int, other: int) -> RoundPairing:
    """The best pairing in which two positions meet.

    In a large field the others are paired as if the two were not there: their presence in a bracket is the same for
    all pairings that have them meet. Exact but for C8 and C9 at the edge, and for the order among equals, which
    counts the two in; the exact way would have to weigh every bracket in between. Raises :class:`NoLegalPairing`.
    """
    others = [player for player in range(state.size) if player not in (one, other)]
    rest = system.pair(only(state, others))  # first of all, for its witness names the others and not the two
    if state.size <= EXACT_UP_TO:
        return system.pair(imposing(state, one, other))
    boards = published_boards(state, [*positions_of(state, rest), (min(one, other), max(one, other))])
    return RoundPairing(state.round, rest.system, boards, rest.bye or state.bye_by_hand)
