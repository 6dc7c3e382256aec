"""Acts in words where a tournament is known: players by name, results by board."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from functools import cache
from weakref import WeakKeyDictionary

from pairwright.app.desk.journal import Entry
from pairwright.app.desk.service import Desk
from pairwright.app.desk.telling import Here, boards_of, told, told_here
from pairwright.app.desk.touches import renumbers
from pairwright.errors import Sentence
from pairwright.faces.desk.figures import kept
from pairwright.faces.desk.sitting import Sitting
from pairwright.model.tournament import Tournament

_then: WeakKeyDictionary[Desk, dict[int, Here]] = WeakKeyDictionary()
"""What was known before an entry; the past does not change."""


def entry_told(entry: Entry, sitting: Sitting | None) -> Sentence:
    """The act of an entry. What was done before numbers were given anew names whoever had the number then."""
    if sitting is None:
        return told(entry.act)
    event, number = sitting.desk.now()
    now = sitting._replace(event=event, number=number)
    changed = _numbered(now)
    at = bisect_left(changed, entry.number)
    if at < len(changed):
        return told_here(entry.act, _known_before(sitting.desk, changed[at]))
    tournament = event.tournament
    names: dict[int, str] = kept(now, "names", lambda: _names(tournament))
    boards = _labels(lambda round_: kept(now, ("boards", round_), lambda: boards_of(tournament, round_)))
    return told_here(entry.act, Here(names, boards))


def _known_before(desk: Desk, number: int) -> Here:
    known = _then.setdefault(desk, {})
    if number not in known:
        tournament = desk.before(number).tournament
        known[number] = Here(_names(tournament), _labels(cache(lambda round_: boards_of(tournament, round_))))
    return known[number]


def _names(tournament: Tournament) -> dict[int, str]:
    return {player.number: player.name for player in tournament.players}


def _labels(boards: Callable[[int], dict[int, str]]) -> Callable[[int, int], str]:
    return lambda round_, white: boards(round_).get(white, "")


def numbered_last(sitting: Sitting) -> int:
    """The last entry that changed numbers; what was done up to it names players by the numbers of then."""
    return max(_numbered(sitting), default=0)


def _numbered(sitting: Sitting) -> list[int]:
    """The entries that gave numbers anew, or took such a one back, in order."""
    return kept(sitting, "numbers since", lambda: _that_number(sitting.desk))


def _that_number(desk: Desk) -> list[int]:
    entries = desk.entries()
    touched = {entry.number for entry in entries if renumbers(entry.act)}
    taken_back = [entry.number for entry in entries if touched.intersection(getattr(entry.act, "numbers", ()))]
    return sorted({*touched, *taken_back})
