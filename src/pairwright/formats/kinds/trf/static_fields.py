"""The fields of a player line that stand before the rounds, and lines whose columns have moved."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.errors import Place, Sentence, say
from pairwright.formats.faults import Faults, field, quoted
from pairwright.formats.kinds.trf.columns import (
    ALL_BLANK,
    BETWEEN,
    FIRST_ROUND,
    MEANINGS,
    OLD_TITLES,
    ROUND_WIDTH,
    SEXES,
    TITLES,
    Memo,
    between,
    columns_of,
    fide_title,
    points_or_nothing,
    rank_or_nothing,
    whole,
)
from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TypeVar

    V = TypeVar("V")

_NAME_STARTS, _NAME_ENDS = 14, 47
_HARD_BLANK = "\xa0"
_SHIFTS = range(-12, 34)
"""How far the columns behind the name may have moved to the left: up to 33 where they were counted in bytes."""


class Static:
    """The static fields of all players, column by column, as a :class:`Player` has them: from the number to the
    birth date ``before`` the entries, points and ranks ``behind`` them."""

    __slots__ = ("before", "behind", "numbers")

    def __init__(
        self, numbers: list[int], before: Sequence[Sequence[object]], behind: Sequence[Sequence[object]]
    ) -> None:
        self.numbers = numbers
        self.before = before
        self.behind = behind


def read_static(lines: list[int], columns: Sequence[Sequence[str]], faults: Faults) -> Static:
    """Read the static fields; every distinct text of a column is judged once."""
    number, sex, title, name, rating, federation, fide_id, birth, points, rank = columns
    numbers = _numbers(lines, number, faults)
    fields = _Fields(lines, numbers, faults)
    before = (
        numbers,
        list(map(str.strip, name)),
        fields.read("rating", rating, Memo(whole), 0, say("a whole number")),
        fields.titles(title),
        fields.sexes(sex),
        list(map(str.strip, federation)),
        list(map(str.strip, fide_id)),
        list(map(str.strip, birth)),
    )
    behind = (
        fields.read("points", points, Memo(points_or_nothing), None, say("points such as 11.5")),
        fields.read("rank", rank, Memo(rank_or_nothing), None, say("a whole number")),
    )
    return Static(numbers, before, behind)


def _numbers(lines: list[int], texts: Sequence[str], faults: Faults) -> list[int]:
    """Starting ranks; 0 where none can be read."""
    together = "".join(texts).replace(" ", "")
    if together.isascii() and together.isdigit():
        try:
            return list(map(int, texts))
        except ValueError:
            pass
    numbers = []
    for line, text in zip(lines, texts, strict=True):
        try:
            numbers.append(whole(text))
        except ValueError:
            numbers.append(0)
            place = field(line, columns_of("number"), "001")
            faults.error("number", place, quoted(text), say("the starting rank, 1 to 9999"))
    return numbers


class _Fields:
    """Reads columns of fields; what a column cannot hold is told with its line."""

    def __init__(self, lines: list[int], numbers: list[int], faults: Faults) -> None:
        self._lines, self._numbers, self._faults = lines, numbers, faults

    def read(self, name: str, texts: Sequence[str], table: dict[str, V], nothing: V, expected: Sentence) -> list[V]:
        """A column read by a table; a text that is not in it is passed over as if blank."""
        try:
            return list(map(table.__getitem__, texts))
        except (KeyError, ValueError):
            pass
        found = []
        for at, text in enumerate(texts):
            try:
                found.append(table[text])
            except (KeyError, ValueError):
                found.append(nothing)
                place = field(self._lines[at], columns_of(name), "001", player=self._numbers[at])
                self._faults.repair(name, place, quoted(text), expected, say("Read as if the field were blank"))
        return found

    def sexes(self, texts: Sequence[str]) -> list[str]:
        """The column of sexes; an f can only be a w."""
        if set(texts) <= SEXES.keys():
            return list(map(SEXES.__getitem__, texts))
        plain = []
        for at, text in enumerate(texts):
            if text in ("f", "F"):
                place = field(self._lines[at], columns_of("sex"), "001", player=self._numbers[at])
                self._faults.repair("sex", place, quoted(text), say("m or w"), say("Read as w"))
            plain.append("w" if text in ("f", "F") else text)
        return self.read("sex", plain, SEXES.copy(), "", say("m or w"))

    def titles(self, texts: Sequence[str]) -> list[str]:
        """The column of titles; one that is no FIDE title is kept as it stands."""
        table = Memo(fide_title)
        table.update(TITLES)
        try:
            return list(map(table.__getitem__, texts))
        except ValueError:
            pass
        found = []
        for at, text in enumerate(texts):
            try:
                found.append(table[text])
            except ValueError:
                found.append(text.strip())
                place = field(self._lines[at], columns_of("title"), "001", player=self._numbers[at])
                self._faults.notice("title", place, quoted(text), say("a FIDE title"), say("It is kept as it stands"))
        return found


def straightened(line: int, text: str, faults: Faults) -> tuple[str, str]:
    """A line whose blank columns are not all blank, put right, and its name.

    The columns behind the name are moved if exactly one shift makes the whole line well formed; a name may run
    one column over its field at either side. Anything else is a fault of the columns that should be blank.
    """
    if _HARD_BLANK in text:
        at = text.index(_HARD_BLANK) + 1
        place = Place(line, at, at, "001")
        faults.repair("blank", place, say("a blank that does not break"), say("a blank"), say("Read as a blank"))
        text = text.replace(_HARD_BLANK, " ")
        if between(text) == ALL_BLANK:
            return text, text[_NAME_STARTS:_NAME_ENDS].strip()
    shift = _shift(text)
    if shift:
        faults.repair(
            "shifted",
            Place(line, _NAME_ENDS + 1 - shift, len(text.rstrip()), "001"),
            say(
                "everything behind the name stands {count} columns too far to the {side}",
                count=abs(shift),
                side=say("left") if shift > 0 else say("right"),
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


def _shift(text: str) -> int:
    """How far the columns behind the name have to be moved to the right; 0 if there is not exactly one way."""
    shifts = [shift for shift in _SHIFTS if shift and _fits(text, shift)]
    if len(shifts) > 1:  # rounds repeat every ten columns: the rating tells
        shifts = [shift for shift in shifts if _moved(text, shift)[48:52].strip()]
    return shifts[0] if len(shifts) == 1 else 0


def _fits(text: str, shift: int) -> bool:
    """Whether the line is well formed when moved so, and the name holds nothing from behind it."""
    return "   " not in text[_NAME_STARTS : _NAME_ENDS - shift].strip() and _well_formed(_moved(text, shift))


def _moved(text: str, shift: int) -> str:
    """The line with the columns behind the name moved to the right by ``shift``, the name left out."""
    moved = text[:_NAME_STARTS] + " " * (_NAME_ENDS - _NAME_STARTS) + text[_NAME_ENDS - shift :]
    return moved.rstrip().ljust(FIRST_ROUND)


def _well_formed(text: str) -> bool:
    """Every field is what it should be, and something stands behind the rating to tell by."""
    if between(text) != ALL_BLANK or not text[80:].strip():
        return False
    federation = text[53:56].strip()
    if federation and not federation.isalpha():
        return False
    try:
        whole(text[57:68])
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
