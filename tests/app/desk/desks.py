"""Journals in memory, and small tournaments to act upon."""

from __future__ import annotations

from pairwright.app.desk.acts import Open
from pairwright.app.desk.codec import decoded, decoded_event, encoded, encoded_event
from pairwright.app.desk.event import Event
from pairwright.app.desk.journal import Entry, OutOfTurn
from pairwright.app.desk.service import By, Desk
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.tournament import Tournament


class Memory:
    """A journal as the tables keep it: texts, and one entry a number."""

    def __init__(self) -> None:
        self.rows: list[tuple[Entry, str]] = []
        self.kept: dict[int, str] = {}

    def entries(self, after: int = 0) -> list[Entry]:
        return [entry._replace(act=decoded(text)) for entry, text in self.rows[after:]]

    def last(self) -> int:
        return len(self.rows)

    def by_request(self, request: str) -> Entry | None:
        return next((entry for entry, _ in self.rows if entry.request == request), None)

    def append(self, entry: Entry, after: Event, *, restore_point: Event | None = None) -> None:  # noqa: ARG002
        if entry.number != len(self.rows) + 1:
            raise OutOfTurn(entry.number)
        self.rows.append((entry, encoded(entry.act)))
        if restore_point is not None:
            self.kept[entry.number - 1] = encoded_event(restore_point)

    def restore_points(self) -> list[int]:
        return sorted(self.kept)

    def restored(self, number: int) -> Event:
        return decoded_event(self.kept[number])


def players(count: int) -> tuple[Player, ...]:
    return tuple([Player(number, name=f"Player {number}", rating=2400 - 10 * number) for number in range(1, count + 1)])


def tournament(count: int = 6, rounds: int = 5) -> Tournament:
    return Tournament(players=players(count), planned_rounds=rounds, initial_colour=Colour.WHITE)


def opened(count: int = 6, rounds: int = 5, journal: Memory | None = None) -> Desk:
    """A desk where the tournament has begun."""
    desk = Desk(journal or Memory())
    desk.perform(Open(tournament(count, rounds)), at("setup"))
    return desk


def at(desk: str, request: str = "", time: str = "2026-05-01T10:00:00+00:00") -> By:
    """Somebody at a desk."""
    return By(desk, desk, request, time, "for a test")


ROUND_1 = ((1, 4), (5, 2), (3, 6))
ROUND_2 = ((4, 5), (2, 3), (6, 1))
ROUND_3 = ((1, 2), (3, 4), (5, 6))
