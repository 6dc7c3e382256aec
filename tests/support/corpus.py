"""The corpora beside the repository, if they are there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

SHARED = "PAIRWRIGHT_SHARED"
"""Names the folder of the corpora; without it, ``shared`` beside the repository."""


def shared_file(name: str) -> Path:
    """A file of the shared folder, whether it exists or not."""
    beside = Path(__file__).resolve().parents[3] / "shared"
    return Path(os.environ.get(SHARED) or beside) / name


def needed(path: Path) -> Path:
    """The path; skips the test, and says why, where it is not there."""
    if not path.exists():
        pytest.skip(f"{path.name}: no corpus at ../shared or in {SHARED}")
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
    reports = shared_file("corpus/reports")
    found = sorted(reports.glob(f"{name}*"))
    return found[0] if found else needed(reports / name)
