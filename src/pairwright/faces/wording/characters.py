"""How wide characters are on a terminal, how to keep right-to-left names from turning what stands beside them, and
what a language writes otherwise: capitals and decimal numbers."""

from __future__ import annotations

from functools import lru_cache
from unicodedata import bidirectional, combining, east_asian_width

from pairwright.faces.wording import CONTROLS

FIRST_STRONG, POP = "\u2068", "\u2069"
LEFT_TO_RIGHT = "\u2066"
_TURNING = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""For ``str.translate``: what turns round all that stands behind it, or ends an isolate."""
_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})
_FORMAT = frozenset("\u200c\u200d\u200e\u200f\u2066\u2067\u2068\u2069\u202a\u202b\u202c\u202d\u202e")

_CAPITALS = {"tr": {"i": "İ"}}
"""By language: those that Unicode has otherwise."""
_DECIMAL_COMMA = frozenset({"tr"})


def capital(letter: str, language: str) -> str:
    """The capital of a letter: that of ``i`` is ``İ`` in Turkish."""
    return _CAPITALS.get(language, {}).get(letter) or letter.upper()


def decimal(text: str, language: str) -> str:
    """A decimal number as the language writes it."""
    return text.replace(".", ",") if language in _DECIMAL_COMMA else text


def isolated(name: str) -> str:
    """The name in an isolate, as it stands."""
    return f"{FIRST_STRONG}{name}{POP}"


def isolate(name: str) -> str:
    """The name, in an isolate if it has right-to-left letters: numbers beside it then keep their order.

    Control characters become blanks, and orders about the direction of writing are left out.
    """
    name = name.translate(CONTROLS).translate(_TURNING)
    return isolated(name) if has_right_to_left(name) else name


def has_right_to_left(text: str) -> bool:
    """Whether there are right-to-left letters or digits in it."""
    return not text.isascii() and any(bidirectional(character) in _RIGHT_TO_LEFT for character in text)


def island(value: str) -> str:
    """Notation inside a sentence, in an isolate: numbers and codes keep their order in right-to-left languages."""
    return f"{LEFT_TO_RIGHT}{value}{POP}"


def without_islands(text: str) -> str:
    """The text without the isolates of notation, which left-to-right languages do not need; those of names stay."""
    parts = text.split(LEFT_TO_RIGHT)
    return parts[0] + "".join([part.replace(POP, "", 1) for part in parts[1:]])


def without_isolates(text: str) -> str:
    """The text without any orders about the direction of writing."""
    return text if text.isascii() else text.translate(_TURNING)


def width(text: str) -> int:
    """Columns the text takes on a terminal."""
    if text.isascii():
        return len(text)
    return sum(_columns(character) for character in text)


@lru_cache(maxsize=4096)
def _columns(character: str) -> int:
    if character in _FORMAT or combining(character):
        return 0
    return 2 if east_asian_width(character) in "WF" else 1
