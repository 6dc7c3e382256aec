"""The picture of a knockout, for the desk and for everybody: columns of boxes, or one drawing, and the places."""

from __future__ import annotations

import re
from typing import Any

from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language_bidi

from pairwright.app.desk.bracket_sheet import BracketSheet
from pairwright.errors import Sentence
from pairwright.faces.desk.plainly import plainly
from pairwright.faces.knockout_standings import REACHED
from pairwright.faces.knockouts.labels import Box, box_of
from pairwright.faces.knockouts.layout import groups_of
from pairwright.faces.knockouts.svg import STYLE, Direction, bracket_svg
from pairwright.lean import NamedTuple
from pairwright.model.knockout.bracket import Branch, Place


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


def picture_of(sheet: BracketSheet) -> dict[str, Any]:
    """What ``parts/bracket_picture.html`` and the table of places show."""
    return {
        "columns": _columns_of(sheet) if sheet.halves else (),
        "drawing": None if sheet.halves else _drawing(sheet),
        "places": places_of(sheet),
    }


def _columns_of(sheet: BracketSheet) -> tuple[Column, ...]:
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
    svg = bracket_svg(drawn.bracket, drawn.names, drawn.title, plainly, direction)
    return mark_safe(re.sub(r"<style>.*?</style>\n", "", svg, flags=re.DOTALL).replace(STYLE, ""))


def places_of(sheet: BracketSheet) -> list[Placed]:
    """Everybody with the places he shares, the first first."""

    def placed(place: Place, number: int) -> Placed:
        return Placed(place.first, place.last, number, sheet.drawn.names[number], REACHED[place.reached])

    return [
        placed(place, number)
        for place in sheet.drawn.bracket.places
        for number in place.players
        if place.reached in REACHED
    ]
