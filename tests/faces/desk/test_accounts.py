"""Coming in: wrong passwords, first passwords, roles, and sessions that end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from pairwright.faces.desk.journals import forget
from pairwright.store.models import Audit, Failure, Right, Role
from tests.faces.desk.people import PASSWORD, client_of, harbour

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    forget()
    yield
    forget()


@pytest.fixture
def owner() -> Client:
    return client_of(Role.OWNER)


def log_in(client: Client, name: str = "noor", password: str = PASSWORD, address: str = "10.0.0.7", **more: str) -> int:
    fields = {"username": name, "password": password} | more
    return client.post("/login/", fields, REMOTE_ADDR=address).status_code


def test_who_fails_too_often_waits_and_is_told_until_when(owner: Client) -> None:
    stranger = Client()
    for _ in range(4):
        assert log_in(stranger, password="wrong") == 200
    assert log_in(stranger, password="wrong") == 429
    answer = stranger.post("/login/", {"username": "NOOR", "password": PASSWORD}, REMOTE_ADDR="10.0.0.7")
    assert answer.status_code == 429
    assert re.search(r'<time class="n" datetime="[^"]+"', answer.content.decode())
    assert "_auth_user_id" not in stranger.session
    del owner


def test_the_wait_ends_and_holds_for_that_address_only(owner: Client) -> None:
    stranger = Client()
    for _ in range(5):
        log_in(stranger, password="wrong")
    assert log_in(Client(), address="10.0.0.8") == 302
    Failure.objects.update(time=timezone.now() - timedelta(minutes=11))
    assert log_in(stranger) == 302
    del owner


def test_strangers_cannot_lock_the_owner_out_at_his_own_computer(owner: Client) -> None:
    now = timezone.now()
    Failure.objects.bulk_create([
        Failure(what="login", name="noor", address=f"10.0.1.{place}", time=now) for place in range(60)
    ])  # fmt: skip
    assert log_in(Client(), address="10.9.9.9") == 429
    assert log_in(Client(), address="127.0.0.1") == 302
    del owner


def test_logging_in_gives_a_new_session(owner: Client) -> None:
    """A session that somebody else has put there is worth nothing afterwards."""
    client = Client()
    client.get("/login/")
    session = client.session
    session["planted"] = True
    session.save()
    client.cookies["sessionid"] = session.session_key or ""
    before = session.session_key
    assert log_in(client) == 302
    assert client.session.session_key != before
    del owner


@pytest.mark.parametrize(
    "where", ["https://evil.example/", "//evil.example/", "javascript:alert(1)", "\\\\evil.example"]
)
def test_a_log_in_leads_nowhere_else(owner: Client, where: str) -> None:
    answer = Client().post("/login/", {"username": "noor", "password": PASSWORD, "next": where})
    assert answer.headers["Location"] == "/"
    for address, fields in (("/language/", {"lang": "fa"}), ("/theme/", {"theme": "dark"})):
        assert owner.post(address, fields | {"back": where}).headers["Location"] == "/"


def test_cookies_are_not_for_scripts(owner: Client) -> None:
    client = Client()
    client.get("/login/")
    log_in(client)
    for name in ("sessionid", "csrftoken"):
        assert client.cookies[name]["httponly"]
        assert client.cookies[name]["samesite"] == "Lax"
    del owner


def invited(owner: Client, role: Role = Role.RESULTS) -> str:
    fields = {"full_name": "Sara Helper", "username": "sara", "role": role, "tournament": ""}
    answer = owner.post("/accounts/new/", fields)
    found = re.search(r'id="first-password">([^<]+)<', answer.content.decode())
    assert found
    return found[1]


def test_who_is_invited_chooses_an_own_password_before_anything_else(owner: Client) -> None:
    first = invited(owner)
    sara = Client()
    assert log_in(sara, "sara", first) == 302
    assert sara.get("/").headers["Location"] == "/accounts/password/"
    weak = sara.post("/accounts/password/", {"old": first, "password": "sara-helper", "again": "sara-helper"})
    assert weak.status_code == 200
    good = {"old": first, "password": "nine-green-clocks", "again": "nine-green-clocks"}
    assert sara.post("/accounts/password/", good).headers["Location"] == "/"
    assert sara.get("/").status_code == 200
    assert log_in(Client(), "sara", first) == 200
    assert log_in(Client(), "sara", "nine-green-clocks") == 302


def test_a_first_password_stands_in_no_address_and_in_no_audit(owner: Client) -> None:
    first = invited(owner)
    assert first not in owner.get("/accounts/").content.decode()
    assert not Audit.objects.filter(details__contains=first).exists()
    assert Audit.objects.filter(what="invited", user="noor", details__contains="sara").exists()


def test_a_name_is_taken_whatever_its_capitals(owner: Client) -> None:
    invited(owner)
    fields = {"full_name": "Another", "username": "SARA", "role": Role.VIEWER, "tournament": ""}
    assert "another one" in owner.post("/accounts/new/", fields).content.decode()
    assert User.objects.filter(username__iexact="sara").count() == 1


def test_closing_an_account_ends_its_sessions(owner: Client) -> None:
    sara = client_of(Role.VIEWER, harbour(), "sara")
    assert sara.get("/").status_code == 200
    number = User.objects.get(username="sara").pk
    owner.post(f"/accounts/{number}/door/", {"act": "disable"})
    assert sara.get("/").status_code == 302
    assert log_in(Client(), "sara") == 200
    owner.post(f"/accounts/{number}/door/", {"act": "enable"})
    assert log_in(Client(), "sara") == 302


def test_logging_somebody_out_everywhere(owner: Client) -> None:
    sara, again = client_of(Role.VIEWER, None, "sara"), Client()
    log_in(again, "sara")
    owner.post(f"/accounts/{User.objects.get(username='sara').pk}/door/", {"act": "log-out"})
    assert sara.get("/").status_code == again.get("/").status_code == 302
    assert owner.get("/").status_code == 200


def test_a_new_password_ends_the_other_sessions(owner: Client) -> None:
    other = Client()
    log_in(other)
    owner.post("/accounts/password/", {"old": PASSWORD, "password": "nine-green-clocks", "again": "nine-green-clocks"})
    assert owner.get("/").status_code == 200
    assert other.get("/").status_code == 302


def test_the_desk_keeps_an_owner(owner: Client) -> None:
    """The last one can neither be closed out nor lose the role; with a second one it can be handed over."""
    noor = User.objects.get(username="noor")
    right = Right.objects.get(user=noor)
    owner.post(f"/accounts/{noor.pk}/role/", {"take": right.pk})
    owner.post(f"/accounts/{noor.pk}/role/", {"role": Role.VIEWER, "tournament": ""})
    said = owner.post(f"/accounts/{noor.pk}/door/", {"act": "disable"}, follow=True).content.decode()
    assert "at least one owner" in said
    assert Right.objects.get(user=noor).role == Role.OWNER
    client_of(Role.OWNER, None, "second")
    owner.post(f"/accounts/{noor.pk}/role/", {"role": Role.ARBITER, "tournament": ""})
    assert Right.objects.get(user=noor).role == Role.ARBITER


def test_a_role_in_one_tournament_and_none_elsewhere(owner: Client) -> None:
    record = harbour()
    sara = client_of(Role.VIEWER, None, "sara")
    number = User.objects.get(username="sara").pk
    owner.post(f"/accounts/{number}/role/", {"role": Role.DEPUTY, "tournament": record.pk})
    assert sara.get(f"/t/{record.slug}/screens/").status_code == 200
    right = Right.objects.get(user_id=number, tournament=record)
    owner.post(f"/accounts/{number}/role/", {"take": right.pk})
    assert sara.get(f"/t/{record.slug}/screens/").status_code == 403


def test_the_audit_page_tells_who_came_and_who_could_not(owner: Client) -> None:
    log_in(Client(), password="wrong", address="10.0.0.9")
    page = owner.get("/accounts/audit/").content.decode()
    assert "wrong name or password" in page
    assert "10.0.0.9" in page
