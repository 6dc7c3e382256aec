"""Every main page under axe, in English and in Persian: nothing serious, nothing critical; and nothing that the content
security policy has to block."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import make_owner, set_up

if TYPE_CHECKING:
    from playwright.sync_api import Page

SLUG = "lantern-bay-open"
DESK = (
    "/", "/accounts/", "/accounts/new/", "/accounts/1/", "/accounts/audit/", "/accounts/password/", "/hall/",
    "/backup/",
    f"/t/{SLUG}/", f"/t/{SLUG}/rounds/5/results/", f"/t/{SLUG}/rounds/6/", f"/t/{SLUG}/rounds/6/map/",
    f"/t/{SLUG}/journal/", f"/t/{SLUG}/screens/", f"/t/{SLUG}/screens/codes/",
    f"/v/{SLUG}/", f"/v/{SLUG}/standings/", f"/v/{SLUG}/table/", "/h/",
)  # fmt: skip
STRANGERS = ("/setup/", "/login/")
WEIGHTY = ("serious", "critical")


def violations(page: Page) -> list[str]:
    """What axe finds that weighs enough, with the places."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")
    found: list[dict[str, Any]] = axe.Axe().run(page).response["violations"]
    return [
        f"{page.url}: {one['id']} {node['target']} {node.get('failureSummary', '')}"
        for one in found
        if one["impact"] in WEIGHTY
        for node in one["nodes"][:3]
    ]


def speak(page: Page, language: str) -> None:
    address = "/".join(page.url.split("/")[:3])
    page.context.add_cookies([{"name": "lang", "value": language, "url": address}])


MAIN = (f"/t/{SLUG}/rounds/5/results/", f"/t/{SLUG}/rounds/6/", f"/t/{SLUG}/screens/", f"/v/{SLUG}/")
"""Looked at in every run; all of them in the long one."""


@pytest.mark.parametrize(
    ("language", "addresses"),
    [
        ("en", MAIN),
        ("fa", MAIN),
        pytest.param("en", DESK, marks=pytest.mark.long),
        pytest.param("fa", DESK, marks=pytest.mark.long),
    ],
)
def test_pages_are_accessible(page: Page, language: str, addresses: tuple[str, ...]) -> None:
    set_up(page)
    speak(page, language)
    found = []
    for address in addresses:
        answer = page.goto(address)
        assert answer
        assert answer.status in (200, 403), address
        assert page.get_attribute("html", "lang") == language
        found += violations(page)
    assert found == []


def test_pages_before_anybody_is_in_are_accessible(new_page: Page) -> None:
    page = new_page
    page.goto("/setup/")
    found = violations(page)
    make_owner(page)
    page.context.clear_cookies()
    page.goto("/login/")
    assert found + violations(page) == []


@pytest.mark.long
def test_dark_pages_are_accessible(page: Page) -> None:
    set_up(page)
    page.context.add_cookies([{"name": "theme", "value": "dark", "url": "/".join(page.url.split("/")[:3])}])
    found = []
    for address in (f"/t/{SLUG}/rounds/5/results/", f"/t/{SLUG}/screens/", f"/v/{SLUG}/", "/accounts/1/"):
        page.goto(address)
        assert page.get_attribute("html", "data-theme") == "dark"
        found += violations(page)
    assert found == []


def test_axe_sees_what_is_wrong(page: Page) -> None:
    """A page with a button without a name is found out: the tests above can fail."""
    page.goto("/login/")
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any("button-name" in one for one in violations(page))
