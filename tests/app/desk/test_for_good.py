"""What no act brings back, and what no program can publish unseen."""

from __future__ import annotations

import pytest

from pairwright.app.desk import acts
from pairwright.app.desk.archive import packed, unpacked
from pairwright.app.desk.journal import Entry, fold, in_force
from pairwright.app.desk.service import Desk, Refused, Unconfirmed
from pairwright.model import acts as core
from pairwright.model.colour import Colour
from pairwright.model.result import Result
from tests.app.desk.desks import ROUND_1, at, opened, tournament

MADE_UP = ((1, 2), (3, 4), (5, 6))


def forged(*made: acts.Act, against: tuple[int, ...] = ()) -> tuple[Entry, ...]:
    """A journal nobody has weighed; the second entry is contested if it is held ``against`` others."""
    entries = [Entry(number, act) for number, act in enumerate((acts.Open(tournament()), *made), 1)]
    entries[1] = entries[1]._replace(against=against)
    return tuple(entries)


LEFT = acts.LeaveFideMode("a reason")


@pytest.mark.parametrize(
    "entries",
    [
        forged(LEFT, acts.Undo((2,))),
        forged(LEFT, acts.Undo((2,), 1)),
        forged(LEFT, acts.Undo((2,)), acts.Undo((3,)), acts.Undo((4,))),
        forged(LEFT, acts.Settle(2, stands=True), acts.Undo((3,)), against=(1,)),
        forged(LEFT, acts.Settle(2, stands=True), acts.Settle(2, stands=False), against=(1,)),
    ],
)
def test_a_forged_journal_does_not_enter_fide_mode_again(entries: tuple[Entry, ...]) -> None:
    """Its sums are right, and its entries fit: the fold itself knows of no way back."""
    assert fold(entries, in_force(entries)).event.outside_fide_since == 1
    (kept,) = unpacked(packed([entries], "2026-05-01"))
    assert kept.event.outside_fide_since == 1


def test_an_undo_of_what_came_before_leaves_the_end_of_fide_mode() -> None:
    """Acts after new pairing numbers go with them; this one names nobody."""
    desk = opened()
    order = desk.perform(acts.Renumber((2, 1, 3, 4, 5, 6)), at("a")).entry.number
    desk.perform(LEFT, at("a"), confirmed=["leave-fide-mode"])
    late = desk.perform(core.RequestBye(2, 3, Result.HALF_BYE), at("a")).entry
    with pytest.raises(Unconfirmed) as asks:
        desk.undo((order,), at("a"))
    assert asks.value.also == (late,)
    event = desk.undo((order,), at("a"), confirmed=["also"]).event
    assert event.outside_fide_since == 1


def report_of(desk: Desk) -> list[str]:
    return [record.text for record in desk.now()[0].tournament.other_records]


@pytest.mark.parametrize("act", [acts.Publish(1, MADE_UP, "dutch-2026"), acts.Publish(1, MADE_UP),
                                 core.AddRound(1, MADE_UP)])  # fmt: skip
def test_made_up_pairs_are_told_to_the_report_whoever_publishes_them(act: acts.Act) -> None:
    """A program may claim that the rules gave them."""
    desk = opened()
    with pytest.raises(Unconfirmed) as asks:
        desk.perform(act, at("script"))
    assert [caution.code for caution in asks.value.cautions] == ["other-pairs"]
    desk.perform(act, at("script"), confirmed=["other-pairs"])
    assert report_of(desk) == [" MPA @ Round 1: 1-2, 3-4, 5-6 instead of 1-4, 5-2, 3-6"]


def test_pairs_of_the_rules_need_no_word() -> None:
    desk = opened()
    desk.perform(acts.Publish(1, ROUND_1), at("script"))
    assert report_of(desk) == []


def test_pairs_that_come_back_are_told_once() -> None:
    """Undone and redone, the line goes and comes with them."""
    desk = opened()
    number = desk.perform(acts.Publish(1, MADE_UP), at("a"), confirmed=["other-pairs"]).entry.number
    undone = desk.undo((number,), at("a")).entry.number
    assert report_of(desk) == []
    desk.undo((undone,), at("a"), confirmed=["other-pairs"])
    assert len(report_of(desk)) == 1


def test_a_pairing_changes_no_initial_colour_that_is_known() -> None:
    desk = opened()
    desk.perform(acts.Publish(1, ROUND_1), at("a"))
    with pytest.raises(Refused, match="initial colour"):
        desk.perform(acts.Publish(2, MADE_UP, "", Colour.BLACK), at("script"), confirmed=["missing-results"])
