"""A tournament at a desk, for the tests of acts on players."""

from __future__ import annotations

from pairwright.app.desk.acts import Act, Open
from pairwright.app.desk.event import Event
from pairwright.app.desk.service import By, Desk
from pairwright.model.player import Player
from pairwright.model.tournament import Tournament
from tests.app.desk.desks import Memory

ARBITER = By("Noor", "desk-1")
OTHER = By("Sami", "desk-2")
NAMES = ("Ash, Ann", "Birch, Bo", "Cedar, Cy", "Dogwood, Di", "Elm, Ed", "Fir, Fay", "Gum, Gil", "Hazel, Hy")


def players(count: int, best: int = 2100, step: int = 50) -> tuple[Player, ...]:
    """So many, ``step`` Elo apart."""
    return tuple([Player(number, NAMES[number - 1], best - step * (number - 1)) for number in range(1, count + 1)])


def desk_with(count: int = 6, rounds: int = 5, **more: object) -> Desk:
    """A desk with a tournament of so many players, before round 1."""
    desk = Desk(Memory())
    desk.perform(Open(Tournament(players(count), planned_rounds=rounds, **more)), ARBITER)  # type: ignore[arg-type]
    return desk


def event_of(desk: Desk) -> Event:
    """As it is now."""
    return desk.now()[0]


def do(desk: Desk, act: Act, *confirmed: str) -> Event:
    """Carry it out, with these confirmations."""
    return desk.perform(act, ARBITER, confirmed=confirmed).event
