"""Rounds changed to ask what would be if."""

from __future__ import annotations

import pytest

from pairwright.errors import NoLegalPairing
from pairwright.pairing import what_if
from pairwright.pairing.systems.dutch import DUTCH_2026
from pairwright.pairing.systems.dutch.slow_truth import pair_slowly
from pairwright.pairing.what_if import apart_from, best_pairing_with, imposing, only, without_bye
from tests.support.positions import Seat, position
from tests.support.systems import DEFINITION


def test_only_some_players() -> None:
    """A round of some of the players keeps their meetings and numbers, and keeps those apart who must be."""
    state = position(Seat(1, 20, "w", met=(4,)), Seat(2, 20), Seat(3, 10), Seat(4, 0, "b"), round=3)
    rest = only(state, (0, 1, 3), apart=(0, 1))
    assert (rest.numbers, rest.opponents, rest.forbidden) == ([1, 2, 4], [0b100, 0, 0b001], [0b010, 0b001, 0])


def test_only_keeps_excluded_pairs() -> None:
    """Pairs the arbiter has excluded stay excluded."""
    state = position(Seat(1, 0), Seat(2, 0), Seat(3, 0), forbidden=((1, 3),))
    assert only(state, (0, 2)).forbidden == [0b10, 0b01]


def test_imposed_pair() -> None:
    """With a pair imposed the best pairing that has it comes out."""
    state = position(*(Seat(number, 0) for number in range(1, 6)))
    assert pair_slowly(imposing(state, 0, 4)).pairs == [(1, 5), (3, 2), (4, 0)]


def test_imposed_pair_without_bye() -> None:
    """Neither of an imposed pair has the bye, even if both must be left over."""
    state = position(Seat(1, 0), Seat(2, 0), Seat(3, 0, may_have_bye=False))
    with pytest.raises(NoLegalPairing):
        pair_slowly(imposing(state, 0, 1))


def test_apart_and_without_bye() -> None:
    """A player kept from others and from the bye; the position he comes from is left alone."""
    state = position(Seat(1, 0), Seat(2, 0), Seat(3, 0))
    changed = without_bye(apart_from(state, 0, [1]), 2)
    assert (changed.forbidden, changed.may_have_bye) == ([0b010, 0b001, 0], [True, True, False])
    assert (state.forbidden, state.may_have_bye) == ([], [True, True, True])


@pytest.mark.parametrize("limit", [0, 100])
def test_best_pairing_with_a_pair(limit: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a small field or as in a large one: 1 meets 6 two groups down, and the others are paired as well as can be."""
    monkeypatch.setattr(what_if, "EXACT_UP_TO", limit)
    seats = (Seat(1, 20), Seat(2, 20), Seat(3, 10), Seat(4, 10), Seat(5, 0), Seat(6, 0), Seat(7, 0))
    found = best_pairing_with(position(*seats, round=3), DEFINITION, 0, 5)
    assert (found.pairs, {board.colour_rule.number for board in found.boards}) == (
        [(3, 2), (1, 6), (5, 4), (7, 0)],
        {"5.2.5"},
    )


def test_large_field() -> None:
    """Three hundred players, 1 against 300: everybody else is paired, the boards are in order."""
    state = position(*(Seat(number, 0) for number in range(1, 301)))
    found = best_pairing_with(state, DUTCH_2026, 0, 299)
    assert (found.pairs[:2], len(found.pairs)) == ([(1, 300), (151, 2)], 150)


def test_no_pairing_with_the_pair() -> None:
    """If 1 met 2, nobody would be left for 3 and 4, who have met."""
    with pytest.raises(NoLegalPairing):
        best_pairing_with(position(Seat(1, 0), Seat(2, 0), Seat(3, 0, met=(4,)), Seat(4, 0), round=2), DUTCH_2026, 0, 1)
