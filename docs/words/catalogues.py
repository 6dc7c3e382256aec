"""The gettext catalogues: written from what the source says, checked, and compiled."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import polib

from docs.words import pages
from docs.words.data import titles
from docs.words.source import PACKAGE, Program
from docs.words.templates import Finder, Text, Unknown
from pairwright.app.team_words import text_of_teams

PLURALS = {
    "ar": "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);",
    "fa": "nplurals=2; plural=(n > 1);",
    "tr": "nplurals=2; plural=(n > 1);",
}
"""As Django has them; English needs no catalogue."""
STATE, DONE, UNDER_WAY = "X-State", "complete", "being translated"
PARTS = {
    "files": ("errors", "app", "formats", "model", "catalogue", "ratings", "state"),
    "answers": ("faces", "tiebreaks", "store"),
    "systems": ("pairing",),
    "rules": ("pairing/rules", "handbook"),
    "pages": ("faces/desk",),
}
"""What a translator can take as one piece of work: the rooms of the program it comes from."""
IN_TWO_FORMS = re.compile(
    r"pairwright/(pairing/(?!rules/|tables/)|state|matching|errors"
    r"|faces/([a-z_]*(words|explanations|reasons)|round_map_svg)|app/(prepare|absent|desk/leaving_table))"
)
"""Where texts about players stand that are said of teams too (:mod:`pairwright.app.team_words`): not the rules in
short, which say themselves whom they pair, nor tables that seat players."""


class Book(NamedTuple):
    """A set of catalogues, one a language: its folder and name, how its places are written, and what gettext calls
    that."""

    folder: Path
    name: str
    place: re.Pattern[str]
    flag: str

    def path(self, language: str) -> Path:
        """The catalogue of a language."""
        return self.folder / language / f"LC_MESSAGES/{self.name}.po"

    def texts(self) -> dict[Text, tuple[str, ...]]:
        """What the source says, with the files where it stands."""
        return found().texts if self is CORE else pages.texts()


CORE = Book(PACKAGE / "faces/wording/locale", "pairwright", re.compile(r"\{(\w*)\}"), "python-brace-format")
DESK = Book(pages.LOCALE, "django", pages.PLACE, "python-format")
BOOKS = (CORE, DESK)


class Found(NamedTuple):
    """All texts of the program with the files they stand in, and the calls that could not be followed."""

    texts: dict[Text, tuple[str, ...]]
    unknown: tuple[Unknown, ...]


@cache
def found() -> Found:
    """Read the source."""
    finder = Finder(Program())
    files: dict[Text, set[str]] = {}
    for text, places in finder.found.items():
        files.setdefault(text, set()).update(file for file, _ in places)
    for text in [one for one, places in files.items() if any(IN_TWO_FORMS.search(file) for file in places)]:
        second = Text(text_of_teams(text.one), text_of_teams(text.many))
        if second != text:
            files.setdefault(second, set()).update(files[text])
    for title, file in titles():
        files.setdefault(Text(title), set()).add(file)
    plural = {text.one for text in files if text.many}
    ordered = sorted(
        (text for text in files if text.many or text.one not in plural), key=lambda text: _order(text, files)
    )
    return Found({text: tuple(sorted(files[text])) for text in ordered}, tuple(finder.unknown))


def _order(text: Text, files: dict[Text, set[str]]) -> tuple[str, str]:
    return min(files[text]), text.one


def part_of(files: Iterable[str]) -> str:
    """The piece of work a text belongs to."""
    room = Path(min(files)).with_suffix("").relative_to("src/pairwright")
    rooms = ["/".join(room.parts[:2]), room.parts[0]]
    return next(part for room in rooms for part, own in PARTS.items() if room in own)


def update(book: Book, language: str) -> polib.POFile:
    """The catalogue with exactly the texts of the source: what is translated stays, new texts are empty."""
    path = book.path(language)
    old = polib.pofile(str(path)) if path.exists() else polib.POFile()
    known = {(entry.msgid, entry.msgid_plural): entry for entry in old if not entry.obsolete}
    made = polib.POFile(wrapwidth=110)
    made.metadata = _metadata(language)
    forms = int(re.findall(r"nplurals=(\d)", PLURALS[language])[0])
    for text, files in book.texts().items():
        flags = [book.flag] if book.place.search(text.one + text.many) else []
        entry = polib.POEntry(
            msgid=text.one, msgid_plural=text.many, occurrences=[(file, "") for file in files], flags=flags
        )
        before = known.get((text.one, text.many))
        if text.many:
            told = before.msgstr_plural if before else {}
            entry.msgstr_plural = {form: told.get(form, "") for form in range(forms)}
        else:
            entry.msgstr = before.msgstr if before else ""
        entry.tcomment = before.tcomment if before else ""
        made.append(entry)
    made.metadata[STATE] = UNDER_WAY if any(map(is_missing, made)) else DONE
    return made


def _metadata(language: str) -> dict[str, str]:
    return {
        "Project-Id-Version": "Pairwright",
        "Language": language,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": PLURALS[language],
    }


def write(book: Book, language: str, catalogue: polib.POFile) -> None:
    """The catalogue and its compiled form."""
    path = book.path(language)
    path.parent.mkdir(parents=True, exist_ok=True)
    catalogue.save(str(path))
    path.with_suffix(".mo").write_bytes(compiled(catalogue))


def compiled(catalogue: polib.POFile) -> bytes:
    """What gettext reads."""
    return bytes(catalogue.to_binary())


def is_missing(entry: polib.POEntry) -> bool:
    """Whether a translation, or a form of it, is not there yet."""
    return not all(entry.msgstr_plural.values()) if entry.msgid_plural else not entry.msgstr


def faults(book: Book, entry: polib.POEntry, language: str) -> Iterator[str]:
    """What is wrong with a translation that is there."""
    place = book.place
    if "fuzzy" in entry.flags:
        yield "fuzzy"
    wanted = set(place.findall(entry.msgid + entry.msgid_plural))
    for told in entry.msgstr_plural.values() if entry.msgid_plural else [entry.msgstr]:
        if not told:
            continue
        places = set(place.findall(told))
        may_miss = {"count", pages.counted().get(entry.msgid, "count")} if entry.msgid_plural else set()
        if places - wanted or wanted - places - may_miss:
            yield f"places {sorted(places)} instead of {sorted(wanted)}: {told}"
        sign = "{" if book is CORE else "%"
        if told.replace(sign * 2, "").count(sign) != len(place.findall(told)):
            yield f"a place is not written as in the English text: {told}"
        if told != told.strip() and entry.msgid == entry.msgid.strip():
            yield f"blanks at its edge: {told}"
        yield from _faults_of_letters(told, language)


_UNWANTED = {
    "fa": (("يىك", "letters of Arabic"), ("ۀ", "ۀ for هٔ"), ("٠١٢٣٤٥٦٧٨٩", "digits of Arabic")),
    "ar": (("پچژگیکۀ", "letters of Persian"), ("۰۱۲۳۴۵۶۷۸۹", "digits of Persian")),
    "tr": (("\u0307", "a dot that is no part of its letter"),),
}
_MARKS = re.compile(r"(?<=[\u0600-\u06ff]),|(?<=[\u0600-\u06ff]);|(?<=[\u0600-\u06ff])\?")
_ORDERS = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def _faults_of_letters(told: str, language: str) -> Iterator[str]:
    for letters, what in _UNWANTED[language]:
        if any(letter in told for letter in letters):
            yield f"{what}: {told}"
    if re.search(r"ـ(?!\{)", told):
        yield f"tatweel (right only where a prefix stands before a place): {told}"
    if language != "tr" and _MARKS.search(told):
        yield f"a mark of Latin script after an Arabic letter: {told}"
    if _ORDERS.search(told):
        yield f"orders about the direction of writing (values are isolated by the program): {told}"
    if re.search("\u200c(?:\\s|$)|(?:^|\\s)\u200c", told):
        yield f"a half-space at the edge of a word: {told}"
