"""A player, and what every round brought him."""

from __future__ import annotations

from pairwright.lean import NamedTuple
from pairwright.model.points import Points
from pairwright.model.round import ABSENT, RoundEntry


class NationalRating(NamedTuple):
    """A national record beside the player's own (lines whose code is a federation)."""

    federation: str
    rating: int = 0
    sex: str = ""
    classification: str = ""
    name: str = ""
    origin: str = ""
    id: str = ""
    birth: str = ""


class Player(NamedTuple):
    """One participant. ``number`` is the tournament pairing number, 1 the strongest; ``rating`` is in Elo, 0 for none.

    ``entries[r - 1]`` is round ``r``; a shorter tuple means nothing is known of the later rounds.
    ``declared_points`` and ``declared_rank`` are what a file claims (None: it claims nothing);
    the right values follow from the entries.
    """

    number: int
    name: str = ""
    rating: int = 0
    title: str = ""
    sex: str = ""
    federation: str = ""
    fide_id: str = ""
    birth: str = ""
    entries: tuple[RoundEntry, ...] = ()
    declared_points: Points | None = None
    declared_rank: int | None = None
    national: tuple[NationalRating, ...] = ()
    enters_in: int = 1
    """First round he can be paired in; above 1 for a late entry."""
    withdrawn_from: int = 0
    """First round he is no longer paired in; 0 = he plays on."""
    expelled_from: int = 0
    """The same for a player whom the arbiter expelled: he is not ranked any more. 0 = he was not."""
    club: str = ""
    category: str = ""
    """His group by age or strength, as the list of entries names it. No report format has a place for the two."""

    def entry(self, round: int) -> RoundEntry:
        """What round ``round`` (from 1) brought him; an absence where nothing is written."""
        return self.entries[round - 1] if 0 < round <= len(self.entries) else ABSENT

    def with_entry(self, round: int, entry: RoundEntry) -> Player:
        """The same player with another entry; rounds in between become absences."""
        entries = self.entries + (ABSENT,) * (round - len(self.entries))
        return self._replace(entries=(*entries[: round - 1], entry, *entries[round:]))

    def available(self, round: int) -> bool:
        """False before a late entry arrives, and after a withdrawal or an expulsion."""
        if 0 < self.expelled_from <= round:
            return False
        return self.enters_in <= round and not 0 < self.withdrawn_from <= round
