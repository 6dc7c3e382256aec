"""The event as tie-breaks see it: who takes part, how they were brought together, and its cross tables."""

from __future__ import annotations

from enum import Enum

from pairwright.errors import NotApplicable, say
from pairwright.lean import TYPE_CHECKING, NamedTuple, cast
from pairwright.model.canonical import with_byes_ahead
from pairwright.model.points import Points
from pairwright.tiebreaks.crosstable import CrossTable, of_players
from pairwright.tiebreaks.editions import NEWEST, Rules

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from fractions import Fraction
    from typing import TypeVar

    from pairwright.model.tournament import Tournament

    _Made = TypeVar("_Made")

INDIVIDUAL = "PTS"
MATCH_POINTS = "MP"
GAME_POINTS = "GP"


class Meeting(Enum):
    """How opponents come together."""

    SWISS = "Swiss"
    PREDETERMINED = "predetermined pairings"


class Unrated(Enum):
    """What to do with tie-breaks by rating when somebody has none (C.07 art. 10)."""

    DROP = "drop"
    """Leave these tie-breaks out of the list."""
    IGNORE = "ignore"
    """Count rated opponents only."""
    AS = "as"
    """Count him with a rating that was announced."""


class Terms(NamedTuple):
    """What the competition rules say beside the tournament."""

    rules: Rules = NEWEST
    meeting: Meeting = Meeting.SWISS
    unrated: Unrated = Unrated.DROP
    unrated_as: int = 0
    """With :attr:`Unrated.AS`: the rating."""
    seed: str = ""
    """Of drawing of lots."""
    external: Mapping[str, Mapping[int, Fraction | int]] = {}
    """Values from outside by code (``OTHER_NAME``) and pairing number; the larger is the better."""
    by_hand: tuple[int, ...] = ()
    """Pairing numbers in the order the arbiter gave them."""


class Event:
    """Cross tables of one event after a number of rounds. ``tables`` are by score: ``PTS``, or ``MP`` and ``GP``."""

    __slots__ = ("_kept", "board_points", "boards", "last_round", "primary", "tables", "terms", "tournament")

    def __init__(
        self,
        tournament: Tournament,
        tables: dict[str, CrossTable],
        primary: str,
        last_round: int,
        terms: Terms,
        boards: int = 0,
    ) -> None:
        self.tournament = tournament
        self.tables = tables
        self.primary = primary
        self.last_round = last_round
        """The last round of the event as declared; the last one present if nothing is declared."""
        self.terms = terms
        self.boards = boards
        """Boards of a match; 0 for individuals."""
        self.board_points: list[list[tuple[Points, ...]]] = []
        """By position and round, what a team got on each board of its match (tenths); () where it had none. Empty
        for individuals."""
        self._kept: dict[object, object] = {}

    @property
    def of_teams(self) -> bool:
        """True for a team event."""
        return INDIVIDUAL not in self.tables

    @property
    def secondary(self) -> str:
        """The score that is not primary."""
        return GAME_POINTS if self.primary == MATCH_POINTS else MATCH_POINTS

    def table(self, score: str = "") -> CrossTable:
        """The cross table of a score; of the primary one unless named. Raises :class:`NotApplicable`."""
        try:
            return self.tables[score or self.primary]
        except KeyError:
            raise NotApplicable(f":{score}", say("an event of individuals has no match points")) from None

    def kept(self, key: object, make: Callable[[], _Made]) -> _Made:
        """``make()``, made once for this event."""
        if key not in self._kept:
            self._kept[key] = make()
        return cast("_Made", self._kept[key])


def of_individuals(tournament: Tournament, terms: Terms, after_round: int = 0) -> Event:
    """The event of the players after a round (0: all that are paired)."""
    tournament = with_byes_ahead(tournament)
    present = tournament.paired_rounds
    rounds = min(after_round or present, present)
    table = of_players(tournament, rounds)
    return Event(tournament, {INDIVIDUAL: table}, INDIVIDUAL, tournament.planned_rounds or present, terms)
