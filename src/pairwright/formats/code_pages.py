"""Which of the code pages a text in single bytes was written with.

The code pages agree on where every column is (one byte, one character), so the letters decide. A word of Arabic
letters only speaks for Windows-1256, a Latin word with Turkish letters for 1254, with other accents for 1252; a
letter of the wrong script, a symbol or an undefined byte inside a word speaks against.
"""

from __future__ import annotations

import re
from itertools import pairwise

CODE_PAGES = ("cp1252", "cp1254", "cp1256")
"""In the order of preference when the letters do not decide."""

_WORD = re.compile(rb"[A-Za-z\x80-\xff]*[\x80-\xff][A-Za-z\x80-\xff]*")
_TURKISH = frozenset("çğıöşüâîûÇĞİÖŞÜÂÎÛ")
_ONLY_TURKISH = frozenset("ğışĞİŞ")
_ONLY_ICELANDIC = frozenset("ðýþÐÝÞ")
_ICELANDIC_SEQUENCE = re.compile("(?:^|[bcdfghjklmnpqrstvwxz])ğ", re.IGNORECASE)
"""The letter that is a soft g in Turkish, where it never stands: first, or behind such a consonant."""
_BESIDE_LETTERS = frozenset("\u2019\u2018\xb4`ªº·\u2013\u2014\u201c\u201d«»…\xa0")
_SPEAKING = {"cp1254": rb" (?:TUR|AZE)\b", "cp1252": rb" (?:ISL|FAI|CZE|SVK)\b"}
"""Federations that tell of two code pages with the same bytes for other letters."""


def code_page(data: bytes) -> str:
    """The code page that makes the best words of the bytes above 127."""
    words = _WORD.findall(data)[:20_000]
    scores = {name: sum(_likely(word, name) for word in words) for name in CODE_PAGES}
    for name, federations in _SPEAKING.items():
        if re.search(federations, data):
            scores[name] += len(words)
    best = max(CODE_PAGES, key=lambda name: scores[name])
    if best == "cp1254" and not any(byte in data for byte in b"\xd0\xdd\xde\xf0\xfd\xfe"):
        return "cp1252"
    return best


def _likely(word: bytes, name: str) -> int:
    """How well a word reads in a code page: points for its letters, penalties for what no word has."""
    latin = any(byte < 128 for byte in word)
    text = word.decode(name, "replace")
    points = 0
    for letter in text:
        if letter < "\x80" or letter in "\u200c\u200d\u060c\u061b\u061f":
            continue
        if letter == "\ufffd":
            points -= 8
        elif "\u0600" <= letter <= "\u06ff":
            points += -4 if latin else 2
        elif letter.isalpha():
            points += 2 if latin else 0
        elif latin and letter not in _BESIDE_LETTERS:
            points -= 2
    if any("\u0600" <= letter <= "\u06ff" for letter in text):
        return points
    if any(before.islower() and after.isupper() for before, after in pairwise(text)):
        points -= 4
    return points + (_turkish(text) if name == "cp1254" else _icelandic(text) if name == "cp1252" else 0)


def _turkish(text: str) -> int:
    """Letters that Turkish has not speak against it, more so beside letters that only Turkish has."""
    strange = any(letter >= "\x80" and letter not in _TURKISH for letter in text)
    if not _ONLY_TURKISH.intersection(text):
        return -1 if strange else 0
    return -3 if strange else -2 if _ICELANDIC_SEQUENCE.search(text) else 1


def _icelandic(text: str) -> int:
    """For a word with letters that only Icelandic, Faroese or Czech have, and Turkish in their place."""
    if not _ONLY_ICELANDIC.intersection(text):
        return 0
    return 1 if any(letter in "áéíóúæÁÉÍÓÚÆ" for letter in text) else 0
