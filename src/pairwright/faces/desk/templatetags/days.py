"""Days in templates: in the calendar of the page's language, with the other one for whoever points at them."""

from __future__ import annotations

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from pairwright.faces.desk.days import LATIN, as_date, beside, in_words
from pairwright.faces.desk.digits import digits_of, with_digits

register = template.Library()


@register.simple_tag(takes_context=True)
def day(context: template.Context, value: str) -> SafeString:
    """One day; nothing for an empty one."""
    if as_date(value) is None:
        return format_html("{}", value or "")
    return _told(context, value, in_words(value, get_language() or "en"))


@register.simple_tag(takes_context=True)
def days(context: template.Context, start: str, end: str) -> SafeString:
    """From the first day to the last; in one month its name stands once."""
    language = get_language() or "en"
    if not start or not end or start == end or as_date(start) is None:
        return day(context, start or end)
    number, *month = in_words(start, language).split(" ", 1)
    first = day(context, start)
    if month == in_words(end, language).split(" ", 1)[1:]:
        first = _told(context, start, number)
    return format_html(_("{first} to {last}"), first=first, last=day(context, end))


def _told(context: template.Context, value: str, text: str) -> SafeString:
    """The text, with the digits that the tournament asks for, and the other calendar for whoever points at it."""
    digits = digits_of(get_language() or "en", getattr(context.get("event"), "look", None))
    text = with_digits(text.translate(LATIN), digits.text)
    return format_html('<bdi class="when" title="{}">{}</bdi>', beside(value, get_language() or "en"), text)
