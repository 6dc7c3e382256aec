"""All rounds of a table, with dates, results and what is owed; for events that are paired by one."""

from __future__ import annotations

from pairwright.app.desk.sheets import Seated, notation, seats_before
from pairwright.app.desk.squad_changes import numbered_teams
from pairwright.app.editions import choose
from pairwright.app.predetermined import is_by_table
from pairwright.errors import NotApplicable, say
from pairwright.lean import TYPE_CHECKING, NamedTuple, cast
from pairwright.model.team import is_team_event
from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.round_robin.owed import Games, to_be_made_up
from pairwright.pairing.systems.round_robin.terms import (
    Terms,
    encoded,
    is_by_hand,
    is_round_robin,
    of_teams,
    table_size,
    terms_of,
)

if TYPE_CHECKING:
    from pairwright.app.berger import BergerTable

LONGEST = 20
"""Cycles."""
TYPES = (1, 2, 3, 4)
"""Cycles that a form offers."""


class TableGame(NamedTuple):
    """A game of the table; ``result`` is notation, ``stands``: it is on the list of its round."""

    white: Seated
    black: Seated
    result: str = ""
    stands: bool = False


class TableRound(NamedTuple):
    """A round of the table. ``date`` is ISO or empty; ``free`` are those who have nobody to meet in it."""

    number: int
    cycle: int
    date: str
    games: tuple[TableGame, ...]
    free: tuple[Seated, ...]
    is_paired: bool


class WholeTable(NamedTuple):
    """The table. ``owed`` are games to be made up for, as (round, White, Black)."""

    terms: Terms
    rounds: tuple[TableRound, ...]
    owed: tuple[tuple[int, Seated, Seated], ...] = ()
    by_hand: bool = False
    swaps_possible: bool = True


def table_of(tournament: Tournament) -> WholeTable:
    """The whole table. Raises :class:`NotApplicable` where no table pairs, or for fewer than two who take part."""
    field = _field(tournament)
    seats = seats_before(field, 1)
    if is_round_robin(tournament.system) or is_by_hand(tournament.system):
        return _berger(tournament, field, seats)
    if is_by_table(tournament):
        return _of_seats(tournament, seats)
    raise NotApplicable(say("table of the rounds"), say("this tournament is not paired by a table"))


def printed_table(tournament: Tournament) -> BergerTable:
    """The same for paper: numbers of players, or of teams. Raises as :func:`table_of`."""
    from pairwright.app.berger import BergerRound, BergerTable

    whole = table_of(tournament)
    field = _field(tournament)
    rounds = tuple([
        BergerRound(
            one.number, one.cycle, one.date,
            tuple([(game.white.number, game.black.number) for game in one.games]),
            tuple([who.number for who in one.free]),
        )
        for one in whole.rounds
    ])  # fmt: skip
    there = {number for one in rounds for pair in (*one.games, one.free) for number in pair}
    players = tuple([player for player in field.players if player.number in there])
    return BergerTable(tournament.information.name, players, whole.terms, rounds)


def _field(tournament: Tournament) -> Tournament:
    """Those who meet by the table: teams, where these take part."""
    if not is_team_event(tournament):
        return tournament
    from pairwright.model.team_field import field_of_teams

    return field_of_teams(tournament)


def _berger(tournament: Tournament, field: Tournament, seats: dict[int, Seated]) -> WholeTable:
    from pairwright.app.berger import BergerAsked, berger_table

    planned = field._replace(system=tournament.system.replace("_TEAM_", "_"))
    table = berger_table(planned, BergerAsked())
    rounds = tuple(
        [
            _round(field, one.number, one.cycle, one.date, one.games, tuple([seats[free] for free in one.free]), seats)
            for one in table.rounds
        ]
    )
    owed: Games = () if is_by_hand(tournament.system) else to_be_made_up(planned, field.paired_rounds)
    return WholeTable(
        table.terms,
        rounds,
        tuple([(number, seats[white], seats[black]) for number, white, black in owed]),
        is_by_hand(tournament.system),
    )


def _of_seats(tournament: Tournament, seats: dict[int, Seated]) -> WholeTable:
    """Scheveningen and Skalitzka: the rounds as the system pairs them."""
    from pairwright.app import commands
    from pairwright.pairing.tables.system import ByTable

    system = cast("ByTable", choose(tournament).system)
    dates = list(tournament.information.round_dates)
    rounds = []
    blank = tournament._replace(
        players=tuple([player._replace(entries=()) for player in tournament.players]), requests=()
    )
    for number in range(1, system.rounds(tournament) + 1):
        paired = commands.pair(blank, number)
        games = tuple([(board.white, board.black) for board in paired.pairing.boards])
        date = dates[number - 1] if number <= len(dates) else ""
        rounds.append(_round(tournament, number, 1, date, games, (), seats))
        blank = commands.with_round(blank, paired)
    return WholeTable(Terms(), tuple(rounds), swaps_possible=False)


def _round(
    field: Tournament,
    number: int,
    cycle: int,
    date: str,
    games: tuple[tuple[int, int], ...],
    free: tuple[Seated, ...],
    seats: dict[int, Seated],
) -> TableRound:
    paired = number <= field.paired_rounds
    there = {(one.white, one.black): one for one in field.round(number).games} if paired else {}
    rows = []
    for white, black in games:
        game = there.get((white, black))
        result = notation(game.white_result, game.black_result) if game else ""
        rows.append(TableGame(seats[white], seats[black], result, game is not None))
    if paired and is_by_hand(field.system):
        # The table is only where the rounds began; what was made by hand stands there.
        rows = [
            TableGame(seats[one.white], seats[one.black], notation(one.white_result, one.black_result), stands=True)
            for one in there.values()
        ]
    return TableRound(number, cycle, date.replace("/", "-"), tuple(rows), free, paired)


def made_of(tournament: Tournament, cycles: int, *, swaps: bool) -> tuple[str, int]:
    """The encoded type and the rounds of so many cycles."""
    terms = Terms(cycles, swaps and cycles > 1)
    if is_team_event(tournament):
        size = max(numbered_teams(tournament), default=0)
        return of_teams(encoded(terms)), terms.rounds(size + size % 2)
    return encoded(terms), terms.rounds(table_size(tournament))


__all__ = [
    "LONGEST",
    "TYPES",
    "TableGame",
    "TableRound",
    "WholeTable",
    "made_of",
    "printed_table",
    "table_of",
    "terms_of",
]
