"""The digits of a page: those of running text and those of notation, each as language and tournament have them.

The one place that writes native digits into pages. Running text, counts and the rail have the digits of the language:
Persian in fa, Latin in ar and tr. Notation (islands, columns of numbers, pairs, cross tables, drawings) has Latin ones
unless the tournament asks for native ones; halves are written ``۴٫۵`` then. In Arabic that switch turns text and
notation alike, so that the two never meet. Names, codes, keys and lines of files keep what they were typed with.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from enum import Enum

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.translation import get_language

from pairwright.app.desk.event import Look
from pairwright.faces.desk.numerals import LATIN, NATIVE, TEN, Digits, digits_of, with_digits
from pairwright.faces.wording.characters import FIRST_STRONG, LEFT_TO_RIGHT, POP, island

Answer = Callable[[HttpRequest], HttpResponseBase]


class _Mode(Enum):
    TEXT = 0
    NOTATION = 1
    PLAIN = 2
    """Running text where no markup can stand."""
    TYPED = 3
    """Stays as it is."""


_NOTATION = frozenset({"n", "no", "num", "tp", "side", "res", "put", "sc", "xc", "mid", "tap", "cross", "pairs", "g",
                       "seed", "roll", "standings"})  # fmt: skip
"""Classes of the design that hold notation."""
_TYPED = frozenset({"cite-link", "line"})
"""Classes of codes: numbers of articles, lines of the report."""
_TEXT = frozenset({"work", "when"})
"""Classes of sentences inside a table of notation, and of days."""
_PRESSED = frozenset({"btn"})
"""What is pressed has words; where it is notation all the same, its other class says so."""
_CLASSES_WITH_MODE = (
    (_TYPED, _Mode.TYPED), (_TEXT, _Mode.TEXT), (_NOTATION, _Mode.NOTATION), (_PRESSED, _Mode.TEXT),
)  # fmt: skip
_OPAQUE = frozenset({"bdi", "script", "style", "textarea", "code", "kbd", "pre"})
_VOID = frozenset({"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "path", "wbr"})
_SELF_CONTAINED = frozenset({"td", "th", "li", "dd", "dt", "tr", "section", "main", "header", "footer", "body", "h1",
                             "h2", "h3", "table", "ol", "ul", "dl", "form", "nav", "aside"})  # fmt: skip
"""Elements from which nobody looks further outwards, but for the wide ones of :data:`_WIDE`."""
_BLOCKS = _SELF_CONTAINED | {"div", "p", "fieldset", "svg", "details", "figure", "dialog"}
_WIDE = re.compile(r'<(table|div|section|ol|ul|dl|form|script|style|tr(?= class="work))\b([^>]*)>')
"""What may hold blocks, and a mode for all of them."""
_FOREIGN = re.compile(r'<([a-z][a-z0-9]*)\b[^>]* lang="([^"]*)"[^>]*>')
_TAG = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9]*)([^>]*)")
_CLASSES = re.compile(r'\bclass="([^"]*)"')
_READ = tuple(f' {name}="' for name in ("title", "aria-label", "aria-description", "aria-valuetext", "placeholder",
                                        "alt", "label", "data-one", "data-many"))  # fmt: skip
"""Attributes that people read, or that a script shows them."""
_DIGITS_OF_ANY_SCRIPT = re.compile(r">([^<]*?\d[^<]*)")
_LATIN_DIGITS = re.compile(r">([^<]*?[0-9][^<]*)")
_RESULTS = re.compile(r">([^<]*?(?:[01½]–[01½]|[0-9]\+[0-9])[^<]*)")
_DIGIT = re.compile(r"\d")
_RESULT = re.compile(
    r"(?P<code>[0-9]+(?:/[0-9]+)?\+[0-9]+(?::[0-9]+(?:/[0-9]+)?\+[0-9]+)*"
    r"|(?<=مادهٔ )[0-9]+(?:\.[0-9]+)*|(?<=رکورد )[0-9]{3}|(?<=رکوردهای )[0-9]{3}|(?<=رکوردهای [0-9]{3}، )[0-9]{3})"
    r"|(?<![0-9½])[01½]–[01½](?![0-9½])"
)
"""A result in a sentence; or a code that stays as it is: a time control, an article, records of the report."""
_BETWEEN_ARABIC = re.compile("(?<=[٠-٩])[– -](?=[٠-٩])")
_ISOLATE = re.compile(f"([{LEFT_TO_RIGHT}{FIRST_STRONG}][^{POP}]*{POP})")


def in_digits(page: str, digits: Digits, language: str) -> str:
    """A page, or a part of one, with these digits. In languages written from right to left results in sentences are
    islands, also where no digit changes."""
    if language not in NATIVE:
        return page
    return _Page(page, digits, language).written()


def in_plain(text: str, digits: Digits) -> str:
    """A sentence where no markup can stand; names and notation in it are isolated by characters."""
    return _written(text, _Mode.PLAIN, digits)


class _Page:
    """Looked at where it has digits: of a page of a thousand rows most is left alone."""

    def __init__(self, page: str, digits: Digits, language: str) -> None:
        self.page, self.digits, self.language = page, digits, language
        self.own: dict[str, _Mode | None] = {}
        self.turned: dict[tuple[str, _Mode], str] = {}
        self.foreign: list[tuple[int, int]] = []
        self.wide: list[tuple[int, int, _Mode]] = []

    def written(self) -> str:
        self._look_for_wide_ones()
        changes = [*self._texts(), *self._attributes()]
        changes.sort()
        parts: list[str] = []
        copied = 0
        for start, end, text in changes:
            parts += (self.page[copied:start], text)
            copied = end
        parts.append(self.page[copied:])
        return "".join(parts)

    def _look_for_wide_ones(self) -> None:
        for found in _FOREIGN.finditer(self.page) if ' lang="' in self.page else ():
            if found[2] != self.language:
                self.foreign.append((found.start(), self._end(found[1], found.end())))
        for found in _WIDE.finditer(self.page):
            name, attributes = found.groups()
            mode = self._mode(found[0]) if attributes or name in _OPAQUE else None
            if mode is not None:
                self.wide.append((found.start(), self._end(name, found.end()), mode))

    def _end(self, name: str, at: int) -> int:
        """Where an element of this name ends whose content begins at ``at``."""
        depth = 1
        for found in re.compile(rf"<(/?){name}\b").finditer(self.page, at):
            depth += -1 if found[1] else 1
            if not depth:
                return found.start()
        return len(self.page)

    def _mode(self, tag: str) -> _Mode | None:
        """The mode that an element has by itself; None: that of what it stands in."""
        if tag not in self.own:
            self.own[tag] = _own_mode(tag)
        return self.own[tag]

    def _around(self, at: int) -> _Mode:
        """The mode of what stands at ``at``, behind a tag: that of the innermost element with one."""
        page, depth, end = self.page, 0, at
        while (start := page.rfind("<", 0, end)) >= 0:
            found = _TAG.match(page, start, at)
            end = start
            if found is None:
                continue
            closing, name, attributes = found.groups()
            if name in _VOID or attributes.endswith("/"):
                continue
            if closing:
                if name in _BLOCKS:
                    break
                depth += 1
            elif depth:
                depth -= 1
            else:
                mode = self._mode(found[0] + ">")
                if mode is not None:
                    return mode
                if name in _SELF_CONTAINED:
                    break
        inside = [mode for start, end, mode in self.wide if start < at <= end]
        return inside[-1] if inside else _Mode.TEXT

    def _is_foreign(self, at: int) -> bool:
        return any(start < at <= end for start, end in self.foreign)

    def _live(self) -> Iterator[tuple[int, int]]:
        """From where to where something may change: not in large tables whose notation stays."""
        at = 0
        for start, end, mode in [] if self.digits.notation else self.wide:
            dead = mode is _Mode.NOTATION and start >= at and self.page.startswith("<table", start)
            if dead and self.page.find('class="work', start, end) < 0:
                yield at, start
                at = end
        yield at, len(self.page)

    def _hits(self) -> Iterator[re.Match[str]]:
        pattern = _DIGITS_OF_ANY_SCRIPT if LATIN in self.digits else _LATIN_DIGITS if any(self.digits) else _RESULTS
        for start, end in self._live():
            yield from pattern.finditer(self.page, start, end)

    def _texts(self) -> Iterator[tuple[int, int, str]]:
        page, notation = self.page, self.digits.notation
        for found in self._hits():
            start, end = found.span(1)
            tag = page[page.rfind("<", 0, start) : start]
            mode = self._mode(tag)
            if mode is _Mode.TYPED:
                continue
            text = found[1]
            if mode is _Mode.NOTATION and tag.startswith("<bdi") and _is_count(text):
                mode = self._around(start - len(tag))
            mode = mode or self._around(start)
            if mode is _Mode.TYPED or (mode is _Mode.NOTATION and not notation) or self._is_foreign(start):
                continue
            yield start, end, self._turned(text, mode)

    def _turned(self, text: str, mode: _Mode) -> str:
        known = self.turned.get((text, mode))
        if known is None:
            known = self.turned[text, mode] = _written(text, mode, self.digits)
        return known

    def _attributes(self) -> Iterator[tuple[int, int, str]]:
        page, sought = self.page, _DIGIT if any(self.digits) else _RESULT
        for name in _READ:
            at = page.find(name)
            while at >= 0:
                start = at + len(name)
                end = page.find('"', start)
                text = page[start:end]
                if sought.search(text) is not None and not self._is_typed(at):
                    yield start, end, self._turned(text, _Mode.PLAIN)
                at = page.find(name, end)

    def _is_typed(self, at: int) -> bool:
        return self.page.startswith("<bdi", self.page.rfind("<", 0, at)) or self._is_foreign(at)


def _own_mode(tag: str) -> _Mode | None:
    found = _TAG.match(tag)
    if found is None or found[1]:
        return None
    name, attributes = found[2], found[3]
    if name in _OPAQUE and name != "bdi":
        return _Mode.TYPED
    if name == "title":
        return _Mode.PLAIN
    if name == "option":
        return _Mode.PLAIN if " value=" in attributes else _Mode.TYPED  # else the text is what is sent
    classes = _CLASSES.search(attributes)
    if classes is not None:
        own = frozenset(classes[1].split())
        for known, mode in _CLASSES_WITH_MODE:
            if known & own:
                return mode
    return {"bdi": _Mode.TYPED, "text": _Mode.NOTATION, "tspan": _Mode.NOTATION}.get(name)


def _written(text: str, mode: _Mode, digits: Digits) -> str:
    if mode is _Mode.NOTATION:
        return _notation(text, digits)
    if LEFT_TO_RIGHT in text or FIRST_STRONG in text:
        pieces = _ISOLATE.split(text)
        pieces[::2] = [_sentence(piece, mode, digits) for piece in pieces[::2]]
        pieces[1::2] = [one if one[0] == FIRST_STRONG else _island(one, digits) for one in pieces[1::2]]
        return "".join(pieces)
    return _sentence(text, mode, digits)


def _island(isolate: str, digits: Digits) -> str:
    """In a sentence of the core."""
    return with_digits(isolate, digits.text) if _is_count(isolate[1:-1]) else _notation(isolate, digits)


def _is_count(value: str) -> bool:
    """A number in a sentence of the core has the digits of the language already, where that has its own (rounds, boards
    and players in Persian): it is running text. Everything else there is notation."""
    return value.isdecimal() and not value.isascii()


def _notation(text: str, digits: Digits) -> str:
    """Arabic digits run from right to left around a dash or blank, even in an island: marks keep it in its place."""
    written = with_digits(text, digits.notation)
    return _BETWEEN_ARABIC.sub("\u200e\\g<0>\u200e", written) if digits.notation == "ar" else written


def _sentence(text: str, mode: _Mode, digits: Digits) -> str:
    """Running text; a result in it is notation, a code is itself, and both are islands."""
    parts: list[str] = []
    at = 0
    for found in _RESULT.finditer(text):
        shown = found[0] if found["code"] else _notation(found[0], digits)
        parts += (with_digits(text[at : found.start()], digits.text), _result(shown, mode))
        at = found.end()
    return "".join(parts) + with_digits(text[at:], digits.text)


def _result(result: str, mode: _Mode) -> str:
    return island(result) if mode is _Mode.PLAIN else f'<span class="n">{result}</span>'


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
    if language not in NATIVE:
        return
    digits = digits_of(language, look)
    said = [("digits", digits.text), ("notation", digits.notation)]
    marks = "".join([f' data-{name}="{with_digits(TEN, own)}"' for name, own in said if own in NATIVE])
    page = in_digits(response.content.decode("utf-8"), digits, language)
    response.content = re.sub("<html[^>]*", rf"\g<0>{marks}", page, count=1).encode("utf-8")
