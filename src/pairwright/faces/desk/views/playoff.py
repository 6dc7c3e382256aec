"""A play-off of those tied on points: its plan, and its parts as tournaments of their own."""

from __future__ import annotations

from fractions import Fraction
from secrets import token_hex

from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import redirect, render
from django.utils.translation import gettext_lazy

from pairwright.app.playoff import Asked, Plan, plan
from pairwright.app.playoff_results import State, played
from pairwright.app.standings import Wanted
from pairwright.errors import PairwrightError
from pairwright.faces.desk.journals import desk_of
from pairwright.faces.desk.posted import number_in, numbers_in
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.faces.desk.views.berger import begun_beside, others_of
from pairwright.lean import NamedTuple
from pairwright.pairing.playoffs.cases import Form
from pairwright.store.models import Role

WORDS = {
    State.WAITING: gettext_lazy("waits for a part before it"),
    State.READY: gettext_lazy("to be played"),
    State.PLAYING: gettext_lazy("being played"),
    State.DECIDED: gettext_lazy("decided"),
    State.LEVEL: gettext_lazy("level: the arbiter decides the order"),
}


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
    """The plan for so many places; sent, its part becomes a new tournament. ``played`` names tournaments of this desk
    that are parts of it, ``order`` those whom no game decides, in the arbiter's order."""
    given = request.POST if request.method == "POST" else request.GET
    places = number_in(given.get("places", "1")) or 1
    # The seed is in the address: the plan that is looked at is the one that is begun.
    seed = "".join([letter for letter in given.get("seed", "") if letter.isalnum()])[:24] or token_hex(6)
    others = [record for record in others_of(sitting) if record.slug in given.getlist("played")]
    by_hand = tuple(numbers_in(given.get("order", "").split()))
    shown: dict[str, object] = {
        "tab": "overview", "places": places, "seed": seed, "others": others_of(sitting),
        "played": [record.slug for record in others], "order": " ".join(map(str, by_hand)),
    }  # fmt: skip
    if not sitting.event.closed:
        return render(request, "desk/playoff.html", shown | {"not_final": True})
    try:
        found = plan(sitting.event.tournament, Asked(places=places, seed=seed, wanted=Wanted()))
        state = played(found)
    except PairwrightError as error:
        return render(request, "desk/playoff.html", shown | {"error": error})
    files = [desk_of(record).now()[0].tournament for record in sorted(others, key=lambda one: one.pk)]
    try:
        state = played(found, files, by_hand)
        if request.method == "POST":
            made = state.tournament(request.POST.get("part", ""))
            return redirect("overview", slug=begun_beside(sitting, made).slug)
    except PairwrightError as error:
        shown |= {"error": error}
    ready = {one.drawn.part.code for one in state.ready}
    shown |= {
        "plan": found,
        "points": int(Fraction(found.points) * 10),
        "stages": _stages(found, ready),
        "parts": [(one.drawn.part.code, WORDS[one.state]) for one in state.parts],
        "places_decided": _places(found, state.order),
        "notices": found.notices,
    }
    return render(request, "desk/playoff.html", shown)


def _places(found: Plan, order: tuple[tuple[int, ...], ...]) -> list[tuple[int, str]]:
    """Place and name of everybody, those who are equal on one place; nothing while it is being played."""
    rows: list[tuple[int, str]] = []
    for group in order:
        place = found.tied[0].place + len(rows)
        rows += [(place, found.tournament.player(number).name) for number in group]
    return rows


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
