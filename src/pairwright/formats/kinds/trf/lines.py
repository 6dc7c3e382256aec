"""From text to records: lines with their code."""

from __future__ import annotations

from collections.abc import Iterator

from pairwright.errors import Place, say
from pairwright.formats.faults import Faults

PLAYER = "001"
_DIGITS = {chr(zero + value): str(value) for zero in (0x660, 0x6F0) for value in range(10)}
_ASCII = str.maketrans(_DIGITS | {"\u066b": "."})
_MARK = "\ufeff"
NAME_IN_LINE = (14, 47)
_TEXTS = {PLAYER: NAME_IN_LINE, "310": (8, 46), "013": (4, 36)}
"""Where in a line the name stands, whose digits are its own."""
_NUMERIC = frozenset(("042", "052", "062", "072", "082", "132", "142", "162", "222", "240", "250", "260", "299")).union(
    ("300", "320", "330", "362")
)


def crooked(text: str) -> bool:
    """Whether some line may need :func:`straight`: it begins with a blank or a mark, or holds a tab or digits of
    another script."""
    if "\t" in text or "\n " in text or "\r " in text or text[:1] == " ":
        return True
    return not text.isascii() and (_MARK in text or any(digit in text for digit in _DIGITS))


def straight(lines: list[str], known: frozenset[str], faults: Faults) -> Iterator[tuple[int, str]]:
    """Lines that are not empty, with their number; tabs, marks and blanks before the record code, and digits of
    another script, are mended."""
    for number, line in enumerate(lines, 1):
        if line[:1] == _MARK:
            line = line.lstrip(_MARK)
            faults.repair(
                "mark",
                Place(number, 1, 1, line[:3].strip()),
                say("a byte order mark in the middle of the file"),
                say("the record code in columns 1-3"),
                say("It was dropped"),
            )
        if "\t" in line:
            line = _without_tabs(number, line, faults)
        if line[:1] == " " and line.lstrip()[:3] in known:
            column = len(line) - len(line.lstrip()) + 1
            line = line.lstrip()
            faults.repair(
                "shifted",
                Place(number, column, column + 2, line[:3]),
                say("the line begins in column {column}", column=column),
                say("the record code in columns 1-3"),
                say("The blanks before it were dropped"),
            )
        if not line.isascii():
            line = _with_plain_digits(number, line, faults)
        if line:
            yield number, line


def _with_plain_digits(number: int, line: str, faults: Faults) -> str:
    """The line with 0-9 for Persian and Arabic digits wherever numbers stand; names and other texts keep theirs."""
    code = line[:3]
    if code not in _TEXTS and code not in _NUMERIC and not code.startswith(("XX", "BB")):
        return line
    plain = plain_digits(line, *_TEXTS.get(code, (0, 0)))
    tell_of_digits(number, line, plain, faults)
    return plain


def plain_digits(line: str, first: int, end: int) -> str:
    """The line with 0-9 for Persian and Arabic digits, but for the name between ``first`` and ``end``."""
    return line[:first].translate(_ASCII) + line[first:end] + line[end:].translate(_ASCII)


def tell_of_digits(number: int, line: str, plain: str, faults: Faults) -> None:
    """One repair for a line whose digits were put right, at the first of them."""
    if plain != line:
        column = next(at for at, (one, other) in enumerate(zip(line, plain, strict=True), 1) if one != other)
        place = Place(number, column, 0, line[:3])
        faults.repair("digits", place, say("digits of another script"), say("0-9"), say("Read as 0-9"))


def _without_tabs(number: int, line: str, faults: Faults) -> str:
    for column, character in enumerate(line, 1):
        if character == "\t":
            faults.repair(
                "tab",
                Place(number, column, column, line[:3].strip()),
                say("a tab"),
                say("blanks"),
                say("Read as one blank"),
            )
    return line.replace("\t", " ").rstrip(" ")
