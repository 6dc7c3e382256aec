"""``make words``: bring the catalogues up to date; and the tools of translators.

::

    python -m docs.words                       update and compile the catalogues, say what is missing and what is wrong
    python -m docs.words todo fa files [N]     the texts of a part that are not translated (the first N), as a .po file
    python -m docs.words take fa FILE.po ...   put the translations of such files into the catalogue, and compile it
"""

from __future__ import annotations

import os
import sys

import polib

from docs.words.catalogues import (
    BOOKS,
    CORE,
    DESK,
    PARTS,
    PLURALS,
    Book,
    faults,
    found,
    is_missing,
    part_of,
    update,
    write,
)


def main(arguments: list[str]) -> int:
    """What was asked for; 1 if something is wrong."""
    match arguments:
        case []:
            return max([_refresh(book, language) for book in BOOKS for language in PLURALS]) or _unknown()
        case ["todo", language, part, *most] if language in PLURALS and part in PARTS:
            return _todo(language, part, int(most[0]) if most else 0)
        case ["take", language, *files] if language in PLURALS and files:
            return _take(language, files)
        case _:
            print(__doc__, file=sys.stderr)
            return 2


def _unknown() -> int:
    for call in found().unknown:
        print(f"{call.file}:{call.line}: the text cannot be followed: {call.code}")
    return int(bool(found().unknown))


def _refresh(book: Book, language: str) -> int:
    catalogue = update(book, language)
    write(book, language, catalogue)
    missing = sum(map(is_missing, catalogue))
    print(f"{book.name} {language}: {len(catalogue)} texts, {missing} not translated")
    return _report(book, language, catalogue)


def _report(book: Book, language: str, entries: polib.POFile) -> int:
    wrong = [(entry.msgid, fault) for entry in entries for fault in faults(book, entry, language)]
    for text, fault in wrong:
        print(f"{language}: {text!r}: {fault}")
    return int(bool(wrong))


def _todo(language: str, part: str, most: int) -> int:
    chosen = polib.POFile(wrapwidth=110)
    book = DESK if part == "pages" else CORE
    for entry in update(book, language):
        if is_missing(entry) and part_of([file for file, _ in entry.occurrences]) == part:
            chosen.append(entry)
    if most:
        del chosen[most:]
    print(chosen)
    return 0


def _take(language: str, files: list[str]) -> int:
    wrong = taken = 0
    for book in BOOKS:
        catalogue = update(book, language)
        known = {(entry.msgid, entry.msgid_plural): entry for entry in catalogue}
        for file in files:
            for entry in polib.pofile(file):
                own = known.get((entry.msgid, entry.msgid_plural))
                found_faults = list(faults(book, entry, language)) if own is not None else []
                if own is None or is_missing(entry):
                    continue
                if found_faults:
                    print(f"{file}: {entry.msgid!r}: {found_faults[0]}")
                    wrong = 1
                    continue
                own.msgstr, own.msgstr_plural = entry.msgstr, dict(entry.msgstr_plural)
                own.tcomment = entry.tcomment or own.tcomment
                taken += 1
        write(book, language, catalogue)
    print(f"{language}: {taken} taken")
    return max(wrong, *[_refresh(book, language) for book in BOOKS])


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.support.desk_settings")
    sys.exit(main(sys.argv[1:]))
