"""The imaginary point of the upper half in rounds 1 and 2 (article 3.3)."""

from __future__ import annotations

from pairwright.handbook.burstein import BURSTEIN_1998
from pairwright.model.tournament import Tournament
from pairwright.pairing.absolute import places_by_number
from pairwright.pairing.what_if import only
from pairwright.state.acceleration import virtual_points
from pairwright.state.round_state import RoundState

IMPLEMENTS = (BURSTEIN_1998["3.3"],)

LAST_ROUND = 2
"""After it the point is taken away."""


def with_imaginary_point(state: RoundState) -> RoundState:
    """The state as the round is paired: in rounds 1 and 2 the upper half has a point more, and positions go by that. A
    tournament that states virtual points itself has these instead."""
    if not has_imaginary_point(state):
        return state
    upper = upper_half(state.tournament, state.round)
    point = state.tournament.scoring.win
    scores = [
        score + (point if number in upper else 0) for score, number in zip(state.scores, state.numbers, strict=True)
    ]
    places = places_by_number(state)
    order = sorted(range(state.size), key=lambda position: (-scores[position], places[position]))
    moved = only(state, order)
    return moved._replace(
        scores=[scores[position] for position in order],
        forbidden=moved.forbidden if state.forbidden else [],
        bye_by_hand=state.bye_by_hand,
    )


def has_imaginary_point(state: RoundState) -> bool:
    """Is it a round with the point?"""
    return state.round <= LAST_ROUND and not virtual_points(state.tournament, state.round)


def upper_half(tournament: Tournament, round: int) -> frozenset[int]:
    """Pairing numbers of the upper half of the list, of an odd one rounded down: those who have entered by then, in the
    order of pairing numbers."""
    entered = [player.number for player in tournament.players if player.enters_in <= round]
    if not tournament.numbered_by_position:
        entered.sort()
    return frozenset(entered[: len(entered) // 2])
