"""The cross table, by places or by numbers, and the wall chart with the score after every round."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

from pairwright.app.standings import Of
from pairwright.app.tables.chart import Order
from pairwright.app.tables.round_robin import round_robin
from pairwright.errors import PairwrightError
from pairwright.faces.desk.figures import At, all_meet, chart_at, kept, last_finished, standings_at
from pairwright.faces.desk.plainly import plainly
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.faces.desk.standing_rows import TableRows
from pairwright.faces.document import sections
from pairwright.faces.tables.cells import Colours, legend
from pairwright.faces.tables.documents import wall_chart
from pairwright.model.team import is_team_event
from pairwright.store.models import Role

VIEWS = ("rank", "number", "chart")


@at_desk(Role.VIEWER)
def cross_table(request: HttpRequest, sitting: Sitting) -> HttpResponse:
    """``?by=rank`` (as standings go), ``number`` or ``chart``; ``?of=players`` of a team event."""
    by = request.GET.get("by", "rank")
    by = by if by in VIEWS else "rank"
    of = Of.INDIVIDUALS if request.GET.get("of") == "players" else Of.ANNOUNCED
    tournament = sitting.event.tournament
    shown: dict[str, Any] = {
        "tab": "table",
        "by": by,
        "of": request.GET.get("of", ""),
        "of_teams": is_team_event(tournament),
        "provisional": last_finished(tournament) < sitting.event.round,
        "following": range(sitting.event.round + 1, tournament.planned_rounds + 1),
    }
    at = At(0, of)
    try:
        found = standings_at(sitting, at)
        shown |= _chart(sitting, at) if by == "chart" else _table(sitting, at, by)
    except PairwrightError as error:
        return render(request, "desk/no_standings.html", shown | {"error": error})
    return render(request, "desk/table.html", shown | {"found": found})


def _table(sitting: Sitting, at: At, by: str) -> dict[str, Any]:
    order = Order.PLACES if by == "rank" else Order.NUMBERS
    language = get_language() or "en"
    chart = chart_at(sitting, at, order)
    rows = TableRows(chart, language, by_number=by == "number")
    is_square = all_meet(standings_at(sitting, at))
    if is_square:
        heads = [line.line if by == "rank" else line.participant.number for line in chart.lines]
    else:
        heads = list(range(1, chart.rounds + 1))

    def body() -> SafeString:
        if is_square:
            return rows.all_against_all(round_robin(standings_at(sitting, at), order).meetings)
        return rows.swiss()

    return {
        "body": kept(sitting, ("table rows", at, by, language), body),
        "heads": heads,
        "all_meet": is_square,
        "rows": rows,
        "chart": chart,
        "seconds": chart.scores[1:],
        "legend": legend(chart.lines, Colours.SHADES),
    }


def _chart(sitting: Sitting, at: At) -> dict[str, Any]:
    language = get_language() or "en"

    def body() -> SafeString:
        document = wall_chart(standings_at(sitting, at), chart_at(sitting, at, Order.NUMBERS), plainly)
        return mark_safe(sections(document, language, plainly))

    return {"document": kept(sitting, ("wall chart", at, language), body)}
