"""Entries that contradict each other, side by side, as the results page, the journal and the overview show them."""

from __future__ import annotations

from pairwright.app.desk.acts import ClearResult
from pairwright.app.desk.event import Event
from pairwright.app.desk.journal import Entry
from pairwright.app.desk.service import Desk
from pairwright.app.desk.sheets import NO_RESULT, notation, sheet_of
from pairwright.app.desk.telling import told
from pairwright.errors import Sentence, say
from pairwright.lean import NamedTuple
from pairwright.model.acts import EnterResult


class Side(NamedTuple):
    """One of the two: what it says, and the entry that says it."""

    entry: Entry
    value: str
    sentence: Sentence


class Contest(NamedTuple):
    """Two entries about the same: ``first`` stands, unless it was taken back since, and says then what stands without
    it; ``second`` was made without knowing it."""

    number: int
    what: Sentence
    first: Side
    second: Side


def contests_of(desk: Desk, event: Event) -> list[Contest]:
    """All that wait for a decision, the oldest first."""
    entries, counted = desk.entries(), desk.in_force()
    found = []
    for waiting in event.contested:
        second = entries[waiting.number - 1]
        first = entries[waiting.against[-1] - 1]
        found.append(Contest(waiting.number, _what(event, second), _side(first, counted), _side(second)))
    return found


def _side(entry: Entry, counted: frozenset[int] | None = None) -> Side:
    """``counted``: the numbers of the entries in force, of which it should be one."""
    act = entry.act
    taken_back = counted is not None and entry.number not in counted
    if taken_back and isinstance(act, EnterResult):
        return Side(entry, NO_RESULT, told(ClearResult(act.round, act.white, act.black)))
    if isinstance(act, EnterResult):
        return Side(entry, notation(act.white_result, act.black_result), told(act))
    if isinstance(act, ClearResult):
        return Side(entry, NO_RESULT, told(act))
    return Side(entry, "", told(act))


def _what(event: Event, entry: Entry) -> Sentence:
    act = entry.act
    if isinstance(act, (EnterResult, ClearResult)) and act.round <= event.round:
        for row in sheet_of(event.tournament, act.round).boards:
            if row.white.number == act.white:
                return say("Round {round}, board {board}: two desks say different things", round=act.round,
                           board=row.board)  # fmt: skip
            for game in row.games:
                if game.white.number == act.white:
                    template = "Round {round}, match {match}, board {board}: two desks say different things"
                    return say(template, round=act.round, match=row.board, board=game.board)
    return say("Two desks changed the same thing")
