"""Standings with keys and without script, and documents on real paper."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from shutil import which
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import set_up

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.support.desk_server import DeskServer

T = "/t/lantern-bay-open/"


def test_values_are_walked_and_opened_with_keys(page: Page) -> None:
    """Left and right walk the values of a row, Enter opens the working, Esc closes it."""
    set_up(page)
    page.goto(f"{T}standings/5/")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    link = page.evaluate("document.activeElement.getAttribute('href')")
    assert link.endswith("/5/BH/C1/")  # second row, second value
    page.keyboard.press("Enter")
    page.wait_for_selector("#work")
    assert page.locator("#work .sum tbody tr").count() == 5
    assert page.url.endswith("/standings/5/5/BH/C1/")
    page.keyboard.press("Escape")
    assert page.locator("#work").count() == 0
    assert page.url.endswith("/standings/5/")
    assert page.evaluate("document.activeElement.getAttribute('href')") == link


def test_a_working_opens_without_script(chromium: Browser, desk: DeskServer, page: Page) -> None:
    """The link of a value is an ordinary page."""
    set_up(page)
    state = page.context.storage_state()
    context = chromium.new_context(base_url=desk.address, java_script_enabled=False, storage_state=state)
    plain = context.new_page()
    plain.goto(f"{T}standings/5/")
    plain.locator("#p5 td.tb a").first.click()
    assert plain.locator("#work .sum tbody tr").count() == 5
    context.close()


def test_no_page_scrolls_sideways_on_a_phone(page: Page) -> None:
    """At 390 px only the cross table may (checklist 40)."""
    set_up(page)
    page.set_viewport_size({"width": 390, "height": 844})
    for path in ("standings/5/", "standings/5/5/BH/C1/", "prizes/", "print/", "export/"):
        for language in ("en", "fa"):
            page.goto(f"{T}{path}?lang={language}")
            wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            assert wide <= 0, (path, language, wide)


def test_twenty_eight_boards_are_one_page_in_each_language(page: Page, tmp_path: Path) -> None:
    """A4, colour squares printed although grounds are not (checklist 40)."""
    set_up(page)
    page.goto(f"{T}rounds/6/")
    page.click("#publish")
    page.wait_for_url("**/results/")
    for language in ("en", "fa", "ar", "tr"):
        page.goto(f"{T}print/pairings/?lang={language}")
        assert page.locator("table.pairs tbody tr").count() == 28
        content = page.pdf(prefer_css_page_size=True, print_background=False)
        assert len(re.findall(rb"/Type\s*/Page\b", content)) == 1, language
    if not which("pdftoppm"):
        pytest.skip("no pdftoppm: apt-get install poppler-utils")
    (tmp_path / "a.pdf").write_bytes(content)
    subprocess.run(["pdftoppm", "-r", "60", "-gray", tmp_path / "a.pdf", tmp_path / "a"], check=True)
    picture = next(tmp_path.glob("a*.pgm")).read_bytes()
    _, size, _, points = picture.split(b"\n", 3)
    width = int(size.split()[0])
    rows = [points[at : at + width] for at in range(0, len(points), width)]
    # a square of 3.6 mm is eight points wide; letters are narrower, rules longer
    squares = sum([bool(re.search(rb"(?<![\x00-\x28])[\x00-\x28]{6,10}(?![\x00-\x28])", row)) for row in rows])
    assert squares >= 28 * 4
