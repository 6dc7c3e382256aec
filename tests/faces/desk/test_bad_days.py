"""Disks that are full, data that is damaged or newer than the program: said, and nothing more is lost."""

from __future__ import annotations

import logging
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from django.db import OperationalError
from django.test import Client

from pairwright.app.desk import acts
from pairwright.faces.desk import folder
from pairwright.faces.desk.journals import desk_of, forget
from pairwright.faces.desk.logs import WithoutCodes
from pairwright.store.models import Audit, Entry, RestorePoint, Role
from pairwright.store.models import Tournament as Record
from tests.faces.desk.people import client_of, harbour
from tests.support.desk_server import CODE, free_port


@pytest.fixture
def desk() -> tuple[Record, Client]:
    """The Harbour Open, and its owner; what goes wrong is answered, as a server answers it."""
    forget()
    client = client_of(Role.OWNER)
    client.raise_request_exception = False
    return harbour(public=True), client


@pytest.mark.django_db
def test_a_damaged_entry_is_said_on_every_page_of_its_tournament_and_no_other(desk: tuple[Record, Client]) -> None:
    damaged, client = desk
    sound = harbour()
    Entry.objects.filter(tournament=damaged, number=2).update(act='{"_":"Teleport"}')
    forget()
    for address in (f"/t/{damaged.slug}/", f"/t/{damaged.slug}/journal/", f"/v/{damaged.code}/"):
        answer = client.get(address)
        assert answer.status_code == 500, address
        assert "entry of the journal cannot be read" in answer.content.decode(), address
    assert client.get("/").status_code == client.get(f"/t/{sound.slug}/").status_code == 200


@pytest.mark.django_db
def test_a_damaged_restore_point_is_passed_over(desk: tuple[Record, Client]) -> None:
    """All of it is in the journal."""
    record, client = desk
    event, _ = desk_of(record).now()
    assert RestorePoint.objects.filter(tournament=record).update(event='{"_":"Event","newer":1}')
    forget()
    assert desk_of(record).now()[0] == event
    assert client.get(f"/t/{record.slug}/standings/2/").status_code == 200


@pytest.mark.django_db
def test_a_full_disk_is_named(desk: tuple[Record, Client], monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OperationalError("database or disk is full")

    record, client = desk
    monkeypatch.setattr(Audit.objects, "create", full)
    answer = client.post("/logout/")
    assert answer.status_code == 503
    assert "This could not be saved" in answer.content.decode()
    forget()
    client = client_of(Role.OWNER, name="nila")
    assert client.get(f"/t/{record.slug}/backup/file/").content.startswith(b"PK"), "he needs it most"


@pytest.mark.django_db
def test_a_text_that_the_database_cannot_hold_is_refused(desk: tuple[Record, Client]) -> None:
    """Half of a character, as a broken file may hold it."""
    from pairwright.app.desk.journal import Unwritten
    from pairwright.app.desk.service import By

    record, _ = desk
    kept = desk_of(record)
    number = kept.now()[1]
    with pytest.raises(Unwritten):
        kept.perform(acts.Report("\ud800"), By("noor"))
    assert kept.now()[1] == number


def test_an_empty_key_is_drawn_anew(tmp_path: Path) -> None:
    """A full disk may have left one, and no desk starts with it."""
    (tmp_path / "secret-key").touch()
    key = folder.secret_key(tmp_path)
    assert len(key) > 40
    assert folder.secret_key(tmp_path) == key
    assert [file.name for file in tmp_path.iterdir()] == ["secret-key"]


def test_codes_are_not_written_on_the_console() -> None:
    record = logging.makeLogRecord({"msg": "%s: %s", "args": ("Not Found", "/h/abcdefgh23456789/")})
    assert WithoutCodes().filter(record)
    assert record.getMessage() == "Not Found: /h/.../"


def started(data: Path) -> str:
    """What a desk says that does not start."""
    command = [sys.executable, "-W", "ignore", "-c", CODE, "serve", "--port", str(free_port()), "--no-browser"]
    environment = {"PAIRWRIGHT_DATA": str(data), "PYTHONPATH": ":".join(sys.path), "LANG": "C.UTF-8"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    return done.stderr


def test_data_of_a_newer_program_is_not_touched(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "pairwright.sqlite3") as database:
        database.execute("CREATE TABLE django_migrations (id INTEGER PRIMARY KEY, app TEXT, name TEXT, applied TEXT)")
        database.execute("INSERT INTO django_migrations (app, name, applied) VALUES ('store', '0999_x', '2030-01-01')")
    assert "was written by a newer Pairwright" in started(tmp_path)
    with sqlite3.connect(tmp_path / "pairwright.sqlite3") as database:
        assert [name for (name,) in database.execute("SELECT name FROM django_migrations")] == ["0999_x"]


def test_what_is_no_database_and_no_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pairwright.sqlite3").write_bytes(b"no database" * 1000)
    assert "the database cannot be used (file is not a database)" in started(tmp_path)
    assert "the data folder cannot be used" in started(tmp_path / "pairwright.sqlite3")
