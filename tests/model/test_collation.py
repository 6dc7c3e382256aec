"""Lists and searches in the reader's alphabet (section 12 of the style of the languages)."""

import pytest

from pairwright.model.collation import finds, folded, name_keys, sort_key


def in_order(language: str, names: list[str]) -> list[str]:
    """The names as a reader of the language expects them, whatever order they come in."""
    return sorted(sorted(names, reverse=True), key=lambda name: sort_key(name, language))


@pytest.mark.parametrize(
    ("language", "alphabet"),
    [
        ("fa", "آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی"),
        ("ar", "ابتثجحخدذرزسشصضطظعغفقكلمنهوي"),
        ("tr", "abcçdefgğhıijklmnoöprsştuüvyz"),
        ("en", "abcdefghijklmnopqrstuvwxyz"),
    ],
)
def test_letters_stand_in_the_order_of_their_alphabet(language: str, alphabet: str) -> None:
    """Waw before heh in Persian, heh before waw in Arabic; ç, ğ, ı, ö, ş and ü are letters of Turkish."""
    assert "".join(in_order(language, list(alphabet))) == alphabet


def test_persian_and_arabic_put_waw_and_heh_otherwise() -> None:
    """The same two names, in two orders."""
    names = ["هاشمی", "وحیدی"]
    assert in_order("fa", names) == ["وحیدی", "هاشمی"]
    assert in_order("ar", names) == ["هاشمی", "وحیدی"]


def test_turkish_dotless_i_comes_before_dotted_i() -> None:
    """Capitals are those of Turkish: I is ı, İ is i."""
    assert in_order("tr", ["İnan", "Irmak", "Hızlı", "Işık", "Iğdır"]) == ["Hızlı", "Iğdır", "Irmak", "Işık", "İnan"]
    assert in_order("tr", ["Şahin", "Su", "Sönmez", "Tuna"]) == ["Sönmez", "Su", "Şahin", "Tuna"]
    assert in_order("en", ["Şahin", "Su", "Sönmez", "Tuna"]) == ["Şahin", "Sönmez", "Su", "Tuna"]


def test_the_arabic_article_is_kept_in_lists() -> None:
    """It stands under its alif; hamza forms stand beside their alif."""
    assert in_order("ar", ["بدر", "القدسي", "أحمد", "إبراهيم"]) == ["إبراهيم", "أحمد", "القدسي", "بدر"]


def test_the_readers_own_script_comes_first() -> None:
    """Then the other one; the nameless come last."""
    names = ["-", "Ash", "رضایی"]
    assert in_order("fa", names) == ["رضایی", "Ash", "-"]
    assert in_order("tr", names) == ["Ash", "رضایی", "-"]


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("sarv", "Behnam Sârvestânî"),
        ("isil oz", "ÖZDEMİR, Işıl"),
        ("ISIL", "Işıl Özdemir"),
        ("sönmez", "Tarik Sonmezoglu"),
        ("qudsi", "Yaman al-Qudsiri"),
        ("alqud", "Yaman al-Qudsiri"),
        ("قدس", "يمان القدسي"),
        ("القدس", "يمان القدسي"),
        ("كريمي", "کریمی، علی"),
        ("علی پور", "علی‌پور، رضا"),
        ("علیپور", "علی پور، رضا"),
        ("فاطمه", "فاطمة"),
        ("احمد", "أحمد"),
        ("مويد", "مؤید"),
        ("", "Ash"),
    ],
)
def test_a_few_letters_find_a_player(query: str, name: str) -> None:
    """Without marks, in whatever variant of a letter, with the article or without it."""
    assert finds(query, name)


def test_letters_inside_a_word_find_nobody() -> None:
    """Nor does a word that no name begins with."""
    assert not finds("ves", "Behnam Sarvestani")
    assert not finds("sarv kaveh", "Behnam Sarvestani")


def test_either_name_of_a_player_finds_him() -> None:
    """The native one and the Latin one."""
    assert finds("rez", "مریم رضایی", "Rezaei, Maryam")
    assert finds("رضا", "مریم رضایی", "Rezaei, Maryam")


def test_digits_of_all_three_kinds_are_the_same() -> None:
    """Somebody types a number as his keyboard has it."""
    assert folded("۱۲") == folded("١٢") == "12"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ash, Ann", "ANN ASH"),
        ("ŞENER, Işıl", "Sener Isil"),
        ("رضايي، مريم", "مریم رضایی"),
        ("O'Brien, Al", "OBrien Al"),
    ],
)
def test_a_name_is_the_same_however_it_is_written(one: str, other: str) -> None:
    """Order of its parts, capitals, marks, letters of two keyboards."""
    assert name_keys(one) & name_keys(other)


def test_other_names_are_others() -> None:
    """One letter more is another name here; near names are for the arbiter."""
    assert not name_keys("Ash, Ann") & name_keys("Ash, Anna")
