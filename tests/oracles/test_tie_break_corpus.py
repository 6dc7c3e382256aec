"""Tie-breaks of tournaments as another program computed them: the same values, or a fault of it that is known."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from zipfile import ZipFile

import pytest

from pairwright.formats.base import read
from pairwright.tiebreaks.acronym import parse
from pairwright.tiebreaks.event import Meeting, Terms, of_individuals
from tests.oracles.checker_faults import as_the_checker_says
from tests.oracles.tie_breaks import Difference, compare
from tests.support.corpus import needed, shared_file
from tests.support.crosstables import crosstable
from tests.support.opponents import facing

VALUES = shared_file("corpus/tiebreaks.json")
TOURNAMENTS = shared_file("corpus/dutch-2026.zip")
EVERY = 7
"""One file in so many is in the default run."""
EXCUSED = {"STD", "SB/C1", "SB/C2"}


def compared(every: int = 1) -> tuple[Counter[tuple[str, str]], list[Difference]]:
    """How many values of each code compare in which way, and the differences that nothing explains."""
    counts: Counter[tuple[str, str]] = Counter()
    found = []
    expected = json.loads(needed(VALUES).read_text("utf-8"))
    with ZipFile(needed(TOURNAMENTS)) as archive:
        for name in sorted(expected)[::every]:
            theirs = {int(number): row for number, row in expected[name]["values"].items()}
            codes = " ".join(sorted({code for row in theirs.values() for code in row}))
            tournament = read(archive.read(name)).tournament
            for code, how, difference in compare(theirs, tournament, codes, Meeting.SWISS, name):
                counts[code, how] += 1
                found += [difference] if difference else []
    return counts, found


def test_a_sample_has_the_same_values() -> None:
    """Every seventh tournament, every player, every code."""
    counts, found = compared(EVERY)
    assert found == []
    assert len({code for code, how in counts if how == "agree"}) == 28


@pytest.mark.long
def test_all_have_the_same_values() -> None:
    """All of them; what differs is excused for standard points and cuts of Sonneborn-Berger only, and rare."""
    counts, found = compared()
    assert found == []
    excused = {code: number for (code, how), number in counts.items() if how != "agree"}
    assert set(excused) <= EXCUSED
    assert sum(excused.values()) * 1000 < counts.total()


def test_fault_of_cuts() -> None:
    """The checker cuts the round given up against the lowest dummy (1.75), the regulation the product 1."""
    event = of_individuals(facing(["0 3", "- 4", "1 4", "1 1", "H", "1 3", "= 5"]), Terms())
    assert as_the_checker_says(event, parse("SB/C1"), 0) == Fraction("10.5")
    assert as_the_checker_says(event, parse("SB"), 0) is None


def test_fault_of_standard_points() -> None:
    """The checker gives nothing for a double forfeit."""
    event = of_individuals(crosstable("1: 2w1 2b-\n2: 1b0 1w-"), Terms())
    assert as_the_checker_says(event, parse("STD"), 0) == 1
