"""Words in the languages of the users.

The English template of a :class:`~pairwright.errors.Sentence` is its key in the gettext catalogues, which live in
``locale/<language>/LC_MESSAGES/pairwright.mo`` beside this file. A language is known once its catalogue is there;
English needs none. ``make words`` writes
them (docs/developers/translating.md).
"""

from __future__ import annotations

import os

from pairwright.errors import Sentence, UnknownCode
from pairwright.lean import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable
    from gettext import GNUTranslations

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
    """The language this run of the program speaks: the one chosen, else that of the environment, if there are words
    for it."""
    if not _chosen[0]:
        try:
            choose_language(os.environ.get(VARIABLE) or SOURCE_LANGUAGE)
        except UnknownCode:
            choose_language(SOURCE_LANGUAGE)
    return _chosen[0]


VARIABLE = "PAIRWRIGHT_LANGUAGE"
_chosen = [""]


def direction(language: str) -> str:
    """``rtl`` for languages written from right to left, else ``ltr``."""
    return "rtl" if language.replace("_", "-").partition("-")[0].lower() in _RIGHT_TO_LEFT else "ltr"


_RIGHT_TO_LEFT = frozenset({"ar", "dv", "fa", "he", "ps", "ug", "ur", "yi"})


class Marks(NamedTuple):
    """How a face writes the parts of a sentence: its ``words``, its ``values`` (names, numbers, codes), and words that
    are not translated yet and run in their own direction (``foreign``)."""

    words: Callable[[str], str]
    values: Callable[[str], str]
    foreign: Callable[[str], str]


def translate(sentence: Sentence, language: str = SOURCE_LANGUAGE, folder: str = "", marks: Marks | None = None) -> str:
    """The sentence in a language; sentences inside it are translated too. A template without a translation
    stays English. Raises :class:`UnknownCode` for a language without a catalogue.

    In languages written from right to left every value is isolated, so that ``1-0`` stays ``1-0``: for terminals and
    text files by invisible characters, otherwise by the marks of a face. ``marks=PLAIN`` leaves isolates out, for
    files that programs read.
    """
    if language == SOURCE_LANGUAGE:
        return str(sentence)
    from pairwright.faces.wording.telling import ISOLATES, tell

    if marks is None:
        marks = ISOLATES if direction(language) == "rtl" else PLAIN
    return tell(sentence, language, _catalogue(language, folder or LOCALE), marks)


def _as_it_is(text: str) -> str:
    return text


PLAIN = Marks(_as_it_is, _as_it_is, _as_it_is)


def _catalogue(language: str, folder: str) -> GNUTranslations:
    known = _catalogues.get((language, folder))
    if known is None:
        check_language(language, folder)
        from gettext import GNUTranslations

        with open(os.path.join(folder, language, "LC_MESSAGES", f"{DOMAIN}.mo"), "rb") as file:
            known = _catalogues[language, folder] = GNUTranslations(file)
    return known


_catalogues: dict[tuple[str, str], GNUTranslations] = {}
