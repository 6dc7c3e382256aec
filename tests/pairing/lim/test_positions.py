"""The positions of the corpus."""

from __future__ import annotations

import json
from zipfile import ZipFile

from pairwright.app.prepare import prepare
from pairwright.formats.base import read
from pairwright.pairing.systems.lim import LIM
from pairwright.state.ledger import state_before
from tests.support.corpus import archive_members, needed, shared_file


def test_forty_positions() -> None:
    """Same pairs and colours everywhere."""
    path = needed(shared_file("corpus/documents-systems/lim-positions.zip"))
    with ZipFile(path) as opened:
        expected = json.loads(opened.read("expected.json"))
    differing = {}
    for name, content in archive_members(path):
        told = expected[name.removesuffix(".trf")]
        ready = prepare(read(content).tournament, told["round"])
        pairs = set(LIM.pair(state_before(ready.tournament, ready.round)).pairs)
        if pairs != set(map(tuple, told["pairs"])):
            differing[name] = sorted(pairs)
    assert differing == {}
    assert len(expected) == 40
