"""Pages that stand in no address, and how an arbiter comes to them. None of them changes what others look at."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pairwright

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Fair

MIXED = "/t/mixed-names-open/"
SAMPLE = Path(pairwright.__file__).parent / "samples" / "open-60.trf"
DIALOG = "[data-dialog]"
_numbers = count(1)


def list_seen(page: Page, _fair: Fair) -> None:
    """What a list of entries would change."""
    page.goto(f"{MIXED}entries/import/")
    page.fill("[name=text]", "Ada Loom\t2520\nNew Comer\t1800")
    page.locator("main form button.main").click()
    page.wait_for_selector("#take")


def list_refused(page: Page, _fair: Fair) -> None:
    page.goto(f"{MIXED}entries/import/")
    page.fill("[name=text]", "\t\t\nAda Loom\tstrong\n\t2000")
    page.locator("main form button.main").click()
    page.wait_for_load_state()


def file_seen(page: Page, _fair: Fair) -> None:
    """A file looked into: nothing is created."""
    page.goto("/open")
    page.set_input_files("#upload", str(SAMPLE))
    page.locator("main form button.main").click()
    page.wait_for_selector("h1")


def file_refused(page: Page, _fair: Fair) -> None:
    page.goto("/open")
    page.set_input_files(
        "#upload", {"name": "broken.trf", "mimeType": "text/plain", "buffer": b"012 Cup\nXXR 5\n001 x"}
    )
    page.locator("main form button.main").click()
    page.wait_for_selector(".lv5")


def fields_refused(page: Page, _fair: Fair) -> None:
    page.goto("/new")
    page.fill("#id_rounds", "many")
    page.locator("#new .head button.main").click()
    page.wait_for_selector(".err")


def confirm(page: Page, _fair: Fair) -> None:
    """Level 3: a result of the round before is changed."""
    page.goto(f"{MIXED}rounds/2/results/?board=1")
    page.wait_for_selector("tr.on")
    page.keyboard.press("1")
    page.keyboard.press("1")
    page.wait_for_selector(f"{DIALOG} .lv3, .dialog.lv3")


def first_step(page: Page, _fair: Fair) -> None:
    """Level 4: a restore point."""
    page.goto(f"{MIXED}journal/")
    page.locator("text=Back to here").or_(
        page.locator("[href*='/journal/back/'], [action*='/journal/back/'] button")
    ).first.click()
    page.wait_for_selector(".dialog.lv4")


def second_step(page: Page, fair: Fair) -> None:
    first_step(page, fair)
    page.locator(".dialog form footer button").click()
    page.wait_for_selector("[data-risk]")


def also_taken_back(page: Page, _fair: Fair) -> None:
    """The first act of the journal: all others rest on it."""
    page.goto(f"{MIXED}journal/")
    page.locator("table.journal form[action$='/undo/'] button").last.click()
    page.wait_for_selector(DIALOG)


def asked_again(page: Page, _fair: Fair) -> None:
    """A key on a board that has a result."""
    page.goto(f"{MIXED}rounds/3/results/?board=1")
    page.wait_for_selector("tr.on")
    page.keyboard.press("0")
    page.wait_for_selector("tr.asked")


def keys_listed(page: Page, _fair: Fair) -> None:
    page.goto(f"{MIXED}rounds/3/results/")
    page.keyboard.press("?")
    page.wait_for_selector("#keys-list[open]")


def no_connection(page: Page, _fair: Fair) -> None:
    page.goto(f"{MIXED}rounds/3/results/")
    page.evaluate("document.getElementById('offline').hidden = false")


def entry_refused(page: Page, _fair: Fair) -> None:
    page.goto(f"{MIXED}entries/?edit=4")
    page.fill("[name=name]", "")
    page.locator("tr.edit").press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_load_state()


def chosen_at_check_in(page: Page, _fair: Fair) -> None:
    page.goto("/t/lantern-bay-open/entries/check-in/6/")
    page.keyboard.type("12")
    page.wait_for_selector("#check-rows tr.on")


def first_password(page: Page, _fair: Fair) -> None:
    page.goto("/accounts/new/")
    page.fill("[name=full_name]", "Cy Dunn")
    page.fill("[name=username]", f"cy{next(_numbers)}")
    page.locator("main form button.main").click()
    page.wait_for_load_state()


def code_of_a_phone(page: Page, _fair: Fair) -> None:
    page.goto(f"{MIXED}screens/")
    page.locator("details:not([open]):has([name=phone-name]) > summary").click()
    page.fill("[name=phone-name]", "Ali")
    page.locator("form:has([name=phone-name]) button").last.click()
    page.wait_for_selector("#enrol-link")


def phone(page: Page, fair: Fair) -> None:
    """A helper's phone, with boards to fill."""
    code_of_a_phone(page, fair)
    link = page.locator("#enrol-link").inner_text().strip()
    page.goto("/h/" + link.rstrip("/").rsplit("/", 1)[1] + "/")
    page.click("button.main")
    page.wait_for_url("**/h/")


def asked_on_a_page(page: Page, _fair: Fair) -> None:
    """What a browser without script is asked."""
    page.goto(f"{MIXED}rounds/2/results/")
    posted(page, f"{MIXED}rounds/2/results/1/", {"result": "1-0", "game": "0"})
    page.wait_for_selector("main > .dialog.lv3")


def refused_on_a_page(page: Page, _fair: Fair) -> None:
    """Games are open: the standings cannot be declared final."""
    page.goto(f"{MIXED}rounds/3/results/")
    posted(page, f"{MIXED}declare/", {})
    page.wait_for_selector("main > .dialog.lv5")


def posted(page: Page, address: str, fields: dict[str, str]) -> None:
    """A form sent as a browser without script sends it."""
    page.evaluate(
        """([address, fields]) => {
            const form = document.createElement("form");
            Object.assign(form, { method: "post", action: address });
            for (const name of ["csrfmiddlewaretoken", "seen"]) {
                fields[name] = document.querySelector(`[name=${name}]`).value;
            }
            for (const [name, value] of Object.entries(fields)) {
                const field = Object.assign(document.createElement("input"), { type: "hidden", name, value });
                form.append(field);
            }
            document.body.append(form);
            form.submit();
        }""",
        [address, fields],
    )


STATES: dict[str, Callable[[Page, Fair], None]] = {
    one.__name__: one for one in (
        list_seen, list_refused, file_seen, file_refused, fields_refused, confirm, first_step, second_step,
        also_taken_back, asked_again, keys_listed, no_connection, entry_refused, chosen_at_check_in, first_password,
        code_of_a_phone, phone, asked_on_a_page, refused_on_a_page,
    )
}  # fmt: skip
"""Every such page by what it is."""
