"""Standings and tables of a tournament as it is now, worked out once for each state of its journal.

What follows from an event follows from the number of its last act: so long as that stays, nothing is counted again.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any, TypeVar, cast
from weakref import WeakKeyDictionary

from pairwright.app.desk.service import Desk
from pairwright.app.standings import Of, Standings, Wanted, standings
from pairwright.app.tables.chart import Chart, Order, chart
from pairwright.app.tables.round_robin import LARGEST
from pairwright.faces.desk.sitting import Sitting
from pairwright.lean import NamedTuple
from pairwright.model.result import Result
from pairwright.model.tournament import Tournament
from pairwright.tiebreaks.event import Meeting

KEPT = 48
"""Answers kept for one tournament, the latest first."""
Made = TypeVar("Made")


class _Shelf:
    """The answers of one desk, as long as its journal has the same number."""

    def __init__(self) -> None:
        self.number = -1
        self.answers: OrderedDict[Hashable, Any] = OrderedDict()


_shelves: WeakKeyDictionary[Desk, _Shelf] = WeakKeyDictionary()
_lock = Lock()


def kept(sitting: Sitting, key: Hashable, make: Callable[[], Made]) -> Made:
    """The answer of ``make`` for the event of this sitting; ``key`` says which answer it is."""
    with _lock:
        shelf = _shelves.setdefault(sitting.desk, _Shelf())
        if shelf.number < sitting.number:
            shelf.number = sitting.number
            shelf.answers.clear()
        if shelf.number == sitting.number and key in shelf.answers:
            shelf.answers.move_to_end(key)
            return cast("Made", shelf.answers[key])
    made = make()
    with _lock:
        if shelf.number == sitting.number:
            shelf.answers[key] = made
            while len(shelf.answers) > KEPT:
                shelf.answers.popitem(last=False)
    return made


class At(NamedTuple):
    """Which standings: after ``round`` (0: as it stands), and whose."""

    round: int = 0
    of: Of = Of.ANNOUNCED


def standings_at(sitting: Sitting, at: At) -> Standings:
    """The standings; final ones only once they are declared so. Raises as
    :func:`~pairwright.app.standings.standings`."""
    event = sitting.event

    def find() -> Standings:
        found = standings(event.tournament, Wanted(after_round=at.round, of=at.of))
        return found._replace(is_final=found.is_final and event.closed)

    return kept(sitting, ("standings", at), find)


def all_meet(found: Standings) -> bool:
    """Is there a table of all against all?"""
    is_predetermined = found.ranking.event.terms.meeting is Meeting.PREDETERMINED
    return is_predetermined and len(found.ranking.rows) <= LARGEST


def chart_at(sitting: Sitting, at: At, order: Order = Order.PLACES) -> Chart:
    """The cross table or the wall chart of these standings."""
    return kept(sitting, ("chart", at, order), lambda: chart(standings_at(sitting, at), order))


def last_finished(tournament: Tournament) -> int:
    """The last round of which every game has a result or is adjourned, and of the rounds before it; 0 for none."""
    for round_ in range(1, tournament.paired_rounds + 1):
        if is_open(tournament, round_):
            return round_ - 1
    return tournament.paired_rounds


def is_open(tournament: Tournament, round: int) -> bool:
    """Does a game of the round wait for its result?"""
    games = tournament.round(round).games
    return any(Result.PENDING in (game.white_result, game.black_result) for game in games)
