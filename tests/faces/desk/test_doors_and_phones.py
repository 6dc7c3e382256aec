"""Addresses that change, owners who come together, long lists, forged and damaged files: each by way of its page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from pairwright.app.desk import acts
from pairwright.app.desk.archive import packed
from pairwright.app.desk.service import By
from pairwright.errors import TooLarge
from pairwright.faces.desk import doors, hall
from pairwright.faces.desk.journals import desk_of, forget
from pairwright.faces.desk.openings import begin_tournament
from pairwright.faces.desk.views import accounts as views
from pairwright.model.acts import Withdraw
from pairwright.model.player import Player
from pairwright.model.tournament import LARGEST_ROUND, Information, Tournament
from pairwright.store.models import Hall, Right, Role
from tests.faces.desk.people import PASSWORD, client_of, harbour


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    forget()
    yield
    forget()


@pytest.mark.django_db
def test_a_laptop_that_gets_another_address_answers_to_it(monkeypatch: pytest.MonkeyPatch, settings: Any) -> None:
    """The hall's router gives it a new one while the hall is open; the old one is nobody's then."""
    settings.ALLOWED_HOSTS = ["localhost", "127.0.0.1", "192.168.1.20"]
    harbour(public=True)
    User.objects.create_user("somebody")
    Hall.objects.create(until=timezone.now() + timedelta(hours=1), port=8641)
    through: dict[str, Any] = {doors.DOOR: doors.HALL}
    for now, before in (("192.168.1.20", "192.168.1.77"), ("192.168.1.77", "192.168.1.20")):
        monkeypatch.setattr(hall, "addresses", lambda now=now: (now,))
        assert Client().get("/v/", HTTP_HOST=f"{now}:8641", **through).status_code == 200
        assert Client().get("/v/", HTTP_HOST=f"{before}:8641", **through).status_code == 400


@pytest.mark.django_db
def test_two_who_set_the_desk_up_in_the_same_moment_make_one_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both have seen that there is nobody yet; what counts is who is written down first."""
    nobody = SimpleNamespace(objects=SimpleNamespace(exists=lambda: False))
    monkeypatch.setattr(views, "get_user_model", lambda: nobody)
    clients = [Client(), Client()]
    for name, client in zip(("noor", "sami"), clients, strict=True):
        client.post("/setup/", {"full_name": name.title(), "username": name, "password": PASSWORD})
    assert [user.username for user in User.objects.all()] == ["noor"]
    assert Right.objects.filter(role=Role.OWNER).count() == 1
    assert ["_auth_user_id" in client.session for client in clients] == [True, False]


@pytest.mark.django_db
@pytest.mark.parametrize(
    "back", ["on", "x", "a:b", "/a\nb", "\0", "//elsewhere.example/", "https:///elsewhere.example"]
)
def test_an_address_to_go_back_to_that_is_none(back: str) -> None:
    """Wherever a form says to go on to: within the desk, and no fault."""
    client, record = client_of(Role.OWNER), harbour()
    login = {"username": "noor", "password": PASSWORD, "next": back}
    for address, fields in (
        (f"/t/{record.slug}/undo/", {"back": back}), ("/language/", {"lang": "fa", "back": back}), ("/login/", login),
        ("/theme/", {"back": back}),
    ):  # fmt: skip
        answer = client.post(address, fields)
        assert answer.status_code == 302, address
        assert re.match(r"/(?!/)", answer.headers["Location"]), address
    scripted = client.post(f"/t/{record.slug}/undo/", {"back": back}, headers={"HX-Request": "true"})
    assert scripted.status_code == 200


@pytest.mark.django_db
def test_a_long_list_is_drawn_in_part_and_taken_over_whole() -> None:
    """Three hundred lines are enough to look at; the others go with one tick."""
    record = begin_tournament(Tournament(information=Information("Harbour Open")))
    client = client_of(Role.OWNER)
    text = "Name\tRating\n" + "".join([f"Player {number}, Made\t{2400 - number}\n" for number in range(1, 421)])
    page = client.post(f"/t/{record.slug}/entries/import/", {"text": text}).content.decode()
    keys = re.findall(r'name="take" value="([^"]+)" checked', page)
    kept = re.search(r'name="kept" value="([^"]+)"', page)
    assert (len(keys), kept is not None) == (300, True)
    assert "120 more lines" in page
    fields = {"kept": kept[1] if kept else "", "take": keys[1:], "seen": "9", "numbers": "1"}
    address = f"/t/{record.slug}/entries/import/take/"
    answer = client.post(address, fields | {"rest": "1"})
    assert answer.status_code == 302
    assert len(desk_of(record).now()[0].tournament.players) == 419


@pytest.mark.django_db
def test_no_act_goes_beyond_what_files_can_say() -> None:
    """Whatever a program sends to the service."""
    desk = desk_of(harbour())
    before = desk.now()
    for act in (
        acts.EnterPlayers((Player(100_000, "Far, Fay"),)),
        Withdraw(1, LARGEST_ROUND + 1),
    ):
        with pytest.raises(TooLarge):
            desk.perform(act, By("script"))
    assert desk.now() == before


@pytest.mark.django_db
def test_a_backup_of_many_names_the_one_journal_that_is_damaged() -> None:
    """And nothing of the others is brought back."""
    import io
    import zipfile

    journals = [desk_of(harbour()).entries(), desk_of(harbour()).entries()]
    owner = client_of(Role.OWNER)
    whole = zipfile.ZipFile(io.BytesIO(packed(journals, "2026-11-30")))
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name in whole.namelist():
            data = whole.read(name)
            archive.writestr(name, data[:-40] if name == "2/journal.jsonl" else data)
    out.name = "desk.zip"
    out.seek(0)
    page = owner.post("/backup/restore/", {"file": out}).content.decode()
    assert "2/journal.jsonl" in page
    assert "1/journal.jsonl" not in page
