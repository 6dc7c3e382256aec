"""Texts of the desk's pages: what its templates and views say, for Django's own catalogues (``django.po``)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path

from babel.messages.extract import extract
from django.utils.translation.template import templatize

from docs.words.source import PACKAGE
from docs.words.templates import Text

DESK = PACKAGE / "faces/desk"
LOCALE = DESK / "locale"
KEYWORDS = {
    "_": None, "gettext": None, "gettext_lazy": None, "gettext_noop": None,
    "ngettext": (1, 2), "ngettext_lazy": (1, 2),
}  # fmt: skip
PLACE = re.compile(r"%\((\w+)\)[sd]")
"""How a place is written."""
COUNTED = re.compile(r"\{% blocktranslate [^%]*?\bcount (\w+)=[^%]*%\}(.*?)\{% plural %\}", re.DOTALL)


@cache
def counted() -> dict[str, str]:
    """The place of what is counted, by the text for one: a form such as that for two may be a word without it."""
    found = [one for file in sorted(DESK.rglob("*.html")) for one in COUNTED.findall(file.read_text("utf-8"))]
    return {re.sub(r"\{\{ (\w+) \}\}", r"%(\1)s", text): place for place, text in found}


@cache
def texts() -> dict[Text, tuple[str, ...]]:
    """Every text with the files it stands in."""
    files: dict[Text, set[str]] = {}
    for file in sorted([*DESK.rglob("*.py"), *DESK.rglob("*.html"), *DESK.rglob("*.js.txt")]):
        for text in _in_file(file):
            files.setdefault(text, set()).add(str(file.relative_to(PACKAGE.parent.parent)))
    plural = {text.one for text in files if text.many}
    return {
        text: tuple(sorted(files[text]))
        for text in sorted(files, key=lambda text: (min(files[text]), text.one))
        if text.many or text.one not in plural
    }


def _in_file(file: Path) -> Iterator[Text]:
    source = file.read_text("utf-8")
    if file.suffix == ".html":
        source = templatize(source, origin=str(file))
    for _, message, _, _ in extract("python", BytesIO(source.encode()), keywords=KEYWORDS):
        if isinstance(message, tuple):
            yield Text(message[0] or "", message[1] or "")
        elif message:
            yield Text(message)
