"""Lists and searches in the reader's alphabet.

What a name is sorted by on the screen, and what is found when a few of its letters are typed. Pairing numbers follow
another order, which is the same in every language: :mod:`pairwright.model.alphabet`.
"""

from __future__ import annotations

import re
from unicodedata import decimal, normalize

from pairwright.model.alphabet import has_latin, in_two, plain_letters

_TURKISH = "abcçdefgğhıijklmnoöpqrsştuüvwxyz"
_PERSIAN = "ءآابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی"
_ARABIC = "ءابپتثجچحخدذرزژسشصضطظعغفقکگلمنهوی"
_PLACES = {
    "tr": {letter: place for place, letter in enumerate(_TURKISH, 0x61)},
    "fa": {letter: place for place, letter in enumerate(_PERSIAN, 0x600)},
    "ar": {letter: place for place, letter in enumerate(_ARABIC, 0x600)},
}
"""Letters at their places, above all that are no letters of the alphabet, and Latin below Arabic script."""
_ARABIC_SCRIPT = ("fa", "ar")
_TURKISH_CAPITALS = str.maketrans({"I": "ı", "İ": "i"})
_WORD_ENDS = re.compile(r"[\s,،;.'’/()\u2010-\u2015-]+")
_ARTICLES = ("ال", "al", "el")
"""As they stand before an Arabic name, folded; "el" is how Egypt and the Maghreb write it."""
_SHORTEST_WITHOUT_ARTICLE = 3

SortKey = tuple[int, tuple[int, ...], tuple[int, ...], str]


def sort_key(name: str, language: str) -> SortKey:
    """What a name is sorted by in a list for readers of ``language`` (``en``, ``fa``, ``ar``, ``tr``).

    Names in the reader's own script come first. What stands before a comma is compared first; then the rest; then, for
    names that differ in marks only, the marks.

    >>> sorted(["Şener, Ali", "Irmak, Ece", "İnan, Can", "Sezer, Su"], key=lambda name: sort_key(name, "tr"))
    ['Irmak, Ece', 'İnan, Can', 'Sezer, Su', 'Şener, Ali']
    """
    composed = normalize("NFC", name)
    family, given = in_two(composed)
    is_own = has_latin(composed) != (language in _ARABIC_SCRIPT)
    group = 2 if not plain_letters(composed) else int(not is_own)
    return group, _values(family, language), _values(given, language), composed.casefold()


def _values(text: str, language: str) -> tuple[int, ...]:
    places = _PLACES.get(language) or _PLACES["ar"]
    lowered = text.translate(_TURKISH_CAPITALS) if language == "tr" else text
    found: list[int] = []
    for letter in lowered.casefold():
        own = places.get(letter)
        if own is not None:
            found.append(own)
        else:
            found += [places.get(plain) or _PLACES["ar"].get(plain) or ord(plain) for plain in plain_letters(letter)]
    return tuple(found)


def folded(text: str) -> str:
    """The letters and digits by which texts are compared: without marks, capitals, blanks, half-spaces, variants of
    a letter and a hamza that stands alone (``زهراء``, ``زهرا``); all digits are those of ASCII.

    >>> folded("Işıl ÖZDEMİR") == folded("isil ozdemir")
    True
    """
    letters = plain_letters(text)
    if letters.isascii():
        return letters
    return "".join([str(decimal(letter, letter)) for letter in letters if letter != "ء"])


def words_of(name: str) -> tuple[str, ...]:
    """The words of a name, folded; a half-space joins, a hyphen separates."""
    return tuple([word for word in map(folded, _WORD_ENDS.split(name)) if word])


def finds(query: str, *names: str) -> bool:
    """Whether what somebody typed finds a player of these names (native, Latin).

    Every word typed has to begin a word of the name, with or without the Arabic article; blanks and half-spaces in
    either make no difference. An empty query finds everybody.

    >>> finds("sarv", "Behnam Sârvestânî"), finds("qud", "Yaman al-Qudsiri"), finds("ves", "Behnam Sarvestani")
    (True, True, False)
    """
    asked = words_of(query)
    return not asked or any(_finds(asked, words_of(name)) for name in names)


def _finds(asked: tuple[str, ...], words: tuple[str, ...]) -> bool:
    starts = [start for word in words for start in (word, *_without_article(word))]
    if all(any(start.startswith(word) for start in starts) for word in asked):
        return True
    together = "".join(asked)
    joined = ["".join(words[place:]) for place in range(len(words))]
    return any(rest.startswith(together) for text in joined for rest in (text, *_without_article(text)))


def _without_article(word: str) -> tuple[str, ...]:
    """The word without the article it may begin with."""
    for article in _ARTICLES:
        if word.startswith(article) and len(word) - len(article) >= _SHORTEST_WITHOUT_ARTICLE:
            return (word.removeprefix(article),)
    return ()


def name_keys(name: str) -> frozenset[str]:
    """By what two ways of writing a name are told to be the same: as it stands, with what follows the comma first, and
    with its words in order of the alphabet. Two names are the same if they share one.

    >>> bool(name_keys("ASH, Ann") & name_keys("Ann Ash")), bool(name_keys("علي پور") & name_keys("علی‌پور"))
    (True, True)
    """
    family, given = in_two(name)
    keys = {folded(name), folded(given + family), "".join(sorted(words_of(name)))}
    return frozenset(keys - {""})
