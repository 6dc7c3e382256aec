"""Values from outside for a tie-break of its own (``OTHER_NAME``): lines of a pairing number and a value."""

from __future__ import annotations

from fractions import Fraction

from pairwright.errors import Place, Problem, Severity, UnreadableFile, say

MOST_DIGITS = 12


def read_values(text: str) -> dict[int, Fraction]:
    """Values by pairing number, from CSV: a number and a value a line, separated by a comma, a semicolon or a tab.

    A first line of words is a heading; columns after the second are not looked at. Raises :class:`UnreadableFile`
    with every line that is no such pair, and every number that stands there twice.
    """
    values: dict[int, Fraction] = {}
    problems: list[Problem] = []
    for line, content in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        if not content.strip():
            continue
        separator = next((sign for sign in "\t;," if sign in content), ",")
        cells = [cell.strip().strip('"') for cell in content.split(separator)]
        try:
            number, value = _number(cells[0]), _value(cells[1])
        except (ValueError, IndexError):
            if not (line == 1 and not any(character.isdigit() for character in content)):
                problems.append(_problem(line, content, "a pairing number and a value, such as 12,3.5"))
            continue
        if number in values:
            problems.append(_problem(line, content, "one line for every participant"))
        values[number] = value
    if problems:
        raise UnreadableFile(tuple(problems))
    return values


def _number(text: str) -> int:
    if not (text.isdecimal() and len(text) <= MOST_DIGITS):
        raise ValueError(text)
    return int(text)


def _value(text: str) -> Fraction:
    """A decimal number in any digits, with a point or a comma; ``½`` too."""
    plain = text.replace("\u2212", "-").replace(",", ".").replace("\u066b", ".").replace("½", ".5")
    digits = plain.removeprefix("-").replace(".", "", 1)
    if not (digits.isdecimal() and len(digits) <= MOST_DIGITS):
        raise ValueError(text)
    return Fraction(plain)


def _problem(line: int, found: str, expected: str) -> Problem:
    what = say("{found}", found=found.strip()[:60])
    return Problem("value", Severity.ERROR, Place(line=line), what, say("{it}", it=expected))
