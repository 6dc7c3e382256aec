"""Words in the languages of the users.

The English template of a :class:`~pairwright.errors.Sentence` is its key in the gettext catalogues, which live in
``locale/<language>/LC_MESSAGES/pairwright.mo`` beside this file. A language is known once its catalogue is there;
English needs none.
"""

from __future__ import annotations

import os

from pairwright.errors import Listing, Sentence, UnknownCode

SOURCE_LANGUAGE = "en"
LOCALE = os.path.join(os.path.dirname(__file__), "locale")
DOMAIN = "pairwright"

CONTROLS = dict.fromkeys((*range(32), *range(127, 160)), " ")
"""For ``str.translate``: a file may hold line ends and orders to a terminal where a name should be."""


def languages(folder: str = "") -> tuple[str, ...]:
    """Codes of the languages there are words for, English first."""
    folder = folder or LOCALE
    try:
        found = os.listdir(folder)
    except FileNotFoundError:
        found = []
    ready = [code for code in found if os.path.isfile(os.path.join(folder, code, "LC_MESSAGES", f"{DOMAIN}.mo"))]
    return (SOURCE_LANGUAGE, *sorted(ready))


def check_language(language: str, folder: str = "") -> str:
    """The language, if there are words for it. Raises :class:`UnknownCode`."""
    code = language.partition("_")[0].partition("-")[0].lower()
    if code not in languages(folder):
        raise UnknownCode("language", language, languages(folder))
    return code


def choose_language(language: str) -> str:
    """Let this run of the program speak a language. Raises :class:`UnknownCode`."""
    _chosen[0] = check_language(language)
    return _chosen[0]


def chosen_language() -> str:
    """The language this run of the program speaks."""
    return _chosen[0]


_chosen = [SOURCE_LANGUAGE]


def translate(sentence: Sentence, language: str = SOURCE_LANGUAGE, folder: str = "") -> str:
    """The sentence in a language; sentences inside it are translated too. A template without a translation
    stays English. Raises :class:`UnknownCode` for a language without a catalogue."""
    if language == SOURCE_LANGUAGE:
        return str(sentence)
    check_language(language, folder)
    from gettext import translation

    catalogue = translation(DOMAIN, folder or LOCALE, [language])
    template = catalogue.gettext(sentence.template) if sentence.template else ""
    values = {key: _translated(value, language, folder) for key, value in sentence.values}
    return template.format_map(values) if values else template


def _translated(value: object, language: str, folder: str) -> object:
    if isinstance(value, Sentence):
        return translate(value, language, folder)
    if isinstance(value, Listing):
        return ", ".join(translate(item, language, folder) for item in value.items)
    return value
