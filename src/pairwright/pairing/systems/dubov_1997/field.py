"""The players to be paired, read for Dubov's system of the documents."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from pairwright.errors import NotApplicable, listing, say
from pairwright.handbook.dubov import DUBOV_1997
from pairwright.lean import NamedTuple
from pairwright.matching.bits import members, span
from pairwright.model.alphabet import alphabet_key, alphabet_name
from pairwright.model.tournament import Tournament
from pairwright.pairing.absolute import places_by_number, rows_of
from pairwright.pairing.systems.dubov.figures import unrated_players
from pairwright.state.preference import ANY, BLACK, WHITE, Strength
from pairwright.state.round_state import RoundState
from pairwright.state.upfloats import upfloated_rounds

IMPLEMENTS = tuple(DUBOV_1997[number] for number in ("1", "2.1", "2.3", "2.4", "2.5", "2.6"))

OTHER = {WHITE: BLACK, BLACK: WHITE, ANY: ANY}
"""The other colour."""

Key = tuple[object, ...]
"""What players are sorted by."""


class Figures(NamedTuple):
    """One item per position: rating, average rating of the opponents (exact; 0 without a game), the place in the
    alphabet, and whether article 2.5 lets him be taken up."""

    ratings: list[int]
    averages: list[Fraction]
    alphabet: list[int]
    may_rise: list[bool]


class Field:
    """A :class:`RoundState` with what the documents' Dubov asks beside it. Sets are ints over positions.

    ``rows`` are whom each may meet by 2.1, 2.3 and 2.4, ``places`` the order of pairing numbers.
    """

    __slots__ = ("figures", "groups", "places", "rows", "size", "state")

    def __init__(self, state: RoundState, figures: Figures) -> None:
        self.state = state
        self.size = state.size
        self.figures = figures
        self.places = places_by_number(state)
        self.rows = rows_of(state)
        self.groups = state.groups()

    def due(self, player: int) -> int:
        """The due colour (article 1); where 2.3 or 2.4 forbid it, the other one."""
        return self.state.due[player]

    def must(self, player: int) -> bool:
        """Do 2.3 or 2.4 leave him one colour only? Then 2.6 keeps him in his list."""
        return self.state.strengths[player] == Strength.ABSOLUTE

    def white_key(self, player: int) -> Key:
        """Article 6.2: ascending averages, lower rating first, alphabet."""
        ratings, averages, alphabet, _ = self.figures
        return averages[player], ratings[player], alphabet[player]

    def black_key(self, player: int) -> Key:
        """Article 6.2: descending ratings, higher average first, alphabet."""
        ratings, averages, alphabet, _ = self.figures
        return -ratings[player], -averages[player], alphabet[player]

    def low_average_key(self, player: int) -> Key:
        """Article 7.3: ascending averages; of equal ones the higher rated, then the alphabet."""
        ratings, averages, alphabet, _ = self.figures
        return averages[player], -ratings[player], alphabet[player]

    def high_average_key(self, player: int) -> Key:
        """Article 7.4: descending averages; of equal ones the lower rated, then the alphabet."""
        ratings, averages, alphabet, _ = self.figures
        return -averages[player], ratings[player], alphabet[player]

    def lowest_key(self, player: int) -> Key:
        """Articles 4 and 6.3: the lowest rated, then the highest average, then the last of the alphabet."""
        ratings, averages, alphabet, _ = self.figures
        return ratings[player], -averages[player], -alphabet[player]

    def due_set(self, players: int, colour: int) -> int:
        """Those of a set who are due a colour (ANY: who have none)."""
        return sum(1 << player for player in members(players) if self.due(player) == colour)

    def next_group(self, open_: int, high: int) -> int:
        """Those still unpaired in the next score group that has any, from position ``high`` on."""
        for low, end in self.groups:
            if low >= high and open_ & span(low, end):
                return open_ & span(low, end)
        return 0

    def numbers(self, positions: Iterable[int]) -> tuple[int, ...]:
        """Their pairing numbers."""
        return tuple([self.state.numbers[position] for position in positions])


def field_of(state: RoundState) -> Field:
    """The field of a round. Raises :class:`NotApplicable` if somebody has no rating."""
    missing = unrated_players(state)
    if missing:
        raise NotApplicable(
            "dubov-1997",
            say(
                "everybody needs a rating (art. 1); without one: {players}. Enter an estimate for each",
                players=listing(missing),
            ),
        )
    tournament, before = state.tournament, state.round
    ratings = {player.number: player.rating for player in tournament.players}
    averages = exact_averages(tournament, before)
    names = sorted(tournament.players, key=lambda player: (alphabet_key(alphabet_name(player)), player.number))
    alphabet = {player.number: place for place, player in enumerate(names)}
    risen = upfloated_rounds(tournament, before)
    most = most_transfers(max(tournament.planned_rounds, before))
    numbers = state.numbers
    return Field(
        state,
        Figures(
            [ratings[number] for number in numbers],
            [averages[number] for number in numbers],
            [alphabet[number] for number in numbers],
            [state.is_last or (before - 1 not in risen[number] and len(risen[number]) < most) for number in numbers],
        ),
    )


def exact_averages(tournament: Tournament, before: int) -> dict[int, Fraction]:
    """By pairing number, the average rating of those met over the board before a round (article 1); 0 without any."""
    ratings = {player.number: player.rating for player in tournament.players}
    averages = {}
    for player in tournament.players:
        met = [ratings[entry.opponent] for entry in player.entries[: before - 1] if entry.result.played]
        averages[player.number] = Fraction(sum(met), len(met)) if met else Fraction(0)
    return averages


def most_transfers(rounds: int) -> int:
    """How often a player may be taken up in an event of so many rounds (article 2.5)."""
    return 4 if rounds >= 10 else 3
