"""Files that other programs wrote."""

from __future__ import annotations

import json
from itertools import islice

import pytest

from pairwright.errors import Severity
from pairwright.formats.base import read, write
from pairwright.model.checks import problems
from tests.support.corpus import archive, report

ARCHIVES = ("dutch-2026.zip", "dutch-2026-positions.zip", "dutch-2017-positions.zip")


def come_back(name: str, step: int) -> int:
    count = 0
    for member, data in islice(archive(name), 0, None, step):
        reading = read(data)
        assert all(problem.code == "two-byes" for problem in reading.problems), member
        assert problems(reading.tournament) == (), member
        for code in ("trf26", "json"):
            assert read(write(reading.tournament, code).text.encode()).tournament == reading.tournament, member
        count += 1
    return count


@pytest.mark.parametrize("name", ARCHIVES)
def test_a_sample_comes_back(name: str) -> None:
    """Every tenth file of the corpora reads without a fault, contradicts nothing, and comes back when written."""
    assert come_back(name, 10) > 5


@pytest.mark.long
@pytest.mark.parametrize("name", ARCHIVES)
def test_every_file_comes_back(name: str) -> None:
    """So does every file of the corpora."""
    assert come_back(name, 1) > 100


def test_a_bye_with_an_opponent() -> None:
    """Two players paired with each other with result Z: both lines are told, and they have not met."""
    reading = read((report("33-") / "input.trf").read_bytes())
    assert [(problem.severity, problem.place.line) for problem in reading.problems] == [
        (Severity.REPAIR, 11),
        (Severity.REPAIR, 12),
    ]
    assert all("Z" in str(problem) for problem in reading.problems)


def test_names_in_four_encodings() -> None:
    """Names in UTF-8 and three code pages come back exactly, also after writing."""
    folder = report("42-")
    expected = json.loads((folder / "case.json").read_text("utf-8"))["expect"]
    for name in ("input.trf", "input-2.trf", "input-3.trf", "input-4.trf"):
        reading = read((folder / name).read_bytes())
        names = {str(person.number): person.name for person in reading.tournament.players}
        assert (reading.encoding, names) == (expected[name]["encoding"], expected[name]["names"])
        assert read(write(reading.tournament).text.encode()).tournament == reading.tournament


def test_a_bye_by_hand_is_no_round() -> None:
    """A bye entered before round 1 leaves round 1 to be paired."""
    tournament = read((report("49-") / "input.trf").read_bytes()).tournament
    assert tournament.round_to_pair == 1
    assert [(asked.round, asked.player, asked.result.code) for asked in tournament.requests] == [(1, 5, "U")]


def test_open_games() -> None:
    """Games without a result are known by their boards."""
    tournament = read((report("52-") / "input.trf").read_bytes()).tournament
    assert tournament.open_games(4) == ((5, 2), (7, 8))
