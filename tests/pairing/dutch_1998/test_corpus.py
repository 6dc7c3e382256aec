"""Positions that an independent program paired: every pair and every colour the same."""

from __future__ import annotations

import json
from zipfile import ZipFile

import pytest

from pairwright.app.prepare import prepare
from pairwright.formats.base import read
from pairwright.pairing.systems.dutch_1998 import DUTCH_1998, DUTCH_2009, DutchOfTheDocuments
from pairwright.state.ledger import state_before
from tests.support.corpus import needed, shared_file


@pytest.mark.parametrize("system", [DUTCH_1998, DUTCH_2009], ids=lambda system: system.code)
def test_positions_are_paired_alike(system: DutchOfTheDocuments) -> None:
    """All of them, those included that another reading would pair in another way."""
    archive = needed(shared_file(f"corpus/documents-systems/{system.code}-positions.zip"))
    different = []
    with ZipFile(archive) as opened:
        expected = json.loads(opened.read("expected.json"))
        for name, wanted in sorted(expected.items()):
            tournament, round_, _ = prepare(read(opened.read(f"{name}.trf")).tournament)
            ours = sorted(system.pair(state_before(tournament, round_)).pairs)
            if (round_, ours) != (wanted["round"], sorted(map(tuple, wanted["pairs"]))):
                different.append(name)
    assert expected
    assert different == []
