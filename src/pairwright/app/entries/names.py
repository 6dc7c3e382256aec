"""Names as lists have them: a title before them, and the surname at the end or at the beginning."""

from __future__ import annotations

import re

from pairwright.app.entries.entry import NameOrder
from pairwright.model.alphabet import has_latin
from pairwright.model.initial_order import TITLES

COMMAS = ",،"
TURKIC = ("TUR", "AZE")
"""Federations in whose letters the small one of I is ı."""
_WORD = re.compile(r"[^\W\d_]+")
_ROMAN = re.compile(r"[IVX]+")
_TOTAL = re.compile(r"(total|sum|toplam|جمع کل|جمع|مجموع|المجموع|الإجمالي)\b(?P<rest>.*)", re.IGNORECASE)


def without_title(name: str) -> tuple[str, str]:
    """(title, name): a title in capitals before the name, or in brackets after it, is none of its words.

    >>> without_title("IM Evans, Oliver"), without_title("Cook, Leila (WGM)"), without_title("IM SOO-JIN")
    (('IM', 'Evans, Oliver'), ('WGM', 'Cook, Leila'), ('', 'IM SOO-JIN'))
    """
    first, _, rest = name.partition(" ")
    rest = rest.strip()
    # two words in capitals are a surname and a first name
    if first.rstrip(".") in TITLES and rest and (" " in rest or not rest.isupper()):
        return first.rstrip("."), rest
    before, _, last = name.rpartition(" ")
    if last[:1] + last[-1:] == "()" and last[1:-1] in TITLES and before.strip():
        return last[1:-1], before.strip()
    return "", name


def needs_order(name: str) -> bool:
    """Has it several words and no comma, so that nobody can tell the surname?"""
    return " " in name.strip() and not any(comma in name for comma in COMMAS)


def surname_first(name: str, order: NameOrder) -> str:
    """The name with the surname first and a comma after it; particles in small letters belong to the surname.

    >>> surname_first("Ines van der Berg", NameOrder.GIVEN), surname_first("Nowak Omar", NameOrder.SURNAME)
    ('van der Berg, Ines', 'Nowak, Omar')
    >>> surname_first("Nowak, Omar", NameOrder.GIVEN)
    'Nowak, Omar'
    """
    if order is NameOrder.AS_WRITTEN or not needs_order(name):
        return name
    words = name.split()
    at = len(words) - 1 if order is NameOrder.GIVEN else 1
    while order is NameOrder.GIVEN and at > 1 and words[at - 1].islower():
        at -= 1
    while order is NameOrder.SURNAME and at < len(words) - 1 and words[at - 1].islower():
        at += 1
    one, other = " ".join(words[:at]), " ".join(words[at:])
    surname, given = (other, one) if order is NameOrder.GIVEN else (one, other)
    return f"{surname}, {given}" if has_latin(name) else f"{surname}، {given}"


def is_in_capitals(name: str) -> bool:
    """Is its surname, or all of it, written in capitals? One letter is no word.

    >>> is_in_capitals("SMITH, John"), is_in_capitals("Smith, J"), is_in_capitals("Smith, John III")
    (True, False, False)
    """
    return any(_is_shouted(word) for word in _WORD.findall(name))


def in_small_letters(name: str, federation: str) -> str:
    """The name with only the first letter of a word in capitals, by the letters of its federation.

    >>> in_small_letters("O'NEIL, JEAN-PAUL", "IRL"), in_small_letters("IŞIK, İREM", "TUR")
    ("O'Neil, Jean-Paul", 'Işık, İrem')
    """
    return _WORD.sub(lambda found: _small(found[0], federation) if _is_shouted(found[0]) else found[0], name)


def _is_shouted(word: str) -> bool:
    return len(word) > 1 and word.isupper() and not _ROMAN.fullmatch(word)


def _small(word: str, federation: str) -> str:
    rest = word[1:].replace("İ", "i")
    if federation in TURKIC:
        rest = rest.replace("I", "ı")
    return word[0] + rest.lower()


def is_total(name: str) -> bool:
    """Does the line count players, and is none?

    >>> is_total("Total: 64 players"), is_total("Toplam"), is_total("Total, Ann")
    (True, True, False)
    """
    found = _TOTAL.match(name)
    return found is not None and (
        not found["rest"].strip() or any(one.isdecimal() or one == ":" for one in found["rest"])
    )
