"""Players at the desk: a pasted list, check-in by keyboard, leaving and coming back, names in their own order."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import set_up

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.support.desk_server import DeskServer

TOURNAMENT = "/t/lantern-bay-open"
"""The demonstration: 60 players, round 6 to be paired."""


def test_24_players_are_pasted_with_one_fault_and_one_twice(page: Page) -> None:
    """The fault has its line and column, who stands in it twice is entered once, the rest is agreed to; one undo."""
    set_up(page)
    page.goto(f"{TOURNAMENT}/entries/import/")
    rows = [f"Newcomer{chr(97 + number)}, Nia\t{1500 + number}\t{9000001 + number}" for number in range(24)]
    rows[4] = "Newcomere, Nia\tquick\t9000005"
    rows[9] = "Newcomerj, Nia\t1509\t9000004"
    page.fill("[name=text]", "\n".join(["Name\tRating\tFIDE ID", *rows]))
    page.click("text=Look at it")
    faults = page.locator("#faults").inner_text()
    assert "Line 6, column 2" in faults
    assert "Line 11" in faults
    assert page.locator("#count-new").inner_text() == "23 new"
    beside = page.context.new_page()
    beside.goto(f"{TOURNAMENT}/entries/")
    assert "60 entries" in beside.locator("#counted").inner_text()
    page.click("#take")
    page.wait_for_url("**/entries/")
    assert "83 entries" in page.locator("#counted").inner_text()
    page.click("#undo")
    expect(page.locator("#counted")).to_contain_text("60 entries")


def test_check_in_by_keyboard(page: Page) -> None:
    """Letters choose, Space marks, the field is empty for the next; numbers and Persian digits do as well."""
    set_up(page)
    page.goto(f"{TOURNAMENT}/entries/check-in/6/")
    keys = page.keyboard
    keys.type("mo")
    assert page.locator("#check-rows tr.on").get_attribute("data-number") == "3"
    keys.press("Space")
    page.wait_for_selector("#p3[data-standing=here]")
    assert page.input_value("#check-find") == ""
    keys.type("۱۲")
    keys.press("Space")
    page.wait_for_selector("#p12[data-standing=here]")
    keys.type("karv")
    first = page.locator("#check-rows tr.on").get_attribute("data-number")
    keys.press("ArrowDown")
    assert page.locator("#check-rows tr.on").get_attribute("data-number") != first
    keys.press("ArrowUp")
    keys.press("Shift+Space")
    page.wait_for_selector("#rest button:focus")
    page.click("#rest button[name=late]")
    page.wait_for_selector(f"#p{first}[data-standing=late]")
    expect(page.locator("#count-here")).to_have_text("3")
    keys.type("mostreluk")
    keys.press("Space")
    expect(page.locator("#check-said")).to_contain_text("marked already")
    assert page.locator("#p3").get_attribute("data-standing") == "here"
    keys.press("Space")
    page.wait_for_selector("#p3[data-standing=missing]")
    keys.type("a b")
    assert page.input_value("#check-find") == "a b"
    assert page.locator("#undo").get_attribute("aria-disabled") is None


def test_a_whole_name_is_typed_at_check_in_and_nobody_else_is_marked(page: Page) -> None:
    """Where several have the surname, the blank after it is a letter; then the right one is marked."""
    set_up(page)
    page.goto(f"{TOURNAMENT}/entries/")
    page.keyboard.press("Escape")
    page.goto(f"{TOURNAMENT}/entries/check-in/6/")
    names = page.locator("#check-rows tbody tr").evaluate_all(
        "rows => rows.map((row) => [row.dataset.number, row.dataset.finds])"
    )
    surnames = [finds.split()[0] for _, finds in names]
    number, finds = next(one for one in reversed(names) if surnames.count(one[1].split()[0]) > 1)
    page.keyboard.type(" ".join(finds.split()[:2]))
    page.keyboard.press("Space")
    page.wait_for_selector(f"#p{number}[data-standing=here]")
    assert page.locator("#count-here").inner_text() == "1"


def test_a_player_withdraws_and_comes_back(page: Page) -> None:
    """From the page of byes, with the name as it is known in the hall."""
    set_up(page)
    page.goto(f"{TOURNAMENT}/entries/byes/")
    page.fill("#departure_player", "mostrel")
    page.click("#ask-departure button")
    assert "withdrawn after round 5" in page.locator("#departed tr", has_text="Mostreluk").inner_text()
    page.fill("#back-3", "7")
    page.locator("#departed tr", has_text="Mostreluk").get_by_role("button").click()
    expect(page.locator("#departed tr", has_text="Mostreluk")).to_have_count(0)
    asked = page.locator("#requests tr", has_text="Mostreluk").inner_text()
    assert re.search(r"6\s+3\s", asked)


def test_a_row_is_added_in_place_and_the_next_is_open(page: Page, desk: DeskServer) -> None:
    """Before round 1: N, name, Enter, and again; Persian names stand in Persian order."""
    set_up(page)
    begin_empty(page, desk)
    page.keyboard.press("n")
    page.wait_for_selector("#adding")
    for count, name in enumerate(("گلستانی، پری", "ژاله‌ور، چمن", "پارسا، آرش", "رضوان، بهار"), 1):
        page.keyboard.type(name)
        page.keyboard.press("Enter")
        expect(page.locator("#entry-rows tbody tr")).to_have_count(count + 1)
        expect(page.locator("#adding [name=name]")).to_be_focused()
    page.goto(page.url.split("?")[0] + "?order=name&lang=fa")
    names = page.locator("#entry-rows tbody .nm").all_inner_texts()
    assert names == ["پارسا، آرش", "رضوان، بهار", "ژاله‌ور، چمن", "گلستانی، پری"]
    page.fill("#entry-find", "رضو")
    expect(page.locator("#entry-rows tbody .nm")).to_have_count(1)


BEGIN = """
import django
django.setup()
from pairwright.faces.desk.openings import begin_tournament
from pairwright.model.tournament import Information, Tournament
begin_tournament(Tournament((), Information("Empty Open"), planned_rounds=5))
"""


def begin_empty(page: Page, desk: DeskServer) -> None:
    """A tournament without entries, beside the demonstration."""
    settings = {"PAIRWRIGHT_DATA": str(desk.folder), "DJANGO_SETTINGS_MODULE": "pairwright.faces.desk.config"}
    subprocess.run([sys.executable, "-c", BEGIN], env=os.environ | settings, check=True)
    page.goto("/t/empty-open/entries/")
