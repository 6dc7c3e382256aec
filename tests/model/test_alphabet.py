"""The alphabet of the initial order."""

import pytest

from pairwright.model.alphabet import alphabet_key, alphabet_name
from pairwright.model.player import NationalRating, Player


@pytest.mark.parametrize(
    "names",
    [
        ("Adams, Ann", "adams, Bo", "ADAMS, Cy"),
        ("Çelik, Ali", "Cevik, Ali", "Çözer, Ali"),
        ("Demir, Işıl", "Demir, Isil B", "Demir, Ismail"),  # noqa: RUF001 - a letter of Turkish
        ("Łada, O", "Lodz, O", "Łuk, O"),
        ("Obi, Di", "O'Brien, Al", "O Casey, Al"),
        ("Al-Amin, Z", "Al Badr, A"),
        ("Ash, Bo", "Ashby, Al"),
        ("Zuk, Al", "Алексеев, Яков", "رضایی، مریم"),
    ],
)
def test_names_are_sorted_by_plain_letters(names: tuple[str, ...]) -> None:
    """Marks, capitals, blanks, hyphens and apostrophes do not count; family names first; Latin letters first."""
    backwards = list(names)[::-1]
    assert sorted(backwards, key=alphabet_key) == list(names)


def test_arabic_and_persian_letters_have_one_order() -> None:
    """Whatever the language of the screen: the letters of both in one row, and those written differently alike."""
    letters = list("ابپتثجچحخدذرزژسشصضطظعغفقکگلمنهوی")
    backwards = letters[::-1]
    assert sorted(backwards, key=alphabet_key) == letters
    for one, other in (
        ("علي", "علی"),
        ("كريم", "کریم"),
        ("آرش", "ارش"),
        ("أحمد", "احمد"),
        ("علی‌پور", "علی پور"),
        ("مُحَمَّد", "محمد"),
        ("فاطمة", "فاطمه"),
        ("محـمد", "محمد"),
    ):
        assert alphabet_key(one) == alphabet_key(other)


def test_a_name_in_latin_letters_goes_before_the_native_one() -> None:
    """A player known by a native name is sorted by the Latin one that a national record has."""
    player = Player(1, "مریم رضایی", national=(NationalRating("IRI", name="Rezaei, Maryam"),))
    assert alphabet_name(player) == "Rezaei, Maryam"
    assert alphabet_name(player._replace(national=())) == "مریم رضایی"
    assert alphabet_name(player._replace(name="Rezaei M")) == "Rezaei M"


def test_who_has_no_name_comes_last() -> None:
    """Behind every script."""
    assert sorted(["-", "ی", "A"], key=alphabet_key) == ["A", "ی", "-"]
