"""A knockout as it stands: stages, matches, who sits in them, games, scores, places. Values only; they are made by
:func:`pairwright.model.knockout.play.bracket_of`.
"""

from __future__ import annotations

from enum import Enum

from pairwright.errors import Sentence, UnknownCode
from pairwright.lean import NamedTuple
from pairwright.model.knockout.terms import Knockout
from pairwright.model.points import Points
from pairwright.model.result import Result

UNKNOWN, NOBODY = -1, 0
"""In place of a pairing number: not known yet; an imaginary player, or nobody."""


class From(Enum):
    """Who sits there."""

    PLAYER = "player"
    IMAGINARY = "imaginary"
    WINNER = "winner"
    LOSER = "loser"


class Seat(NamedTuple):
    """``number`` is the pairing number of a player, the x of an imaginary one, or the number of a match; ``place`` that
    of the order of the draw, 0 for winners and losers."""

    kind: From
    number: int
    place: int = 0


class Branch(Enum):
    """Where in the bracket a match stands."""

    MAIN = "main"
    """Those who have not lost."""
    LOSERS = "losers"
    """Double elimination: those who have lost once."""
    GRAND_FINAL = "grand final"
    """Double elimination: the best of both branches."""
    RESET = "second final"
    """Double elimination: played if the first loss comes in the grand final."""
    THIRD_PLACE = "third place"


class Phase(Enum):
    """What kind of game it is (K4, K5)."""

    REGULAR = "game"
    EXTRA = "extra time"
    GOLDEN = "golden point"


class How(Enum):
    """By what a match was decided."""

    OPEN = "open"
    GAMES = "games"
    EXTRA = "extra time"
    GOLDEN = "golden point"
    DRAW_ODDS = "a draw in the golden point"
    GAME_POINTS = "game points"
    BOARD_COUNT = "board count"
    BYE = "bye"
    ABSENT = "absence"
    """The opponent has left, or is not there yet."""
    LOT = "lot"
    FEWEST_MOVES = "fewest moves"
    ARBITER = "arbiter"
    NOT_NEEDED = "not needed"
    """The second final, where nobody has lost for the first time in the first."""


class MatchGame(NamedTuple):
    """A game, or match of teams, in a round; ``number`` counts in the match, from 1. ``points`` are those of the two
    seats (tenths), of teams the primary score."""

    round: int
    number: int
    phase: Phase
    upper_is_white: bool
    """Has the first of the two seats White?"""
    white: int
    black: int
    white_result: Result
    black_result: Result
    points: tuple[Points, Points]
    boards: tuple[tuple[Points, Points], tuple[Points, Points]] | None = None
    """Of teams: game points and board count (points times number of the board) of the two seats."""


class Match(NamedTuple):
    """One match. ``at`` counts in its stage and branch, from 1; ``players`` are those of the two ``seats``,
    :data:`UNKNOWN` or :data:`NOBODY`; ``winner`` too, :data:`NOBODY` if both are out."""

    number: int
    stage: int
    branch: Branch
    at: int
    seats: tuple[Seat, Seat]
    players: tuple[int, int] = (UNKNOWN, UNKNOWN)
    games: tuple[MatchGame, ...] = ()
    score: tuple[Points, Points] = (0, 0)
    """Golden-point games included."""
    winner: int = UNKNOWN
    how: How = How.OPEN
    since: int = 0
    """First round in which it is over; 0 for an open one."""

    @property
    def is_open(self) -> bool:
        """Are both players known, and is it not decided?"""
        return self.how is How.OPEN and UNKNOWN not in self.players

    @property
    def loser(self) -> int:
        """Who lost it; :data:`NOBODY` after a bye and if both are out, :data:`UNKNOWN` before it is decided."""
        if self.how is How.OPEN:
            return UNKNOWN
        if self.how is How.NOT_NEEDED or self.winner not in self.players:
            return NOBODY
        return self.players[1 if self.winner == self.players[0] else 0]


class Stage(NamedTuple):
    """Matches that are played at the same time; ``number`` from 1. ``title`` such as "quarter-finals"."""

    number: int
    title: Sentence
    matches: tuple[Match, ...]


class Reached(Enum):
    """What a place says of those who have it."""

    WINNER = "winner"
    """Of the knockout, or of one of the places it decides."""
    FINALIST = "finalist"
    THIRD = "third"
    FOURTH = "fourth"
    OUT = "out"
    """Lost in the same stage."""
    PLAYING = "playing"
    """Still in it."""


class Place(NamedTuple):
    """Players who share the places ``first`` to ``last``; ``stage`` is the one they lost in, 0 if they did not."""

    first: int
    last: int
    players: tuple[int, ...]
    reached: Reached
    stage: int = 0


class Bracket(NamedTuple):
    """The whole knockout before round ``round``."""

    terms: Knockout
    round: int
    order: tuple[int, ...]
    """Pairing numbers in the order of the draw."""
    size: int
    """Places of the draw: players and imaginary ones (K10)."""
    stages: tuple[Stage, ...]
    places: tuple[Place, ...]
    """From the first on. Everybody is in one of them."""
    strays: tuple[tuple[int, int, int], ...] = ()
    """(round, White, Black) of games that belong to no match."""

    @property
    def matches(self) -> tuple[Match, ...]:
        """All of them, by number."""
        return tuple([match for stage in self.stages for match in stage.matches])

    def match(self, number: int) -> Match:
        """The match with this number. Raises :class:`~pairwright.errors.UnknownCode`."""
        for match in self.matches:
            if match.number == number:
                return match
        raise UnknownCode("match", str(number), (f"1-{len(self.matches)}",) if self.matches else ())

    @property
    def current(self) -> int:
        """The stage that is played: the first with an open match; 0 when all is decided."""
        return min([match.stage for match in self.matches if match.is_open], default=0)

    @property
    def is_over(self) -> bool:
        """Is every match decided?"""
        return not self.current

    @property
    def winners(self) -> tuple[int, ...]:
        """Those who have won a place, by pairing number."""
        return tuple([number for place in self.places if place.reached is Reached.WINNER for number in place.players])
