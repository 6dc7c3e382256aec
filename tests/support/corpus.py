"""The corpora beside the repository, if they are there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

SHARED = Path(os.environ.get("PAIRWRIGHT_SHARED") or Path(__file__).parents[3] / "shared")


def archive(name: str) -> Iterator[tuple[str, bytes]]:
    """Path inside and content of every tournament of an archive of the corpus, in name order; skips where it is
    not there."""
    path = SHARED / "corpus" / name
    if not path.exists():
        pytest.skip(f"{name}: no corpus at ../shared or in PAIRWRIGHT_SHARED")
    with ZipFile(path) as opened:
        for member in sorted(opened.namelist()):
            if member.endswith(".trf"):
                yield member, opened.read(member)


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
