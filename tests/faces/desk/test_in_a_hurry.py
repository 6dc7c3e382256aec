"""What somebody in a hurry does: pairs nobody, goes back and sends a form again, goes on after the end."""

from __future__ import annotations

from django.test import Client

from pairwright.app.desk import acts
from pairwright.app.desk.service import By
from pairwright.faces.desk.journals import desk_of
from pairwright.faces.desk.openings import begin_tournament
from pairwright.store.models import Tournament as Record
from tests.faces.desk.conftest import made_up
from tests.faces.desk.desks import text_of


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
