"""Club and category of a list stay with the player, in every file that has a place for them."""

from __future__ import annotations

import pytest

from pairwright.app.entries.accepting import player_of
from pairwright.app.entries.differences import compare
from pairwright.app.entries.entry import Terms
from pairwright.app.entries.reading import read_entries
from pairwright.faces.entries import Order, entry_rows
from pairwright.formats.base import read, write
from pairwright.model.tournament import Tournament

LIST = "Name\tClub\tCategory\nRook, Rita\tHarbour Castle\tU14\nPawn, Paul\t\t\n"


def entered() -> Tournament:
    rows = read_entries(LIST.encode(), Terms((2026, 11, 30))).rows
    return Tournament(tuple([player_of(number, row) for number, row in enumerate(rows, 1)]))


def test_they_are_kept() -> None:
    assert [(player.club, player.category) for player in entered().players] == [("Harbour Castle", "U14"), ("", "")]


@pytest.mark.parametrize("format", ["json", "csv"])
def test_files_hold_them(format: str) -> None:
    written = write(entered(), format)
    assert not written.losses
    assert read(written.text.encode()).tournament.players == entered().players


def test_a_report_cannot_hold_them_and_says_so() -> None:
    told = [str(loss.found) for loss in write(entered(), "trf26").losses]
    assert any("the clubs of the players" in text for text in told)
    assert any("the categories of the players" in text for text in told)


def test_another_club_is_a_difference() -> None:
    rows = read_entries(LIST.replace("Harbour Castle", "Old Mill").encode(), Terms((2026, 11, 30))).rows
    changes = [change for one in compare(entered(), rows).differences for change in one.changes]
    assert [(change.before, change.after) for change in changes] == [("Harbour Castle", "Old Mill")]


def test_the_list_for_other_programs_has_them() -> None:
    heads, rows = entry_rows(entered(), Order.NUMBER, "en")
    assert [rows[0][heads.index(name)] for name in ("club", "category")] == ["Harbour Castle", "U14"]
