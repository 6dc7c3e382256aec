"""Documents as PDF by WeasyPrint (extra ``pdf``; docs/decisions/0063-pdf.md): the page that is printed, with its own
style sheets, and nothing from elsewhere."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from html import unescape
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from pairwright.faces.wording.characters import has_right_to_left

LIBRARY = "weasyprint"
STATIC = Path(__file__).resolve().parent.parent / "static"
SHEETS = ("desk/fonts.css", "desk/print.css")
_AUTO = re.compile(r'(<bdi [^>]*?)dir="auto"([^>]*>)((?:<span class="tt">.*?</span>)?)([^<]*)')
"""A name, with the title that may stand before it."""


class CannotWrite(Exception):
    """The library is there, and cannot do its work."""


def is_there() -> bool:
    """Is the library installed?"""
    return find_spec(LIBRARY) is not None


def made(page: str, style: str) -> bytes:
    """The PDF of a page, pressed in a process of its own: no name that somebody typed can keep the desk busy. Raises
    :class:`CannotWrite` where Pango is missing, and after :data:`PATIENCE`."""
    given = json.dumps({"page": _with_directions(page), "style": style})
    command = [sys.executable, "-W", "ignore", "-c", PRESS]
    try:
        done = subprocess.run(command, input=given.encode("utf-8"), capture_output=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        raise CannotWrite(f"{LIBRARY}: {PATIENCE} s") from None
    if done.returncode or not done.stdout.startswith(b"%PDF"):
        lines = done.stderr.decode("utf-8", "replace").strip().splitlines()
        raise CannotWrite(lines[-1] if lines else LIBRARY)
    return done.stdout


ITS_OWN = ".sheet { display: block; }"
"""The library does not end when a flexible box goes on over several pages; so the foot follows what is above it."""
PATIENCE = 60
"""Seconds."""
PRESS = "from pairwright.faces.desk.paper.pdf import press; press()"


def press() -> None:
    """What the process does: a page and its style on standard input, the PDF on standard output."""
    given = json.load(sys.stdin)
    sys.stdout.buffer.write(pressed(given["page"], given["style"]))


def pressed(page: str, style: str) -> bytes:
    """The same in this process. Raises ``OSError`` where Pango is missing."""
    from weasyprint import CSS, HTML

    sheets = [CSS(filename=str(STATIC / sheet), url_fetcher=_fetched, media_type="print") for sheet in SHEETS]
    sheets.append(CSS(string=style + ITS_OWN, url_fetcher=_fetched, media_type="print"))
    document = HTML(string=page, url_fetcher=_fetched, media_type="print", base_url=BASE)
    return bytes(document.write_pdf(stylesheets=sheets))


BASE = "desk:///"
"""Addresses in a page lead nowhere but to our own files."""


def _with_directions(page: str) -> str:
    """The library does not look for the direction of a name; so it is told."""
    without_links = re.sub(r"<link [^>]*>|<script.*?</script>", "", page, flags=re.DOTALL)

    def told(match: re.Match[str]) -> str:
        before, after, title, name = match.groups()
        return f'{before}dir="{_first_strong(name)}"{after}{title}{name}'

    return _AUTO.sub(told, without_links)


def _first_strong(text: str) -> str:
    for letter in unescape(text):
        if letter.isalpha():
            return "rtl" if has_right_to_left(letter) else "ltr"
    return "ltr"


def _fetched(url: str, *_: Any, **__: Any) -> dict[str, Any]:
    """Only files of the desk's own static folder. Raises ``ValueError`` for anything else."""
    parts = urlsplit(url)
    if parts.scheme == "file":
        path = Path(unquote(parts.path)).resolve()
        if path.is_relative_to(STATIC) and path.is_file():
            return {"file_obj": path.open("rb"), "mime_type": "font/woff2" if path.suffix == ".woff2" else "text/css"}
    raise ValueError("a document fetches nothing")
