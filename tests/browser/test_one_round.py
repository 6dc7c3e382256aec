"""One round with everybody at once: two arbiters, a helper's phone, an undo, no network, a power cut."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import browsing, log_in
from tests.browser.test_halls import OFFLINE, SLUG, begin, enrol_link, open_hall, phone

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.support.desk_server import DeskServer

RESULTS = f"/t/{SLUG}/rounds/6/results/"
WANTED = ["1–0", "½–½", "½–½", "1–0", "0–1", "½–½", "–"]
"""What stands on the first boards at the end."""


def go_to(page: Page, board: int) -> None:
    """The keys go to that board."""
    page.keyboard.press("/")
    page.keyboard.type(str(board))
    page.keyboard.press("Enter")
    page.wait_for_selector(f"tr.on[data-board='{board}']")


def stands(page: Page, board: int, result: str) -> None:
    page.wait_for_selector(f"#board-{board} .put:text-is('{result}')")


def saved(page: Page) -> None:
    page.wait_for_selector("body[data-waiting='0']")


def test_nothing_confirmed_is_lost_and_nothing_is_entered_twice(
    chromium: Browser, page: Page, desk: DeskServer
) -> None:
    """Two say different things of board 3, and one of them decides; board 4 is taken back and redone; the phone has no
    network, then the server is killed; what waited goes out once, and a reload shows what was pressed."""
    begin(page)
    address = open_hall(page)
    link = enrol_link(page, address, "2")
    page.goto(RESULTS)
    page.wait_for_selector("tr.on")
    with browsing(chromium, desk) as other, phone(chromium, address) as (network, helper):
        log_in(other)
        other.goto(RESULTS)
        helper.goto(link)
        helper.click("button.main")
        helper.wait_for_url("**/h/")
        cards = helper.locator("section.seat")
        assert cards.count() == 2
        cards.nth(0).locator("[value='1-0']").click()
        helper.wait_for_selector("section.seat >> nth=0 >> [data-tag]", state="hidden")

        go_to(page, 3)
        page.keyboard.press("1")
        saved(page)
        go_to(other, 3)
        other.keyboard.press("5")
        other.click("#contests button[value=second]")
        stands(other, 3, "½–½")
        assert other.locator("#contests section").count() == 0

        page.goto(RESULTS)
        go_to(page, 4)
        page.keyboard.press("1")
        saved(page)
        page.keyboard.press("Control+z")
        stands(page, 4, "–")
        page.wait_for_selector("#redo")
        page.keyboard.press("Control+Shift+Z")
        stands(page, 4, "1–0")

        network.set_offline(True)
        cards.nth(1).locator("[value='5-5']").click()
        helper.wait_for_selector(OFFLINE)
        desk.kill()
        go_to(page, 5)
        page.keyboard.press("0")
        page.keyboard.press("5")
        page.wait_for_selector("body[data-waiting='2']")
        desk.start()
        network.set_offline(False)
        helper.wait_for_selector("section.seat >> nth=1 >> [data-tag]", state="hidden")
        saved(page)

    page.goto(RESULTS)
    assert page.locator("#boards .put").all_inner_texts()[: len(WANTED)] == WANTED
    page.goto(f"/t/{SLUG}/journal/?kind=results")
    acts = page.locator("table.journal td.act").all_inner_texts()
    assert [sum([f"board {board}:" in act for act in acts]) for board in (1, 2, 5, 6)] == [1] * 4
