"""Players by players: the table of a round robin, with as many games in a cell as the two have played."""

from __future__ import annotations

from pairwright.app.tables.chart import Cell, Chart, Order, chart
from pairwright.errors import TooLarge
from pairwright.lean import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pairwright.app.standings import Standings

LARGEST = 200
"""Participants; a table of them by themselves has the square of it."""


class RoundRobinTable(NamedTuple):
    """``meetings[i][j]`` are the cells of line ``i`` of the chart against line ``j``, in the order of the rounds: none
    where they have not met, or ``i`` is ``j``.

    ``alone`` (tenths), by line, is what rounds without an opponent brought: it is in the points and in no meeting.
    """

    chart: Chart
    meetings: tuple[tuple[tuple[Cell, ...], ...], ...]
    alone: tuple[int, ...]


def round_robin(standings: Standings, order: Order = Order.PLACES) -> RoundRobinTable:
    """The table of everybody against everybody. Raises :class:`TooLarge`."""
    count = len(standings.ranking.rows)
    if count > LARGEST:
        raise TooLarge("participants in a table of all against all", count, LARGEST)
    lines = chart(standings, order)
    meetings, alone = [], []
    for line in lines.lines:
        against: dict[int, list[Cell]] = {}
        for cell in line.cells:
            against.setdefault(cell.opponent, []).append(cell)
        alone.append(sum([cell.points for cell in against.get(0, ())]))
        meetings.append(tuple([tuple(against.get(other.participant.number, ())) for other in lines.lines]))
    return RoundRobinTable(lines, tuple(meetings), tuple(alone))
