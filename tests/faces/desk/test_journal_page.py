"""The journal page, its undo and redo, restore points, and the find field."""

from __future__ import annotations

import re

from django.test import Client

from pairwright.app.desk import acts
from pairwright.app.desk.service import By
from pairwright.faces.desk.journals import desk_of
from pairwright.model.acts import EnterResult, Withdraw
from pairwright.model.result import Result
from pairwright.store.models import Role
from pairwright.store.models import Tournament as Record
from tests.faces.desk.conftest import somebody
from tests.faces.desk.desks import confirm
from tests.faces.desk.test_results_page import published


def entered(record: Record, act: acts.Act) -> int:
    return desk_of(record).perform(act, By("Noor", "s-setup")).entry.number


def test_an_act_is_undone_struck_through_and_redone(owner: Client, record: Record) -> None:
    number = entered(record, Withdraw(3, 2))
    journal = f"/t/{record.slug}/journal/"
    owner.post(f"/t/{record.slug}/undo/", {"entry": str(number), "request": "u"})
    page = owner.get(journal).content.decode()
    assert '<td class="act strike">player 3 Cy Dunn withdraws before round 2' in page
    undo = desk_of(record).now()[1]
    assert desk_of(record).now()[0].tournament.player(3).withdrawn_from == 0
    owner.post(f"/t/{record.slug}/undo/", {"entry": str(undo), "request": "r"})
    assert desk_of(record).now()[0].tournament.player(3).withdrawn_from == 2
    assert "strike" in owner.get(journal).content.decode()  # the undo itself is taken back


def test_what_rests_on_an_act_is_listed_before_it_goes(owner: Client, record: Record) -> None:
    published(record, 1)
    publish = desk_of(record).now()[1]
    entered(record, EnterResult(1, 1, 4, Result.WIN, Result.LOSS))
    answer = owner.post(f"/t/{record.slug}/undo/", {"entry": str(publish), "request": "u"})
    page = answer.content.decode()
    assert "his also takes back" in page
    assert "round 1, board 1: 1–0" in page
    assert desk_of(record).now()[0].round == 1


def test_a_restore_point_asks_in_two_steps_and_wants_a_reason(owner: Client, record: Record) -> None:
    """Without the tick and the reason nothing happens, whatever the form confirms."""
    published(record, 1, 2, 3)
    point = desk_of(record).points_of_return()[1]
    address = f"/t/{record.slug}/journal/back/{point}/"
    first = owner.post(address, {"request": "b"}).content.decode()
    assert "step 1 of 2" in first
    assert "round 2 is published" in first
    assert 'name="confirmed"' not in first
    second = owner.post(address, {"request": "b", "step": "2"}).content.decode()
    assert "step 2 of 2" in second
    stamps = [re.findall(r'name="shown" value="([^"]+)"', page)[0] for page in (first, second)]
    complete = {"understood": "1", "reason": "The hall was on fire", "confirmed": "back-to", "step": "2"}
    for fields in (
        complete | {"understood": "", "shown": stamps[1]}, complete | {"reason": "", "shown": stamps[1]},
        complete, complete | {"shown": stamps[0]}, complete | {"shown": stamps[1][:-1]},
    ):  # fmt: skip
        owner.post(address, {"request": "b"} | fields)
        assert desk_of(record).now()[0].round == 3
    complete["shown"] = stamps[1]
    owner.post(address, {"request": "b"} | complete)
    assert desk_of(record).now()[0].round == 1
    assert "The hall was on fire" in owner.get(f"/t/{record.slug}/journal/").content.decode()


def test_what_is_locked_goes_only_by_a_restore_point(owner: Client, record: Record) -> None:
    number = entered(record, acts.SetRounds(4))
    published(record, 1)
    answer = owner.post(f"/t/{record.slug}/undo/", {"entry": str(number), "request": "u"}).content.decode()
    assert "cannot be changed once round 1 is paired" in answer
    assert desk_of(record).now()[0].tournament.planned_rounds == 4


def test_leaving_fide_mode_survives_a_restore_point(owner: Client, record: Record) -> None:
    published(record, 1)
    desk = desk_of(record)
    desk.perform(acts.LeaveFideMode("asked for"), By("Noor", "s", reason="asked for"), confirmed=["leave-fide-mode"])
    assert [one.text for one in desk.now()[0].tournament.other_records] == [" FIDE mode left @ Round 2: asked for"]
    desk.back_to(1, By("Noor", "s", reason="anew"), confirmed=["back-to"])
    event, _ = desk.now()
    assert event.round == 0
    assert event.outside_fide_since
    assert "Outside FIDE mode" in owner.get(f"/t/{record.slug}/journal/").content.decode()


def test_only_arbiters_go_back(owner: Client, record: Record) -> None:  # noqa: ARG001
    published(record, 1)
    helper = somebody("hana", Role.RESULTS, record)
    assert helper.post(f"/t/{record.slug}/journal/back/1/", {}).status_code == 403


def test_filters_show_their_kind(owner: Client, record: Record) -> None:
    published(record, 1, 2)
    page = owner.get(f"/t/{record.slug}/journal/?kind=pairings").content.decode()
    assert "round 2 is published" in page
    assert "1-4: 1–0" not in page


def test_find_goes_straight_to_what_fits(owner: Client, record: Record) -> None:
    published(record, 1)
    find = f"/t/{record.slug}/find/?find="
    for text in ("2", "۲", "٢"):
        answer = owner.get(find + text)
        assert answer.headers["Location"].endswith("/rounds/1/results/?board=2#board-2")
    assert owner.get(find + "isik").status_code == 302
    assert owner.get(find + "cinar").status_code == 302
    many = owner.get(find + "d").content.decode()
    assert "Dara Naz" in many
    assert "Cy Dunn" in many
    assert owner.get(find + "jour").headers["Location"] == f"/t/{record.slug}/journal/"
    assert "Nothing fits" in owner.get(find + "xyz").content.decode()


def test_what_was_done_before_numbers_changed_names_who_had_them_then(owner: Client, record: Record) -> None:
    """Number 3 is somebody else now."""
    entered(record, acts.BarHalfByes((3,)))
    entered(record, Withdraw(3, 1))
    entered(record, acts.ComeBack(3, 1))
    journal = f"/t/{record.slug}/journal/"
    assert "player 3 Cy Dunn withdraws before round 1" in owner.get(journal).content.decode()
    entered(record, acts.Renumber((6, 5, 4, 3, 2, 1)))
    page = owner.get(journal).content.decode()
    assert "player 3 Cy Dunn withdraws before round 1" in page
    assert "Dara Naz withdraws" not in page


def test_who_enters_results_takes_back_results_only(record: Record) -> None:
    """Neither the pairing nor what the tournament is; a deputy takes the pairing back, not the terms."""
    terms = entered(record, acts.SetRounds(4))
    published(record, 1)
    pairing = desk_of(record).now()[1]
    result = entered(record, EnterResult(1, 1, 4, Result.WIN, Result.LOSS))
    address = f"/t/{record.slug}/undo/"
    helper, deputy = somebody("hal", Role.RESULTS, record), somebody("dee", Role.DEPUTY, record)
    for client, number in ((helper, terms), (helper, pairing), (deputy, terms)):
        assert client.post(address, {"entry": str(number), "confirmed": "also"}).status_code == 403
    assert helper.post(address, {"entry": [str(result), str(pairing)]}).status_code == 403
    page = helper.get(f"/t/{record.slug}/journal/").content.decode()
    assert f'name="entry" value="{result}"' in page
    assert f'name="entry" value="{pairing}"' not in page
    assert helper.post(address, {"entry": str(result)}).status_code == 302
    assert confirm(deputy, address, {"entry": str(pairing)}).status_code == 302
    assert desk_of(record).now()[0].round == 0


def test_a_confirmation_holds_for_what_was_shown(owner: Client, record: Record) -> None:
    """A result comes in while the warning is read: what would go with it is shown anew."""
    published(record, 1)
    number = desk_of(record).now()[1]
    address, fields = f"/t/{record.slug}/undo/", {"entry": str(number), "request": "u", "confirmed": "also"}
    entered(record, EnterResult(1, 1, 4, Result.WIN, Result.LOSS))
    first = owner.post(address, {"entry": str(number), "request": "u"}).content.decode()
    entered(record, EnterResult(1, 5, 2, Result.WIN, Result.LOSS))
    second = owner.post(address, fields | {"shown": _stamp(first)}).content.decode()
    assert "round 1, board 2: 1–0" in second
    assert desk_of(record).now()[0].round == 1
    owner.post(address, fields | {"shown": _stamp(second)})
    assert desk_of(record).now()[0].round == 0


def _stamp(page: str) -> str:
    found = re.search(r'name="shown" value="([^"]+)"', page)
    assert found is not None
    return found[1]
