"""From bytes to characters: UTF-8 if it is, otherwise the code page whose letters make words.

The three code pages agree on where every column is (one byte, one character), so the letters decide. A word of
Arabic letters only speaks for Windows-1256, a Latin word with Turkish letters for 1254, with other accents for
1252; a letter of the wrong script, a symbol or an undefined byte inside a word speaks against.
"""

from __future__ import annotations

import codecs
import re
from itertools import pairwise

from pairwright.errors import Place, UnknownCode, say
from pairwright.formats.kinds.trf.faults import Faults

CODE_PAGES = ("cp1252", "cp1254", "cp1256")
"""In the order of preference when the letters do not decide."""

_WORD = re.compile(rb"[A-Za-z\x80-\xff]*[\x80-\xff][A-Za-z\x80-\xff]*")
_SEQUENCE = re.compile(rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}")
_LINE_END = re.compile(rb"\r\n|\r|\n")
_TURKISH = frozenset("çğıöşüâîûÇĞİÖŞÜÂÎÛ")
_ONLY_TURKISH = frozenset("ğışĞİŞ")
_ONLY_ICELANDIC = frozenset("ðýþÐÝÞ")
_ICELANDIC_SEQUENCE = re.compile("(?:^|[bcdfghjklmnpqrstvwxz])ğ", re.IGNORECASE)
"""The letter that is a soft g in Turkish, where it never stands: first, or behind such a consonant."""
_BESIDE_LETTERS = frozenset("\u2019\u2018\xb4`ªº·\u2013\u2014\u201c\u201d«»…\xa0")
_SPEAKING = {
    "cp1254": (b" TUR ", b" AZE "),
    "cp1252": (b" ISL ", b" FAI ", b" CZE ", b" SVK ", b" ESP ", b" FRA ", b" GER "),
}


def decode(data: bytes, encoding: str, faults: Faults) -> tuple[str, str]:
    """The text and the name of its encoding. Raises :class:`UnknownCode` for an encoding there is not."""
    if encoding:
        return _decode_as(data, _canonical_name(encoding), faults)
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return _decode_as(data, "utf-16", faults)
    try:
        return data.decode("utf-8-sig"), "utf-8"
    except UnicodeDecodeError:
        pass
    sequences = _SEQUENCE.findall(data)
    others = len(_SEQUENCE.sub(b"", data).translate(None, bytes(range(128))))
    if len(sequences) >= 2 * others:
        return _decode_as(data, "utf-8", faults)
    chosen = code_page(data)
    faults.notice(
        "encoding",
        Place(),
        say("the file is not UTF-8; its letters were read as {encoding}", encoding=chosen),
        remedy=say("If names look wrong, give the encoding (--encoding)"),
    )
    return _decode_as(data, chosen, faults)


def code_page(data: bytes) -> str:
    """The code page that makes the best words of the bytes above 127."""
    words = _WORD.findall(data)[:20_000]
    scores = {name: sum(_likely(word, name) for word in words) for name in CODE_PAGES}
    for name, marks in _SPEAKING.items():
        if any(mark in data for mark in marks):
            scores[name] += 1
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


def _canonical_name(encoding: str) -> str:
    try:
        found = codecs.lookup(encoding)
        "001".encode(found.name)
    except (LookupError, UnicodeError, TypeError, ValueError):
        raise UnknownCode("encoding", encoding, ("utf-8", *CODE_PAGES)) from None
    return "utf-8" if found.name == "utf-8-sig" else found.name


def _decode_as(data: bytes, encoding: str, faults: Faults) -> tuple[str, str]:
    """Decode; bytes that mean nothing become U+FFFD, each listed with its line and the column of the byte."""
    codec = "utf-8-sig" if encoding == "utf-8" else encoding
    try:
        return data.decode(codec), encoding
    except UnicodeDecodeError:
        pass
    seen: list[tuple[int, int]] = []

    def replace(error: UnicodeError) -> tuple[str, int]:
        if not isinstance(error, UnicodeDecodeError):
            raise error
        seen.append((error.start, error.end))
        return "\ufffd", error.end

    codecs.register_error("pairwright-replace", replace)
    text = data.decode(codec, "pairwright-replace")
    offset = 3 if codec == "utf-8-sig" and data.startswith(codecs.BOM_UTF8) else 0
    _report(data, [(start + offset, end + offset) for start, end in seen], encoding, faults)
    return text, encoding


def _report(data: bytes, spans: list[tuple[int, int]], encoding: str, faults: Faults) -> None:
    """One repair for every run of bytes that mean nothing."""
    line, line_start, at = 1, 0, 0
    for start, end in spans:
        while True:
            found = _LINE_END.search(data, at, start)
            if not found:
                break
            line, line_start = line + 1, found.end()
            at = found.end()
        column = start - line_start + 1
        faults.repair(
            "encoding",
            Place(line, column, column + end - start - 1),
            say("byte {bytes}", bytes=data[start:end].hex(" ").upper()),
            say("text in {encoding}", encoding=encoding),
            say("It was replaced by a question mark (\ufffd); give the encoding (--encoding) or mend the name"),
        )
