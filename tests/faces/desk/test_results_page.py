"""Results without script: every act of the page is an ordinary form or link."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from django.test import Client

from pairwright.app.desk import acts
from pairwright.app.desk.service import By
from pairwright.faces.desk.journals import desk_of, forget
from pairwright.faces.desk.openings import begin_tournament
from pairwright.model.acts import EnterResult
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.team import Team
from pairwright.model.tournament import Tournament
from pairwright.store.models import Entry, Role
from pairwright.store.models import Tournament as Record
from tests.faces.desk.conftest import made_up, somebody
from tests.faces.desk.desks import confirm

WHITE, BLACK = Colour.WHITE, Colour.BLACK
ROUNDS = {1: ((1, 4), (5, 2), (3, 6)), 2: ((4, 5), (2, 3), (6, 1)), 3: ((1, 2), (3, 4), (5, 6))}
OTHER_DESK = By("Ira", "s-other")


def published(record: Record, *rounds: int) -> None:
    for round_ in rounds:
        desk_of(record).perform(acts.Publish(round_, ROUNDS[round_]), By(desk="s-setup"), confirmed=["other-pairs"])
        if round_ != rounds[-1]:
            for white, black in ROUNDS[round_]:
                act = EnterResult(round_, white, black, Result.WIN, Result.LOSS)
                desk_of(record).perform(act, By(desk="s-setup"))


def address(record: Record, round: int, board: int | None = None) -> str:
    return f"/t/{record.slug}/rounds/{round}/results/" + (f"{board}/" if board else "")


def result_of(record: Record, round: int, number: int) -> Result:
    event, _ = desk_of(record).now()
    return event.tournament.player(number).entry(round).result


def test_a_result_is_entered_and_the_next_board_is_chosen(owner: Client, record: Record) -> None:
    published(record, 1)
    answer = owner.post(address(record, 1, 1), {"result": "5-5", "request": "a1", "game": "0"}, follow=True)
    page = answer.content.decode()
    assert "1 of 3 results are in" in page
    assert 'id="chosen">Board 2<' in page
    assert result_of(record, 1, 1) is Result.DRAW


def test_a_result_from_before_new_numbers_is_not_told_of_somebody_elses_board(owner: Client, record: Record) -> None:
    """A late entry pushes everybody down by one: what 2 scored then is no result of the board of 2 now."""
    desk_of(record).perform(acts.Publish(1, ((1, 4), (2, 5), (3, 6))), By(desk="s-setup"), confirmed=["other-pairs"])
    owner.post(address(record, 1, 2), {"result": "0-1", "request": "a1", "game": "0"})
    page = owner.get(address(record, 1))
    assert [one.label for one in page.context["recent"]] == ["2"]
    late = acts.EnterLate(Player(1, "Latecomer", 2700, enters_in=2))
    desk_of(record).perform(late, By(desk="s-setup"), confirmed=["new-numbers"])
    assert not owner.get(address(record, 1)).context["recent"]


def test_the_wrong_colours_on_a_board_are_exchanged_after_a_question(owner: Client, record: Record) -> None:
    published(record, 1)
    there = address(record, 1) + "colours/"
    assert owner.post(there, {"board": "1"}).status_code == 409
    assert owner.post(there, {"board": "99"}).status_code == 404
    confirm(owner, there, {"board": "1"})
    event, _ = desk_of(record).now()
    assert (event.tournament.player(4).entry(1).colour, event.tournament.player(1).entry(1).colour) == (WHITE, BLACK)
    assert "colours exchanged" in owner.get(f"/t/{record.slug}/journal/").content.decode()


def test_a_form_sent_twice_is_one_entry(owner: Client, record: Record) -> None:
    published(record, 1)
    before = Entry.objects.count()
    for _ in range(2):
        owner.post(address(record, 1, 1), {"result": "1-0", "request": "same", "game": "0"})
    assert Entry.objects.count() == before + 1


def test_missing_shows_only_boards_without_a_result(owner: Client, record: Record) -> None:
    published(record, 1)
    owner.post(address(record, 1, 2), {"result": "1-0", "request": "a", "game": "0"})
    page = owner.get(address(record, 1) + "?show=missing").content.decode()
    assert 'id="board-1"' in page
    assert 'id="board-2"' not in page


def test_reading_back_ticks_what_agrees_and_stops_at_what_differs(owner: Client, record: Record) -> None:
    """The reading is an act of its own: it is in the journal and changes no result."""
    published(record, 1)
    for board in (1, 2):
        owner.post(address(record, 1, board), {"result": "1-0", "request": f"e{board}", "game": "0"})
    for board, read in ((1, "1-0"), (2, "0-1")):
        fields = {"result": read, "request": f"r{board}", "game": "0", "reading": "1", "show": "read-back"}
        owner.post(address(record, 1, board), fields)
    page = owner.get(address(record, 1) + "?show=read-back").content.decode()
    assert page.count("read back, the same") == 1
    assert 'read: <span class="n">0–1</span>' in page
    assert result_of(record, 1, ROUNDS[1][1][0]) is Result.WIN
    assert "read back" in owner.get(f"/t/{record.slug}/journal/").content.decode()


def test_the_round_before_is_corrected_after_a_question_and_the_report_says_so(owner: Client, record: Record) -> None:
    published(record, 1, 2)
    fields = {"result": "0-1", "request": "late", "game": "0", "seen": str(desk_of(record).now()[1])}
    asked = owner.post(address(record, 1, 1), fields)
    assert asked.status_code == 409
    page = asked.content.decode()
    assert "### Correction @ Round 1: 1-4 01 instead of 10" in page
    assert result_of(record, 1, 1) is Result.WIN
    owner.post(address(record, 1, 1), fields | {"confirmed": "earlier-round"})
    assert result_of(record, 1, 1) is Result.WIN  # nobody has shown that to whoever sends this
    confirm(owner, address(record, 1, 1), fields)
    assert result_of(record, 1, 1) is Result.LOSS
    event, _ = desk_of(record).now()
    assert [one.text for one in event.tournament.other_records] == [" Correction @ Round 1: 1-4 01 instead of 10"]


def test_an_older_round_is_corrected_for_the_rating_report_only(owner: Client, record: Record) -> None:
    published(record, 1, 2, 3)
    page = owner.get(address(record, 1)).content.decode()
    assert "goes to the rating report only" in page
    fields = {"result": "5-5", "request": "old", "game": "0", "seen": str(desk_of(record).now()[1])}
    confirm(owner, address(record, 1, 1), fields)
    event, _ = desk_of(record).now()
    assert result_of(record, 1, 1) is Result.WIN
    assert [(one.round, one.white, one.white_result) for one in event.corrections] == [(1, 1, "=")]
    assert len(event.tournament.other_records) == 1


def test_clearing_a_result_that_has_stood_is_said(owner: Client, record: Record) -> None:
    published(record, 1)
    earlier = (datetime.now(UTC) - timedelta(minutes=5)).isoformat(timespec="seconds")
    act = EnterResult(1, 1, 4, Result.WIN, Result.LOSS)
    desk_of(record).perform(act, By("Noor", "s-setup", "", earlier))
    fields = {"result": "", "request": "c", "game": "0", "seen": str(desk_of(record).now()[1])}
    answer = owner.post(address(record, 1, 1), fields)
    assert "had stood for more than a minute" in answer.content.decode()
    assert result_of(record, 1, 1) is Result.WIN
    confirm(owner, address(record, 1, 1), fields)
    assert result_of(record, 1, 1) is Result.PENDING


def test_two_desks_on_one_board_keep_both_values(owner: Client, record: Record) -> None:
    """The second press came from a page that did not know the first."""
    published(record, 1)
    _, seen = desk_of(record).now()
    desk_of(record).perform(EnterResult(1, 1, 4, Result.WIN, Result.LOSS), OTHER_DESK)
    fields = {"result": "5-5", "request": "b", "game": "0", "seen": str(seen)}
    page = owner.post(address(record, 1, 1), fields, follow=True).content.decode()
    assert "two desks say different things" in page
    assert "Ira" in page
    assert result_of(record, 1, 1) is Result.WIN
    overview = owner.get(f"/t/{record.slug}/").content.decode()
    assert "two desks say different things" in overview
    number = desk_of(record).now()[0].contested[0].number
    owner.post(f"/t/{record.slug}/journal/settle/{number}/", {"keep": "second", "request": "s"})
    assert result_of(record, 1, 1) is Result.DRAW
    assert "two desks" not in owner.get(address(record, 1)).content.decode()


def test_a_value_that_was_taken_back_is_not_offered_in_a_conflict(owner: Client, record: Record) -> None:
    """The first of the two counts no more: without the second the board has no result, and so it is offered."""
    published(record, 1)
    _, seen = desk_of(record).now()
    first = desk_of(record).perform(EnterResult(1, 1, 4, Result.WIN, Result.LOSS), OTHER_DESK).entry.number
    owner.post(address(record, 1, 1), {"result": "5-5", "request": "b", "game": "0", "seen": str(seen)})
    desk_of(record).undo([first], OTHER_DESK)
    page = owner.get(address(record, 1)).content.decode()
    assert 'Keep <span class="n">½–½</span>' in page
    assert 'Keep <span class="n">–</span>' in page
    assert 'Keep <span class="n">1–0</span>' not in page


def test_a_viewer_sees_and_changes_nothing(owner: Client, record: Record) -> None:  # noqa: ARG001
    published(record, 1)
    viewer = somebody("vera", Role.VIEWER, record)
    page = viewer.get(address(record, 1)).content.decode()
    assert 'name="result"' not in page
    assert viewer.post(address(record, 1, 1), {"result": "1-0", "game": "0"}).status_code == 403


@pytest.mark.parametrize(("result", "game"), [("9-9", "0"), ("1-0", "7"), ("1-0", "x")])
def test_nonsense_is_no_result(owner: Client, record: Record, result: str, game: str) -> None:
    published(record, 1)
    assert owner.post(address(record, 1, 1), {"result": result, "game": game}).status_code == 404


@pytest.mark.django_db
def test_a_match_of_two_games_waits_for_both(owner: Client) -> None:
    """The colours change for the second game; the match has its result when both games have."""
    record = begin_tournament(made_up()._replace(system="FIDE_DOUBLESWISS"))
    published(record, 1)
    owner.post(address(record, 1, 1), {"result": "1-0", "request": "g1", "game": "1"})
    assert result_of(record, 1, 1) is Result.PENDING
    page = owner.get(address(record, 1)).content.decode()
    assert 'id="board-1-2"' in page
    owner.post(address(record, 1, 1), {"result": "5-5", "request": "g2", "game": "2"})
    assert result_of(record, 1, 1) is Result.WIN
    assert desk_of(record).now()[0].tournament.two_games[0].of_white == (Result.WIN, Result.DRAW)


def teams() -> Tournament:
    tournament = made_up(8, rounds=3)
    members = ((1, 2), (3, 4), (5, 6), (7, 8))
    return tournament._replace(
        system="FIDE_TEAM_BAKU",
        teams=tuple([Team(at, f"Team {at}", members=those) for at, those in enumerate(members, 1)]),
    )


@pytest.mark.django_db
def test_boards_of_a_match_of_teams_are_entered_one_after_another(owner: Client) -> None:
    record = begin_tournament(teams())
    desk_of(record).perform(acts.Publish(1, ((1, 3), (4, 2))), By(desk="s-setup"), confirmed=["other-pairs"])
    page = owner.get(address(record, 1)).content.decode()
    assert "0 of 4 results are in" in page
    page = owner.post(
        address(record, 1, 1), {"result": "1-0", "request": "t1", "game": "1"}, follow=True
    ).content.decode()
    assert 'id="chosen">Board 1.2<' in page
    page = owner.post(
        address(record, 1, 1), {"result": "5-5", "request": "t2", "game": "2"}, follow=True
    ).content.decode()
    assert "<b>1½–½</b>" in page
    assert 'id="chosen">Board 2.1<' in page


def test_the_desk_begins_anew_with_what_the_tables_hold(owner: Client, record: Record) -> None:
    published(record, 1)
    owner.post(address(record, 1, 1), {"result": "1-0", "request": "a", "game": "0"})
    before = desk_of(record).now()
    forget()
    assert desk_of(record).now() == before
