"""Who takes part: the players, or their teams."""

from __future__ import annotations

from pairwright.app.prepare import OpenGamesAre
from pairwright.errors import InvalidTournament, PairwrightError, Place, Problem, Severity, say
from pairwright.handbook.olympiad import OLYMPIAD_2007
from pairwright.lean import TYPE_CHECKING
from pairwright.model.team import is_team_event, team_numbers

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


def on_boards(tournament: Tournament, field: Tournament) -> list[Problem]:
    """Notices of teams without members, and if the number of boards of a match had to be inferred."""
    if field.matches is None:
        return []
    empty = [
        number
        for number, team in zip(team_numbers(tournament.teams), tournament.teams, strict=True)
        if not team.members
    ]
    told = [
        Problem(
            "few-members",
            Severity.NOTICE,
            Place(record="310"),
            say("team {team} has no members, and is paired all the same", team=number),
            remedy=say("Enter its members, or its absence (record 240)"),
        )
        for number in empty
    ]
    if tournament.team_event.colours or not field.matches.boards:
        return told
    found = say("the number of boards is not given: {boards} is taken", boards=field.matches.boards)
    remedy = say("Give the colours of the boards for the team with White, such as WBWB")
    return [*told, Problem("boards-inferred", Severity.NOTICE, Place(record="352"), found, remedy=remedy)]


def problems_of(field: Tournament, problems: tuple[Problem, ...]) -> tuple[Problem, ...]:
    """The problems in the words of whoever takes part."""
    if field.matches is None or not problems:
        return problems
    from pairwright.app.team_words import problem_of_teams

    return tuple(map(problem_of_teams, problems))


class SpeakingOf:
    """Errors in the words of whoever takes part: ``of_teams`` is set in those about teams."""

    def __init__(self, field: Tournament) -> None:
        self._field = field

    def __enter__(self) -> None:
        """Nothing is to be done before."""

    def __exit__(self, _kind: object, error: object, _trace: object) -> None:
        """The error goes on."""
        if isinstance(error, PairwrightError) and self._field.matches is not None and not error.of_teams:
            error.of_teams = True
            if isinstance(error, InvalidTournament):
                error.problems = problems_of(self._field, error.problems)


def with_adjourned(tournament: Tournament, given: Given) -> Tournament:
    """With the open games registered as adjourned, if the user wants it so."""
    if given.open_games is not OpenGamesAre.ADJOURNED:
        return tournament
    from pairwright.model.acts import Adjourn, apply

    for round_ in range(1, tournament.paired_rounds + 1):
        if tournament.open_games(round_):
            tournament = apply(tournament, Adjourn(round_))
    return tournament
