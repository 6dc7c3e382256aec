"""The arbiters' guide: what the desk carries is what is written, with pictures, in the words of the screens."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("django", reason="the desk is an extra: pip install 'pairwright[desk]'")

from docs.guide import ROOT, STATIC, pages, source
from docs.guide_words import labels, unknown

from pairwright.faces.desk.guide import CHAPTERS, GUIDES

PICTURES = ROOT / STATIC / "desk" / "guide"
LARGEST = 60_000


def test_the_desk_carries_the_guide_as_it_is_written() -> None:
    """After a change: ``make docs``."""
    assert [str(path) for path, text in pages().items() if path.read_text("utf-8") != text] == []


@pytest.mark.parametrize("language", GUIDES)
def test_every_chapter_is_there_with_the_same_pictures(language: str) -> None:
    taken = {path.name for path in (PICTURES / language).glob("*.webp")}
    shown = set()
    for chapter in CHAPTERS:
        shown |= set(re.findall(rf"/guide/{language}/([a-z-]+\.webp)\)", source(language, chapter).read_text("utf-8")))
    assert taken == shown
    assert len(taken) <= 14
    assert [path.name for path in (PICTURES / language).glob("*.webp") if path.stat().st_size > LARGEST] == []


@pytest.mark.parametrize("language", GUIDES)
def test_every_link_leads_to_a_chapter_or_a_page(language: str) -> None:
    for chapter in CHAPTERS:
        for target in re.findall(r"\]\(([^)]+)\)", source(language, chapter).read_text("utf-8")):
            assert (source(language, chapter).parent / target).is_file(), (chapter, target)


def test_what_the_english_guide_names_stands_on_a_screen() -> None:
    assert unknown() == []


@pytest.mark.parametrize("language", GUIDES[1:])
def test_the_other_guides_name_it_as_their_screens_do(language: str) -> None:
    """After new translations: ``python -m docs.guide_words --adopt``, then ``make docs``."""
    assert [one for one in labels(language) if one.on_screen not in ("", one.said)] == []
