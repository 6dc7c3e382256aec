"""What a helper's phone may do: fill empty boards of the round that is being played, within the range it was given, and
take a wrong press back for a minute. Everything else is the arbiter's.

A press that met a change it did not know of is kept beside it, contested, and the arbiter decides: neither is lost.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from pairwright.app.desk.acts import Act
from pairwright.app.desk.cautions import Caution, Level
from pairwright.app.desk.event import Event
from pairwright.app.desk.journal import Entry
from pairwright.app.desk.service import By, Desk, Refused
from pairwright.app.desk.sheets import BoardRow, sheet_of
from pairwright.app.desk.touches import touches
from pairwright.app.predetermined import has_fixed_rounds
from pairwright.errors import Sentence, say
from pairwright.lean import NamedTuple
from pairwright.model.acts import EnterResult
from pairwright.model.result import Result
from pairwright.model.team import is_team_event

UNDO_WITHIN = timedelta(seconds=75)
"""A minute, and what the network takes."""
PRESSED = {
    "1-0": (Result.WIN, Result.LOSS),
    "5-5": (Result.DRAW, Result.DRAW),
    "0-1": (Result.LOSS, Result.WIN),
}
"""The three keys of a board, White first."""


class Span(NamedTuple):
    """The boards of a phone: from ``first`` to ``last`` (0: to the last there is)."""

    first: int = 1
    last: int = 0

    def has(self, board: int) -> bool:
        """Is the board one of them?"""
        return self.first <= board and (not self.last or board <= self.last)


class Place(NamedTuple):
    """A game with the name of its board: ``8``, or ``3.1`` for the first board of match 3; ``board`` is that of the
    list, ``match`` the match of two teams it is part of (None: of none)."""

    label: str
    board: int
    game: BoardRow
    match: BoardRow | None = None


class Press(NamedTuple):
    """A key on a phone: the game by its players, what was pressed, and the last entry the phone knew of (-1: none)."""

    round: int
    white: int
    black: int
    result: str
    seen: int = -1


def places(event: Event, round: int) -> list[Place]:
    """Every game of a round that is paired; for teams those of each match."""
    if not 0 < round <= event.round:
        return []
    rows = sheet_of(event.tournament, round).boards
    if not is_team_event(event.tournament):
        return [Place(str(row.board), row.board, row) for row in rows]
    return [Place(f"{row.board}.{game.board}", row.board, game, row) for row in rows for game in row.games]


def fill(desk: Desk, press: Press, span: Span, by: By) -> Entry | None:
    """Put the result there; the entry, or None if the same result stands already. An entry that is ``contested`` waits
    for the arbiter. Raises :class:`Refused`, and as :meth:`Desk.perform`."""
    event, number = desk.now()
    for entry in desk.entries():
        if by.request and entry.request == by.request:
            return entry
    if press.result not in PRESSED:
        raise _refused(press, say("a phone enters 1–0, ½–½ and 0–1; other results are entered at the desk"))
    act = EnterResult(press.round, press.white, press.black, *PRESSED[press.result])
    if not _is_played(event, press.round):
        raise _refused(press, say("round {round} is not the one being played", round=press.round))
    place = next((one for one in places(event, press.round) if _is_game(one.game, press)), None)
    if place is None or not span.has(place.board):
        raise _refused(press, say("this board is not one of this phone"))
    if place.game.is_open:
        return desk.perform(act, by, seen=number).entry
    if (place.game.white_result, place.game.black_result) == (act.white_result, act.black_result):
        return None
    if not 0 <= press.seen < _last_touched(desk, act) or _by_itself(desk, act, by):
        raise _refused(press, say("this board has a result; only the arbiter can change it"))
    return desk.perform(act, by, seen=press.seen).entry


def _is_played(event: Event, round: int) -> bool:
    """Is it the round being played? Of rounds that rest on no other, each may be that is opened."""
    return 0 < round <= event.round if has_fixed_rounds(event.tournament) else round == event.round


def take_back(desk: Desk, number: int, by: By) -> Entry:
    """Undo an entry of this phone that is no older than a minute. Raises :class:`Refused`, and as :meth:`Desk.undo`."""
    entries = desk.entries()
    entry = entries[number - 1] if 0 < number <= len(entries) else None
    for one in entries:
        if by.request and one.request == by.request:
            return one
    own = entry is not None and entry.desk == by.desk and isinstance(entry.act, EnterResult)
    if entry is None or not own or number not in desk.in_force() or not _is_fresh(entry, by):
        sentence = say("it can be taken back by this phone for a minute; from now on by the arbiter")
        raise Refused(EnterResult(0, 0, 0, Result.PENDING, Result.PENDING), (_caution(sentence),))
    return desk.undo((number,), by).entry


def can_take_back(entry: Entry, by: By) -> bool:
    """Is it this phone's, and young enough?"""
    return entry.desk == by.desk and isinstance(entry.act, EnterResult) and _is_fresh(entry, by)


def _is_fresh(entry: Entry, by: By) -> bool:
    try:
        age = datetime.fromisoformat(by.time) - datetime.fromisoformat(entry.time)
    except ValueError:
        return False
    return timedelta(seconds=-UNDO_WITHIN.seconds) <= age <= UNDO_WITHIN


def _is_game(row: BoardRow, press: Press) -> bool:
    return (row.white.number, row.black.number) == (press.white, press.black)


def _touching(desk: Desk, act: Act) -> list[Entry]:
    counted = desk.in_force()
    return [entry for entry in desk.entries() if entry.number in counted and touches(entry.act) & touches(act)]


def _last_touched(desk: Desk, act: Act) -> int:
    return max([entry.number for entry in _touching(desk, act)], default=0)


def _by_itself(desk: Desk, act: Act, by: By) -> bool:
    """Did this phone make the last change there itself? Then it knew."""
    found = _touching(desk, act)
    return bool(found) and found[-1].desk == by.desk


def _refused(press: Press, sentence: Sentence) -> Refused:
    act = EnterResult(press.round, press.white, press.black, Result.PENDING, Result.PENDING)
    return Refused(act, (_caution(sentence),))


def _caution(sentence: Sentence) -> Caution:
    return Caution(Level.REFUSED, "phone", sentence)
