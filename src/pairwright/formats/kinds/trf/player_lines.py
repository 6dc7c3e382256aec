"""Player lines (001): the static fields and the round columns of all players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import repeat

from pairwright.errors import TooLarge, say
from pairwright.formats.faults import Faults, field
from pairwright.formats.kinds.trf.columns import (
    ALL_BLANK,
    FIELDS,
    FIRST_ROUND,
    NAME,
    ROUND_WIDTH,
    Memo,
    between,
    columns_of,
    slicer,
    whole,
    width,
)
from pairwright.formats.kinds.trf.round_column import UNKNOWN, Column
from pairwright.formats.kinds.trf.rounds import read_round, requests_of
from pairwright.formats.kinds.trf.static_fields import Static, read_static, straightened
from pairwright.lean import cast
from pairwright.model.player import Player
from pairwright.model.tournament import LARGEST_NUMBER, LARGEST_ROUND, ByeRequest

Line = tuple[int, str]
"""Number in the file (from 1) and text without blanks at the end."""


class Lines:
    """The players of a file, the byes asked for in the columns of rounds to come, and the line of each player."""

    __slots__ = ("line_of", "players", "requests")

    def __init__(self, players: tuple[Player, ...], requests: tuple[ByeRequest, ...], line_of: dict[int, int]) -> None:
        self.players = players
        self.requests = requests
        self.line_of = line_of


def read_players(lines: Sequence[Line], faults: Faults, column: type[Column] = Column) -> Lines:
    """Read all player lines. Raises :class:`TooLarge` above the format's limits."""
    if len(lines) > LARGEST_NUMBER:
        raise TooLarge("players", len(lines), LARGEST_NUMBER)
    texts, names = _straight(lines, faults)
    rounds = max(0, -(-(max(map(len, texts)) - FIRST_ROUND) // ROUND_WIDTH))
    if rounds > LARGEST_ROUND:
        raise TooLarge("rounds", rounds, LARGEST_ROUND)
    cut, wide = slicer(rounds), width(rounds)
    rows = [cut(text.ljust(wide)) for text in texts]
    for index, name in names.items():
        rows[index] = (*rows[index][:NAME], name, *rows[index][NAME + 1 :])
    across = list(zip(*rows, strict=True))
    at = [line for line, _ in lines]
    static = read_static(at, across[:FIELDS], faults)
    _check_numbers(at, static.numbers, faults)
    columns = _columns(at, across, static.numbers, column)
    return _assembled(static, columns, at, faults)


def _straight(lines: Sequence[Line], faults: Faults) -> tuple[list[str], dict[int, str]]:
    """The lines with everything in its columns, and the names (by index) of those that had to be put right."""
    texts: list[str] = []
    names: dict[int, str] = {}
    for number, text in lines:
        if len(text) < FIRST_ROUND:
            text = text.ljust(FIRST_ROUND)
        if between(text) != ALL_BLANK:
            text, names[len(texts)] = straightened(number, text, faults)
        texts.append(text)
    return texts, names


def _check_numbers(lines: list[int], numbers: list[int], faults: Faults) -> None:
    """Every player has a number, and only he."""
    if len(set(numbers)) == len(numbers) and 0 not in numbers:
        return
    first: dict[int, int] = {}
    for line, number in zip(lines, numbers, strict=True):
        place = field(line, columns_of("number"), "001", player=number)
        if not number:
            faults.error("number", place, say("no starting rank"), say("1 to 9999"), say("Number the players"))
        elif number in first:
            faults.error(
                "same-number",
                place,
                say("starting rank {number}, which line {line} has too", number=number, line=first[number]),
                say("another number for every player"),
                say("Correct one of the two numbers"),
            )
        first.setdefault(number, line)


def _columns(at: list[int], across: list[tuple[str, ...]], numbers: list[int], column: type[Column]) -> list[Column]:
    """The round columns, as read; opponents already looked up among the players."""
    known = set(numbers)

    def opponent(text: str) -> int:
        try:
            number = whole(text)
        except ValueError:
            return UNKNOWN
        return number if number in known or not number else UNKNOWN

    table = Memo(opponent)
    table.update(zip(across[0], numbers, strict=True))
    find = table.__getitem__
    rounds = across[FIELDS:]
    return [
        column(round_, at, numbers, list(map(find, texts)), texts, codes)
        for round_, (texts, codes) in enumerate(zip(rounds[::2], rounds[1::2], strict=True), 1)
    ]


def _assembled(static: Static, columns: list[Column], at: list[int], faults: Faults) -> Lines:
    """Players with their entries; columns after the last paired round become requests."""
    read = [read_round(column, faults) for column in columns]
    paired = len(read)
    while paired and not any(entry[0] for entry in read[paired - 1]):
        paired -= 1
    requests: list[ByeRequest] = []
    for column, entries in zip(columns[paired:], read[paired:], strict=True):
        requests += requests_of(column, entries, faults)
    entries_of = zip(*read[:paired], strict=True) if paired else repeat(())
    rest = [repeat(Player._field_defaults[name]) for name in Player._fields[Player._fields.index("national") :]]
    parts = zip(*static.before, entries_of, *static.behind, *rest, strict=False)
    players = cast("Iterator[Player]", map(tuple.__new__, repeat(Player), parts))
    return Lines(tuple(players), tuple(requests), dict(zip(static.numbers, at, strict=True)))
