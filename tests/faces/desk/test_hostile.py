"""Names that are programs, addresses that are guessed, hosts that lie, files that are too large."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import get_resolver
from django.utils import timezone

from pairwright.faces.desk import doors
from pairwright.faces.desk.journals import forget
from pairwright.store.codes import player_codes
from pairwright.store.models import Failure, Hall, Right, Role, Screen
from pairwright.store.models import Tournament as Record
from tests.faces.conftest import OPEN
from tests.faces.desk.people import PASSWORD, client_of, harbour
from tests.faces.desk.test_roles import addresses

pytestmark = pytest.mark.django_db

SCRIPT = "<script>alert(1)</script>"
ATTRIBUTE = "\"'><img src=x onerror=alert(1)>"


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    forget()
    yield
    forget()


def infested() -> Record:
    """A tournament in which every name is a program."""
    text = OPEN.replace("Harbour Open", SCRIPT).replace("Ash, Ann          ", "<script>alert(1)  ")
    text = text.replace("Birch, Bo             ", "\"'><img src=x onerror=")
    record = harbour(text, public=True)
    Record.objects.filter(pk=record.pk).update(slug="harbour-open", code="harbour-open")
    Screen.objects.create(tournament=record, name="harbour-open", shows=["pairings", "standings"], line=SCRIPT)
    record.refresh_from_db()
    return record


def test_no_name_becomes_a_part_of_a_page() -> None:
    """Every page that can be opened, for the owner of a tournament full of programs."""
    record = infested()
    client = Client()
    user = User.objects.create_user("noor", password=PASSWORD, first_name=SCRIPT)
    Right.objects.create(user=user, tournament=None, role=Role.OWNER)
    client.force_login(user)
    codes = player_codes(record, {1: "<script>alert(1)"})
    pages = [address for address, name, _view in addresses() if name not in ("enrol", "own-page", "own-place")]
    pages += [f"/p/{codes[1]}/", f"/p/{codes[1]}/place/", f"/accounts/{user.pk}/", "/v/?lang=fa"]
    pages += [f"/t/{record.slug}/rounds/{round_}/{what}" for round_ in (1, 2, 3) for what in ("", "results/", "map/")]
    shown = 0
    for address in pages:
        answer = client.get(address)
        if not answer.headers.get("Content-Type", "").startswith("text/html"):
            continue
        page = answer.content.decode()
        assert "<script>alert" not in page, address
        assert "<img src=x" not in page, address
        shown += answer.status_code == 200
    assert shown > 20


def test_a_number_without_end_is_no_number() -> None:
    """Python refuses to read five thousand digits; nobody at the desk is asked to."""
    record = harbour()
    client, endless = client_of(Role.OWNER), "9" * 5_000
    for page in ("standings/2/?team=", "print/pairings/?round=", "entries/?edit=", "find/?find="):
        assert client.get(f"/t/{record.slug}/{page}{endless}").status_code == 200, page
    user = User.objects.get(username="noor")
    assert client.post(f"/accounts/{user.pk}/role/", {"take": endless}).status_code < 500


def test_every_answer_carries_the_policies() -> None:
    """No script in a page, no frame around it, nothing guessed about its kind, nothing kept."""
    harbour(public=True)
    client = client_of(Role.OWNER)
    for address in ("/", "/login/", "/v/harbour-open/", "/t/harbour-open/", "/nowhere/", "/h/"):
        headers = client.get(address).headers
        policy = headers["Content-Security-Policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["X-Frame-Options"] == "DENY"
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "same-origin"
        assert "no-store" in headers["Cache-Control"]


def test_answers_of_the_doors_and_of_files_carry_them_too() -> None:
    """Who is refused before any page is reached, and who fetches a picture."""
    harbour()
    owner, stranger = client_of(Role.OWNER), Client()
    at_the_door: Any = {"HTTP_HOST": "rebound.example", doors.DOOR: doors.LOCAL}
    answers = {
        400: [stranger.get("/login/", HTTP_HOST="rebound.example"), stranger.get("/login/", **at_the_door)],
        413: [stranger.post("/login/", {"username": "x" * 70_000})],
        403: [Client(enforce_csrf_checks=True).post("/login/", {})],
        405: [owner.get("/hall/switch/")],
        301: [stranger.get("/login")],
        404: [stranger.get("/static/nowhere.css")],
        200: [stranger.get("/static/desk/desk.css")],
    }
    for status_code, found in answers.items():
        for answer in found:
            assert answer.status_code == status_code
            assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"], status_code
            assert answer.headers["X-Frame-Options"] == "DENY", status_code
            assert answer.headers["X-Content-Type-Options"] == "nosniff", status_code
            assert answer.headers["Referrer-Policy"] == "same-origin", status_code


def test_no_page_has_inline_scripts_or_styles() -> None:
    """What the policy would block is not there to begin with."""
    record = harbour(public=True)
    Screen.objects.create(tournament=record, name="harbour-open", shows=["pairings", "standings", "clock"])
    client = client_of(Role.OWNER)
    for address, _name, _view in addresses():
        answer = client.get(address)
        if answer.headers.get("Content-Type", "").startswith("text/html"):
            page = answer.content.decode()
            assert not re.search(r"<script(?![^>]*\bsrc=)", page), address
            assert not re.search(r"<style|\sstyle=|\son\w+=", page), address


def test_a_form_from_elsewhere_is_refused() -> None:
    record = harbour()
    client = Client(enforce_csrf_checks=True)
    user = User.objects.create_user("noor", password=PASSWORD)
    Right.objects.create(user=user, tournament=None, role=Role.OWNER)
    client.force_login(user)
    for address in (f"/t/{record.slug}/undo/", "/hall/switch/", "/accounts/new/", "/logout/", "/h/enter/"):
        assert client.post(address, {"act": "open"}).status_code == 403, address


def test_codes_are_long_and_guessing_them_ends() -> None:
    record = harbour(public=True)
    User.objects.create_user("somebody")
    code = player_codes(record, {1: "Ash, Ann"})[1]
    assert len(code) >= 10
    stranger = Client()
    for guess in range(20):
        assert stranger.get(f"/p/guess{guess}/", REMOTE_ADDR="10.0.0.5").status_code == 404
    assert stranger.get(f"/p/{code}/", REMOTE_ADDR="10.0.0.5").status_code == 429
    assert stranger.get("/h/abcdefgh/", REMOTE_ADDR="10.0.0.5").status_code == 429
    assert Client().get(f"/p/{code}/", REMOTE_ADDR="10.0.0.6").status_code == 200


def test_a_phone_that_knows_its_page_is_not_locked_out_by_its_neighbour() -> None:
    """Behind a proxy a whole hall may have one address."""
    record = harbour(public=True)
    User.objects.create_user("somebody")
    code = player_codes(record, {1: "Ash, Ann"})[1]
    phone = Client()
    assert phone.get(f"/p/{code}/").status_code == 200
    now = timezone.now()
    Failure.objects.bulk_create([Failure(what="code", address="127.0.0.1", time=now) for _ in range(30)])
    assert phone.get(f"/p/{code}/").status_code == 200
    assert Client().get(f"/p/{code}/").status_code == 429


def test_a_closed_tournament_is_not_there_for_strangers() -> None:
    record = harbour()
    code = player_codes(record, {1: "Ash, Ann"})[1]
    stranger = Client()
    User.objects.create_user("somebody")
    for address in (f"/v/{record.code}/", f"/v/{record.slug}/standings/", f"/p/{code}/", f"/s/{record.slug}/hall-1/"):
        assert stranger.get(address).status_code == 404, address
    assert record.name not in stranger.get("/v/").content.decode()


def test_viewers_see_no_code_and_no_key() -> None:
    """The code of a helper's phone stands in one answer to a deputy, and nowhere else; keys are kept as hashes."""
    record = harbour()
    owner = client_of(Role.OWNER)
    fields = {"phone-name": "Ali", "phone-first_board": 1, "phone-days": 1}
    page = owner.post(f"/t/{record.slug}/screens/phones/", fields).content.decode()
    found = re.search(r"/h/([a-z0-9]+)/", page)
    assert found
    phone = record.phones.get()
    assert found[1] not in (phone.enrolment, phone.key)
    viewer = client_of(Role.VIEWER, record, "viewer")
    for client in (owner, viewer):
        for address, _name, _view in addresses():
            assert found[1] not in client.get(address).content.decode("utf-8", "replace"), address


def through(client: Client, door: str, host: str, path: str) -> int:
    """What a page answers at a door, under a name."""
    environment: Any = {"HTTP_HOST": host, doors.DOOR: door}
    return client.get(path, **environment).status_code


@pytest.mark.parametrize(
    ("door", "host", "path", "status"),
    [
        (doors.LOCAL, "127.0.0.1:8640", "/login/", 200),
        (doors.LOCAL, "localhost:8640", "/login/", 200),
        (doors.LOCAL, "rebound.example:8640", "/login/", 400),
        (doors.LOCAL, "192.168.1.20:8640", "/login/", 400),
        (doors.HALL, "127.0.0.1:8641", "/login/", 200),
        (doors.HALL, "rebound.example", "/v/", 400),
        (doors.HALL, "127.0.0.1:8641", "/v/", 200),
        (doors.HALL, "127.0.0.1:8641", "/", 302),
        (doors.HALL, "127.0.0.1:8641", "/setup/", 404),
        (doors.HALL, "127.0.0.1:8641", "/accounts/", 404),
        (doors.HALL, "127.0.0.1:8641", "/t/harbour-open/", 404),
        (doors.HALL, "127.0.0.1:8641", "/hall/", 404),
    ],
)
def test_two_doors(door: str, host: str, path: str, status: int) -> None:
    """The desk's own computer answers to its own names; the hall sees what is for the hall."""
    harbour(public=True)
    client = client_of(Role.OWNER)
    Hall.objects.create(until=timezone.now() + timedelta(hours=1), port=8641)
    assert through(client, door, host, path) == status


def test_the_hall_sees_nothing_once_it_is_closed() -> None:
    harbour(public=True)
    User.objects.create_user("somebody")
    Hall.objects.create(until=timezone.now() - timedelta(seconds=1), port=8641)
    assert through(Client(), doors.HALL, "127.0.0.1:8641", "/v/") == 503


def test_the_desk_itself_is_open_to_the_hall_only_if_the_owner_says_so() -> None:
    harbour()
    client = client_of(Role.OWNER)
    Hall.objects.create(until=timezone.now() + timedelta(hours=1), port=8641, desk_too=True)
    assert through(client, doors.HALL, "127.0.0.1:8641", "/t/harbour-open/screens/") == 200
    assert through(client, doors.HALL, "127.0.0.1:8641", "/setup/") == 404


def test_a_sender_cannot_choose_his_door() -> None:
    """The mark of the door is no header."""
    name = "HTTP_" + doors.DOOR.upper().replace(".", "_")
    assert name != doors.DOOR
    assert not doors.DOOR.startswith("HTTP_")


def test_strangers_send_small_forms_only() -> None:
    """A large one is not even read; who is logged in may send files."""
    harbour(public=True)
    large = {"lang": "x" * 70_000}
    owner = client_of(Role.OWNER)
    for address in ("/login/", "/language/", "/h/enter/", "/setup/"):
        assert Client().post(address, large).status_code == 413, address
    assert owner.post("/language/", large).status_code == 302


def test_numbers_beyond_all_measure_are_no_fault() -> None:
    harbour(public=True)
    client = client_of(Role.OWNER)
    huge = "9" * 40
    for address in (
        f"/accounts/{huge}/", f"/v/harbour-open/rounds/{huge}/", f"/v/harbour-open/standings/{huge}/",
        f"/t/harbour-open/rounds/{huge}/results/",
    ):  # fmt: skip
        assert client.get(address).status_code == 404, address
    assert client.get("/accounts/audit/?page=" + huge).status_code == 200
    assert client.post("/h/enter/", {"round": huge}).status_code == 403
    assert client.post("/t/harbour-open/undo/", {"entry": "9" * 5000}).status_code == 302


def test_server_mode_passes_the_deployment_check(tmp_path: Path) -> None:
    """Behind a TLS proxy Django has nothing to complain of."""
    environment = os.environ | {"PAIRWRIGHT_DATA": str(tmp_path), "PAIRWRIGHT_HOSTS": "desk.example.org"}
    del environment["DJANGO_SETTINGS_MODULE"], environment["DJANGO_ALLOW_ASYNC_UNSAFE"]
    command = [sys.executable, "-m", "pairwright.faces.desk", "check", "--deploy", "--fail-level", "INFO"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, "no issues" in done.stdout) == (0, True), done.stderr


def test_every_address_can_be_told_apart() -> None:
    """No name stands for two addresses: links would lead to the wrong one."""
    names = [name for _, name, _ in addresses() if name]
    assert sorted(names) == sorted(set(names))
    assert get_resolver().check() == []
