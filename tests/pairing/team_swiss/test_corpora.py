"""Positions that an independent program paired, and fixtures derived from the articles by hand."""

from __future__ import annotations

import json
from zipfile import ZipFile

import pytest

from pairwright.app.commands import pair
from pairwright.formats.base import read
from tests.support.corpus import SHARED, input_and_expected, needed, shared_file

ARCHIVE = "corpus/team-swiss-positions.zip"
FIXTURES = sorted(path.stem for path in (SHARED / "corpus" / "team-swiss").glob("team_*.input")) or ["no-corpus"]


def pairs_of(data: bytes) -> set[tuple[int, int]]:
    """What is paired there: (White, Black), the bye as (team, 0)."""
    return set(pair(read(data).tournament).pairing.pairs)


@pytest.mark.long
def test_positions() -> None:
    """390 positions of 60 events of all types: the same matches, the same colours, the same bye."""
    with ZipFile(needed(shared_file(ARCHIVE))) as opened:
        answers = json.loads(opened.read("expected.json"))
        differing = [
            name
            for name, answer in answers.items()
            if pairs_of(opened.read(f"{name}.trf")) != {tuple(board) for board in answer["pairs"]}
        ]
    assert differing == []


@pytest.mark.parametrize("name", [name for name in FIXTURES if name != "team_pab_drawgp"])
def test_fixture(name: str) -> None:
    """The matches and colours that the article gives."""
    data, expected = input_and_expected(f"team-swiss/{name}")
    boards = {tuple(map(int, line.split())) for line in expected.splitlines()[1:] if line.strip()}
    assert pairs_of(data) == boards


def test_bye_of_a_drawn_match() -> None:
    """The bye was worth half a game point of one board: all are equal, 4 is the last number that has had none, and of
    the others 1 and 2 have met (articles 1.4, 3.4, 3.6)."""
    data = needed(shared_file("corpus/team-swiss/team_pab_drawgp.input")).read_bytes()
    assert pairs_of(data) == {(3, 1), (2, 5), (4, 0)}
