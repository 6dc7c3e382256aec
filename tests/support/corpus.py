"""The corpora beside the repository, if they are there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

SHARED = Path(os.environ.get("PAIRWRIGHT_SHARED") or Path(__file__).parents[3] / "shared")


def shared_file(name: str) -> Path:
    """A file of the shared folder, whether it exists or not."""
    return SHARED / name


def needed(path: Path) -> Path:
    """The path; skips the test, and says why, where it is not there."""
    if not path.exists():
        pytest.skip(f"{path.name}: no corpus at ../shared or in PAIRWRIGHT_SHARED")
    return path


def archive_members(archive: Path) -> Iterator[tuple[str, bytes]]:
    """Path inside and content of every tournament file of an archive, in name order."""
    with ZipFile(archive) as opened:
        for name in sorted(opened.namelist()):
            if name.endswith(".trf"):
                yield name, opened.read(name)


def archive(name: str) -> Iterator[tuple[str, bytes]]:
    """:func:`archive_members` of an archive of the corpus; skips where it is not there."""
    return archive_members(needed(shared_file(f"corpus/{name}")))


def report(name: str) -> Path:
    """The folder of a reported situation, by the beginning of its name; skips where it is not there."""
    found = sorted((SHARED / "corpus" / "reports").glob(f"{name}*"))
    if not found:
        pytest.skip(f"report {name}: no corpus at ../shared or in PAIRWRIGHT_SHARED")
    return found[0]


def input_and_expected(path: str) -> tuple[bytes, str]:
    """A file of the corpus (without ``.input``) and what a program should answer; skips where it is not there."""
    given, expected = (SHARED / "corpus" / f"{path}{end}" for end in (".input", ".output.expected"))
    if not given.exists():
        pytest.skip(f"{path}: no corpus at ../shared or in PAIRWRIGHT_SHARED")
    return given.read_bytes(), expected.read_text("utf-8")
