"""Reading and writing: the one door to every file format.

A format is an item of the catalogue (kind ``format``) that recognises, reads and writes. Readers collect every
fault as a :class:`~pairwright.errors.Problem`; the caller chooses whether repairs are welcome.
"""

from __future__ import annotations

from enum import Enum

from pairwright.catalogue import discover, find
from pairwright.errors import Place, Problem, Severity, TooLarge, UnreadableFile, say
from pairwright.lean import NamedTuple, Protocol, cast
from pairwright.model.tournament import Tournament

LARGEST_FILE = 64_000_000
"""Bytes. The largest tournament files can state (9999 players) is far below it."""
MOST_LINES = 1_000_000
"""Lines of one file."""
_ARCHIVES = (b"PK\3\4", b"\xd0\xcf\x11\xe0")
"""What zip archives and old office documents begin with."""
_HEAD = 16_384
"""Bytes that nearly always tell the format."""


class Strictness(Enum):
    """What to do with faults that have one obvious remedy."""

    STRICT = "strict"
    """Refuse the file."""
    LENIENT = "lenient"
    """Mend them, and list every repair."""


class Reading(NamedTuple):
    """A tournament as read: with its repairs and notices in file order, the encoding, and the format's code."""

    tournament: Tournament
    problems: tuple[Problem, ...]
    encoding: str
    format: str


class Writing(NamedTuple):
    """A tournament as text, and one notice for every kind of thing the format cannot say."""

    text: str
    losses: tuple[Problem, ...]


class Format(Protocol):
    """A file format. ``code`` is its name everywhere."""

    @property
    def code(self) -> str:
        """``trf26``, ``json``, ...: the name it is asked for by."""

    @property
    def title(self) -> str:
        """One line for help and pickers."""

    def recognises(self, data: bytes) -> str:
        """The code of the format (or its variant) these bytes are written in; empty if they are not its own."""

    def read(self, data: bytes, strictness: Strictness, encoding: str) -> Reading:
        """Read. Raises :class:`UnreadableFile` with every fault, :class:`TooLarge` above the limits."""

    def write(self, tournament: Tournament) -> Writing:
        """Write."""


def read(data: bytes, *, strictness: Strictness = Strictness.LENIENT, encoding: str = "", format: str = "") -> Reading:
    """Read a tournament from the bytes of a file.

    ``encoding`` overrides what the bytes suggest, ``format`` (a code) the recognition of the format.
    Raises :class:`UnreadableFile` with every fault (in strict reading every repair is a fault),
    :class:`TooLarge`, and :class:`~pairwright.errors.UnknownCode` for a format or encoding there is not.
    """
    if len(data) > LARGEST_FILE:
        raise TooLarge("bytes", len(data), LARGEST_FILE)
    lines = max(data.count(b"\n"), data.count(b"\r"))
    if lines > MOST_LINES:
        raise TooLarge("lines in one file", lines, MOST_LINES)
    chosen = find("format", format) if format else _recognised(data)
    return cast("Format", chosen).read(data, strictness, encoding)


def write(tournament: Tournament, format: str = "trf26") -> Writing:
    """Write a tournament in the format with this code. Raises :class:`~pairwright.errors.UnknownCode`."""
    return cast("Format", find("format", format)).write(tournament)


def sniff(data: bytes) -> str:
    """The code of the format the bytes are written in; empty if they are no tournament at all."""
    if data.startswith(_ARCHIVES) or data[257:262] == b"ustar":  # their members may stand in them as they are
        return ""
    first = cast("Format", find("format", "trf26"))
    code = first.recognises(data)
    if code:
        return code
    for offer in discover("format"):
        code = cast("Format", offer).recognises(data)
        if code:
            return code
    return ""


def _recognised(data: bytes) -> Format:
    code = sniff(data[:_HEAD]) or sniff(data)
    if code:
        return cast("Format", find("format", code))
    raise UnreadableFile(
        (
            Problem(
                "no-tournament",
                Severity.ERROR,
                Place(),
                say("no tournament was found in the file" if data.strip() else "the file is empty"),
                say("a tournament report file (player lines begin with 001), JSON or CSV"),
                say("Export the tournament as TRF from the program that holds it"),
            ),
        )
    )


def settled(problems: list[Problem], strictness: Strictness) -> tuple[Problem, ...]:
    """The problems in file order, if the file may be used; otherwise raises :class:`UnreadableFile` with its faults."""
    problems.sort(key=lambda problem: problem.place[:2])
    fatal = (Severity.ERROR, Severity.REPAIR) if strictness is Strictness.STRICT else (Severity.ERROR,)
    if any(problem.severity in fatal for problem in problems):
        raise UnreadableFile(tuple(problem for problem in problems if problem.severity is not Severity.NOTICE))
    return tuple(problems)
