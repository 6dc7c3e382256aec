"""Chromium and desks for the browser tests; they are skipped, saying so, where there is no Chromium."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from tests.support.desk_client import DeskClient
from tests.support.desk_fair import lay_out_in
from tests.support.desk_server import DeskServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Cookie, Page, StorageState

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or ""
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
OWNER = ("Noor Arbiter", "noor", "seven-blue-boards")
WAIT = 15_000
AT_HOME = re.compile(r"://[^/]+/$")
"""The list of tournaments: where who has logged in comes to."""
COOKIES: list[Cookie] = []
"""Of the owner of the desk that is copied; filled in when it is made."""


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.skip("no Chromium: apt-get install chromium")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def new_desk(tmp_path: Path) -> Iterator[DeskServer]:
    """A desk of its own, with the demonstration tournament and nobody set up."""
    with DeskServer(tmp_path) as server:
        yield server


@pytest.fixture(scope="session")
def data(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of a desk with an owner, to be copied; his cookies are in :data:`COOKIES`."""
    folder = tmp_path_factory.mktemp("data")
    with DeskServer(folder) as server:
        DeskClient(server.address).set_up()
        context = chromium.new_context(base_url=server.address)
        log_in(context.new_page())
        COOKIES[:] = context.cookies()
        context.close()
    return folder


@pytest.fixture
def desk(data: Path, tmp_path: Path) -> Iterator[DeskServer]:
    """A desk of its own, with the demonstration tournament and an owner."""
    with DeskServer(Path(shutil.copytree(data, tmp_path / "data"))) as server:
        yield server


@pytest.fixture
def page(chromium: Browser, desk: DeskServer) -> Iterator[Page]:
    """A browser at that desk."""
    with browsing(chromium, desk) as page:
        yield page


@pytest.fixture
def new_page(chromium: Browser, new_desk: DeskServer) -> Iterator[Page]:
    """A browser at a desk that nobody has set up."""
    with browsing(chromium, new_desk) as page:
        yield page


@contextmanager
def browsing(chromium: Browser, desk: DeskServer, state: StorageState | None = None) -> Iterator[Page]:
    """A browser of its own at a desk, with these cookies; nothing may go wrong in its pages."""
    with_errors: list[str] = []
    context = chromium.new_context(
        base_url=desk.address, viewport={"width": 1280, "height": 900}, locale="en-GB", storage_state=state
    )
    context.set_default_timeout(WAIT)
    page = context.new_page()
    page.on("pageerror", lambda error: with_errors.append(str(error)))
    watch_policy(page, with_errors)
    yield page
    context.close()
    assert not with_errors


def watch_policy(page: Page, found: list[str]) -> None:
    """Note what the content security policy of a page has blocked: nothing may be."""
    told = "console.error('BLOCKED ' + event.violatedDirective + ' ' + event.blockedURI + ' ' + location.href)"
    page.add_init_script(f"addEventListener('securitypolicyviolation', (event) => {told})")
    page.on(
        "console",
        lambda message: found.append(message.text) if message.text.startswith(("BLOCKED", "Refused to")) else None,
    )


def set_up(page: Page) -> None:
    """The owner comes to the desk, logged in as he was."""
    cookies = [{"name": one["name"], "value": one["value"], "domain": "127.0.0.1", "path": "/"} for one in COOKIES]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]
    page.goto("/")


def make_owner(page: Page) -> None:
    """Make the owner of a new desk, and be logged in."""
    page.goto("/setup/")
    for field, value in zip(("full_name", "username", "password"), OWNER, strict=True):
        page.fill(f"[name={field}]", value)
    page.click("button.main")
    page.wait_for_url(AT_HOME)


@pytest.fixture(scope="session")
def shared_desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DeskServer]:
    """One desk for many tests, with an owner: each test begins its own tournament there and leaves the others alone."""
    with DeskServer(tmp_path_factory.mktemp("desk")) as server:
        DeskClient(server.address).set_up()
        yield server


@pytest.fixture(scope="session")
def logged_in(chromium: Browser, shared_desk: DeskServer) -> StorageState:
    """The cookies of the owner there."""
    context = chromium.new_context(base_url=shared_desk.address)
    page = context.new_page()
    log_in(page)
    state = context.storage_state()
    context.close()
    return state


@pytest.fixture
def at_desk(chromium: Browser, shared_desk: DeskServer, logged_in: StorageState) -> Iterator[Page]:
    """The owner at the shared desk, in a browser of his own."""
    with browsing(chromium, shared_desk, logged_in) as page:
        yield page


def log_in(page: Page, username: str = OWNER[1], password: str = OWNER[2]) -> None:
    """The owner comes back, or somebody else comes."""
    page.goto("/login/")
    page.fill("[name=username]", username)
    page.fill("[name=password]", password)
    page.click("button.main")
    page.wait_for_url(AT_HOME)


def speak(page: Page, language: str) -> None:
    """The desk speaks that language from now on: chosen in the head of the page."""
    page.goto("/")
    if page.get_attribute("html", "lang") != language:
        page.select_option("#lang", language)
        page.wait_for_selector(f"html[lang={language}]")


class Fair(NamedTuple):
    """A desk where everything is under way, its pages by what they are, and the owner's cookies there."""

    server: DeskServer
    pages: dict[str, str]
    state: StorageState


@pytest.fixture(scope="session")
def fair(chromium: Browser, data: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fair]:
    """One for all tests that look at pages without changing what is on them."""
    folder = Path(shutil.copytree(data, tmp_path_factory.mktemp("fair") / "data"))
    pages = lay_out_in(folder) | {"fault": "/fault/"}
    with DeskServer(folder, {"DJANGO_SETTINGS_MODULE": "tests.support.fair_settings"}) as server:
        context = chromium.new_context(base_url=server.address)
        log_in(context.new_page())
        state = context.storage_state()
        context.close()
        yield Fair(server, pages, state)


@pytest.fixture
def at_fair(chromium: Browser, fair: Fair) -> Iterator[Page]:
    """The owner there, in a browser of his own."""
    with browsing(chromium, fair.server, fair.state) as page:
        page.goto("/")
        yield page
