"""Every system brings its rules in short, so that they can be handed out."""

from __future__ import annotations

from typing import cast

import pytest

from pairwright.app.listings import rules_in_short
from pairwright.catalogue import built_in
from pairwright.errors import Sentence
from pairwright.pairing.base import PairingSystem
from pairwright.pairing.rulebook import RuleBook

SYSTEMS = {system.code: cast("PairingSystem", system) for system in built_in("system")}
BOOKS = {book.code: cast("RuleBook", book) for book in built_in("rules")}


@pytest.mark.parametrize("code", sorted(SYSTEMS))
def test_every_system_has_rules(code: str) -> None:
    """And its source; they can be had by its code."""
    assert code in BOOKS
    assert len(rules_in_short(code).rules) > 10
    assert str(BOOKS[code].source)


@pytest.mark.parametrize("code", sorted(SYSTEMS.keys() & BOOKS))
def test_every_rule_names_an_article_of_its_regulation(code: str) -> None:
    """One that is there."""
    known = {article.number for article in SYSTEMS[code].regulation}
    assert [rule.article for rule in BOOKS[code].rules if rule.article not in known] == []


@pytest.mark.parametrize("code", sorted(BOOKS))
def test_rules_are_sentences_that_can_be_translated(code: str) -> None:
    """Whole sentences, with nothing filled in."""
    book = BOOKS[code]
    texts = [rule.text for rule in book.rules] + [rule.text for rule in book.common]
    assert all(isinstance(text, Sentence) and not text.values for text in texts)
    assert [text.template for text in texts if text.template != text.template.strip() or text.template[-1] != "."] == []
