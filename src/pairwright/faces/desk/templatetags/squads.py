"""Parts of the pages of teams and knockouts."""

from __future__ import annotations

from django import template

from pairwright.app.desk.squads import STATUS_WORDS, LineUpSheet
from pairwright.faces.desk.templatetags.desk import words
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
def line_up_status(sheet: LineUpSheet) -> str:
    """What a line-up is, in words."""
    return words(STATUS_WORDS[sheet.status])
