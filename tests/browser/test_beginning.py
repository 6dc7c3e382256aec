"""A tournament is begun, a defective file refused, FIDE mode left: as an arbiter does it, in Chromium."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.conftest import set_up

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_a_swiss_of_eight_is_created_in_one_go(page: Page) -> None:
    """One page, nothing but a name, days and the number of rounds; the tie-breaks are put in another order."""
    set_up(page)
    page.keyboard.press("n")
    page.fill("#id_name", "Lantern Cup")
    page.fill("#id_start", "2026/11/30")
    page.fill("#id_rounds", "9")
    page.fill("#id_expected", "8")
    page.press("#id_expected", "Tab")
    page.wait_for_selector("#outlook .lv3")
    assert "7 at most" in page.locator("#outlook").inner_text()
    page.fill("#id_rounds", "3")
    page.press("#id_rounds", "Tab")
    page.wait_for_selector("#outlook .lv1")
    assert not page.locator("#id_boards").is_visible()
    page.select_option("#id_system", "team-swiss-2026")
    assert page.locator("#id_boards").is_visible()
    page.select_option("#id_system", "dutch-2026")
    page.get_by_role("button", name="Up: SB").click()
    assert page.input_value("#id_tie_breaks") == "BH/C1, SB, BH, DE, WIN"
    page.click("text=Create the tournament")
    page.wait_for_url("**/t/lantern-cup/")
    assert page.locator("h1").inner_text() == "Before round 1"
    assert "Nobody has entered yet" in page.locator(".todo").first.inner_text()
    page.goto("/t/lantern-cup/settings/tie-breaks/")
    assert page.input_value("#id_tie_breaks") == "BH/C1, SB, BH, DE, WIN"


def test_a_defective_file_shows_all_its_faults_and_creates_nothing(page: Page, tmp_path: Path) -> None:
    """Lines and columns, at once; the only way on is another file."""
    set_up(page)
    file = tmp_path / "section-a.trf"
    rows = ["012 Broken Cup", "XXR 5", _player(1, "   2 w 1"), _player(2, "   1 w 0"), _player(2, "   9 b 1")]
    file.write_text("\n".join(rows) + "\n", "utf-8")
    page.click("text=Open a file")
    page.set_input_files("#upload", str(file))
    page.click("text=Look into it")
    page.wait_for_selector("h1:has-text('cannot be read as it is')")
    page.wait_for_load_state()
    faults = page.locator(".panel.lv5 li")
    assert faults.count() >= 2
    assert "Line 5" in page.locator(".panel.lv5").inner_text()
    assert "column" in page.locator(".panel.lv5").inner_text()
    assert page.get_by_role("button", name="Create").count() == 0
    page.goto("/")
    assert "Broken Cup" not in page.locator("main").inner_text()


def _player(number: int, cell: str) -> str:
    return f"001 {number:4}      {'Player ' + str(number):33} {2000:4}".ljust(80) + f" 0.0 {number:4}  {cell}"


def test_fide_mode_is_left_in_two_steps_and_never_entered_again(page: Page) -> None:
    """What follows, the line, the tick; Enter does not do it; afterwards every screen says so."""
    set_up(page)
    page.goto("/t/lantern-bay-open/settings/pairs/")
    assert "cannot be changed once round 1 is paired" in page.locator(".notice.lv5").inner_text()
    page.click("text=What leaving FIDE mode means")
    page.fill("#id_reason", "Letter of both clubs")
    page.click("text=To step 2")
    page.wait_for_selector("code.line:has-text('### FIDE mode left @ Round 6: Letter of both clubs')")
    page.check("[name=understood]")
    page.click("button.risk")
    page.wait_for_selector(".strip.lv4")
    for address in ("/t/lantern-bay-open/", "/t/lantern-bay-open/rounds/5/results/"):
        page.goto(address)
        assert "Outside FIDE mode since round 6" in page.locator(".strip.lv4").inner_text()
    page.goto("/t/lantern-bay-open/settings/fide-mode/")
    assert page.locator("#id_reason").count() == 0
    page.goto("/")
    assert "Outside FIDE mode since round 6" in page.locator("main").inner_text()


def test_no_page_scrolls_sideways_on_a_phone(page: Page) -> None:
    """At 390 pixels, in Persian too."""
    set_up(page)
    page.set_viewport_size({"width": 390, "height": 844})
    for language in ("en", "fa"):
        for address in ("/", "/new", "/open", "/t/lantern-bay-open/", "/t/lantern-bay-open/settings/points/",
                        "/t/lantern-bay-open/export/"):  # fmt: skip
            page.goto(f"{address}?lang={language}")
            assert page.evaluate("document.documentElement.scrollWidth") <= 390, (address, language)
