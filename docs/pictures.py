"""Take the pictures of the arbiters' guide: ``python -m docs.pictures [LANGUAGE...]`` (``make pictures``).

A desk is started on a folder of its own, with a made-up tournament; Chromium goes through it as an arbiter does. Each
picture is the part of a page that the guide speaks of, as a small WebP.
"""

from __future__ import annotations

import io
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image
from playwright.sync_api import TimeoutError as NothingAsked
from playwright.sync_api import sync_playwright
from tests.support.desk_server import CODE, DeskServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

STATIC = Path(__file__).resolve().parent.parent / "src" / "pairwright" / "faces" / "desk" / "static"
PICTURES = STATIC / "desk" / "guide"
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or ""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
SIZE = {"width": 1120, "height": 720}
PHONE = {"width": 390, "height": 700}
LARGEST = 58_000
"""Bytes of a picture."""
WAIT = 20_000
PASSWORD = "seven-blue-boards"
WORDS = {
    "en": {
        "owner": "Noor Arbiter", "names": "latin", "event": "Lantern Bay Open", "city": "Lantern Bay",
        "helper": "Hall 1", "screen": "Projector", "list": "name;rating;federation\nLoom, Ada;1985;\nQuill, Fay;1870;\nDunn, Cy;1770;",
    },
    "fa": {
        "owner": "نورا داوری", "names": "persian", "event": "جام فانوس", "city": "بندر فانوس", "helper": "سالن ۱",
        "screen": "پروژکتور", "list": "نام;ریتینگ\nرستگان، مینا;1985\nمهرسان، کاوه;1870\nدریانو، سپهر;1770",
    },
}  # fmt: skip


class Camera:
    """A browser of one language at the desk, and where its pictures go."""

    def __init__(self, browser: Browser, address: str, data: Path, language: str) -> None:
        self.data, self.words = data, WORDS[language]
        self.folder = PICTURES / language
        self.folder.mkdir(parents=True, exist_ok=True)
        self._new = lambda size: browser.new_context(
            base_url=address, viewport=size, locale={"en": "en-GB"}.get(language, language), color_scheme="light"
        )
        self.page = self.open(SIZE)
        self.slug = ""

    def open(self, size: dict[str, int]) -> Page:
        """Another browser, of somebody else."""
        page: Page = self._new(size).new_page()
        page.set_default_timeout(WAIT)
        return page

    def at(self, address: str) -> None:
        """Go to a page of the tournament."""
        self.page.goto(f"/t/{self.slug}/{address}")

    def code_of_player(self) -> str:
        """The code that stands on the card of player 7; the page shows it as a picture only."""
        rows = sqlite3.connect(self.data / "pairwright.sqlite3").execute(
            "SELECT code FROM store_playercode WHERE number = 7"
        )
        return str(rows.fetchone()[0])

    def take(self, name: str, *pages: Page) -> None:
        """Keep what the pages show, side by side, as a picture of this name."""
        shots = []
        for page in pages or (self.page,):
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(250)
            shots.append(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
        whole = Image.new("RGB", (sum(one.width for one in shots) + 24 * (len(shots) - 1), shots[0].height), "white")
        left = 0
        for one in shots:
            whole.paste(one, (left, 0))
            left += one.width + 24
        for quality in (80, 70, 60, 50, 40, 30):
            small = io.BytesIO()
            whole.save(small, "WEBP", quality=quality, method=6)
            if small.tell() <= LARGEST:
                break
        (self.folder / f"{name}.webp").write_bytes(small.getvalue())


def tournament(folder: Path, words: dict[str, str]) -> Path:
    """A made-up tournament with four of nine rounds played."""
    file = folder / "lantern-open.trf"
    settings = [
        f"Name={words['event']}", f"City={words['city']}", f"Names={words['names']}", "StartDate=2026/11/26",
        "Players=40", "Rounds=9", "PlayedRounds=4", "HalfPointByes=0", "ZeroPointByes=0", "Withdrawals=0", "LateEntries=0",
    ]  # fmt: skip
    command = [sys.executable, "-c", CODE, "generate", *settings, "--seed", "11", "-o", str(file)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return file


def begin(camera: Camera, file: Path) -> None:
    """Set the desk up and open the tournament."""
    page = camera.page
    page.goto("/setup/")
    for field, value in (("full_name", camera.words["owner"]), ("username", "noor"), ("password", PASSWORD)):
        page.fill(f"[name={field}]", value)
    page.click("button.main")
    page.wait_for_url("**/")
    page.goto("/open")
    page.set_input_files("#upload", str(file))
    page.click("button.main")
    page.locator("main button.main").click()
    page.wait_for_url(re.compile("/t/[^/]+/$"))
    camera.slug = page.url.split("/t/")[1].strip("/")


def before_the_round(camera: Camera) -> None:
    """A new tournament, a pasted list, check-in."""
    page = camera.page
    page.goto("/new")
    camera.take("new")
    camera.at("entries/import/")
    page.fill("textarea", camera.words["list"])
    page.click("main button.main")
    page.wait_for_selector("main table")
    camera.take("list")
    camera.at("entries/check-in/now/")
    for number in (1, 2, 5, 9):
        page.keyboard.type(str(number))
        page.wait_for_timeout(200)
        page.keyboard.press("Space")
        page.wait_for_timeout(400)
    page.keyboard.type("7")
    page.wait_for_timeout(300)
    page.keyboard.press("Shift+Space")
    page.wait_for_timeout(500)
    camera.take("check-in")


def the_round(camera: Camera) -> None:
    """The proposal with its reasons, by hand, published, and results."""
    page = camera.page
    camera.at("rounds/5/")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.wait_for_timeout(700)
    camera.take("proposal")
    camera.at("rounds/5/map/")
    camera.take("map")
    camera.at("rounds/5/edit/")
    page.locator("main form button").nth(0).click()
    page.wait_for_selector("#seats")
    ask_by_a_rematch(page)
    camera.take("by-hand")
    camera.at("rounds/5/edit/")
    page.click("#drop")
    page.wait_for_url("**/rounds/5/")
    page.click("#publish")
    page.wait_for_url("**/results/")
    page.wait_for_selector("tr.on")
    for key in "1501105":
        page.keyboard.press(key)
    page.wait_for_selector("body[data-waiting='0']")
    camera.take("results")


def ask_by_a_rematch(page: Page) -> None:
    """Let Black of board 2 change places with others until that would break a rule, and the desk asks."""
    for other in range(5, 25, 2):
        seats = page.locator("#seats [name=seat]")
        seats.nth(3).check()
        seats.nth(other).check()
        with suppress(NothingAsked):
            page.wait_for_selector("#ask [data-dialog]", timeout=1500)
            return
        page.click("#undo")
        page.wait_for_timeout(700)


def the_hall(camera: Camera) -> None:
    """The page of screens, a projector, a helper's phone and a player's."""
    page = camera.page
    camera.at("screens/")
    page.click("#public button, form[action$='/public/'] button")
    camera.at("screens/")
    page.fill("[name=screen-name]", camera.words["screen"])
    page.press("[name=screen-name]", "Enter")
    page.wait_for_timeout(500)
    camera.at("screens/")
    camera.take("screens")
    address = page.locator("a[href^='/s/'], a[href*='/s/']").first.get_attribute("href") or ""
    projector = camera.open(SIZE)
    projector.goto(address)
    camera.take("projector", projector)
    page.fill("[name=phone-name]", camera.words["helper"])
    page.press("[name=phone-name]", "Enter")
    page.wait_for_selector("#enrol-link")
    code = re.search(r"/h/\w+/", page.inner_text("#enrol-link"))
    helper, player = camera.open(PHONE), camera.open(PHONE)
    helper.goto(code[0] if code else "")
    helper.click("button.main")
    helper.wait_for_url("**/h/")
    camera.at("screens/codes/")
    player.goto(f"/p/{camera.code_of_player()}/")
    camera.take("phones", helper, player)


def afterwards(camera: Camera) -> None:
    """The overview, a restore point, a working, prints."""
    page = camera.page
    camera.at("")
    camera.take("overview")
    camera.at("journal/")
    page.locator("form[action*='/journal/back/'] button").first.click()
    page.wait_for_selector("#ask [data-dialog]")
    camera.take("two-steps")
    camera.at("standings/4/3/BH/")
    page.locator("#work").scroll_into_view_if_needed()
    camera.take("working")
    camera.at("print/")
    camera.take("print")


SCENES: tuple[Callable[[Camera], None], ...] = (before_the_round, the_round, the_hall, afterwards)


def main() -> int:
    """Take them all, or those of the languages named."""
    if not CHROMIUM:
        print("There is no Chromium: apt-get install chromium", file=sys.stderr)
        return 3
    for language in sys.argv[1:] or WORDS:
        with tempfile.TemporaryDirectory() as folder, DeskServer(Path(folder)) as desk, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            camera = Camera(browser, desk.address, Path(folder), language)
            begin(camera, tournament(Path(folder), camera.words))
            for scene in SCENES:
                scene(camera)
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
