"""Results by keyboard in a real browser: quick, safe against slips, and kept when the desk is away."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from pairwright.faces.wording.characters import without_isolates
from tests.browser.conftest import OWNER, WAIT, set_up

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.support.desk_server import DeskServer

BOARDS = 28
PERSIAN = {"1": ("۱", "Digit1"), "5": ("۵", "Digit5"), "0": ("۰", "Digit0"), "a": ("ش", "KeyA"), "o": ("خ", "KeyO")}


@pytest.fixture
def results(page: Page) -> Page:
    """At the results of the round just published."""
    set_up(page)
    page.goto("/t/lantern-bay-open/rounds/now/")
    page.click("#publish")
    page.wait_for_url("**/results/")
    page.wait_for_selector("tr.on")
    return page


def shown(page: Page) -> list[str]:
    return page.locator("#boards .put").all_inner_texts()


def until_saved(page: Page) -> None:
    page.wait_for_selector("body[data-waiting='0']")


def counter(page: Page, done: int) -> None:
    page.wait_for_selector(f"#counter >> text='{done} of {BOARDS} results are in'")


def test_every_board_takes_one_press(results: Page) -> None:
    """As many presses as boards, no mouse; the desk and its journal have them all."""
    presses = "150" * (BOARDS // 3) + "1" * (BOARDS % 3)
    for key in presses:
        results.keyboard.press(key)
    expected = [{"1": "1–0", "5": "½–½", "0": "0–1"}[key] for key in presses]
    assert shown(results) == expected
    counter(results, BOARDS)
    until_saved(results)
    results.reload()
    assert shown(results) == expected
    assert results.locator("#recent li").count() == 10


def test_a_persian_keyboard_needs_no_other_keys(results: Page) -> None:
    """Digits of its own count as digits; letters are found by their place."""
    results.goto(results.url + "?lang=fa")
    results.wait_for_selector("tr.on")
    for key in ("1", "5", "0", "a"):
        character, code = PERSIAN[key]
        results.evaluate(
            "([key, code]) => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, code, bubbles: true}))",
            [character, code],
        )
    assert shown(results)[:5] == ["1–0", "½–½", "0–1", "*", "–"]
    until_saved(results)
    results.reload()
    assert shown(results)[:5] == ["1–0", "½–½", "0–1", "*", "–"]


def test_a_press_is_painted_before_the_desk_has_answered(results: Page) -> None:
    """The answer is held back: the row shows the result all the same, and the foot says that it is being saved."""
    held = []
    results.route("**/results/1/", lambda route: held.append(route))
    with results.expect_request("**/results/1/"):
        results.keyboard.press("1")
    assert shown(results)[0] == "1–0"
    assert results.locator("tr.on").get_attribute("data-board") == "2"
    results.wait_for_selector("#saved >> text=Saving…")
    held[0].continue_()
    results.wait_for_selector("#saved >> text=Everything saved on this computer")
    counter(results, 1)


def test_a_question_stays_when_the_answer_draws_its_row_anew(results: Page) -> None:
    """The desk is slow, and the arbiter is back on the board before it has answered."""
    held = []
    results.route("**/results/1/", lambda route: held.append(route))
    with results.expect_request("**/results/1/"):
        results.keyboard.press("1")
    results.keyboard.press("ArrowUp")
    results.keyboard.press("0")
    held[0].continue_()
    until_saved(results)
    assert without_isolates(results.locator(".bubble").inner_text()) == "1–0 stands; press 0 again to change"
    results.unroute("**/results/1/")
    results.keyboard.press("0")
    until_saved(results)
    assert shown(results)[0] == "0–1"


def test_what_stands_changes_only_at_the_second_press(results: Page) -> None:
    """And can be taken back, by its own undo and by Ctrl Z."""
    keys = results.keyboard
    keys.press("1")
    keys.press("ArrowUp")
    keys.press("0")
    assert without_isolates(results.locator(".bubble").inner_text()) == "1–0 stands; press 0 again to change"
    assert shown(results)[0] == "1–0"
    keys.press("Escape")
    assert results.locator(".bubble").count() == 0
    keys.press("0")
    keys.press("0")
    assert shown(results)[0] == "0–1"
    until_saved(results)
    keys.press("Control+z")
    results.wait_for_selector("#board-1 .put:text-is('1–0')")
    results.wait_for_selector("#redo")
    keys.press("Control+Shift+Z")
    results.wait_for_selector("#board-1 .put:text-is('0–1')")
    keys.press("ArrowUp")
    for _ in range(2):
        results.locator("#board-1 .put").click()
        keys.press("Delete")
        keys.press("Delete")
    assert shown(results)[0] == "–"
    counter(results, 0)


def test_other_results_a_board_by_number_and_the_list_of_keys(results: Page) -> None:
    """O opens the list and digits choose; / and a number go to a board; ? lists what works here."""
    keys = results.keyboard
    keys.press("/")
    keys.type("12")
    keys.press("Enter")
    assert results.locator("#chosen").inner_text() == "Board 12"
    keys.press("o")
    keys.press("2")
    assert shown(results)[11] == "½–0"
    keys.press("/")
    keys.type("1")
    keys.press("Escape")
    assert results.input_value("#find") == "1"
    until_saved(results)
    keys.press("?")
    listed = results.locator("#keys-list dt:visible").all_inner_texts()
    assert ["1", "5", "0"] in [text.split() for text in listed]
    assert "Ctrl Z" in listed
    assert [text for text in listed if text.split() == ["G", "S"]]
    keys.press("Escape")
    keys.press("g")
    keys.press("j")
    results.wait_for_url("**/journal/")


def test_the_desk_is_away_and_what_was_pressed_is_sent_once(results: Page, desk: DeskServer) -> None:
    """The server is killed in the middle of the round; the page keeps entries and sends them when it is back."""
    results.keyboard.press("1")
    until_saved(results)
    desk.kill()
    for key in ("5", "0"):
        results.keyboard.press(key)
    results.wait_for_selector("#saved >> text=2 acts wait")
    assert results.locator("#offline").is_visible()
    assert shown(results)[:3] == ["1–0", "½–½", "0–1"]
    desk.start()
    results.wait_for_selector("#saved >> text=Everything saved on this computer")
    counter(results, 3)
    results.goto(results.url.split("/rounds/")[0] + "/journal/?kind=results")
    assert results.locator("table.journal tbody tr").count() == 3


def test_two_arbiters_enter_one_board_and_neither_value_is_lost(
    results: Page, chromium: Browser, desk: DeskServer
) -> None:
    """Both pages were drawn before either press; the conflict names both, and is settled by one of them."""
    context = chromium.new_context(base_url=desk.address, locale="en-GB")
    context.set_default_timeout(WAIT)
    other = context.new_page()
    other.goto("/login/")
    other.fill("[name=username]", OWNER[1])
    other.fill("[name=password]", OWNER[2])
    other.click("button.main")
    other.goto(results.url)
    results.keyboard.press("1")
    until_saved(results)
    other.keyboard.press("5")
    other.wait_for_selector("#contests >> text=two desks say different things")
    assert re.findall(r"Keep\s+(\S+)", other.locator("#contests").inner_text()) == ["1–0", "½–½"]
    assert shown(other)[0] == "1–0"
    other.click("#contests button[value=second]")
    other.wait_for_selector("#board-1 .put:text-is('½–½')")
    assert other.locator("#contests section").count() == 0
    context.close()


def test_reading_back_ticks_and_stops(results: Page) -> None:
    for key in "110":
        results.keyboard.press(key)
    until_saved(results)
    results.click("text=Read back")
    results.wait_for_url("**show=read-back*")
    results.wait_for_selector("tr.on")
    results.keyboard.press("1")
    results.keyboard.press("5")
    results.wait_for_selector("text=1–0 stands, ½–½ was read")
    assert results.locator("tr.on").get_attribute("data-board") == "2"
    until_saved(results)
    results.wait_for_selector("#board-1 .tag.ok")
    results.wait_for_selector("#board-2 .tag.l3")
    assert results.locator("#board-2 .tag.l3").inner_text().split() == ["read:", "½–½"]


def test_without_script(results: Page, chromium: Browser, desk: DeskServer) -> None:
    """Buttons and links do it all."""
    cookies = results.context.cookies()
    context = chromium.new_context(base_url=desk.address, java_script_enabled=False, locale="en-GB")
    context.add_cookies(cookies)  # type: ignore[arg-type]
    plain = context.new_page()
    plain.goto(results.url)
    plain.click(".tap button >> nth=1")
    plain.click("#board-7 .put")
    plain.click("#other summary")
    plain.click("text=Black did not come")
    plain.wait_for_load_state()
    assert plain.locator("#counter").inner_text() == f"2 of {BOARDS} results are in"
    assert [shown(plain)[at] for at in (0, 6)] == ["½–½", "+–−"]
    plain.click("#undo")
    plain.wait_for_load_state()
    assert shown(plain)[6] == "–"
    context.close()


def test_level_four_is_asked_in_two_steps_and_enter_never_does_it(results: Page) -> None:
    """Focus on the safe act, Esc is the safe act, the risky one dead until reason and tick are there."""
    results.goto(results.url.split("/rounds/")[0] + "/journal/")
    keys = results.keyboard
    results.click("text=Back to here")
    results.wait_for_selector("[data-dialog]")
    focused = "document.activeElement.hasAttribute('data-close')"
    assert results.evaluate(focused)
    assert "step 1 of 2" in results.locator("[data-dialog]").inner_text()
    keys.press("Escape")
    assert results.locator("[data-dialog]").count() == 0
    results.click("text=Back to here")
    results.click("text=Go on to step 2")
    results.wait_for_selector("[data-risk]")
    assert results.evaluate(focused)
    assert results.locator("[data-risk]").is_disabled()
    results.fill("#ask-reason", "A fire in the hall")
    keys.press("Enter")
    results.check("[name=understood]")
    assert results.locator("[data-risk]").is_enabled()
    results.focus("[data-risk]")
    keys.press("Enter")
    assert results.locator("[data-dialog]").count() == 1
    results.click("[data-risk]")
    results.wait_for_selector("text=Reason: A fire in the hall")
