"""The alphabet of the initial order (C.04.2 art. 2.2): one order of names, whatever the language of the screen.

Latin names come first, folded to plain letters; then names in other scripts, by one fixed order of each. Letters alone
count: blanks, hyphens, apostrophes and half-spaces do not. What stands before a comma is compared first.
"""

from __future__ import annotations

from unicodedata import combining, normalize

from pairwright.model.player import Player

_PLAIN = str.maketrans(
    {
        "ı": "i",
        "ø": "o",
        "ł": "l",
        "đ": "d",
        "ð": "d",
        "þ": "th",
        "æ": "ae",
        "œ": "oe",
        "ə": "e",
        "ŋ": "n",
        "ħ": "h",
        "ŧ": "t",
    }
)
"""Latin letters that are no plain letter with a mark."""
_ONE_LETTER = str.maketrans({"ي": "ی", "ى": "ی", "ك": "ک", "ة": "ه", "ە": "ه", "ـ": ""})
"""Letters of Arabic and Persian that are one letter in this order; the bar that only lengthens words."""
_ARABIC_SCRIPT = "ءابپتثجچحخدذرزژسشصضطظعغفقکگلمنهوی"
"""Its letters in order, those of Persian at the places they have there."""
_PLACES = {letter: 0x600 + place for place, letter in enumerate(_ARABIC_SCRIPT)}
_COMMAS = str.maketrans({"،": ","})

AlphabetKey = tuple[int, tuple[int, ...], tuple[int, ...]]
_LATIN, _OTHER, _NAMELESS = range(3)


def alphabet_key(name: str) -> AlphabetKey:
    """What a name is sorted by.

    >>> sorted(["Şahin, Ece", "Ünal, Can", "Sahin, Ali", "O'Brien, Al", "Obi, Di"], key=alphabet_key)
    ['Obi, Di', "O'Brien, Al", 'Sahin, Ali', 'Şahin, Ece', 'Ünal, Can']
    """
    family, given = in_two(name)
    parts = plain_letters(family), plain_letters(given)
    script = _NAMELESS
    if any(parts):
        script = _LATIN if has_latin(name) else _OTHER
    return script, _values(parts[0]), _values(parts[1])


def alphabet_name(player: Player) -> str:
    """The name by which a player is sorted: his own if it is in Latin letters, else one that is from a national record,
    else his own."""
    names = [player.name, *[record.name for record in player.national]]
    return next((name for name in names if has_latin(name)), player.name)


def plain_letters(text: str) -> str:
    """The letters and digits, without marks, capitals, or variants of a letter."""
    if text.isascii():
        return "".join(filter(str.isalnum, text.lower()))
    plain = normalize("NFKD", text.casefold()).translate(_PLAIN).translate(_ONE_LETTER)
    return "".join([letter for letter in plain if not combining(letter) and letter.isalnum()])


def in_two(name: str) -> tuple[str, str]:
    """What stands before the comma of a name, Latin or Arabic, and what stands after it."""
    family, _, given = name.translate(_COMMAS).partition(",")
    return family, given


def has_latin(name: str) -> bool:
    """Whether a name has Latin letters."""
    return any("a" <= letter <= "z" for letter in plain_letters(name))


def _values(letters: str) -> tuple[int, ...]:
    return tuple([_PLACES.get(letter, ord(letter)) for letter in letters])
