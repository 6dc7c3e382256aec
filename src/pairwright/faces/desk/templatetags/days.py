"""Days in templates: in the calendar of the page's language, with the other one for whoever points at them."""

from __future__ import annotations

from datetime import datetime

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from pairwright.faces.desk.days import as_date, beside, calendar_of, in_words, stamp
from pairwright.formats.calendars import Calendar

register = template.Library()


@register.simple_tag(takes_context=True)
def day(context: template.Context, value: str) -> SafeString:
    """One day; nothing for an empty one."""
    if as_date(value) is None:
        return format_html("{}", value or "")
    return _told(context, value, in_words(value, *_spoken(context)))


@register.simple_tag(takes_context=True)
def days(context: template.Context, start: str, end: str) -> SafeString:
    """From the first day to the last; in one month its name stands once."""
    if not start or not end or start == end or as_date(start) is None:
        return day(context, start or end)
    number, *month = in_words(start, *_spoken(context)).split(" ", 1)
    first = day(context, start)
    if month == in_words(end, *_spoken(context)).split(" ", 1)[1:]:
        first = _told(context, start, number)
    return format_html(_("{first} to {last}"), first=first, last=day(context, end))


@register.simple_tag(takes_context=True)
def when(context: template.Context, round: int) -> SafeString:
    """Day and time at which a round begins, as far as they are known."""
    days, times = (context["information"].round_dates, context["information"].round_times)
    parts = [day(context, days[round - 1])] if 0 < round <= len(days) and days[round - 1] else []
    if 0 < round <= len(times) and times[round - 1]:
        parts.append(format_html('<time class="n">{}</time>', times[round - 1]))
    return format_html_join(mark_safe(' <span class="sep">|</span> '), "{}", ((part,) for part in parts))


@register.simple_tag(takes_context=True)
def stamped(context: template.Context, moment: datetime) -> str:
    """Day and time of a moment, in numbers."""
    return stamp(moment, *_spoken(context))


def _spoken(context: template.Context) -> tuple[str, Calendar]:
    language = get_language() or "en"
    return language, calendar_of(language, getattr(context.get("event"), "look", None))


def _told(context: template.Context, value: str, text: str) -> SafeString:
    """The text, and another calendar for whoever points at it."""
    return format_html('<bdi class="when" title="{}">{}</bdi>', beside(value, *_spoken(context)), text)
