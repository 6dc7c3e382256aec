"""Parts of the pages of teams and knockouts."""

from __future__ import annotations

from django import template

from pairwright.app.desk.squads import STATUS_WORDS, LineUpSheet
from pairwright.faces.desk.templatetags.desk import words

register = template.Library()


@register.filter
def line_up_status(sheet: LineUpSheet) -> str:
    """What a line-up is, in words."""
    return words(STATUS_WORDS[sheet.status])
