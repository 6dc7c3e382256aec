"""A whole tournament as the arbiter runs it, from its creation to the report: the same in each language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
    assert (
        arbiter.confirm(3)
        == f"### Numbers @ Round 2: {LATE + 1} enters late, {LATE + 1} to 23 are now {LATE + 2} to 24"
    )
    page.wait_for_url("**/entries/")
    assert page.locator("#entry-rows tbody tr").count() == PLAYERS

    arbiter.pair(2)
    arbiter.press("105110510115")
    arbiter.leave(LEFT)
    arbiter.pair(3)
    assert page.locator("#boards tr[data-board]").count() == 11
    corrected = arbiter.correct(2, 3, "0")
    assert corrected == "### Correction @ Round 2: 8-19 01 instead of =="
    arbiter.go("rounds/3/results/")
    arbiter.press("51011501510")

    by_hand = arbiter.by_hand(4)
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

    report = tmp_path / "report.trf"
    text = arbiter.download("report-trf26", report)
    assert NAMES[language] in text
    assert corrected in text
    assert by_hand in text
    checked = check(capsys, report)
    different = [found for found in checked["rounds"] if not found["ok"]]
    assert [differing(found) for found in different] == [told(by_hand)]
    assert checked["ranks"]["ok"]


Pairs = set[tuple[int, int]]


def told(line: str) -> tuple[int, Pairs, Pairs]:
    """The round, the pairs by hand, and those of the rules, as a line of the report has them."""
    head, _, pairs = line.partition(": ")
    mine, theirs = [
        {(int(white), int(black)) for white, black in re.findall(r"(\d+)-(\d+)", one)}
        for one in pairs.split(" instead of ")
    ]
    return int(head.rpartition(" ")[2]), mine, theirs


def differing(found: dict[str, Any]) -> tuple[int, Pairs, Pairs]:
    """The same, as ``pairwright check`` has found it."""
    here, rules = [{(white, black) for white, black in found[key]} for key in ("actual", "expected")]
    return found["round"], here - rules, rules - here


def check(capsys: pytest.CaptureFixture[str], report: Path) -> dict[str, Any]:
    """What ``pairwright check`` says of it."""
    (found,) = Command(capsys)("check", "--format", "jsonl", report).objects
    return found


def test_a_team_swiss_of_six_from_its_creation_to_the_report(
    at_desk: Page, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Eighteen players in six teams are pasted; three rounds on two boards, a reserve plays in the second."""
    arbiter = Arbiter(at_desk)
    arbiter.create(Wish("Six Teams Cup", 3, 6, "team-swiss-2026", 2))
    names = [name for name, _ in crowd("tr")[:18]]
    arbiter.paste([("Name", "Rating", "Team"), *[
        (name, str(2300 - 10 * at), f"Team {'ABCDEF'[at // 3]}") for at, name in enumerate(names)
    ]])  # fmt: skip
    arbiter.pair(1)
    arbiter.press("150115")
    arbiter.go("lineups/2/")
    at_desk.fill("#p-1", "1 3")
    at_desk.locator("#line-up-1 button[name=save]").click()
    at_desk.wait_for_selector("#line-up-1 .tag.ok")
    arbiter.pair(2)
    played = at_desk.locator("#boards").inner_text()
    assert names[2] in played
    assert names[1] not in played
    arbiter.press("115011")
    arbiter.pair(3)
    arbiter.press("+10511")
    arbiter.go("standings/")
    assert at_desk.locator("table.standings tbody tr[id]").count() == 6
    arbiter.declare_final()
    arbiter.download("report-trf26", tmp_path / "report.trf")
    checked = check(capsys, tmp_path / "report.trf")
    assert [found["ok"] for found in checked["rounds"]] == [True] * 3
    assert checked["ok"]


def test_a_round_robin_of_six_from_its_creation_to_the_report(
    at_desk: Page, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Five rounds by the table, one with a forfeit; the cross table is full at the end."""
    arbiter = Arbiter(at_desk)
    arbiter.create(Wish("Six Friends", 0, 6, "round-robin"))
    arbiter.paste(crowd("ar")[:6])
    for round_, keys in enumerate(("105", "+51", "110", "050", "151"), 1):
        arbiter.pair(round_)
        arbiter.press(keys)
    arbiter.go("table/")
    assert at_desk.locator("main table td .xc").count() == 30
    arbiter.declare_final()
    arbiter.download("report-trf26", tmp_path / "report.trf")
    checked = check(capsys, tmp_path / "report.trf")
    assert [found["ok"] for found in checked["rounds"]] == [True] * 5
    assert checked["ok"]
