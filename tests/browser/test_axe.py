"""Every screen under axe and under the rules of the design: nothing that axe finds, nothing under 12 px, no letter cut
off, nothing without a name; and nothing that the content security policy has to block."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from tests.browser.conftest import browsing, log_in, make_owner
from tests.browser.states import STATES

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.conftest import Fair

WEIGHTY = ("moderate", "serious", "critical")
MEASURED = Path(__file__).with_name("looks.js").read_text("utf-8")
WIDE, NARROW = {"width": 1280, "height": 900}, {"width": 390, "height": 844}
SCREENS_FOR_HALLS = ("projector",)
"""Drawn for 1080 lines: never looked at on a phone."""


class View(NamedTuple):
    """How a page is looked at: ``part`` of two, or all (-1)."""

    language: str
    theme: str
    size: dict[str, int]
    part: int = -1

    @property
    def name(self) -> str:
        """For the list of tests."""
        return f"{self.language}-{self.theme}-{self.size['width']}"


ONCE = (View("en", "light", WIDE, 0), View("fa", "dark", NARROW, 1))
"""Every screen in one of the two: looked at in every run."""
ALL = tuple([
    View(language, theme, size) for language in ("en", "fa") for theme in ("light", "dark") for size in (WIDE, NARROW)
])  # fmt: skip


def views() -> list[Any]:
    """Those of every run, and those of the long one."""
    return [pytest.param(view, id=view.name + "-half") for view in ONCE] + [
        pytest.param(view, id=view.name, marks=pytest.mark.long) for view in ALL
    ]


def violations(page: Page) -> list[str]:
    """What axe finds that weighs enough, with the places."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")
    answer = axe.Axe().run(page, options={"resultTypes": ["violations"]}).response
    found: list[dict[str, Any]] = answer["violations"]
    return [
        f"{one['id']} {node['target']} {node.get('failureSummary', '')}"
        for one in found
        if one["impact"] in WEIGHTY
        for node in one["nodes"][:3]
    ]


def faults(page: Page) -> list[str]:
    """What axe finds and what the rules of the design say of a page."""
    page.wait_for_load_state()
    measured: list[str] = page.evaluate(MEASURED)
    return [f"{page.url}: {one}" for one in violations(page) + measured]


def seen_as(page: Page, view: View) -> None:
    """From now on, by cookie as the head of the page sets it."""
    address = "/".join(page.url.split("/")[:3])
    for name, value in (("lang", view.language), ("theme", view.theme)):
        page.context.add_cookies([{"name": name, "value": value, "url": address}])
    page.set_viewport_size({"width": view.size["width"], "height": view.size["height"]})


@pytest.mark.parametrize("view", views())
def test_every_screen_is_accessible(at_fair: Page, fair: Fair, view: View) -> None:
    page = at_fair
    seen_as(page, view)
    found = []
    for at, (name, address) in enumerate(sorted(fair.pages.items())):
        if at % 2 != view.part >= 0 or (view.size is NARROW and name in SCREENS_FOR_HALLS):
            continue
        answer = page.goto(address)
        assert answer
        if answer.status != STATUS.get(name, 200):
            found.append(f"{name}: status {answer.status}")
        found += faults(page)
    assert "\n".join(found) == ""


STATUS = {
    "nothing there": 404, "not allowed": 404, "code of nobody": 404, "phone without a right": 403, "fault": 500,
}  # fmt: skip


@pytest.mark.parametrize("view", views())
def test_every_answer_is_accessible(at_fair: Page, fair: Fair, view: View) -> None:
    """Dialogs, refusals, conflicts, previews: what stands in no address."""
    seen_as(at_fair, view)
    found = []
    for at, (name, reach) in enumerate(sorted(STATES.items())):
        if at % 2 != view.part >= 0:
            continue
        reach(at_fair, fair)
        found += [f"{name}: {one}" for one in faults(at_fair)]
    assert "\n".join(found) == ""


def test_pages_before_anybody_is_in_are_accessible(new_page: Page) -> None:
    page = new_page
    page.goto("/setup/")
    found = faults(page)
    make_owner(page)
    page.context.clear_cookies()
    page.goto("/login/")
    assert "\n".join(found + faults(page)) == ""


def test_what_a_role_does_not_allow_is_said_on_an_accessible_page(chromium: Browser, fair: Fair) -> None:
    """A deputy looks for the accounts: he stays at the desk, and is told."""
    with browsing(chromium, fair.server) as page:
        log_in(page, "bora", "nine-green-clocks")
        answer = page.goto("/accounts/")
        assert answer
        assert answer.status == 403
        assert page.locator("form[action='/logout/']").count() == 1
        assert "\n".join(faults(page)) == ""


def test_axe_and_the_measures_see_what_is_wrong(at_fair: Page) -> None:
    """A page with a button without a name, small print and a table without a name is found out: the tests above can
    fail."""
    page = at_fair
    page.goto("/")
    page.evaluate("""() => {
        const main = document.querySelector('main');
        main.append(document.createElement('button'));
        main.insertAdjacentHTML('beforeend', '<h4>small</h4><table><tr><th>1</th></tr></table>'
            + '<button aria-disabled="true">off</button><p class="faint" id="print">print</p><p id="dots">چپ</p>');
        const set = (id, rules) => Object.assign(document.getElementById(id).style, rules);
        set('print', {fontSize: '10px'});
        set('dots', {overflow: 'hidden', lineHeight: '1'});
    }""")
    found = " ".join(faults(page))
    for fault in (
        "button-name", "text of 10.0 px", "h4 after h", "a table without a name", "a head without scope",
        "nothing said why", "letters are cut off",
    ):  # fmt: skip
        assert fault in found, fault
