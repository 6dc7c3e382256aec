"""What right-to-left pages really show: each character of a score, a result and a sign where a reader expects it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import set_up

if TYPE_CHECKING:
    from playwright.sync_api import Page

T = "/t/lantern-bay-open/"
CHARACTERS = """() => {
  const digit = "0-9\\u06f0-\\u06f9\\u0660-\\u0669";
  const kinds = {
    score: new RegExp(`[${digit}]+(½|[.٫][${digit}]+)`, "g"),
    result: new RegExp(`[${digit}½]\u200e?–\u200e?[${digit}½]`, "g"),
    sign: new RegExp(`[+−][${digit}]+`, "g"),
    day: new RegExp(`[${digit}]{4}(\u200e?[-/]\u200e?[${digit}]{2}){2}(\u200e? \u200e?[${digit}:]{5})?`, "g"),
  };
  const seen = {}, wrong = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [kind, pattern] of Object.entries(kinds)) {
      for (const found of node.data.matchAll(pattern)) {
        const lefts = [...found[0]].flatMap((character, at) => {
          if (character === "\u200e") return [];
          const range = document.createRange();
          range.setStart(node, found.index + at);
          range.setEnd(node, found.index + at + 1);
          const place = range.getClientRects()[0];
          return [place && place.width ? place.left : null];
        });
        if (lefts.includes(null)) continue;  // not shown
        seen[kind] = (seen[kind] || 0) + 1;
        if (lefts.some((left, at) => at && left <= lefts[at - 1])) wrong.push(`${found[0]} in ${node.data.trim()}`);
      }
    }
  }
  return { seen, wrong };
}"""
PAGES = {
    "rounds/5/results/": {"score"},
    "rounds/5/results/?show=all": {"score"},
    "rounds/4/results/": {"score", "result"},
    "rounds/4/why/3/": {"score"},
    "standings/4/": {"score"},
    "standings/4/5/BH/C1/": {"score"},
    "table/": set(),
    "print/pairings/?round=4": {"score"},
    "print/standings/": {"score"},
    "print/journal/": {"day"},
    "journal/": set(),
}


def in_order(page: Page, expected: set[str]) -> None:
    found = page.evaluate(CHARACTERS)
    assert not found["wrong"], (page.url, found["wrong"][:5])
    assert expected <= set(found["seen"]), (page.url, found["seen"])


@pytest.mark.parametrize("language", ["fa", "ar"])
def test_scores_results_and_signs_read_from_left_to_right(page: Page, language: str) -> None:
    """In ``4½`` the 4 is left of the ½, in ``1–0`` the 1 left of the 0, in ``+2`` the sign left of the 2; in both kinds
    of notation."""
    set_up(page)
    page.goto(f"{T}rounds/now/")
    page.click("#publish")
    page.wait_for_url("**/results/")
    for notation in ("latin", "native"):
        page.goto(f"{T}settings/look/?lang={language}")
        page.select_option("[name=notation_digits]", notation)
        page.click("form.fields button.main")
        page.wait_for_selector("#notices .notice")
        for path, expected in PAGES.items():
            page.goto(f"{T}{path}{'&' if '?' in path else '?'}lang={language}")
            in_order(page, expected)


@pytest.mark.parametrize("language", ["fa", "ar"])
def test_what_a_script_says_of_a_result_reads_from_left_to_right(page: Page, language: str) -> None:
    """The question before a result is overwritten names the result that stands."""
    set_up(page)
    page.goto(f"{T}rounds/now/")
    page.click("#publish")
    page.wait_for_url("**/results/")
    page.goto(f"{page.url}?lang={language}")
    page.wait_for_selector("tr.on")
    page.keyboard.press("1")
    page.wait_for_selector("body[data-waiting='0']")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("0")
    page.wait_for_selector(".bubble")
    in_order(page, {"result"})
    assert page.evaluate("document.querySelector('.bubble').textContent.includes('\\u20661–0\\u2069')"), (
        page.inner_text(".bubble")
    )
