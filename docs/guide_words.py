"""The guide names buttons and pages by the words that stand on them: ``python -m docs.guide_words`` says where it does
not, ``--adopt`` writes the words of the catalogue into the guides of the other languages.

In the English guide such words are in italics, in the others in guillemets, in the same order in every chapter.
"""

from __future__ import annotations

import re
import sys
from functools import cache

import polib

from docs.guide import ROOT, source
from pairwright.faces.desk.guide import CHAPTERS, GUIDES
from pairwright.lean import NamedTuple

LOCALE = ROOT / "src" / "pairwright" / "faces" / "desk" / "locale"
_ENGLISH = re.compile(r"(?<![*\\])\*([^*]+)\*(?!\*)")
_OTHERS = re.compile("«([^»]+)»")
_KEYS = re.compile(r"<kbd>.*?</kbd>|\*\*.*?\*\*", re.DOTALL)
_PLACE = re.compile(r"%\((\w+)\)s")
_NUMBER = re.compile(r"\d+")
PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


class Label(NamedTuple):
    """Words of the English guide, where they stand, and what the guide of another language and its screens say."""

    chapter: str
    english: str
    said: str
    on_screen: str


@cache
def catalogue(language: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """What an English label may look like, and its words in the language (empty: not translated)."""
    found = []
    for entry in polib.pofile(str(LOCALE / language / "LC_MESSAGES" / "django.po")):
        for text in (entry.msgid, entry.msgid_plural):
            if text and not entry.obsolete:
                parts = [r"\d+" if at % 2 else re.escape(part) for at, part in enumerate(_PLACE.split(text))]
                words = "" if "fuzzy" in entry.flags else entry.msgstr or entry.msgstr_plural.get(1, "")
                found.append((re.compile("".join(parts) + r"\.?"), words))
    return tuple(found)


def english_labels(chapter: str) -> list[str]:
    """The words of the screens in a chapter of the English guide, in order."""
    text = _KEYS.sub("", source("en", chapter).read_text("utf-8"))
    return [" ".join(found.split()) for found in _ENGLISH.findall(text)]


def labels(language: str) -> list[Label]:
    """Every label with what the guide of a language says for it. Raises ValueError: a chapter names more or fewer."""
    result = []
    for chapter in CHAPTERS:
        english = english_labels(chapter)
        said = _OTHERS.findall(source(language, chapter).read_text("utf-8"))
        if len(english) != len(said):
            pairs = "\n".join(f"  {one} = {other}" for one, other in zip(english, said, strict=False))
            raise ValueError(f"{language}/{chapter}: {len(said)} labels, {len(english)} in English\n{pairs}")
        result += [
            Label(chapter, one, other, translated(one, language)) for one, other in zip(english, said, strict=True)
        ]
    return result


def translated(english: str, language: str) -> str:
    """What stands on the screen for it, or empty: not in the catalogue, or not translated yet."""
    for pattern, words in catalogue(language):
        if words and pattern.fullmatch(english):
            spoken = words
            for number in _NUMBER.findall(english):
                spoken = _PLACE.sub(number.translate(PERSIAN), spoken, count=1)
            return spoken.removesuffix(".") if not english.endswith(".") else spoken
    return ""


def unknown() -> list[tuple[str, str]]:
    """Labels of the English guide that stand on no screen: chapter and words."""
    shapes = [pattern for pattern, _words in catalogue(GUIDES[1])]
    return [
        (chapter, label)
        for chapter in CHAPTERS
        for label in english_labels(chapter)
        if not any(shape.fullmatch(label) for shape in shapes)
    ]


def adopt(language: str) -> int:
    """Write the words of the screens into the guide of a language; how many were changed."""
    count = 0
    for chapter in CHAPTERS:
        path = source(language, chapter)
        wanted = iter([one for one in labels(language) if one.chapter == chapter])

        def words(found: re.Match[str], wanted: object = wanted) -> str:
            label: Label = next(wanted)  # type: ignore[call-overload]
            return f"«{label.on_screen or found[1]}»"

        before = path.read_text("utf-8")
        after = _OTHERS.sub(words, before)
        count += before != after
        path.write_text(after, "utf-8")
    return count


def main() -> int:
    """Say what differs, or mend it."""
    wrong = [f"en/{chapter}: no screen says {label!r}" for chapter, label in unknown()]
    for language in GUIDES[1:]:
        if "--adopt" in sys.argv[1:]:
            adopt(language)
        wrong += [
            f"{language}/{one.chapter}: {one.english!r} is «{one.on_screen}» on the screen, «{one.said}» in the guide"
            for one in labels(language)
            if one.on_screen and one.on_screen != one.said
        ]
    print(*wrong, sep="\n")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
