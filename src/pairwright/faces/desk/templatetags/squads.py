"""Parts of the pages of teams and knockouts."""

from __future__ import annotations

from django import template

from pairwright.app.desk.squads import STATUS_WORDS, LineUpSheet
from pairwright.faces.desk.templatetags.desk import words
from pairwright.faces.wording.characters import FIRST_STRONG, POP

register = template.Library()


@register.filter
def isolated(name: str) -> str:
    """A name where no markup can stand, such as an option of a list: it turns nothing round."""
    return f"{FIRST_STRONG}{name}{POP}"


@register.filter
def line_up_status(sheet: LineUpSheet) -> str:
    """What a line-up is, in words."""
    return words(STATUS_WORDS[sheet.status])
