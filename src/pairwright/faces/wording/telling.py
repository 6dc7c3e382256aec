"""A sentence put into words: its template from a catalogue, its values in their places, in any order."""

from __future__ import annotations

import re
from gettext import GNUTranslations
from string import Formatter

from pairwright.errors import COMMA, Listing, Sentence, say
from pairwright.faces.wording import Marks, direction
from pairwright.faces.wording.characters import FIRST_STRONG, LEFT_TO_RIGHT, POP, has_right_to_left, island
from pairwright.handbook.citation import Article

_DIGITS = {"fa": str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")}
"""Digits of numbers in running text. Scores, results and codes are notation and keep theirs; so does Arabic."""
_FORMATTER = Formatter()
_NOTATION = re.compile(
    r"((?<![\w.,=/-])[0-9½][0-9½.,:=/\u2013-]*[\u2013-][0-9½.,:=/\u2013-]*[0-9½=]"
    r"|(?<!\w)[+-]/[+-]|(?<![\w.+-])[+-][0-9][0-9.]*\b)"
)
"""A result, a range, a date or a sign with its number, in the text itself: after Arabic letters they run backwards."""


def tell(sentence: Sentence, language: str, catalogue: GNUTranslations, marks: Marks) -> str:
    """The sentence in the language of the catalogue, each part written as ``marks`` say."""
    return _Teller(language, catalogue, marks).sentence(sentence)


class _Teller:
    def __init__(self, language: str, catalogue: GNUTranslations, marks: Marks) -> None:
        self.language, self.catalogue, self.marks = language, catalogue, marks

    def sentence(self, sentence: Sentence) -> str:
        if not sentence.template:
            return ""
        values = dict(sentence.values)
        template, is_translated = self._template(sentence, values)
        told = self._filled(template, values)
        return told if is_translated else self.marks.foreign(told)

    def _template(self, sentence: Sentence, values: dict[str, object]) -> tuple[str, bool]:
        """The template to use, and whether it is of this language (what has no letters is of every one)."""
        if sentence.many:
            count = values["count"]
            assert isinstance(count, int)
            template = self.catalogue.ngettext(sentence.template, sentence.many, count)
            return template, template not in (sentence.template, sentence.many)
        template = self.catalogue.gettext(sentence.template)
        return template, template != sentence.template or not _has_words(template)

    def _filled(self, template: str, values: dict[str, object]) -> str:
        if not values:
            return self._words(template)
        parts = []
        for words, place, form, _ in _FORMATTER.parse(template):
            parts.append(self._words(words))
            if place is not None:
                value, _ = _FORMATTER.get_field(place, (), values)
                parts.append(self._value(value, form or ""))
        return "".join(parts)

    def _words(self, words: str) -> str:
        """The text itself, with the notation in it isolated as values are."""
        if direction(self.language) == "ltr":
            return self.marks.words(words)
        parts = _NOTATION.split(words)
        return "".join([self.marks.values(part) if at % 2 else self.marks.words(part) for at, part in enumerate(parts)])

    def _value(self, value: object, form: str = "") -> str:
        if isinstance(value, Sentence):
            return self.sentence(value)
        if isinstance(value, Listing):
            return self._listing(value)
        if isinstance(value, Article):
            return self.sentence(cited(value))
        text = format(value, form)
        if isinstance(value, int):
            text = text.translate(_DIGITS.get(self.language, {}))
        return self.marks.values(text) if text else ""

    def _listing(self, listing: Listing) -> str:
        items = [self._value(item) for item in listing.items]
        comma = self.marks.words(self.catalogue.gettext(COMMA.template))
        if listing.last is None or len(items) < 2:
            return comma.join(items)
        template, _ = self._template(listing.last, {})
        told = {"others": comma.join(items[:-1]), "last": items[-1]}
        parts = []
        for words, place, _, _ in _FORMATTER.parse(template):
            parts += [self.marks.words(words), told[place] if place else ""]
        return "".join(parts)


def cited(article: Article) -> Sentence:
    """An article as a sentence cites it: ``C.04.3 art. 2.3.10``."""
    return say("{regulation} art. {number}", regulation=article.regulation, number=article.number)


def _has_words(template: str) -> bool:
    return any(letter.isalpha() for words, _, _, _ in _FORMATTER.parse(template) for letter in words)


def _isolated(value: str) -> str:
    """By its first strong letter; a value without one (a result, a sign, a score) runs from left to right."""
    if value[0] in (FIRST_STRONG, LEFT_TO_RIGHT) and value[-1] == POP and value.count(POP) == 1:
        return value
    return f"{FIRST_STRONG}{value}{POP}" if has_right_to_left(value) else island(value)


ISOLATES = Marks(str, _isolated, island)
"""For terminals and text files of languages written from right to left."""
