"""What a helper's phone may do: fill empty boards in its range, and take a wrong press back for a minute."""

from __future__ import annotations

import pytest

from pairwright.app import commands
from pairwright.app.desk import acts
from pairwright.app.desk.phones import Press, Span, fill, places, take_back
from pairwright.app.desk.service import By, Desk, Refused
from pairwright.formats.base import read
from pairwright.model.acts import EnterResult
from pairwright.model.result import Result
from tests.app.desk.desks import Memory
from tests.faces.conftest import OPEN

ALL = Span()
NOON = "2026-11-30T12:00:00+00:00"


def phone(request: str = "", time: str = NOON, name: str = "phone-1") -> By:
    return By("Helper", name, request, time)


def arbiter(request: str = "") -> By:
    return By("Arbiter", "s-1", request, NOON)


@pytest.fixture
def desk() -> Desk:
    """The Harbour Open with round 3 published: boards 4-1, 7-2, 5-3, and 6 has the bye."""
    found = Desk(Memory())
    tournament = read(OPEN.encode()).tournament
    found.perform(acts.Open(tournament), arbiter())
    paired = commands.pair(tournament, 3)
    found.perform(acts.Publish(3, tuple(paired.pairing.pairs), paired.system.code), arbiter())
    return found


def result_of(desk: Desk, white: int) -> Result:
    return desk.now()[0].tournament.player(white).entry(3).result


def test_a_phone_fills_an_empty_board(desk: Desk) -> None:
    entry = fill(desk, Press(3, 4, 1, "1-0"), ALL, phone("a"))
    assert entry is not None
    assert (entry.author, entry.desk, entry.contested) == ("Helper", "phone-1", False)
    assert result_of(desk, 4) is Result.WIN


def test_the_same_press_sent_twice_is_done_once(desk: Desk) -> None:
    first = fill(desk, Press(3, 4, 1, "1-0"), ALL, phone("a"))
    fill(desk, Press(3, 4, 1, "1-0"), ALL, phone("a"))
    assert first is not None
    assert desk.now()[1] == first.number


def test_a_board_that_has_a_result_is_the_arbiters(desk: Desk) -> None:
    desk.perform(EnterResult(3, 4, 1, Result.DRAW, Result.DRAW), arbiter())
    with pytest.raises(Refused) as refused:
        fill(desk, Press(3, 4, 1, "1-0", seen=desk.now()[1]), ALL, phone("a"))
    assert "only the arbiter" in refused.value.sentence.template
    assert result_of(desk, 4) is Result.DRAW


def test_the_same_result_as_the_desk_is_no_conflict(desk: Desk) -> None:
    seen = desk.now()[1]
    desk.perform(EnterResult(3, 4, 1, Result.WIN, Result.LOSS), arbiter())
    assert fill(desk, Press(3, 4, 1, "1-0", seen=seen), ALL, phone("a")) is None
    assert desk.now()[0].contested == ()


def test_a_press_that_waited_while_the_desk_entered_something_else_is_contested(desk: Desk) -> None:
    seen = desk.now()[1]
    desk.perform(EnterResult(3, 4, 1, Result.DRAW, Result.DRAW), arbiter())
    entry = fill(desk, Press(3, 4, 1, "1-0", seen=seen), ALL, phone("a"))
    assert entry is not None
    assert entry.contested
    assert [one.number for one in desk.now()[0].contested] == [entry.number]
    assert result_of(desk, 4) is Result.DRAW


def test_boards_outside_the_range_old_rounds_and_other_keys_are_refused(desk: Desk) -> None:
    for press, span in (
        (Press(3, 5, 3, "1-0"), Span(1, 2)),
        (Press(2, 4, 1, "1-0"), ALL),
        (Press(3, 4, 1, "+--"), ALL),
        (Press(3, 4, 7, "1-0"), ALL),
    ):
        with pytest.raises(Refused):
            fill(desk, press, span, phone("a"))
    assert [place.label for place in places(desk.now()[0], 3)] == ["1", "2", "3"]


def test_a_wrong_press_is_taken_back_within_a_minute(desk: Desk) -> None:
    entry = fill(desk, Press(3, 4, 1, "1-0"), ALL, phone("a"))
    assert entry is not None
    take_back(desk, entry.number, phone("b", "2026-11-30T12:00:50+00:00"))
    assert result_of(desk, 4) is Result.PENDING


def test_after_a_minute_or_from_another_phone_it_is_not(desk: Desk) -> None:
    entry = fill(desk, Press(3, 4, 1, "1-0"), ALL, phone("a"))
    assert entry is not None
    with pytest.raises(Refused):
        take_back(desk, entry.number, phone("b", "2026-11-30T12:02:00+00:00"))
    with pytest.raises(Refused):
        take_back(desk, entry.number, phone("c", name="phone-2"))
    assert result_of(desk, 4) is Result.WIN


def test_a_phone_cannot_undo_what_the_arbiter_did(desk: Desk) -> None:
    published = desk.now()[1]
    with pytest.raises(Refused):
        take_back(desk, published, phone("b"))


def test_its_own_result_is_not_overwritten_by_a_second_press(desk: Desk) -> None:
    seen = desk.now()[1]
    fill(desk, Press(3, 4, 1, "1-0"), ALL, phone("a"))
    with pytest.raises(Refused):
        fill(desk, Press(3, 4, 1, "0-1", seen=seen), ALL, phone("b"))
    assert result_of(desk, 4) is Result.WIN
