"""The door to all formats."""

from __future__ import annotations

import pytest

from pairwright.catalogue import discover
from pairwright.errors import TooLarge, UnknownCode, UnreadableFile
from pairwright.formats import base
from pairwright.formats.base import read, sniff, write
from pairwright.model.tournament import Tournament
from tests.support.trf_text import small_open


def test_the_folder_is_the_list() -> None:
    """Every format says its code and a title."""
    offers = {offer.code: getattr(offer, "title", "") for offer in discover("format")}
    assert set(offers) == {"csv", "json", "trf26", "trf16", "trf16-javafo", "trf16-bbp"}
    assert all(offers.values())


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (small_open("142 5"), "trf26"),
        (small_open(), "trf16"),
        (small_open().decode().encode("utf-16"), "trf16"),
        (b'{"p0000": {"round": 4}}', ""),
        (b"Read me first.\n", ""),
        (b"\x89PNG\r\n\x1a\n\x00\x00", ""),
        (b"PK\3\4in.trf" + small_open(), ""),
        (b"in.trf".ljust(257, b"\0") + b"ustar\0".ljust(255, b"\0") + small_open(), ""),
        (b"", ""),
        (b"012 Only a name\n", "trf16"),
    ],
)
def test_what_a_file_is(data: bytes, code: str) -> None:
    """The bytes tell; what is no tournament at all is told apart from a bad one."""
    assert sniff(data) == code


def test_unknown_formats_are_named() -> None:
    """A format there is not is refused with those that look like it."""
    with pytest.raises(UnknownCode, match="trf16"):
        write(Tournament(), "trf15")
    with pytest.raises(UnknownCode):
        read(small_open(), format="xls")


def test_the_given_format_counts() -> None:
    """With a format given, nothing is guessed."""
    with pytest.raises(UnreadableFile):
        read(small_open(), format="json")


def test_files_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file far larger than any tournament is not even looked at."""
    monkeypatch.setattr(base, "MOST_LINES", 2)
    for end in (b"\n", b"\r"):
        with pytest.raises(TooLarge, match="lines"):
            read(small_open().replace(b"\n", end))
    monkeypatch.setattr(base, "LARGEST_FILE", 100)
    with pytest.raises(TooLarge, match="bytes"):
        read(small_open())
