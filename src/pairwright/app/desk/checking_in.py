"""Check-in of a round as a list: who is here, who is missing, who does not play."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from pairwright.app.absent import reason_of_absence
from pairwright.app.desk.acts import CheckPlayer
from pairwright.app.desk.event import Event, Presence
from pairwright.app.desk.journal import Entry
from pairwright.app.desk.roster import EntryRow, Order, entry_rows, place_in
from pairwright.app.desk.touches import renumbers
from pairwright.errors import Sentence
from pairwright.lean import NamedTuple
from pairwright.model.collation import words_of


class Standing(Enum):
    """How a player stands in the round."""

    HERE = "here"
    LATE = "late"
    MISSING = "missing"
    AWAY = "away"
    """He asked for a bye, has left, or has not come yet: nobody looks for him."""


class CheckRow(NamedTuple):
    """One player. ``why`` is said of who is away; ``time`` (ISO, UTC) is when he was seen."""

    entry: EntryRow
    standing: Standing
    why: Sentence
    time: str

    @property
    def finds(self) -> str:
        """The folded words of his names."""
        return " ".join([*words_of(self.entry.name), *words_of(self.entry.native)])


class CheckSheet(NamedTuple):
    """The list of a round with its counts."""

    round: int
    closed: bool
    rows: tuple[CheckRow, ...]

    def count(self, *standings: Standing) -> int:
        """How many stand so."""
        return sum([row.standing in standings for row in self.rows])

    @property
    def here(self) -> int:
        """Who is here, or on the way."""
        return self.count(Standing.HERE, Standing.LATE)

    @property
    def missing(self) -> int:
        """Who is looked for."""
        return self.count(Standing.MISSING)

    @property
    def away(self) -> int:
        """Who does not play."""
        return self.count(Standing.AWAY)

    @property
    def share(self) -> int:
        """Of those who are looked for, how many hundredths are here."""
        looked_for = self.here + self.missing
        return 100 * self.here // looked_for if looked_for else 100


_STANDINGS = {Presence.HERE: Standing.HERE, Presence.LATE: Standing.LATE, Presence.MISSING: Standing.MISSING}


def check_sheet(
    event: Event, round: int, times: dict[int, str], language: str = "en", order: Order = Order.NUMBER
) -> CheckSheet:
    """The list of a round that is to be paired; ``times`` are when each number was seen."""
    tournament, check_in = event.tournament, event.check_in(round)
    players = {player.number: player for player in tournament.players}
    asked = {one.player for one in tournament.requests if one.round == round}
    found = dict(check_in.players)
    rows = []
    for entry in sorted(entry_rows(event), key=lambda row: place_in(row, order, language)):
        number = entry.number
        standing, why = _STANDINGS[found.get(number, Presence.MISSING)], Sentence("")
        if number in asked or not players[number].available(round):
            standing, why = Standing.AWAY, reason_of_absence(tournament, round, number)
        time = times.get(number, "") if standing in (Standing.HERE, Standing.LATE) else ""
        rows.append(CheckRow(entry, standing, why, time))
    return CheckSheet(round, check_in.closed, tuple(rows))


def times_seen(entries: Iterable[Entry], counted: frozenset[int], round: int) -> dict[int, str]:
    """When each player was seen for the round, by number; forgotten where numbers were given anew since."""
    found: dict[int, str] = {}
    for entry in entries:
        if entry.number not in counted:
            continue
        if isinstance(entry.act, CheckPlayer) and entry.act.round == round:
            found[entry.act.player] = entry.time
        elif renumbers(entry.act):
            found = {}
    return found
