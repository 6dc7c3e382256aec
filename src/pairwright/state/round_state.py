"""What is known when a round is paired: the pairing cards of everybody who is there, as tables.

The tables are indexed by *position*: the players to be paired, sorted by pairing score (descending), then
number. A set of players is one int, a bit per position. Engines read the tables; people read the cards.
"""

from __future__ import annotations

from itertools import pairwise

from pairwright.handbook.dutch import DUTCH_2026
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.points import Points
from pairwright.model.tournament import Tournament

IMPLEMENTS = (DUTCH_2026["1.2"], DUTCH_2026["1.3"], DUTCH_2026["1.8"])

if TYPE_CHECKING:
    from pairwright.state.card import PairingCard


class RoundState(NamedTuple):
    """The state before round ``round``. All sequences have one item per player to be paired, by position; nobody
    writes to them (they are lists because lists are quickest to make)."""

    round: int
    is_last: bool
    initial_colour: int
    """preference.WHITE or preference.BLACK."""
    topscorer_above: Points
    """Score that a topscorer exceeds (C.04.3 art. 1.8): half of the maximum so far. Asked in the last round only."""
    numbers: list[int]
    """Pairing numbers."""
    scores: list[Points]
    """Pairing scores: standings points plus virtual points of this round."""
    standings: list[Points]
    """Standings points."""
    arrivals: list[int]
    """Number among those who have arrived (from 0), for the parity in colour rule 5.2.5."""
    colours: list[str]
    """Colours of the played games, oldest first: ``"wbw"``."""
    differences: list[int]
    """Whites minus Blacks."""
    due: list[int]
    """preference.WHITE, BLACK or ANY."""
    strengths: list[int]
    """preference.Strength as an int."""
    floats: list[int]
    """floats.Float of the round before, as an int."""
    floats_before: list[int]
    """floats.Float two rounds before, as an int."""
    games: list[int]
    """Games played."""
    may_have_bye: list[bool]
    """False if criterion C2 bars the pairing-allocated bye."""
    opponents: list[int]
    """Bitset of the players met over the board."""
    forbidden: list[int]
    """Bitset of the players he may not meet by decision of the arbiter; empty list when there are none."""
    bye_by_hand: int = 0
    """Pairing number of a player to whom the arbiter gave the allocated bye; he is in none of the tables. 0 = none."""
    tournament: Tournament = Tournament()
    """Where all of this comes from, for what only some systems ask (ratings, older floats, opponents' results). Rounds
    from ``round`` on are still to come, whatever it says of them."""

    @property
    def size(self) -> int:
        """Number of players to be paired."""
        return len(self.numbers)

    def position(self, number: int) -> int:
        """Position of a pairing number. Raises ``ValueError`` if the player is not to be paired."""
        return self.numbers.index(number)

    def positions(self) -> dict[int, int]:
        """All of them, by pairing number."""
        return {number: position for position, number in enumerate(self.numbers)}

    def groups(self) -> list[tuple[int, int]]:
        """Scoregroups as ranges of positions, best first."""
        scores = self.scores
        edges = [position for position in range(1, len(scores)) if scores[position] != scores[position - 1]]
        return [(low, high) for low, high in pairwise([0, *edges, len(scores)]) if low < high]

    def is_topscorer(self, position: int) -> bool:
        """Article 1.8: more than half of the maximum so far, when the last round is paired."""
        return self.is_last and self.scores[position] > self.topscorer_above

    def card(self, position: int) -> PairingCard:
        """The pairing card of one player, for people."""
        from pairwright.matching.bits import members
        from pairwright.state.card import PairingCard
        from pairwright.state.floats import Float
        from pairwright.state.preference import Strength

        met = self.opponents[position]
        barred = self.forbidden[position] if self.forbidden else 0
        return PairingCard(
            self.numbers[position],
            self.scores[position],
            self.standings[position],
            self.colours[position],
            self.due[position],
            Strength(self.strengths[position]),
            Float(self.floats[position]),
            Float(self.floats_before[position]),
            self.may_have_bye[position],
            self.games[position],
            tuple(self.numbers[index] for index in members(met)),
            tuple(self.numbers[index] for index in members(barred)),
        )
