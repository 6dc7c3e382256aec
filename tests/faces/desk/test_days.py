"""Days as four languages write them."""

from __future__ import annotations

import pytest
from django.template import Context, Template
from django.utils import translation

from pairwright.faces.desk.days import NoDay, beside, in_field, in_words, read_day

DAY = "2026/11/30"


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("2026/11/30", "en"), ("2026-11-30", "en"), ("30.11.2026", "tr"), ("۱۴۰۵/۰۹/۰۹", "fa"), ("1405/9/9", "fa"),
        ("۲۰۲۶/۱۱/۳۰", "fa"), ("١٤٤٨/٠٦/٢٠", "ar"), ("2026/11/30", "ar"),
    ],
)  # fmt: skip
def test_a_day_is_read_in_the_calendar_of_the_language(text: str, language: str) -> None:
    assert read_day(text, language) == DAY


@pytest.mark.parametrize(
    ("text", "language"),
    [("1405/09/09", "en"), ("2026/02/30", "en"), ("1405/12/31", "fa"), ("26/11/30", "en"), ("x", "fa"),
     ("9999/1", "ar"),
     ("1900/13/01", "ar"), ("1200/01/01", "ar")],
)  # fmt: skip
def test_what_is_no_day_is_refused(text: str, language: str) -> None:
    with pytest.raises(NoDay):
        read_day(text, language)


def test_a_field_shows_what_it_would_read() -> None:
    for language in ("en", "fa", "ar", "tr"):
        assert read_day(in_field(DAY, language), language) == DAY


def test_days_in_words_with_the_other_calendar_beside() -> None:
    with translation.override("en"):
        assert in_words(DAY, "en") == "30 November 2026"
    assert in_words(DAY, "fa") == "۹ آذر ۱۴۰۵"
    assert (beside(DAY, "fa"), beside(DAY, "en"), beside(DAY, "ar")) == ("2026-11-30", "1405/09/09", "1448/06/20")


@pytest.mark.parametrize(
    ("start", "end", "text"),
    [
        ("2026/11/26", "2026/11/30", "26 to 30 November 2026"),
        ("2026/11/26", "2026/12/01", "26 November 2026 to 1 December 2026"),
        ("2026/11/26", "2026/11/26", "26 November 2026"),
        ("", "", ""),
    ],
)
def test_from_the_first_day_to_the_last(start: str, end: str, text: str) -> None:
    from django.utils.html import strip_tags

    with translation.override("en"):
        made = Template("{% load days %}{% days start end %}").render(Context({"start": start, "end": end}))
    assert strip_tags(made) == text
