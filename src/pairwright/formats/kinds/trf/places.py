"""The places a file has when nobody declared any: those its own list of tie-breaks gives."""

from __future__ import annotations

from pairwright.lean import TYPE_CHECKING
from pairwright.model.team import is_team_event

if TYPE_CHECKING:
    from pairwright.model.team import Team
    from pairwright.model.tournament import Tournament


def with_places(tournament: Tournament) -> Tournament:
    """With the place by the tie-breaks it names (records 212, 202) for everybody without one; unchanged where it names
    none (the canonical form then has places by points and pairing number). In an event of teams it is the teams with
    a number that have these places, by match or game points where it names no list."""
    if is_team_event(tournament):
        return tournament._replace(teams=_teams_placed(tournament))
    if not (tournament.ranks_by or tournament.tie_breaks):
        return tournament
    players = tournament.players
    if all(player.declared_rank or player.expelled_from for player in players):
        return tournament
    from pairwright.tiebreaks.announced import ranks

    places = zip(players, ranks(tournament), strict=True)
    return tournament._replace(
        players=tuple(player._replace(declared_rank=player.declared_rank or place or None) for player, place in places)
    )


def _teams_placed(tournament: Tournament) -> tuple[Team, ...]:
    teams = tournament.teams
    if all(team.declared_rank or not team.number for team in teams):
        return teams
    from pairwright.tiebreaks.announced import ranks

    places = zip(teams, ranks(tournament), strict=True)
    return tuple(
        team._replace(declared_rank=team.declared_rank or place or None) if team.number else team
        for team, place in places
    )
