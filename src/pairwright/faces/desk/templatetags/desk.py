"""Words, numbers, names and parts that every template uses; loaded everywhere without asking."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import Any

from django import template
from django.urls import reverse
from django.utils.html import format_html, strip_tags
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language, gettext

from pairwright.app.desk.cautions import Caution, Level
from pairwright.app.desk.journal import Entry
from pairwright.errors import PairwrightError, Problem, Sentence, describe, say
from pairwright.faces import html as pages
from pairwright.faces.desk.acts_in_words import entry_told
from pairwright.faces.desk.icons import FLIPPED, ICONS
from pairwright.faces.desk.plainly import language_of_sentences, plainly
from pairwright.faces.desk.shown import stamp
from pairwright.faces.wording import SOURCE_LANGUAGE, characters
from pairwright.faces.wording.characters import capital, decimal
from pairwright.faces.wording.telling import cited
from pairwright.model.points import Points
from pairwright.model.result import Result

register = template.Library()


@register.simple_tag
def icon(name: str, label: str = "") -> SafeString:
    """An icon; one that stands alone has a label."""
    flip = " flip" if name in FLIPPED else ""
    spoken = format_html('role="img" aria-label="{}"', label) if label else mark_safe('aria-hidden="true"')
    shape = mark_safe(ICONS[name])
    return format_html('<svg class="i{}" viewBox="0 0 24 24" {}>{}</svg>', flip, spoken, shape)


@register.filter
def words(value: object) -> str:
    """A sentence, a problem or an error of the core in the language of the page; what it holds is isolated there."""
    sentence = value
    if isinstance(value, Problem):
        sentence = describe(value)
    elif isinstance(value, PairwrightError):
        sentence = value.sentence
    if not isinstance(sentence, Sentence):
        return str(value)
    return mark_safe(pages.told(sentence, language_of_sentences()))


@register.simple_tag(takes_context=True)
def act_of(context: template.Context, entry: Entry) -> str:
    """The act of an entry of the journal in the language of the page; players by name, results by board."""
    return words(entry_told(entry, context.get("sitting")))


@register.filter
def clock(entry: Entry) -> SafeString:
    """When an entry was made: hours and minutes, in the time of the reader where there is script."""
    return format_html('<time class="n" datetime="{}">{}</time>', entry.time, entry.time[11:16])


@register.filter
def source(entry: Entry) -> str:
    """Who made an entry, and whether it came from a phone."""
    if entry.desk.startswith("p-"):
        return gettext("phone: {name}").format(name=entry.author or "-")
    return entry.author or gettext("the desk")


@register.filter
@lru_cache(maxsize=4096)  # few differ, and a page has thousands
def score(points: Points) -> SafeString:
    """Tenths of points as notation: ``4½``, standing on its units."""
    whole, rest = divmod(abs(points), 10)
    sign = "−" if points < 0 else ""
    if rest == 5:
        text = f"{sign}{whole or ''}½"
        return format_html('<span class="n sc">{}</span>', text)
    text = f"{sign}{whole}" if not rest else f"{sign}{whole}.{rest}"
    return format_html('<span class="n sc whole">{}</span>', text)


@register.filter
def n(value: object) -> SafeString:
    """Notation is an island: a number, result, code or time that reads from left to right."""
    return mark_safe(f'<span class="n">{value if isinstance(value, SafeString) else escape(str(value))}</span>')


@register.filter
def isolated(name: str) -> str:
    """A name where no markup can stand, such as a title or an option of a list: it turns nothing round, and its digits
    stay."""
    return characters.isolated(name)


@register.simple_tag
def named(participant: Any) -> SafeString:
    """A name that finds its own way, with its title."""
    name = escape(getattr(participant, "name", "") or str(getattr(participant, "number", "")))
    title = getattr(participant, "title", "")
    before = f'<span class="tt"><bdi class="ti" dir="ltr">{escape(title)}</bdi>&nbsp;</span>' if title else ""
    return mark_safe(f'<bdi class="nm" dir="auto" title="{name}">{before}{name}</bdi>')


@register.inclusion_tag("desk/parts/level.html")
def level(value: int) -> dict[str, Any]:
    """Five small squares, as many filled as the level has, and its word."""
    return {"level": Level(value), "squares": range(5)}


@register.inclusion_tag("desk/parts/hidden.html", takes_context=True)
def carried(context: template.Context) -> dict[str, Any]:
    """The hidden fields of every form that changes something."""
    from uuid import uuid4

    return {"csrf_token": context.get("csrf_token"), "request_id": uuid4().hex, "number": context.get("number", "")}


@register.inclusion_tag("desk/parts/acknowledged.html", takes_context=True)
def acknowledged(context: template.Context, cautions: Sequence[Caution], address: str = "") -> dict[str, Any]:
    """The hidden fields of a form that acknowledges or confirms what its own page shows. ``address`` is that of the
    form, if it is not the page's own."""
    asks = [caution for caution in cautions if caution.asks]
    return {"cautions": asks, "shown": stamp(context["request"], asks, address=address) if asks else ""}


@register.simple_tag
def entered(field: Any, owner: str = "", first: str = "") -> SafeString:
    """The control of a form's field, in the clothes of the design; ``owner`` is the id of a form it stands outside of,
    ``first`` (any text) where the focus goes."""
    attributes: dict[str, Any] = {"class": "in"}
    if owner:
        attributes |= {"form": owner, "aria-label": str(field.label), "autocomplete": "off"}
    if first:
        attributes["data-focus"] = "true"
    if field.errors:
        attributes |= {"aria-invalid": "true", "aria-describedby": f"{field.auto_id}-error"}
    if field.name in ("rating", "national", "fide_id", "national_id", "federation", "birth", "round", "first"):
        attributes["class"] = "in n"
    if field.name in ("name", "native", "team", "player", "one", "other"):
        attributes["dir"] = "auto"
    return SafeString(field.as_widget(attrs=attributes))


@register.simple_tag
def cite(article: Any) -> SafeString:
    """The number of an article of the tie-breaks, as a link to our rules in short."""
    address = reverse("tie-breaks")
    return format_html(
        '<a class="n cite-link" href="{}#{}" title="{}">{}</a>',
        address,
        article.number,
        plainly(cited(article)),
        article.number,
    )


@register.filter
def article_title(article: Any) -> str:
    """What an article is about, without the case that its title may begin with."""
    return words(Sentence(article.title.rpartition(": ")[2]))


@register.filter
def article_words(article: Any) -> str:
    """The whole short title of an article, or what a tie-break is called."""
    return words(Sentence(article.title))


@register.filter
def outcome(cell: Any) -> str:
    """The result of a cell of a table: ``1``, ``½``, ``+``; the points of a bye."""
    from pairwright.faces.tables.cells import result_text, without_opponent

    return result_text(cell) if cell.opponent else without_opponent(cell).removeprefix("bye ")


@register.filter
def waits(cell: Any) -> bool:
    """Has the game of a cell no result yet?"""
    return bool(cell.opponent) and cell.result in (Result.PENDING, Result.ADJOURNED)


@register.filter
def alone(cell: Any) -> str:
    """What somebody without an opponent had, in words."""
    return words(_ALONE.get(cell.result, say("not paired")))


_ALONE = {
    Result.PAIRING_BYE: say("pairing-allocated bye"),
    Result.FULL_BYE: say("full-point bye"),
    Result.HALF_BYE: say("half-point bye"),
}


@register.simple_tag
def pips() -> SafeString:
    """Five squares; the class of what they stand in says how many are filled."""
    squares = mark_safe("<i></i>" * len(Level))
    return format_html('<span class="pips" aria-hidden="true">{}</span>', squares)


_BEGINNING = re.compile(r"^((?:<[^>]*>|[\u2066-\u2069])*)([a-zçğıöşü])")


@register.filter
def headed(text: str) -> str:
    """The text with a capital at its beginning, that of the language."""
    language = get_language() or SOURCE_LANGUAGE
    begun = _BEGINNING.sub(lambda found: found[1] + capital(found[2], language), text, count=1)
    return mark_safe(begun) if isinstance(text, SafeString) else begun


@register.filter
def full(text: str) -> str:
    """A sentence as it stands alone: with a capital at its beginning and a full stop at its end."""
    begun = headed(text)
    plain = begun if strip_tags(text).rstrip("\u2068\u2069 ").endswith((".", "?", "!", "؟", ":")) else f"{begun}."
    return mark_safe(plain) if isinstance(text, SafeString) else plain


@register.filter
def tie_break(value: str) -> SafeString:
    """The value of a tie-break as notation: ``12.5``, in Turkish ``12,5``."""
    return n(decimal(value, get_language() or SOURCE_LANGUAGE))


@register.filter
def halves(text: str) -> SafeString:
    """Points that are written as a decimal (``4.5``) as notation: ``4½``."""
    whole, _, rest = text.partition(".")
    if rest == "5":
        return format_html('<span class="n sc">{}½</span>', "" if whole == "0" else whole)
    if rest.strip("0"):
        return format_html('<span class="n sc">{}</span>', text)
    return format_html('<span class="n sc whole">{}</span>', whole)
