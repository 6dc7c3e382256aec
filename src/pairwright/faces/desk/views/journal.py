"""The journal: every act, undo and redo of each, restore points, and entries that contradict each other."""

from __future__ import annotations

from django.core.exceptions import PermissionDenied
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import render
from django.views.decorators.http import require_POST

from pairwright.app.desk import acts
from pairwright.app.desk.acts import Act
from pairwright.app.desk.duties import duty_of
from pairwright.app.desk.journal import Entry, still_standing
from pairwright.app.desk.squad_acts import LeaveTable
from pairwright.faces.desk.performing import attempted, confirmed_codes, perform
from pairwright.faces.desk.sitting import ROLE_FOR, Sitting, at_desk
from pairwright.faces.desk.views.undoing import back_to as back_to_page
from pairwright.lean import NamedTuple
from pairwright.model import acts as core
from pairwright.model.team_acts import AddMatches
from pairwright.store.models import Role

A_PAGE = 100
RESULTS = (core.EnterResult, core.EnterGames, acts.ClearResult, acts.ExchangeColours, acts.CorrectLate, acts.ReadBack)
PAIRINGS = (core.AddRound, AddMatches, acts.Publish, acts.OpenHand, acts.ChangeHand, acts.EndHand, core.Adjourn)
ENTRIES = (
    acts.EnterPlayers, acts.ChangePlayer, acts.RemovePlayer, acts.Renumber, acts.SetTeams, acts.CheckPlayer,
    acts.CloseCheckIn, acts.CancelBye, acts.ComeBack, acts.BarHalfByes, core.RequestBye, core.Withdraw, core.Expel,
    LeaveTable,
)  # fmt: skip
KINDS: dict[str, tuple[type, ...]] = {"results": RESULTS, "pairings": PAIRINGS, "entries": ENTRIES}


class Line(NamedTuple):
    """An entry as the page shows it. ``redo`` is the undo that took it back (0: none that can be redone);
    ``may``: whoever looks may take it back."""

    entry: Entry
    standing: bool
    waiting: bool
    point: bool
    redo: int
    may: bool
    lines: tuple[str, ...]


@at_desk(Role.VIEWER)
def journal(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """All acts, the latest first. ``kind`` filters, ``page`` is one of them."""
    kind = request.GET.get("kind", "")
    lines = _lines(sitting)
    shown = [line for line in lines if _fits(line, kind)]
    page = Paginator(shown, A_PAGE).get_page(request.GET.get("page"))
    return render(
        request,
        "desk/journal.html",
        {
            "tab": "journal",
            "kind": kind if kind in (*KINDS, "report") else "",
            "page": page,
            "count": len(lines),
            "reported": sum([bool(line.lines) for line in lines]),
            "may_undo": sitting.may(Role.RESULTS),
            "may_return": sitting.may(Role.ARBITER),
        },
    )


def _lines(sitting: Sitting) -> list[Line]:
    entries = sitting.desk.entries()
    standing = still_standing(entries)
    counted = sitting.desk.in_force()
    waiting = {one.number for one in sitting.event.contested}
    points = set(sitting.desk.points_of_return())
    undone_by: dict[int, int] = {}
    for entry in entries:
        if isinstance(entry.act, acts.Undo) and entry.number in standing:
            undone_by.update(dict.fromkeys(entry.act.numbers, entry.number))
    return [
        Line(
            entry,
            entry.number in counted,
            entry.number in waiting,
            entry.number in points,
            undone_by.get(entry.number, 0),
            sitting.may(ROLE_FOR[duty_of(entry.act, entries)]),
            entry.lines if entry.number in counted else (),
        )
        for entry in reversed(entries)
    ]


def _fits(line: Line, kind: str) -> bool:
    if kind == "report":
        return bool(line.lines)
    return kind not in KINDS or isinstance(line.entry.act, KINDS[kind])


@require_POST
@at_desk(Role.ARBITER)
def back_to(request: HttpRequest, sitting: Sitting, number: int) -> HttpResponseBase:
    """Take back everything after a restore point; asked in two steps."""
    return attempted(
        sitting,
        lambda codes: sitting.desk.back_to(number, sitting.by(), confirmed=codes),
        lambda _done: back_to_page(request, sitting),
        confirmed_codes(request),
    )


@require_POST
@at_desk(Role.RESULTS)
def settle(request: HttpRequest, sitting: Sitting, number: int) -> HttpResponseBase:
    """Which of two contested entries stands: ``keep`` is ``first`` or ``second``."""
    stands = request.POST.get("keep") == "second"
    act: Act = acts.Settle(number, stands)
    if not sitting.may_do(act):
        raise PermissionDenied
    return perform(sitting, act, lambda _done: back_to_page(request, sitting), knows_all=True)
