"""The arbiters' guide that the desk carries: its chapters, and which of them helps with which page."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from django.templatetags.static import static

from pairwright.lean import NamedTuple

FRAGMENTS = Path(__file__).resolve().parent / "chapters"
"""Written by ``docs/guide.py`` from the Markdown in ``docs/arbiters/desk``."""
GUIDES = ("en", "fa")
"""Languages that have a guide; readers of others get the first."""
CHAPTERS = (
    "index", "set-up", "create", "entries", "check-in", "pairing", "results", "journal", "byes", "by-hand", "standings",
    "printing", "hall", "other-systems", "fide-mode", "the-end", "languages", "troubleshooting",
)  # fmt: skip
HELPS = {
    "set-up": "setup login accounts account audit invite own-password tournaments",
    "create": "new open setting settings",
    "entries": "entries entry-add entry-change import import-take numbers ratings ratings-load player player-correct",
    "check-in": "check-in check-close check-mark",
    "pairing": "round publish why why-not map rules",
    "results": "results enter",
    "journal": "journal back-to backup backup-desk restore settle undo",
    "byes": "byes late",
    "by-hand": "hand hand-end hand-open hand-drop cards",
    "standings": "standings standings-now working working-now table prizes tie-breaks",
    "printing": "print player-cards",
    "hall": "screens screen-change phone-add player-codes hall",
    "other-systems": "teams team-change lineups lineup match berger groups bracket playoff",
    "the-end": "export declare archive",
}
"""Chapter: the names of the pages it is about."""
_OF_PAGE = {page: chapter for chapter, pages in HELPS.items() for page in pages.split()}
_PICTURE = re.compile(r'src="static:([^"]+)"')
_TITLE = re.compile(r"<h1>(.*?)</h1>", re.DOTALL)


class Chapter(NamedTuple):
    """One chapter in one language; ``html`` is ours and safe."""

    slug: str
    heading: str
    html: str


def chapter_for(page: str) -> str:
    """The chapter that helps with a page (the name of its address), else the contents."""
    return _OF_PAGE.get(page, "index")


def guide_language(language: str) -> str:
    """The language of the guide for readers of this one."""
    return language if language in GUIDES else GUIDES[0]


@cache
def guide(language: str) -> tuple[Chapter, ...]:
    """All chapters in their order, read once."""
    return tuple([_read(language, name) for name in CHAPTERS])


def _read(language: str, slug: str) -> Chapter:
    html = (FRAGMENTS / language / f"{slug}.html").read_text("utf-8")
    html = _PICTURE.sub(lambda found: f'src="{static(found[1])}"', html)
    found = _TITLE.search(html)
    return Chapter(slug, found[1] if found else "", html)
