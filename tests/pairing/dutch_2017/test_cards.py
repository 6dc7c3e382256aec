"""What the cards say by the rules of 2017: floats of unplayed rounds, and who may have the bye."""

from pairwright.pairing.systems.dutch_2017 import DUTCH_2017
from pairwright.pairing.systems.dutch_2017.cards import as_of_2017
from pairwright.state.floats import Float
from pairwright.state.ledger import state_before
from tests.support.crosstables import crosstable
from tests.support.positions import DOWN, LEVEL, Seat, position

TABLE = crosstable(
    """
    1: 2w1 H
    2: 1b0 8w1
    3: 4w+ 5w=
    4: 3b- Z
    5: U 3b=
    6: F 7w1
    7: H 6b0
    8: Z 2b0
    """,
    rounds=5,
)


def marks(back: int) -> dict[int, Float]:
    """Floats of the last round (1) or of the one before (2), before round 3."""
    state = as_of_2017(state_before(TABLE, 3))
    floats = state.floats if back == 1 else state.floats_before
    return {number: Float(mark) for number, mark in zip(state.numbers, floats, strict=True)}


def test_who_does_not_play_floats_down() -> None:
    """For whatever reason: forfeits won and lost, byes of every kind, absence (A.4.b)."""
    before = marks(2)
    assert {number for number in before if before[number] is Float.DOWN} == {3, 4, 5, 6, 7, 8}
    last = marks(1)
    assert {number for number in last if last[number] is Float.DOWN} == {1, 4, 6}
    assert {number for number in last if last[number] is Float.UP} == {7}


def test_only_a_bye_or_a_forfeit_win_bars_the_bye() -> None:
    """C.2: a full-point bye that was asked for does not."""
    state = state_before(TABLE, 3)
    barred = {number for number in state.numbers if not DUTCH_2017.may_have_bye(state, state.position(number))}
    assert barred == {3, 5}


def test_before_the_first_round_there_is_nothing() -> None:
    state = as_of_2017(state_before(TABLE, 1))
    assert set(state.floats + state.floats_before) == {Float.NONE}
    assert all(state.may_have_bye)


def test_a_position_without_a_tournament_keeps_its_cards() -> None:
    drawn = position(Seat(1, 10, "w", floats=(DOWN, LEVEL), may_have_bye=False), Seat(2, 10, "b"))
    assert as_of_2017(drawn) == drawn
