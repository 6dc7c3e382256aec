"""Positions that JaVaFo 3.0p paired: pairs and colours, but for three in which it chooses the bye by later rules."""

from __future__ import annotations

import json
from typing import NamedTuple
from zipfile import ZipFile

import pytest

from pairwright.app.commands import Given, pair
from pairwright.formats.base import read
from tests.support.corpus import needed, shared_file

ARCHIVE = shared_file("corpus/dutch-2017-positions.zip")

DEPARTURES = {
    "j0059": (((23, 34), (26, 24), (29, 35), (32, 33), (27, 0)), "C5 of 2026: the lowest score of the bye"),
    "j0070": (((24, 26), (27, 0)), "C9 of 2026: fewest unplayed games of the bye"),
    "j0092": (((36, 33), (37, 0)), "C9 of 2026: fewest unplayed games of the bye"),
}
"""What article C of 2017 gives instead (derived by hand in ``test_rounds.py``), and the rule of 2026 that the program
applies."""


class Expected(NamedTuple):
    """One position; ``pairs`` are (white, black), the bye ``(number, 0)``. Empty where the corpus is not there."""

    name: str
    pairs: frozenset[tuple[int, int]] = frozenset()

    def __str__(self) -> str:
        return self.name


def positions() -> list[Expected]:
    """All of them; one that is skipped where there is no corpus."""
    if not ARCHIVE.exists():
        return [Expected("no-corpus")]
    with ZipFile(ARCHIVE) as opened:
        answers = json.loads(opened.read("expected.json"))
    return [
        Expected(name, frozenset((white, black) for white, black in answer["pairs"]))
        for name, answer in sorted(answers.items())
    ]


def found(name: str) -> frozenset[tuple[int, int]]:
    """What the edition pairs there."""
    with ZipFile(needed(ARCHIVE)) as opened:
        data = opened.read(f"{name}.trf")
    return frozenset(pair(read(data).tournament, given=Given(edition="2017")).pairing.pairs)


@pytest.mark.parametrize("case", positions(), ids=str)
def test_position(case: Expected) -> None:
    """The same boards, the same colours, the same bye; or those of article C."""
    ours = found(case.name)
    expected = case.pairs
    if case.name in DEPARTURES:
        pairs, _ = DEPARTURES[case.name]
        players = {player for board in pairs for player in board} - {0}
        expected = frozenset(board for board in case.pairs if not players & set(board)) | set(pairs)
    assert ours == expected
