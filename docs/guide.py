"""Render the arbiters' guide to the desk: ``python -m docs.guide`` (``make docs``), ``--check`` in the tests.

The Markdown in ``docs/arbiters/desk`` is the only source. The desk carries it as pieces of HTML, so that help opens
without a network and without a renderer. Pictures lie in the desk's static files once, for both.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from markdown_it import MarkdownIt

from pairwright.faces.desk.guide import CHAPTERS, FRAGMENTS, GUIDES

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "docs" / "arbiters" / "desk"
STATIC = "src/pairwright/faces/desk/static/"
_PICTURE = re.compile(r'src="(?:\.\./)+' + re.escape(STATIC) + r'([^"]+)"')
_CHAPTER = re.compile(r'href="([a-z-]+)\.md"')
_ELSEWHERE = re.compile(r'<a href="\.\./[^"]*">(.*?)</a>')
_DIRECTION = re.compile(r'^(?:<div dir="rtl">|</div>)\n', re.MULTILINE)
_TABLE = re.compile(r"<table>.*?</table>", re.DOTALL)
_HEADING = re.compile(r"<h[1-4]>(.*?)</h[1-4]>", re.DOTALL)
_TAG = re.compile(r"<[^>]+>")


def source(language: str, chapter: str) -> Path:
    """Where a chapter is written; the contents are the README of its folder."""
    return SOURCE / language / f"{'README' if chapter == 'index' else chapter}.md"


def rendered(text: str) -> str:
    """One chapter as HTML: links lead to the desk's help, pictures to its static files, other pages are only named."""
    html = MarkdownIt("commonmark", {"html": True}).enable("table").render(_DIRECTION.sub("", text))
    html = _PICTURE.sub(r'src="static:\1" loading="lazy"', html)
    html = _ELSEWHERE.sub(r"\1", html)
    html = _CHAPTER.sub(r'href="../\1/"', html)
    return _TABLE.sub(_framed, html)


def _framed(table: re.Match[str]) -> str:
    """A table that scrolls by itself, under the name of its heading for who cannot see it."""
    heading = _TAG.sub("", _HEADING.findall(table.string[: table.start()])[-1]).replace('"', "&quot;")
    told = table[0].replace("<th>", '<th scope="col">').replace("<table>", f'<table aria-label="{heading}">', 1)
    return f'<div class="roll" tabindex="0">{told}</div>'


def pages() -> dict[Path, str]:
    """Every piece and its text."""
    return {
        FRAGMENTS / language / f"{chapter}.html": rendered(source(language, chapter).read_text("utf-8"))
        for language in GUIDES
        for chapter in CHAPTERS
    }


def main() -> int:
    """Write the pieces, or compare them."""
    stale = [path for path, text in pages().items() if not path.is_file() or path.read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        print(*(f"stale: {path.parent.name}/{path.name}" for path in stale), sep="\n")
        return bool(stale)
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
