"""The bracket of a knockout, of players or of teams, with the names of who takes part."""

from __future__ import annotations

from pairwright.app.editions import encoded_type
from pairwright.errors import NotApplicable, Place, Problem, Severity, say
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.knockout.play import bracket_of
from pairwright.model.team import is_team_event

if TYPE_CHECKING:
    from pairwright.model.knockout.bracket import Bracket
    from pairwright.model.tournament import Tournament

KNOCKOUT = "KNOCKOUT"
"""What the encoded types of knockouts have in them."""


class Drawn(NamedTuple):
    """A bracket; ``names`` by pairing number, of teams where teams take part. ``title``: the name of the tournament."""

    bracket: Bracket
    names: dict[int, str]
    title: str
    of_teams: bool
    notices: tuple[Problem, ...] = ()


def bracket(tournament: Tournament) -> Drawn:
    """The bracket as the rounds have filled it. Of a tournament that announces no system it is the one it would be as a
    knockout. Raises :class:`NotApplicable` for a tournament of another system."""
    announced = encoded_type(tournament)
    if announced and KNOCKOUT not in announced:
        reason = say("the tournament is no knockout (record 192 {announced})", announced=announced)
        raise NotApplicable("bracket", reason)
    of_teams = is_team_event(tournament)
    field = tournament
    if of_teams:
        from pairwright.model.team_field import field_of_teams

        field = field_of_teams(tournament)
    if len(field.players) < 2:
        raise NotApplicable("bracket", say("a knockout needs two players"))
    found = bracket_of(field)
    names = {player.number: player.name for player in field.players}
    notices = tuple([_stray(round_, white, black) for round_, white, black in found.strays])
    return Drawn(found, names, tournament.information.name, of_teams, notices)


def _stray(round: int, white: int, black: int) -> Problem:
    found = say("the game {white}-{black} belongs to no match of the bracket", white=white, black=black)
    remedy = say("Look at who has won the matches before (pairwright check)")
    return Problem("bracket", Severity.NOTICE, Place(round=round), found, remedy=remedy)
