"""Where the shared corpora are, and what is in them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

SHARED = "PAIRWRIGHT_SHARED"
"""Names the folder of the corpora; without it, ``shared`` beside the project."""


def shared_file(name: str) -> Path:
    """A file of the shared folder, whether it exists or not."""
    beside = Path(__file__).resolve().parents[3] / "shared"
    return Path(os.environ.get(SHARED) or beside) / name


def archive_members(archive: Path) -> Iterator[tuple[str, bytes]]:
    """(name, bytes) of every tournament file in the archive, by name."""
    with ZipFile(archive) as opened:
        for name in sorted(opened.namelist()):
            if name.endswith(".trf"):
                yield name, opened.read(name)
