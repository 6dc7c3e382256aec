"""Rules in short: what an arbiter hands out to the players, in our own words, each with its article.

A rule book stands on the shelf ``pairwright.pairing.rules`` under the code of its system (see
:mod:`pairwright.catalogue`); systems from other packages bring theirs by the entry point ``pairwright.rules``.
"""

from __future__ import annotations

from pairwright.errors import Sentence
from pairwright.handbook.citation import Article
from pairwright.lean import NamedTuple


class Rule(NamedTuple):
    """One rule. ``article`` is its number in the regulation of the system."""

    article: str
    text: Sentence


class CommonRule(NamedTuple):
    """A rule that stands in another regulation, which holds for the system too."""

    article: Article
    text: Sentence


class RuleBook(NamedTuple):
    """The rules of one system. ``source`` is where their text comes from."""

    code: str
    source: Sentence
    rules: tuple[Rule, ...]
    common: tuple[CommonRule, ...] = ()
