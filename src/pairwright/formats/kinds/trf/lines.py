"""From text to records: lines with their code."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from pairwright.errors import Place, say
from pairwright.formats.kinds.trf.faults import Faults

PLAYER = "001"
_CONTROLS = bytes(code for code in range(32) if code not in b"\t\n\r")


def has_controls(data: bytes) -> bool:
    """Whether some byte is a control character other than a tab or the end of a line."""
    return len(data.translate(None, _CONTROLS)) != len(data)


def without_controls(text: str, faults: Faults) -> str:
    """The text with a blank for every control character, each told; one at the very end of the file means nothing."""
    text = text.rstrip("\x00\x1a")
    controls = dict.fromkeys(_CONTROLS, " ")
    if not any(chr(code) in text for code in controls):
        return text
    runs = _runs_of_controls(text)
    for number, start, end, line in islice(runs, MOST_RUNS):
        code = f"U+{ord(line[start - 1]):04X}"
        found = say("a control character ({code})", code=code)
        if end > start:
            found = say("{count} control characters ({code} ...)", count=end - start + 1, code=code)
        place = Place(number, start, end, line[:3].strip())
        faults.repair("control-character", place, found, say("text"), say("Read as a blank"))
    for number, start, end, line in islice(runs, 1):
        place = Place(number, start, end, line[:3].strip())
        faults.repair("control-character", place, say("more control characters, here and below"), say("text"))
    return text.translate(controls)


MOST_RUNS = 1000
"""Runs of control characters that are told one by one; what has more is hardly a text."""


def _runs_of_controls(text: str) -> Iterator[tuple[int, int, int, str]]:
    """Line, first and last column of every run of control characters, and the text of the line."""
    for number, line in enumerate(lines_of(text), 1):
        if line.isprintable():
            continue
        start = 0
        for column, character in enumerate(line + " ", 1):
            is_control = character < " " and character != "\t"
            if is_control and not start:
                start = column
            elif start and not is_control:
                yield number, start, column - 1, line
                start = 0


def lines_of(text: str) -> list[str]:
    """Lines without blanks at their end; a line ends with CR, LF or both."""
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    return [line.rstrip(" ") for line in text.rstrip(" \n").split("\n")]


def straight(lines: list[str], known: frozenset[str], faults: Faults) -> Iterator[tuple[int, str]]:
    """Lines that are not empty, with their number; tabs and blanks before the record code are mended."""
    for number, line in enumerate(lines, 1):
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
        if line:
            yield number, line


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
