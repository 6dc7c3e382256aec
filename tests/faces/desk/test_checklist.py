"""Points of the desk's checklist that need no browser: one main button, the foot, levels, colours. See
docs/developers/desk-checklist.md."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest
from django.template.loader import render_to_string

import pairwright.faces.desk
from pairwright.faces.desk.icons import FLIPPED, ICONS
from pairwright.faces.desk.templatetags.desk import named
from pairwright.model.player import Player
from pairwright.store.models import Role
from pairwright.store.models import Tournament as Record
from tests.faces.desk.desks import somebody, text_of
from tests.support.corpus import SHARED
from tests.support.desk_fair import MIXED, lay_out

STATIC = Path(pairwright.faces.desk.__file__).parent / "static" / "desk"
FOR_READING = {
    "help", "contents of help", "tie-breaks in short", "rules in short", "audit", "map", "why", "why not", "standings",
    "standings now", "working", "cross table", "journal", "results", "missing results", "read back", "round before",
    "results of teams", "export", "printing", "screens", "codes of players", "public list", "public page",
    "public standings", "public table", "board prizes", "final standings", "no standings", "empty table",
    "empty printing", "projector", "page of a player", "place of a player", "phone without a right", "ratings",
    "settings: fide-mode", "settings: knockout", "conflict", "conflict in the journal",
}  # fmt: skip
"""Screens that are there to be read, or where keys act: none of their buttons is the next act."""


NAMED = 'aria-label|role="presentation"'


@pytest.mark.django_db
def test_every_screen_has_one_main_button_or_is_for_reading() -> None:
    """Point 40: one filled button, never two, on every screen where something is to be done next."""
    owner = somebody("noor", Role.OWNER)
    pages = {name: address for name, address in lay_out().items() if not name.startswith("paper: ")}
    del pages["network of the hall"]  # no network to open without a running server
    buttons = {
        name: len(re.findall(r'class="btn(?: [\w-]+)* main\b', text_of(owner.get(pages[name])))) for name in pages
    }
    assert {name for name, count in buttons.items() if count > 1} == set()
    assert {name for name, count in buttons.items() if count == 0} == FOR_READING


@pytest.mark.django_db
def test_the_foot_names_the_last_act_and_takes_it_back_on_every_screen() -> None:
    """Point 24: undo, the last act by name, and that it is saved."""
    owner = somebody("noor", Role.OWNER)
    pages = lay_out()
    slug = "mixed-names-open"
    assert 'id="undo" aria-disabled="true"' in text_of(owner.get(f"/t/{slug}/"))
    answer = owner.post(f"/t/{slug}/rounds/3/results/3/", {"result": "5-5"})
    assert answer.status_code == 302
    looked = 0
    for name, address in pages.items():
        if f"/t/{slug}/" not in address or name.startswith("paper: ") or "check" in name:
            continue
        page = text_of(owner.get(address))
        foot = re.sub(r"<[^>]+>|[\u2066-\u2069]", "", page[page.index('id="foot"') :])
        assert re.search(r"Undo.*Last:\s+round 3, board 3: ½–½.*Everything saved on this computer", foot, re.DOTALL), (
            name
        )
        assert "aria-disabled" not in page[page.index('id="undo"') :][:40]
        looked += 1
    assert looked > 20
    assert Record.objects.get(slug=slug).results == 3


def test_every_table_of_every_template_has_a_name_and_every_head_its_reach_and_words() -> None:
    """Also in branches that no tournament of the fair reaches."""
    tag = r"(?:[^<>{]|\{[%{].*?[%}]\})*"
    found: list[tuple[str, str]] = []
    for template in sorted((STATIC.parents[1] / "templates").rglob("*.html")):
        if template.name == "checked.html":
            continue  # a row for htmx, in what a row needs around it
        text = template.read_text("utf-8")
        found += [(template.name, one) for one in re.findall(f"<table{tag}>", text) if not re.search(NAMED, one)]
        found += [(template.name, one) for one in re.findall(f"<th\\b{tag}>", text) if "scope" not in one]
        found += [(template.name, one) for one in re.findall(f"<th\\b{tag}></th>", text)]
    assert found == []


@pytest.mark.parametrize("level", range(1, 6))
def test_a_level_is_five_squares_a_word_and_a_number(level: int) -> None:
    """Point 26: the same is said by squares, by a word and to a screen reader."""
    from pairwright.app.desk.levels import Level

    said = render_to_string("desk/parts/level.html", {"level": Level(level), "squares": range(5)})
    assert said.count("<i></i>") == 5
    words = ("Note", "Notice", "Confirm", "Two steps", "Refused")
    assert [word for word in words if f"<span>{word}</span>" in said] == [words[level - 1]]
    assert f"level {level} of 5" in said


def test_only_icons_of_direction_are_mirrored() -> None:
    """Point 14."""
    assert {"undo", "redo"} <= FLIPPED <= set(ICONS)
    assert not FLIPPED & {"search", "print", "tick", "phone", "clock", "up", "down"}


def test_a_name_has_its_title_as_a_passage_of_its_own_and_says_all_of_itself() -> None:
    """Points 7 and 8."""
    for title, name, _ in MIXED:
        shown = named(Player(1, name, title=title))
        assert f'dir="auto" title="{name}"' in shown
        assert ('<bdi class="ti" dir="ltr">' in shown) is bool(title)


def test_the_sheet_has_the_contrast_that_the_design_asks_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Point 39: the design's own check, on the sheet that the desk ships."""
    script = SHARED / "design" / "desk" / "contrast.py"
    if not script.is_file():
        pytest.skip("the design's check of its colours is not here")
    spec = importlib.util.spec_from_file_location("contrast", script)
    assert spec
    assert spec.loader
    contrast = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(contrast)
    sheet = (STATIC / "desk.css").read_text("utf-8")
    monkeypatch.setattr(contrast, "CSS", sheet)
    assert contrast.main() == 0, capsys.readouterr().out
    monkeypatch.setattr(contrast, "CSS", sheet.replace("--ink-2: #42504a", "--ink-2: #a2b0aa"))
    assert contrast.main() == 1


@pytest.mark.parametrize("sheet", sorted(path.name for path in STATIC.glob("*.css")))
def test_nothing_moves_for_who_wants_no_motion(sheet: str) -> None:
    """Every transition and animation stands inside the question for it; scripts scroll at once."""
    text = (STATIC / sheet).read_text("utf-8")
    asked = re.sub(r"@media \(prefers-reduced-motion: no-preference\) \{(?:[^{}]|\{[^{}]*\})*\}", "", text)
    assert not re.findall(r"[\s;{](?:transition|animation|scroll-behavior)(?:-[\w-]+)?\s*:", asked)


def test_scripts_scroll_without_motion() -> None:
    assert [path.name for path in STATIC.glob("*.js") if '"smooth"' in path.read_text("utf-8")] == []
