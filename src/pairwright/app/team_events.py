"""Who takes part: the players, or their teams."""

from __future__ import annotations

from pairwright.app.prepare import OpenGamesAre
from pairwright.handbook.olympiad import OLYMPIAD_2007
from pairwright.lean import TYPE_CHECKING
from pairwright.model.team import is_team_event

if TYPE_CHECKING:
    from pairwright.app.commands import Given
    from pairwright.model.tournament import Tournament
    from pairwright.pairing.base import PairingSystem

IMPLEMENTS = (OLYMPIAD_2007["12"],)

OF_TEAMS = ("team-", "olympiad-")
"""What the codes of systems begin with that pair teams and nothing else. Others pair teams where the tournament is one
of teams."""

SEATS_PLAYERS = ("scheveningen", "skalitzka")
"""What the codes of systems begin with that pair players of teams, whatever the tournament calls itself."""

TYPES_OF_TEAMS = ("FIDE_TEAM", "CUSTOM_TEAM", "BERGER_TEAM")
"""What encoded types of events of teams begin with."""


def field_of(tournament: Tournament, system: PairingSystem, given: Given) -> Tournament:
    """The tournament as the system pairs it: the same, or the one whose players are the teams."""
    if not tournament.teams or system.code.startswith(SEATS_PLAYERS):
        return tournament
    if not (system.code.startswith(OF_TEAMS) or is_team_event(tournament)):
        return tournament
    from pairwright.model.team_field import field_of_teams

    return field_of_teams(with_adjourned(tournament, given))


def with_adjourned(tournament: Tournament, given: Given) -> Tournament:
    """With the open games registered as adjourned, if the user wants it so."""
    if given.open_games is not OpenGamesAre.ADJOURNED:
        return tournament
    from pairwright.model.acts import Adjourn, apply

    for round_ in range(1, tournament.paired_rounds + 1):
        if tournament.open_games(round_):
            tournament = apply(tournament, Adjourn(round_))
    return tournament
