"""An arbiter in front of a desk: one method for each thing that is done there, by ids and names, never by words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Page

MAIN = "main .head .btn.main"
"""The one main button of a page."""


class Wish(NamedTuple):
    """A tournament to be begun."""

    name: str
    rounds: int
    expected: int
    system: str = "dutch-2026"
    boards: int = 0


class Arbiter:
    """``Arbiter(page).create(...)``; a page of the owner, logged in."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.slug = ""

    def go(self, path: str = "") -> None:
        """To an address of the tournament."""
        self.page.goto(f"/t/{self.slug}/{path}")

    def on(self, tail: str = "") -> None:
        """Press the main button of the page; ``tail`` is where it leads."""
        self.page.click(MAIN)
        self.page.wait_for_url(re.compile(f"{tail}$"))

    def create(self, wish: Wish) -> None:
        """On one page."""
        page = self.page
        page.goto("/new")
        page.select_option("#id_system", wish.system)
        page.fill("#id_name", wish.name)
        page.fill("#id_start", "2026/11/30")
        for field, value in (("rounds", wish.rounds), ("expected", wish.expected), ("boards", wish.boards)):
            if value:
                page.fill(f"#id_{field}", str(value))
        if page.locator("#id_colour").is_visible():
            page.select_option("#id_colour", "w")  # the lot was drawn in the hall: the same games in every run
        page.locator("#new .head button.main").click()
        page.wait_for_url("**/t/*/")
        self.slug = page.url.rstrip("/").rsplit("/", 1)[1]

    def paste(self, rows: Sequence[Sequence[str]]) -> None:
        """A list of entries, looked at and taken over."""
        page = self.page
        self.go("entries/import/")
        page.fill("[name=text]", "\n".join(["\t".join(row) for row in rows]))
        page.locator("main form button.main").click()
        page.locator("#take").click()
        page.wait_for_url("**/entries/")

    def check_in(self, round_: int, numbers: Sequence[str]) -> None:
        """Each by his number and Space."""
        page = self.page
        self.go(f"entries/check-in/{round_}/")
        for number in numbers:
            page.keyboard.type(number)
            page.keyboard.press("Space")
        page.wait_for_function(
            "count => document.querySelectorAll('#check-rows tr[data-standing=here]').length === count",
            arg=len(numbers),
        )

    def half_bye(self, number: int) -> None:
        """For who is chosen at the check-in: the rest of what can be said of him."""
        page = self.page
        page.keyboard.type(str(number))
        page.keyboard.press("Shift+Space")
        page.click("#rest button[name=half]")
        page.wait_for_selector(f"#p{number}[data-standing=away]")

    def pair(self, round_: int) -> None:
        """Look at the proposal and publish it."""
        self.go(f"rounds/{round_}/")
        self.page.click("#publish")
        self.page.wait_for_url(f"**/rounds/{round_}/results/")

    def press(self, keys: str) -> None:
        """A key for each board, without waiting for the desk; then all of them are saved."""
        page = self.page
        page.wait_for_selector("tr.on")
        for key in keys:
            page.keyboard.press(key)
        self.saved()

    def leave(self, number: int) -> None:
        """A player withdraws before the round that is paired next."""
        page = self.page
        self.go("entries/byes/")
        page.fill("#departure_player", str(number))
        page.click("#ask-departure button")
        page.wait_for_selector(f"#departed #back-{number}")

    def correct(self, round_: int, board: int, key: str) -> str:
        """Another result on a board of the round before; the line that goes into the report."""
        page = self.page
        self.go(f"rounds/{round_}/results/?board={board}")
        page.wait_for_selector(f"tr.on[data-board='{board}']")
        before = page.locator(f"#board-{board} .put").inner_text()
        page.keyboard.press(key)
        page.keyboard.press(key)
        line = self.confirm(3)
        self.saved()
        page.wait_for_function(
            "([board, before]) => document.querySelector(`#board-${board} .put`).innerText !== before",
            arg=[board, before],
        )
        return line

    def by_hand(self, round_: int) -> str:
        """A session: the Blacks of the first two boards change places; the line that goes into the report."""
        page = self.page
        self.go(f"rounds/{round_}/edit/")
        page.click("button[value=rules]")
        page.wait_for_load_state()
        page.wait_for_selector("#seats")
        seats = page.locator("#seats td.b input[name=seat]")
        seats.nth(0).check()
        seats.nth(1).check()
        page.wait_for_selector("#hand tr.breach, .dialog")
        if page.locator(".dialog").count():
            self.confirm(3)
        page.click("#end")
        line = page.locator("code.line").first.inner_text()
        page.click("#end-hand")
        page.wait_for_url(f"**/rounds/{round_}/results/")
        return line

    def declare_final(self) -> None:
        """From the overview."""
        self.go()
        self.page.locator("form[action$='/declare/'] button").click()
        self.confirm(3)

    def saved(self) -> None:
        """Nothing of what was pressed waits any more."""
        self.page.wait_for_selector("body[data-waiting='0']")

    def waiting(self) -> int:
        """Boards without a result."""
        return self.page.locator("#boards tr[data-board]:not([data-result])").count()

    def confirm(self, level: int) -> str:
        """Read the question, which has that level, and do it all the same; the line it adds to the report, if any."""
        page = self.page
        asked = page.locator(f".dialog.lv{level}")
        asked.wait_for()
        line = asked.locator("code.line")
        said = line.first.inner_text() if line.count() else ""
        asked.locator("form footer button").click()
        asked.wait_for(state="detached")
        return said

    def download(self, kind: str, to: Path) -> str:
        """A file of the tournament."""
        self.go("export/")
        with self.page.expect_download() as coming:
            self.page.click(f"a[href$='/export/{kind}/']")
        coming.value.save_as(to)
        return to.read_text("utf-8")
