"""A backup holds everything, comes back as a new tournament, and is refused with all its faults."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from pairwright import read
from pairwright.app.desk.archive import unpacked
from pairwright.errors import UnreadableFile
from pairwright.faces.desk.journals import desk_of
from pairwright.store.models import Role
from pairwright.store.models import Tournament as Record
from tests.faces.desk.conftest import somebody
from tests.faces.desk.test_results_page import published


def backup_of(client: Client, record: Record) -> bytes:
    answer = client.get(f"/t/{record.slug}/backup/file/")
    assert answer.headers["Content-Type"] == "application/zip"
    return bytes(answer.content)


def changed(data: bytes, change: Callable[[dict[str, bytes]], None]) -> bytes:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    change(files)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return out.getvalue()


def uploaded(client: Client, data: bytes) -> str:
    file = SimpleUploadedFile("backup.zip", data)
    return client.post("/backup/restore/", {"file": file}).content.decode()


def test_a_backup_comes_back_whole_after_a_look(owner: Client, record: Record) -> None:
    """The dry run creates nothing; restoring makes a second tournament with the same journal and event."""
    published(record, 1, 2)
    data = backup_of(owner, record)
    page = uploaded(owner, data)
    assert "Sunday Open" in page
    assert "one of this name is here" in page
    assert Record.objects.count() == 1
    token = page.split('name="token" value="')[1].split('"')[0]
    owner.post("/backup/restore/", {"token": token, "step": "2"})
    new = Record.objects.exclude(pk=record.pk).get()
    assert desk_of(new).entries() == desk_of(record).entries()
    assert desk_of(new).now() == desk_of(record).now()
    assert new.round == 2


def test_the_backup_of_the_whole_desk_holds_every_tournament(owner: Client, record: Record) -> None:
    published(record, 1)
    kept = unpacked(bytes(owner.get("/backup/file/").content))
    assert [one.name for one in kept] == ["Sunday Open"]


def test_other_programs_can_read_what_a_backup_holds(owner: Client, record: Record) -> None:
    published(record, 1, 2)
    with zipfile.ZipFile(io.BytesIO(backup_of(owner, record))) as archive:
        for name in ("1/tournament.trf", "1/tournament.json"):
            assert len(read(archive.read(name)).players) == 6


def test_a_damaged_backup_is_refused_with_all_its_faults(owner: Client, record: Record) -> None:
    published(record, 1, 2)

    def damage(files: dict[str, bytes]) -> None:
        lines = files["1/journal.jsonl"].decode().splitlines()
        lines[0] = "{not json"
        del lines[1]
        files["1/journal.jsonl"] = "\n".join(lines).encode()

    page = uploaded(owner, changed(backup_of(owner, record), damage))
    assert "cannot be restored" in page
    assert "line 1" in page
    assert "line 2: entry 3 stands where 2 should" in page
    assert "has been changed since" in page
    assert Record.objects.count() == 1


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04 cut off", b"not a zip at all"])
def test_what_is_no_backup_is_refused(owner: Client, record: Record, data: bytes) -> None:
    page = uploaded(owner, data or b" ")
    assert "cannot be restored" in page
    assert Record.objects.get() == record


def test_an_unknown_act_is_refused(owner: Client, record: Record) -> None:
    def newer(files: dict[str, bytes]) -> None:
        told = json.loads(files["1/journal.jsonl"].decode().splitlines()[0])
        told["act"]["_"] = "Teleport"
        files["1/journal.jsonl"] = json.dumps(told).encode()

    with pytest.raises(UnreadableFile) as refused:
        unpacked(changed(backup_of(owner, record), newer))
    assert any("line 1: the entry cannot be read" in str(problem) for problem in refused.value.problems)


def test_a_file_cut_anywhere_is_refused(owner: Client, record: Record) -> None:
    published(record, 1)
    data = backup_of(owner, record)
    for end in range(0, len(data) - 1, max(len(data) // 40, 1)):
        with pytest.raises(UnreadableFile):
            unpacked(data[:end])


def test_only_the_owner_restores(owner: Client, record: Record) -> None:  # noqa: ARG001
    arbiter = somebody("ari", Role.ARBITER, record)
    assert arbiter.get(f"/t/{record.slug}/backup/file/").status_code == 200
    assert arbiter.post("/backup/restore/", {}).status_code == 403
    assert arbiter.get("/backup/file/").status_code == 403
