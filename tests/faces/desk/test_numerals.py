"""Digits of running text: Persian in Persian, Latin where the tournament asks for them; names keep their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.template import engines
from django.utils import translation

from pairwright.faces.desk import numerals

TEXT = (
    "{% blocktranslate %}Round {{ round }}: results{% endblocktranslate %} {{ round|counted }} {{ round }} "
    "{% blocktranslate with who=name %}To {{ who }}{% endblocktranslate %}"
)


@pytest.fixture(autouse=True)
def _native() -> Iterator[None]:
    numerals.ask_for("native")
    yield
    numerals.ask_for("native")


def shown(language: str) -> str:
    with translation.override(language):
        return engines["django"].from_string(TEXT).render({"round": 15, "name": "Open 2026"})


@pytest.mark.parametrize(("language", "number"), [("en", "15"), ("fa", "۱۵"), ("ar", "15"), ("tr", "15")])
def test_whole_numbers_in_sentences_have_the_digits_of_the_language(language: str, number: str) -> None:
    text = shown(language)
    assert text.count(number) == 2 + (number == "15")
    assert text.count("15") >= 1  # outside a sentence: as it stands
    assert "Open 2026" in text


def test_a_tournament_may_ask_for_latin_digits() -> None:
    numerals.ask_for("latin")
    assert shown("fa").count("15") == 3
    assert numerals.as_asked("۱۲") == "۱۲"  # not a Persian page
    with translation.override("fa"):
        assert numerals.as_asked("دور ۱۲") == "دور 12"


def test_a_count_chooses_its_form_and_its_digits() -> None:
    text = "{% blocktranslate count boards=n %}{{ boards }} board{% plural %}{{ boards }} boards{% endblocktranslate %}"
    assert engines["django"].from_string(text).render({"n": 1}) == "1 board"
    with translation.override("fa"):
        assert "۱۲" in engines["django"].from_string(text).render({"n": 12})
