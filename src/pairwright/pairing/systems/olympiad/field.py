"""The teams to be paired: whom each may meet, their ranking, the groups and the median (articles 14 to 17, 48)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from pairwright.handbook.olympiad import OLYMPIAD_2007
from pairwright.lean import TYPE_CHECKING
from pairwright.matching.bits import set_of, span
from pairwright.pairing.systems.olympiad.search import Seats
from pairwright.pairing.systems.olympiad.virtual_points import as_paired, match_points, matches_of
from pairwright.state.colour_limits import permitted
from pairwright.tiebreaks.section_g import Record, Sums, faced_by, sums_of

if TYPE_CHECKING:
    from pairwright.state.round_state import RoundState

IMPLEMENTS = tuple(OLYMPIAD_2007[number] for number in ("14", "15(a)", "17", "48"))

FIRST_BY_SECTION_G = 4
"""The round from which groups are ordered by section G (article 48)."""


class Direction(Enum):
    """Which way the groups of a side are paired, towards the median."""

    DOWN = "from the top down"
    """The median group too."""
    UP = "from the bottom up"


class Field:
    """A :class:`RoundState` as article 28 has it, read by the rules. Sets are ints over positions.

    ``rows`` are whom each may meet (article 15(a)), ``clean`` of these with whom article 20 can be kept; ``sums`` are
    those of section G (from round 4), ``rank`` the place of each before the round, 0 the best.
    """

    __slots__ = ("clean", "rank", "rows", "seats", "size", "state", "sums")

    def __init__(self, state: RoundState) -> None:
        self.state = as_paired(state)
        self.size = self.state.size
        self.rows = _rows(self.state)
        self.clean = _clean(self.state, self.rows)
        self.seats = Seats(dict(enumerate(self.rows)), dict(enumerate(self.clean)))
        self.sums = section_g(self.state) if self.by_section_g else [Sums(0, 0, 0)] * self.size
        scores = self.state.scores
        order = sorted(range(self.size), key=lambda one: (-scores[one], *self._place(one)))
        self.rank = [0] * self.size
        for rank, position in enumerate(order):
            self.rank[position] = rank

    @property
    def by_section_g(self) -> bool:
        """Rounds 4 to 11."""
        return self.state.round >= FIRST_BY_SECTION_G

    def _place(self, one: int) -> tuple[int, ...]:
        """What a team is ordered by in its group, the smallest first: section G from round 4, then the number."""
        return (*[-total for total in self.sums[one]], self.state.numbers[one])

    def ordered(self, teams: Iterable[int], direction: Direction) -> list[int]:
        """A group in the order in which its teams are paired: the highest first, below the median the lowest.

        From round 4 by section G alone, whatever their match points (the example of article 52 has a floater from above
        as number 2); before that by match points, then number.
        """
        key = self._place if self.by_section_g else self.rank.__getitem__
        found = sorted(teams, key=key)
        return found if direction is Direction.DOWN else found[::-1]

    def numbers(self, teams: Iterable[int]) -> tuple[int, ...]:
        """Their team numbers."""
        return tuple([self.state.numbers[team] for team in teams])


def section_g(state: RoundState) -> list[Sums]:
    """The sums of article 13 before the round, by position."""
    matches, rounds = matches_of(state), state.round - 1
    points = match_points(matches, state.round)
    scores = [points[number] for number in matches.numbers]
    found = {}
    for at, (number, row) in enumerate(zip(matches.numbers, matches.rows, strict=True)):
        before = row[:rounds]
        record = Record(
            [one.opponent for one in before], [one.result for one in before], [one.game_points for one in before]
        )
        found[number] = sums_of(faced_by(at, record, scores, matches.boards))
    return [found[number] for number in state.numbers]


def middle_place(teams: int) -> int:
    """The place, from 1, of the middle team of article 17: of 88 teams the 45th."""
    return teams // 2 + 1


def groups_of(field: Field, teams: int) -> tuple[list[int], int, list[int]]:
    """The groups above the median from the top, the median group, those below from the bottom, as sets of the teams
    that are paired."""
    groups = [span(low, high) & teams for low, high in field.state.groups()]
    groups = [group for group in groups if group]
    seen = 0
    for index, group in enumerate(groups):
        seen += group.bit_count()
        if seen >= middle_place(teams.bit_count()):
            return groups[:index], group, groups[:index:-1]
    return [], 0, []


def _rows(state: RoundState) -> list[int]:
    everybody = span(0, state.size)
    rows = [everybody & ~(met | 1 << position) for position, met in enumerate(state.opponents)]
    for position, mask in enumerate(state.forbidden):
        rows[position] &= ~mask
    return rows


def _clean(state: RoundState, rows: list[int]) -> list[int]:
    may = [permitted(colours) for colours in state.colours]
    white = set_of(position for position, colours in enumerate(may) if colours.white)
    black = set_of(position for position, colours in enumerate(may) if colours.black)
    return [
        row & ((black if colours.white else 0) | (white if colours.black else 0))
        for row, colours in zip(rows, may, strict=True)
    ]
