"""Where everything stands in a player line, and how its parts are written.

Columns count characters from 1 in every message; slices count from 0 as Python does.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter

from pairwright.lean import TYPE_CHECKING
from pairwright.model.agreement import results_agree
from pairwright.model.colour import Colour
from pairwright.model.points import parse_points
from pairwright.model.result import RESULTS, Result

if TYPE_CHECKING:
    from typing import TypeVar

    V = TypeVar("V")

FIRST_ROUND = 91
"""Where the opponent of round 1 begins (column 92)."""
ROUND_WIDTH = 10

STATIC = (
    ("number", slice(4, 8)),
    ("sex", slice(9, 10)),
    ("title", slice(10, 13)),
    ("name", slice(14, 47)),
    ("rating", slice(48, 52)),
    ("federation", slice(53, 56)),
    ("fide_id", slice(57, 68)),
    ("birth", slice(69, 79)),
    ("points", slice(80, 84)),
    ("rank", slice(85, 89)),
)
FIELDS = len(STATIC)
NAME = 3
"""Index of the name among them."""
BETWEEN = (3, 8, 13, 47, 52, 56, 68, 79, 84, 89, 90)
"""Columns that are blank in every player line."""
between = itemgetter(*BETWEEN)
ALL_BLANK = (" ",) * len(BETWEEN)

TITLES = {
    **{f"{title:>3}": title for title in ("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM")},
    **{f"{title:<3}": title for title in ("GM", "IM", "FM", "CM")},
    "   ": "",
}
OLD_TITLES = {"G": "GM", "M": "IM", "F": "FM", "C": "CM", "WG": "WGM", "WM": "WIM", "WF": "WFM", "WC": "WCM"}
SEXES = {"m": "m", "w": "w", "M": "m", "W": "w", " ": ""}


def columns_of(name: str) -> tuple[int, int]:
    """First and last column (from 1) of a static field."""
    found = dict(STATIC)[name]
    return found.start + 1, found.stop


def round_columns(round: int) -> tuple[int, int, int]:
    """Columns (from 1) of the opponent's first digit, the colour and the result of a round."""
    start = FIRST_ROUND + ROUND_WIDTH * (round - 1)
    return start + 1, start + 6, start + 8


def slicer(rounds: int) -> Callable[[str], tuple[str, ...]]:
    """Cuts a line, padded to :func:`width`, into its static fields and then, for every round, the opponent
    and the six characters behind it (blank, colour, blank, result, two blanks)."""
    parts = [part for _, part in STATIC]
    for start in range(FIRST_ROUND, FIRST_ROUND + ROUND_WIDTH * rounds, ROUND_WIDTH):
        parts += [slice(start, start + 4), slice(start + 4, start + 10)]
    return itemgetter(*parts)


def width(rounds: int) -> int:
    """Characters of a line with so many rounds, the blanks behind the last result included."""
    return FIRST_ROUND + ROUND_WIDTH * rounds


class Memo(dict["str", "V"]):
    """Reads every distinct text once; the reading function raises ``ValueError``."""

    def __init__(self, reads: Callable[[str], V]) -> None:
        super().__init__()
        self._reads = reads

    def __missing__(self, text: str) -> V:
        value = self[text] = self._reads(text)
        return value


def whole(text: str) -> int:
    """A number of ASCII digits; blanks are 0. Raises ``ValueError``."""
    digits = text.strip()
    if not digits:
        return 0
    if digits.isascii() and digits.isdigit():
        return int(digits)
    raise ValueError(text)


def points_or_nothing(text: str) -> int | None:
    """Points in tenths, None for blanks. Raises ``ValueError``."""
    if not text.strip():
        return None
    if not text.isascii():
        raise ValueError(text)
    return parse_points(text)


def rank_or_nothing(text: str) -> int | None:
    """A rank, None for blanks or 0. Raises ``ValueError``."""
    return whole(text) or None


def fide_title(text: str) -> str:
    """The title as FIDE writes it, from its old one- and two-letter forms too. Raises ``ValueError``."""
    title = text.strip().upper()
    title = OLD_TITLES.get(title, title)
    if title and title not in OLD_TITLES.values():
        raise ValueError(text)
    return title


class MemoOfPairs(dict[tuple[str, str], bool]):
    """Judges every distinct pair of codes once."""

    def __missing__(self, codes: tuple[str, str]) -> bool:
        one, other = GAMES.get(codes[0]), GAMES.get(codes[1])
        fine = self[codes] = bool(one and other and one[0] is other[0].opposite and results_agree(one[1], other[1]))
        return fine


Meaning = tuple[Colour, Result]


def _codes(results: str, colours: str) -> dict[str, Meaning]:
    """Meanings of the six characters behind an opponent."""
    return {
        f" {shown} {written}  ": (Colour(shown.lower().replace(" ", "-")), RESULTS[result])
        for shown in colours
        for result in results
        for written in {result, result.lower()}
    }


GAMES: dict[str, Meaning] = {
    **_codes("1=0WDL+-?", "wWbB"),
    **{f" {colour}    ": (Colour(colour.lower()), Result.PENDING) for colour in "wWbB"},
}
"""Behind an opponent."""
BYES: dict[str, Meaning] = {
    **_codes("UFHZ", "- "),
    " - -  ": (Colour.NONE, Result.ABSENT),
    " - +  ": (Colour.NONE, Result.FORFEIT_WIN),
    **{f" {colour} +  ": (Colour(colour.lower()), Result.FORFEIT_WIN) for colour in "wWbB"},
    " -    ": (Colour.NONE, Result.ABSENT),
    "      ": (Colour.NONE, Result.ABSENT),
}
"""Behind no opponent (``0000`` or blanks)."""
MEANINGS = {**BYES, **GAMES}
AT_PEACE = MemoOfPairs()
"""Whether the codes of two opponents need no second look: opposite colours, and results that agree."""
