"""Boards of a round: rows and squares that are drawn at once."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from pairwright.app.desk.entering import Match
from pairwright.app.desk.sheets import BoardRow, RoundSheet
from pairwright.faces.desk import board_rows

register = template.Library()

_MATCH = "desk/parts/match.html"


@register.simple_tag(takes_context=True)
def result_rows(context: template.Context, matches: Iterable[Match], oob: str = "") -> SafeString:
    """The boards where results are entered; ``oob`` (any text) for those that replace the ones on the page."""
    slug, round_ = context["sitting"].record.slug, context["round"]
    rows = board_rows.ResultRows(slug, round_, context["show"], context["on"])
    drawn = [rows.of(match, _result(context, match) if match.is_match else "", oob=bool(oob)) for match in matches]
    return mark_safe("".join(drawn))


def _result(context: template.Context, match: Match) -> str:
    """The result of a match; where there are line-ups it leads to them."""
    if not context["screens"].lineups:
        return format_html('<b class="n">{}</b>', match.row.result)
    part = context.template.engine.get_template(_MATCH)  # type: ignore[union-attr]
    with context.push(match=match):
        return part.render(context)


@register.simple_tag
def public_rows(rows: Iterable[BoardRow]) -> SafeString:
    """Boards as everybody sees them."""
    return board_rows.public_rows(rows)


@register.simple_tag(takes_context=True)
def hall_squares(context: template.Context, sheet: RoundSheet, clashes: Collection[int]) -> SafeString:
    """A square for every board."""
    return board_rows.hall_squares(context["sitting"].record.slug, sheet, clashes)
