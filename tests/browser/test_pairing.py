"""A round is paired at the desk: why a board, why not another pair, the map, and a pairing by hand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.browser.conftest import set_up

if TYPE_CHECKING:
    from playwright.sync_api import Page

GROUPS = 10
"""Scoregroups before round 6 of the demonstration."""
SIZES = ((1280, 900), (390, 844))


def go_on(page: Page) -> None:
    """To the proposal of round 6 of the demonstration."""
    set_up(page)
    page.goto("/t/lantern-bay-open/rounds/now/")
    page.wait_for_selector("#pairs")


def test_a_board_is_chosen_by_key_and_tells_why(page: Page) -> None:
    """Arrow down twice: board 2 is chosen, its reasons stand beside it, and the address keeps it; W asks why not."""
    go_on(page)
    for board in (1, 2):
        page.keyboard.press("ArrowDown")
        page.wait_for_selector(f"#reasons h2:has-text('Why board {board}')")
    page.wait_for_url("**?board=2")
    assert page.locator("#pairs tr.on").get_attribute("data-board") == "2"
    assert page.locator("#reasons ol.why li").count() >= 3
    page.keyboard.press("w")
    page.keyboard.type("12")
    page.keyboard.press("Tab")
    page.keyboard.type("2")
    page.keyboard.press("Enter")
    page.wait_for_selector("#versus .first")
    assert page.locator("#versus .first").count() == 1
    page.click("#versus .why a >> nth=0")
    page.wait_for_url("**/rules/dutch-2026/**")
    assert page.locator("tr:target").count() == 1


def test_the_map_has_a_wire_for_every_board_and_a_band_for_every_group(page: Page) -> None:
    """M shows the map; its lines lead to the reasons. In Persian it begins at the right. No page scrolls sideways."""
    go_on(page)
    boards = page.locator("#pairs tbody tr").count()
    page.keyboard.press("m")
    page.wait_for_url("**/map/")
    assert page.locator(".map .wire").count() == boards
    assert page.locator(".map .band").count() == GROUPS
    start = page.locator(".map .lbl").first.bounding_box()
    page.goto(page.url + "?lang=fa")
    mirrored = page.locator(".map .lbl").first.bounding_box()
    assert start
    assert mirrored
    assert start["x"] < 640 < mirrored["x"]
    page.go_back()
    page.locator(".map a").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/rounds/6/?board=*")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for address in (page.url, page.url.split("?")[0] + "map/"):
            page.goto(address)
            assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), (width, address)


def test_a_rematch_by_hand_is_warned_of_compared_and_written_down(page: Page) -> None:
    """Two change places and would meet again: the desk asks; the end shows both pairings and the line of the report."""
    go_on(page)
    page.click("text=Edit by hand")
    page.click("button[value=rules]")
    page.wait_for_load_state()
    page.wait_for_selector("#seats")
    row = page.locator("#seats tr", has=page.locator('input[name=seat][value="3"]'))
    (opponent,) = {box.get_attribute("value") for box in row.locator("input[name=seat]").all()} - {"3"}
    page.check(f'#seats input[name=seat][value="{opponent}"]')
    page.check('#seats input[name=seat][value="33"]')  # whom 3 met in round 1
    page.wait_for_selector("#ask [role=alertdialog]")
    assert "have met, in round 1" in page.inner_text("#ask")
    page.click("#ask form button")
    page.wait_for_selector("#hand tr.breach")
    assert page.locator("#ask [role=alertdialog]").count() == 0
    page.click("#end")
    line = page.locator("code.line").first.inner_text()
    assert re.match(r"### MPA @ Round 6: .+ instead of .+", line)
    assert page.locator(".beside .differs").count() >= 8
    page.click("#end-hand")
    page.wait_for_url("**/results/")
    page.locator("a.to-why").first.click()
    page.wait_for_url("**/why/1/")
    assert "not paired as the rules give it" in page.inner_text("main")
