"""From an empty desk to the second round without a mouse: Tab, Enter and the keys that the screens name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.arbiter import MAIN

if TYPE_CHECKING:
    from playwright.sync_api import Page

STOPS = 60
"""No control of these screens is further away than so many stops."""


def tab_to(page: Page, selector: str) -> None:
    """Tab until that has the focus, and it shows."""
    page.wait_for_load_state()
    page.wait_for_selector(selector)
    for _ in range(STOPS):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached by Tab on {page.url}")


def follow(page: Page, selector: str, to: str) -> None:
    """Tab there, and Enter; ``to`` is where it leads."""
    tab_to(page, selector)
    page.keyboard.press("Enter")
    page.wait_for_url(to)


def go(page: Page, letter: str, to: str) -> None:
    """``G`` and a letter."""
    page.keyboard.press("g")
    page.keyboard.press(letter)
    page.wait_for_url(to)


def publish(page: Page, round_: int) -> None:
    """From the overview: its main button leads to the proposal, Ctrl Enter publishes it."""
    go(page, "o", "**/t/keys-alone/")
    follow(page, MAIN, f"**/rounds/{round_}/")
    page.wait_for_selector("#pairs")
    page.keyboard.press("Control+Enter")
    page.wait_for_url(f"**/rounds/{round_}/results/")
    page.wait_for_selector("tr.on")


def test_a_tournament_goes_into_its_second_round_by_keyboard_alone(at_desk: Page) -> None:
    """Created, entries pasted, a round published and its results entered, one of them taken back, the next round."""
    page, keys = at_desk, at_desk.keyboard
    page.goto("/")
    follow(page, "a[href='/new']", "**/new")
    tab_to(page, "#id_name")
    keys.type("Keys alone")
    tab_to(page, "#id_start")
    keys.type("2026/11/30")
    tab_to(page, "#id_rounds")
    keys.press("Control+a")
    keys.type("3")
    keys.press("Enter")
    page.wait_for_url("**/t/keys-alone/")

    go(page, "e", "**/entries/")
    follow(page, "main a[href$='/entries/import/']", "**/entries/import/")
    tab_to(page, "[name=text]")
    keys.insert_text("\n".join(["Name\tRating", *[f"Player {number}\t{2000 - number}" for number in range(1, 7)]]))
    tab_to(page, "main form button.main")
    keys.press("Enter")
    follow(page, "#take", "**/entries/")
    assert page.locator("#entry-rows tbody tr").count() == 6

    publish(page, 1)
    for key in "150":
        keys.press(key)
    page.wait_for_selector("body[data-waiting='0']")
    keys.press("Control+z")
    page.wait_for_selector("#board-3 .put:text-is('–')")
    keys.press("/")
    keys.type("3")
    keys.press("Enter")
    keys.press("1")
    page.wait_for_selector("#counter >> text='3 of 3 results are in'")

    publish(page, 2)
    assert page.locator("#boards tr[data-board]").count() == 3
