"""The order of the boards (C.04.2 article 3.6)."""

from __future__ import annotations

from pairwright.pairing.board_order import in_board_order
from tests.support.positions import Seat, position


def _numbers(state_pairs: list[tuple[int, int]], seats: list[Seat]) -> list[tuple[int, int]]:
    state = position(*seats)
    at = {number: place for place, number in enumerate(state.numbers)}
    pairs = [(at[one], at[other]) for one, other in state_pairs]
    return [(state.numbers[one], state.numbers[other]) for one, other in in_board_order(state, pairs)]


def test_by_the_higher_score_then_the_sum_then_the_number() -> None:
    seats = [Seat(1, 10), Seat(2, 20), Seat(3, 20), Seat(4, 10), Seat(5, 20), Seat(6, 5), Seat(7, 20), Seat(8, 10)]
    given = [(4, 6), (5, 1), (3, 8), (2, 7)]
    assert _numbers(given, seats) == [(2, 7), (3, 8), (5, 1), (4, 6)]


def test_virtual_points_count_for_the_boards_too() -> None:
    """C.04.7 article 1.5: 3 has fewer points of his own, but a higher pairing score."""
    seats = [Seat(1, 10, standing=10), Seat(2, 10, standing=10), Seat(3, 15, standing=5), Seat(4, 5, standing=5)]
    assert _numbers([(1, 2), (3, 4)], seats) == [(3, 4), (1, 2)]
