"""The definition on positions small enough to pair by hand."""

from __future__ import annotations

import pytest

from pairwright.errors import NoLegalPairing
from pairwright.pairing.systems.dutch.slow_truth import Enumeration, pair_slowly
from pairwright.state.preference import BLACK
from pairwright.state.round_state import RoundState
from tests.support.positions import DOWN, LEVEL, UP, Seat, position


def paired(state: RoundState) -> tuple[list[list[int]], int]:
    """Pairs without their colours, sorted, and the bye."""
    found = pair_slowly(state)
    return sorted(sorted((board.white, board.black)) for board in found.boards), found.bye


def test_first_round() -> None:
    """Upper half against lower half, colours in turn, the last one has the bye."""
    found = pair_slowly(position(*(Seat(number, 0) for number in range(1, 8)), initial_colour=BLACK))
    assert found.pairs == [(4, 1), (2, 5), (6, 3), (7, 0)]
    assert {board.colour_rule.number for board in found.boards} == {"5.2.5"}


def test_bye_passes_over_the_barred() -> None:
    """The bye goes to the lowest who may have it, not to the last."""
    seats = (Seat(1, 10, "w"), Seat(2, 10, "b"), Seat(3, 0, "w"), Seat(4, 0, "b"), Seat(5, 0, may_have_bye=False))
    assert paired(position(*seats, round=2)) == ([[1, 2], [3, 5]], 4)


def test_bye_score_before_everything() -> None:
    """C5: the bye goes to the lowest score although more pairs could be made higher up."""
    state = position(
        Seat(1, 20, "wb", met=(2,)),
        Seat(2, 10, "bw"),
        Seat(3, 0, "wb", met=(2,)),
        round=3,
    )
    assert Enumeration(state).bye_score == 10
    assert paired(state) == ([[1, 3]], 2)


def test_completion_before_pairs() -> None:
    """C4: two equals do not meet if the others then cannot be paired."""
    state = position(Seat(1, 10, "w"), Seat(2, 10, "b"), Seat(3, 0, "b", met=(4,)), Seat(4, 0, "w"), round=2)
    assert paired(state) == ([[1, 3], [2, 4]], 0)


def test_no_legal_pairing() -> None:
    """Everybody has met everybody: nobody can be paired, and the witness says so."""
    state = position(Seat(1, 10, "w", met=(2,)), Seat(2, 0, "b"))
    with pytest.raises(NoLegalPairing) as caught:
        pair_slowly(state)
    assert [(entry.player, entry.opponents) for entry in caught.value.witness.players] == [(1, ()), (2, ())]


def test_second_bye_is_no_pairing() -> None:
    """C2 is absolute: if nobody may have the bye there is no pairing."""
    with pytest.raises(NoLegalPairing):
        pair_slowly(position(*(Seat(number, 10, may_have_bye=False) for number in (1, 2, 3)), round=2))


def test_colours_before_order() -> None:
    """C12: the halves are transposed to give everybody the due colour."""
    seats = (Seat(1, 0, "w"), Seat(2, 0, "b"), Seat(3, 0, "w"), Seat(4, 0, "b"))
    assert paired(position(*seats)) == ([[1, 4], [2, 3]], 0)


def test_exchange_when_no_transposition_helps() -> None:
    """If no order of S2 serves, one player goes over: the last of S1 for the first of S2."""
    seats = (Seat(1, 0, "w", met=(3, 4)), Seat(2, 0, "b"), Seat(3, 0, "w"), Seat(4, 0, "b"))
    state = position(*seats)
    assert paired(state) == ([[1, 2], [3, 4]], 0)
    (bracket,) = pair_slowly(state).brackets
    assert bracket.pairs == ((0, 1), (2, 3))


def test_next_bracket_chooses_the_downfloater() -> None:
    """C8: he goes down whom the next bracket can use, although the order would take another."""
    seats = (Seat(1, 10, "w"), Seat(2, 10, "w"), Seat(3, 10, "b", met=(4,)), Seat(4, 0, "b"))
    assert paired(position(*seats)) == ([[1, 3], [2, 4]], 0)


def test_bye_with_fewest_unplayed_games() -> None:
    """C9: between two who are equal the bye goes to the one who has played more."""
    seats = (Seat(1, 0, "wb"), Seat(2, 0, "wb"), Seat(3, 0, "w"))
    assert paired(position(*seats, round=3)) == ([[1, 3]], 2)


def test_no_second_downfloat_running() -> None:
    """C14: who floated down last time does not float down again."""
    seats = (Seat(1, 10), Seat(2, 10), Seat(3, 10, floats=(DOWN, LEVEL)), Seat(4, 0))
    assert paired(position(*seats, round=2)) == ([[1, 3], [2, 4]], 0)


def test_no_second_upfloat_running() -> None:
    """C15: who met a higher score last time does not do so again."""
    seats = (Seat(1, 10), Seat(2, 0, floats=(UP, LEVEL)), Seat(3, 0), Seat(4, 0))
    assert paired(position(*seats, round=2)) == ([[1, 3], [2, 4]], 0)


def test_brackets_in_the_outcome() -> None:
    """The brackets tell who came down, who met whom, and who went on."""
    seats = (Seat(1, 10), Seat(2, 10), Seat(3, 10), Seat(4, 0), Seat(5, 0), Seat(6, 0))
    first, second = pair_slowly(position(*seats, round=2)).brackets
    assert (first.residents, first.moved_down, first.pairs, first.leftover) == ((0, 3), (), ((0, 1),), (2,))
    assert (second.moved_down, second.pairs, second.leftover) == ((2,), ((2, 3), (4, 5)), ())


def test_nobody_to_pair() -> None:
    """No players, no boards."""
    assert pair_slowly(position()).pairs == []
