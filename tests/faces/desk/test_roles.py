"""Each role against each address of the desk; a view that nobody has thought of fails."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.urls import URLPattern, URLResolver, get_resolver

from pairwright.faces.desk.journals import desk_of, forget
from pairwright.faces.desk.sitting import ORDER
from pairwright.store.models import Role
from pairwright.store.models import Tournament as Record
from tests.faces.desk.people import client_of, harbour

pytestmark = pytest.mark.django_db

FOR_WHO_IS_LOGGED_IN = {"tournaments", "own-password", "tie-breaks"}
CHECKED_INSIDE = {"backup-desk", "backup-desk-file", "restore"}
"""Views for the owner of the desk that ask for it themselves."""
OF_THE_ARCHIVE = {"bring-back"}
"""Views that ask for the role in what is not, or no longer, a tournament of the desk."""
FOR_EVERYBODY = {"language", "theme", "rules", "help", "help-contents"}
SAMPLES = {"int": "1", "name": "harbour-open", "slug": "harbour-open"}


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    forget()
    yield
    forget()


def addresses() -> list[tuple[str, str, Any]]:
    """Every address with its name and view, filled with samples."""
    found = []

    def walk(patterns: list[URLPattern | URLResolver], before: str) -> None:
        for one in patterns:
            route = before + str(one.pattern)
            if isinstance(one, URLResolver):
                walk(one.url_patterns, route)
            else:
                found.append(("/" + filled(route), one.name or "", one.callback))

    walk(get_resolver().url_patterns, "")
    return found


def filled(route: str) -> str:
    return re.sub(r"<(?:(\w+):)?\w+>", lambda match: SAMPLES.get(match[1] or "slug", "x"), route)


def status(client: Any, address: str) -> set[int]:
    return {client.get(address).status_code, client.post(address).status_code}


def test_no_view_was_forgotten() -> None:
    """Every view says whom it is for."""
    unsaid = [
        name
        for _, name, view in addresses()
        if not any(hasattr(view, mark) for mark in ("role", "begins", "for_everybody"))
        and name not in FOR_WHO_IS_LOGGED_IN | CHECKED_INSIDE | FOR_EVERYBODY | OF_THE_ARCHIVE
    ]  # fmt: skip
    assert unsaid == []


def test_nobody_gets_in_without_logging_in() -> None:
    """Every page of the desk sends a stranger to the log-in."""
    record = harbour()
    User.objects.create_user("somebody")
    client = client_of(None)
    for address, name, view in addresses():
        if hasattr(view, "for_everybody") or name in FOR_EVERYBODY:
            continue
        answer = client.get(address)
        if answer.status_code == 405:
            answer = client.post(address)
        assert answer.status_code == 302, address
        assert answer.headers["Location"].startswith("/login/?next="), address
    assert desk_number(record) == 2


def desk_number(record: Record) -> int:
    return desk_of(record).now()[1]


@pytest.mark.parametrize("role", ORDER)
def test_each_role_gets_what_is_its_own_and_no_more(role: Role) -> None:
    """Below the role of a view: refused, whatever is sent. At it and above: not refused."""
    record = harbour()
    client = client_of(role, record)
    for address, _name, view in addresses():
        needed = getattr(view, "role", None)
        if needed is None:
            continue
        may = ORDER.index(role) >= ORDER.index(needed) and not getattr(view, "desk_wide", False)
        seen = client.get(address).status_code
        answers = {seen, client.post(address).status_code}
        if may:  # a page that shows to all may ask for more when something is sent
            assert seen != 403, (role, address)
            assert role is not Role.OWNER or 403 not in answers, address
        else:
            assert answers <= {403, 405}, (role, address, answers)


def test_an_owner_of_one_tournament_does_not_own_the_desk() -> None:
    """Accounts, the network and the backups of all belong to who owns the desk."""
    client = client_of(Role.OWNER, harbour())
    for address, name, view in addresses():
        if getattr(view, "desk_wide", False) or name in CHECKED_INSIDE:
            assert status(client, address) <= {403, 405}, address


def test_a_role_in_one_tournament_shows_no_other() -> None:
    """A stranger to a tournament does not even learn that it exists."""
    client = client_of(Role.ARBITER, harbour())
    other = harbour()
    for address, _name, view in addresses():
        if hasattr(view, "role") and address.startswith("/t/"):
            there = address.replace("/t/harbour-open/", f"/t/{other.slug}/")
            assert status(client, there) <= {404, 405}, there


@pytest.mark.parametrize("role", [Role.VIEWER, Role.RESULTS, Role.DEPUTY])
def test_who_only_helps_begins_no_tournament_and_empties_no_archive(role: Role) -> None:
    """New tournaments, files and the archive are for arbiters and owners."""
    record = harbour()
    client = client_of(role, record)
    Record.objects.filter(pk=record.pk).update(removed=True)
    for address, name, view in addresses():
        if hasattr(view, "begins") or name in OF_THE_ARCHIVE:
            assert status(client, address) <= {403, 405}, address
