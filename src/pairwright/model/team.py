"""Teams, and what is said of a tournament of teams beside the games of their members.

Teams are named by their numbers; teams of files that give them none (records 013) are numbered in the order of their
lines. Points are tenths.
"""

from __future__ import annotations

from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.points import Points
from pairwright.model.result import Result, Worth

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pairwright.model.tournament import Forbidden, Tournament

LARGEST_TEAM = 999
"""The file format's limit of team numbers."""


class Team(NamedTuple):
    """``members`` are pairing numbers of players, in board order; ``number`` is 0 where a file gives none.

    ``match_points`` and ``game_points`` are what a file claims; the right ones follow from the games.
    """

    number: int
    name: str = ""
    members: tuple[int, ...] = ()
    nickname: str = ""
    strength: str = ""
    match_points: Points | None = None
    game_points: Points | None = None
    declared_rank: int | None = None


class MatchScoring(NamedTuple):
    """Match points (record 362)."""

    win: Points = 20
    draw: Points = 10
    loss: Points = 0


class PairingByes(NamedTuple):
    """Pairing-allocated byes of teams (record 320): what one is worth, and who had it, by round (0: nobody).

    None: as much as a drawn match (C.04.6 art. 1.4).
    """

    match_points: Points | None = None
    game_points: Points | None = None
    teams: tuple[int, ...] = ()


class TeamBye(NamedTuple):
    """A bye asked for, or an absence (F, H or Z), of a round that is over or of one to come (record 240)."""

    round: int
    team: int
    result: Result


class ForfeitedMatch(NamedTuple):
    """A match that did not take place (record 330): ``winner`` is the colour of the team that was there."""

    round: int
    white: int
    black: int
    winner: Colour = Colour.NONE
    """NONE: neither was."""


class LineUp(NamedTuple):
    """Who sat on boards 1, 2, ... where it was not the members' order (record 300); 0 for an empty board.

    ``opponent`` is the scheduled team, 0 if it is not said.
    """

    round: int
    team: int
    opponent: int = 0
    players: tuple[int, ...] = ()


class TeamVirtualPoints(NamedTuple):
    """Virtual points of the teams ``first_team`` to ``last_team`` when rounds ``first`` to ``last`` are paired (record
    250)."""

    match_points: Points
    game_points: Points
    first: int
    last: int
    first_team: int
    last_team: int


class AbnormalTeamPoints(NamedTuple):
    """Points of teams that no scoring gives (record 299).

    ``instead_of`` names the result of a match that is worth them, in place of what it is worth otherwise; None: a bonus
    or penalty beside the results. A score that is None stays as it is. ``round`` 0 means all rounds (a bonus: once,
    before round 1), no ``teams`` mean all.
    """

    match_points: Points | None = None
    game_points: Points | None = None
    instead_of: Worth | None = None
    round: int = 0
    teams: tuple[int, ...] = ()


class TeamEvent(NamedTuple):
    """All that is said of the teams beside their lists of members."""

    match_scoring: MatchScoring = MatchScoring()
    colours: str = ""
    """Colours of boards 1, 2, ... for the team that has White (record 352), such as ``WBWB``; empty: not said."""
    pairing_byes: PairingByes = PairingByes()
    byes: tuple[TeamBye, ...] = ()
    forfeits: tuple[ForfeitedMatch, ...] = ()
    line_ups: tuple[LineUp, ...] = ()
    virtual_points: tuple[TeamVirtualPoints, ...] = ()
    forbidden: tuple[Forbidden, ...] = ()
    """The numbers in them are teams."""
    abnormal_points: tuple[AbnormalTeamPoints, ...] = ()


NOTHING_SAID = TeamEvent()


def team_numbers(teams: Sequence[Team]) -> list[int]:
    """The number of every team, in their order; one without a number has its place in the list."""
    return [team.number or place for place, team in enumerate(teams, 1)]


def is_team_event(tournament: Tournament) -> bool:
    """Whether teams are what takes part. See :func:`names_teams`."""
    teams = tournament.teams
    if not teams:
        return False
    return names_teams(tournament.system, tournament.information.kind, numbered=any(team.number for team in teams))


def names_teams(system: str, kind: str, *, numbered: bool) -> bool:
    """Whether a tournament that lists teams is one of teams.

    The announced type (record 192) says so; without one, teams with numbers (records 310) do, or a free text (record
    092) that begins with "Team". A tournament announced as one of individuals stays one, whatever teams it lists.
    """
    if system:
        return "TEAM" in system.upper()
    return numbered or kind.strip().lower().startswith("team")
