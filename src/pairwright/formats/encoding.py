"""From bytes to characters and lines: UTF-8 if it is, otherwise the code page whose letters make words."""

from __future__ import annotations

import codecs
from collections.abc import Iterator
from itertools import islice

from pairwright.errors import Place, UnknownCode, say
from pairwright.formats.faults import Faults

_SEQUENCE = rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}"
_LINE_END = rb"\r\n|\r|\n"
_CONTROLS = bytes(code for code in range(32) if code not in b"\t\n\r")


def decode(data: bytes, encoding: str, faults: Faults) -> tuple[str, str]:
    """The text and the name of its encoding. Raises :class:`UnknownCode` for an encoding there is not."""
    if encoding:
        return _decode_as(data, _canonical_name(encoding), faults)
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return _decode_as(data, "utf-16", faults)
    try:
        return data.removeprefix(codecs.BOM_UTF8).decode("utf-8"), "utf-8"
    except UnicodeDecodeError:
        pass
    import re

    rest, sequences = re.subn(_SEQUENCE, b"", data)
    if sequences >= 2 * len(rest.translate(None, bytes(range(128)))):
        return _decode_as(data, "utf-8", faults)
    from pairwright.formats.code_pages import code_page

    chosen = code_page(data)
    faults.notice(
        "encoding",
        Place(),
        say("the file is not UTF-8; its letters were read as {encoding}", encoding=chosen),
        remedy=say("If names look wrong, give the encoding (--encoding)"),
    )
    return _decode_as(data, chosen, faults)


_OF_NO_FILES = frozenset({"idna", "punycode", "unicode-escape", "raw-unicode-escape", "utf-7"})
"""Codecs of Python for names of the net and for programs; their texts can hold halves of characters."""


def _canonical_name(encoding: str) -> str:
    try:
        found = codecs.lookup(encoding)
        "001".encode(found.name)
        if found.name.replace("_", "-") in _OF_NO_FILES:
            raise LookupError(encoding)
    except (LookupError, UnicodeError, TypeError, ValueError):
        raise UnknownCode("encoding", encoding, ("utf-8", "cp1252", "cp1254", "cp1256")) from None
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
    import re

    line_end = re.compile(_LINE_END)
    for start, end in spans:
        while True:
            found = line_end.search(data, at, start)
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
