"""Pairing by hand: a session with a beginning and an end, and the comparison with the rules before it ends."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponseBase
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST

from pairwright.app.desk import acts
from pairwright.app.desk.by_hand import Beginning, Breach, Compared, Seating, begun, breaches, compared, made_by_hand
from pairwright.app.desk.cautions import Level, weigh
from pairwright.app.desk.service import Done
from pairwright.app.desk.sheets import Seated
from pairwright.errors import PairwrightError
from pairwright.faces.desk.context import of_sitting
from pairwright.faces.desk.panels import seats
from pairwright.faces.desk.performing import perform
from pairwright.faces.desk.posted import HIGHEST, number_in
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.lean import NamedTuple
from pairwright.store.models import Role


class HandRow(NamedTuple):
    """A board of the session: who sits there (Black: nobody for a bye), and what it breaks."""

    board: int
    white: Seated
    black: Seated | None
    breaches: tuple[Breach, ...]


class Beside(NamedTuple):
    """A board of the hand-made round beside one of the rules, as (White, Black or nobody)."""

    mine: tuple[Seated, Seated | None] | None
    rules: tuple[Seated, Seated | None] | None


@at_desk(Role.VIEWER)
def session(request: HttpRequest, sitting: Sitting, round_: int) -> HttpResponseBase:
    """The session of the round; before it begins, what it can begin with."""
    _require_next(sitting, round_)
    return render(request, "desk/hand.html", _shown(sitting, round_))


def _shown(sitting: Sitting, round_: int) -> dict[str, Any]:
    event, _ = sitting.desk.now()
    shown: dict[str, Any] = {"tab": "rounds", "round": round_, "by_table": made_by_hand(event.tournament)}
    hand = event.hand
    if not hand.is_open:
        return shown
    people = seats(sitting, round_)
    found = breaches(event.tournament, hand.round, hand.pairs)
    rows = [
        HandRow(
            board,
            people[white],
            people.get(black),
            tuple([one for one in found if {white, black} & set(one.players)]),
        )
        for board, (white, black) in enumerate(hand.pairs, 1)
    ]
    return shown | {
        "rows": rows,
        "waiting": [people[number] for number in hand.waiting],
        "broken": found,
        "grave": sum([one.grave for one in found]),
    }


@require_POST
@at_desk(Role.DEPUTY)
def begin(request: HttpRequest, sitting: Sitting, round_: int) -> HttpResponseBase:
    """Begin with the pairs of the rules, with nothing, or with the Berger table."""
    _require_next(sitting, round_)
    wanted = request.POST.get("with", "")
    if wanted not in [one.value for one in Beginning]:
        raise Http404
    try:
        seating = begun(sitting.event.tournament, round_, Beginning(wanted))
    except PairwrightError as error:
        return render(request, "desk/hand.html", _shown(sitting, round_) | {"error": error})
    act = acts.OpenHand(round_, seating.pairs, seating.waiting)
    return perform(sitting, act, lambda _done: redirect("hand", slug=sitting.record.slug, round_=round_))


@require_POST
@at_desk(Role.DEPUTY)
def change(request: HttpRequest, sitting: Sitting, round_: int) -> HttpResponseBase:
    """One change of the seating: two ``seat`` change places, or ``turn``, ``bye``, ``part`` with a number."""
    _require_next(sitting, round_)
    hand = sitting.event.hand
    if not hand.is_open:
        return redirect("hand", slug=sitting.record.slug, round_=round_)
    before = Seating(hand.pairs, hand.waiting)
    try:
        after = _changed(request, before)
    except PairwrightError:
        raise Http404 from None
    if after == before:
        return _after(request, sitting, round_)
    act = acts.ChangeHand(after.pairs, after.waiting, round_)
    return perform(sitting, act, lambda _done: _after(request, sitting, round_))


def _changed(request: HttpRequest, seating: Seating) -> Seating:
    for name, changed in (("turn", seating.turned), ("bye", seating.with_bye), ("part", seating.parted)):
        number = number_in(request.POST.get(name, ""), HIGHEST)
        if number:
            return changed(number)
    chosen = [number_in(text, HIGHEST) for text in request.POST.getlist("seat")]
    if len(chosen) != 2 or not all(chosen):
        return seating
    return seating.exchanged(*chosen)


def _after(request: HttpRequest, sitting: Sitting, round_: int) -> HttpResponseBase:
    if not getattr(request, "htmx", False):
        return redirect("hand", slug=sitting.record.slug, round_=round_)
    return render(request, "desk/parts/hand_changed.html", of_sitting(sitting) | _shown(sitting, round_))


@at_desk(Role.DEPUTY)
def end(request: HttpRequest, sitting: Sitting, round_: int) -> HttpResponseBase:
    """The pairs beside those of the rules, with the line the report will have; sent, they are published."""
    _require_next(sitting, round_)
    hand = sitting.event.hand
    if not hand.is_open:
        return redirect("hand", slug=sitting.record.slug, round_=round_)
    act = acts.EndHand(round=round_)
    if request.method == "POST":
        then = redirect("results", slug=sitting.record.slug, round_=round_)
        return perform(sitting, act, lambda _done: then)
    cautions = weigh(sitting.event, act)
    shown: dict[str, Any] = {"tab": "rounds", "round": round_, "cautions": cautions}
    shown["refused"] = any(caution.level is Level.REFUSED for caution in cautions)
    if not hand.waiting:
        try:
            found = compared(sitting.event.tournament, round_, hand.pairs)
        except PairwrightError as error:
            shown |= {"error": error, "refused": True}
        else:
            shown |= {"compared": found, "rows": _beside(found, seats(sitting, round_))}
    return render(request, "desk/hand_end.html", shown)


def _beside(found: Compared, people: dict[int, Seated]) -> list[Beside]:
    """The boards that differ, one of each side in a row."""

    def named(rows: tuple[tuple[int, int, bool], ...]) -> list[tuple[Seated, Seated | None]]:
        return [(people[white], people.get(black)) for white, black, kept in rows if not kept]

    mine, rules = named(found.mine), named(found.rules)
    return [
        Beside(mine[at] if at < len(mine) else None, rules[at] if at < len(rules) else None)
        for at in range(max(len(mine), len(rules)))
    ]


@require_POST
@at_desk(Role.DEPUTY)
def drop(request: HttpRequest, sitting: Sitting, round_: int) -> HttpResponseBase:  # noqa: ARG001 - Django's form
    """Leave the session without a trace in the round."""

    def then(_done: Done) -> HttpResponseBase:
        return redirect("round", slug=sitting.record.slug, round_=round_)

    return perform(sitting, acts.DropHand(round_), then)


def _require_next(sitting: Sitting, round_: int) -> None:
    if round_ != sitting.event.tournament.round_to_pair:
        raise Http404
