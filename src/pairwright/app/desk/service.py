"""One act from the outside: done once, never over somebody else's change, weighed, and written down whole.

::

    desk = Desk(journal)
    desk.now()                            the event, and the number of the last entry
    desk.perform(act, By(...), seen=41)   written down, or Refused, Unconfirmed, or a contested entry
    desk.undo((40,), By(...), ...)        takes entries back, with those that rest on them
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from threading import RLock

from pairwright.app.desk import acts
from pairwright.app.desk.acts import Act, Settle, Undo
from pairwright.app.desk.cautions import Caution, Level, report_lines, weigh
from pairwright.app.desk.changes import of_today
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
    still_standing,
    valid_restore_point,
    waiting,
    with_lines,
)
from pairwright.app.desk.touches import renumbers, touches
from pairwright.app.desk.undo_cautions import PAIRING, cautions_of_undo
from pairwright.errors import Conflict, PairwrightError, Sentence, UnreadableFile, say, say_n
from pairwright.lean import NamedTuple
from pairwright.model.canonical import require_bounds

TRIES = 5
"""Another server may write at the same moment; so often the act is weighed anew."""

RESTORE_POINT_BEFORE = (
    acts.Publish, acts.EndHand, acts.Renumber, acts.TakeList, acts.EnterLate, acts.LeaveFideMode,
    acts.Declare,
)  # fmt: skip
"""Acts before which the event is kept."""


BESIDE_THE_PAIRING = (
    acts.CheckPlayer, acts.ReadBack, acts.SetLook, acts.SetPrizes, acts.Report, acts.CorrectLate, acts.DropHand,
    acts.OpenHand, acts.ChangeHand,
)  # fmt: skip
"""Acts on which no pairing depends."""


KEPT_EVERY = 250
"""And after so many entries at least."""


STOOD = 60
"""Seconds after which a result that is cleared has stood."""

LONGEST_REASON = 300
"""Characters."""


class By(NamedTuple):
    """Who asks: a name to show, the desk (session or phone) it comes from, the id of the request, the time in UTC, and
    the reason for the journal, where one is asked for."""

    author: str = ""
    desk: str = ""
    request: str = ""
    time: str = ""
    reason: str = ""


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
    """The act needs an acknowledgement or a confirmation of ``cautions``; ``also`` are entries that an undo
    takes back too."""

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
        self._counted: tuple[int, frozenset[int]] = (0, frozenset())

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

    def before(self, number: int) -> Event:
        """The event as it stood when this entry was written."""
        with self._lock:
            self._catch_up()
            return self._folded(self._entries[: max(number - 1, 0)])

    def in_force(self) -> frozenset[int]:
        """Numbers of the entries that count."""
        with self._lock:
            self._catch_up()
            return self._in_force()

    def _in_force(self) -> frozenset[int]:
        """Found once for each length of the journal, which only grows."""
        if self._counted[0] != len(self._entries):
            self._counted = (len(self._entries), in_force(self._entries))
        return self._counted[1]

    def perform(self, act: Act, by: By, *, seen: int = -1, confirmed: Sequence[str] = ()) -> Done:
        """Do it. ``seen`` is the last entry the asker knew of (-1: he knows all; 0: none); ``confirmed`` are codes of
        the cautions that were acknowledged or confirmed; one of level 4 asks for a reason of ``by`` too.

        Raises :class:`Refused`, :class:`Unconfirmed`, :class:`~pairwright.errors.Conflict` and what
        :func:`~pairwright.app.desk.changes.perform` raises; then nothing has changed.
        """
        return self._in_turn(lambda: self._perform(act, by, seen, confirmed), by)

    def undo(self, numbers: Sequence[int], by: By, *, confirmed: Sequence[str] = ()) -> Done:
        """Take entries back (or redo, if they are undos). Raises as :meth:`perform`; :class:`Unconfirmed` names the
        entries that rest on them."""
        return self._in_turn(lambda: self._undo(numbers, by, confirmed), by)

    def back_to(self, number: int, by: By, *, confirmed: Sequence[str] = ()) -> Done:
        """Take back every entry after ``number``, whatever the checks of a single undo would say; leaving FIDE mode
        stays. Raises as :meth:`perform`."""
        return self._in_turn(lambda: self._back_to(number, by, confirmed), by)

    def planned_return(self, number: int) -> tuple[Entry, ...]:
        """The entries in force that going back to ``number`` would take back."""
        with self._lock:
            self._catch_up()
            counted = self._in_force()
            numbers = self._after(number)
            return tuple([self._entries[one - 1] for one in numbers if one in counted])

    def points_of_return(self) -> tuple[int, ...]:
        """Numbers of the entries that can be gone back to: those before each pairing, and the like."""
        with self._lock:
            self._catch_up()
            kept = [entry.number - 1 for entry in self._entries if isinstance(entry.act, RESTORE_POINT_BEFORE)]
            return tuple([number for number in kept if number > 0])

    def _after(self, number: int) -> tuple[int, ...]:
        return tuple(
            [
                entry.number
                for entry in self._entries[number:]
                if not isinstance(self._decision(entry).act, acts.LeaveFideMode)
            ]
        )

    def _back_to(self, number: int, by: By, confirmed: Sequence[str]) -> Done:
        if number not in self.points_of_return():
            raise Conflict(None, say("entry {number} is no restore point", number=number))
        gone = self._after(number)
        act = Undo(gone, number)
        entry = self._entry(act, by)
        tried = [*self._entries, entry]
        folded = fold(tried, in_force(tried))
        if folded.broken:
            raise folded.broken[0].reason
        count = len(self.planned_return(number))
        sentence = say_n(
            "everything after entry {number} is taken back: {count} act",
            "everything after entry {number} is taken back: {count} acts",
            count=count,
            number=number,
        )
        cautions = (
            Caution(Level.TWO_STEPS, "back-to", sentence, (
                say("Pairings and results since then no longer count"),
                say("Whoever has seen them, on paper or on a screen, must be told"),
                say("The acts stay in the journal, struck through, and can be redone together"),
            )),
        )  # fmt: skip
        _settled(act, cautions, confirmed, by, self.planned_return(number))
        return self._write(entry, folded.event, cautions)

    def _planned(self, numbers: Sequence[int]) -> Undoing:
        undone = [*self._entries, Entry(len(self._entries) + 1, Undo(tuple(numbers)))]  # a redo reaches back further
        point, start = self._point(undone, min(numbers))
        return plan_undo(self._entries, numbers, point, start)

    def _point(self, entries: Sequence[Entry], before: int) -> tuple[int, Event]:
        """The youngest restore point to begin with, and its event. One that cannot be read is passed over: all of it is
        in the journal."""
        points = self._journal.restore_points()
        while point := valid_restore_point(entries, points, before):
            try:
                return point, self._journal.restored(point)
            except UnreadableFile:
                points = [one for one in points if one < point]
        return 0, NOTHING

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
        act = of_today(self._event, act)
        against = self._met(act, by, seen) if seen >= 0 else ()
        latest = self._entries[against[-1] - 1] if against else None
        if latest is not None and type(latest.act) is type(act) and latest.act == act:
            return Done(latest, self._event, repeated=True)
        if against:
            refused = tuple([one for one in weigh(self._event, act) if one.level is Level.REFUSED])
            if refused:
                raise Refused(act, refused)
            performed(self._event, self._entry(act, by))  # what could not be done is refused, not contested
            return self._write(self._entry(act, by, against=against), self._event)
        if isinstance(act, acts.Publish) and 0 < seen < len(self._entries):
            self._require_unchanged(act, seen)
        made = self._decided(act) if isinstance(act, Settle) else act
        cautions = self._weighed(made, by) if made is not None else ()
        _settled(act, cautions, confirmed, by)
        entry = self._entry(act, by)
        event = performed(self._event, entry._replace(act=made)) if made is not None else self._event
        require_bounds(event.tournament)
        told = [record.text for record in event.tournament.other_records[len(self._event.tournament.other_records) :]]
        lines = tuple([line for line in report_lines(cautions) if f" {line}" not in told])
        return self._write(entry._replace(lines=lines), with_lines(event, lines), cautions)

    def _require_unchanged(self, act: acts.Publish, seen: int) -> None:
        """What is published is what was shown: nothing that pairs depend on has come in since, from any desk."""
        counted = self._in_force()
        new = [entry for entry in self._entries[seen:] if entry.number in counted]
        if any(not isinstance(entry.act, BESIDE_THE_PAIRING) for entry in new):
            raise Conflict(
                act, say("something has changed since this proposal was drawn: look at it again, then publish")
            )

    def _decided(self, act: Settle) -> Act | None:
        """The contested act, if it is to stand."""
        if act.number not in [one.number for one in self._event.contested]:
            raise Conflict(act, say("entry {number} does not wait for a decision", number=act.number))
        return self._entries[act.number - 1].act if act.stands else None

    def _weighed(self, act: Act, by: By) -> tuple[Caution, ...]:
        cautions = weigh(self._event, act)
        if isinstance(act, acts.ClearResult) and self._has_stood(act, by.time):
            cautions = (*cautions, Caution(Level.NOTICE, "stood", say("the result had stood for more than a minute")))
        return cautions

    def _has_stood(self, act: acts.ClearResult, now: str) -> bool:
        """Was the result that is cleared entered more than a minute ago? A clock that was set back says no."""
        counted = self._in_force()
        own = touches(act)
        for entry in reversed(self._entries):
            if entry.number in counted and own & touches(entry.act):
                try:
                    return (datetime.fromisoformat(now) - datetime.fromisoformat(entry.time)).total_seconds() > STOOD
                except (TypeError, ValueError):
                    return False
        return False

    def _undo(self, numbers: Sequence[int], by: By, confirmed: Sequence[str]) -> Done:
        effective = still_standing(self._entries)
        for number in numbers:
            if number not in effective:
                raise Conflict(None, say("entry {number} has been taken back already", number=number))
        planned = self._planned(numbers)
        asked = [self._decision(self._entries[number - 1]) for number in numbers]
        back = [self._entries[number - 1] for number in sorted(self._coming_back(planned.act))]
        cautions = cautions_of_undo(self._event, planned, asked, back, self._paired())
        _settled(planned.act, cautions, confirmed, by, planned.also)
        lines = report_lines(cautions)
        return self._write(self._entry(planned.act, by, lines=lines), with_lines(planned.event, lines), cautions)

    def _paired(self) -> dict[int, int]:
        """The entry that paired each round, by round."""
        pairings = [self._entries[number - 1] for number in sorted(in_force(self._entries))]
        return {entry.act.round: entry.number for entry in pairings if isinstance(entry.act, PAIRING)}

    def _decision(self, entry: Entry) -> Entry:
        """A decision with the act that it let stand, as far as checks are concerned."""
        if isinstance(entry.act, Settle) and entry.act.stands:
            return entry._replace(act=self._entries[entry.act.number - 1].act)
        return entry

    def _coming_back(self, act: Undo) -> frozenset[int]:
        """Entries that count again after an undo is undone."""
        tried = [*self._entries, Entry(len(self._entries) + 1, act)]
        return in_force(tried) - self._in_force() - {len(tried)}

    def _met(self, act: Act, by: By, seen: int) -> tuple[int, ...]:
        """Entries of other desks since ``seen`` that touch the same."""
        if len(self._entries) == seen:
            return ()
        if seen > len(self._entries):  # no page can know what has not been written: this one is of another journal
            seen = 0
        own = touches(act)
        counted = self._in_force()
        if any(renumbers(entry.act) and entry.number in counted for entry in self._entries[seen:]):
            raise Conflict(act, say("pairing numbers have changed since this page was drawn; look at it again"))
        return tuple(
            [
                entry.number
                for entry in self._entries[seen:]
                if entry.number in counted and entry.desk != by.desk and own & self._touched(entry)
            ]
        )

    def _touched(self, entry: Entry) -> frozenset[str]:
        """What an entry touches; an undo or a decision, what the entries did that it names."""
        match entry.act:
            case Undo(numbers):
                return frozenset[str]().union(*[self._touched(self._entries[number - 1]) for number in numbers])
            case Settle(number):
                return touches(self._entries[number - 1].act)
            case act:
                return touches(act)

    def _entry(self, act: Act, by: By, *, against: tuple[int, ...] = (), lines: tuple[str, ...] = ()) -> Entry:
        reason = " ".join(by.reason.replace("\0", " ").split())[:LONGEST_REASON]
        return Entry(len(self._entries) + 1, act, by.author, by.desk, by.time, by.request, against, lines, reason)

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
        last = entries[-1].number if entries else 0
        point, start = self._point(entries, last + 1)
        rest = [entry for entry in entries if entry.number > point]
        return fold(rest, counted, start).event._replace(contested=waiting(entries))


def _settled(
    act: Act, cautions: tuple[Caution, ...], confirmed: Sequence[str], by: By, also: tuple[Entry, ...] = ()
) -> None:
    """Whatever entrance the act came by: it is refused, or every caution that asks is named, and level 4 has its
    reason."""
    refused = tuple([caution for caution in cautions if caution.level is Level.REFUSED])
    if refused:
        raise Refused(act, refused)
    unanswered = any(caution.asks and caution.code not in confirmed for caution in cautions)
    unreasoned = any(caution.level is Level.TWO_STEPS for caution in cautions) and not by.reason.strip()
    if unanswered or unreasoned:
        raise Unconfirmed(act, cautions, also)
