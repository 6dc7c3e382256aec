"""Days in templates: in the calendar of the page's language, with the other one for whoever points at them."""

from __future__ import annotations

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from pairwright.faces.desk.days import LATIN, as_date, beside, in_words

register = template.Library()


@register.simple_tag(takes_context=True)
def day(context: template.Context, value: str) -> SafeString:
    """One day; nothing for an empty one."""
    found = as_date(value)
    if found is None:
        return format_html("{}", value or "")
    language = get_language() or "en"
    text = in_words(value, language)
    look = getattr(context.get("event"), "look", None)
    if look is not None and look.text_digits == "latin":
        text = text.translate(LATIN)
    return format_html('<time datetime="{}" title="{}">{}</time>', found.isoformat(), beside(value, language), text)


@register.simple_tag(takes_context=True)
def days(context: template.Context, start: str, end: str) -> SafeString:
    """From the first day to the last."""
    if not start or not end or start == end:
        return day(context, start or end)
    language = get_language() or "en"
    one, other = (in_words(value, language).split(" ", 1) for value in (start, end))
    first = day(context, start)
    if one[1:] == other[1:] and as_date(start):  # in one month: its name once
        first = format_html(
            '<time datetime="{}" title="{}">{}</time>', start.replace("/", "-"), beside(start, language), one[0]
        )
    return format_html(_("{first} to {last}"), first=first, last=day(context, end))
