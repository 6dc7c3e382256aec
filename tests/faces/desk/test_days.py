"""Days as four languages write them."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from django.core.exceptions import ValidationError
from django.template import Context, Template
from django.test import Client
from django.utils import translation

from pairwright.app.desk import acts
from pairwright.app.desk.event import Look
from pairwright.app.desk.service import By
from pairwright.faces.desk.days import NoDay, beside, in_field, in_words, read_day, stamp
from pairwright.faces.desk.forms.fields import TimeField
from pairwright.faces.desk.journals import desk_of
from pairwright.formats.calendars import Calendar
from pairwright.store.codes import player_codes
from pairwright.store.models import Screen
from pairwright.store.models import Tournament as Record
from tests.faces.desk.desks import text_of
from tests.faces.desk.test_results_page import published

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
    assert in_words(DAY, "fa") == "9 آذر 1405"  # the page gives them their digits
    assert (beside(DAY, "fa"), beside(DAY, "en"), beside(DAY, "ar")) == ("2026-11-30", "1405/09/09", "1448/06/20")


def test_the_fourth_hijri_month_has_one_name_in_arabic() -> None:
    assert in_words("2026/09/13", "ar", Calendar.HIJRI) == "2 ربيع الآخر 1448 هـ"


@pytest.mark.parametrize(
    ("language", "calendar", "words", "numbers"),
    [
        ("fa", Calendar.GREGORIAN, "30 نوامبر 2026", "2026/11/30"),
        ("fa", Calendar.HIJRI, "1448/06/20", "1448/06/20"),
        ("ar", Calendar.HIJRI, "20 جمادى الآخرة 1448 هـ", "1448/06/20"),
        ("ar", Calendar.JALALI, "1405/09/09", "1405/09/09"),
        ("en", Calendar.JALALI, "9 Azar 1405", "1405/09/09"),
        ("en", Calendar.HIJRI, "20 Jumada al-Akhirah 1448", "1448/06/20"),
        ("tr", Calendar.HIJRI, "20 Cemaziyelahir 1448", "1448/06/20"),
    ],
)
def test_a_tournament_may_have_a_calendar_of_its_own(
    language: str, calendar: Calendar, words: str, numbers: str
) -> None:
    """Shown in it, in words and in fields, with the Gregorian day beside; read in it, and in the Gregorian one."""
    with translation.override(language):
        assert in_words(DAY, language, calendar) == words
        assert in_field(DAY, language, calendar) == numbers
        assert read_day(numbers, language, calendar) == read_day("2026/11/30", language, calendar) == DAY
        if calendar is not Calendar.GREGORIAN:
            assert beside(DAY, language, calendar) == "2026-11-30"
        with pytest.raises(NoDay, match=numbers):
            read_day("yesterday", language, calendar)


@pytest.mark.django_db
def test_the_calendar_of_a_tournament_is_in_fields_pages_and_paper(owner: Client, record: Record) -> None:
    published(record, 1)
    desk = desk_of(record)
    by = By(desk="s-setup")
    desk.perform(acts.SetLook(Look(calendar="hijri", language="ar")), by)
    page = text_of(owner.get(f"/t/{record.slug}/settings/dates/?lang=ar"))
    assert 'placeholder="1448/06/20"' in page
    sent = {"round-1": "١٤٤٨/٠٦/٢٠", "time-1": "٩:٣٠", "round-2": "2026/12/01", "seen": str(desk.now()[1])}
    assert owner.post(f"/t/{record.slug}/settings/dates/?lang=ar", sent | {"request": "a" * 32}).status_code == 302
    information = desk.now()[0].tournament.information
    assert information.round_dates[:2] == ("2026/11/30", "2026/12/01")
    assert information.round_times == ("09:30",)
    record.public = True
    record.save()
    screen = Screen.objects.create(tournament=record, name="hall", shows=["pairings"], languages=["ar"])
    player = player_codes(record, {1: desk.now()[0].tournament.player(1).name})[1]
    for path in (
        f"/v/{record.code}/", f"/p/{player}/", f"/s/{record.slug}/{screen.name}/",
        f"/t/{record.slug}/print/pairings/", f"/t/{record.slug}/settings/dates/",
    ):  # fmt: skip
        shown = text_of(owner.get(f"{path}?lang=ar", follow=True))
        assert "20 جمادى الآخرة 1448 هـ" in shown or 'value="1448/06/20"' in shown, path
        assert "09:30" in shown, path
    assert 'data-calendar="hijri"' in page
    assert "21 جمادى الآخرة 1448 هـ" in text_of(owner.get(f"/t/{record.slug}/?lang=ar"))  # the next round
    assert "1448/0" in text_of(owner.get(f"/t/{record.slug}/print/journal/?lang=ar"))


@pytest.mark.parametrize("typed", ["9:30", "09.30", "۹:۳۰", "٠٩:٣٠"])
def test_a_time_is_read_in_any_digits(typed: str) -> None:
    assert TimeField().clean(typed) == "09:30"


@pytest.mark.parametrize("typed", ["25:00", "930", "9:3", "noon"])
def test_what_is_no_time_is_refused(typed: str) -> None:
    with pytest.raises(ValidationError):
        TimeField().clean(typed)


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


@pytest.mark.parametrize(
    ("language", "calendar", "told"),
    [
        ("en", Calendar.GREGORIAN, "2026-11-30 16:42"), ("tr", Calendar.GREGORIAN, "30.11.2026 16:42"),
        ("fa", Calendar.JALALI, "1405/09/09 16:42"),
    ],
)  # fmt: skip
def test_a_moment_in_numbers(language: str, calendar: Calendar, told: str) -> None:
    assert stamp(datetime(2026, 11, 30, 16, 42, tzinfo=UTC), language, calendar) == told
