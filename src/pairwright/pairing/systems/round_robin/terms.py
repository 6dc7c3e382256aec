"""How often everybody meets everybody, and in which order the rounds of the table are played."""

from __future__ import annotations

from pairwright.handbook.round_robin import ROUND_ROBIN
from pairwright.lean import NamedTuple
from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.round_robin.berger import Pairs, berger_round, even_size
from pairwright.tiebreaks.departures import left_before_it_began

REVERSED, SWAPPED = ROUND_ROBIN["A1.7"], ROUND_ROBIN["A1.8"]
IMPLEMENTS = (REVERSED, SWAPPED)

TYPES = {
    "FIDE_ROUNDROBIN": (1, False),
    "BERGER_ROUNDROBIN": (1, False),
    "BERGER_DOUBLEROUNDROBIN": (2, False),
    "FIDE_DOUBLEROUNDROBIN": (2, True),
}
"""Cycles, and whether the last two rounds of the first one change places, by encoded type (record 192)."""
GAMES_EACH = "BERGER_ROUNDROBIN_G"
"""With the number of games of each pair behind it."""
BY_HAND = "CUSTOM_ROUNDROBIN"
OF_TEAMS = "_TEAM_"
"""What the types of teams have in place of the first ``_``: ``BERGER_TEAM_ROUNDROBIN``."""


class Place(NamedTuple):
    """Where a round of the tournament stands: cycle (from 1) and round of the table (from 1)."""

    cycle: int
    row: int

    @property
    def is_reversed(self) -> bool:
        """Every other cycle has its colours reversed (article A1.7)."""
        return self.cycle % 2 == 0


class Terms(NamedTuple):
    """So many cycles; ``swaps``: the last two rounds of the first one change places (article A1.8)."""

    cycles: int = 1
    swaps: bool = False

    def rounds(self, players: int) -> int:
        """Rounds of the tournament."""
        return self.cycles * max(even_size(players) - 1, 0)

    def place(self, size: int, round: int) -> Place:
        """Which round of the table is played in ``round``. Rounds beyond the last cycle begin another one."""
        whole, row = divmod(round - 1, size - 1)
        if self.swaps and not whole and row >= size - 3 > 0:
            row = 2 * size - 5 - row
        return Place(whole + 1, row + 1)

    def round(self, size: int, place: Place) -> int:
        """The round in which a round of the table is played: the reverse of :meth:`place`."""
        first = (place.cycle - 1) * (size - 1)
        return first + self.place(size, place.row).row if place.cycle == 1 else first + place.row

    def games(self, size: int, round: int) -> Pairs:
        """Numbers of the table, (White, Black), in the order of the boards."""
        place = self.place(size, round)
        pairs = berger_round(size, place.row)
        return tuple([pair[::-1] for pair in pairs]) if place.is_reversed else pairs


def is_round_robin(announced: str) -> bool:
    """Whether an encoded type is one of a round robin, of players or of teams, that is paired by the table."""
    plain = _plain(announced)
    return plain in TYPES or (plain.startswith(GAMES_EACH) and plain.removeprefix(GAMES_EACH).isdecimal())


def is_by_hand(announced: str) -> bool:
    """The same for one whose rounds are made by hand."""
    return _plain(announced) == BY_HAND


def _plain(announced: str) -> str:
    """The type without a word of teams."""
    return announced.strip().upper().replace(OF_TEAMS, "_")


def terms_of(tournament: Tournament) -> Terms:
    """What its type announces (record 192); where that says nothing, as many cycles as its rounds make, and with two of
    them the order that is recommended (article A1.8). More rounds than were announced are further cycles."""
    announced = _plain(tournament.system)
    if announced in TYPES:
        return Terms(*TYPES[announced])
    if is_round_robin(announced):
        return Terms(max(int(announced.removeprefix(GAMES_EACH)), 1))
    cycle = max(even_size(table_size(tournament)) - 1, 1)
    cycles = max(-(-tournament.planned_rounds // cycle), 1)
    return Terms(cycles, cycles == 2)


def encoded(terms: Terms) -> str:
    """The encoded type that announces these terms."""
    for name, known in TYPES.items():
        if Terms(*known) == terms:
            return name
    return f"{GAMES_EACH}{terms.cycles}"


def of_teams(announced: str) -> str:
    """The type for teams that says the same as one for players."""
    return announced.replace("_", OF_TEAMS, 1)


def table_size(tournament: Tournament) -> int:
    """The size of its table: up to the largest number, whether everybody below it is there or not. Who has left before
    round 1 makes no table larger."""
    there = [place for place, player in enumerate(tournament.players, 1) if not left_before_it_began(player)]
    if tournament.numbered_by_position:
        return even_size(max(there, default=0))
    return even_size(max([tournament.players[place - 1].number for place in there], default=0))
