"""Numbers with the digits of a language: which digits a tournament has, and a text written with them or read."""

from __future__ import annotations

import re

from pairwright.app.desk.event import Look
from pairwright.app.entries.cells import latin_digits
from pairwright.lean import NamedTuple

TEN = "0123456789"
NATIVE = {"fa": str.maketrans(TEN, "۰۱۲۳۴۵۶۷۸۹"), "ar": str.maketrans(TEN, "٠١٢٣٤٥٦٧٨٩")}
"""By language; the others have no digits but the Latin ones."""
POINT = "٫"
_MARKS = str.maketrans("٫٬", ".,")
LATIN = "latin"
"""In place of a language: digits of the language, which sentences of the core have in Persian, become Latin ones."""
_TOKEN = re.compile(r"\S*[0-9]\S*")
_NUMBER = re.compile(r"&#?\w+;|([0-9]+)(?:(½)|\.([0-9]+)(?![.0-9]))?")


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


def with_digits(text: str, language: str) -> str:
    """Numbers in a text with the digits of the language; words of Latin letters, codes and addresses among them, stay
    as they are."""
    if language == LATIN:
        return latin_digits(text)
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


def latin(text: str) -> str:
    """What was typed, with Latin digits and marks, and without blanks at its ends."""
    return latin_digits(text).translate(_MARKS).strip()
