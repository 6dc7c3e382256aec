"""Sentences of the core as plain text, for documents and attributes that bring their own marks."""

from __future__ import annotations

from django.utils.translation import get_language

from pairwright.errors import PairwrightError, Sentence
from pairwright.faces.wording import SOURCE_LANGUAGE, languages, translate


def plainly(value: object) -> str:
    """A sentence or an error in the language of the page; values in it are isolated by invisible characters."""
    sentence = value.sentence if isinstance(value, PairwrightError) else value
    if not isinstance(sentence, Sentence):
        return str(value)
    return translate(sentence, language_of_sentences())


def language_of_sentences() -> str:
    """The language of the page, where the core has it."""
    language = get_language() or SOURCE_LANGUAGE
    return language if language in languages() else SOURCE_LANGUAGE
