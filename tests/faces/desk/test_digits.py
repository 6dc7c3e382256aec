"""Digits of pages: of the language in running text, Latin in notation, unless the tournament says otherwise."""

from __future__ import annotations

import re

import pytest
from django.http import HttpResponse
from django.test import Client
from django.utils.translation import override

from pairwright.app.desk import acts
from pairwright.app.desk.event import Look
from pairwright.app.desk.service import By
from pairwright.errors import say
from pairwright.faces.desk.digits import dress, in_digits
from pairwright.faces.desk.journals import desk_of
from pairwright.faces.desk.numerals import Digits, digits_of
from pairwright.faces.desk.templatetags.desk import words
from pairwright.store.models import Tournament as Record
from tests.faces.desk.desks import text_of
from tests.faces.desk.test_results_page import address, published

PERSIAN = Digits("fa", "")
BOTH = Digits("fa", "fa")


def test_running_text_turns_and_notation_stays() -> None:
    page = '<h1>دور 5</h1><p>12 بازیکن <span class="n">4½</span></p><td class="num">17</td>'
    assert in_digits(page, PERSIAN, "fa") == page.replace("دور 5", "دور ۵").replace("12", "۱۲")


def test_native_notation_writes_halves_with_the_point_of_the_language() -> None:
    page = (
        '<span class="n sc">4½</span> <span class="n">1–0</span> <span class="n">½–½</span> <span class="n">31.5</span>'
    )
    written = in_digits(page, BOTH, "fa")
    assert [re.sub(r"<[^>]+>", "", part) for part in written.split("</span> ")] == ["۴٫۵", "۱–۰", "½–½", "۳۱٫۵"]


@pytest.mark.parametrize(
    "kept",
    [
        '<bdi dir="auto">Club 64</bdi>',
        "<kbd>1</kbd>",
        '<code dir="ltr">### MPA @ Round 5</code>',
        '<a href="/t/x/rounds/5/">C.04.3:2.1.1</a>',
        "<p>BH/C1 &#39; http://192.0.2.7:8000/</p>",
        '<script>let a = 1 < 2; const b = "<p>3</p>";</script>',
        '<section lang="en">Round 5</section>',
        '<input value="12" name="round-1" id="r-1" data-number="7">',
        "<option>12</option>",
        '<a class="n cite-link" href="#16.4">16.4</a>',
        "<title>\u2068Open 64\u2069</title>",
        '<bdi dir="auto" title="Club 64"><span>FM</span> Club 64</bdi>',
    ],
)
def test_names_codes_keys_and_what_was_typed_stay(kept: str) -> None:
    assert in_digits(kept, BOTH, "fa") == kept


def test_a_count_in_a_sentence_of_the_core_is_running_text() -> None:
    sentence = '<p>دور <bdi class="n" dir="ltr">۵</bdi>: <bdi class="n" dir="ltr">3½</bdi></p>'
    assert in_digits(sentence, PERSIAN, "fa") == sentence
    assert in_digits(sentence, Digits("latin"), "fa") == sentence.replace("۵", "5")


def test_scores_of_one_sentence_have_one_kind_of_digits() -> None:
    """With and without a half."""
    told = say("You have {score} points, your opponent has {other}.", score="1½", other="2")
    with override("fa"):
        sentence = str(words(told))
    assert ">1½<" in in_digits(sentence, PERSIAN, "fa")
    assert ">2<" in in_digits(sentence, PERSIAN, "fa")
    assert ">۱٫۵<" in in_digits(sentence, BOTH, "fa")
    assert ">۲<" in in_digits(sentence, BOTH, "fa")


def test_a_sign_in_a_sentence_of_the_core_is_an_island() -> None:
    """Else it stands behind its number."""
    with override("fa"):
        sentence = str(words(say("has {difference}", difference="+2")))
    assert '<bdi class="n" dir="ltr">+2</bdi>' in in_digits(sentence, PERSIAN, "fa")
    assert '<bdi class="n" dir="ltr">+۲</bdi>' in in_digits(sentence, BOTH, "fa")


@pytest.mark.parametrize("code", ["5400+30", "40/5400+30:1800+30"])
def test_a_time_control_in_a_sentence_is_what_has_to_be_typed(code: str) -> None:
    assert (
        in_digits(f"<p>ثانیه: {code} یعنی 30</p>", BOTH, "fa") == f'<p>ثانیه: <span class="n">{code}</span> یعنی ۳۰</p>'
    )


def test_articles_and_records_are_codes() -> None:
    written = in_digits("<p>(C.05 مادهٔ 6.6) (مادهٔ 4)، رکورد 042، رکوردهای 192، 092، دور 5</p>", BOTH, "fa")
    plain = re.sub("<[^>]+>", "", written)
    assert plain == "(C.05 مادهٔ 6.6) (مادهٔ 4)، رکورد 042، رکوردهای 192، 092، دور ۵"


def test_a_button_in_a_column_of_numbers_has_words() -> None:
    page = '<td class="num"><a class="btn tight">قرعه‌کشی دور 6</a></td><td class="num"><a class="btn n">6</a></td>'
    assert in_digits(page, PERSIAN, "fa") == page.replace("دور 6", "دور ۶")


@pytest.mark.django_db
def test_the_choice_of_latin_digits_shows_them(owner: Client, record: Record) -> None:
    page = text_of(owner.get(f"/t/{record.slug}/settings/look/?lang=fa"))
    assert page.count("0 تا 9") == 2


def test_a_result_inside_a_sentence_stays_an_island() -> None:
    """Else Black's win would be read as White's."""
    written = in_digits("<dd>دیگر: 0–0، ½–0، بدون ریتینگ 3</dd>", PERSIAN, "fa")
    assert written == '<dd>دیگر: <span class="n">0–0</span>، <span class="n">½–0</span>، بدون ریتینگ ۳</dd>'


@pytest.mark.parametrize(
    "read",
    [
        '<i title="دور 5"></i>',
        '<td class="num" aria-label="دور 5">۱</td>',
        '<input placeholder="دور 5" value="۱">',
        '<img alt="دور 5">',
        '<span data-one="5 کار" data-many="x"></span>',
        "<title>دور 5 | \u2068Open 64\u2069</title>",
        '<svg class="map"><a><title>میز 5</title></a><text>12</text></svg>',
        '<option value="x">دور 5 \u2068Club 64\u2069</option>',
        '<table class="standings"><tr class="work"><td><p>دور 5</p></td></tr></table>',
        '<p>جمع <b>همهٔ</b> 5 تا <span class="n">12</span></p>',
        '<div class="roll"><table><td class="num"><a>12</a></td></table></div><p>دور 5</p>',
    ],
)
def test_whatever_is_read_turns(read: str) -> None:
    written = in_digits(read, PERSIAN, "fa")
    assert written == read.replace("5", "۵")


def test_a_result_in_arabic_digits_keeps_its_order() -> None:
    """They run from right to left around a dash, even in an island."""
    arabic = Digits("ar", "ar")
    assert in_digits('<b class="n">0–1</b><p>1–0</p>', arabic, "ar") == (
        '<b class="n">٠\u200e–\u200e١</b><p><span class="n">١\u200e–\u200e٠</span></p>'
    )
    assert in_digits('<b class="n">½–½</b> <b class="n">4½</b>', arabic, "ar") == (
        '<b class="n">½–½</b> <b class="n">٤٫٥</b>'
    )


def test_a_result_is_an_island_where_no_digit_changes() -> None:
    written = in_digits('<p title="0–1">1: 0–1</p><b class="n">0–1</b>', Digits(), "ar")
    assert written == '<p title="\u20660–1\u2069">1: <span class="n">0–1</span></p><b class="n">0–1</b>'
    assert in_digits("<p>0–1</p>", Digits(), "tr") == "<p>0–1</p>"


def test_a_result_where_no_markup_can_stand_is_isolated_by_characters() -> None:
    written = in_digits('<i title="میز 5: 0–1"></i><title>0–1</title>', PERSIAN, "fa")
    assert written == '<i title="میز ۵: \u20660–1\u2069"></i><title>\u20660–1\u2069</title>'


def test_each_language_has_its_own_way() -> None:
    assert digits_of("fa") == Digits("fa", "")
    assert digits_of("ar") == Digits()
    assert digits_of("ar", Look(notation_digits="native")) == Digits("ar", "ar")
    assert digits_of("fa", Look(text_digits="latin")) == Digits("latin", "")
    assert in_digits("<p>دور ۵ <bdi>باشگاه ۶۴</bdi></p>", Digits("latin"), "fa") == "<p>دور 5 <bdi>باشگاه ۶۴</bdi></p>"
    assert digits_of("tr", Look(notation_digits="native")) == Digits()


def test_scripts_learn_the_digits_of_the_page() -> None:
    response = HttpResponse("<html lang=fa><p>5</p></html>")
    dress(response, "fa", Look(notation_digits="native"))
    text = response.content.decode()
    assert text.startswith('<html lang=fa data-digits="۰۱۲۳۴۵۶۷۸۹" data-notation="۰۱۲۳۴۵۶۷۸۹">')
    plain = HttpResponse("<html lang=fa><p>۵</p></html>")
    dress(plain, "fa", Look(text_digits="latin"))
    assert plain.content.decode() == "<html lang=fa><p>5</p></html>"


@pytest.mark.django_db
def test_pages_that_say_what_went_wrong_have_the_digits_of_the_language(owner: Client, record: Record) -> None:
    """Also those that no view made: a form from elsewhere."""
    del owner
    strict = Client(enforce_csrf_checks=True)
    answer = strict.post(f"/t/{record.slug}/rounds/1/results/1/?lang=fa", {})
    assert answer.status_code in (403, 404)
    assert 'data-digits="۰' in answer.content.decode()


@pytest.mark.django_db
def test_rail_and_head_of_a_persian_page_follow_the_tournament(owner: Client, record: Record) -> None:
    published(record, 1)
    page = text_of(owner.get(address(record, 1) + "?lang=fa"))
    rail = page.split('id="rail"')[1].split("</ol>")[0]
    assert ">۱</a>" in rail
    assert ">1</a>" not in rail
    assert ">1</a></td>" in page  # board numbers are notation
    desk_of(record).perform(acts.SetLook(Look(text_digits="latin")), By(desk="s-setup"))
    rail = text_of(owner.get(address(record, 1) + "?lang=fa")).split('id="rail"')[1].split("</ol>")[0]
    assert ">1</a>" in rail


@pytest.mark.django_db
def test_native_notation_reaches_public_pages_and_paper(owner: Client, record: Record) -> None:
    published(record, 1)
    desk_of(record).perform(acts.SetLook(Look(notation_digits="native")), By(desk="s-setup"))
    record.public = True
    record.save()
    for path in (f"/v/{record.code}/rounds/1/", f"/t/{record.slug}/print/pairings/", f"/t/{record.slug}/"):
        page = text_of(owner.get(f"{path}?lang=fa", follow=True))
        plain = re.sub(r"<(script|style|kbd|title|code)\b.*?</\1>|<[^>]+>|&[^;]+;", " ", page, flags=re.DOTALL)
        assert re.search("[۰-۹]", plain), path
        assert not re.findall(r"(?<![A-Za-z0-9._:/-])[0-9]+(?![A-Za-z0-9._:/-])", plain), path
