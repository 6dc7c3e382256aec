"""What a round robin knows by itself before it is paired: its terms, the number of its rounds, its boards, no colour by
lot."""

from __future__ import annotations

from pairwright.app.editions import KNOCKOUT, announcement, choose, code_of, split_code
from pairwright.app.prepare import OpenGamesAre, Prepared, prepare
from pairwright.app.team_events import SEATS_PLAYERS
from pairwright.errors import NotApplicable, Place, Problem, Sentence, Severity, say
from pairwright.lean import TYPE_CHECKING, cast
from pairwright.model.colour import Colour
from pairwright.model.team import is_team_event
from pairwright.state.ledger import state_before

if TYPE_CHECKING:
    from pairwright.app.commands import Given
    from pairwright.model.tournament import Tournament
    from pairwright.pairing.base import PairingSystem
    from pairwright.pairing.tables.system import ByTable

FAMILY = "round-robin"
"""What the codes of the systems begin with that have all their rounds beforehand; those of players in teams are
:data:`~pairwright.app.team_events.SEATS_PLAYERS`."""


def is_type(text: str) -> bool:
    """Whether this is the encoded type of a round robin of players, or of a Scheveningen event."""
    if text.upper().startswith(("FIDE_", "CUSTOM_")) and "SCHEVENINGEN" in text.upper():
        return True
    return "ROUNDROBIN" in text.upper() and split_code(text)[0].startswith(FAMILY)


def has_fixed_rounds(tournament: Tournament) -> bool:
    """Whether no round depends on results of others, be it of players or of teams."""
    from pairwright.pairing.systems.round_robin.terms import is_round_robin

    return is_by_table(tournament) or is_round_robin(tournament.system)


def prepared(tournament: Tournament, system: PairingSystem, round: int, given: Given) -> Prepared:
    """The tournament ready to be paired by this system. Raises as :func:`~pairwright.app.prepare.prepare`.

    The rounds of a round robin depend on no result, and their number follows from the players.
    """
    if system.code == KNOCKOUT:
        return _knockout(tournament, round, given)
    if not system.code.startswith((FAMILY, *SEATS_PLAYERS)):
        return prepare(
            tournament, round, open_games=given.open_games, rounds=given.rounds, initial_colour=given.initial_colour
        )
    found = _prepared_by_table(tournament, system, round, given.rounds)
    notices = [*_of_open_games(found.tournament, found.round), *_of_the_table(found.tournament, found.round, system)]
    return found._replace(notices=(*found.notices, *notices))


def _prepared_by_table(tournament: Tournament, system: PairingSystem, round: int, rounds: int = 0) -> Prepared:
    """What is not known stays out of it: open games, and a colour by lot."""
    rounds = rounds or tournament.planned_rounds or _rounds(tournament, system)
    found = prepare(tournament, round, open_games=OpenGamesAre.LEFT, rounds=rounds, initial_colour=Colour.WHITE)
    return found._replace(tournament=found.tournament._replace(initial_colour=tournament.initial_colour))


def announcing(tournament: Tournament, system: str) -> Tournament:
    """The tournament with its type in it, where the user names a system that pairs by a table and the tournament names
    none: nobody is asked for it again. (The number of its rounds may still change with its players.)"""
    if tournament.system or not system or not is_by_table(tournament, system):
        return tournament
    named = system.strip().upper() if is_type(system) else announcement(tournament, choose(tournament, system).system)
    return tournament._replace(system=named)


def with_rounds_of_table(tournament: Tournament) -> Tournament:
    """The tournament with the number of its rounds, if it does not say so itself and its type says it (record 192)."""
    if tournament.planned_rounds or not tournament.system or not is_by_table(tournament):
        return tournament
    try:
        rounds = _rounds(tournament, choose(tournament).system)
    except NotApplicable:  # teams the table has no seats for
        return tournament
    return tournament._replace(planned_rounds=max(rounds, tournament.paired_rounds))


def boards_by_table(tournament: Tournament, round: int, system: str = "") -> tuple[tuple[int, int], ...]:
    """(White, Black) of a paired round in the order of its table; none where no table pairs, or none that fits."""
    if not is_by_table(tournament, system):
        return ()
    try:
        chosen = choose(tournament, system).system
        ready = _prepared_by_table(tournament, chosen, round)
        boards = chosen.pair(state_before(ready.tournament, round)).boards
    except NotApplicable:  # teams the table has no seats for: there are boards all the same
        return ()
    return tuple([(board.white, board.black) for board in boards])


def is_by_table(tournament: Tournament, system: str = "") -> bool:
    """Whether a table pairs the players of this tournament, or the arbiter by hand who makes one."""
    code = code_of(tournament, system)
    return code.startswith(SEATS_PLAYERS) or (code.startswith(FAMILY) and not is_team_event(tournament))


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
    if system.code.startswith(SEATS_PLAYERS):
        return cast("ByTable", system).rounds(tournament)
    from pairwright.pairing.systems.round_robin.terms import table_size, terms_of

    return terms_of(tournament).rounds(table_size(tournament))


def _of_open_games(tournament: Tournament, round: int) -> list[Problem]:
    """A notice if games before the round have no result yet: nothing of it depends on them, but the points do."""
    earlier = [one for one in range(1, round) if tournament.open_games(one)]
    if not earlier:
        return []
    found = say("games without a result stand in the points as draws; the round does not depend on them")
    return [_notice("open-games", earlier[0], found)]


def _of_the_table(tournament: Tournament, round: int, system: PairingSystem) -> list[Problem]:
    """What the arbiter of a round robin should look at: games that are owed, rounds in another order than the table."""
    if not system.code.startswith(FAMILY):
        return []
    from pairwright.pairing.systems.round_robin.owed import met_already, never_met, numbers_of_nobody, to_be_made_up

    if system.code != FAMILY:
        missing = ", ".join([f"{one}-{other}" for one, other in never_met(tournament, round)])
        found = say("these have not met in a cycle that is over: {pairs}", pairs=missing)
        return [_notice("never-met", round, found)] if missing else []
    notices = []
    holes = ", ".join(map(str, numbers_of_nobody(tournament))) if not tournament.paired_rounds else ""
    if holes:
        found = say("nobody has number {numbers} of the table", numbers=holes)
        remedy = say("Draw the numbers again before round 1 (C.05 A1.9): pairwright number FILE")
        notices.append(_notice("draw-again", round, found)._replace(remedy=remedy))
    rounds = _rounds(tournament, system)
    if rounds > tournament.planned_rounds:
        template = "the tournament says {planned} rounds, its table has {rounds}"
        found = say(template, planned=tournament.planned_rounds, rounds=rounds)
        remedy = say("If all are played, say so: --rounds {rounds}", rounds=rounds)
        notices.append(_notice("rounds-of-table", round, found)._replace(remedy=remedy))
    owed = ", ".join([f"{white}-{black} ({number})" for number, white, black in to_be_made_up(tournament, round)])
    if owed:
        template = "to be made up for, with the round in which they stand: {games}"
        remedy = say("When one is played: pairwright result FILE --round N WHITE-BLACK=RESULT")
        notices.append(_notice("made-up", round, say(template, games=owed))._replace(remedy=remedy))
    again = met_already(tournament, round) if round > tournament.paired_rounds else ()
    if again:
        pairs = ", ".join([f"{white}-{black} ({number})" for number, white, black in again])
        template = (
            "the table has games that stand in an earlier round: {games}. The rounds of this tournament are in another "
            "order than those of the table"
        )
        remedy = say("Pair the rounds by hand and announce that (record 192: CUSTOM_ROUNDROBIN)")
        notices.append(_notice("met-already", round, say(template, games=pairs))._replace(remedy=remedy))
    return notices


def _notice(code: str, round: int, found: Sentence) -> Problem:
    return Problem(code, Severity.NOTICE, Place(round=round), found)
