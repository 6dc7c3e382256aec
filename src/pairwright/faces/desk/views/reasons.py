"""Why a board of a round is as it is, and why two others do not meet."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponseBase, JsonResponse
from django.shortcuts import redirect, render

from pairwright.errors import PairwrightError
from pairwright.faces.desk import answers
from pairwright.faces.desk.panels import lines_told, linked, page_of, place_in, seats
from pairwright.faces.desk.reasons import lines_of, versus
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.faces.desk.views.proposing import reasons_of
from pairwright.faces.json import as_data
from pairwright.faces.json import problem_objects as problems
from pairwright.pairing.weighed import WeighedWhyNot
from pairwright.store.models import Role


@at_desk(Role.VIEWER)
def why(request: HttpRequest, sitting: Sitting, round_: int, board: int) -> HttpResponseBase:
    """One board of a round, proposed or published, explained as the rules have it. ``?form=json`` gives the data."""
    _require_round(sitting, round_)
    try:
        sheet = answers.sheet(sitting, round_)
    except PairwrightError:
        return redirect("round", slug=sitting.record.slug, round_=round_)
    if not 0 < board <= len(sheet.boards):
        raise Http404
    shown: dict[str, Any] = {"tab": "rounds", "round": round_, "sheet": sheet, "board": board}
    try:
        if request.GET.get("form") == "json":
            return _data(sitting, round_, board)
        shown |= reasons_of(request, sitting, round_, board)
        shown["differs"] = not answers.checked(sitting, round_).ok
        shown["notices"] = answers.paired(sitting, round_).notices
    except PairwrightError as error:
        shown["error"] = error
    if getattr(request, "htmx", False) and request.htmx.target == "reasons":  # type: ignore[attr-defined]
        return render(request, "desk/parts/reasons.html", shown)
    return render(request, "desk/why.html", shown)


def _data(sitting: Sitting, round_: int, board: int) -> HttpResponseBase:
    found = answers.paired(sitting, round_)
    row = answers.sheet(sitting, round_).board(board)
    place = place_in(found.pairing, row)
    if place:
        explanation = answers.board_explained(sitting, round_, place)
    else:
        explanation = answers.why_not(sitting, round_, row.white.number, row.black.number)
    value = {"round": round_, "board": board, "as_by_the_rules": bool(place), "explanation": as_data(explanation)}
    return JsonResponse({**value, "notices": problems(found.notices)}, json_dumps_params={"ensure_ascii": False})


@at_desk(Role.VIEWER)
def ask_why_not(request: HttpRequest, sitting: Sitting, round_: int) -> HttpResponseBase:
    """The form of two numbers, to the address of its answer."""
    _require_round(sitting, round_)
    numbers = [request.GET.get(name, "").strip() for name in ("one", "other")]
    if not all(text.isdecimal() and len(text) < 7 for text in numbers):
        error = {"wrong": True, "one": numbers[0][:12], "other": numbers[1][:12]}
        return _answer(request, sitting, round_, error)
    return redirect("why-not", slug=sitting.record.slug, round_=round_, one=int(numbers[0]), other=int(numbers[1]))


@at_desk(Role.VIEWER)
def why_not(request: HttpRequest, sitting: Sitting, round_: int, one: int, other: int) -> HttpResponseBase:
    """Why two numbers do not meet: sentences, and where criteria decide their table as far as the first difference."""
    _require_round(sitting, round_)
    shown: dict[str, Any] = {"one": one, "other": other}
    try:
        answer = answers.why_not(sitting, round_, one, other)
    except PairwrightError as error:
        return _answer(request, sitting, round_, shown | {"error": error})
    if request.GET.get("form") == "json":
        return JsonResponse({"round": round_, "why_not": as_data(answer)}, json_dumps_params={"ensure_ascii": False})
    people = seats(sitting, round_)
    table = versus(answer, answers.paired(sitting, round_))
    shown |= {"lines": lines_told(sitting, lines_of(answer)), "versus": table, "links": linked(sitting, round_)}
    shown |= {"who": people.get(one), "whom": people.get(other), "weighs": isinstance(answer, WeighedWhyNot)}
    return _answer(request, sitting, round_, shown)


def _answer(request: HttpRequest, sitting: Sitting, round_: int, shown: dict[str, Any]) -> HttpResponseBase:
    part = getattr(request, "htmx", False) and request.htmx.target == "versus"  # type: ignore[attr-defined]
    template = "desk/parts/versus.html" if part else "desk/why_not.html"
    frame = {"tab": "rounds", "round": round_, "back": page_of(sitting, round_, 0)}
    return render(request, template, frame | shown)


def _require_round(sitting: Sitting, round_: int) -> None:
    if not 0 < round_ <= sitting.event.tournament.round_to_pair:
        raise Http404
