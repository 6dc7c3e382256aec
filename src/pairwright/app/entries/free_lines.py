"""Lines that nothing divides into columns: ``12. GM Ash, Ann IRI 2100``, or names alone."""

from __future__ import annotations

import re

from pairwright.app.entries.cells import cleaned, latin_digits
from pairwright.app.entries.heads import Field
from pairwright.formats.cells import Row
from pairwright.lean import TYPE_CHECKING
from pairwright.model.initial_order import TITLES

if TYPE_CHECKING:
    from collections.abc import Sequence

COLUMNS = (Field.NUMBER, Field.TITLE, Field.NAME, Field.FEDERATION, Field.RATING, Field.FIDE_ID, Field.BIRTH)
_LEADING_NUMBER = re.compile(r"\(?\d{1,4}[.):\-]")
_RATING = re.compile(r"\d{3,4}")
_YEAR = re.compile(r"19[2-9]\d|20[0-4]\d|1[34]\d\d")
_KINDS = (
    (Field.RATING, _RATING),
    (Field.FIDE_ID, re.compile(r"\d{5,9}")),
    (Field.BIRTH, re.compile(r"\d{1,4}[./-]\d{1,2}[./-]\d{1,4}")),
)
_CAPITALS = re.compile("[A-Z]{3}")
_LOOSE = ",;،؛|()[]"


def divided(rows: Sequence[Row]) -> tuple[Row, ...]:
    """The same rows with a cell for each of :data:`COLUMNS`.

    >>> divided([Row(1, ("12. GM Ash, Ann IRI 2100",))])[0].cells
    ('12', 'GM', 'Ash, Ann', 'IRI', '2100', '', '')
    """
    return tuple([Row(row.line, _parts(cleaned(row.cells[0]))) for row in rows])


def _parts(line: str) -> tuple[str, ...]:
    words = line.split()
    found = dict.fromkeys(COLUMNS, "")
    if len(words) > 1 and (_LEADING_NUMBER.fullmatch(latin_digits(words[0]) + ("." if words[0].isdecimal() else ""))):
        found[Field.NUMBER] = words.pop(0).strip("(.):-")
    if len(words) > 1 and words[0] in TITLES:
        found[Field.TITLE] = words.pop(0)
    while len(words) > 1 and _takes(words[-1].strip(_LOOSE), found, words[:-1]):
        words.pop()
    found[Field.NAME] = " ".join(words).strip(_LOOSE + " ")
    return tuple(found.values())


def _takes(word: str, found: dict[Field, str], before: Sequence[str]) -> bool:
    """Whether the last word is no part of the name; then it goes where it belongs."""
    if not word:
        return True
    if word in TITLES and not found[Field.TITLE]:
        found[Field.TITLE] = word
        return True
    if _CAPITALS.fullmatch(word) and not found[Field.FEDERATION] and not _all_capitals(before):
        found[Field.FEDERATION] = word
        return True
    digits = latin_digits(word)
    if found[Field.RATING] and not found[Field.BIRTH] and _RATING.fullmatch(digits):
        years = [number for number in (digits, found[Field.RATING]) if _YEAR.fullmatch(latin_digits(number))]
        if years:  # of two numbers one is the year of birth: the later one, if both look like a year
            found[Field.BIRTH] = years[-1]
            found[Field.RATING] = word if years[-1] == found[Field.RATING] else found[Field.RATING]
            return True
    for field, pattern in _KINDS:
        if pattern.fullmatch(digits) and not found[field]:
            found[field] = word
            return True
    return False


def _all_capitals(words: Sequence[str]) -> bool:
    """A name in capitals: three more of them may well belong to it."""
    letters = [word for word in words if word.strip(_LOOSE).isalpha()]
    return all(word == word.upper() != word.lower() for word in letters)
