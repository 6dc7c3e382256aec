"""The printed table of a round robin: all its rounds at once, of a number of players or of a tournament."""

from __future__ import annotations

from enum import Enum
from itertools import pairwise

from pairwright.errors import NotApplicable, TooLarge, say
from pairwright.lean import NamedTuple
from pairwright.model.player import Player
from pairwright.model.tournament import Tournament, is_day, written_day
from pairwright.pairing.systems.round_robin.field import owners_of
from pairwright.pairing.systems.round_robin.terms import Terms, table_size, terms_of

LARGEST = 200
"""Players; a table has nearly the square of it."""
MOST_CYCLES = 20


class Order(Enum):
    """The order of the last two rounds of the first cycle (article A1.8)."""

    AS_ANNOUNCED = "as announced"
    SWAPPED = "swapped"
    PLAIN = "plain"


class BergerAsked(NamedTuple):
    """``cycles`` 0: as announced, or one. ``dates``: one a round, as they were typed; none: those of the file."""

    cycles: int = 0
    order: Order = Order.AS_ANNOUNCED
    dates: tuple[str, ...] = ()


class BergerRound(NamedTuple):
    """``games`` are (White, Black) in board order; ``free`` whoever has nobody to meet."""

    number: int
    cycle: int
    date: str
    games: tuple[tuple[int, int], ...]
    free: tuple[int, ...]


class BergerTable(NamedTuple):
    """``players`` have names where they come from a tournament."""

    title: str
    players: tuple[Player, ...]
    terms: Terms
    rounds: tuple[BergerRound, ...]


def berger_table(tournament: Tournament, asked: BergerAsked) -> BergerTable:
    """The table of a tournament. Raises :class:`TooLarge`, and :class:`NotApplicable` for fewer than two players or for
    other than a date a round."""
    count = table_size(tournament)
    if count > LARGEST:
        raise TooLarge("numbers in a Berger table", count, LARGEST)
    owners = owners_of(tournament)
    if len(owners) < 2:
        raise NotApplicable(say("Berger table"), say("a table needs two players"))
    terms = _terms(tournament, asked)
    there = frozenset(owners.values())
    rounds = []
    dates = _dates(tournament, asked, terms.rounds(count))
    for number in range(1, terms.rounds(count) + 1):
        pairs = [(owners.get(white, 0), owners.get(black, 0)) for white, black in terms.games(count, number)]
        games = tuple([pair for pair in pairs if all(pair)])
        free = tuple([one for pair in pairs if not all(pair) for one in pair if one])
        rounds.append(BergerRound(number, terms.place(count, number).cycle, dates[number - 1], games, free))
    players = tuple([player for player in tournament.players if player.number in there])
    return BergerTable(tournament.information.name, players, terms, tuple(rounds))


def nameless(players: int) -> Tournament:
    """A field of so many players of whom nothing is known. Raises :class:`TooLarge`."""
    if players > LARGEST:
        raise TooLarge("numbers in a Berger table", players, LARGEST)
    return Tournament(tuple([Player(number) for number in range(1, players + 1)]))


def _terms(tournament: Tournament, asked: BergerAsked) -> Terms:
    """Those asked for; a double round robin has its rounds in the recommended order unless something else is said."""
    if asked.cycles > MOST_CYCLES:
        raise TooLarge("cycles", asked.cycles, MOST_CYCLES)
    announced = terms_of(tournament)
    cycles = asked.cycles or announced.cycles
    if asked.order is Order.AS_ANNOUNCED:
        return announced if cycles == announced.cycles else Terms(cycles, cycles == 2)
    return Terms(cycles, asked.order is Order.SWAPPED)


def _dates(tournament: Tournament, asked: BergerAsked, rounds: int) -> list[str]:
    if not asked.dates:
        known = list(tournament.information.round_dates[:rounds])
        return known + [""] * (rounds - len(known))
    for date in asked.dates:
        if not is_day(date):
            raise NotApplicable("--dates", say("{date} is no date such as 2026-09-05", date=date))
    if len(asked.dates) != rounds:
        template = "dates given: {dates}; rounds: {rounds}"
        raise NotApplicable("--dates", say(template, dates=len(asked.dates), rounds=rounds))
    days = list(map(written_day, asked.dates))
    for number, (before, day) in enumerate(pairwise(days), 2):
        if day < before:
            template = "round {round} would be played before round {before}"
            raise NotApplicable("--dates", say(template, round=number, before=number - 1))
    return days
