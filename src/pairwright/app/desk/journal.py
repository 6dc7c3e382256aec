"""The journal: which acts are in force, and the event that they make.

Order is the number of the entry, never a clock. Nothing is erased: an undo names the entries it takes back, and an undo
that is itself taken back redoes them.
"""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.app.desk.acts import Act, LeaveFideMode, Settle, Undo
from pairwright.app.desk.changes import perform, reported
from pairwright.app.desk.event import Contested, Event
from pairwright.app.desk.touches import renumbers
from pairwright.errors import Conflict, PairwrightError, Sentence, UnknownCode, say
from pairwright.lean import NamedTuple, Protocol
from pairwright.model.acts import EnterResult, apply_results


class Entry(NamedTuple):
    """One act as written down. ``number`` counts from 1; ``author`` is a name to show; ``desk`` tells where it came
    from (a session, a phone); ``time`` is an ISO time in UTC; ``request`` is the id of the request that asked for it;
    ``lines`` go to the report file with it; ``reason`` was given where it was asked for.

    ``contested``: it was made without knowing the entries ``against``, and waits for a decision.
    """

    number: int
    act: Act
    author: str = ""
    desk: str = ""
    time: str = ""
    request: str = ""
    against: tuple[int, ...] = ()
    lines: tuple[str, ...] = ()
    reason: str = ""

    @property
    def contested(self) -> bool:
        """Was it held back when it came?"""
        return bool(self.against)


class Journal(Protocol):
    """Where entries are kept. Whatever keeps them writes an entry whole, or not at all."""

    def entries(self, after: int = 0) -> list[Entry]:
        """Those with a higher number, in order."""

    def last(self) -> int:
        """The highest number; 0 for an empty journal."""

    def by_request(self, request: str) -> Entry | None:
        """The entry that this request wrote, if it did."""

    def append(self, entry: Entry, after: Event, *, restore_point: Event | None = None) -> None:
        """Write the entry down; ``after`` is the event it makes, ``restore_point`` the one before it, if it is to be
        kept.

        Raises :class:`OutOfTurn` if its number is taken.
        """

    def restore_points(self) -> list[int]:
        """Numbers of the entries after which an event was kept, in order."""

    def restored(self, number: int) -> Event:
        """The event kept after this entry."""


class Unwritten(PairwrightError):
    """The entry could not be written down, and nothing has changed; ``reason`` is what the database says."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason

    @property
    def sentence(self) -> Sentence:
        template = "this could not be saved ({reason}): nothing has changed. Make room on the disk, and do it again"
        return say(template, reason=self.reason)


class OutOfTurn(PairwrightError):
    """Somebody else has written an entry with this number; look again, and try again."""


def in_force(entries: Sequence[Entry]) -> frozenset[int]:
    """Numbers of the entries that count: not taken back, not waiting for a decision."""
    effective = _effective(entries)
    settled: dict[int, bool] = {}
    for entry in effective:
        if isinstance(entry.act, Settle):
            settled.setdefault(entry.act.number, entry.act.stands)
    return frozenset([entry.number for entry in effective if not entry.contested or settled.get(entry.number, False)])


def still_standing(entries: Sequence[Entry]) -> frozenset[int]:
    """Numbers of the entries that nothing in force takes back; contested ones are among them."""
    return frozenset([entry.number for entry in _effective(entries)])


def _effective(entries: Sequence[Entry]) -> list[Entry]:
    """Entries that nothing in force takes back, in order. Nothing takes back the end of FIDE mode, nor the decision
    that let it stand, whatever a journal says."""
    taken_back: set[int] = set()
    found: list[Entry] = []
    for_good = {entry.number for entry in entries if isinstance(entry.act, LeaveFideMode)}
    for entry in reversed(entries):
        decides = isinstance(entry.act, Settle) and entry.act.stands and entry.act.number in for_good
        if entry.number not in taken_back or entry.number in for_good or decides:
            found.append(entry)
            if isinstance(entry.act, Undo):
                taken_back.update(entry.act.numbers)
    found.reverse()
    return found


def performed(event: Event, entry: Entry) -> Event:
    """The event after the act of the entry, its report lines included. Raises as
    :func:`~pairwright.app.desk.changes.perform`."""
    event = perform(event, entry.act)
    return with_lines(event, entry.lines)


def with_lines(event: Event, lines: Sequence[str]) -> Event:
    """The event with these lines for the report file."""
    for line in lines:
        event = reported(event, line)
    return event


NOTHING = Event()
"""Before the first entry."""


class Broken(NamedTuple):
    """An entry that no longer fits what goes before it, and why."""

    entry: Entry
    reason: PairwrightError


class Folded(NamedTuple):
    """The event of a journal, and the entries that could not be carried out (none in a journal kept in order)."""

    event: Event
    broken: tuple[Broken, ...]


def fold(entries: Sequence[Entry], counted: frozenset[int], start: Event = NOTHING) -> Folded:
    """Carry out the counted entries, in order, upon ``start``; a contested one that stands comes where it was
    settled."""
    event = start
    broken: list[Broken] = []
    contested = {entry.number: entry for entry in entries if entry.contested and entry.number in counted}
    results: list[Entry] = []
    for entry in entries:
        if entry.number not in counted or entry.contested:
            continue
        if isinstance(entry.act, EnterResult) and not entry.lines:
            results.append(entry)
            continue
        if isinstance(entry.act, Undo) and not entry.lines:
            continue
        event = _with_results(event, results, broken)
        results = []
        try:
            event = with_lines(_carried_out(event, entry, contested), entry.lines)
        except (Conflict, UnknownCode) as reason:
            broken.append(Broken(entry, reason))
    event = _with_results(event, results, broken)
    return Folded(event._replace(contested=waiting(entries)), tuple(broken))


def _carried_out(event: Event, entry: Entry, contested: dict[int, Entry]) -> Event:
    """An undo is carried out by what no longer counts, a decision by the contested act, if that counts."""
    match entry.act:
        case Undo():
            return event
        case Settle(number, stands):
            return perform(event, contested[number].act) if stands and number in contested else event
        case act:
            return perform(event, act)


def _with_results(event: Event, entries: list[Entry], broken: list[Broken]) -> Event:
    """Results that follow each other, in one go: it is what a journal has most of."""
    if not entries:
        return event
    try:
        made = [entry.act for entry in entries if isinstance(entry.act, EnterResult)]
        latest = {(act.round, act.white): act for act in made}
        return event._replace(tournament=apply_results(event.tournament, latest.values()))
    except (Conflict, UnknownCode) as reason:
        if len(entries) == 1:
            broken.append(Broken(entries[0], reason))
            return event
    for entry in entries:
        event = _with_results(event, [entry], broken)
    return event


def waiting(entries: Sequence[Entry]) -> tuple[Contested, ...]:
    """Contested entries that nobody has decided, and nobody has taken back."""
    if not any(entry.against for entry in entries):
        return ()
    effective = _effective(entries)
    decided = {entry.act.number for entry in effective if isinstance(entry.act, Settle)}
    open_ones = [one for one in effective if one.contested and one.number not in decided]
    return tuple([Contested(one.number, one.against) for one in open_ones])


def valid_restore_point(entries: Sequence[Entry], points: Sequence[int], before: int) -> int:
    """The youngest of these restore points that holds no entry from ``before`` on, and nothing that has been taken back
    or decided since; 0 if there is none. ``entries`` are all."""
    counted = in_force(entries)
    for point in sorted(points, reverse=True):
        if point < before:
            then = in_force([entry for entry in entries if entry.number <= point])
            if then == frozenset([number for number in counted if number <= point]):
                return point
    return 0


class Undoing(NamedTuple):
    """What taking entries back would mean: the entries that rest on them and go too (or, for a redo, cannot come back),
    and the event afterwards."""

    act: Undo
    also: tuple[Entry, ...]
    event: Event


def plan_undo(entries: Sequence[Entry], numbers: Sequence[int], point: int = 0, start: Event = NOTHING) -> Undoing:
    """Take these entries back, and whatever then no longer fits, until the journal holds together. ``start`` is the
    event after the entry ``point``, which is before all of them."""
    by_number = {entry.number: entry for entry in entries}
    gone = set(numbers) | _named_anew(entries, by_number, numbers)
    last = max(by_number, default=0)
    while True:
        act = Undo(tuple(sorted(gone)))
        tried = [*entries, Entry(last + 1, act)]
        folded = fold(tried[point:], in_force(tried), start)
        new = {one.entry.number for one in folded.broken} - gone
        if not new:
            also = tuple([by_number[number] for number in sorted(gone - set(numbers))])
            return Undoing(act, also, folded.event)
        gone |= new | _named_anew(entries, by_number, sorted(new))


def _named_anew(entries: Sequence[Entry], by_number: dict[int, Entry], numbers: Sequence[int]) -> set[int]:
    """Acts since pairing numbers were given that would be taken back (or given again): they name players by numbers
    that would be those of others."""
    asked = [by_number[number] for number in numbers]
    undone = [by_number[number] for one in asked if isinstance(one.act, Undo) for number in one.act.numbers]
    since = [one.number for one in asked if renumbers(one.act)]
    since += [one.number for one in asked if isinstance(one.act, Undo) and any(renumbers(old.act) for old in undone)]
    if not since:
        return set()
    counted = in_force(entries)
    later = [entry for entry in entries if entry.number > min(since) and entry.number in counted]
    return {entry.number for entry in later if not isinstance(entry.act, (Undo, LeaveFideMode))}
