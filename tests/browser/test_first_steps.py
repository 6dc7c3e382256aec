"""From nothing to results: the desk is set up, the demonstration is paired, a result is entered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import make_owner

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_the_demonstration_is_paired_and_takes_a_result(new_page: Page) -> None:
    """Set up, go on, publish the proposal: the boards wait for results."""
    page = new_page
    make_owner(page)
    page.goto("/t/lantern-bay-open/rounds/now/")
    boards = page.locator("table.pairs tbody tr").count()
    assert boards > 20
    page.click("#publish")
    page.wait_for_url("**/results/")
    assert page.locator("#counter").inner_text() == f"0 of {boards} results are in"
