"""Parts of the pages of teams and knockouts."""

from __future__ import annotations

from django import template

from pairwright.app.desk.squads import STATUS_WORDS, LineUpSheet
from pairwright.faces.desk.templatetags.desk import words
from pairwright.faces.wording.characters import FIRST_STRONG, POP
from pairwright.model.points import Points

register = template.Library()


@register.filter
def typed(points: Points | None) -> str:
    """Points as they are typed into a field: ``1.5``; nothing for None."""
    if points is None:
        return ""
    whole, tenth = divmod(points, 10)
    return f"{whole}.{tenth}" if tenth else str(whole)


@register.filter
def isolated(name: str) -> str:
    """A name where no markup can stand, such as an option of a list: it turns nothing round."""
    return f"{FIRST_STRONG}{name}{POP}"


@register.filter
def line_up_status(sheet: LineUpSheet) -> str:
    """What a line-up is, in words."""
    return words(STATUS_WORDS[sheet.status])
