"""How wide characters are on a terminal, and how to keep right-to-left names from turning what stands beside them."""

from __future__ import annotations

from unicodedata import bidirectional, combining, east_asian_width

from pairwright.faces.wording import CONTROLS

FIRST_STRONG, POP = "\u2068", "\u2069"
_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})
_FORMAT = frozenset("\u200c\u200d\u200e\u200f\u2066\u2067\u2068\u2069\u202a\u202b\u202c\u202d\u202e")


def isolate(name: str) -> str:
    """The name, in an isolate if it has right-to-left letters: numbers beside it then keep their order.

    Control characters become blanks.
    """
    name = name.translate(CONTROLS)
    if name.isascii() or not any(bidirectional(character) in _RIGHT_TO_LEFT for character in name):
        return name
    return f"{FIRST_STRONG}{name}{POP}"


def width(text: str) -> int:
    """Columns the text takes on a terminal."""
    if text.isascii():
        return len(text)
    return sum(_columns(character) for character in text)


def _columns(character: str) -> int:
    if character in _FORMAT or combining(character):
        return 0
    return 2 if east_asian_width(character) in "WF" else 1
