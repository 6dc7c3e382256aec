"""The table of a round robin, whole: all rounds with dates and results; numbers by lot; games made up for; groups."""

from __future__ import annotations

from secrets import token_hex

from django.http import Http404, HttpRequest, HttpResponseBase
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST

from pairwright.app.desk import squad_acts as acts
from pairwright.app.desk.acts import Renumber
from pairwright.app.desk.rounds_of_table import LONGEST, TYPES, made_of, table_of
from pairwright.app.groups import final, split
from pairwright.app.numbering import number
from pairwright.app.numbering_keys import Asked, Key
from pairwright.app.standings import Wanted
from pairwright.errors import PairwrightError
from pairwright.faces.desk.journals import desk_of
from pairwright.faces.desk.openings import begin_tournament
from pairwright.faces.desk.performing import perform
from pairwright.faces.desk.posted import number_in, numbers_in
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.model.acts import MakeUpGame
from pairwright.model.team import is_team_event
from pairwright.model.tournament import Tournament
from pairwright.store.models import Right, Role
from pairwright.store.models import Tournament as Record


@at_desk(Role.VIEWER)
def berger(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """All rounds of the table."""
    try:
        table = table_of(sitting.event.tournament)
    except PairwrightError as error:
        return render(request, "desk/berger.html", {"tab": "berger", "error": error, "may": sitting.may(Role.DEPUTY)})
    shown = {
        "tab": "berger",
        "table": table,
        "types": TYPES,
        "of_teams": is_team_event(sitting.event.tournament),
        "may": sitting.may(Role.DEPUTY),
    }
    return render(request, "desk/berger.html", shown)


@require_POST
@at_desk(Role.DEPUTY)
def numbers(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """Numbers by lot drawn here, by Varma's draw, or in the order that is typed."""
    by = request.POST.get("by", "")
    here = redirect("berger", slug=sitting.record.slug)
    if by == "order":
        order = tuple(numbers_in(request.POST.get("order", "").replace(",", " ").split()))
        return perform(sitting, Renumber(order), lambda _done: here)
    if by not in ("lot", "varma"):
        raise Http404
    draw = token_hex(6)
    try:
        drawn = number(sitting.event.tournament, Asked((Key(by),), seed=draw))
    except PairwrightError as error:
        return render(request, "desk/refused.html", {"tab": "berger", "error": error}, status=409)
    act = acts.DrawNumbers(tuple([line.before for line in drawn.lines]), draw, by)
    return perform(sitting, act, lambda _done: here)


@require_POST
@at_desk(Role.DEPUTY)
def terms(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """How often everybody meets everybody, and whether the last two rounds of the first cycle change places."""
    cycles = number_in(request.POST.get("cycles", ""), LONGEST)
    if not cycles:
        raise Http404
    system, rounds = made_of(sitting.event.tournament, cycles, swaps=bool(request.POST.get("swap")))
    here = redirect("berger", slug=sitting.record.slug)
    return perform(sitting, acts.SetTable(system, rounds), lambda _done: here)


@require_POST
@at_desk(Role.DEPUTY)
def make_up(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """A game that was not on the list of its round because somebody was away."""
    round_, white, black = (number_in(request.POST.get(name, "")) for name in ("round", "white", "black"))
    then = redirect("results", slug=sitting.record.slug, round_=round_ or 1)
    return perform(sitting, MakeUpGame(round_, white, black), lambda _done: then)


@at_desk(Role.ARBITER)
def groups(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """A large field in groups of equal strength, and the final of the best of each; both are new tournaments."""
    shown: dict[str, object] = {"tab": "berger", "others": others_of(sitting)}
    if request.method != "POST":
        return render(request, "desk/groups.html", shown)
    try:
        if "split" in request.POST:
            made = split(sitting.event.tournament, number_in(request.POST.get("count", "")))
        else:
            slugs = request.POST.getlist("group")
            chosen = [record for record in others_of(sitting) if record.slug in slugs]
            events = [desk_of(record).now()[0].tournament for record in sorted(chosen, key=lambda one: one.name)]
            made = (final(events, number_in(request.POST.get("best", "")), Wanted()).tournament,) if events else ()
    except PairwrightError as error:
        return render(request, "desk/groups.html", shown | {"error": error}, status=409)
    if not made:
        return redirect("groups", slug=sitting.record.slug)
    records = [begun_beside(sitting, one, number) for number, one in enumerate(made, 1)]
    return redirect("berger", slug=records[0].slug) if len(records) == 1 else redirect("tournaments")


def begun_beside(sitting: Sitting, tournament: Tournament, number: int = 1) -> Record:
    """A new tournament that comes from this one: whoever has a part in the one has the same in the other. ``number``
    tells several of one request apart."""
    by = sitting.by()
    by = by._replace(request=f"{by.request[:56]}-{number}" if by.request else "")
    record = begin_tournament(tournament, by=by, source=sitting.record.name)
    for right in Right.objects.filter(tournament=sitting.record):
        Right.objects.get_or_create(user=right.user, tournament=record, role=right.role)
    return record


def others_of(sitting: Sitting) -> list[Record]:
    """Tournaments the user has a part in, but this one."""
    from pairwright.faces.desk.sitting import role_in

    user = sitting.request.user
    found = [record for record in Record.objects.filter(removed=False) if record.pk != sitting.record.pk]
    return [record for record in found if role_in(user, record) is not None]  # type: ignore[arg-type]
