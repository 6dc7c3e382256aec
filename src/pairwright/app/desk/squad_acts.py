"""Acts about teams and tables of rounds that only a desk knows; part of :mod:`pairwright.app.desk.acts`.

::

    EnterTeam        a team enters                            ChangeTeam, RemoveTeam, RenumberTeams
    CancelTeamBye    a bye a team asked for is not wanted     TeamComesBack: a withdrawn team plays on
    SetTable         the type and the rounds of an event that is paired by a table
    DrawNumbers      pairing numbers drawn by lot
    LeaveTable       a player leaves a round robin under way
"""

from __future__ import annotations

from pairwright.lean import NamedTuple
from pairwright.model.team import Team


class EnterTeam(NamedTuple):
    """A new team. Its number 0 gives the next free one; ``captain`` is a name to show."""

    team: Team
    captain: str = ""


class ChangeTeam(NamedTuple):
    """What is known of team ``number`` becomes that of ``team``: name, strength, members in board order; its number
    stays."""

    number: int
    team: Team
    captain: str = ""


class RemoveTeam(NamedTuple):
    """A team that is taken back before round 1; its players stay, without a team."""

    number: int


class RenumberTeams(NamedTuple):
    """Numbers 1, 2, ... go to the teams that have these numbers now."""

    order: tuple[int, ...]
    draw: str = ""
    """What the lot was drawn from; empty where none was."""


class CancelTeamBye(NamedTuple):
    """The bye or absence a team announced for the round is not wanted any more."""

    round: int
    team: int


class TeamComesBack(NamedTuple):
    """A withdrawn team is paired again from round ``first`` on."""

    team: int
    first: int


class SetTable(NamedTuple):
    """The encoded type (record 192) of an event that is paired by a table, and the rounds it makes."""

    system: str
    rounds: int


class DrawNumbers(NamedTuple):
    """Numbers 1, 2, ... go to the players who have these numbers now, as the lot said that is drawn from ``draw``;
    ``by`` is the key of the numbering (``lot``, ``varma``)."""

    order: tuple[int, ...]
    draw: str
    by: str = "lot"


class LeaveTable(NamedTuple):
    """``player`` of a round robin plays no more from round ``first`` on, which may be paired already: what he has not
    played of it is lost by forfeit."""

    player: int
    first: int


SquadAct = (
    EnterTeam
    | ChangeTeam
    | RemoveTeam
    | RenumberTeams
    | CancelTeamBye
    | TeamComesBack
    | SetTable
    | DrawNumbers
    | LeaveTable
)
