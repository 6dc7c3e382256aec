"""What tables of seats are made of."""

from __future__ import annotations

from pairwright.lean import NamedTuple


class Seat(NamedTuple):
    """A board of a team, both counted from 1."""

    team: int
    board: int


class Game(NamedTuple):
    """A game between two seats."""

    white: Seat
    black: Seat

    @property
    def reversed(self) -> Game:
        """The same with colours reversed."""
        return Game(self.black, self.white)


Round = tuple[Game, ...]
"""Games in the order of the tables they are played at."""
Rounds = tuple[Round, ...]
