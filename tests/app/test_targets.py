"""Where tournaments go."""

import os
from pathlib import Path

import pytest

from pairwright.app.targets import create_file, format_for, replace_file


def test_a_file_that_stands_there_is_kept(tmp_path: Path) -> None:
    """Nothing is overwritten by accident."""
    path = tmp_path / "open.trf"
    create_file(str(path), "one\n")
    with pytest.raises(FileExistsError):
        create_file(str(path), "two\n")
    assert path.read_bytes() == b"one\n"


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    """Its permissions stay, and nothing is left beside it."""
    path = tmp_path / "open.trf"
    path.write_text("old")
    path.chmod(0o640)
    replace_file(str(path), "Şğı\n")
    assert path.read_bytes() == "Şğı\n".encode()
    assert path.stat().st_mode & 0o777 == 0o640
    assert os.listdir(tmp_path) == ["open.trf"]


def test_after_a_failure_the_old_file_is_there(tmp_path: Path) -> None:
    """A text that cannot be written leaves the file as it was, and nothing beside it."""
    path = tmp_path / "open.trf"
    path.write_text("old")
    with pytest.raises(UnicodeEncodeError):
        replace_file(str(path), "\ud800")
    assert (path.read_text(), os.listdir(tmp_path)) == ("old", ["open.trf"])


def test_a_link_is_followed(tmp_path: Path) -> None:
    """The file behind it is replaced, the link stays."""
    real, link = tmp_path / "real.trf", tmp_path / "link.trf"
    real.write_text("old")
    link.symlink_to(real)
    replace_file(str(link), "new")
    assert (link.is_symlink(), real.read_text()) == (True, "new")


def test_a_place_that_cannot_be_written_is_named_as_the_user_named_it(tmp_path: Path) -> None:
    """Nobody wants to read of a temporary file."""
    path = str(tmp_path / "missing" / "open.trf")
    with pytest.raises(FileNotFoundError) as caught:
        replace_file(path, "text")
    assert caught.value.filename == path


def test_the_longest_name_there_can_be(tmp_path: Path) -> None:
    """What is written first beside it needs no longer one."""
    path = tmp_path / ("x" * 255)
    replace_file(str(path), "text")
    assert path.read_text() == "text"


def test_a_device_is_written_to() -> None:
    """``-o /dev/null`` replaces nothing."""
    create_file(os.devnull, "text")
    assert not os.path.isfile(os.devnull)


@pytest.mark.parametrize(
    ("path", "code"), [("a.trf", "trf26"), ("a.JSON", "json"), ("b/entries.csv", "csv"), ("a", "trf26"), ("", "trf26")]
)
def test_the_suffix_says_the_format(path: str, code: str) -> None:
    """JSON and CSV by their suffix, everything else is TRF26."""
    assert format_for(path) == code
