"""Parts of the pages that explain a round: marks, articles, rows of a proposal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from pairwright.app.desk.proposal import MarkedRow, Marks
from pairwright.app.desk.sheets import Seated
from pairwright.faces.desk.icons import ICONS
from pairwright.faces.desk.templatetags.desk import named, score

register = template.Library()

_SHAPES = {"down": ("d", "down"), "up": ("u", "up"), "refused": ("x", "cross")}


@register.simple_tag
def mark(kind: str, label: str = "") -> SafeString:
    """``down``, ``up`` or ``refused``: a mark of a pair; one that stands alone has a label."""
    css, shape = _SHAPES[kind]
    spoken = format_html('role="img" aria-label="{}"', label) if label else mark_safe('aria-hidden="true"')
    title = format_html("<title>{}</title>", label) if label else ""
    return format_html('<svg class="fl {}" viewBox="0 0 24 24" {}>{}{}</svg>', css, spoken, title, _shape(shape))


def _shape(name: str) -> SafeString:
    return mark_safe(ICONS[name])


@register.simple_tag
def article(number: str, links: Mapping[str, str] | None = None) -> SafeString:
    """The number of an article, as a link to our rules in short where they have it."""
    address = (links or {}).get(number)
    if address:
        return format_html('<a class="n" href="{}">{}</a>', address, number)
    return format_html('<span class="n">{}</span>', number)


@register.simple_tag
def seat(people: Mapping[int, Seated], number: int) -> SafeString:
    """Number and name of somebody."""
    found = people.get(number)
    return mark_safe(f'<span class="n">{number}</span> {named(found) if found else ""}')


@register.simple_tag
def named_number(names: Mapping[int, str], number: int) -> SafeString:
    """A name by its number."""
    return format_html('<bdi class="nm" dir="auto">{}</bdi>', names.get(number, ""))


@register.simple_tag
def proposed_rows(rows: Iterable[MarkedRow], board: int = 0) -> SafeString:
    """The rows of a proposal; made here and not by a template, for there may be hundreds."""
    spoken = {"down": _("floats down"), "up": _("plays up"), "refused": _("did not get the colour due")}
    drawn = {kind: mark(kind, label) for kind, label in spoken.items()}
    colours = format_html(
        '<i class="chip cw" role="img" aria-label="{}"></i><span class="faint n">–</span>'
        '<i class="chip cb" role="img" aria-label="{}"></i>',
        _("White"),
        _("Black"),
    )
    return format_html_join("", "{}", ((_row(one, board, drawn, colours),) for one in rows))


def _row(one: MarkedRow, board: int, drawn: Mapping[str, SafeString], colours: SafeString) -> SafeString:
    row = one.row
    chosen = mark_safe(' class="on" aria-selected="true"') if row.board == board else ""
    return format_html(
        '<tr data-board="{0}"{1}><td class="no"><a href="?board={0}" hx-get="?board={0}" hx-target="#reasons" '
        'hx-swap="outerHTML" hx-push-url="true">{0}</a></td><td class="tp w">{2}</td><td class="w">{3}</td>'
        '<td class="side b">{4}</td><td class="mk">{5}</td><td class="res">{6}</td><td class="mk">{7}</td>'
        '<td class="side w">{8}</td><td class="b">{9}</td><td class="tp b">{10}</td>'
        '<td class="no" aria-hidden="true">{0}</td></tr>',
        row.board,
        chosen,
        row.white.number,
        named(row.white),
        score(row.white.points),
        _marks(one.white, drawn),
        colours,
        _marks(one.black, drawn),
        score(row.black.points),
        named(row.black),
        row.black.number,
    )


def _marks(marks: Marks, drawn: Mapping[str, Any]) -> SafeString:
    return format_html_join("", "{}", ((drawn[kind],) for kind in ("refused", "down", "up") if getattr(marks, kind)))
