"""Documents as PDF by WeasyPrint (extra ``pdf``; docs/decisions/0061-pdf.md): the page that is printed, with its own
style sheets, and nothing from elsewhere."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from pairwright.faces.wording.characters import has_right_to_left

LIBRARY = "weasyprint"
STATIC = Path(__file__).resolve().parent.parent / "static"
SHEETS = ("desk/fonts.css", "desk/print.css")
_AUTO = re.compile(r'(<bdi [^>]*?)dir="auto"([^>]*>)((?:<[^>]*>|&nbsp;)*)([^<]*)')
_TITLE = re.compile(r'<bdi class="ti" dir="ltr">[^<]*</bdi>')


class CannotWrite(Exception):
    """The library is there, and what it needs of the system is not."""


def is_there() -> bool:
    """Is the library installed?"""
    return find_spec(LIBRARY) is not None


def made(page: str, style: str) -> bytes:
    """The PDF of a page. Raises :class:`CannotWrite` where Pango is missing."""
    try:
        from weasyprint import CSS, HTML
    except OSError as error:
        raise CannotWrite(str(error).splitlines()[0]) from error
    sheets = [CSS(filename=str(STATIC / sheet), url_fetcher=_fetched, media_type="print") for sheet in SHEETS]
    sheets.append(CSS(string=style, url_fetcher=_fetched, media_type="print"))
    document = HTML(string=_with_directions(page), url_fetcher=_fetched, media_type="print", base_url=BASE)
    return bytes(document.write_pdf(stylesheets=sheets))


BASE = "desk:///"
"""Addresses in a page lead nowhere but to our own files."""


def _with_directions(page: str) -> str:
    """The library does not look for the direction of a name; so it is told."""
    without_links = re.sub(r"<link [^>]*>|<script.*?</script>", "", page, flags=re.DOTALL)

    def told(match: re.Match[str]) -> str:
        before, after, inner, text = match.groups()
        letters = _first_strong(_TITLE.sub("", inner) + text)
        return f'{before}dir="{letters}"{after}{inner}{text}'

    return _AUTO.sub(told, without_links)


def _first_strong(text: str) -> str:
    for letter in re.sub(r"<[^>]*>|&[a-z#0-9]+;", "", text):
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
