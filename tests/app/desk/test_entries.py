"""Acts on players: entries, late entries, whole lists, numbers, check-in, byes, returns."""

from __future__ import annotations

import pytest

from pairwright.app.desk import acts
from pairwright.app.desk.about import about
from pairwright.app.desk.checking_in import Standing, check_sheet, times_seen
from pairwright.app.desk.event import OfficialRating, Presence
from pairwright.app.desk.one_entry import corrected, typed
from pairwright.app.desk.roster import Order, earned_number, roster, stray_numbers
from pairwright.app.desk.service import Desk, Refused, Unconfirmed
from pairwright.app.desk.taking import taking
from pairwright.app.entries.differences import Kind, compare
from pairwright.app.entries.entry import Terms
from pairwright.app.entries.reading import read_entries
from pairwright.errors import Conflict
from pairwright.model.acts import Expel, RequestBye, Withdraw
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.round import RoundEntry
from pairwright.model.tournament import Information
from tests.app.desk.entry_journal import ARBITER, OTHER, desk_with, do, event_of

TODAY = (2026, 11, 30)


def publish(desk: Desk, *rounds: tuple[tuple[int, int], ...]) -> None:
    """Rounds as they are published, without results."""
    for number, pairs in enumerate(rounds, event_of(desk).tournament.round_to_pair):
        do(
            desk,
            acts.Publish(number, pairs, colour=Colour.WHITE if number == 1 else Colour.NONE),
            "missing-results",
            "adjourned-open",
            "other-pairs",
        )


ROUNDS = (
    ((1, 4), (5, 2), (3, 6)),
    ((2, 1), (4, 3), (6, 5)),
    ((1, 3), (2, 6), (5, 4)),
    ((6, 1), (3, 5), (4, 2)),
)


def names(desk: Desk) -> list[str]:
    return [player.name for player in sorted(event_of(desk).tournament.players)]


def test_a_fide_id_that_somebody_has_is_refused_and_a_name_is_asked_about() -> None:
    desk = desk_with(2)
    do(desk, acts.EnterPlayers((Player(0, "Oak, Ola", 1900, fide_id="1234567"),)))
    with pytest.raises(Refused) as refused:
        do(desk, acts.EnterPlayers((Player(0, "Pine, Pia", fide_id="1234567"),)))
    assert refused.value.cautions[0].code == "same-id"
    with pytest.raises(Unconfirmed):
        do(desk, acts.EnterPlayers((Player(0, "ann ash"),)))
    do(desk, acts.EnterPlayers((Player(0, "ann ash"),)), "same-name")
    assert names(desk)[-1] == "ann ash"


def test_two_desks_may_enter_players_at_the_same_time() -> None:
    desk = desk_with(2)
    seen = desk.now()[1]
    desk.perform(acts.EnterPlayers((Player(0, "Oak, Ola"),)), ARBITER, seen=seen)
    done = desk.perform(acts.EnterPlayers((Player(0, "Pine, Pia"),)), OTHER, seen=seen)
    assert not done.entry.contested
    assert len(event_of(desk).tournament.players) == 4


def test_a_late_entry_gets_the_number_his_rating_earns() -> None:
    desk = desk_with()
    do(desk, acts.BarHalfByes((3,)))
    publish(desk, *ROUNDS[:1])
    new = Player(0, "Oak, Ola", 2060, enters_in=2, entries=(RoundEntry(0, Colour.NONE, Result.HALF_BYE),))
    number = earned_number(event_of(desk).tournament, new)
    with pytest.raises(Unconfirmed):
        do(desk, acts.EnterLate(new._replace(number=number)))
    event = do(desk, acts.EnterLate(new._replace(number=number)), "new-numbers")
    assert desk.entries()[-1].lines == ("Numbers @ Round 2: 2 enters late, 2 to 6 are now 3 to 7",)
    assert names(desk)[:3] == ["Ash, Ann", "Oak, Ola", "Birch, Bo"]
    assert event.tournament.player(1).entry(1).opponent == 5
    assert event.no_half_byes == (4,)
    with pytest.raises(Conflict, match="paired already"):
        do(desk, acts.EnterLate(Player(1, "Pine, Pia", 2200, enters_in=1)), "new-numbers")


def test_after_round_4_is_paired_a_late_entry_gets_the_next_number() -> None:
    desk = desk_with()
    publish(desk, *ROUNDS)
    new = Player(0, "Oak, Ola", 2060, enters_in=5)
    assert earned_number(event_of(desk).tournament, new) == 7
    with pytest.raises(Refused) as refused:
        do(desk, acts.EnterLate(new._replace(number=2)))
    assert refused.value.cautions[0].code == "numbers"
    do(desk, acts.EnterLate(new._replace(number=7)))


def test_more_than_one_half_point_for_rounds_missed_is_confirmed() -> None:
    desk = desk_with()
    publish(desk, *ROUNDS[:2])
    halves = (RoundEntry(0, Colour.NONE, Result.HALF_BYE),) * 2
    with pytest.raises(Unconfirmed):
        do(desk, acts.EnterLate(Player(7, "Oak, Ola", 1500, enters_in=3, entries=halves)))


def read(text: str) -> tuple:  # type: ignore[type-arg]
    return read_entries(text.encode(), Terms(TODAY)).rows


def test_one_undo_takes_a_whole_list_back() -> None:
    desk = desk_with(3)
    event = event_of(desk)
    rows = read("Name;Rating\nAsh, Ann;2300\nOak, Ola;2090\n")
    found = compare(event.tournament, rows)
    act = taking(event, found.of(Kind.NEW, Kind.CHANGED), numbers_anew=True, source="list.csv")
    do(desk, act)
    assert names(desk) == ["Ash, Ann", "Oak, Ola", "Birch, Bo", "Cedar, Cy"]
    assert event_of(desk).tournament.player(1).rating == 2300
    last = desk.last_of(ARBITER.desk)
    assert last is not None
    desk.undo((last.number,), ARBITER)
    assert event_of(desk) == event


def test_a_list_removes_whom_the_arbiter_agreed_to_and_what_was_said_of_him() -> None:
    desk = desk_with(4)
    do(desk, RequestBye(1, 2, Result.HALF_BYE))
    do(desk, RequestBye(1, 4, Result.HALF_BYE))
    do(desk, acts.CheckPlayer(1, 2, Presence.HERE))
    event = event_of(desk)
    found = compare(event.tournament, read("Name\nAsh, Ann\nCedar, Cy\nDogwood, Di\n"))
    act = taking(event, found.of(Kind.GONE), numbers_anew=True)
    after = do(desk, act)
    assert names(desk) == ["Ash, Ann", "Cedar, Cy", "Dogwood, Di"]
    assert [(one.player, one.round) for one in after.tournament.requests] == [(3, 1)]
    assert after.check_in(1).players == ()


def test_under_way_a_list_keeps_numbers_and_removes_nobody() -> None:
    desk = desk_with()
    publish(desk, *ROUNDS[:1])
    event = event_of(desk)
    found = compare(event.tournament, read("Name;Rating\nOak, Ola;2500\n"))
    act = taking(event, found.of(Kind.NEW), numbers_anew=True)
    assert (act.order, act.new[0].number, act.new[0].enters_in) == ((), 7, 2)
    with pytest.raises(Conflict):
        taking(event, found.of(Kind.GONE), numbers_anew=True)


def test_a_list_puts_a_new_player_into_a_team() -> None:
    desk = desk_with(2)
    found = compare(event_of(desk).tournament, read("Name;Team\nOak, Ola;Reds\nAsh, Ann;Reds\n"))
    after = do(desk, taking(event_of(desk), found.of(Kind.NEW, Kind.CHANGED), numbers_anew=True))
    (team,) = after.tournament.teams
    assert sorted(after.tournament.player(number).name for number in team.members) == ["Ash, Ann", "Oak, Ola"]


def test_numbers_under_way_are_exchanged_between_equal_ratings_only() -> None:
    desk = desk_of_equals()
    with pytest.raises(Unconfirmed):
        do(desk, acts.Renumber((2, 1, 3, 4, 5, 6)))
    after = do(desk, acts.Renumber((2, 1, 3, 4, 5, 6)), "numbers")
    assert after.tournament.player(1).name == "Birch, Bo"
    with pytest.raises(Refused):
        do(desk, acts.Renumber((3, 2, 1, 4, 5, 6)), "numbers")


def desk_of_equals() -> Desk:
    desk = desk_with()
    player = event_of(desk).tournament.player(2)
    do(desk, acts.ChangePlayer(2, player._replace(rating=2100)))
    publish(desk, *ROUNDS[:1])
    return desk


def test_undoing_numbers_takes_back_what_names_players_by_them() -> None:
    desk = desk_with(4)
    done = desk.perform(acts.Renumber((4, 3, 2, 1)), ARBITER)
    do(desk, RequestBye(2, 1, Result.HALF_BYE))
    with pytest.raises(Unconfirmed) as asked:
        desk.undo((done.entry.number,), ARBITER)
    assert [entry.act for entry in asked.value.also] == [RequestBye(2, 1, Result.HALF_BYE)]
    desk.undo((done.entry.number,), ARBITER, confirmed=("also",))
    assert event_of(desk).tournament.requests == ()


def test_a_page_drawn_before_numbers_were_given_cannot_name_players() -> None:
    desk = desk_with(4)
    seen = desk.now()[1]
    do(desk, acts.Renumber((4, 3, 2, 1)))
    with pytest.raises(Conflict, match="numbers have changed"):
        desk.perform(acts.CheckPlayer(1, 1, Presence.HERE), ARBITER, seen=seen)


def test_closing_check_in_names_who_stays_unpaired() -> None:
    desk = desk_with(4)
    for number in (1, 2):
        do(desk, acts.CheckPlayer(1, number, Presence.HERE))
    do(desk, RequestBye(1, 3, Result.HALF_BYE))
    with pytest.raises(Unconfirmed) as asked:
        do(desk, acts.CloseCheckIn(1))
    assert [str(line) for line in asked.value.cautions[0].follows] == ["4 Dogwood, Di"]
    after = do(desk, acts.CloseCheckIn(1), "unpaired")
    assert after.tournament.request(1, 4) is Result.ABSENT
    with pytest.raises(Conflict):
        do(desk, acts.CloseCheckIn(1), "unpaired")


def test_who_comes_after_check_in_is_closed_is_paired_after_all() -> None:
    desk = desk_with(3)
    do(desk, acts.CheckPlayer(1, 1, Presence.HERE))
    do(desk, acts.CloseCheckIn(1), "unpaired")
    after = do(desk, acts.CheckPlayer(1, 2, Presence.LATE))
    assert after.tournament.request(1, 2) is None
    assert after.tournament.request(1, 3) is Result.ABSENT
    after = do(desk, acts.CheckPlayer(1, 2, Presence.MISSING))
    assert after.tournament.request(1, 2) is Result.ABSENT


def test_the_check_in_sheet_counts_and_tells_the_time() -> None:
    desk = desk_with(4)
    desk.perform(acts.CheckPlayer(1, 2, Presence.HERE), ARBITER._replace(time="2026-11-30T09:12:00+00:00"))
    do(desk, Withdraw(4, 1))
    times = times_seen(desk.entries(), desk.in_force(), 1)
    sheet = check_sheet(event_of(desk), 1, times)
    assert (sheet.here, sheet.missing, sheet.away, sheet.share) == (1, 2, 1, 33)
    assert [row.standing for row in sheet.rows][3] is Standing.AWAY
    assert sheet.rows[1].time == "2026-11-30T09:12:00+00:00"
    assert str(sheet.rows[3].why) == "withdrawn"


def test_half_byes_are_asked_about_from_the_second_on_and_refused_to_the_barred() -> None:
    desk = desk_with()
    do(desk, RequestBye(1, 2, Result.HALF_BYE))
    with pytest.raises(Unconfirmed):
        do(desk, RequestBye(2, 2, Result.HALF_BYE))
    do(desk, acts.BarHalfByes((3,)))
    with pytest.raises(Refused):
        do(desk, RequestBye(1, 3, Result.HALF_BYE))
    with pytest.raises(Unconfirmed):
        do(desk, RequestBye(1, 4, Result.FULL_BYE))
    done = desk.perform(RequestBye(1, 4, Result.FULL_BYE), ARBITER, confirmed=("full-bye",))
    assert done.entry.lines == ("Full-point bye @ Round 1: 4",)


def test_the_allocated_bye_by_hand_is_confirmed_and_there_is_one() -> None:
    desk = desk_with(5)
    with pytest.raises(Unconfirmed):
        do(desk, RequestBye(1, 2, Result.PAIRING_BYE))
    do(desk, RequestBye(1, 2, Result.PAIRING_BYE), "bye-by-hand")
    with pytest.raises(Refused) as refused:
        do(desk, RequestBye(1, 3, Result.PAIRING_BYE), "bye-by-hand")
    assert refused.value.cautions[0].code == "two-byes"


def test_who_withdrew_comes_back_and_who_was_expelled_gets_no_bye() -> None:
    desk = desk_with()
    publish(desk, *ROUNDS[:1])
    do(desk, Withdraw(2, 2))
    after = do(desk, acts.ComeBack(2, 4))
    assert [one.round for one in after.tournament.requests if one.player == 2] == [2, 3]
    assert after.tournament.player(2).withdrawn_from == 0
    do(desk, Expel(3, 2), "expel")
    with pytest.raises(Refused):
        do(desk, RequestBye(2, 3, Result.HALF_BYE))


def test_the_list_sorts_in_the_alphabet_of_the_reader() -> None:
    desk = desk_with(0)
    persian = ("گلستانی، پری", "ژاله‌ور، چمن", "پارسا، آرش", "رضوان، بهار")
    do(desk, acts.EnterPlayers(tuple([Player(0, name) for name in persian])))
    rows = roster(event_of(desk), "fa", Order.NAME).rows
    assert [row.name for row in rows] == ["پارسا، آرش", "رضوان، بهار", "ژاله‌ور، چمن", "گلستانی، پری"]
    turkish = desk_with(0)
    do(
        turkish,
        acts.EnterPlayers(tuple([Player(0, name) for name in ("Çınar, Ece", "Irmak, Su", "İnan, Can", "Cem, Al")])),  # noqa: RUF001
    )
    rows = roster(event_of(turkish), "tr", Order.NAME).rows
    assert [row.name for row in rows] == ["Cem, Al", "Çınar, Ece", "Irmak, Su", "İnan, Can"]  # noqa: RUF001
    assert [row.name for row in roster(event_of(turkish), "tr", query="inan").rows] == ["İnan, Can"]


def test_numbers_that_do_not_follow_the_ratings_are_counted() -> None:
    desk = desk_with(3)
    assert stray_numbers(event_of(desk).tournament) == 0
    do(desk, acts.EnterPlayers((Player(0, "Oak, Ola", 2500),)))
    assert stray_numbers(event_of(desk).tournament) == 4


def test_one_entry_is_read_as_a_list_is() -> None:
    found = typed({"name": "Oak, Ola", "rating": "۲۱۰۰", "birth": "1995-13-40", "federation": "iri"}, TODAY)
    assert (found.entry.rating, found.entry.federation) == (2100, "IRI")
    assert set(found.faults) == {"birth"}
    assert typed({"name": "Name", "rating": "Rating"}, TODAY).entry.name == "Name"
    assert set(typed({"rating": "2100"}, TODAY).faults) == {"name"}


def test_a_correction_may_blank_what_was_there() -> None:
    player = Player(3, "Oak, Ola", 2100, "GM", "w", "NOR", "1234567", "1990/01/02")
    found = typed({"name": "Oak, Olav", "federation": "NOR", "national": "1900"}, TODAY)
    made = corrected(player, found.entry, whole=True)
    assert (made.name, made.rating, made.title, made.fide_id) == ("Oak, Olav", 0, "", "")
    assert made.national[0].rating == 1900


def test_the_journal_about_a_player_follows_his_numbers() -> None:
    desk = desk_with(3)
    do(desk, RequestBye(1, 3, Result.HALF_BYE))
    do(desk, acts.Renumber((3, 1, 2)))
    do(desk, acts.CheckPlayer(1, 1, Presence.HERE))
    do(desk, acts.CheckPlayer(1, 3, Presence.HERE))
    player = event_of(desk).tournament.player(1)
    assert player.name == "Cedar, Cy"
    found = [one.entry.act for one in about(desk.entries(), desk.in_force(), player)]
    assert found == [acts.CheckPlayer(1, 1, Presence.HERE), RequestBye(1, 3, Result.HALF_BYE)]


def test_official_ratings_are_kept_apart_and_follow_the_numbers() -> None:
    desk = desk_with(2)
    do(desk, acts.TakeList(official=(OfficialRating(2, 2075, "FIDE", "2026-11"),), source="FIDE 2026-11"))
    after = do(desk, acts.Renumber((2, 1)))
    assert after.official == (OfficialRating(1, 2075, "FIDE", "2026-11"),)
    assert after.tournament.player(1).rating == 2050


def test_the_ratings_that_order_the_list_are_locked_under_way() -> None:
    desk = desk_with()
    assert do(desk, acts.SetRankMethod("iri nidof")).tournament.information.starting_rank_method == "IRI NIDOF"
    publish(desk, *ROUNDS[:1])
    with pytest.raises(Refused):
        do(desk, acts.SetRankMethod("FIDE"))


@pytest.mark.parametrize(
    ("as_of", "list_", "noticed"),
    [("2026-11", "FIDE", False), ("2026-10", "FIDE", True), ("2026/12", "FIDE", True), ("2026-10", "ENG", False),
     ("autumn", "FIDE", False)],
)  # fmt: skip
def test_a_list_that_is_not_the_one_of_the_start_is_noticed(as_of: str, list_: str, noticed: bool) -> None:
    """Q133: what counts is the list valid at the start; the notice is acknowledged before anything is taken."""
    desk = desk_with(information=Information(name="Cup", start="2026/11/30"))
    act = acts.TakeList(official=(OfficialRating(1, 2100, list_, as_of),))
    if noticed:
        with pytest.raises(Unconfirmed, match="begins in 2026-11"):
            do(desk, act)
    assert do(desk, act, *([f"list-{as_of}"] if noticed else [])).official
