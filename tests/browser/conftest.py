"""Chromium and desks for the browser tests; they are skipped, saying so, where there is no Chromium."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.support.desk_server import DeskServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or ""
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
OWNER = ("Noor Arbiter", "noor", "seven-blue-boards")
WAIT = 15_000


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
def desk(tmp_path: Path) -> Iterator[DeskServer]:
    """A desk of its own, with the demonstration tournament and nobody set up."""
    with DeskServer(tmp_path) as server:
        yield server


@pytest.fixture
def page(chromium: Browser, desk: DeskServer) -> Iterator[Page]:
    """A browser at that desk."""
    with_errors: list[str] = []
    context = chromium.new_context(base_url=desk.address, viewport={"width": 1280, "height": 900}, locale="en-GB")
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
    """Make the owner of a new desk, and be logged in."""
    page.goto("/setup/")
    for field, value in zip(("full_name", "username", "password"), OWNER, strict=True):
        page.fill(f"[name={field}]", value)
    page.click("button.main")
    page.wait_for_url("**/")
