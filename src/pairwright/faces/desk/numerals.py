"""Digits of running text: Persian in Persian pages, unless the tournament asks for Latin ones.

Notation (results, ratings, numbers of players and boards in lists) keeps Latin digits and does not come here.
"""

from __future__ import annotations

from contextvars import ContextVar
from typing import Any

from django import template
from django.template.base import FilterExpression, Parser, Token, TokenType
from django.templatetags.i18n import BlockTranslateNode, do_block_translate
from django.utils.translation import get_language

from pairwright.faces.desk.days import LATIN, PERSIAN

register = template.Library()
_ASKED: ContextVar[str] = ContextVar("text_digits", default="native")


def ask_for(digits: str) -> None:
    """The page that is made now shows ``native`` or ``latin`` digits."""
    _ASKED.set(digits)


def as_asked(text: str) -> str:
    """A sentence of the core, which has the digits of its language."""
    return text.translate(LATIN) if _ASKED.get() == "latin" and get_language() == "fa" else text


class Counted(int):
    """A whole number that is written with the digits of running text."""

    def __str__(self) -> str:
        written = int.__repr__(self)
        return written.translate(PERSIAN) if get_language() == "fa" and _ASKED.get() != "latin" else written


@register.filter
def counted(value: Any) -> Any:
    """A whole number of running text."""
    return Counted(value) if isinstance(value, int) and not isinstance(value, bool) else value


class _Counting(FilterExpression):
    """What a template asks for, counted where it is a whole number."""

    def __init__(self, asked: FilterExpression) -> None:
        self._asked = asked

    def resolve(self, context: template.Context, *args: Any, **options: Any) -> Any:
        return counted(self._asked.resolve(context, *args, **options))


@register.tag("blocktranslate")
def blocktranslate(parser: Parser, token: Token) -> BlockTranslateNode:
    """As Django's, with the whole numbers of the sentence in the digits of running text."""
    node = do_block_translate(parser, token)
    named = {one.contents for one in [*node.singular, *(node.plural or ())] if one.token_type is TokenType.VAR} - {
        node.countervar
    }
    for name in named:
        node.extra_context.setdefault(name, parser.compile_filter(name))
    node.extra_context = {name: _Counting(asked) for name, asked in node.extra_context.items()}
    if node.counter is not None:
        node.counter = _Counting(node.counter)
    return node
