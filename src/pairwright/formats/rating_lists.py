"""FIDE's rating lists, as they are published: text in columns, XML, or either in a .zip archive; read player by player.

National lists are tables like any other: ``app/rating_lookup`` reads them as entries.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from pairwright.errors import Place, Problem, Sentence, Severity, TooLarge, UnreadableFile, say
from pairwright.lean import TYPE_CHECKING, NamedTuple, cast

if TYPE_CHECKING:
    from typing import IO

FIDE = "FIDE"
"""The name of its list."""
LARGEST_LIST = 4 << 30
"""Bytes, unpacked: several times what FIDE's complete list has."""
_HEAD = 4096
_TEXT_HEAD = "ID Number"
_XML_HEAD = re.compile(rb"<playerslist|<player>")
_DECLARATIONS = re.compile(rb"<!(DOCTYPE|ENTITY)", re.IGNORECASE)
_COLUMN_HEADS = re.compile(r"ID Number|\S+")
_OF_A_MONTH = re.compile(r"[A-Z]{3}\d{2}")
"""The head of the ratings in a list of one pace: ``NOV26``."""
_XML_FIELDS = {
    "fideid": "id",
    "name": "name",
    "country": "federation",
    "sex": "sex",
    "title": "title",
    "rating": "rating",
    "rapid_rating": "rapid",
    "blitz_rating": "blitz",
    "birthday": "birth",
}
_TEXT_FIELDS = {
    "ID Number": "id",
    "Name": "name",
    "Fed": "federation",
    "Sex": "sex",
    "Tit": "title",
    "SRtng": "rating",
    "RRtng": "rapid",
    "BRtng": "blitz",
    "B-day": "birth",
}
_SEXES = {"M": "m", "F": "w", "W": "w"}


class RatedPlayer(NamedTuple):
    """One player of a rating list: of FIDE's (``list`` is ``FIDE``), or of a federation's (its code). Ratings are in
    Elo, 0 for none; ``birth`` is a year in FIDE's."""

    list: str
    id: str
    """On that list; empty where it gives none."""
    name: str
    federation: str = ""
    sex: str = ""
    title: str = ""
    rating: int = 0
    rapid: int = 0
    blitz: int = 0
    birth: str = ""
    fide_id: str = ""


def is_fide_list(head: bytes) -> bool:
    """Whether a file that begins so is FIDE's list (unpacked)."""
    return head.lstrip(b"\xef\xbb\xbf \r\n").startswith(_TEXT_HEAD.encode()) or bool(_XML_HEAD.search(head[:_HEAD]))


def fide_players(file: IO[bytes]) -> Iterator[RatedPlayer]:
    """The players of FIDE's list, in its order. Raises :class:`UnreadableFile` for a file that is none, or that is
    damaged, and :class:`TooLarge`."""
    with _unpacked(file) as source:
        head = source.read(_HEAD)
        rest = _Joined(head, source)
        if _XML_HEAD.search(head):
            yield from _of_xml(head, rest)
        elif is_fide_list(head):
            yield from _of_text(rest)
        else:
            raise _unreadable(say("no rating list of FIDE was found in the file"))


class _Joined:
    """A file whose beginning was read already, with a limit to its length."""

    def __init__(self, head: bytes, rest: IO[bytes]) -> None:
        self._head, self._rest, self._count = head, rest, len(head)

    def read(self, size: int = 1 << 16) -> bytes:
        if self._head:
            head, self._head = self._head, b""
            return head
        data = self._rest.read(size)
        self._count += len(data)
        if self._count > LARGEST_LIST:
            raise TooLarge("bytes in one rating list", self._count, LARGEST_LIST)
        return data

    def lines(self) -> Iterator[bytes]:
        """Without their ends."""
        kept = b""
        while data := self.read():
            *lines, kept = (kept + data).split(b"\n")
            yield from lines
        if kept:
            yield kept


@contextmanager
def _unpacked(file: IO[bytes]) -> Iterator[IO[bytes]]:
    """The file, or what is in it if it is an archive."""
    from zipfile import BadZipFile, ZipFile

    start = file.read(4)
    file.seek(0)
    if start != b"PK\3\4":
        yield file
        return
    try:
        with ZipFile(file) as archive:
            names = [name for name in archive.namelist() if name.lower().endswith((".txt", ".xml"))]
            if not names:
                raise _unreadable(say("there is no list in the archive"))
            with archive.open(names[0]) as member:
                yield member
    except BadZipFile as error:
        raise _unreadable(say("the archive cannot be read here: {reason}", reason=str(error))) from None


def _of_text(source: _Joined) -> Iterator[RatedPlayer]:
    """The columns begin where their heads begin."""
    lines = source.lines()
    heads = _line(next(lines)).lstrip("\ufeff")
    starts = [(found.start(), found[0]) for found in _COLUMN_HEADS.finditer(heads)]
    ends = [start for start, _ in starts[1:]] + [None]
    fields = {
        _TEXT_FIELDS.get(head, "rating" if _OF_A_MONTH.fullmatch(head) else ""): slice(start, end)
        for (start, head), end in zip(starts, ends, strict=True)
    }
    fields.pop("", None)
    for line in lines:
        text = _line(line)
        if text.strip():
            yield _player({name: text[place].strip() for name, place in fields.items()})


def _line(data: bytes) -> str:
    try:
        return data.decode("utf-8").rstrip("\r")
    except UnicodeDecodeError:
        return data.decode("latin-1").rstrip("\r")


def _of_xml(head: bytes, source: _Joined) -> Iterator[RatedPlayer]:
    """Element by element, each forgotten when it is read; declarations of a document type have no place in it."""
    from xml.etree.ElementTree import Element, ParseError, XMLPullParser

    if _DECLARATIONS.search(head):
        raise _unreadable(say("a document type is declared in it, which FIDE's lists do not do"))
    parser: XMLPullParser[Element] = XMLPullParser(["start", "end"])
    root: Element | None = None
    try:
        while data := source.read():
            parser.feed(data)
            for event, element in cast("Iterator[tuple[str, Element]]", parser.read_events()):
                root = element if root is None else root
                if event == "end" and element.tag == "player":
                    yield _player({name: (element.findtext(tag) or "").strip() for tag, name in _XML_FIELDS.items()})
                    root.clear()
        parser.close()
    except ParseError as error:
        raise _unreadable(say("the list is damaged: {reason}", reason=str(error))) from None


def _player(fields: dict[str, str]) -> RatedPlayer:
    get = fields.get
    standard, rapid, blitz = [
        int(text) if text.isdecimal() else 0 for text in (get("rating", ""), get("rapid", ""), get("blitz", ""))
    ]
    birth = get("birth", "")
    return RatedPlayer(
        FIDE,
        get("id", ""),
        get("name", ""),
        get("federation", ""),
        _SEXES.get(get("sex", ""), ""),
        get("title", ""),
        standard,
        rapid,
        blitz,
        birth if birth.strip("0") else "",
        get("id", ""),
    )


def _unreadable(found: Sentence) -> UnreadableFile:
    expected = say("the list as FIDE publishes it (.txt, .xml or .zip)")
    remedy = say("Download it again; national lists are read as tables (CSV, spreadsheet)")
    return UnreadableFile((Problem("rating-list", Severity.ERROR, Place(), found, expected, remedy),))
