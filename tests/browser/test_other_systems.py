"""Events that are no individual Swiss, run in a real browser: teams, a round robin, a knockout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pairwright.model.colour import Colour
from pairwright.model.knockout.terms import Knockout
from pairwright.model.player import Player
from pairwright.model.team import Team, TeamEvent
from pairwright.model.tournament import Information, Tournament
from tests.browser.conftest import set_up
from tests.browser.test_halls import enrol_link, phone
from tests.support.desk_openings import put_on_desk

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.support.desk_server import DeskServer

SIZES = ((1280, 900), (390, 844))


def people(count: int) -> tuple[Player, ...]:
    return tuple([Player(number, f"Player {number}", 2300 - 10 * number) for number in range(1, count + 1)])


def pair_next(page: Page, slug: str, round_: int) -> None:
    """The proposal is looked at and published."""
    page.goto(f"/t/{slug}/rounds/{round_}/")
    page.click("#publish")
    page.wait_for_url(f"**/rounds/{round_}/results/")


def press_results(page: Page, keys: str) -> None:
    """A key for each board that waits, from the first on; each is in before the next is pressed."""
    for done, key in enumerate(keys, 1):
        page.keyboard.press(key)
        page.wait_for_function("done => document.getElementById('counter').innerText.startsWith(`${done} `)", arg=done)


def confirm(page: Page) -> None:
    """The question is read and answered."""
    page.click("[role=alertdialog] footer button, form footer button:not([data-close])")


def fits(page: Page, address: str) -> None:
    """No sideways scrolling, on the laptop and on the phone."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(address)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (address, width)
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})


def test_a_team_swiss_with_a_changed_line_up_and_a_forfeited_board(page: Page, desk: DeskServer) -> None:
    """Six teams of three on two boards, three rounds: the board order is changed before round 1, in round 2 a reserve
    plays, in round 3 a board is forfeited."""
    squads = tuple([Team(team, f"Team {team}", tuple(range(3 * team - 2, 3 * team + 1))) for team in range(1, 7)])
    slug = put_on_desk(desk, Tournament(
        people(18), Information("Team cup", start="2026/03/02"), planned_rounds=3, initial_colour=Colour.WHITE,
        system="FIDE_TEAM_TYPEA_MP_GP", teams=squads, team_event=TeamEvent(colours="WB"),
    ))  # fmt: skip
    set_up(page)
    fits(page, f"/t/{slug}/teams/")
    page.locator("#team-1 tr[data-player='2'] button[name=up]").click()
    page.wait_for_load_state()
    assert page.locator("#team-1 tbody tr").first.get_attribute("data-player") == "2"
    page.locator("#team-1 tbody tr").first.locator("button[name=down]").click()
    page.wait_for_load_state()
    page.locator("#team-2 tr[data-player='5']").drag_to(page.locator("#team-2 tr[data-player='4']"))
    page.wait_for_selector("#foot .last:has-text('team 2 is changed')")
    assert page.locator("#team-2 tbody tr").first.get_attribute("data-player") == "5"
    pair_next(page, slug, 1)
    press_results(page, "150115")
    fits(page, f"/t/{slug}/lineups/2/")
    page.fill("#p-1", "1 3")
    page.locator("#line-up-1 button[name=save]").click()
    page.wait_for_selector("#line-up-1 .tag.ok")
    pair_next(page, slug, 2)
    names = page.locator("#boards .nm").all_inner_texts()
    assert "Player 3" in names
    assert "Player 2" not in names
    press_results(page, "115011")
    pair_next(page, slug, 3)
    press_results(page, "+11111")
    fits(page, f"/t/{slug}/rounds/3/matches/1/")
    page.goto(f"/t/{slug}/rounds/3/results/")
    page.locator(".match-link").first.click()
    page.wait_for_url("**/matches/1/")
    assert "Enter the missing boards as forfeits" in page.content()
    assert page.locator("#line-up-1, .seats li").count() == 4
    assert page.locator(".rail li.now").inner_text() == "3"
    assert page.locator(".rail li.next").count() == 0


def test_a_helpers_phone_enters_a_match_board_by_board(chromium: Browser, page: Page, desk: DeskServer) -> None:
    """The phone has the first of two matches. The line-up of one team changes before its games: the phone shows who
    sits there, and its presses count for the match."""
    squads = tuple([Team(team, f"Team {team}", tuple(range(3 * team - 2, 3 * team + 1))) for team in range(1, 5)])
    slug = put_on_desk(desk, Tournament(
        people(12), Information("Team cup", start="2026/03/02"), planned_rounds=3, initial_colour=Colour.WHITE,
        system="FIDE_TEAM_TYPEA_MP_GP", teams=squads, team_event=TeamEvent(colours="WB"),
    ))  # fmt: skip
    set_up(page)
    pair_next(page, slug, 1)
    page.goto(f"/t/{slug}/lineups/1/")
    page.fill("#p-1", "1 3")
    page.locator("#line-up-1 button[name=save]").click()
    confirm(page)
    page.wait_for_selector("#line-up-1 .tag.ok")
    link = enrol_link(page, desk.address, "1", slug)
    with phone(chromium, desk.address) as (_network, helper):
        helper.goto(link)
        helper.click("button.main")
        helper.wait_for_url("**/h/")
        cards = helper.locator("section.seat")
        assert helper.locator("h2.of-match .nm").all_inner_texts() == ["Team 1", "Team 3"]
        assert [text.split()[-1] for text in cards.locator(".board-line b").all_inner_texts()] == ["1.1", "1.2"]
        assert "Player 3" in cards.nth(1).inner_text()
        cards.nth(0).locator("[value='1-0']").click()
        cards.nth(1).locator("[value='5-5']").click()
        for card in (0, 1):
            helper.wait_for_selector(f"section.seat >> nth={card} >> [data-tag]", state="hidden")
            helper.wait_for_selector(f"section.seat[data-entry] >> nth={card}")
        assert helper.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(f"/t/{slug}/rounds/1/results/")
    assert page.locator("#counter").inner_text().startswith("2 of 4")
    page.goto(f"/t/{slug}/rounds/1/matches/1/")
    assert "1½" in page.locator("table").first.inner_text()


def test_a_round_robin_of_six(page: Page, desk: DeskServer) -> None:
    """Numbers by lot, a round opened while another is played, all rounds in one table."""
    slug = put_on_desk(desk, Tournament(people(6), Information("Round robin"), system="FIDE_ROUNDROBIN"))
    set_up(page)
    fits(page, f"/t/{slug}/berger/")
    assert page.locator(".berger > section").count() == 5
    page.click("text=Draw lots")
    page.wait_for_selector("#foot .last b")
    assert "numbers are drawn by lot" in page.locator("#foot .last").inner_text()
    pair_next(page, slug, 1)
    page.goto(f"/t/{slug}/berger/")
    page.click("text=Open round 2")
    page.click("#publish")
    page.wait_for_url("**/rounds/2/results/")
    press_results(page, "105")
    page.goto(f"/t/{slug}/rounds/1/results/")
    assert page.locator("#counter").inner_text().startswith("0 of 3")
    press_results(page, "151")
    for round_ in (3, 4, 5):
        pair_next(page, slug, round_)
        press_results(page, "105")
    page.goto(f"/t/{slug}/berger/")
    results = page.locator(".berger .res").all_inner_texts()
    assert len(results) == 15
    assert "–" not in [text.strip() for text in results]
    assert page.locator("text=Open round").count() == 0


def test_a_knockout_of_six_with_a_level_match(page: Page, desk: DeskServer) -> None:
    """Two are free, a match ends level and its winner is drawn by lot, the final is won."""
    terms = Knockout(games=1, extra=0, golden_point=None)
    slug = put_on_desk(desk, Tournament(
        people(6), Information("Cup"), system="CUSTOM_KNOCKOUT", initial_colour=Colour.WHITE, knockout=terms,
    ))  # fmt: skip
    set_up(page)
    fits(page, f"/t/{slug}/bracket/")
    assert page.locator(".ko .match.free").count() == 2
    pair_next(page, slug, 1)
    press_results(page, "51")
    page.goto(f"/t/{slug}/bracket/")
    waiting = page.locator("#open li.lv3")
    assert waiting.count() == 1
    waiting.locator("text=Draw the lot here").click()
    confirm(page)
    page.wait_for_selector("#open li.lv3", state="detached")
    for round_, keys in ((2, "11"), (3, "1")):
        pair_next(page, slug, round_)
        press_results(page, keys)
    page.goto(f"/t/{slug}/bracket/")
    assert page.locator("h1").inner_text() == "Knockout: all matches are decided"
    assert page.locator("table.tight-nums tbody tr").first.inner_text().split()[0] == "1"
    page.goto(f"/t/{slug}/bracket/?lang=fa")
    first, last = page.locator(".ko > section").first.bounding_box(), page.locator(".ko > section").last.bounding_box()
    assert first
    assert last
    assert first["x"] > last["x"]
