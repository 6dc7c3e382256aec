"""Which screens a tournament has beside those that all have."""

from __future__ import annotations

from pairwright.app.editions import code_of
from pairwright.app.predetermined import is_by_table
from pairwright.app.seated_teams import seats_players
from pairwright.errors import PairwrightError
from pairwright.lean import NamedTuple
from pairwright.model.team import is_team_event
from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.round_robin.terms import is_by_hand, is_round_robin


class Screens(NamedTuple):
    """``teams``: players stand in teams; ``lineups``: and the teams are what takes part."""

    teams: bool = False
    lineups: bool = False
    bracket: bool = False
    berger: bool = False
    cards: bool = False


def screens_of(tournament: Tournament) -> Screens:
    """Those of its system. What no system is known of has none of them."""
    announced = tournament.system.upper()
    of_teams = is_team_event(tournament) or "TEAM" in announced
    try:
        code = code_of(tournament)
        table = is_round_robin(announced) or is_by_hand(announced) or is_by_table(tournament)
        seated = seats_players(tournament)
    except PairwrightError:
        return Screens(teams=of_teams or bool(tournament.teams), lineups=of_teams)
    return Screens(
        of_teams or seated or bool(tournament.teams), of_teams, code == "knockout", table, code == "manual-swiss"
    )
