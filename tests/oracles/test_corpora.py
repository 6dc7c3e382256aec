"""Tournaments and positions that another program paired: every pair and every colour the same."""

from __future__ import annotations

import json
from zipfile import ZipFile

import pytest

from pairwright.app.prepare import prepare
from pairwright.formats.base import read
from pairwright.pairing.systems.dutch import DUTCH_2026
from pairwright.state.ledger import state_before
from tests.oracles.replaying import Difference, differences
from tests.support.corpus import archive_members, needed, shared_file

TOURNAMENTS = shared_file("corpus/dutch-2026.zip")
POSITIONS = shared_file("corpus/dutch-2026-positions.zip")
EVERY = 11
"""One file in so many is in the default run."""


def replayed(folder: str, every: int = 1) -> tuple[int, list[str]]:
    """How many tournaments of a folder were paired again, and the rounds that differ."""
    names, found = 0, []
    for index, (name, data) in enumerate(archive_members(TOURNAMENTS)):
        if index % every == 0 and name.startswith(folder):
            names += 1
            found += [str(each) for each in differences(name, read(data).tournament, DUTCH_2026)]
    return names, found


def positions(every: int = 1) -> tuple[int, list[str]]:
    """How many positions were paired, and those that differ."""
    with ZipFile(POSITIONS) as archive:
        expected = json.loads(archive.read("expected.json"))
        count, found = 0, []
        for name in sorted(expected)[::every]:
            count += 1
            tournament, round_, _ = prepare(read(archive.read(f"{name}.trf")).tournament)
            ours = tuple(sorted(DUTCH_2026.pair(state_before(tournament, round_)).pairs))
            theirs = tuple(sorted((white, black) for white, black in expected[name]["pairs"]))
            if (round_, ours) != (expected[name]["round"], theirs):
                found.append(str(Difference(name, round_, ours, theirs)))
        return count, found


def test_a_sample_of_tournaments_is_paired_alike() -> None:
    """Every eleventh tournament, every round: the same pairs, colours and byes."""
    needed(TOURNAMENTS)
    count, found = replayed("", EVERY)
    assert count > 0
    assert found == []


@pytest.mark.long
@pytest.mark.parametrize("folder", ["tiny", "small", "medium", "large", "scoring"])
def test_all_tournaments_are_paired_alike(folder: str) -> None:
    """Every tournament, every round."""
    needed(TOURNAMENTS)
    count, found = replayed(folder)
    assert count > 0
    assert found == []


def test_a_sample_of_positions_is_paired_alike() -> None:
    """Forbidden pairs, absences and virtual points: every eleventh position."""
    needed(POSITIONS)
    count, found = positions(EVERY)
    assert count > 0
    assert found == []


@pytest.mark.long
def test_all_positions_are_paired_alike() -> None:
    """All of them."""
    needed(POSITIONS)
    count, found = positions()
    assert count > 0
    assert found == []
