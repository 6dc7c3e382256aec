"""One act from the outside: done once, never over somebody else's change, weighed, and written down whole.

::

    desk = Desk(journal)
    desk.now()                            the event, and the number of the last entry
    desk.perform(act, By(...), seen=41)   written down, or Refused, Unconfirmed, or a contested entry
    desk.undo((40,), By(...), ...)        takes entries back, with those that rest on them
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import RLock

from pairwright.app.desk import acts
from pairwright.app.desk.acts import Act, Settle, Undo
from pairwright.app.desk.cautions import Caution, Level, report_lines, weigh
from pairwright.app.desk.event import Event
from pairwright.app.desk.journal import (
    NOTHING,
    Entry,
    Journal,
    OutOfTurn,
    Undoing,
    fold,
    in_force,
    performed,
    plan_undo,
    valid_restore_point,
    waiting,
)
from pairwright.app.desk.touches import renumbers, touches
from pairwright.errors import Conflict, PairwrightError, Sentence, say
from pairwright.lean import NamedTuple
from pairwright.model.acts import EnterResult

TRIES = 5
"""Another server may write at the same moment; so often the act is weighed anew."""

RESTORE_POINT_BEFORE = (
    acts.Publish, acts.EndHand, acts.Renumber, acts.TakeList, acts.EnterLate, acts.LeaveFideMode,
    acts.Declare,
)  # fmt: skip
"""Acts before which the event is kept."""


KEPT_EVERY = 250
"""And after so many entries at least."""


class By(NamedTuple):
    """Who asks: a name to show, the desk (session or phone) it comes from, the id of the request, the time in UTC."""

    author: str = ""
    desk: str = ""
    request: str = ""
    time: str = ""


class Done(NamedTuple):
    """What became of an act: the entry written, the event after it, and what was warned of. ``repeated``: the request
    had been carried out before; ``entry.contested``: it waits for a decision."""

    entry: Entry
    event: Event
    cautions: tuple[Caution, ...] = ()
    repeated: bool = False


class Refused(PairwrightError):
    """The act may not be done; ``cautions`` say why."""

    def __init__(self, act: Act, cautions: tuple[Caution, ...]) -> None:
        super().__init__(act, cautions)
        self.act, self.cautions = act, cautions

    @property
    def sentence(self) -> Sentence:
        return self.cautions[0].sentence


class Unconfirmed(PairwrightError):
    """The act needs a confirmation of ``cautions``; ``also`` are entries that an undo takes back too."""

    def __init__(self, act: Act, cautions: tuple[Caution, ...], also: tuple[Entry, ...] = ()) -> None:
        super().__init__(act, cautions, also)
        self.act, self.cautions, self.also = act, cautions, also

    @property
    def sentence(self) -> Sentence:
        return self.cautions[0].sentence


class Desk:
    """The journal of one tournament with its event, kept up to date. Safe for several threads."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._lock = RLock()
        self._entries: list[Entry] = []
        self._event = NOTHING

    def now(self) -> tuple[Event, int]:
        """The event as it is, and the number of the last entry (0 for an empty journal)."""
        with self._lock:
            self._catch_up()
            return self._event, len(self._entries)

    def entries(self) -> tuple[Entry, ...]:
        """The whole journal."""
        with self._lock:
            self._catch_up()
            return tuple(self._entries)

    def in_force(self) -> frozenset[int]:
        """Numbers of the entries that count."""
        return in_force(self.entries())

    def as_it_was(self, after: int) -> Event:
        """The event after entry ``after``, as it was then."""
        entries = [entry for entry in self.entries() if entry.number <= after]
        return self._folded(entries)

    def perform(self, act: Act, by: By, *, seen: int = -1, confirmed: Sequence[str] = ()) -> Done:
        """Do it. ``seen`` is the last entry the asker knew of (-1: he knows all); ``confirmed`` are codes of cautions.

        Raises :class:`Refused`, :class:`Unconfirmed`, :class:`~pairwright.errors.Conflict` and what
        :func:`~pairwright.app.desk.changes.perform` raises; then nothing has changed.
        """
        return self._in_turn(lambda: self._perform(act, by, seen, confirmed), by)

    def undo(self, numbers: Sequence[int], by: By, *, confirmed: Sequence[str] = ()) -> Done:
        """Take entries back (or redo, if they are undos). Raises as :meth:`perform`; :class:`Unconfirmed` names the
        entries that rest on them."""
        return self._in_turn(lambda: self._undo(numbers, by, confirmed), by)

    def planned_undo(self, numbers: Sequence[int]) -> Undoing:
        """What an undo would take back, and the event it would leave."""
        with self._lock:
            self._catch_up()
            return self._planned(numbers)

    def _planned(self, numbers: Sequence[int]) -> Undoing:
        point = valid_restore_point(self._entries, self._journal.restore_points(), min(numbers))
        start = self._journal.restored(point) if point else NOTHING
        return plan_undo(self._entries, numbers, point, start)

    def last_of(self, desk: str) -> Entry | None:
        """The last entry of a desk that can be undone: in force, not an undo, and not the first of the journal."""
        counted = self.in_force()
        for entry in reversed(self.entries()):
            own = entry.desk == desk and entry.number in counted and entry.number > 1
            if own and not isinstance(entry.act, Undo):
                return entry
        return None

    def last_undo_of(self, desk: str) -> Entry | None:
        """The undo of a desk that can be redone: its last entry, if that is an undo in force."""
        counted = self.in_force()
        for entry in reversed(self.entries()):
            if entry.desk == desk and entry.number in counted:
                return entry if isinstance(entry.act, Undo) else None
        return None

    def _in_turn(self, attempt: Callable[[], Done], by: By) -> Done:
        with self._lock:
            for _ in range(TRIES):
                self._catch_up()
                before = self._journal.by_request(by.request) if by.request else None
                if before is not None:
                    return Done(before, self._event, repeated=True)
                try:
                    return attempt()
                except OutOfTurn:
                    continue
            raise OutOfTurn(say("the journal is being written by somebody else; try again"))

    def _perform(self, act: Act, by: By, seen: int, confirmed: Sequence[str]) -> Done:
        against = self._met(act, by, seen) if seen >= 0 else ()
        same = [number for number in against if self._entries[number - 1].act == act]
        if same:
            return Done(self._entries[same[-1] - 1], self._event, repeated=True)
        if against:
            return self._write(self._entry(act, by, against=against), self._event)
        cautions = weigh(self._event, act)
        _settled(act, cautions, confirmed)
        entry = self._entry(act, by, lines=report_lines(cautions))
        event = self._folded([*self._entries, entry]) if isinstance(act, Settle) else performed(self._event, entry)
        return self._write(entry, event, cautions)

    def _undo(self, numbers: Sequence[int], by: By, confirmed: Sequence[str]) -> Done:
        planned = self._planned(numbers)
        cautions = _cautions_of_undo(self._event, planned, [self._entries[number - 1] for number in numbers])
        _settled(planned.act, cautions, confirmed, planned.also)
        return self._write(self._entry(planned.act, by), planned.event, cautions)

    def _met(self, act: Act, by: By, seen: int) -> tuple[int, ...]:
        """Entries of other desks since ``seen`` that touch the same."""
        own = touches(act)
        counted = in_force(self._entries)
        if any(renumbers(entry.act) and entry.number in counted for entry in self._entries[seen:]):
            raise Conflict(act, say("pairing numbers have changed since this page was drawn; look at it again"))
        return tuple(
            [
                entry.number
                for entry in self._entries[seen:]
                if entry.number in counted and entry.desk != by.desk and own & touches(entry.act)
            ]
        )

    def _entry(self, act: Act, by: By, *, against: tuple[int, ...] = (), lines: tuple[str, ...] = ()) -> Entry:
        return Entry(len(self._entries) + 1, act, by.author, by.desk, by.time, by.request, against, lines)

    def _write(self, entry: Entry, event: Event, cautions: tuple[Caution, ...] = ()) -> Done:
        keep = entry.number > 1 and (isinstance(entry.act, RESTORE_POINT_BEFORE) or entry.number % KEPT_EVERY == 1)
        event = event._replace(contested=waiting([*self._entries, entry]))
        self._journal.append(entry, event, restore_point=self._event if keep else None)
        self._entries.append(entry)
        self._event = event
        return Done(entry, self._event, cautions)

    def _catch_up(self) -> None:
        """Take in what other servers have written."""
        if self._journal.last() == len(self._entries):
            return
        new = self._journal.entries(len(self._entries))
        simple = self._entries and not any(isinstance(entry.act, (Undo, Settle)) or entry.contested for entry in new)
        entries = [*self._entries, *new]
        if simple:
            counted = frozenset([entry.number for entry in new])
            event = fold(new, counted, self._event).event._replace(contested=waiting(entries))
        else:
            event = self._folded(entries)
        self._entries, self._event = entries, event

    def _folded(self, entries: Sequence[Entry]) -> Event:
        counted = in_force(entries)
        settled = [entry.number for entry in entries if isinstance(entry.act, Settle)]
        last = entries[-1].number if entries else 0
        point = 0 if settled else valid_restore_point(entries, self._journal.restore_points(), last + 1)
        start = self._journal.restored(point) if point else NOTHING
        rest = [entry for entry in entries if entry.number > point]
        return fold(rest, counted, start).event._replace(contested=waiting(entries))


def _settled(act: Act, cautions: tuple[Caution, ...], confirmed: Sequence[str], also: tuple[Entry, ...] = ()) -> None:
    refused = tuple([caution for caution in cautions if caution.level is Level.REFUSED])
    if refused:
        raise Refused(act, refused)
    asks = [caution for caution in cautions if caution.level >= Level.CONFIRM and caution.code not in confirmed]
    if asks:
        raise Unconfirmed(act, cautions, also)


def _amounts_to(act: Act) -> Act:
    """What undoing an act does: to take back a result is to clear it, or to bring back the one before."""
    return acts.ClearResult(act.round, act.white, act.black) if isinstance(act, EnterResult) else act


def _cautions_of_undo(event: Event, planned: Undoing, asked: Sequence[Entry]) -> tuple[Caution, ...]:
    """An undo runs the same checks as the act it amounts to; what those refuse only a restore point takes back."""
    found: list[Caution] = []
    for entry in asked:
        if entry.number == 1:
            found.append(Caution(Level.REFUSED, "first", say("the beginning of the tournament cannot be taken back")))
        if isinstance(entry.act, acts.LeaveFideMode):
            found.append(Caution(Level.REFUSED, "fide-mode", say("FIDE mode is left for good")))
        found += [
            caution for caution in weigh(event, _amounts_to(entry.act))
            if caution.code in ("locked", "old-round", "earlier-round", "final", "numbers")
        ]  # fmt: skip
    if planned.also:
        template = "this also takes back {count} later acts"
        found.append(Caution(Level.CONFIRM, "also", say(template, count=len(planned.also))))
    return tuple(sorted(found, key=lambda caution: -caution.level))
