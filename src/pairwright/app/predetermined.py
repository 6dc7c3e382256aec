"""What a round robin knows by itself before it is paired: its terms, the number of its rounds, no colour by lot."""

from __future__ import annotations

from pairwright.app.editions import KNOCKOUT, split_code
from pairwright.app.prepare import OpenGamesAre, Prepared, prepare
from pairwright.errors import Place, Problem, Severity, say
from pairwright.lean import TYPE_CHECKING, cast
from pairwright.model.colour import Colour

if TYPE_CHECKING:
    from pairwright.app.commands import Given
    from pairwright.model.tournament import Tournament
    from pairwright.pairing.base import PairingSystem
    from pairwright.pairing.tables.system import ByTable

FAMILY = "round-robin"
BY_TABLE = ("scheveningen", "skalitzka")
"""What the codes of the systems begin with that have all their rounds beforehand: of players, of players in teams."""


def is_type(text: str) -> bool:
    """Whether this is the encoded type of a round robin of players, or of a Scheveningen event."""
    if text.upper().startswith(("FIDE_", "CUSTOM_")) and "SCHEVENINGEN" in text.upper():
        return True
    return "ROUNDROBIN" in text.upper() and split_code(text)[0].startswith(FAMILY)


def prepared(tournament: Tournament, system: PairingSystem, round: int, given: Given) -> Prepared:
    """The tournament ready to be paired by this system. Raises as :func:`~pairwright.app.prepare.prepare`.

    The rounds of a round robin depend on no result, and their number follows from the players.
    """
    if system.code == KNOCKOUT:
        return _knockout(tournament, round, given)
    if not system.code.startswith((FAMILY, *BY_TABLE)):
        return prepare(
            tournament, round, open_games=given.open_games, rounds=given.rounds, initial_colour=given.initial_colour
        )
    rounds = given.rounds or tournament.planned_rounds or _rounds(tournament, system)
    found = prepare(tournament, round, open_games=OpenGamesAre.LEFT, rounds=rounds, initial_colour=Colour.WHITE)
    kept = found.tournament._replace(initial_colour=tournament.initial_colour)
    return found._replace(tournament=kept, notices=(*found.notices, *_of_open_games(kept, found.round)))


def _knockout(tournament: Tournament, round: int, given: Given) -> Prepared:
    """A knockout has as many rounds as it needs. The initial colour matters only where colours alternate, and is shown
    by the first games."""
    from pairwright.model.knockout.colours import initial_colour_shown
    from pairwright.model.knockout.play import bracket_of
    from pairwright.model.knockout.terms import Colours

    planned = max(given.rounds, tournament.planned_rounds, tournament.round_to_pair)
    colour = given.initial_colour
    if colour is Colour.NONE and tournament.initial_colour is Colour.NONE:
        by_lot = tournament.knockout.colours is Colours.LOT
        colour = Colour.WHITE if by_lot else initial_colour_shown(bracket_of(tournament))
    found = prepare(tournament, round, open_games=given.open_games, rounds=planned, initial_colour=colour)
    kept = found.tournament._replace(planned_rounds=tournament.planned_rounds)
    return found._replace(tournament=kept)


def _rounds(tournament: Tournament, system: PairingSystem) -> int:
    if system.code.startswith(BY_TABLE):
        return cast("ByTable", system).rounds(tournament)
    from pairwright.pairing.systems.round_robin.terms import table_size, terms_of

    return terms_of(tournament).rounds(table_size(tournament))


def _of_open_games(tournament: Tournament, round: int) -> list[Problem]:
    """A notice if games before the round have no result yet: nothing of it depends on them, but the points do."""
    earlier = [one for one in range(1, round) if tournament.open_games(one)]
    if not earlier:
        return []
    found = say("games without a result stand in the points as draws; the round does not depend on them")
    return [Problem("open-games", Severity.NOTICE, Place(round=earlier[0]), found)]
