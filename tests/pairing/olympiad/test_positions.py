"""The positions of the corpus: who meets whom, with which colours, and the sums of section G."""

from __future__ import annotations

import json
from zipfile import ZipFile

from pairwright.app.commands import Given, pair
from pairwright.formats.base import read
from pairwright.pairing.systems.olympiad.field import section_g
from pairwright.pairing.systems.olympiad.virtual_points import as_paired
from tests.support.corpus import archive_members, needed, shared_file


def test_sixty_five_positions() -> None:
    """Same pairs, colours and sums everywhere."""
    path = needed(shared_file("corpus/documents-systems/olympiad-positions.zip"))
    with ZipFile(path) as opened:
        expected = json.loads(opened.read("expected.json"))
    differing = {}
    for name, content in archive_members(path):
        told = expected[name.removesuffix(".trf")]
        found = pair(read(content).tournament, told["round"], Given(system="olympiad-2007"))
        state = as_paired(found.state)
        sums = zip(state.numbers, section_g(state), strict=True)
        wrong = [
            number
            for number, (products, without, all_) in sums
            if told["section_g"] and [products / 100, without / 10, all_ / 10] != told["section_g"][str(number)]
        ]
        if set(found.pairing.pairs) != set(map(tuple, told["pairs"])) or wrong:
            differing[name] = (sorted(found.pairing.pairs), wrong)
    assert differing == {}
    assert len(expected) == 65
