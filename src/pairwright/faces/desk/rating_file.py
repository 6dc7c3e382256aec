"""The rating lists of this desk: one file in the data folder, from which every tournament looks players up."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from django.conf import settings

from pairwright.app.rating_lookup import RatingLookup
from pairwright.errors import PairwrightError
from pairwright.lean import NamedTuple

LARGEST_UPLOAD = 512 * 1024 * 1024
"""Bytes: several times the packed list of FIDE."""


class Loaded(NamedTuple):
    """What was loaded: the file's name, what the arbiter calls it (such as 2026-11), how many players, and of which
    list they are."""

    name: str
    as_of: str
    players: int
    list: str = "FIDE"


def _file() -> Path:
    return Path(settings.DATA) / "ratings.db"


def path() -> str:
    """Where the file is, or will be."""
    return str(_file())


def loaded() -> Loaded | None:
    """What is loaded; None for nothing."""
    try:
        found = json.loads(_file().with_suffix(".json").read_text("utf-8"))
        return Loaded(str(found["name"]), str(found["as_of"]), int(found["players"]), str(found["list"]))
    except (OSError, ValueError, KeyError):
        return None


def note(what: Loaded) -> None:
    """Remember what was loaded."""
    _file().with_suffix(".json").write_text(json.dumps(what._asdict(), ensure_ascii=False), "utf-8")


@contextmanager
def lookup() -> Iterator[RatingLookup | None]:
    """The lists, open; None where none are loaded."""
    try:
        opened = RatingLookup(path())
    except (OSError, PairwrightError):
        yield None
        return
    with opened:
        yield opened
