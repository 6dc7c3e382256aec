"""What the engine answers for a round of a tournament as it is, kept in memory until the journal goes on.

Everything is asked for by (journal number, round, question): an answer belongs to the tournament as it was after that
entry, so nothing here can be out of date. Answers go with their desk.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Any, TypeVar, cast
from weakref import WeakKeyDictionary

from pairwright.app import commands
from pairwright.app.commands import Paired
from pairwright.app.desk.by_hand import FOR_PAIRING, has_game, nobody_plays
from pairwright.app.desk.proposal import as_the_list_has_it
from pairwright.app.desk.service import Desk
from pairwright.app.desk.sheets import RoundSheet, sheet_of
from pairwright.errors import Conflict
from pairwright.faces.desk.sitting import Sitting
from pairwright.lean import NamedTuple
from pairwright.model.tournament import Tournament
from pairwright.pairing.base import Explanation
from pairwright.pairing.checker import RoundCheck
from pairwright.pairing.outcome import RoundPairing

KEPT = 64
"""Answers kept for each tournament."""

_Answer = TypeVar("_Answer")
_Key = tuple[int, int, str]
_KEPT: WeakKeyDictionary[Desk, OrderedDict[_Key, Any]] = WeakKeyDictionary()
_LOCK = Lock()


class Proposed(NamedTuple):
    """The pairs of the rules for the next round, the tournament with them in it, and their list."""

    paired: Paired
    tournament: Tournament
    sheet: RoundSheet


def paired(sitting: Sitting, round: int) -> Paired:
    """What the rules give for a round. Raises as :func:`pairwright.app.commands.pair`."""
    return _known(sitting, round, "pair", lambda: commands.pair(sitting.event.tournament, round, FOR_PAIRING))


def proposed(sitting: Sitting, round: int) -> Proposed:
    """The proposal for the next round. Raises as :func:`paired`."""

    def propose() -> Proposed:
        found = paired(sitting, round)
        if not has_game(tuple(found.pairing.pairs)):
            raise Conflict(None, nobody_plays(round))
        tournament = commands.with_round(sitting.event.tournament, found, FOR_PAIRING)
        return Proposed(found, tournament, sheet_of(tournament, round))

    return _known(sitting, round, "propose", propose)


def sheet(sitting: Sitting, round: int) -> RoundSheet:
    """The list of a round: as it is published, or as the rules propose it."""
    if round > sitting.event.round:
        return proposed(sitting, round).sheet
    return _known(sitting, round, "sheet", lambda: sheet_of(sitting.event.tournament, round))


def checked(sitting: Sitting, round: int) -> RoundCheck:
    """The round, proposed or published, replayed from what is recorded and compared with the rules."""

    def check() -> RoundCheck:
        there = sitting.event.tournament if round <= sitting.event.round else proposed(sitting, round).tournament
        return commands.check(there, round, FOR_PAIRING).rounds[0]

    return _known(sitting, round, "check", check)


def as_listed(sitting: Sitting, round: int) -> RoundPairing:
    """The pairing of the list: that of the rules as a rule, or the hand-made one that was published."""
    found = paired(sitting, round)
    return _known(
        sitting, round, "listed", lambda: as_the_list_has_it(sheet(sitting, round), found.state, found.pairing)
    )


def explained(sitting: Sitting, round: int) -> Explanation:
    """Why the whole round is paired as the rules have it."""
    found = paired(sitting, round)
    return _known(sitting, round, "explain", lambda: found.system.explain(found.state, found.pairing))


def board_explained(sitting: Sitting, round: int, board: int) -> object:
    """Why one board of the rules' pairing is as it is; at less cost than the round where the system can."""
    found = paired(sitting, round)
    alone: Callable[[Any, RoundPairing, int], object] | None = getattr(found.system, "explain_board", None)
    if alone is None:
        return explained(sitting, round).of_board(board)
    return _known(sitting, round, f"board {board}", lambda: alone(found.state, found.pairing, board))


def why_not(sitting: Sitting, round: int, one: int, other: int) -> object:
    """Why two do not meet. Raises as :func:`pairwright.app.commands.why_not`."""

    def ask() -> object:
        return commands.why_not(sitting.event.tournament, round, one, other, FOR_PAIRING)[1]

    return _known(sitting, round, f"why-not {one} {other}", ask)


def _known(sitting: Sitting, round: int, question: str, find: Callable[[], _Answer]) -> _Answer:
    key = (sitting.number, round, question)
    with _LOCK:
        answers = _KEPT.setdefault(sitting.desk, OrderedDict())
        if key in answers:
            answers.move_to_end(key)
            return cast(_Answer, answers[key])
    found = find()  # not under the lock: a long answer keeps nobody else waiting
    with _LOCK:
        answers[key] = found
        while len(answers) > KEPT:
            answers.popitem(last=False)
    return found
