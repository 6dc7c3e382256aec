"""The journal of a tournament, kept in the tables of the store; one desk for each, kept up to date in memory."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock

from pairwright.app.desk.codec import decoded, decoded_event, encoded, encoded_event
from pairwright.app.desk.event import Event
from pairwright.app.desk.journal import Entry, OutOfTurn, Unwritten
from pairwright.app.desk.service import Desk
from pairwright.faces.desk import kept
from pairwright.faces.desk.listed import shown_of
from pairwright.store.models import Tournament
from pairwright.store.rows import NotWritten, NumberTaken, Row, Rows


class KeptJournal:
    """Entries as rows."""

    def __init__(self, tournament_id: int) -> None:
        self._rows = Rows(tournament_id)

    def entries(self, after: int = 0) -> list[Entry]:
        """Those with a higher number."""
        return [_entry(row) for row in self._rows.after(after)]

    def last(self) -> int:
        """The highest number."""
        return self._rows.last()

    def by_request(self, request: str) -> Entry | None:
        """The entry that this request wrote."""
        return next((_entry(row) for row in self._rows.by_request(request)), None)

    def append(self, entry: Entry, after: Event, *, restore_point: Event | None = None) -> None:
        """Write it down, with what the list of tournaments shows afterwards. Raises :class:`OutOfTurn`."""
        row = _row(entry)
        kept = encoded_event(restore_point) if restore_point is not None else ""
        try:
            self._rows.write(row, kept, **shown_of(after))
        except NumberTaken as error:
            raise OutOfTurn(entry.number) from error
        except NotWritten as error:
            raise Unwritten(str(error)) from error

    def restore_points(self) -> list[int]:
        """Their numbers."""
        return self._rows.restore_points()

    def restored(self, number: int) -> Event:
        """One of them."""
        return decoded_event(self._rows.restored(number))

    def take_over(self, entries: Sequence[Entry], after: Event) -> None:
        """Write down the whole journal of a backup; this one must be empty. Raises :class:`Unwritten`."""
        try:
            self._rows.write_all([_row(entry) for entry in entries], **shown_of(after))
        except NotWritten as error:
            raise Unwritten(str(error)) from error


def _row(entry: Entry) -> Row:
    return Row(entry.number, encoded(entry.act), *entry[2:])


def _entry(row: Row) -> Entry:
    return Entry(row.number, decoded(row.act), *row[2:])


_DESKS: dict[int, Desk] = {}
_LOCK = Lock()


def desk_of(tournament: Tournament) -> Desk:
    """The desk of a tournament: the same one for every request."""
    with _LOCK:
        desk = _DESKS.get(tournament.pk)
        if desk is None:
            desk = _DESKS[tournament.pk] = Desk(KeptJournal(tournament.pk))
        return desk


def forget() -> None:
    """Begin anew with what the tables hold (after a backup is restored, and between tests)."""
    kept.forget()
    with _LOCK:
        _DESKS.clear()
