"""Ways round the rules of the write path that somebody in a hurry, or with a will, has tried."""

from __future__ import annotations

import pytest

from pairwright.app.desk import acts
from pairwright.app.desk.acts import Act
from pairwright.app.desk.cautions import Level
from pairwright.app.desk.changes import perform
from pairwright.app.desk.duties import Duty, duty_of
from pairwright.app.desk.event import Event, Presence
from pairwright.app.desk.service import Desk, Refused, Unconfirmed
from pairwright.app.desk.squad_acts import SetTable
from pairwright.errors import Conflict
from pairwright.model.acts import EnterResult, Expel, RequestBye, Withdraw
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.tournament import Information
from tests.app.desk.desks import ROUND_1, ROUND_2, ROUND_3, Memory, at, opened, tournament
from tests.app.desk.events import announced, levels, outside, played, published

ROUNDS = (ROUND_1, ROUND_2, ROUND_3)


def by_hand(desk: Desk, round: int) -> int:
    """The round paired in a session by hand; the entry that ends it."""
    desk.perform(acts.OpenHand(round, ROUNDS[round - 1]), at("noor"))
    return desk.perform(acts.EndHand(round=round), at("noor"), confirmed=["other-pairs"]).entry.number


def play(desk: Desk, round: int, result: Result = Result.WIN) -> None:
    """Every game of the round with this result of White."""
    other = {Result.WIN: Result.LOSS, Result.DRAW: Result.DRAW}[result]
    for white, black in ROUNDS[round - 1]:
        desk.perform(EnterResult(round, white, black, result, other), at("noor"))


def refused(desk: Desk, number: int) -> set[str]:
    """Codes of what refuses the undo of an entry."""
    with pytest.raises(Refused) as asked:
        desk.undo((number,), at("noor"), confirmed=["also"])
    return {one.code for one in asked.value.cautions}


def test_a_round_paired_by_hand_is_no_easier_to_take_back_than_another() -> None:
    """Round 1 rests under round 2: only a restore point takes it back, however it was paired."""
    desk = opened()
    number = by_hand(desk, 1)
    play(desk, 1)
    by_hand(desk, 2)
    assert refused(desk, number) == {"old-round"}
    assert desk.now()[0].round == 2


def test_a_bye_of_a_round_that_is_paired_is_not_taken_back() -> None:
    """He would lose the half point of a round that is over."""
    desk = Desk(Memory())
    desk.perform(acts.Open(tournament(7)), at("setup"))
    number = desk.perform(RequestBye(1, 7, Result.HALF_BYE), at("noor")).entry.number
    desk.perform(acts.Publish(1, ROUND_1), at("noor"))
    assert refused(desk, number) == {"old-bye"}
    assert desk.now()[0].tournament.player(7).entry(1).result is Result.HALF_BYE


def test_a_decision_between_two_desks_is_no_way_round_the_round_that_is_over() -> None:
    """Taking the decision back would change a result of round 1, two rounds later."""
    desk = opened()
    desk.perform(acts.Publish(1, ROUND_1), at("noor"))
    seen = desk.now()[1]
    desk.perform(EnterResult(1, 1, 4, Result.WIN, Result.LOSS), at("noor"))
    other = desk.perform(EnterResult(1, 1, 4, Result.DRAW, Result.DRAW), at("other"), seen=seen).entry
    decided = desk.perform(acts.Settle(other.number, stands=True), at("noor")).entry.number
    for round_ in (2, 3):
        desk.perform(
            acts.Publish(round_, ROUNDS[round_ - 1]), at("noor"), confirmed=["missing-results", "adjourned-open"]
        )
    assert "old-round" in refused(desk, decided)


def test_undoing_an_announcement_does_not_bring_other_rules_for_rounds_that_are_paired() -> None:
    """The first day came with an edition; under way it cannot go back to the other."""
    desk = Desk(Memory())
    old = Information(name="Cup", start="2025/05/05", end="2025/05/07")
    desk.perform(acts.Open(tournament()._replace(information=old, system="FIDE_DUTCH")), at("setup"))
    new = old._replace(start="2026/12/01", end="2026/12/03")
    number = desk.perform(acts.Announce(new), at("noor")).entry.number
    desk.perform(acts.Publish(1, ROUND_1), at("noor"))
    assert refused(desk, number) == {"edition"}


def test_no_round_by_hand_after_the_last_one() -> None:
    """The number of rounds is locked; a session by hand is no way round it."""
    done = played(announced(8, 2), 2)
    assert levels(done, acts.OpenHand(3, ((1, 8),)))["rounds"] is Level.REFUSED
    in_hand = done._replace(hand=done.hand._replace(round=3, pairs=((1, 8),)))
    assert levels(in_hand, acts.EndHand())["rounds"] is Level.REFUSED


def final() -> Event:
    return perform(played(announced(8, 5), 3), acts.Declare())


@pytest.mark.parametrize(
    "act",
    [
        acts.OpenHand(4, ()),
        acts.ChangePlayer(1, Player(1, "Player 1", 1000)),
        acts.ComeBack(1, 4),
        acts.CloseCheckIn(4),
        acts.Renumber((1, 2, 3, 4, 5, 6, 7, 8)),
        RequestBye(4, 1, Result.HALF_BYE),
        Withdraw(1, 4),
        Expel(1, 4),
    ],
    ids=lambda act: type(act).__name__,
)
def test_final_standings_stay_as_they_were_declared(act: Act) -> None:
    """What would change them, or go on, is refused until the declaration is taken back."""
    assert levels(final(), act)["final"] is Level.REFUSED
    assert levels(outside_and_final(), act)["final"] is Level.REFUSED


def outside_and_final() -> Event:
    return perform(outside(played(announced(8, 5), 3)), acts.Declare())


def test_a_name_is_spelled_right_after_the_end() -> None:
    """Which changes nothing in the standings."""
    one = final().tournament.player(1)
    assert not levels(final(), acts.ChangePlayer(1, one._replace(name="Player One")))


def test_nobody_enters_after_the_last_round() -> None:
    """By hand, or from a list."""
    done = played(announced(8, 2), 2)
    assert levels(done, acts.EnterPlayers((Player(0, "Late"),)))["rounds"] is Level.REFUSED
    assert levels(done, acts.TakeList(new=(Player(9, "Late"),)))["rounds"] is Level.REFUSED


def test_a_game_that_has_ended_is_not_adjourned_to_be_played_again_later() -> None:
    """Neither is its result taken away first, and another put in without a word."""
    event = published(played(announced(8, 5), 1))
    white, black = event.tournament.round(1).games[0][:2]
    adjourned = EnterResult(1, white, black, Result.ADJOURNED, Result.ADJOURNED)
    assert levels(event, adjourned)["adjourned"] is Level.REFUSED
    cleared = perform(event, acts.ClearResult(1, white, black))
    other = EnterResult(1, white, black, Result.LOSS, Result.WIN)
    assert levels(cleared, other)["earlier-round"] is Level.CONFIRM


def test_a_page_that_knows_more_than_there_is_knows_nothing() -> None:
    """A number of another journal does not switch the comparison off."""
    desk = opened()
    desk.perform(acts.Publish(1, ROUND_1), at("noor"))
    desk.perform(EnterResult(1, 1, 4, Result.WIN, Result.LOSS), at("noor"))
    done = desk.perform(EnterResult(1, 1, 4, Result.DRAW, Result.DRAW), at("other"), seen=10**9)
    assert done.entry.contested
    assert done.event.tournament.player(1).entry(1).result is Result.WIN


def test_taking_back_is_the_duty_of_whoever_does_it() -> None:
    """Who enters results takes results back, not the pairing and not the terms."""
    desk = opened()
    desk.perform(acts.SetRounds(4), at("noor"))
    desk.perform(acts.Publish(1, ROUND_1), at("noor"))
    desk.perform(EnterResult(1, 1, 4, Result.WIN, Result.LOSS), at("noor"))
    entries = desk.entries()
    assert [duty_of(entry.act, entries) for entry in entries] == [
        Duty.TERMS, Duty.TERMS, Duty.PAIRING, Duty.RESULTS
    ]  # fmt: skip
    assert duty_of(acts.Undo((3, 4)), entries) is Duty.PAIRING
    assert duty_of(acts.Settle(2, stands=True), entries) is Duty.TERMS
    assert duty_of(acts.Undo((4,), 3), entries) is Duty.TERMS


def test_leaving_fide_mode_stays_whatever_is_gone_back_to() -> None:
    """A restore point before it takes back the rest only."""
    desk = opened()
    desk.perform(acts.Publish(1, ROUND_1), at("noor"))
    desk.perform(acts.LeaveFideMode("a test"), at("noor"), confirmed=["leave-fide-mode"])
    desk.back_to(1, at("noor"), confirmed=["back-to"])
    assert desk.now()[0].outside_fide_since
    assert refused(desk, 3) == {"fide-mode"}


def test_a_round_without_a_game_is_none() -> None:
    """With everybody gone, or one left, there is nothing to publish, by the rules or by hand."""
    assert levels(announced(1), acts.Publish(1, ((1, 0),)))["no-game"] is Level.REFUSED
    in_hand = perform(announced(1), acts.OpenHand(1, ((1, 0),)))
    assert levels(in_hand, acts.EndHand(round=1))["no-game"] is Level.REFUSED


def test_what_is_refused_is_not_kept_as_a_conflict() -> None:
    """Nobody has to decide about what may not be done."""
    desk = opened()
    seen = desk.now()[1]
    desk.perform(acts.SetRounds(4), at("noor"))
    desk.perform(acts.Publish(1, ROUND_1), at("noor"))
    with pytest.raises(Refused):
        desk.perform(acts.SetRounds(3), at("other"), seen=seen)
    assert not desk.now()[0].contested


def test_a_swiss_does_not_become_a_table_by_way_of_its_cycles() -> None:
    """The address for the cycles of a round robin changes nothing else, whoever sends to it."""
    assert levels(announced(), SetTable("FIDE_DOUBLEROUNDROBIN", 14))["system"] is Level.REFUSED
    robin = announced(6, 0, "FIDE_ROUNDROBIN")
    assert not levels(robin, SetTable("FIDE_DOUBLEROUNDROBIN", 10))


def test_nothing_is_final_before_a_round_is_played() -> None:
    assert levels(announced(), acts.Declare())["no-round"] is Level.REFUSED


def test_what_is_published_is_what_was_shown() -> None:
    """A result that comes in while the proposal stands on the screen: it is looked at again, whoever entered it."""
    desk = opened()
    desk.perform(acts.Publish(1, ROUND_1), at("noor"))
    play(desk, 1)
    shown = desk.now()[1]
    desk.perform(acts.CheckPlayer(2, 1, Presence.HERE), at("noor"))
    desk.perform(EnterResult(1, 1, 4, Result.DRAW, Result.DRAW), at("noor"))
    with pytest.raises(Conflict):
        desk.perform(acts.Publish(2, ROUND_2), at("noor"), seen=shown)
    now = desk.now()[1]
    desk.perform(acts.CheckPlayer(2, 2, Presence.HERE), at("other"))
    published = desk.perform(acts.Publish(2, ROUND_2), at("noor"), seen=now, confirmed=["other-pairs"])
    assert published.event.round == 2


ANSWERED = [
    (RequestBye(2, 1, Result.FULL_BYE), "full-bye", Level.NOTICE),
    (Expel(1, 2), "expel", Level.CONFIRM),
    (acts.LeaveFideMode("a test"), "leave-fide-mode", Level.TWO_STEPS),
]


@pytest.mark.parametrize(("act", "code", "level"), ANSWERED, ids=["notice", "confirm", "two-steps"])
def test_every_level_that_asks_is_answered_by_name_before_the_act(act: Act, code: str, level: Level) -> None:
    """Whoever sends it, and whatever else he confirms."""
    desk = opened()
    assert levels(desk.now()[0], act) == {code: level}
    for answer in ([], ["something-else"]):
        with pytest.raises(Unconfirmed):
            desk.perform(act, at("noor"), confirmed=answer)
    assert desk.now()[1] == 1
    assert desk.perform(act, at("noor"), confirmed=[code]).entry.number == 2


def test_level_4_has_its_reason_whatever_entrance_it_comes_by() -> None:
    """A tick without a reason is none, for leaving FIDE mode and for going back."""
    desk = opened()
    desk.perform(acts.Publish(1, ROUND_1), at("noor"))
    silent = at("noor")._replace(reason=" ")
    with pytest.raises(Unconfirmed):
        desk.perform(acts.LeaveFideMode("a test"), silent, confirmed=["leave-fide-mode"])
    with pytest.raises(Unconfirmed):
        desk.back_to(1, silent, confirmed=["back-to"])
    assert desk.now()[1] == 2


def test_what_is_done_again_is_asked_again() -> None:
    """A redo runs all the checks of its act: a second half-point bye is confirmed anew, one who was barred meanwhile
    is refused."""
    desk = opened()
    desk.perform(RequestBye(2, 1, Result.HALF_BYE), at("noor"))
    second = desk.perform(RequestBye(3, 1, Result.HALF_BYE), at("noor"), confirmed=["second-half-bye"]).entry.number
    undone = desk.undo((second,), at("noor")).entry.number
    with pytest.raises(Unconfirmed):
        desk.undo((undone,), at("noor"))
    desk.undo((undone,), at("noor"), confirmed=["second-half-bye"])
    again = desk.undo((second,), at("noor")).entry.number
    desk.perform(acts.BarHalfByes((1,)), at("noor"))
    assert refused(desk, again) == {"no-half-bye"}


def test_a_round_that_comes_back_is_compared_with_the_rules_as_things_are_now() -> None:
    """Round 2 is taken back, a result of round 1 is changed, and round 2 is redone as it was."""
    desk = Desk(Memory())
    desk.perform(acts.Open(announced(8, 5).tournament), at("setup"))
    first = played(desk.now()[0])
    desk.perform(acts.Publish(1, tuple([game[:2] for game in first.tournament.round(1).games])), at("noor"))
    for game in first.tournament.round(1).games:
        desk.perform(EnterResult(1, game.white, game.black, Result.WIN, Result.LOSS), at("noor"))
    second = tuple([game[:2] for game in published(first).tournament.round(2).games])
    number = desk.perform(acts.Publish(2, second, "dutch-2026"), at("noor")).entry.number
    undone = desk.undo((number,), at("noor")).entry.number
    desk.undo((desk.undo((undone,), at("noor")).entry.number,), at("noor"))  # as it was: nothing to ask
    changed = first.tournament.round(1).games[0]
    desk.perform(EnterResult(1, changed.white, changed.black, Result.LOSS, Result.WIN), at("noor"))
    last = max(entry.number for entry in desk.entries() if isinstance(entry.act, acts.Undo))
    with pytest.raises(Unconfirmed) as asked:
        desk.undo((last,), at("noor"))
    assert "other-pairs" in {one.code for one in asked.value.cautions}
    done = desk.undo((last,), at("noor"), confirmed=["other-pairs"])
    assert done.entry.lines[0].startswith("MPA @ Round 2: ")
    assert done.event.tournament.other_records[-1].text.startswith(" MPA @ Round 2: ")
