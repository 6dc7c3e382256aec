"""What is announced of a knockout, and what was decided beside the boards. Without a word the documents hold.

Numbers are pairing numbers, of teams where teams take part. Rounds are columns: one game of every match that is still
open.
"""

from __future__ import annotations

from enum import Enum

from pairwright.handbook.knockout import KNOCKOUT
from pairwright.lean import NamedTuple
from pairwright.model.colour import Colour

IMPLEMENTS = (KNOCKOUT["K1"], KNOCKOUT["K6"], KNOCKOUT["T1"])

MOST_GAMES, MOST_EXTRA, MOST_MINUTES = 24, 12, 180
"""Limits of the announcement."""


class Seeds(Enum):
    """By what the players stand in the order of the draw (K2)."""

    NUMBER = "number"
    RATING = "rating"
    """Unrated players behind, in the order of the lot if one is given, else of their numbers."""
    LOT = "lot"


class Colours(Enum):
    """Who has White in the first game of a match."""

    ALTERNATE = "alternate"
    """From match to match and from stage to stage, the initial colour (record 152) for the upper seat of the first."""
    LOT = "lot"


class Elimination(Enum):
    """How many matches a player may lose."""

    SINGLE = "single"
    DOUBLE = "double"
    """Two, but for the final of both branches, which is one match."""
    RESET = "reset"
    """Two, the final of both branches included."""


class Level(Enum):
    """What is compared when teams are level in what counts first, before more games are played."""

    GAME_POINTS = "game points"
    BOARD_COUNT = "board count"
    """Points times the number of the board; the lower sum is better."""


class DecidedBy(Enum):
    """What decided a match that the games did not."""

    LOT = "lot"
    FEWEST_MOVES = "fewest moves"
    ARBITER = "arbiter"


class Decision(NamedTuple):
    """The match with this number is over from the round on; ``winner`` 0: both are out."""

    round: int
    match: int
    winner: int
    by: DecidedBy = DecidedBy.ARBITER


class GoldenPoint(NamedTuple):
    """The clocks (minutes), and the colour that goes on after a draw; NONE: another game follows."""

    white: int = 5
    black: int = 4
    draw_odds: Colour = Colour.BLACK


class Knockout(NamedTuple):
    """The announcement. Clocks and tempos are told and not computed with."""

    places: int = 1
    """To be decided: so many matches has the last stage (K3)."""
    games: int = 2
    """Of a match; an even number, or 1 (K4)."""
    extra: int = 1
    """Pairs of games of extra time (K5)."""
    golden_point: GoldenPoint | None = GoldenPoint()
    """None: a level match is decided beside the board."""
    third_place: bool = False
    """Do those who lose the last matches but one play for the third place?"""
    elimination: Elimination = Elimination.SINGLE
    seeds: Seeds = Seeds.NUMBER
    colours: Colours = Colours.ALTERNATE
    lot: str = ""
    """What all lots follow from, so that they can be drawn again."""
    tempo: str = "20 min"
    extra_tempo: str = ""
    """Empty: the same."""
    level: tuple[Level, ...] = (Level.GAME_POINTS, Level.BOARD_COUNT)
    """Of teams."""
    decisions: tuple[Decision, ...] = ()


BY_THE_DOCUMENTS = Knockout()
"""What holds without a word."""
