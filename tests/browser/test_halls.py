"""The hall: a helper's phone with and without network, a player's phone, a projector; opened, and closed again."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
from playwright.sync_api import Error

from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.tournament import Information, Tournament
from tests.browser.conftest import WAIT, set_up, watch_policy
from tests.support.desk_openings import put_on_desk

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

    from tests.support.desk_server import DeskServer

SLUG = "lantern-bay-open"
OFFLINE = "#offline:not([hidden])"


def begin(page: Page) -> None:
    """The demonstration with its round published."""
    set_up(page)
    page.goto(f"/t/{SLUG}/rounds/now/")
    page.click("#publish")
    page.wait_for_url("**/results/")


def open_hall(page: Page) -> str:
    """Open the desk to the network; the address there (of this computer itself, since a test has no hall)."""
    page.goto(f"/t/{SLUG}/screens/")
    page.click("text=Open the public page")
    page.click("text=Open to the hall's network")
    page.wait_for_selector("#hall .tag.ok")
    port = page.evaluate("document.querySelector('#hall').innerText.match(/:(\\d+)\\//)?.[1] || ''")
    return f"http://127.0.0.1:{port or _port_of(page)}"


def _port_of(page: Page) -> int:
    return int(page.url.split(":")[2].split("/")[0]) + 1


@contextmanager
def phone(chromium: Browser, address: str, language: str = "en-GB") -> Iterator[tuple[BrowserContext, Page]]:
    """A phone in the hall."""
    blocked: list[str] = []
    context = chromium.new_context(base_url=address, viewport={"width": 390, "height": 844}, locale=language)
    context.set_default_timeout(WAIT)
    page = context.new_page()
    watch_policy(page, blocked)
    page.on("pageerror", lambda error: blocked.append(str(error)))
    yield context, page
    context.close()
    assert not blocked


def enrol_link(page: Page, address: str, last: str = "", slug: str = SLUG) -> str:
    page.goto(f"/t/{slug}/screens/")
    page.fill("[name=phone-name]", "Ali")
    page.fill("[name=phone-last_board]", last)
    page.click("text=Show the code")
    found = re.search(r"/h/\w+/", page.inner_text("#enrol-link"))
    assert found
    return address + found[0]


def test_a_helpers_phone_keeps_what_was_pressed_and_sends_it_once(chromium: Browser, page: Page) -> None:
    """Enrol by the code, press one board; without network press another, and take a third back; all arrive once."""
    begin(page)
    address = open_hall(page)
    link = enrol_link(page, address, "5")
    with phone(chromium, address) as (network, helper):
        helper.goto(link)
        helper.click("button.main")
        helper.wait_for_url("**/h/")
        assert helper.locator("section.seat").count() == 5
        cards = helper.locator("section.seat")
        cards.nth(0).locator("[value='1-0']").click()
        helper.wait_for_selector("section.seat >> nth=0 >> [data-tag]", state="hidden")
        network.set_offline(True)
        cards.nth(1).locator("[value='5-5']").click()
        cards.nth(2).locator("[value='0-1']").click()
        helper.wait_for_selector(OFFLINE)
        assert "2 waiting on this phone" in helper.inner_text("#offline")
        assert cards.nth(1).locator("[data-tag]").is_visible()
        network.set_offline(False)
        helper.wait_for_selector("#offline", state="hidden")
        for card in (1, 2):
            helper.wait_for_selector(f"section.seat >> nth={card} >> [data-tag]", state="hidden")
        cards.nth(2).locator(".take-back button").click()
        helper.wait_for_selector("section.seat >> nth=2 >> [value='0-1'][aria-pressed='false']")
    page.goto(f"/t/{SLUG}/rounds/now/")
    assert page.locator("tr[data-board='1']").inner_text().count("1–0") == 1
    assert page.locator("tr[data-board='2']").inner_text().count("½–½") == 1
    page.goto(f"/t/{SLUG}/journal/")
    assert page.locator("main").inner_text().count("Ali") >= 3


def test_a_locked_phone_enters_nothing_until_it_is_held_open(chromium: Browser, page: Page) -> None:
    begin(page)
    address = open_hall(page)
    link = enrol_link(page, address)
    with phone(chromium, address) as (_network, helper):
        helper.goto(link)
        helper.click("button.main")
        helper.click("#lock")
        key = helper.locator("body > .shade [data-hold]")
        box = key.bounding_box()
        assert box
        assert helper.evaluate("document.getElementById('main').inert")
        key.click()
        assert helper.locator("body > .shade").count() == 1
        helper.mouse.move(box["x"] + 20, box["y"] + 20)
        helper.mouse.down()
        helper.wait_for_selector("body > .shade", state="detached")
        helper.mouse.up()
        assert not helper.evaluate("document.getElementById('main').inert")


def test_the_hall_reaches_the_public_pages_and_nothing_else_until_it_is_closed(
    chromium: Browser, desk: DeskServer, page: Page
) -> None:
    """Open, look, try the desk from the hall, close: nobody answers any more; and it comes back after a restart."""
    begin(page)
    address = open_hall(page)
    with phone(chromium, address) as (_network, visitor):
        visitor.goto("/")
        visitor.click("text=Lantern Bay Open")
        visitor.wait_for_load_state()
        assert visitor.locator("table.pairs tbody tr").count() > 20
        for path in (f"/t/{SLUG}/", "/accounts/", "/setup/", "/hall/"):
            answer = visitor.goto(path)
            assert answer
            assert answer.status == 404, path
        desk.kill()
        desk.start()
        answer = visitor.goto("/v/")
        assert answer
        assert answer.status == 200
        page.goto(f"/t/{SLUG}/screens/")
        page.click("text=Close it to the network")
        page.wait_for_selector("text=Open to the hall's network")
        assert closed(visitor)


def closed(visitor: Page) -> bool:
    """Does nobody answer any more? The door closes a moment after the page of the desk says so."""
    for _ in range(WAIT // 100):
        try:
            visitor.goto("/v/")
        except Error as error:
            return "ERR_" in str(error)
        visitor.wait_for_timeout(100)
    return False


def test_a_players_phone_in_persian(chromium: Browser, desk: DeskServer, page: Page) -> None:
    """The code on the card opens his board, colour and opponent; the reason unfolds; the result comes by itself."""
    begin(page)
    address = open_hall(page)
    page.goto(f"/t/{SLUG}/screens/codes/?code-lang=fa")
    assert page.locator(".code-card svg").count() == 60
    rows = sqlite3.connect(desk.folder / "pairwright.sqlite3").execute(
        "SELECT code FROM store_playercode WHERE number = 7"
    )
    code = rows.fetchone()[0]
    with phone(chromium, address, "fa-IR") as (_network, player):
        player.goto(f"/p/{code}/?lang=fa")
        assert player.get_attribute("html", "dir") == "rtl"
        assert player.locator(".seat .board b").inner_text() == "5"
        assert not player.locator("#why p").first.is_visible()
        player.click("#why summary")
        assert player.locator("#why p").first.is_visible()
        assert player.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_projector_shows_ten_boards_of_the_longest_names(desk: DeskServer, page: Page) -> None:
    """Every name on two lines, dots and all: the last board and the foot are in sight, at either shape of screen."""
    longest = "پریچهر چوپان‌زاده گیلانی‌نژاد اصفهانی {} یحیی"
    players = tuple([Player(n, longest.format(n), 2300 - n, title="WGM") for n in range(1, 21)])
    slug = put_on_desk(desk, Tournament(players, Information("Long names"), planned_rounds=3,
                                        initial_colour=Colour.WHITE))  # fmt: skip
    set_up(page)
    page.goto(f"/t/{slug}/rounds/1/")
    page.click("#publish")
    page.wait_for_url("**/results/")
    page.goto(f"/t/{slug}/screens/")
    page.fill("[name=screen-name]", "Hall")
    page.click("text=Add the screen")
    for size in ((1920, 1080), (1280, 800), (1024, 768)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(f"/s/{slug}/hall/")
        page.evaluate("document.fonts.ready")
        rows = page.locator("table.pairs tr")
        assert rows.count() == 10
        last, foot = rows.last.bounding_box(), page.locator("footer").bounding_box()
        assert last
        assert foot
        assert last["y"] + last["height"] <= foot["y"] + 1, size
        assert foot["y"] + foot["height"] <= size[1], size
        lines = page.eval_on_selector_all(".pairs .nm", """all => all.map((one) => getComputedStyle(one))
            .map((style) => parseFloat(style.lineHeight) / parseFloat(style.fontSize))""")  # fmt: skip
        assert min(lines) > 1.29


def test_a_projector_turns_its_pages_and_keeps_the_last_one(desk: DeskServer, page: Page) -> None:
    begin(page)
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.goto(f"/t/{SLUG}/screens/")
    page.fill("[name=screen-name]", "Main hall")
    page.select_option("[name=screen-second]", "fa")
    page.click("text=Add the screen")
    page.goto(f"/s/{SLUG}/main-hall/")
    assert page.locator("table.pairs tr").count() == 10
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("main[data-page='2']")
    assert page.get_attribute("html", "dir") == "rtl"
    assert page.locator("#paused").is_visible()
    desk.kill()
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector("#stale:not([hidden])")
    assert page.locator("table.pairs tr").count() == 10
    desk.start()
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector("main[data-page='3']")
