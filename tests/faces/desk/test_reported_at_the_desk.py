"""Situations that other programs got wrong, at the desk: the flow and text cases of the shared reports."""

from __future__ import annotations

import json
import re

import pytest
from django.test import Client

from pairwright.faces.desk.journals import desk_of
from pairwright.faces.desk.openings import begin_tournament
from pairwright.formats.base import read
from pairwright.model.result import Result
from pairwright.store.models import Tournament as Record
from tests.faces.desk.desks import confirm, text_of
from tests.support.corpus import report


def opened(name: str) -> Record:
    """The file of the report, opened at the desk."""
    tournament = read((report(name) / "input.trf").read_bytes()).tournament
    return begin_tournament(tournament, source="input.trf", confirmed=("import-places",))


def test_the_bye_chosen_by_hand_stays_with_whom_it_was_given(owner: Client) -> None:
    """The other six are paired; the bye goes to nobody else."""
    record = opened("49")
    assert owner.post(f"/t/{record.slug}/rounds/1/publish/", {"seen": "1"}).status_code == 302
    tournament = desk_of(record).now()[0].tournament
    pairs = {(game.white, game.black) for game in tournament.round(1).games}
    assert pairs == {(1, 4), (6, 2), (3, 7)}
    assert tournament.player(5).entry(1).result is Result.PAIRING_BYE


def test_missing_results_are_named_and_become_adjourned(owner: Client) -> None:
    """Round 5 is paired as if the two games had been drawn, and both stand as ``?`` in the file."""
    record = opened("52")
    shown = " ".join(re.sub(r"<[^>]+>", " ", text_of(owner.get(f"/t/{record.slug}/rounds/5/"))).split())
    named = re.search(r"esults are missing: ([-, 0-9]+)\. These games become adjourned", shown)
    assert named is not None
    assert {frozenset(game.split("-")) for game in named[1].split(", ")} == {frozenset("78"), frozenset("25")}
    address = f"/t/{record.slug}/rounds/5/publish/"
    assert owner.post(address, {"seen": "1"}).status_code == 409  # that page was not looked at
    assert confirm(owner, address, {"seen": "1"}).status_code == 302
    tournament = desk_of(record).now()[0].tournament
    assert {(game.white, game.black) for game in tournament.round(5).games} == {(1, 6), (8, 3), (5, 4), (2, 7)}
    assert {tournament.player(number).entry(4).result for number in (7, 8, 2, 5)} == {Result.ADJOURNED}


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_cross_table_names_opponents_by_their_final_place(owner: Client, language: str) -> None:
    """In the order of the standings; a half is a half, in Persian too."""
    record = opened("56")
    wanted = json.loads((report("56") / "case.json").read_text("utf-8"))["expect"]["crosstable"]
    page = text_of(owner.get(f"/t/{record.slug}/table/?lang={language}"))
    rows = {int(number): row for number, row in re.findall(r'<tr id="p(\d+)">(.*?)</tr>', page, re.DOTALL)}
    assert list(rows) == wanted["order"]
    for number, row in wanted["rows"].items():
        cells = re.findall(r'<span class="xc (\w+)[^"]*">(\d*)(?:<b>)?([01½]*)', rows[int(number)])
        told = [f"bye {place}" if colour == "o" else f"{place}{colour}{result}" for colour, place, result in cells]
        assert told == row["rounds"], number
