"""The tournament as the desk knows it."""

from __future__ import annotations

from enum import Enum

from pairwright.lean import NamedTuple
from pairwright.model.result import Result
from pairwright.model.tournament import Tournament


class Presence(Enum):
    """What check-in knows of a player in a round."""

    HERE = "here"
    LATE = "late"
    """On the way: he is paired."""
    MISSING = "missing"


class CheckIn(NamedTuple):
    """The check-in of one round: who was looked for, and whether it is closed."""

    round: int
    players: tuple[tuple[int, Presence], ...] = ()
    closed: bool = False

    def of(self, player: int) -> Presence:
        """Nobody who was not looked for is here."""
        return dict(self.players).get(player, Presence.MISSING)


class HandEdits(NamedTuple):
    """A session of pairing by hand: its round (0: none is open), the pairs as they stand, and who waits for an opponent
    or the bye.

    Pairs are (White, Black), byes ``(player, 0)``; for teams their numbers.
    """

    round: int = 0
    pairs: tuple[tuple[int, int], ...] = ()
    waiting: tuple[int, ...] = ()

    @property
    def is_open(self) -> bool:
        """Is somebody pairing by hand?"""
        return self.round > 0


class Correction(NamedTuple):
    """A result corrected too late to change pairings: it goes to the rating report only (C.04.2 art. 3.5)."""

    round: int
    white: int
    black: int
    white_result: str
    black_result: str


class Look(NamedTuple):
    """How a tournament is shown: digits of running text (``native`` or ``latin``), digits of scores and results, the
    language of its public pages (empty: that of the reader), whether single keys act, and the calendar of its days
    (``gregorian``, ``jalali``, ``hijri``; empty: as the language has it)."""

    text_digits: str = "native"
    notation_digits: str = "latin"
    language: str = ""
    single_keys: bool = True
    calendar: str = ""


class PrizePlan(NamedTuple):
    """What is to be won, as :func:`pairwright.app.prizes.announced` takes it; no ``amounts``: nothing is announced."""

    amounts: str = ""
    currency: str = ""
    sharing: str = "equal"
    round_to: str = ""
    rounding: str = "down"


class OfficialRating(NamedTuple):
    """What a rating list says of a player (Elo, 0 for none), kept apart from the rating he plays with here; ``list``
    names it (``FIDE``, or a federation), ``as_of`` what the arbiter calls it, such as 2026-11."""

    player: int
    rating: int
    list: str
    as_of: str = ""


class Reading(NamedTuple):
    """What a second pass read off the slip of a game; ``game`` is 1 or 2 where a match has two games, else 0."""

    round: int
    white: int
    white_result: Result
    black_result: Result
    game: int = 0


class Contested(NamedTuple):
    """An act that met a change it did not know of: entry ``number`` of the journal waits for a decision; ``against``
    are the entries that came first."""

    number: int
    against: tuple[int, ...]


class Event(NamedTuple):
    """All that the desk knows. ``outside_fide_since`` is the round before which FIDE mode was left (0: it was not)."""

    tournament: Tournament = Tournament()
    outside_fide_since: int = 0
    check_ins: tuple[CheckIn, ...] = ()
    hand: HandEdits = HandEdits()
    no_half_byes: tuple[int, ...] = ()
    """Players who may not ask for a half-point bye."""
    corrections: tuple[Correction, ...] = ()
    look: Look = Look()
    prizes: PrizePlan = PrizePlan()
    contested: tuple[Contested, ...] = ()
    official: tuple[OfficialRating, ...] = ()
    """Ratings as lists have them."""
    captains: tuple[tuple[int, str], ...] = ()
    """(Number of the team, name) of those who lead one."""
    readings: tuple[Reading, ...] = ()
    """Results read back; each is right as long as it is the one that stands."""
    closed: bool = False
    """Are the final standings declared?"""
    drawn_for: tuple[str, ...] = ()
    """Names of those among whom the lots of a table were drawn, by number (empty: none were drawn)."""

    @property
    def under_way(self) -> bool:
        """Is round 1 paired, so that the terms are locked?"""
        return self.tournament.paired_rounds > 0

    @property
    def goes_on(self) -> bool:
        """Is there another round to pair? A knockout has as many as it needs, a table as many as it makes."""
        from pairwright.app.knockouts import is_knockout

        tournament = self.tournament
        if is_knockout(tournament):
            from pairwright.model.knockout.acts import field
            from pairwright.model.knockout.play import bracket_of

            players = field(tournament)
            return len(players.players) > 1 and not bracket_of(players).is_over
        return not tournament.planned_rounds or self.round < tournament.planned_rounds

    @property
    def round(self) -> int:
        """The round that is being played or was played last; 0 before round 1."""
        return self.tournament.paired_rounds

    def check_in(self, round: int) -> CheckIn:
        """The check-in of a round; an empty one if it has not begun."""
        for one in self.check_ins:
            if one.round == round:
                return one
        return CheckIn(round)
