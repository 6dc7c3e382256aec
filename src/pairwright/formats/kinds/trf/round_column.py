"""One round of all player lines, as it stands in the file."""

from __future__ import annotations

from collections.abc import Sequence

UNKNOWN = -1
"""An opponent that is no number, or nobody's."""


class Column:
    """One round of all player lines: numbers of the lines and players, opponents (0 none, -1 unknown) with
    the text they were read from, and the six characters behind."""

    __slots__ = ("codes", "lines", "opponents", "players", "round", "texts")

    def __init__(
        self,
        round: int,
        lines: Sequence[int],
        players: Sequence[int],
        opponents: Sequence[int],
        texts: Sequence[str],
        codes: Sequence[str],
    ) -> None:
        self.round = round
        self.lines = lines
        self.players = players
        self.opponents = opponents
        self.texts = texts
        self.codes = codes

    def says_something(self, index: int) -> bool:
        """Whether a result stands in the cell, in its column or beside it."""
        code = self.codes[index]
        return code[3] != " " or len((self.texts[index] + code).split()) == 3


class ColumnOfTeams(Column):
    """The same of a tournament of teams: who won because the other team was absent may name any player of it."""

    __slots__ = ()
