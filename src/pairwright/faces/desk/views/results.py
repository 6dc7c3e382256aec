"""Results of a round: entered, read back, corrected."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST

from pairwright.app.desk import acts
from pairwright.app.desk.cautions import may_exchange
from pairwright.app.desk.entering import (
    NONE,
    RESULTS,
    Match,
    Slot,
    entering,
    reading_back,
    slot_at,
    slots_of,
    too_late,
)
from pairwright.app.desk.journal import Entry
from pairwright.app.desk.service import Done
from pairwright.app.desk.sheets import notation, sheet_of
from pairwright.faces.desk.acts_in_words import numbered_last
from pairwright.faces.desk.context import of_sitting
from pairwright.faces.desk.performing import perform
from pairwright.faces.desk.posted import number_in
from pairwright.faces.desk.saying import then_to
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.lean import NamedTuple
from pairwright.model.result import Result
from pairwright.store.models import Role

MAIN = ("1-0", "5-5", "0-1")
FORFEITS = ("+--", "--+", "---", "*")
OTHER = ("0-0", "5-0", "0-5", "w-l", "d-d", "l-w")
RECENT = 10
VIEWS = ("missing", "read-back")


class Choice(NamedTuple):
    """A result that can be chosen: its name in forms, and as notation."""

    value: str
    shown: str
    unrated: bool = False


class Recent(NamedTuple):
    """Something entered just now, with its board."""

    entry: Entry
    label: str
    result: str


@at_desk(Role.VIEWER)
def results(request: HttpRequest, sitting: Sitting, round_: int) -> HttpResponseBase:
    """The boards of a round. ``show`` is ``missing`` or ``read-back``, ``board`` (and ``game``) the chosen one."""
    if not 0 < round_ <= sitting.event.round:
        raise Http404
    return render(request, "desk/results.html", _page(request, sitting, round_) | {"tab": "rounds"})


@require_POST
@at_desk(Role.RESULTS)
def enter(request: HttpRequest, sitting: Sitting, round_: int, board: int) -> HttpResponseBase:
    """The result of a board (and ``game`` of a match); ``result`` as in :data:`RESULTS`, or empty to clear it; with
    ``reading`` it is only read back. For htmx the row comes back, with the foot and the counters."""
    if not 0 < round_ <= sitting.event.round:
        raise Http404
    game = request.POST.get("game", "0")
    text = request.POST.get("result", "")
    matches = slots_of(sitting.event, sheet_of(sitting.event.tournament, round_))
    try:
        slot = slot_at(matches, board, int(game))
        given = RESULTS[text] if text else NONE
    except (LookupError, ValueError):
        raise Http404 from None
    reading = bool(request.POST.get("reading")) and given != NONE
    act = reading_back(sitting.event, round_, slot, given) if reading else entering(sitting.event, round_, slot, given)

    def then(_done: Done) -> HttpResponseBase:
        if not getattr(request, "htmx", False):
            return redirect(_after(sitting, round_, slot, request.POST.get("show", "")))
        return _row(request, sitting, round_, slot)

    return perform(sitting, act, then)


@require_POST
@at_desk(Role.DEPUTY)
def exchange_colours(request: HttpRequest, sitting: Sitting, round_: int) -> HttpResponseBase:
    """The players of ``board`` sat down with the wrong colours."""
    if not 0 < round_ <= sitting.event.round:
        raise Http404
    try:
        row = sheet_of(sitting.event.tournament, round_).board(number_in(request.POST.get("board", "")))
    except LookupError:
        raise Http404 from None
    act = acts.ExchangeColours(round_, row.white.number, row.black.number)
    return perform(sitting, act, then_to(f"{reverse('results', args=[sitting.record.slug, round_])}?board={row.board}"))


def _after(sitting: Sitting, round_: int, slot: Slot, show: str) -> str:
    """Without script: the page again, at the next board that waits."""
    event, _ = sitting.desk.now()
    slots = _slots(slots_of(event, sheet_of(event.tournament, round_)))
    following = _next_waiting(slots, slot, show) or slot
    query = f"?show={show}&" if show in VIEWS else "?"
    game = f"&game={following.game}" if following.game else ""
    address = reverse("results", args=[sitting.record.slug, round_])
    return f"{address}{query}board={following.board}{game}#board-{following.key}"


def _next_waiting(slots: list[Slot], after: Slot, show: str) -> Slot | None:
    keys = [slot.key for slot in slots]
    at = keys.index(after.key) if after.key in keys else -1
    order = slots[at + 1 :] + slots[: at + 1]
    return next((slot for slot in order if _waits(slot, show)), None)


def _waits(slot: Slot, show: str) -> bool:
    return not slot.is_open and slot.reading is None if show == "read-back" else slot.is_open


def _slots(matches: tuple[Match, ...]) -> list[Slot]:
    return [slot for match in matches for slot in match.slots]


def _page(request: HttpRequest, sitting: Sitting, round_: int) -> dict[str, Any]:
    event = sitting.event
    show = request.GET.get("show", "")
    show = show if show in VIEWS else ""
    shown = _shown(sitting, round_)
    matches: tuple[Match, ...] = shown["matches"]
    if show == "missing":
        matches = tuple([match for match in matches if any(slot.is_open for slot in match.slots)])
    chosen = _chosen(request, _slots(matches), show)
    return shown | {
        "matches": matches,
        "show": show,
        "on": chosen.key if chosen else "",
        "chosen": chosen,
        "main": _choices(MAIN),
        "forfeits": _choices(FORFEITS),
        "other": _choices(OTHER),
        "late": too_late(event, round_),
        "late_open": not event.closed
        and any(slot.is_open or Result.ADJOURNED in slot.results for slot in _slots(matches)),
        "before": round_ < event.round and not too_late(event, round_),
        "may_enter": sitting.may(Role.RESULTS),
        "may_exchange": may_exchange(event, round_) and sitting.may(Role.DEPUTY),
    }


def _shown(sitting: Sitting, round_: int) -> dict[str, Any]:
    """What page and answers to an entry have in common."""
    event, _ = sitting.desk.now()
    sheet = sheet_of(event.tournament, round_)
    matches = slots_of(event, sheet)
    slots = _slots(matches)
    done = sum([not slot.is_open for slot in slots])
    return {
        "round": round_,
        "sheet": sheet,
        "matches": matches,
        "done": done,
        "all": len(slots),
        "missing": len(slots) - done,
        "unread": sum([not slot.is_open and not slot.agrees for slot in slots]),
        "recent": _recent(sitting, round_, slots),
        "nothing_yet": notation(*NONE),
    }


def _choices(values: tuple[str, ...]) -> list[Choice]:
    return [Choice(value, notation(*RESULTS[value]), RESULTS[value][0].code in "WDL") for value in values]


def _chosen(request: HttpRequest, slots: list[Slot], show: str) -> Slot | None:
    wanted = (request.GET.get("board", ""), request.GET.get("game", ""))
    for slot in slots:
        if wanted[0] == str(slot.board) and wanted[1] in ("", str(slot.game)):
            return slot
    return next((slot for slot in slots if _waits(slot, show)), slots[0] if slots else None)


def _recent(sitting: Sitting, round_: int, slots: list[Slot]) -> list[Recent]:
    """The last ten results of the round that count, the latest first; none from before numbers were given anew, when
    other players had the numbers of now."""
    from pairwright.model.acts import EnterGames, EnterResult

    by_white = {slot.white.number: slot for slot in reversed(slots)}
    counted = sitting.desk.in_force()
    found: list[Recent] = []
    since = numbered_last(sitting)
    for entry in reversed(sitting.desk.entries()):
        act = entry.act
        if entry.number <= since:
            break
        if entry.number not in counted:
            continue
        if isinstance(act, EnterResult) and act.round == round_:
            white, result = act.white, notation(act.white_result, act.black_result)
        elif isinstance(act, EnterGames) and act.match.round == round_:
            one = act.match
            white = one.white
            pairs = zip(one.of_white, one.of_black, strict=True)
            result = "  ".join([notation(*pair) for pair in pairs])
        else:
            continue
        slot = by_white.get(white)
        if slot is not None:
            label = str(slot.board) if isinstance(act, EnterGames) else slot.key.replace("-", ".")
            found.append(Recent(entry, label, result))
        if len(found) == RECENT:
            break
    return found


def _row(request: HttpRequest, sitting: Sitting, round_: int, slot: Slot) -> HttpResponse:
    shown = of_sitting(sitting) | _shown(sitting, round_)
    match = next(match for match in shown["matches"] if match.row.board == slot.board)
    context = shown | {"changed": [match], "on": "", "show": request.POST.get("show", ""), "may_enter": True}
    return render(request, "desk/parts/entered.html", context)
