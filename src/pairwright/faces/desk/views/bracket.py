"""Knockout: the bracket, matches that no game decides."""

from __future__ import annotations

import re
from secrets import choice

from django.http import Http404, HttpRequest, HttpResponseBase
from django.shortcuts import redirect, render
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language, get_language_bidi
from django.views.decorators.http import require_POST

from pairwright.app.desk.bracket_sheet import BracketSheet, bracket_sheet
from pairwright.app.desk.service import Done
from pairwright.errors import PairwrightError, Sentence
from pairwright.faces.desk.performing import perform
from pairwright.faces.desk.posted import number_in
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.faces.knockout_standings import REACHED
from pairwright.faces.knockouts.labels import Box, box_of
from pairwright.faces.knockouts.layout import groups_of
from pairwright.faces.knockouts.svg import STYLE, Direction, bracket_svg
from pairwright.faces.wording import SOURCE_LANGUAGE, languages, translate
from pairwright.lean import NamedTuple
from pairwright.model.knockout.acts import DecideMatch
from pairwright.model.knockout.bracket import Branch, Place
from pairwright.model.knockout.terms import DecidedBy
from pairwright.store.models import Role


class Column(NamedTuple):
    """A stage with its matches, in the order in which they feed the next one."""

    title: Sentence
    date: str
    boxes: tuple[Box, ...]
    third: tuple[Box, ...] = ()


class Placed(NamedTuple):
    """Somebody with the places he shares."""

    first: int
    last: int
    number: int
    name: str
    reached: Sentence


@at_desk(Role.VIEWER)
def bracket(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """The whole bracket, and what waits in it."""
    try:
        sheet = bracket_sheet(sitting.event.tournament)
    except PairwrightError as error:
        return render(request, "desk/refused.html", {"tab": "bracket", "error": error})
    found = sheet.drawn.bracket
    stage = next((one for one in found.stages if one.number == found.current), None)
    shown = {
        "tab": "bracket",
        "sheet": sheet,
        "bracket": found,
        "stage": stage,
        "columns": columns_of(sheet) if sheet.halves else (),
        "drawing": None if sheet.halves else _drawing(sheet),
        "open": [(one, box_of(found, one.match, sheet.drawn.names)) for one in sheet.open],
        "places": _places(sheet),
        "terms": found.terms,
        "may": sitting.may(Role.DEPUTY),
    }
    return render(request, "desk/bracket.html", shown)


def columns_of(sheet: BracketSheet) -> tuple[Column, ...]:
    """The stages as columns."""
    found, names = sheet.drawn.bracket, sheet.drawn.names
    groups = {group.branch: group for group in groups_of(found)}
    main = groups[Branch.MAIN].nodes
    columns = []
    for stage in [stage for stage in found.stages if stage.matches]:
        nodes = sorted([node for node in main if node.match.stage == stage.number], key=lambda node: node.middle)
        third = [match for match in stage.matches if match.branch is Branch.THIRD_PLACE]
        columns.append(
            Column(
                stage.title,
                "",
                tuple([box_of(found, node.match, names) for node in nodes]),
                tuple([box_of(found, match, names) for match in third]),
            )
        )
    return tuple(columns)


def _drawing(sheet: BracketSheet) -> SafeString:
    """Brackets with two branches are drawn as one picture; its looks stand in the sheet of the desk."""
    drawn = sheet.drawn
    direction = Direction.RIGHT_TO_LEFT if get_language_bidi() else Direction.LEFT_TO_RIGHT
    language = get_language() or SOURCE_LANGUAGE

    def plain(sentence: Sentence) -> str:
        return translate(sentence, language if language in languages() else SOURCE_LANGUAGE)

    svg = bracket_svg(drawn.bracket, drawn.names, drawn.title, plain, direction)
    return mark_safe(re.sub(r"<style>.*?</style>\n", "", svg, flags=re.DOTALL).replace(STYLE, ""))


def _places(sheet: BracketSheet) -> list[Placed]:
    def placed(place: Place, number: int) -> Placed:
        return Placed(place.first, place.last, number, sheet.drawn.names[number], REACHED[place.reached])

    return [
        placed(place, number)
        for place in sheet.drawn.bracket.places
        for number in place.players
        if place.reached in REACHED
    ]


@require_POST
@at_desk(Role.DEPUTY)
def decide(request: HttpRequest, sitting: Sitting, match: int) -> HttpResponseBase:
    """Who goes on in a match: named by the arbiter, or by lot, which is drawn here."""
    if request.POST.get("by", "") not in [one.value for one in DecidedBy]:
        raise Http404
    by = DecidedBy(request.POST["by"])
    try:
        players = bracket_sheet(sitting.event.tournament).drawn.bracket.match(match).players
    except PairwrightError:
        raise Http404 from None
    drawn = f"lot:{sitting.record.slug}:{match}"
    if by is DecidedBy.LOT:
        # Drawn once: whoever leaves the question and comes again finds the lot that fell.
        winner = request.session.setdefault(drawn, choice(players))
    else:
        winner = number_in(request.POST.get("winner", ""))
    act = DecideMatch(match, winner, by)

    def then(_done: Done) -> HttpResponseBase:
        request.session.pop(drawn, None)
        return redirect("bracket", slug=sitting.record.slug)

    return perform(sitting, act, then)
