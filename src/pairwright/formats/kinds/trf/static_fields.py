"""The fields of a player line that stand before the rounds, and lines whose columns have moved."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from pairwright.errors import Place, Sentence, say
from pairwright.formats.kinds.trf.columns import (
    ALL_BLANK,
    BETWEEN,
    FIELDS,
    FIRST_ROUND,
    MEANINGS,
    OLD_TITLES,
    ROUND_WIDTH,
    SEXES,
    TITLES,
    Memo,
    between,
    columns_of,
    points_or_nothing,
    rank_or_nothing,
    whole,
)
from pairwright.formats.kinds.trf.faults import Faults, field, quoted
from pairwright.model.player import Player

V = TypeVar("V")

_NAME_STARTS, _NAME_ENDS = 14, 47
_SHIFTS = range(-12, 34)
"""How far the columns behind the name may have moved to the left: up to 33 where they were counted in bytes."""
_new = tuple.__new__


class StaticFields:
    """Reads the static fields; every distinct text is judged once."""

    def __init__(self, faults: Faults) -> None:
        self._faults = faults
        self._titles: Memo[str] = Memo(_title)
        self._titles.update(TITLES)
        self._sexes: Memo[str] = Memo(_sex)
        self._sexes.update(SEXES)
        self._ratings: Memo[int] = Memo(whole)
        self._points: Memo[int | None] = Memo(points_or_nothing)
        self._ranks: Memo[int | None] = Memo(rank_or_nothing)

    def read(self, line: int, row: tuple[str, ...]) -> Player:
        """A player without entries."""
        number, sex, title, name, rating, federation, fide_id, birth, points, rank = row[:FIELDS]
        try:
            return _new(
                Player,
                (
                    whole(number),
                    name.strip(),
                    self._ratings[rating],
                    self._titles[title],
                    self._sexes[sex],
                    federation.strip(),
                    fide_id.strip(),
                    birth.strip(),
                    (),
                    self._points[points],
                    self._ranks[rank],
                    (),
                    1,
                    0,
                ),
            )
        except ValueError:
            return self._read_slowly(line, row)

    def _read_slowly(self, line: int, row: tuple[str, ...]) -> Player:
        number, sex, title, name, rating, federation, fide_id, birth, points, rank = row[:FIELDS]
        try:
            own = whole(number)
        except ValueError:
            own = 0
            place = field(line, columns_of("number"), "001")
            self._faults.error("number", place, quoted(number), say("the starting rank, 1 to 9999"))
        return Player(
            own,
            name.strip(),
            self._tried(line, own, "rating", rating, self._ratings.__getitem__, 0, say("a whole number")),
            self._title_or_text(line, own, title),
            self._tried(line, own, "sex", sex, self._sexes.__getitem__, "", say("m or w")),
            federation.strip(),
            fide_id.strip(),
            birth.strip(),
            (),
            self._tried(line, own, "points", points, self._points.__getitem__, None, say("points such as 11.5")),
            self._tried(line, own, "rank", rank, self._ranks.__getitem__, None, say("a whole number")),
        )

    def _tried(
        self, line: int, player: int, name: str, text: str, reads: Callable[[str], V], nothing: V, expected: Sentence
    ) -> V:
        try:
            return reads(text)
        except ValueError:
            place = field(line, columns_of(name), "001", player=player)
            self._faults.repair(name, place, quoted(text), expected, say("Read as if the field were blank"))
            return nothing

    def _title_or_text(self, line: int, player: int, text: str) -> str:
        try:
            return self._titles[text]
        except ValueError:
            place = field(line, columns_of("title"), "001", player=player)
            self._faults.notice("title", place, quoted(text), say("a FIDE title"), say("It is kept as it stands"))
            return text.strip()


def straightened(line: int, text: str, faults: Faults) -> tuple[str, str]:
    """A line whose blank columns are not all blank, put right, and its name.

    The columns behind the name are moved if exactly one shift makes the whole line well formed; a name may run
    one column over its field at either side. Anything else is a fault of the columns that should be blank.
    """
    shifts = [shift for shift in _SHIFTS if shift and _well_formed(_moved(text, shift))]
    if len(shifts) == 1:
        shift = shifts[0]
        faults.repair(
            "shifted",
            Place(line, _NAME_ENDS + 1 - shift, len(text.rstrip()), "001"),
            say(
                "everything behind the name stands {count} columns too far to the {side}",
                count=abs(shift),
                side="left" if shift > 0 else "right",
            ),
            say("the rating in columns 49-52 (columns count characters)"),
            say("Read as if it stood in its columns"),
        )
        return _moved(text, shift), text[_NAME_STARTS : _NAME_ENDS - shift].strip()
    return text, _name_and_faults(line, text, faults)


def _name_and_faults(line: int, text: str, faults: Faults) -> str:
    """The name, with the one column it may run over; every other column that should be blank is a fault."""
    starts, ends = _NAME_STARTS, _NAME_ENDS
    title = text[10:13].strip().upper()
    if text[starts - 1] != " " and text[starts] != " " and title in _ALL_TITLES:
        starts -= 1
    if text[ends] != " " and text[ends - 1] != " ":
        ends += 1
    for column in BETWEEN:
        if text[column] == " ":
            continue
        place = Place(line, column + 1, column + 1, "001")
        if starts <= column < ends:
            faults.repair(
                "name", place, quoted(text[column]), say("a blank beside the name"), say("Read as part of the name")
            )
        else:
            faults.error(
                "shifted", place, quoted(text[column]), say("a blank"), say("Move the line's parts into their columns")
            )
    return text[starts:ends].strip()


_ALL_TITLES = {*OLD_TITLES, *OLD_TITLES.values(), ""}


def _moved(text: str, shift: int) -> str:
    """The line with the columns behind the name moved to the right by ``shift``, the name left out."""
    moved = text[:_NAME_STARTS] + " " * (_NAME_ENDS - _NAME_STARTS) + text[_NAME_ENDS - shift :]
    return moved.rstrip().ljust(FIRST_ROUND)


def _well_formed(text: str) -> bool:
    """Every field is what it should be, and something stands behind the rating to tell by."""
    if between(text) != ALL_BLANK or not text[80:].strip():
        return False
    try:
        whole(text[48:52])
        points_or_nothing(text[80:84])
        rank_or_nothing(text[85:89])
        for start in range(FIRST_ROUND, len(text.rstrip()), ROUND_WIDTH):
            whole(text[start : start + 4])
            if text[start + 4 : start + 10].ljust(6) not in MEANINGS:
                return False
    except ValueError:
        return False
    return True


def _title(text: str) -> str:
    title = text.strip().upper()
    title = OLD_TITLES.get(title, title)
    if title and title not in OLD_TITLES.values():
        raise ValueError(text)
    return title


def _sex(text: str) -> str:
    sex = {"M": "m", "W": "w"}.get(text.upper(), "")
    if not sex:
        raise ValueError(text)
    return sex
