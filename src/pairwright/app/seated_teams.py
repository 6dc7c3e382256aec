"""Teams whose players meet by a table of seats (Scheveningen, Skalitzka): a team has the points of its players."""

from __future__ import annotations

from pairwright.app.editions import split_code
from pairwright.app.standing_notices import notice
from pairwright.app.team_events import SEATS_PLAYERS
from pairwright.errors import Problem, listing, say
from pairwright.handbook.team_tables import SKALITZKA
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.points import Points, format_points
from pairwright.model.team import team_numbers

if TYPE_CHECKING:
    from pairwright.model.tournament import Tournament
    from pairwright.tiebreaks.crosstable import CrossTable

TEAM_SCORE = SKALITZKA["4"]
IMPLEMENTS = (TEAM_SCORE,)


class TeamScore(NamedTuple):
    """A team and the sum of the points of its players, in tenths."""

    number: int
    name: str
    points: Points


def seats_players(tournament: Tournament) -> bool:
    """Whether its type announces such a table for players who stand in teams."""
    return bool(tournament.teams) and split_code(tournament.system)[0].startswith(SEATS_PLAYERS)


def team_scores(tournament: Tournament, table: CrossTable) -> tuple[TeamScore, ...]:
    """The teams, the most points first; equal ones by number. Whose games do not count brings his team nothing."""
    points = dict(zip(table.numbers, table.scores, strict=True))
    found = [
        TeamScore(number, team.name, sum([points.get(member, 0) for member in team.members]))
        for number, team in zip(team_numbers(tournament.teams), tournament.teams, strict=True)
    ]
    return tuple(sorted(found, key=lambda team: (-team.points, team.number)))


TEAM_SCORES = "team-scores"
"""The code of the notice that says them."""


def on_team_scores(tournament: Tournament, table: CrossTable) -> tuple[Problem, ...]:
    """A notice with the scores of the teams, where players meet by a table of seats."""
    if not seats_players(tournament):
        return ()
    scores = team_scores(tournament, table)
    told = listing(f"{team.number} {team.name} {format_points(team.points)}".strip() for team in scores)
    return (notice(TEAM_SCORES, say("points of the teams, which are those of their players: {teams}", teams=told)),)
