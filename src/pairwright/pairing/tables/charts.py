"""The chart of a team: whom each of its boards meets, round by round."""

from __future__ import annotations

from pairwright.handbook.team_tables import SCHEVENINGEN
from pairwright.lean import NamedTuple
from pairwright.pairing.tables.seats import Rounds, Seat

IMPLEMENTS = (SCHEVENINGEN["3"],)


class Meeting(NamedTuple):
    """An opponent, and whether one has White against him."""

    opponent: Seat
    has_white: bool


class Chart(NamedTuple):
    """``lines[board - 1][round - 1]`` are the games of a seat in a round: one, or none."""

    team: int
    lines: tuple[tuple[tuple[Meeting, ...], ...], ...]


def charts(rounds: Rounds) -> tuple[Chart, ...]:
    """The charts of all teams."""
    met: dict[Seat, dict[int, Meeting]] = {}
    for number, round_ in enumerate(rounds):
        for white, black in round_:
            met.setdefault(white, {})[number] = Meeting(black, True)
            met.setdefault(black, {})[number] = Meeting(white, False)
    lines: dict[int, list[tuple[tuple[Meeting, ...], ...]]] = {}
    for seat in sorted(met):
        games = met[seat]
        line = [(games[number],) if number in games else () for number in range(len(rounds))]
        lines.setdefault(seat.team, []).append(tuple(line))
    return tuple([Chart(team, tuple(found)) for team, found in lines.items()])
