"""Who is meant by a few letters, in any script and with any keyboard."""

from __future__ import annotations

import unicodedata

from pairwright.lean import NamedTuple
from pairwright.model.tournament import Tournament

LONGEST_LIST = 50
_SAME = str.maketrans(
    {"ı": "i", "İ": "i", "ي": "ی", "ى": "ی", "ك": "ک", "ة": "ه", "أ": "ا", "إ": "ا", "آ": "ا", "ؤ": "و", "ئ": "ی",
     "\u200c": " ", "ـ": "", "ß": "ss", "ø": "o", "Ø": "o", "ł": "l", "Ł": "l", "đ": "d", "Đ": "d"}
)  # fmt: skip
"""Letters that people type for one another."""


class Found(NamedTuple):
    """A player or team that fits."""

    number: int
    name: str
    is_team: bool = False


def folded(text: str) -> str:
    """Without case, accents and the differences between keyboards: ``İnceoğuz`` is found by ``inceoguz``."""
    plain = unicodedata.normalize("NFKD", text.translate(_SAME))
    return "".join([letter for letter in plain if not unicodedata.combining(letter)]).casefold().strip()


def number_in(text: str) -> int:
    """The number, in digits of any script; 0 if it is none."""
    digits = "".join([str(unicodedata.decimal(letter, "")) for letter in text])
    return int(digits) if digits and len(digits) == len(text) <= 6 else 0


def found(tournament: Tournament, text: str) -> list[Found]:
    """Players and teams with a word of the name beginning so, first those whose name does; all words must fit."""
    wanted = folded(text).split()
    if not wanted:
        return []
    people = [Found(one.number, one.name) for one in tournament.players]
    people += [Found(team.number, team.name, is_team=True) for team in tournament.teams]
    fitting = []
    for one in people:
        words = folded(one.name).replace(",", " ").replace("-", " ").split()
        if all(any(word.startswith(part) for word in words) for part in wanted):
            fitting.append((not folded(one.name).startswith(wanted[0]), one.number, one))
    return [one for *_, one in sorted(fitting, key=lambda row: row[:2])[:LONGEST_LIST]]
