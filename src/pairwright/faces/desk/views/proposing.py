"""The proposal of a round: pairs with their marks, and beside them the reasons; publishing it."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST

from pairwright.app.desk import acts
from pairwright.app.desk.by_hand import nobody_plays
from pairwright.app.desk.cautions import Level, weigh
from pairwright.app.desk.journal import Entry
from pairwright.app.desk.proposal import as_shown, boards_changed, marked, summary
from pairwright.errors import Conflict, NoLegalPairing, PairwrightError
from pairwright.faces.desk import answers
from pairwright.faces.desk.panels import around, board_panel, bye_panel, round_panel
from pairwright.faces.desk.performing import perform
from pairwright.faces.desk.posted import number_in, whole_in
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.model.colour import Colour
from pairwright.store.models import Role

LATEST = 10
"""Acts named where a proposal is outdated."""


@at_desk(Role.VIEWER)
def proposal(request: HttpRequest, sitting: Sitting, round_: int) -> HttpResponseBase:
    """The pairs that the rules give for the next round; ``?board=7``, ``?show=round`` and ``?show=bye`` choose the
    reasons. A round that is paired shows its results; one that is paired by hand its session."""
    slug = sitting.record.slug
    if 0 < round_ <= sitting.event.round:
        return redirect("results", slug=slug, round_=round_)
    if round_ != sitting.event.tournament.round_to_pair:
        raise Http404
    if sitting.event.hand.is_open:
        return redirect("hand", slug=slug, round_=round_)
    try:
        found = answers.proposed(sitting, round_)
    except PairwrightError as error:
        return _no_proposal(request, sitting, round_, error)
    return _shown(request, sitting, round_, found, 0)


def _shown(request: HttpRequest, sitting: Sitting, round_: int, found: answers.Proposed, changed: int) -> HttpResponse:
    """The page of a proposal; ``changed`` boards are other ones than those that were to be published."""
    shown = reasons_of(request, sitting, round_) | {"tab": "rounds", "round": round_}
    if getattr(request, "htmx", False) and request.htmx.target == "reasons":  # type: ignore[attr-defined]
        return render(request, "desk/parts/reasons.html", shown)
    cautions = weigh(sitting.event, _act(sitting, round_))
    shown |= {
        "sheet": found.sheet,
        "rows": marked(found.sheet, found.paired.state, found.paired.system.code),
        "notices": found.paired.notices,
        "cautions": [caution for caution in cautions if caution.level >= Level.NOTICE],
        "notes": cautions if all(caution.level <= Level.NOTICE for caution in cautions) else (),
        "address": reverse("publish", args=[sitting.record.slug, round_]),
        "check": answers.checked(sitting, round_),
        "shown": as_shown(tuple(found.paired.pairing.pairs)),
        "changed": changed,
        "here": reverse("round", args=[sitting.record.slug, round_]),
        "since": _since(sitting) if changed else [],
    }
    return render(request, "desk/proposal.html", shown, status=409 if changed else 200)


def _since(sitting: Sitting) -> list[Entry]:
    """What has happened since the page of the form was drawn."""
    first = whole_in(sitting.request.POST.get("seen", ""), sitting.number)
    return list(sitting.desk.entries()[first:][-LATEST:])


def reasons_of(request: HttpRequest, sitting: Sitting, round_: int, board: int = 0) -> dict[str, Any]:
    """What the panel of reasons shows, as the address says; ``board`` is in question if it names none."""
    found = answers.paired(sitting, round_)
    sheet = answers.sheet(sitting, round_)
    show = request.GET.get("show", "")
    board = number_in(request.GET.get("board", ""), len(sheet.boards)) or board
    shown: dict[str, Any] = {
        "board": board,
        "show": show if show in ("round", "bye") else "board" if board else "",
        "summary": summary(found.state, answers.as_listed(sitting, round_)),
        "system": found.system,
        "has_bye": bool(found.pairing.bye),
    }
    if shown["show"] == "round":
        return shown | round_panel(sitting, round_)
    if shown["show"] == "bye":
        return shown | bye_panel(sitting, round_)
    if board:
        return shown | board_panel(sitting, round_, board) | around(sitting, round_, board)
    return shown


def _no_proposal(request: HttpRequest, sitting: Sitting, round_: int, error: PairwrightError) -> HttpResponseBase:
    """Why the rules give no pairing: the players who are in each other's way, as far as anybody is."""
    if len(sitting.event.tournament.players) < 2:  # whatever else is missing, this is what to look at first
        error = Conflict(None, nobody_plays(round_))
    refused = [one for one in weigh(sitting.event, acts.OpenHand(round_, ())) if one.level is Level.REFUSED]
    shown: dict[str, Any] = {"tab": "rounds", "round": round_, "error": error, "refused": refused}
    if isinstance(error, NoLegalPairing):
        from pairwright.app.desk.by_hand import names_in_field

        shown |= {"witness": error.witness, "names": names_in_field(sitting.event.tournament)}
    return render(request, "desk/no_proposal.html", shown)


@require_POST
@at_desk(Role.DEPUTY)
def publish(request: HttpRequest, sitting: Sitting, round_: int) -> HttpResponseBase:
    """The pairs of the rules become the round, if they are still those that were shown; else the new ones are shown."""
    if round_ != sitting.event.tournament.round_to_pair:
        return redirect("round-now", slug=sitting.record.slug)
    try:
        act = _act(sitting, round_)
        changed = boards_changed(request.POST.get("pairs", ""), act.pairs)
        if changed:
            return _shown(request, sitting, round_, answers.proposed(sitting, round_), changed)
    except PairwrightError as error:
        return _no_proposal(request, sitting, round_, error)
    return perform(sitting, act, lambda _done: redirect("results", slug=sitting.record.slug, round_=round_))


def _act(sitting: Sitting, round_: int) -> acts.Publish:
    """The act that publishes the proposal."""
    found = answers.paired(sitting, round_)
    known = sitting.event.tournament.initial_colour
    colour = found.tournament.initial_colour if known is Colour.NONE else Colour.NONE
    return acts.Publish(round_, tuple(found.pairing.pairs), found.system.code, colour)
