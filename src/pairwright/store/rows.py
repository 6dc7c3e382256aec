"""Journals as rows: written whole or not at all, read in order."""

from __future__ import annotations

from typing import Any

from django.db import DatabaseError, IntegrityError, connection, transaction

from pairwright.lean import NamedTuple
from pairwright.store.models import Entry, RestorePoint, Tournament

LAST = f"SELECT MAX(number) FROM {Entry._meta.db_table} WHERE tournament_id = %s"


class Row(NamedTuple):
    """An entry without its meaning: ``act`` is text."""

    number: int
    act: str
    author: str
    desk: str
    time: str
    request: str
    against: tuple[int, ...]
    lines: tuple[str, ...]
    reason: str = ""


class NumberTaken(Exception):
    """There is an entry with this number, or this request, already."""


class NotWritten(Exception):
    """The database did not take it (a full disk, a lost connection): nothing is written, and it says why."""


class Rows:
    """The journal of one tournament."""

    def __init__(self, tournament_id: int) -> None:
        self._of = tournament_id

    def after(self, number: int) -> list[Row]:
        """Entries with a higher number, in order."""
        found = Entry.objects.filter(tournament_id=self._of, number__gt=number).order_by("number")
        return [_row(entry) for entry in found]

    def last(self) -> int:
        """The highest number; 0 if there is none. Asked many times a request, so without the machinery of queries."""
        with connection.cursor() as cursor:
            cursor.execute(LAST, [self._of])
            return cursor.fetchone()[0] or 0

    def by_request(self, request: str) -> list[Row]:
        """The entry that a request wrote: one row, or none."""
        return [_row(entry) for entry in Entry.objects.filter(tournament_id=self._of, request=request)[:1]]

    def write(self, row: Row, restore_point: str, **shown: object) -> None:
        """An entry, the event before it if one is given (as text), and what the list of tournaments shows, in one
        transaction. Raises :class:`NumberTaken`."""
        try:
            with transaction.atomic():
                Entry.objects.create(tournament_id=self._of, **_columns(row))
                if restore_point:
                    RestorePoint.objects.get_or_create(
                        tournament_id=self._of, number=row.number - 1, defaults={"event": restore_point}
                    )
                if shown:
                    Tournament.objects.filter(pk=self._of).update(**shown)
        except IntegrityError as error:
            raise NumberTaken from error
        except DatabaseError as error:
            raise NotWritten(str(error)) from error

    def write_all(self, rows: list[Row], **shown: object) -> None:
        """A whole journal, into an empty one, in one transaction. Raises :class:`NotWritten`."""
        try:
            with transaction.atomic():
                Entry.objects.bulk_create(
                    [Entry(tournament_id=self._of, **_columns(row)) for row in rows], batch_size=500
                )
                Tournament.objects.filter(pk=self._of).update(**shown)
        except DatabaseError as error:
            raise NotWritten(str(error)) from error

    def restore_points(self) -> list[int]:
        """Their numbers, in order."""
        points = RestorePoint.objects.filter(tournament_id=self._of).order_by("number")
        return list(points.values_list("number", flat=True))

    def restored(self, number: int) -> str:
        """The text of one."""
        return RestorePoint.objects.get(tournament_id=self._of, number=number).event


def _columns(row: Row) -> dict[str, Any]:
    return row._asdict() | {"against": list(row.against), "lines": list(row.lines)}


def _row(entry: Entry) -> Row:
    return Row(
        entry.number,
        entry.act,
        entry.author,
        entry.desk,
        entry.time,
        entry.request,
        tuple(entry.against),
        tuple(entry.lines),
        entry.reason,
    )
