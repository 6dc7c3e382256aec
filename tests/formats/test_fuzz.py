"""Damaged files are refused or read, never a crash. (``bench/fuzz_reader.py`` does it for as long as one likes.)"""

from __future__ import annotations

import random
from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from pairwright.errors import TooLarge, UnreadableFile
from pairwright.formats.base import Strictness, read, write
from pairwright.formats.kinds.trf.places import with_places
from pairwright.model.canonical import canonical
from pairwright.model.checks import problems
from tests.support.damage import damaged, seeds

SEEDS = seeds()


def read_or_refused(data: bytes, format: str = "") -> None:
    """Whatever is read can be judged and written."""
    for strictness in Strictness:
        with suppress(UnreadableFile, TooLarge):
            reading = read(data, strictness=strictness, format=format)
            str(reading.problems)
            problems(reading.tournament)
            write(reading.tournament)


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=300), st.sampled_from(["", "trf26", "json", "csv"]))
def test_any_bytes(data: bytes, format: str) -> None:
    """Bytes that mean nothing are refused in order."""
    read_or_refused(data, format)


@settings(max_examples=300, deadline=None)
@given(st.integers(0, 2**32))
def test_damaged_files(seed: int) -> None:
    """So are good files with a few characters changed, lost, doubled or moved."""
    read_or_refused(damaged(random.Random(seed), SEEDS))


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32))
def test_what_was_let_in_comes_back(seed: int) -> None:
    """A damaged file that could be read, written again, says the same."""
    with suppress(UnreadableFile, TooLarge):
        reading = read(damaged(random.Random(seed), SEEDS))
        writing = write(reading.tournament)
        if reading.format.startswith("trf") and not writing.losses:
            assert read(writing.text.encode(), format="trf26").tournament == canonical(with_places(reading.tournament))
