"""The digits of a page: those of running text and those of notation, each as language and tournament have them.

The one place that writes native digits into pages (days of the calendar come from :mod:`.days` in their own). Running
text, counts and the rail have the digits of the language: Persian in fa, Latin in ar and tr. Notation (islands, columns
of numbers, pairs, cross tables, drawings) has Latin ones unless the tournament asks for native ones; halves are written
``۴٫۵`` then. In Arabic that switch turns text and notation alike, so that the two never meet. Names, codes, keys and
lines of files keep what they were typed with.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.translation import get_language

from pairwright.app.desk.event import Look
from pairwright.lean import NamedTuple

NATIVE = {
    "fa": str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹"),
    "ar": str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩"),
}
"""By language; the others have no digits but the Latin ones."""
POINT = "٫"
LATIN = "latin"
"""In place of a language: digits of the language, which sentences of the core have in Persian, become Latin ones."""
_TO_LATIN = str.maketrans("۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩", "01234567890123456789")
Answer = Callable[[HttpRequest], HttpResponseBase]


class Digits(NamedTuple):
    """The language whose digits text and notation have (empty: Latin ones)."""

    text: str = ""
    notation: str = ""


def digits_of(language: str, look: Look | None = None) -> Digits:
    """What a tournament that is shown like this (None: no tournament) has in a language."""
    if language not in NATIVE:
        return Digits()
    look = look or Look()
    notation = look.notation_digits == "native"
    text = language if notation or language == "fa" else ""
    if look.text_digits == "latin":
        text = LATIN if language == "fa" else ""
    return Digits(text, language if notation else "")


class _Mode(Enum):
    TEXT = 0
    NOTATION = 1
    TYPED = 2
    """Stays as it is."""


_TAG = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9]*)([^>]*)>([^<]*)")
_CLASSES = re.compile(r'\bclass="([^"]*)"')
_LANGUAGE = re.compile(r'(?<![\w-])lang="([^"]*)"')
_NOTATION = frozenset({"n", "no", "num", "tp", "side", "res", "put", "sc", "xc", "mid", "tap", "cross", "pairs", "g",
                       "roll", "standings"})  # fmt: skip
"""Classes of the design that hold notation."""
_OPAQUE = frozenset({"script", "style", "textarea", "code", "kbd", "pre", "title"})
_VOID = frozenset(
    {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
)
_DIGIT = re.compile(r"\d")
_TOKEN = re.compile(r"\S*[0-9]\S*")
_RESULT = re.compile("(?<![0-9½])([01½]–[01½])(?![0-9½])")
_NUMBER = re.compile(r"&#?\w+;|([0-9]+)(?:(½)|\.([0-9]+)(?![.0-9]))?")


def in_digits(page: str, digits: Digits, language: str) -> str:
    """A page, or a part of one, with these digits."""
    if not (digits.text or digits.notation):
        return page
    parts: list[str] = []
    stack: list[tuple[str, _Mode]] = []
    at = 0
    while True:
        found = _TAG.search(page, at)
        if found is None:
            break
        closing, name, attributes, text = found.groups()
        if closing:
            _close(stack, name)
        elif name not in _VOID and not attributes.endswith("/"):
            mode = _mode(name, attributes, stack[-1][1] if stack else _Mode.TEXT, language)
            if _passed_over(name, mode, digits):
                end = page.find(f"</{name}", found.end())
                end = len(page) if end < 0 else end
                parts.append(page[at:end])
                at = end
                stack.append((name, mode))
                continue
            stack.append((name, mode))
        if text and not text.isspace():
            start = found.start(4)
            parts += (page[at:start], _written(text, name, closing, stack, digits))
        else:
            parts.append(page[at : found.end()])
        at = found.end()
    parts.append(page[at:])
    return "".join(parts)


def _close(stack: list[tuple[str, _Mode]], name: str) -> None:
    for place in range(len(stack) - 1, -1, -1):
        if stack[place][0] == name:
            del stack[place:]
            return


def _passed_over(name: str, mode: _Mode, digits: Digits) -> bool:
    """Does nothing in the element change? Large tables and drawings are then looked at no further."""
    if name in _OPAQUE:
        return True
    return name in ("table", "svg") and mode is _Mode.NOTATION and not digits.notation


def _mode(name: str, attributes: str, outer: _Mode, language: str) -> _Mode:
    if outer is _Mode.TYPED or name in _OPAQUE:
        return _Mode.TYPED
    if name == "svg":
        return _Mode.NOTATION
    if not attributes and name != "bdi":
        return outer
    spoken = _LANGUAGE.search(attributes)
    if spoken is not None and spoken[1] != language:
        return _Mode.TYPED
    classes = _CLASSES.search(attributes)
    if classes is not None and not _NOTATION.isdisjoint(classes[1].split()):
        return _Mode.NOTATION
    return _Mode.TYPED if name == "bdi" else outer


def _written(text: str, name: str, closing: str, stack: list[tuple[str, _Mode]], digits: Digits) -> str:
    mode = stack[-1][1] if stack else _Mode.TEXT
    if mode is _Mode.TYPED or _DIGIT.search(text) is None:
        return text
    if mode is _Mode.NOTATION and name == "bdi" and not closing and text.isdecimal():
        mode = stack[-2][1] if len(stack) > 1 else _Mode.TEXT  # a count in a sentence of the core
    if mode is _Mode.NOTATION:
        return with_digits(text, digits.notation) if digits.notation else text
    pieces = _RESULT.split(text)  # a result in a sentence is notation, and an island
    pieces[::2] = [with_digits(piece, digits.text) for piece in pieces[::2]]
    pieces[1::2] = [f'<span class="n">{with_digits(piece, digits.notation)}</span>' for piece in pieces[1::2]]
    return "".join(pieces)


def with_digits(text: str, language: str) -> str:
    """Numbers in a text with the digits of the language; words of Latin letters, codes and addresses among them, stay
    as they are."""
    if language == LATIN:
        return text.translate(_TO_LATIN)
    if language not in NATIVE:
        return text
    return _TOKEN.sub(lambda found: _token(found[0], language), text)


def _token(token: str, language: str) -> str:
    plain = re.sub(r"&#?\w+;", "", token)
    if any(letter.isascii() and letter.isalpha() for letter in plain) or plain.count(".") > 1:
        return token
    return _NUMBER.sub(lambda found: _number(found, language), token)


def _number(found: re.Match[str], language: str) -> str:
    whole, half, rest = found.groups()
    if whole is None:
        return found[0]
    fraction = "5" if half else rest
    return (f"{whole}{POINT}{fraction}" if fraction else whole).translate(NATIVE[language])


def middleware(answer: Answer) -> Answer:
    """Every page goes out with the digits of its language and its tournament."""

    def answered(request: HttpRequest) -> HttpResponseBase:
        response = answer(request)
        sitting = getattr(request, "sitting", None)
        if isinstance(response, HttpResponse):
            dress(response, get_language() or "en", sitting.event.look if sitting is not None else None)
        return response

    return answered


def dress(response: HttpResponse, language: str, look: Look | None) -> None:
    """The page of an answer with its digits; anything but a page, and what is dressed or packed already, stays."""
    if not response.headers.get("Content-Type", "").startswith("text/html"):
        return
    if response.has_header("Content-Encoding") or getattr(response, "dressed", False):
        return
    response.dressed = True  # type: ignore[attr-defined]
    digits = digits_of(language, look)
    if not (digits.text or digits.notation):
        return
    page = response.content.decode("utf-8")
    if digits.text in NATIVE:
        page = re.sub("<html[^>]*", rf'\g<0> data-digits="{digits.text}"', page, count=1)
    response.content = in_digits(page, digits, language).encode("utf-8")
