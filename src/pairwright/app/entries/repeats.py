"""The same player twice in one list."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.app.entries.entry import Entry
from pairwright.errors import Place, Problem, Sentence, Severity, say
from pairwright.model.collation import name_keys


def without_repeats(rows: Sequence[Entry]) -> tuple[tuple[Entry, ...], list[Problem]]:
    """The rows without those that repeat an earlier one, and what is to be said of them.

    Repeated is who has the FIDE ID of an earlier row, or his name and whole birth. Who has the name only stays, with a
    notice.
    """
    by_id: dict[str, Entry] = {}
    by_name: dict[str, Entry] = {}
    kept: list[Entry] = []
    problems: list[Problem] = []
    for entry in rows:
        keys = name_keys(entry.name)
        namesake = next((by_name[key] for key in sorted(keys) if key in by_name), None)
        owner = by_id.get(entry.fide_id) if entry.fide_id else None
        if owner:
            found = say("FIDE ID {id}, which line {line} has too", id=entry.fide_id, line=owner.line)
            problems.append(_not_entered("same-id", entry, "fide-id", found))
            continue
        if namesake and _is_same(namesake, entry):
            found = say("{name}: the same name and birth as in line {line}", name=entry.name, line=namesake.line)
            problems.append(_not_entered("same-player", entry, "name", found))
            continue
        if namesake:
            found = say("{name}: the same name as in line {line}", name=entry.name, line=namesake.line)
            remedy = say("If it is the same player, refuse one of the two")
            place = Place(entry.line, record="name")
            problems.append(Problem("same-name", Severity.NOTICE, place, found, remedy=remedy))
        by_id |= {entry.fide_id: entry} if entry.fide_id else {}
        for key in keys:
            by_name.setdefault(key, entry)
        kept.append(entry)
    return tuple(kept), problems


def _is_same(one: Entry, other: Entry) -> bool:
    """Nothing tells the two of one name apart, and their birth says that they are one; a list of names alone says
    nothing."""
    differs = one.fide_id and other.fide_id and one.fide_id != other.fide_id
    return bool(one.birth) and one.birth == other.birth and not differs


def _not_entered(code: str, entry: Entry, record: str, found: Sentence) -> Problem:
    remedy = say("The later row is not entered; correct one of the two if they are different players")
    place = Place(entry.line, record=record)
    return Problem(code, Severity.ERROR, place, found, say("every player once"), remedy)
