"""Where tournaments come from."""

import io
import os
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from pairwright.app import files, sources
from pairwright.app.files import read_file
from pairwright.app.sources import gather
from pairwright.errors import TooLarge, UnreadableFile


def packed(path: Path, members: dict[str, bytes]) -> Path:
    """An archive with these members."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return path


def test_a_file_named_directly_is_single(tmp_path: Path) -> None:
    """It is called as the arbiter called it."""
    path = tmp_path / "open.trf"
    path.write_bytes(b"012 Open\n")
    found = gather([str(path)])
    assert found.is_single
    assert [(source.name, source.read(), source.is_member) for source in found.items] == [
        (str(path), b"012 Open\n", False)
    ]


def test_a_folder_is_read_in_name_order(tmp_path: Path) -> None:
    """Names are paths inside the folder; hidden files are left out."""
    for name in ("b.trf", "a.trf", "in/c.trf", ".hidden", ".git/config"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(name)
    found = gather([str(tmp_path)])
    assert not found.is_single
    assert [(source.name, source.read()) for source in found.items] == [
        ("a.trf", b"a.trf"),
        ("b.trf", b"b.trf"),
        ("in/c.trf", b"in/c.trf"),
    ]


def test_an_archive_is_read_without_unpacking(tmp_path: Path) -> None:
    """A member that names a place outside is read like any other, and nothing is written anywhere."""
    path = packed(tmp_path / "season.zip", {"b.trf": b"b", "../../evil.trf": b"e", "a/x.trf": b"a"})
    before = sorted(tmp_path.rglob("*"))
    assert [(source.name, source.read()) for source in gather([str(path)]).items] == [
        ("../../evil.trf", b"e"),
        ("a/x.trf", b"a"),
        ("b.trf", b"b"),
    ]
    assert sorted(tmp_path.rglob("*")) == before


def test_several_files_are_in_name_order(tmp_path: Path) -> None:
    """Two files are no single file, and the answers come in name order."""
    for name in ("b.trf", "a.trf"):
        (tmp_path / name).write_text(name)
    found = gather([str(tmp_path / "b.trf"), str(tmp_path / "a.trf")])
    assert not found.is_single
    assert [Path(source.name).name for source in found.items] == ["a.trf", "b.trf"]


def test_what_is_not_there_fails_when_it_is_read(tmp_path: Path) -> None:
    """The other files can go on."""
    (source,) = gather([str(tmp_path / "missing.trf")]).items
    with pytest.raises(FileNotFoundError):
        source.read()


def test_a_broken_archive_is_one_bad_file(tmp_path: Path) -> None:
    """It is named, and what to do is said."""
    path = tmp_path / "bad.zip"
    path.write_bytes(b"no archive")
    (source,) = gather([str(path)]).items
    with pytest.raises(UnreadableFile, match="archive cannot be read"):
        source.read()


def test_a_damaged_member_is_one_bad_file(tmp_path: Path) -> None:
    """Its bytes were changed on the way."""
    path = packed(tmp_path / "season.zip", {"a.trf": b"0123456789" * 99})
    data = bytearray(path.read_bytes())
    data[40:44] = b"\0\1\2\3"
    path.write_bytes(data)
    (source,) = gather([str(path)]).items
    with pytest.raises(UnreadableFile):
        source.read()


@pytest.mark.parametrize("packing", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_damage_in_every_way_of_packing(packing: int, tmp_path: Path) -> None:
    """Whatever the archive was packed with, a damaged member is a bad file and no fault of the program."""
    path = tmp_path / "season.zip"
    with zipfile.ZipFile(path, "w", packing) as archive:
        archive.writestr("a.trf", bytes(range(256)) * 9)
    data = bytearray(path.read_bytes())
    for index in range(55, 95):
        data[index] ^= 0x55
    path.write_bytes(data)
    (source,) = gather([str(path)]).items
    with pytest.raises(UnreadableFile, match=r"a\.trf again"):
        source.read()


def test_an_archive_that_points_outside_itself(tmp_path: Path) -> None:
    """Damaged in its list of members, it is a bad file too; a member without a name is a member."""
    good = packed(tmp_path / "season.zip", {"a.trf": b"012 Open"}).read_bytes()
    path = tmp_path / "bad.zip"
    at = good.index(b"PK\1\2")
    path.write_bytes(good[: at + 42] + b"\xff\xff\xff\xff" + good[at + 46 :])
    (source,) = gather([str(path)]).items
    with pytest.raises(UnreadableFile):
        source.read()
    path.write_bytes(good[: at + 28] + b"\0\0\5\0" + good[at + 32 :])
    (source,) = gather([str(path)]).items
    with pytest.raises(UnreadableFile):
        source.read()


def test_an_encrypted_member_is_one_bad_file(tmp_path: Path) -> None:
    """The reason is said in plain words."""
    path = packed(tmp_path / "season.zip", {"a.trf": b"012 Open"})
    data = path.read_bytes()
    for mark, offset in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        at = data.index(mark) + offset
        data = data[:at] + b"\1" + data[at + 1 :]
    path.write_bytes(data)
    (source,) = gather([str(path)]).items
    with pytest.raises(UnreadableFile, match="it is encrypted"):
        source.read()


def test_a_folder_that_cannot_be_opened_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is in it is not left out silently; the folders beside it go on."""
    for name in ("closed/a.trf", "open/b.trf"):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(name)
    scandir = os.scandir

    def closed(path: str) -> Iterator[os.DirEntry[str]]:
        if str(path).endswith("closed"):
            raise PermissionError(13, "Permission denied", path)
        return scandir(path)

    monkeypatch.setattr(os, "scandir", closed)
    shut, other = gather([str(tmp_path)]).items
    assert (shut.name, other.name) == ("closed", "open/b.trf")
    with pytest.raises(PermissionError):
        shut.read()
    (whole,) = gather([str(tmp_path / "closed")]).items
    with pytest.raises(PermissionError):
        whole.read()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with a name are not everywhere")
def test_a_pipe_in_a_folder_is_not_waited_for(tmp_path: Path) -> None:
    """It holds nothing, so it is no tournament."""
    os.mkfifo(tmp_path / "pipe.trf")
    (source,) = gather([str(tmp_path)]).items
    assert source.read() == b""


def test_sizes_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file or a member above the limit is refused, whatever the archive says of its size."""
    monkeypatch.setattr(files, "LARGEST_FILE", 10)
    large = tmp_path / "large.trf"
    large.write_bytes(b"x" * 11)
    path = packed(tmp_path / "bomb.zip", {"a.trf": b"x" * 11})
    for source in (*gather([str(large)]).items, *gather([str(path)]).items):
        with pytest.raises(TooLarge):
            source.read()


def test_archives_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An archive that would unpack to more than the limit is not opened."""
    monkeypatch.setattr(sources, "LARGEST_ARCHIVE", 15)
    path = packed(tmp_path / "bomb.zip", {"a.trf": b"x" * 8, "b.trf": b"x" * 8})
    (source,) = gather([str(path)]).items
    with pytest.raises(TooLarge):
        source.read()


def test_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dash means what is piped in."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"012 Open\r")))
    assert read_file("-") == b"012 Open\r"
