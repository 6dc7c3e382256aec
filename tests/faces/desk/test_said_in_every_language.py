"""Pages in Persian, Arabic and Turkish: nothing of them is left in English, and the board stays a board."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from django.contrib.auth.password_validation import get_default_password_validators, password_validators_help_texts
from django.core.exceptions import ValidationError
from django.test import Client
from django.utils import translation

import pairwright.faces.desk
from pairwright.errors import describe
from pairwright.faces.desk.forms.said_by_django import COUNTED, SAID
from pairwright.faces.desk.forms.terms import TieBreaksForm
from pairwright.faces.desk.openings import begin_tournament
from pairwright.faces.desk.standing_rows import public_standings
from pairwright.faces.desk.templatetags.desk import full, headed, tie_break
from pairwright.faces.wording import translate
from pairwright.formats.base import read, write
from pairwright.handbook.tie_breaks import TIE_BREAKS_OF_THE_DOCUMENTS
from pairwright.model.player import Player
from pairwright.model.tournament import Tournament as Field
from pairwright.store.models import Tournament
from tests.faces.conftest import OPEN
from tests.faces.desk.desks import text_of

pytestmark = pytest.mark.django_db
TEMPLATES = Path(pairwright.faces.desk.__file__).with_name("templates")
OTHERS = ("fa", "ar", "tr")
MENU = re.compile(r'<select id="lang".*?</select>', re.DOTALL)


def page(client: Client, path: str, language: str) -> str:
    return text_of(client.get(path, headers={"accept-language": language}))


@pytest.mark.parametrize("language", OTHERS)
def test_what_django_says_is_said_in_our_words(language: str) -> None:
    with translation.override(language):
        assert [text for text in SAID if translation.gettext(text) == text] == []
        counted = [str(one % {"limit_value": 5, "show_value": 7, "min_length": 5}) for one in COUNTED]
    assert [text for text in counted if re.search("value|must", text)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_bad_password_is_refused_in_the_language_of_the_page(language: str) -> None:
    told = []
    with translation.override(language):
        for validator in get_default_password_validators():
            try:
                validator.validate("12345678")
            except ValidationError as refusal:
                told += refusal.messages
        told += password_validators_help_texts()
    assert len(told) == 3 + 4
    assert [text for text in told if re.search("password|characters", text)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_each_language_is_offered_by_its_own_name(owner: Client, language: str) -> None:
    menu = MENU.findall(page(owner, "/", language))[0]
    assert re.findall(r">([^<>\n]+)</option>", menu) == ["English", "فارسی", "العربية", "Türkçe"]


@pytest.mark.parametrize("language", OTHERS)
def test_recommended_lists_of_tie_breaks_are_named_in_the_language(language: str) -> None:
    with translation.override(language):
        offered = re.findall(r">([^<>]+)</option>", str(TieBreaksForm()["preset"]))
    assert len(offered) > 5
    assert [name for name in offered if re.search("Swiss|robin|teams", name)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_systems_and_documents_are_named_in_the_language(owner: Client, record: Tournament, language: str) -> None:
    for path in ("/rules/dutch-2026/", f"/t/{record.slug}/print/entries/?lang={language}"):
        assert "(Dutch) system" not in page(owner, path, language)
    assert f">{TIE_BREAKS_OF_THE_DOCUMENTS.code}<" not in page(owner, "/tie-breaks/", language)


def test_the_reasons_head_has_white_on_the_left_in_persian_too(owner: Client, record: Tournament) -> None:
    head = re.findall(r'<p class="facing"[^>]*>', page(owner, f"/t/{record.slug}/rounds/1/?board=1", "fa"))
    assert head == ['<p class="facing" dir="ltr">']


def test_the_place_of_a_tournament_is_no_rank(owner: Client) -> None:
    assert ">شهر</label>" in page(owner, "/new", "fa")


def test_an_act_of_the_journal_is_of_a_user_and_no_criterion(owner: Client, record: Tournament) -> None:
    assert ">معیار</th>" not in page(owner, f"/t/{record.slug}/journal/", "fa")


@pytest.mark.parametrize("language", OTHERS)
def test_tables_and_their_tips_are_told_in_the_language(owner: Client, language: str) -> None:
    """Names of tie-breaks over the cross table, articles beside a working, points on the public page."""
    begin_tournament(read(OPEN.encode()).tournament)
    told = [page(owner, f"/t/harbour-open/{part}", language) for part in ("table/", "standings/2/1/BH/C1/")]
    tips = [tip for html in told for tip in re.findall(r' title="([^"]*)"', html)]
    assert len(tips) > 5
    assert [tip for tip in tips if re.search(r"encounter|worth a win|\bart\.", tip)] == []
    assert owner.post("/t/harbour-open/screens/public/", {"act": "open"}).status_code == 302
    code = Tournament.objects.get(slug="harbour-open").code
    heads = re.findall(r"<th[^>]*>(.*?)</th>", page(owner, f"/v/{code}/standings/", language))
    assert len(heads) > 4
    assert [head for head in heads if "PTS" in head] == []


def test_no_page_writes_a_comma_of_its_own_between_names() -> None:
    """Arabic script has another one: a page translates it."""
    found = [
        f"{file.name}: {line.strip()}"
        for file in sorted(TEMPLATES.rglob("*.html"))
        for line in re.findall(r"%\}[,;] ?\{%.{,30}", file.read_text("utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("text", "language", "told"),
    [
        ("iki giriş bekliyor", "tr", "İki giriş bekliyor."), ("ödüller belirlenir", "tr", "Ödüller belirlenir."),
        ("in play", "en", "In play."), ("<bdi>ikisi</bdi>", "tr", "<bdi>İkisi</bdi>."),
    ],
)  # fmt: skip
def test_a_sentence_begins_with_the_capital_of_its_language(text: str, language: str, told: str) -> None:
    with translation.override(language):
        assert (full(text), headed(text)) == (told, told.removesuffix("."))


@pytest.mark.parametrize(("language", "value"), [("en", "12.5"), ("fa", "12.5"), ("ar", "12.5"), ("tr", "12,5")])
def test_values_of_tie_breaks_have_a_comma_in_turkish(language: str, value: str) -> None:
    line = SimpleNamespace(name="Ada Loom", title="", rank=1, values={"PTS": "4.5", "BH": "12.5"})
    with translation.override(language):
        assert tie_break("12.5") == f'<span class="n">{value}</span>'
    assert f'<span class="n">{value}</span>' in public_standings([line], language)  # type: ignore[list-item]


@pytest.mark.parametrize(("language", "word"), [("fa", "نام"), ("ar", "الاسم"), ("tr", "ad ")])
def test_what_does_not_fit_into_a_file_is_named_in_the_language(language: str, word: str) -> None:
    told = [translate(describe(loss), language) for loss in write(Field((Player(1, "Very " * 20),)), "trf26").losses]
    assert any(word in one for one in told), told
    assert not any("name" in one for one in told)
