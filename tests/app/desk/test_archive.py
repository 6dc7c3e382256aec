"""A backup is a file from elsewhere: whatever is in it, it comes back as it was or is refused."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pairwright.app.desk.acts import KINDS
from pairwright.app.desk.archive import MOST_FAULTS, packed, unpacked
from pairwright.app.desk.fitting import fits
from pairwright.errors import UnreadableFile
from tests.app.desk.desks import opened
from tests.app.desk.test_codec import any_of

INDEX = {"kind": "pairwright-backup", "version": 1, "tournaments": 1, "files": {}}
OPENED: dict[str, Any] = {"number": 1, "act": {"_": "Open", "tournament": {"_": "Tournament"}}}


def archive(journal: str, index: object = INDEX, how: int = zipfile.ZIP_DEFLATED) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", how) as file:
        file.writestr("backup.json", index if isinstance(index, str) else json.dumps(index))
        file.writestr("1/journal.jsonl", journal)
    return out.getvalue()


def journal(*lines: dict[str, Any]) -> str:
    return "".join([json.dumps(line) + "\n" for line in (OPENED, *lines)])


def second(**act: Any) -> str:
    """A journal with this act after the first."""
    return journal({"number": 2, "act": act})


def test_a_small_journal_comes_back() -> None:
    assert len(unpacked(archive(second(_="Report", line="hello")))[0].entries) == 2


@pytest.mark.parametrize(
    "text",
    [
        second(_="Undo", numbers=[7]),
        second(_="Undo", numbers=["1"]),
        second(_="Undo", numbers=[2]),
        second(_="Settle", number=2, stands=True),
        second(_="Report", line=5),
        second(_="Report", line="\ud800"),
        second(_="SetLook", look={"_": "Look", "text_digits": 5}),
        second(_="SetRounds", rounds=10**9),
        second(_="SetRounds", rounds=10**30),
        second(_="BarHalfByes", players=5),
        second(_="Announce", information="a name"),
        journal({"number": 2, "act": {"_": "Report", "line": "x"}, "author": "\udfff"}),
        journal({"number": float("inf"), "act": {"_": "Report", "line": "x"}}),
        journal({"number": 2, "act": {"_": "Report", "line": "x"}, "against": [9]}),
        journal()[:-2] + ',"deep":' + "[" * 100_000,
        json.dumps({"number": 1, "act": {"_": "Report", "line": "x"}}),
    ],
    ids=lambda text: text[-70:-1][:60],
)
def test_a_forged_journal_is_refused(text: str) -> None:
    """Values of the wrong kind, entries that are not there, huge numbers, a journal without its beginning."""
    with pytest.raises(UnreadableFile):
        unpacked(archive(text))


@pytest.mark.parametrize(
    "index", ["[" * 100_000, '{"kind":"pairwright-backup","version":Infinity,"tournaments":1,"files":{}}', "[1]", "7"]
)
def test_a_forged_index_is_refused(index: str) -> None:
    with pytest.raises(UnreadableFile):
        unpacked(archive(journal(), index))


@pytest.mark.parametrize("how", [zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_damage_is_refused_however_the_file_was_packed(how: int) -> None:
    data = bytearray(archive(journal() + " " * 500, how=how))
    for at in range(50, len(data) // 2, 3):
        data[at] ^= 0x5A
    with pytest.raises(UnreadableFile):
        unpacked(bytes(data))


def test_a_bomb_of_empty_lines_is_refused_before_it_is_read() -> None:
    """A few kilobytes that unpack to millions of faults."""
    with pytest.raises(UnreadableFile) as refused:
        unpacked(archive("\n" * 3_000_000))
    assert len(refused.value.problems) == 1


def test_no_more_faults_are_told_than_somebody_reads() -> None:
    with pytest.raises(UnreadableFile) as refused:
        unpacked(archive("x\n" * 20_000))
    assert len(refused.value.problems) <= MOST_FAULTS + 1


@pytest.mark.parametrize("kind", sorted(KINDS))
@settings(max_examples=5, deadline=None)
@given(data=st.data())
def test_what_is_what_it_says_fits(kind: str, data: st.DataObject) -> None:
    """Nothing that may be written down is refused when it comes back."""
    assert fits(data.draw(any_of(KINDS[kind])), KINDS[kind])


def test_a_desk_comes_back_from_its_backup() -> None:
    desk = opened()
    kept = unpacked(packed([desk.entries()], "2026-11-30T12:00:00+00:00"))
    assert (kept[0].entries, kept[0].event) == (desk.entries(), desk.now()[0])
