"""A round: its proposal before it is published, and its results afterwards."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST

from pairwright.app.commands import Given
from pairwright.app.desk import acts
from pairwright.app.desk.service import Done
from pairwright.app.desk.sheets import BoardRow, RoundSheet, sheet_of
from pairwright.app.prepare import OpenGamesAre
from pairwright.faces.desk.context import of_sitting
from pairwright.faces.desk.performing import perform
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.model.acts import EnterResult
from pairwright.model.result import Result
from pairwright.store.models import Role

FOR_PAIRING = Given(open_games=OpenGamesAre.ADJOURNED)
RESULTS = {
    "1-0": (Result.WIN, Result.LOSS),
    "5-5": (Result.DRAW, Result.DRAW),
    "0-1": (Result.LOSS, Result.WIN),
    "+--": (Result.FORFEIT_WIN, Result.FORFEIT_LOSS),
    "--+": (Result.FORFEIT_LOSS, Result.FORFEIT_WIN),
    "---": (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS),
    "*": (Result.ADJOURNED, Result.ADJOURNED),
    "0-0": (Result.LOSS, Result.LOSS),
    "5-0": (Result.DRAW, Result.LOSS),
    "0-5": (Result.LOSS, Result.DRAW),
    "w-l": (Result.UNRATED_WIN, Result.UNRATED_LOSS),
    "d-d": (Result.UNRATED_DRAW, Result.UNRATED_DRAW),
    "l-w": (Result.UNRATED_LOSS, Result.UNRATED_WIN),
}
"""What a form calls the results of a game, White first."""


@at_desk(Role.VIEWER)
def now(_request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """To the round that is being played, or the one to be paired."""
    event = sitting.event
    if event.round and (event.tournament.open_games(event.round) or event.round >= event.tournament.planned_rounds):
        return redirect("results", slug=sitting.record.slug, round_=event.round)
    return redirect("round", slug=sitting.record.slug, round_=event.round + 1)


@at_desk(Role.VIEWER)
def results(request: HttpRequest, sitting: Sitting, round_: int) -> HttpResponseBase:
    """The boards of a round, with their results."""
    if not 0 < round_ <= sitting.event.round:
        raise Http404
    sheet = sheet_of(sitting.event.tournament, round_)
    missing = request.GET.get("show") == "missing"
    rows = [row for row in sheet.boards if row.is_open] if missing else list(sheet.boards)
    return render(
        request,
        "desk/results.html",
        {"tab": "rounds", "round": round_, "sheet": sheet, "rows": rows, "missing": missing, "on": _first_open(sheet)},
    )


@require_POST
@at_desk(Role.RESULTS)
def enter(request: HttpRequest, sitting: Sitting, round_: int, board: int) -> HttpResponseBase:
    """The result of a board; ``result`` as in :data:`RESULTS`, or empty to clear it. For htmx the row comes back, with
    the foot and the counters."""
    if not 0 < round_ <= sitting.event.round:
        raise Http404
    try:
        row = sheet_of(sitting.event.tournament, round_).board(board)
    except LookupError:
        raise Http404 from None
    text = request.POST.get("result", "")
    if text and text not in RESULTS:
        raise Http404
    if text:
        act: acts.Act = EnterResult(round_, row.white.number, row.black.number, *RESULTS[text])
    else:
        act = acts.ClearResult(round_, row.white.number, row.black.number)

    def then(_done: Done) -> HttpResponseBase:
        if not getattr(request, "htmx", False):
            return redirect("results", slug=sitting.record.slug, round_=round_)
        return _row(request, sitting, round_, board)

    return perform(sitting, act, then)


def _row(request: HttpRequest, sitting: Sitting, round_: int, board: int) -> HttpResponse:
    event, _ = sitting.desk.now()
    sheet = sheet_of(event.tournament, round_)
    shown = of_sitting(sitting) | {"round": round_, "sheet": sheet, "row": sheet.board(board), "on": 0}
    return render(request, "desk/parts/entered.html", shown)


def _first_open(sheet: RoundSheet) -> int:
    rows: list[BoardRow] = [row for row in sheet.boards if row.is_open]
    return rows[0].board if rows else 0
