"""Points of the desk's checklist that only a browser can tell: where things stand, what a reader hears, where the focus
is. See docs/developers/desk-checklist.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.arbiter import Arbiter, Wish
from tests.browser.states import confirm, second_step
from tests.browser.test_axe import NARROW, WIDE, View, seen_as

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Fair

MIXED = "/t/mixed-names-open/"
EN, FA = View("en", "light", WIDE), View("fa", "light", WIDE)


def lefts(page: Page, selector: str) -> list[float]:
    """Where the left edges of these stand, in the order of the markup."""
    found: list[float] = page.locator(selector).evaluate_all(
        "all => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().left)"
    )
    return found


def runs_right(edges: list[float]) -> bool:
    """Does each stand to the right of the one before?"""
    assert len(edges) > 2
    return edges == sorted(edges)


@pytest.mark.parametrize("view", [EN, FA], ids=["en", "fa"])
def test_pairs_and_rounds_run_from_the_left_and_lists_mirror(at_fair: Page, fair: Fair, view: View) -> None:
    """Points 4, 5 and 6: White, result, Black from left to right with the board number at both edges; rounds of the
    cross table and of the strips from 1 on; standings, entries and the bracket as the page runs."""
    page = at_fair
    seen_as(page, view)
    for address in (f"{MIXED}rounds/3/results/", "/t/lantern-bay-open/rounds/6/", fair.pages["public page"]):
        page.goto(address)
        row = ".pairs tbody tr >> nth=0 >> td"
        assert runs_right(lefts(page, row)), address
        edges = page.locator(".pairs tbody tr >> nth=0 >> td.no")
        assert edges.count() == 2
        assert edges.first.inner_text() == edges.last.inner_text()
        assert edges.last.get_attribute("aria-hidden") == "true"
    page.goto(f"{MIXED}table/")
    heads = [text.strip() for text in page.locator(".cross th.mid").all_inner_texts()]
    assert heads[:3] == ["1", "2", "3"]
    assert runs_right(lefts(page, ".cross th.mid"))
    page.goto(f"{MIXED}standings/2/")
    assert runs_right([0.0, *lefts(page, "tbody tr:first-child .form > *")])
    for address, cells in ((f"{MIXED}standings/2/", ".standings thead th"), (f"{MIXED}entries/", ".entries thead th"),
                           (fair.pages["bracket"], ".ko > section")):  # fmt: skip
        page.goto(address)
        assert runs_right(lefts(page, cells)) is (view.language == "en"), address


@pytest.mark.parametrize("view", [EN, FA], ids=["en", "fa"])
def test_titles_stand_where_a_name_begins_and_cut_names_say_all_of_it(at_fair: Page, view: View) -> None:
    """Points 7 and 8: the title stands at the left of a Latin name and at the right of a Persian one, on pages of
    either direction; a name that does not fit loses its end, and its title has the whole."""
    page = at_fair
    seen_as(page, view)
    page.goto(f"{MIXED}entries/")
    placed = page.eval_on_selector_all(".entries .nm:has(.ti)", """all => all.map((one) => {
        const title = one.querySelector(".ti").getBoundingClientRect();
        const range = document.createRange();
        range.selectNode(one.lastChild);
        const rest = range.getBoundingClientRect();
        return [one.title, title.left < rest.left, title.right > rest.right];
    })""")  # fmt: skip
    assert {name[0].isascii() for name, _, _ in placed} == {True, False}
    for name, at_left, at_right in placed:
        assert (at_left, at_right) == ((True, False) if name[0].isascii() else (False, True)), name
    page.set_viewport_size({"width": 900, "height": 900})
    page.goto(f"{MIXED}rounds/3/results/")
    cut = page.eval_on_selector_all(".pairs .nm", """all => all
        .filter((one) => one.scrollWidth > one.clientWidth)
        .map((one) => [one, getComputedStyle(one)])
        .map(([one, style]) => [one.title, one.textContent, style.direction, style.textOverflow])""")  # fmt: skip
    assert {direction for _, _, direction, _ in cut} == {"ltr", "rtl"}
    for title, text, direction, overflow in cut:
        assert text.endswith(title)
        assert overflow == "ellipsis"
        assert direction == ("ltr" if title[0].isascii() else "rtl"), title


def test_icons_of_direction_mirror_and_icons_of_things_do_not(at_fair: Page) -> None:
    """Point 14."""
    page = at_fair
    turned = "all => all.map((one) => new DOMMatrix(getComputedStyle(one).transform).a < 0)"
    for view, mirrored in ((EN, False), (FA, True)):
        seen_as(page, view)
        page.goto(f"{MIXED}journal/")
        assert (
            page.eval_on_selector_all("#undo svg, #redo svg, .journal form[action$='/undo/'] svg", turned)[0]
            is mirrored
        )
        page.goto(f"{MIXED}rounds/3/results/?show=read-back")
        things = page.eval_on_selector_all(".find svg, [data-print] svg", turned)
        assert len(things) >= 2
        assert not any(things)


def test_lines_of_the_report_and_codes_stay_latin_from_the_left(at_fair: Page, fair: Fair) -> None:
    """Point 15; and a reader speaks the lines of the report in English."""
    page = at_fair
    seen_as(page, FA)
    confirm(page, fair)
    assert page.eval_on_selector_all("code.line", "all => all.map((one) => one.closest('[lang]').lang)") == ["en"]
    reach = ((None, "code.line"), (f"{MIXED}export/", "td .sub.n"), ("/help/the-end/", ".guide code"),
             (f"{MIXED}standings/2/", "thead abbr.n"))  # fmt: skip
    seen = 0
    for address, selector in reach:
        if address:
            page.goto(address)
        for direction, text, code in page.eval_on_selector_all(selector, """all => all.map((one) => {
            const style = getComputedStyle(one);
            const start = { left: "left", right: "right", start: style.direction === "ltr" ? "left" : "right" };
            return [style.direction, start[style.textAlign] || style.textAlign, one.textContent];
        })"""):  # fmt: skip
            seen += 1
            assert direction == "ltr", code
            assert text in ("left", "right"), code
            assert not any("\u06f0" <= one <= "\u06f9" for one in code), code
    assert seen > 5


@pytest.mark.parametrize("view", [EN, FA], ids=["en", "fa"])
def test_whole_and_half_points_stand_on_their_units(at_fair: Page, view: View) -> None:
    """Point 16: the right edge of the digit before the half is the same in every row of a column."""
    page = at_fair
    seen_as(page, view)
    page.goto("/t/lantern-bay-open/standings/5/")
    edges = page.eval_on_selector_all(".standings td.pts .sc, .standings td.num .sc", """all => all
        .filter((one) => one.closest("td").cellIndex === all[0].closest("td").cellIndex)
        .map((one) => {
            const text = one.firstChild.nodeType === 3 ? one.firstChild : one.firstChild.firstChild;
            const range = document.createRange();
            range.setStart(text, 0);
            range.setEnd(text, /^\\d*/.exec(text.data)[0].length);
            return [one.textContent, Math.round(range.getBoundingClientRect().right * 2) / 2];
        })""")  # fmt: skip
    assert any("½" in text for text, _ in edges)
    assert any("½" not in text for text, _ in edges)
    assert len({edge for text, edge in edges if text != "½"}) == 1, edges


def heard(page: Page) -> list[dict[str, Any]]:
    """The accessibility tree, as Chromium tells it to a screen reader: role, name, description, states."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [
        {
            "role": node["role"].get("value"),
            "name": node.get("name", {}).get("value", ""),
            "description": node.get("description", {}).get("value", ""),
            **{one["name"]: one["value"].get("value") for one in node.get("properties", ())},
        }
        for node in nodes
        if not node.get("ignored") and "role" in node
    ]


def test_a_button_out_of_use_says_what_is_missing_to_who_does_not_see_it(at_fair: Page, fair: Fair) -> None:
    """Point 32: it is told as out of use, can have the focus, and its description is the reason; who presses it hears
    the reason too, and who comes to it by keyboard reads it."""
    page = at_fair
    seen_as(page, EN)
    for name in ("overview", "settings: points", "export", "numbers", "results"):
        page.goto(fair.pages[name])
        off = [one for one in heard(page) if one["role"] in ("button", "link") and one.get("disabled")]
        assert off, name
        for one in off:
            assert len(one["description"]) > 15, (name, one)
            assert one.get("focusable"), (name, one)
    page.focus("#undo")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    assert page.locator("#undo-why").bounding_box()["width"] > 100  # type: ignore[index]
    page.keyboard.press("Enter")
    assert page.locator("#said").inner_text() == page.locator("#undo-why").inner_text()
    second_step(page, fair)
    risky = [one for one in heard(page) if one["role"] == "button" and one.get("disabled") and one["description"]]
    assert [one["description"] for one in risky if "tick" in one["description"]]


def focus(page: Page) -> str:
    """What has the focus, as a short path."""
    found: str = page.evaluate("""(() => {
        const one = document.activeElement;
        return one.id || one.name && `${one.name}=${one.value}` || one.textContent.trim().slice(0, 40) || one.tagName;
    })()""")
    return found


def test_the_first_stop_leads_past_the_head_and_the_stops_follow_the_page(at_fair: Page) -> None:
    page = at_fair
    seen_as(page, EN)
    page.goto(f"{MIXED}settings/about/")
    page.keyboard.press("Tab")
    assert page.evaluate(
        "document.activeElement.matches('.skip') && document.activeElement.getBoundingClientRect().top >= 0"
    )
    page.keyboard.press("Enter")
    assert focus(page) == "main"
    tops = []
    parts = page.locator("nav.side a").count()
    for _ in range(parts + 2):
        page.keyboard.press("Tab")
        place = "(() => { const one = document.activeElement.getBoundingClientRect(); return one.top + scrollY })()"
        assert page.evaluate("document.activeElement.closest('main') !== null")
        tops.append(page.evaluate(place))
    nav, fields = tops[:parts], tops[parts:]
    assert nav == sorted(nav)
    assert fields == sorted(fields)


def test_a_dialog_takes_the_focus_keeps_it_and_gives_it_back(at_fair: Page) -> None:
    page = at_fair
    seen_as(page, EN)
    page.goto(f"{MIXED}journal/")
    back = page.locator("form[action*='/journal/back/'] button").first
    back.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[role=alertdialog]")
    assert page.evaluate("document.activeElement.matches('[data-close]')")
    for _ in range(6):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('[role=alertdialog]') !== null")
    for _ in range(4):
        page.keyboard.press("Shift+Tab")
        assert page.evaluate("document.activeElement.closest('[role=alertdialog]') !== null")
    page.keyboard.press("Escape")
    assert page.evaluate("(button) => document.activeElement === button", back.element_handle())
    page.keyboard.press("?")
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Escape")
    assert page.evaluate("(button) => document.activeElement === button", back.element_handle())


def test_320_pixels_are_enough(at_fair: Page, fair: Fair) -> None:
    """1280 pixels at four times the size (WCAG 1.4.10): nothing scrolls sideways but tables in their own frame."""
    page = at_fair
    seen_as(page, View("en", "light", {"width": 320, "height": 640}))
    wide = []
    for name in ("tournaments", "overview", "results", "entries", "byes", "standings", "journal", "screens",
                 "proposal", "settings: points", "public page", "page of a player", "new tournament",
                 "teams"):  # fmt: skip
        page.goto(fair.pages[name])
        width = page.evaluate("document.documentElement.scrollWidth")
        wide += [(name, width)] if width > 320 else []
    assert wide == []


def test_chess_colours_are_the_same_in_the_dark(at_fair: Page) -> None:
    """Point 39: a white square is white and a black one black, whatever the ground."""
    page = at_fair
    for theme in ("light", "dark"):
        seen_as(page, View("en", theme, NARROW))
        page.goto(f"{MIXED}rounds/3/results/")
        for chip, light in ((".chip.cw", True), (".chip.cb", False)):
            red, green, blue = page.evaluate(
                "(chip) => getComputedStyle(document.querySelector(chip)).backgroundColor.match(/\\d+/g).slice(0, 3)",
                chip,
            )
            assert (int(red) + int(green) + int(blue) > 600) is light


def test_with_colours_of_the_readers_own_the_chosen_row_and_the_levels_are_still_seen(at_fair: Page) -> None:
    """Forced colours take every ground away: edges and squares stay."""
    page = at_fair
    page.emulate_media(forced_colors="active")
    seen_as(page, EN)
    page.goto(f"{MIXED}rounds/3/results/")
    for selector in ("tr.on", ".rail .now a", ".seg [aria-current]"):
        assert page.eval_on_selector(selector, "(one) => getComputedStyle(one).outlineStyle") == "solid", selector
    tabs = page.eval_on_selector_all(".tabs a", """all => all.map((one) => [one.hasAttribute("aria-current"),
        getComputedStyle(one).borderBlockEndColor !== getComputedStyle(document.body).backgroundColor])""")  # fmt: skip
    assert all(current is edged for current, edged in tabs)
    page.goto("/t/by-hand/")
    filled = page.eval_on_selector_all(".strip .pips", """all => all.map((one) => [...one.children]
        .filter((square) => !getComputedStyle(square).backgroundColor.startsWith("rgba")).length)""")  # fmt: skip
    assert filled[:2] == [4, 2]


ON_PAPER = """() => {
    const found = [], light = (colour) => {
        const [red, green, blue] = colour.match(/[\\d.]+/g).map((one) => Number(one) / 255)
            .map((one) => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = (node) => {
        for (let one = node; one; one = one.parentElement) {
            const style = getComputedStyle(one);
            const bare = /^rgba.*, 0\\)$/.test(style.backgroundColor);
            if (style.printColorAdjust === "exact" && !bare) return light(style.backgroundColor);
        }
        return 1;
    };
    for (const node of document.querySelectorAll("body *")) {
        const own = [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
        if (!own || !node.checkVisibility({ visibilityProperty: true })) continue;
        if (node.closest(".sr, .sep, script, option, svg")) continue;
        const [ink, under] = [light(getComputedStyle(node).webkitTextFillColor), ground(node)];
        const ratio = (Math.max(ink, under) + 0.05) / (Math.min(ink, under) + 0.05);
        if (ratio < 4.5) found.push(`${ratio.toFixed(1)} ${node.className}: ${node.textContent.trim()}`);
    }
    for (const name of document.querySelectorAll(".nm")) {
        const cut = name.scrollWidth > name.clientWidth + 1 && getComputedStyle(name).overflowX === "hidden";
        if (cut && name.checkVisibility()) found.push(`cut: ${name.textContent}`);
    }
    return found;
}"""
"""What cannot be read of a printed page: grounds are not printed, but for those that say so."""


def test_paper_is_black_on_white_and_nothing_needs_its_colour(at_fair: Page, fair: Fair) -> None:
    """Printed out of the dark theme on a printer without colours: letters are dark, chess colours are printed as they
    are, the squares of a level too, and what is marked by its ground is bold or underlined as well."""
    page = at_fair
    page.emulate_media(media="print")
    seen_as(page, View("en", "dark", {"width": 718, "height": 1000}))
    found = []
    for name in ("results", "proposal", "standings", "cross table", "journal", "bracket", "overview in a session",
                 "why", "why not", "check-in", "table of the rounds"):  # fmt: skip
        page.goto(fair.pages[name])
        found += [f"{name}: {one}" for one in page.evaluate(ON_PAPER)]
        assert len(page.locator("main").inner_text()) > 60, name
    assert "\n".join(found) == ""
    drawn = "all => all.map((one) => getComputedStyle(one)).map((one) => [one.printColorAdjust, one.backgroundColor])"
    page.goto(fair.pages["results"])
    assert page.eval_on_selector_all(".pairs .chip.cw", drawn)[0] == ["exact", "rgb(255, 255, 255)"]
    assert page.eval_on_selector_all(".pairs .chip.cb", drawn)[0] == ["exact", "rgb(26, 36, 32)"]
    page.goto(fair.pages["overview in a session"])
    assert page.locator(".strip.lv4").inner_text().endswith("Outside FIDE mode since round 2")
    squares = page.eval_on_selector_all(".strip.lv4 .pips i", drawn)
    assert {printed for printed, _ in squares} == {"exact"}
    assert len([ground for _, ground in squares if ground != "rgba(0, 0, 0, 0)"]) == 4
    page.goto(fair.pages["standings"])
    weights = page.eval_on_selector_all(
        ".standings .tb", "all => all.map((one) => [one.matches('.decides'), getComputedStyle(one).fontWeight])"
    )
    assert {weight for decides, weight in weights if decides} == {"700"}
    assert {weight for decides, weight in weights if not decides} == {"400"}
    tall = page.goto(fair.pages["map"]) and page.locator("svg.map").bounding_box()
    assert tall
    assert tall["height"] < 297 / 25.4 * 96


def test_a_saved_result_and_a_refusal_are_heard(at_desk: Page) -> None:
    """What a key did, or why it did nothing, goes to the polite region, with the board it is about."""
    page = at_desk
    arbiter = Arbiter(page)
    arbiter.create(Wish("Heard open", rounds=3, expected=4))
    arbiter.paste([("Name", "Rating"), *[(f"Player {n}", str(2000 - n)) for n in range(1, 5)]])
    arbiter.pair(1)
    said = page.locator("#said")
    assert said.get_attribute("aria-live") == "polite"
    page.wait_for_selector("tr.on[data-board='1']")
    page.keyboard.press("1")
    page.wait_for_function("() => document.getElementById('said').textContent !== ''")
    arbiter.saved()
    arbiter.go("rounds/1/results/?board=1")
    page.wait_for_selector("tr.on[data-board='1']")
    page.keyboard.press("0")
    page.wait_for_function("() => document.getElementById('said').textContent.includes('1–0 stands')")
    assert "Board 1" in said.inner_text()


def test_the_focus_stays_where_it_was_when_the_desk_draws_a_part_anew(at_desk: Page) -> None:
    """A seat chosen by keyboard in a session by hand: the table is drawn anew, and the next key goes on from there."""
    page = at_desk
    arbiter = Arbiter(page)
    arbiter.create(Wish("Focus open", rounds=3, expected=6))
    arbiter.paste([("Name", "Rating"), *[(f"Player {n}", str(2000 - n)) for n in range(1, 7)]])
    arbiter.go("rounds/1/edit/")
    page.click("button[value=rules]")
    page.wait_for_load_state()
    page.wait_for_selector("#seats")
    for first, second in ((0, 1), (2, 0)):
        seats = page.locator("#seats td.b input[name=seat]")
        order = page.locator("#seats td.b .nm").all_inner_texts()
        seats.nth(first).focus()
        page.keyboard.press("Space")
        seats.nth(second).focus()
        page.keyboard.press("Space")
        page.wait_for_function("""order => document.querySelector("#ask [data-dialog]")
            || [...document.querySelectorAll("#seats td.b .nm")].map((one) => one.innerText).join() !== order.join()""",
            arg=order)  # fmt: skip
        if page.locator("#ask [data-dialog]").count():
            assert page.evaluate("document.activeElement.matches('[data-close]')")
            arbiter.confirm(3)
        page.wait_for_function("() => document.activeElement.matches('#seats input[name=seat]')")
