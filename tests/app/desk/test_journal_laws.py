"""Whatever is done at a desk, in whatever order and by however many: the journal and the event say the same."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pairwright.app.desk import acts
from pairwright.app.desk.acts import Act
from pairwright.app.desk.event import CheckIn, Event, Look, Presence, Reading
from pairwright.app.desk.journal import fold, in_force
from pairwright.app.desk.service import Desk, Done, Unconfirmed
from pairwright.errors import PairwrightError
from pairwright.model import acts as core
from pairwright.model.result import Result
from tests.app.desk.desks import ROUND_1, ROUND_2, ROUND_3, Memory, at, opened

PAIRS = {1: ROUND_1, 2: ROUND_2, 3: ROUND_3}
ENDS = [(Result.WIN, Result.LOSS), (Result.DRAW, Result.DRAW), (Result.FORFEIT_LOSS, Result.FORFEIT_WIN)]
NUMBERS = st.integers(1, 6)
ROUNDS = st.integers(1, 3)


@st.composite
def results(draw: st.DrawFn) -> Act:
    round_ = draw(ROUNDS)
    white, black = draw(st.sampled_from(PAIRS[round_]))
    kind = draw(st.integers(0, 4))
    if kind == 0:
        return acts.ClearResult(round_, white, black)
    end = draw(st.sampled_from(ENDS))
    if kind == 1:
        return acts.ReadBack(Reading(round_, white, *end), black)
    return core.EnterResult(round_, white, black, *end)


OTHERS: st.SearchStrategy[Act] = st.one_of(
    st.sampled_from([acts.Publish(round_, pairs) for round_, pairs in PAIRS.items()]),
    st.builds(core.Withdraw, NUMBERS, st.integers(2, 4)),
    st.builds(acts.ComeBack, NUMBERS, st.integers(2, 4)),
    st.builds(core.RequestBye, st.integers(2, 4), NUMBERS, st.sampled_from([Result.HALF_BYE, Result.ABSENT])),
    st.builds(acts.CancelBye, st.integers(2, 4), NUMBERS),
    st.builds(acts.CheckPlayer, ROUNDS, NUMBERS, st.sampled_from(list(Presence))),
    st.builds(acts.SetLook, st.builds(Look, single_keys=st.booleans())),
    st.builds(acts.SetRounds, st.integers(3, 7)),
    st.builds(acts.LeaveFideMode, st.just("a reason")),
    st.builds(acts.Report, st.just("a line")),
)
STEP = st.one_of(
    st.tuples(st.just("act"), results(), st.integers(0, 1), st.integers(0, 6)),
    st.tuples(st.just("act"), OTHERS, st.integers(0, 1), st.integers(0, 6)),
    st.tuples(st.just("undo"), st.integers(1, 40), st.integers(0, 1), st.just(0)),
    st.tuples(st.just("settle"), st.booleans(), st.integers(0, 1), st.just(0)),
    st.tuples(st.just("back"), st.integers(0, 5), st.integers(0, 1), st.just(0)),
)
STEPS = st.lists(STEP, max_size=24).map(
    lambda steps: [("act", acts.Publish(1, ROUND_1), 0, 0), *steps[:12], ("act", acts.Publish(2, ROUND_2), 0, 0),
                   *steps[12:]]
)  # fmt: skip


def everything_confirmed(desk: Desk, act: Act, name: str, seen: int) -> Done:
    try:
        return desk.perform(act, at(name), seen=seen)
    except Unconfirmed as asks:
        return desk.perform(act, at(name), seen=seen, confirmed=[caution.code for caution in asks.cautions])


def taken_back(desk: Desk, numbers: Sequence[int], name: str = "a") -> Done:
    try:
        return desk.undo(numbers, at(name))
    except Unconfirmed as asks:
        return desk.undo(numbers, at(name), confirmed=[caution.code for caution in asks.cautions])


def gone_back(desk: Desk, number: int, name: str = "a") -> Done:
    return desk.back_to(number, at(name), confirmed=["back-to"])


def step(desk: Desk, what: tuple[str, object, int, int]) -> None:
    """One step of anything; what is refused changes nothing."""
    kind, value, who, behind = what
    event, number = desk.now()
    name = "ab"[who]
    try:
        if kind == "act":
            everything_confirmed(desk, value, name, max(number - behind, 0))  # type: ignore[arg-type]
        elif kind == "undo" and isinstance(value, int):
            taken_back(desk, (1 + value % number,), name)
        elif kind == "settle" and event.contested:
            everything_confirmed(desk, acts.Settle(event.contested[0].number, bool(value)), name, -1)
        elif kind == "back" and isinstance(value, int):
            points = desk.points_of_return()
            if points:
                gone_back(desk, points[value % len(points)], name)
    except PairwrightError:
        assert desk.now() == (event, number)


def holds_together(desk: Desk, journal: Memory) -> Event:
    """The event kept in memory is that of the journal folded from its first entry, and that of another server."""
    event, number = desk.now()
    entries = desk.entries()
    folded = fold(entries, in_force(entries))
    assert folded.broken == ()
    assert folded.event == event
    assert Desk(journal).now() == (event, number)
    return event


@settings(max_examples=60, deadline=None)
@given(STEPS)
def test_the_journal_folded_from_the_start_is_the_event_that_was_kept(
    steps: list[tuple[str, object, int, int]],
) -> None:
    journal = Memory()
    desk = opened(journal=journal)
    for what in steps:
        step(desk, what)
        holds_together(desk, journal)


@settings(max_examples=60, deadline=None)
@given(STEPS, st.integers(1, 40))
def test_an_undo_taken_back_leaves_everything_as_it_was(steps: list[tuple[str, object, int, int]], which: int) -> None:
    journal = Memory()
    desk = opened(journal=journal)
    for what in steps:
        step(desk, what)
    before, number = desk.now()
    with contextlib.suppress(PairwrightError):
        undone = taken_back(desk, (1 + which % number,))
        try:
            taken_back(desk, (undone.entry.number,))
        except PairwrightError:
            return  # refused as the act itself would be now
        assert desk.now()[0] == before
        holds_together(desk, journal)


@settings(max_examples=60, deadline=None)
@given(STEPS, st.integers(0, 9))
def test_going_back_brings_the_event_of_then(steps: list[tuple[str, object, int, int]], which: int) -> None:
    """All but the end of FIDE mode, which stays; and the whole return can be redone."""
    journal = Memory()
    desk = opened(journal=journal)
    for what in steps:
        step(desk, what)
    before = holds_together(desk, journal)
    points = desk.points_of_return()
    point = points[which % len(points)]
    then = fold(entries := desk.entries()[:point], in_force(entries)).event
    gone_back(desk, point)
    after = holds_together(desk, journal)
    if after.outside_fide_since == then.outside_fide_since:
        assert after == then
    if before.outside_fide_since:
        assert after.outside_fide_since


@settings(max_examples=40, deadline=None)
@given(STEPS)
def test_two_servers_on_one_journal_never_lose_an_act(steps: list[tuple[str, object, int, int]]) -> None:
    """Each has its own memory of the journal; both end with the same event, and every act confirmed is in it."""
    journal = Memory()
    desks = [opened(journal=journal), Desk(journal)]
    confirmed: list[tuple[int, object]] = []
    for what in steps:
        desk = desks[what[2]]
        before = len(journal.rows)
        step(desk, what)
        if len(journal.rows) > before:
            confirmed.append((len(journal.rows), journal.rows[-1][1]))
    assert [(number, journal.rows[number - 1][1]) for number, _ in confirmed] == confirmed
    assert desks[0].now() == desks[1].now()
    holds_together(desks[1], journal)


@settings(max_examples=60, deadline=None)
@given(st.permutations([0, 0, 0, 1, 1, 1]), st.lists(st.sampled_from(ENDS), min_size=6, max_size=6))
def test_two_desks_with_old_pages_overwrite_nothing(turns: list[int], ends: list[tuple[Result, Result]]) -> None:
    """Both drew their page before anything was entered, and enter all boards: the first value of each board stands,
    another one waits for a decision."""
    desk = opened()
    seen = desk.perform(acts.Publish(1, ROUND_1), at("a")).entry.number
    boards = {0: iter(ROUND_1), 1: iter(ROUND_1)}
    first: dict[int, tuple[Result, Result]] = {}
    other: set[int] = set()
    for turn, end in zip(turns, ends, strict=True):
        white, black = next(boards[turn])
        desk.perform(core.EnterResult(1, white, black, *end), at("ab"[turn]), seen=seen)
        if first.setdefault(white, end) != end:
            other.add(white)
    event, _ = desk.now()
    for white, black in ROUND_1:
        found = [event.tournament.player(number).entry(1).result for number in (white, black)]
        assert tuple(found) == first[white]
    waiting = {desk.entries()[one.number - 1].act.white for one in event.contested}  # type: ignore[union-attr]
    assert waiting == other


@settings(max_examples=30, deadline=None)
@given(STEPS)
def test_a_repeated_request_is_done_once(steps: list[tuple[str, object, int, int]]) -> None:
    journal = Memory()
    desk = opened(journal=journal)
    for at_, (kind, value, who, _) in enumerate(steps):
        if kind != "act":
            continue
        by = at("ab"[who], request=f"r{at_}")
        with contextlib.suppress(PairwrightError):
            done = desk.perform(value, by)  # type: ignore[arg-type]
            again = desk.perform(value, by)  # type: ignore[arg-type]
            assert again.repeated
            assert again.entry == done.entry


@settings(max_examples=30, deadline=None)
@given(STEPS, st.permutations(list(range(24))))
def test_no_clock_has_a_say(steps: list[tuple[str, object, int, int]], hours: list[int]) -> None:
    """The same acts under clocks that jump about make the same event."""
    steady, jumping = opened(), opened()
    for at_, (kind, value, who, _) in enumerate(steps):
        if kind != "act":
            continue
        for desk, hour in ((steady, 10), (jumping, hours[at_ % len(hours)])):
            with contextlib.suppress(PairwrightError):
                by = at("ab"[who], time=f"2026-05-01T{hour:02}:00:00+00:00")
                desk.perform(value, by, confirmed=["stood"])  # type: ignore[arg-type]
    assert steady.now() == jumping.now()


def test_a_check_in_survives_a_restore_point() -> None:
    """Publishing keeps the event before it; undoing results afterwards starts from there."""
    journal = Memory()
    desk = opened(journal=journal)
    desk.perform(acts.CheckPlayer(1, 3, Presence.LATE), at("a"))
    desk.perform(acts.Publish(1, ROUND_1), at("a"))
    result = desk.perform(core.EnterResult(1, 1, 4, *ENDS[0]), at("a"))
    desk.undo((result.entry.number,), at("a"))
    assert journal.kept
    event = holds_together(desk, journal)
    assert event.check_ins == (CheckIn(1, ((3, Presence.LATE),)),)
    assert event.tournament.player(1).entry(1).result is Result.PENDING


def test_an_entry_taken_back_cannot_be_taken_back_again() -> None:
    """The second desk is told; it does not redo by accident."""
    desk = opened()
    entered = desk.perform(core.Withdraw(3, 2), at("a"))
    desk.undo((entered.entry.number,), at("a"))
    with pytest.raises(PairwrightError, match="has been taken back already"):
        desk.undo((entered.entry.number,), at("b"))
