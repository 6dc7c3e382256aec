"""What single cells mean: ratings, titles, federations, ids, sexes."""

from __future__ import annotations

import re
from unicodedata import decimal, normalize

from pairwright.app.entries.federations import federation_named
from pairwright.model.collation import folded
from pairwright.model.initial_order import TITLES

HIGHEST_RATING = 3500
"""Elo; nobody has come near it."""
LOWEST_RATING = 100
LONGEST_FIDE_ID = 9
"""Digits; the shortest of today's have 5."""
_ORDERS = dict.fromkeys((*range(0x200E, 0x2010), *range(0x202A, 0x202F), *range(0x2066, 0x206A), 0xFEFF, 0x200B, 0xAD))
"""For ``str.translate``: marks of direction, blanks of no width and soft hyphens that come with copied text."""
_HALF_SPACES = "\u200c\u200d"
_NOTHING = {
    folded(text) for text in ("unr", "unrated", "none", "nr", "ratingsiz", "yok", "ندارد", "بدون ریتینگ", "بدون")
}
_NOTHING |= {folded(text) for text in ("غير مصنف", "لا يوجد", "دون", "unvansız", "بدون عنوان", "دون لقب", "untitled")}
_DASHES = frozenset("-–—_./*0")
_OLD_TITLES = {"G": "GM", "M": "IM", "F": "FM", "C": "CM", "WG": "WGM", "WM": "WIM", "WF": "WFM", "WC": "WCM"}
_TITLE_WORDS = {
    "GM": "grandmaster|grand master|استاد بزرگ|استاد بزرگ بین‌المللی|أستاذ دولي كبير|büyükusta|büyük usta",
    "IM": "international master|استاد بین‌المللی|أستاذ دولي|uluslararası usta",
    "FM": "fide master|استاد فیده|أستاذ اتحادي|أستاذ فيدرالي|أستاذ اتحاد دولي|fide ustası",
    "CM": "candidate master|کاندیدای استادی|أستاذ مرشح|usta adayı|fide usta adayı",
    "WGM": "woman grandmaster|استاد بزرگ زنان|أستاذة دولية كبيرة|kadın büyükusta|bayan büyükusta",
    "WIM": "woman international master|استاد بین‌المللی زنان|أستاذة دولية|kadın uluslararası usta",
    "WFM": "woman fide master|استاد فیدهٔ زنان|استاد فیده زنان|أستاذة اتحادية|أستاذة فيدرالية|kadın fide ustası",
    "WCM": "woman candidate master|کاندیدای استادی زنان|أستاذة مرشحة|kadın usta adayı",
}
_BY_TITLE = {folded(word): title for title, words in _TITLE_WORDS.items() for word in words.split("|")}
_SEX_WORDS = {
    "m": "m|male|man|boy|erkek|e|bay|مرد|آقا|آقایان|پسر|مذکر|ذكر|ذ|رجل|سيد",
    "w": "w|f|female|woman|girl|kadın|k|kız|bayan|زن|خانم|بانوان|دختر|مونث|مؤنث|أنثى|انثى|أ|امرأة|سيدة",
}
_BY_SEX = {folded(word): sex for sex, words in _SEX_WORDS.items() for word in words.split("|")}
_WHOLE = re.compile(r"([0-9]{1,12})(?:\.0+)?")
_CODE = re.compile(r"[A-Za-z]{3}")


class UnreadableCell(ValueError):
    """Raised about a cell that is not what its column says."""


def cleaned(cell: str) -> str:
    """The text as it was meant: letters composed, single blanks, nothing invisible but half-spaces inside words."""
    text = normalize("NFC", cell).translate(_ORDERS)
    words = [word.strip(_HALF_SPACES) for word in text.split()]
    return " ".join([word for word in words if word])


def latin_digits(text: str) -> str:
    """The text with the digits 0-9 in place of Persian, Arabic and any other decimal ones."""
    return text if text.isascii() else "".join([str(decimal(letter, letter)) for letter in text])


def is_nothing(text: str) -> bool:
    """Whether the cell says that there is nothing: blank, a dash, 0, "unrated"."""
    return set(latin_digits(text)) <= _DASHES or folded(text) in _NOTHING


def rating_of(text: str) -> int:
    """A rating in Elo, 0 for none. Raises :class:`UnreadableCell`."""
    if is_nothing(text):
        return 0
    found = _WHOLE.fullmatch(latin_digits(text))
    if not found or not LOWEST_RATING <= int(found[1]) <= HIGHEST_RATING:
        raise UnreadableCell(text)
    return int(found[1])


def title_of(text: str) -> str:
    """A FIDE title, from its abbreviation, its old one, or its name in the four languages; empty for none.

    Raises :class:`UnreadableCell`.
    """
    if is_nothing(text):
        return ""
    code = folded(text).upper()
    code = _OLD_TITLES.get(code, code)
    title = code if code in TITLES else _BY_TITLE.get(folded(text), "")
    if not title:
        raise UnreadableCell(text)
    return title


def sex_of(text: str) -> str:
    """``m``, ``w``, or empty. Raises :class:`UnreadableCell`."""
    if is_nothing(text):
        return ""
    sex = _BY_SEX.get(folded(text), "")
    if not sex:
        raise UnreadableCell(text)
    return sex


def federation_of(text: str) -> str:
    """A code of three letters in capitals, from the code or the name of the country; empty for none.

    Raises :class:`UnreadableCell`.
    """
    if is_nothing(text):
        return ""
    if code := federation_named(text):
        return code
    if not _CODE.fullmatch(text):
        raise UnreadableCell(text)
    return text.upper()


def fide_id_of(text: str) -> str:
    """The digits of a FIDE id; empty for none. Raises :class:`UnreadableCell`."""
    if is_nothing(text):
        return ""
    found = _WHOLE.fullmatch(latin_digits(text).replace(" ", ""))
    digits = found[1].lstrip("0") if found else ""
    if not digits or len(digits) > LONGEST_FIDE_ID:
        raise UnreadableCell(text)
    return digits


def board_of(text: str) -> int:
    """A board of a team, 0 for none. Raises :class:`UnreadableCell`."""
    if is_nothing(text):
        return 0
    found = _WHOLE.fullmatch(latin_digits(text))
    if not found or len(found[1]) > 2:
        raise UnreadableCell(text)
    return int(found[1])


def plain_id(text: str) -> str:
    """An id of a federation: as written, with digits 0-9."""
    return "" if is_nothing(text) else latin_digits(text)
