"""What somebody in a hurry does: pairs nobody, goes back and sends a form again, goes on after the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.test import Client

from pairwright.app.desk import acts
from pairwright.app.desk.journal import Folded, fold, in_force
from pairwright.app.desk.service import By
from pairwright.faces.desk.journals import desk_of, forget
from pairwright.faces.desk.openings import begin_tournament
from pairwright.store.models import Tournament as Record
from tests.faces.desk.conftest import made_up
from tests.faces.desk.desks import confirm, text_of
from tests.support.command import Command


def test_with_nobody_or_one_there_is_no_proposal(owner: Client) -> None:
    """The page says so, and nothing is published; by hand neither."""
    for count in (0, 1):
        record = begin_tournament(made_up(count))
        page = owner.get(f"/t/{record.slug}/rounds/1/")
        assert page.status_code == 200
        assert "no two who could play" in text_of(page)
        assert owner.post(f"/t/{record.slug}/rounds/1/publish/", {"seen": "1"}).status_code in (200, 409)
        owner.post(f"/t/{record.slug}/rounds/1/edit/open/", {"with": "nothing"})
        owner.post(f"/t/{record.slug}/rounds/1/edit/end/", {})
        assert desk_of(record).now()[0].round == 0


def test_after_the_last_round_nothing_offers_another(owner: Client) -> None:
    record = begin_tournament(made_up(4, rounds=1))
    owner.post(f"/t/{record.slug}/rounds/1/publish/", {"seen": "1"})
    page = text_of(owner.get(f"/t/{record.slug}/rounds/2/"))
    assert "There is no round 2" in page
    assert "--rounds" not in page
    assert "Pair by hand" not in page
    assert owner.post(f"/t/{record.slug}/rounds/2/edit/open/", {"with": "nothing"}).status_code == 409
    assert desk_of(record).now()[0].round == 1


def test_a_form_that_is_gone_back_to_and_changed_is_another_request(owner: Client, record: Record) -> None:
    """Sent twice it is done once; with another player in it he is entered too."""
    form = {"request": "a" * 32, "name": "Ivo Stone", "rating": "1900", "seen": "1"}
    address = f"/t/{record.slug}/entries/add/"
    for fields in (form, form, form | {"name": "Jan Brook"}, form | {"name": "Jan Brook", "seen": "2"}):
        assert owner.post(address, fields).status_code == 302
    names = [player.name for player in desk_of(record).now()[0].tournament.players]
    assert names.count("Ivo Stone") == names.count("Jan Brook") == 1


def test_a_form_that_does_not_say_what_it_knew_overwrites_nobody(owner: Client, record: Record) -> None:
    """Without ``seen``, or with one that cannot be, it is held against what another desk has changed."""
    desk_of(record).perform(acts.SetRounds(4), By("other", "other"))
    for seen in ({}, {"seen": "-1"}, {"seen": "9" * 40}, {"seen": "999999"}):
        owner.post(f"/t/{record.slug}/settings/rounds/", {"rounds": "3"} | seen)
        assert desk_of(record).now()[0].tournament.planned_rounds == 4


def test_after_odd_things_the_journal_holds_together_and_the_report_is_accepted(
    owner: Client, record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A round by hand, an adjourned game, an undo, a redo, a return, everybody withdrawn: what is kept is what the
    journal makes from nothing, and the checker takes the file."""
    here = f"/t/{record.slug}/"

    def send(address: str, **fields: str) -> int:
        now = desk_of(record).now()[1]
        return int(confirm(owner, here + address, {"seen": str(now)} | fields).status_code)

    def holds_together() -> None:
        event, _ = desk_of(record).now()
        entries = desk_of(record).entries()
        assert fold(entries, in_force(entries)) == Folded(event, ())
        forget()
        assert desk_of(record).now()[0] == event

    send("rounds/1/publish/")
    for board in ("1", "2", "3"):
        send(f"rounds/1/results/{board}/", result="1-0", game="0")
    send("rounds/1/results/3/", result="*", game="0")
    send("rounds/2/edit/open/", **{"with": "rules"})
    hand = desk_of(record).now()[0].hand
    assert send("rounds/2/edit/change/", turn=str(hand.pairs[0][0])) in (302, 409)
    assert send("rounds/2/edit/end/") == 302
    holds_together()
    last = desk_of(record).now()[1]
    send("undo/", entry=str(last))
    assert desk_of(record).now()[0].round == 1
    holds_together()
    send("undo/", entry=str(last + 1))
    assert desk_of(record).now()[0].round == 2
    holds_together()
    for player in range(1, 7):
        send("entries/byes/departure/", player=str(player), kind="withdraw", round="3")
    holds_together()
    assert "no two who could play" in text_of(owner.get(f"{here}rounds/3/"))
    for board in ("1", "2", "3"):
        send(f"rounds/2/results/{board}/", result="5-5", game="0")
    for page in ("", "standings/2/", "table/", "entries/", "entries/byes/", "entries/check-in/3/", "export/", "print/"):
        assert owner.get(here + page).status_code == 200, page
    answer = owner.get(f"{here}export/copy-trf26/")
    path = tmp_path / "copy.trf"
    path.write_bytes(answer.content)
    done = Command(capsys)("check", path)
    assert "Different" not in done.out or "Round 2 differs" in done.out
    assert done.exit in (0, 1), done.err
