"""A play-off of those tied on points: its plan, and its parts as tournaments of their own."""

from __future__ import annotations

from fractions import Fraction
from secrets import token_hex

from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import redirect, render

from pairwright.app.playoff import Asked, Plan, plan
from pairwright.app.playoff_results import played
from pairwright.app.standings import Wanted
from pairwright.errors import PairwrightError
from pairwright.faces.desk.posted import number_in
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.faces.desk.views.berger import begun_beside
from pairwright.lean import NamedTuple
from pairwright.pairing.playoffs.cases import Form
from pairwright.store.models import Role


class Entrant(NamedTuple):
    """Who sits in a part: somebody known (``name``), or the winner of the part with this ``code``."""

    name: str
    code: str = ""


class PartRow(NamedTuple):
    """A part of the plan, with who takes part in the order of the numbers drawn."""

    code: str
    is_knockout: bool
    entrants: tuple[Entrant, ...]
    ready: bool


@at_desk(Role.ARBITER)
def playoff(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """The plan for so many places; sent, its part becomes a new tournament."""
    given = request.POST if request.method == "POST" else request.GET
    places = number_in(given.get("places", "1")) or 1
    # The seed is in the address: the plan that is looked at is the one that is begun.
    seed = "".join([letter for letter in given.get("seed", "") if letter.isalnum()])[:24] or token_hex(6)
    shown: dict[str, object] = {"tab": "overview", "places": places, "seed": seed}
    if not sitting.event.closed:
        return render(request, "desk/playoff.html", shown | {"not_final": True})
    try:
        found = plan(sitting.event.tournament, Asked(places=places, seed=seed, wanted=Wanted()))
        state = played(found)
        if request.method == "POST":
            made = state.tournament(request.POST.get("part", ""))
            return redirect("overview", slug=begun_beside(sitting, made).slug)
    except PairwrightError as error:
        return render(request, "desk/playoff.html", shown | {"error": error})
    ready = {one.drawn.part.code for one in state.ready}
    shown |= {
        "plan": found,
        "points": int(Fraction(found.points) * 10),
        "stages": _stages(found, ready),
        "notices": found.notices,
    }
    return render(request, "desk/playoff.html", shown)


def _stages(found: Plan, ready: set[str]) -> list[list[PartRow]]:
    def entrant(one: int | str) -> Entrant:
        return Entrant(found.contestant(one).name) if isinstance(one, int) else Entrant("", one)

    return [
        [
            PartRow(
                drawn.part.code,
                drawn.part.form is Form.KNOCKOUT,
                tuple([entrant(one) for one in drawn.seats]),
                drawn.part.code in ready,
            )
            for drawn in stage
        ]
        for stage in found.stages
    ]
