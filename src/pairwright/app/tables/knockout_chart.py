"""The table of a knockout: in the order of the places that the matches give, without tie-breaks."""

from __future__ import annotations

from pairwright.app.knockouts import is_knockout, knockout_standings
from pairwright.lean import TYPE_CHECKING
from pairwright.model.team import is_team_event

if TYPE_CHECKING:
    from pairwright.app.standings import Standings
    from pairwright.app.tables.chart import Chart


def goes_by_matches(standings: Standings) -> bool:
    """Are these the standings of who takes part in a knockout? Not those of the members of its teams."""
    tournament = standings.tournament
    return is_knockout(tournament) and standings.ranking.event.of_teams is is_team_event(tournament)


def in_order_of_places(chart: Chart, standings: Standings, *, by_place: bool) -> Chart:
    """The chart with the lines and places of the bracket. ``by_place``: it stands in that order, and names opponents by
    the lines."""
    places = knockout_standings(standings.tournament, standings.rounds).lines
    line_of = {place.number: line for line, place in enumerate(places, 1)}
    first = {place.number: place.first for place in places}
    lines = []
    for one in chart.lines:
        cells = one.cells
        if by_place:
            cells = tuple([cell._replace(named=line_of.get(cell.opponent, 0)) for cell in cells])
        number = one.participant.number
        lines.append(one._replace(line=line_of[number], place=first[number], cells=cells, values=()))
    if by_place:
        lines.sort(key=lambda one: one.line)
    return chart._replace(lines=tuple(lines), codes=(), asked=(), shares_places=True)
