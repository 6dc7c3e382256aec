"""The words of every language are there, whole, and what the program runs is what the catalogue says."""

from __future__ import annotations

import re

import polib
import pytest
from docs.words import pages
from docs.words.catalogues import (
    BOOKS,
    CORE,
    DESK,
    DONE,
    PLURALS,
    STATE,
    Book,
    compiled,
    faults,
    found,
    is_missing,
    update,
)

from pairwright.errors import say
from pairwright.faces.wording import languages, translate

LANGUAGES = pytest.mark.parametrize("language", sorted(PLURALS))
OF_BOOKS = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)


def entries(book: Book, language: str) -> polib.POFile:
    """The catalogue as it is committed."""
    return polib.pofile(str(book.path(language)))


def test_every_text_for_users_can_be_followed_to_where_it_stands() -> None:
    """Else nobody could translate it: ``make words`` finds texts in constants, branches, tables and arguments."""
    assert [f"{call.file}:{call.line}: {call.code}" for call in found().unknown] == []


@OF_BOOKS
@LANGUAGES
def test_a_catalogue_holds_what_the_source_says(book: Book, language: str) -> None:
    """``make words`` brings it up to date."""
    committed = {(entry.msgid, entry.msgid_plural) for entry in entries(book, language)}
    assert committed == {(text.one, text.many) for text in book.texts()}


@OF_BOOKS
@LANGUAGES
def test_nothing_is_missing(book: Book, language: str) -> None:
    """While translators are at work the catalogue says so in its head; ``make words`` takes that out."""
    catalogue = entries(book, language)
    missing = [entry.msgid for entry in catalogue if is_missing(entry)]
    assert bool(missing) == (catalogue.metadata[STATE] != DONE)
    if missing:
        pytest.skip(f"{book.name} {language} is being translated: {len(missing)} texts to go")


@OF_BOOKS
@LANGUAGES
def test_translations_keep_their_places_and_their_letters(book: Book, language: str) -> None:
    """No place {x} lost or invented, nothing fuzzy, no letters of a neighbouring language, no bidi controls."""
    assert [(entry.msgid, fault) for entry in entries(book, language) for fault in faults(book, entry, language)] == []


@OF_BOOKS
@pytest.mark.parametrize("language", ["ar", "fa"])
def test_nothing_is_left_in_english(book: Book, language: str) -> None:
    """A translation without a letter of its script is a code, a line of a file or an option."""
    same = {entry.msgid for entry in entries(book, language) if entry.msgstr == entry.msgid}
    words = {text for text in same if re.fullmatch("[A-Za-z][a-z-]+( [a-z-]+)*", text)}
    assert words <= {"varma"}


@OF_BOOKS
@LANGUAGES
def test_the_compiled_catalogue_is_that_of_the_source(book: Book, language: str) -> None:
    """``make words`` compiles it."""
    catalogue = entries(book, language)
    assert book.path(language).with_suffix(".mo").read_bytes() == compiled(catalogue)
    assert compiled(update(book, language)) == compiled(catalogue)


def test_all_languages_can_be_chosen() -> None:
    """English, and one for each catalogue."""
    assert languages() == ("en", *sorted(PLURALS))


@LANGUAGES
def test_a_place_out_of_place_is_a_fault(language: str) -> None:
    """The check of translations can fail: it is not for show."""
    wrong = polib.POEntry(msgid="round {round}", msgstr="{raund}", flags=["fuzzy"])
    assert [fault.partition(":")[0] for fault in faults(CORE, wrong, language)] == [
        "fuzzy",
        "places ['raund'] instead of ['round']",
    ]
    assert translate(say("{marks}", marks="x")) == "x"


def test_only_what_is_counted_may_stay_out_of_a_form() -> None:
    """Two things have a word of their own in Arabic: it needs no number. Every other place stays in every form."""
    one = "%(done)s of %(all)s results are in, %(open)s game is running."
    assert pages.counted()[one] == "open"
    many = one.replace("game is", "games are")
    entry = polib.POEntry(msgid=one, msgid_plural=many, msgstr_plural={1: "%(done)s %(all)s", 2: "%(done)s %(open)s"})
    assert [*faults(DESK, entry, "ar")] == [
        "places ['done', 'open'] instead of ['all', 'done', 'open']: %(done)s %(open)s"
    ]
