"""Made-up Scheveningen and Skalitzka events: players who stand in teams and meet by a table of seats."""

from __future__ import annotations

from pairwright.app.generator.lots import Lots
from pairwright.app.generator.quota import NOTHING, Happening
from pairwright.app.generator.round_robins import TIE_BREAKS
from pairwright.app.generator.settings import Settings
from pairwright.app.predetermined import is_type, with_rounds_of_table
from pairwright.app.team_events import SEATS_PLAYERS
from pairwright.errors import InvalidTournament, Place, Problem, Severity, say
from pairwright.lean import TYPE_CHECKING
from pairwright.model.player import Player
from pairwright.model.team import Team
from pairwright.model.tournament import Tournament

if TYPE_CHECKING:
    from pairwright.pairing.base import Engine

_UNUSUAL = (
    Happening.FULL_POINT_BYES,
    Happening.HALF_POINT_BYES,
    Happening.ZERO_POINT_BYES,
    Happening.LATE_ENTRIES,
    Happening.WITHDRAWALS,
)
"""What such an event has none of unless it is asked for: an empty seat leaves an opponent free."""


def seats_players(system: Engine) -> bool:
    """Whether the system seats players of teams."""
    return system.code.startswith(SEATS_PLAYERS)


def settings_of_seats(settings: Settings, system: Engine, lots: Lots) -> Settings:
    """The settings with teams, boards and the rounds of the table, where nothing is said of them. Raises
    :class:`InvalidTournament` for teams the table has no seats for."""
    teams = settings.teams or (3 if system.code == "skalitzka" else 2)
    boards = settings.boards or 2 * lots.between(2, 4)
    if settings.players not in (None, teams * boards):
        found = say(
            "{teams} teams of {size} are not {players} players", teams=teams, size=boards, players=settings.players
        )
        raise InvalidTournament((Problem("contradiction", Severity.ERROR, Place(), found),))
    for happening in _UNUSUAL:
        if happening not in dict(settings.quotas):
            settings = settings.having(happening, NOTHING)
    bare = Tournament(
        tuple([Player(number) for number in range(1, teams * boards + 1)]), system=type_of_seats(settings, system)
    )
    rounds = with_rounds_of_table(in_teams(bare, teams, Lots(0))).planned_rounds
    return settings._replace(
        teams=teams,
        boards=boards,
        reserves=0,
        players=teams * boards,
        rounds=settings.rounds or rounds or None,
        baku=settings.baku or False,
        forbidden_pairs=settings.forbidden_pairs or 0,
        tie_breaks=TIE_BREAKS if settings.tie_breaks is None else settings.tie_breaks,
    )


def type_of_seats(settings: Settings, system: Engine) -> str:
    """The encoded type (record 192): as named, else that of the system."""
    named = settings.system.strip().upper()
    return named if is_type(named) else f"CUSTOM_{system.code.upper().replace('-', '_')}"


def in_teams(tournament: Tournament, teams: int, lots: Lots) -> Tournament:
    """The players dealt out: of as many in a row as there are teams one to each, so that all are about as strong. They
    sit in the order of their numbers; the team that stands higher in the list is the first."""
    squads: list[list[int]] = [[] for _ in range(teams)]
    numbers = [player.number for player in tournament.players]
    for first in range(0, len(numbers), teams):
        for squad, number in zip(lots.shuffled(list(range(teams))), numbers[first : first + teams], strict=False):
            squads[squad].append(number)
    squads.sort(key=sum)
    named = [Team(number, f"Team {number}", tuple(members)) for number, members in enumerate(squads, 1)]
    return tournament._replace(teams=tuple(named))
