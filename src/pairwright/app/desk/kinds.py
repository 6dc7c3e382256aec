"""Which screens a tournament has beside those that all have."""

from __future__ import annotations

from pairwright.app.desk.proposal import by_scores
from pairwright.app.editions import KNOCKOUT, code_of
from pairwright.app.predetermined import is_by_table
from pairwright.app.seated_teams import seats_players
from pairwright.errors import PairwrightError
from pairwright.lean import NamedTuple
from pairwright.model.result import Result
from pairwright.model.team import is_team_event
from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.round_robin.terms import is_by_hand, is_round_robin


class Screens(NamedTuple):
    """``teams``: players stand in teams; ``lineups``: and the teams are what takes part. ``scores``: scores and colours
    due decide who meets whom, so that somebody may float."""

    teams: bool = False
    lineups: bool = False
    bracket: bool = False
    berger: bool = False
    cards: bool = False
    scores: bool = True

    @property
    def floats(self) -> bool:
        """Do players float, and not teams?"""
        return self.scores and not self.lineups


def byes_of(tournament: Tournament) -> tuple[Result, ...]:
    """What somebody may have instead of a game, asked for beforehand. Knockouts know no such thing; in a table of
    rounds one may only be away, or have the bye of the table; in an event of teams byes are those of the teams."""
    screens = screens_of(tournament)
    if screens.bracket:
        return ()
    if screens.lineups:
        return (Result.ABSENT,)
    if not screens.scores:
        return (Result.ABSENT, Result.PAIRING_BYE)
    return (Result.HALF_BYE, Result.ABSENT, Result.FULL_BYE, Result.PAIRING_BYE)


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
    teams = of_teams or seated or bool(tournament.teams)
    return Screens(teams, of_teams, code == KNOCKOUT, table, code == "manual-swiss", by_scores(code))
