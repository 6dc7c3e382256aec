"""Ranks by points, direct encounter and more, of tournaments as another program computed them."""

from __future__ import annotations

import json
from zipfile import ZipFile

import pytest

from pairwright.formats.base import read
from pairwright.tiebreaks.acronym import parse_list
from pairwright.tiebreaks.event import Terms, of_individuals
from pairwright.tiebreaks.ranking import rank
from tests.support.corpus import needed, shared_file

EVERY = 7
"""One file in so many is in the default run."""


def differing(every: int = 1) -> list[str]:
    """Tournaments in which somebody has another rank."""
    expected = json.loads(needed(shared_file("corpus/tiebreaks.json")).read_text("utf-8"))
    asked = parse_list("PTS,DE,BH/C1,SB")
    found = []
    with ZipFile(needed(shared_file("corpus/dutch-2026.zip"))) as archive:
        for name in sorted(expected)[::every]:
            rows = rank(of_individuals(read(archive.read(name)).tournament, Terms()), asked).rows
            theirs = {int(number): int(place) for number, place in expected[name]["rank_by_PTS_DE_BHC1_SB"].items()}
            if {row.number: row.rank for row in rows} != theirs:
                found.append(name)
    return found


def test_a_sample_has_the_same_ranks() -> None:
    """Every seventh tournament, every player."""
    assert differing(EVERY) == []


@pytest.mark.long
def test_all_have_the_same_ranks() -> None:
    """All of them."""
    assert differing() == []
