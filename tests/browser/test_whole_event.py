"""A whole tournament as the arbiter runs it, from its creation to the report: the same in each language."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.arbiter import Arbiter, Wish
from tests.browser.conftest import speak
from tests.browser.crowds import crowd, digits
from tests.support.command import Command

if TYPE_CHECKING:
    from playwright.sync_api import Page

NAMES = {"en": "Seven Lamps Open", "fa": "جام هفت فانوس", "ar": "كأس القناديل السبعة", "tr": "Işıklı Şehir Açık"}
LANGUAGES = [
    "en",
    "fa",
    pytest.param("ar", marks=pytest.mark.long),
    pytest.param("tr", marks=pytest.mark.long),
]
PLAYERS = 24
HALF, LATE, LEFT = 9, 12, 16
"""Who has a half-point bye in round 1, the place on the list of who comes late, and who leaves after round 2."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_swiss_of_24_from_its_creation_to_the_report(
    at_desk: Page, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Entries pasted, a half-point bye, a forfeit, a late entry, a withdrawal, the bye of who is left over, a result
    corrected when the next round is paired, a round by hand; final standings, prizes, and a report that is right."""
    page = at_desk
    speak(page, language)
    arbiter = Arbiter(page)
    people = crowd(language)
    late = people.pop(LATE)
    arbiter.create(Wish(NAMES[language], 5, PLAYERS))
    assert page.get_attribute("html", "lang") == language
    arbiter.on("/entries/")
    arbiter.paste(people)
    assert page.locator("#entry-rows tbody tr").count() == PLAYERS - 1

    arbiter.check_in(1, [digits(number, language) for number in range(1, PLAYERS) if number != HALF])
    arbiter.half_bye(HALF)
    page.click("#close-check-in")
    arbiter.pair(1)
    arbiter.press("1501+150115")  # board 5: Black did not come
    assert arbiter.waiting() == 0

    arbiter.go("entries/late/")
    page.fill("#late [name=name]", late[0])
    page.fill("#late [name=rating]", late[1])
    page.click("#late button.main")
    page.wait_for_url("**/entries/")
    assert page.locator("#entry-rows tbody tr").count() == PLAYERS

    arbiter.pair(2)
    arbiter.press("105110510115")
    arbiter.leave(LEFT)
    arbiter.pair(3)
    assert page.locator("#boards tr[data-board]").count() == 11
    line = arbiter.correct(2, 3, "0")
    assert line.startswith("### ")
    arbiter.go("rounds/3/results/")
    arbiter.press("51011501510")

    shown = arbiter.by_hand(4)
    arbiter.press("10515110051")
    arbiter.pair(5)
    arbiter.press("15010151105")

    arbiter.go("standings/5/")
    assert page.locator("table.standings tbody tr[id]").count() == PLAYERS
    arbiter.go("prizes/")
    page.fill("[name=amounts]", "300\n200\n100")
    page.fill("[name=currency]", "EUR")
    page.locator("main form button.main").click()
    page.wait_for_load_state()
    assert page.locator(".prize-cols tbody tr").count() >= 3
    arbiter.declare_final()

    file = tmp_path / "report.trf"
    text = arbiter.download("report-trf26", file)
    assert line in text
    assert shown in text
    (Path("/tmp/d8shots") / f"report-{language}.trf").write_text(text)
    checked = Command(capsys)("check", file)
    assert checked.out == ""
