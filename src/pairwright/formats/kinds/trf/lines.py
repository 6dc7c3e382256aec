"""From text to records: lines with their code."""

from __future__ import annotations

from collections.abc import Iterator

from pairwright.errors import Place, say
from pairwright.formats.faults import Faults

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
    for number, line in enumerate(lines_of(text), 1):
        for column, character in enumerate(line, 1):
            if ord(character) in controls:
                faults.repair(
                    "control-character",
                    Place(number, column, column, line[:3].strip()),
                    say("a control character ({code})", code=f"U+{ord(character):04X}"),
                    say("text"),
                    say("Read as a blank"),
                )
    return text.translate(controls)


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
