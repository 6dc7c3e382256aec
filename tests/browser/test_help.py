"""F1 in a real browser, and the row that a new player is typed into."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import set_up

if TYPE_CHECKING:
    from playwright.sync_api import Page

RESULTS = "/t/lantern-bay-open/rounds/5/results/"


def test_f1_opens_the_chapter_of_the_page_beside_it(page: Page) -> None:
    """In Persian, with its pictures; what was open stays open."""
    set_up(page)
    page.goto(RESULTS + "?lang=fa")
    with page.context.expect_page() as opened:
        page.keyboard.press("F1")
    guide = opened.value
    guide.wait_for_load_state()
    assert guide.url.endswith("/help/results/")
    guide.goto(guide.url + "?lang=fa")
    assert guide.locator(".guide").evaluate("node => getComputedStyle(node).direction") == "rtl"
    picture = guide.locator("article img").first
    picture.scroll_into_view_if_needed()
    guide.wait_for_function("document.querySelector('article img').naturalWidth > 0")
    guide.locator(".guide-turn [rel=next]").click()
    guide.wait_for_url("**/help/journal/")
    assert RESULTS in page.url


def test_names_can_be_typed_one_after_the_other_without_the_mouse(page: Page) -> None:
    """N, a name, Enter, the next name, Enter."""
    set_up(page)
    page.goto("/new")
    page.fill("#id_name", "Lantern Cup")
    page.fill("#id_start", "2026/11/30")
    page.fill("#id_rounds", "3")
    page.click("text=Create the tournament")
    page.wait_for_url("**/t/lantern-cup/")
    page.goto("/t/lantern-cup/entries/")
    page.keyboard.press("n")
    for name in ("Loom, Ada", "Quill, Fay"):
        page.wait_for_function(
            "document.activeElement.matches('#adding [data-focus]') && !document.activeElement.value"
        )
        page.keyboard.type(name)
        page.keyboard.press("Enter")
        page.wait_for_selector(f"tbody >> text={name}")
