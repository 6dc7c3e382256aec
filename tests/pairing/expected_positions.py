"""Archives of positions with the answers of an independent program."""

from __future__ import annotations

import json
from typing import NamedTuple
from zipfile import ZipFile

from pairwright.app.commands import Given, pair
from pairwright.formats.base import read
from tests.support.corpus import needed, shared_file


class Expected(NamedTuple):
    """One position; ``pairs`` are (white, black), the bye ``(number, 0)``. Empty where the corpus is not there."""

    system: str
    name: str
    pairs: frozenset[tuple[int, int]] = frozenset()

    def __str__(self) -> str:
        return self.name


def expected_positions(system: str) -> list[Expected]:
    """Those of a system; one that is skipped where there is no corpus."""
    archive = shared_file(f"corpus/documents-systems/{system}-positions.zip")
    if not archive.exists():
        return [Expected(system, "no-corpus")]
    with ZipFile(archive) as opened:
        answers = json.loads(opened.read("expected.json"))
    return [
        Expected(system, name, frozenset((white, black) for white, black in answer["pairs"]))
        for name, answer in sorted(answers.items())
    ]


def found(case: Expected) -> frozenset[tuple[int, int]]:
    """What the system pairs there."""
    archive = needed(shared_file(f"corpus/documents-systems/{case.system}-positions.zip"))
    with ZipFile(archive) as opened:
        data = opened.read(f"{case.name}.trf")
    return frozenset(pair(read(data).tournament, given=Given(system=case.system)).pairing.pairs)
