"""What a round robin still owes its players, and where its rounds are not those of the table."""

from __future__ import annotations

from itertools import combinations

from pairwright.model.player import Player
from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.round_robin.berger import even_size
from pairwright.pairing.systems.round_robin.field import owners_of
from pairwright.pairing.systems.round_robin.terms import Terms, table_size, terms_of

Games = tuple[tuple[int, int, int], ...]
"""(round, White, Black), in pairing numbers."""


def to_be_made_up(tournament: Tournament, last: int) -> Games:
    """Games of the table, up to round ``last``, that were not on the list because a player was away, of two who are
    still in the event. They have not met in another round of the cycle either."""
    terms, size = terms_of(tournament), table_size(tournament)
    found = []
    for round_ in range(1, min(last, tournament.paired_rounds) + 1):
        for white, black in _games(tournament, terms, size, round_):
            pair = (tournament.player(white), tournament.player(black))
            away = all(not player.entry(round_).opponent and _is_there(player) for player in pair)
            if away and not _met_in_cycle(tournament, size, round_, pair):
                found.append((round_, white, black))
    return tuple(found)


def met_already(tournament: Tournament, round: int) -> Games:
    """Games that the table has in ``round`` and that stand in an earlier round of its cycle: that one, White, Black."""
    size = table_size(tournament)
    found = []
    for white, black in _games(tournament, terms_of(tournament), size, round):
        pair = (tournament.player(white), tournament.player(black))
        earlier = _met_in_cycle(tournament, size, round, pair)
        if 0 < earlier < round:
            found.append((earlier, white, black))
    return tuple(found)


def never_met(tournament: Tournament, last: int) -> tuple[tuple[int, int], ...]:
    """Pairs who are still in the event and have not met in some whole cycle of rounds made by hand, up to ``last``."""
    cycle = max(even_size(len(tournament.players)) - 1, 1)
    whole = range(1, min(last, tournament.paired_rounds) // cycle * cycle + 1, cycle)
    found = []
    for one, other in combinations([player for player in tournament.players if _is_there(player)], 2):
        for first in whole:
            entries = one.entries[first - 1 : first - 1 + cycle]
            if not any(entry.opponent == other.number for entry in entries):
                found.append((one.number, other.number))
                break
    return tuple(found)


def numbers_of_nobody(tournament: Tournament) -> tuple[int, ...]:
    """Numbers of the table that nobody has, below the largest one that somebody has."""
    owners = owners_of(tournament)
    return tuple([number for number in range(1, max(owners, default=0)) if number not in owners])


def _games(tournament: Tournament, terms: Terms, size: int, round: int) -> list[tuple[int, int]]:
    owners = owners_of(tournament)
    games = terms.games(size, round) if size > 1 else ()
    return [(owners[white], owners[black]) for white, black in games if white in owners and black in owners]


def _is_there(player: Player) -> bool:
    return not (player.withdrawn_from or player.expelled_from)


def _met_in_cycle(tournament: Tournament, size: int, round: int, pair: tuple[Player, Player]) -> int:
    """The round of the cycle in which they are paired; 0: none."""
    first = round - (round - 1) % (size - 1)
    one, other = pair
    rounds = range(first, min(first + size - 1, tournament.paired_rounds + 1))
    return next((number for number in rounds if one.entry(number).opponent == other.number), 0)
