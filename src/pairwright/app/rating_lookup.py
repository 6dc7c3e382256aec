"""Rating lists in one file in which players are looked up, by id and by name; and entries filled in from it."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence

from pairwright.app.entries.differences import year_of
from pairwright.app.entries.entry import Entries, Entry, Terms
from pairwright.app.entries.heads import Field
from pairwright.app.entries.repeats import without_repeats
from pairwright.errors import NotApplicable, Place, Problem, Sentence, Severity, say
from pairwright.formats.rating_lists import FIDE, RatedPlayer, fide_players, is_fide_list
from pairwright.lean import TYPE_CHECKING
from pairwright.model.collation import folded, name_keys, words_of

if TYPE_CHECKING:
    import sqlite3
    from types import TracebackType
    from typing import Self

MOST_ROWS = 2_000_000
"""Of a national list."""
_APPLICATION = 0x50575254
"""What marks a file as one of these ("PWRT")."""
_FIELDS = RatedPlayer._fields
_SCHEMA = f"""
CREATE TABLE players (list, id, name, federation, sex, title, rating, rapid, blitz, birth, fide_id, key, words);
PRAGMA application_id = {_APPLICATION};
"""
_INDEXES = """
CREATE INDEX by_id ON players (list, id);
CREATE INDEX by_fide_id ON players (fide_id);
CREATE INDEX by_key ON players (key);
CREATE INDEX by_words ON players (words);
"""
_SELECT = f"SELECT {', '.join(_FIELDS)} FROM players WHERE "


def players_of(path: str, terms: Terms) -> Iterator[RatedPlayer]:
    """The players of one list: FIDE's, or a table of a federation, whose code is in the rows or in ``terms``.

    Raises ``OSError`` and what reading raises; :class:`NotApplicable` for a national list of no federation.
    """
    with open(path, "rb") as file:
        head = file.read(4096)
        file.seek(0)
        if is_fide_list(head) or (head.startswith(b"PK\3\4") and path.lower().endswith(".zip")):
            yield from fide_players(file)
            return
        data = file.read()
    from pairwright.app.entries.reading import entries_in
    from pairwright.formats.cells import read_table

    if not terms.federation:
        reason = say("which federation's list is it? Name it")
        raise NotApplicable(path, reason)
    for entry in entries_in(read_table(data, most=MOST_ROWS), terms).rows:
        yield RatedPlayer(
            terms.federation,
            entry.national_id,
            entry.native_name or entry.name,
            entry.federation,
            entry.sex,
            entry.title,
            entry.national or entry.rating,
            birth=entry.birth,
            fide_id=entry.fide_id,
        )


def build(path: str, players: Iterable[RatedPlayer]) -> int:
    """Write the players into a new file, which stands there whole or not at all; the value is how many there are.

    Of two with one id on one list the later counts. Raises ``OSError``.
    """
    import sqlite3
    from contextlib import closing

    target = os.path.realpath(path)
    temporary = os.path.join(os.path.dirname(target), f".pairwright-{os.urandom(6).hex()}.tmp")
    try:
        with closing(sqlite3.connect(temporary)) as base:
            base.execute("PRAGMA journal_mode = OFF")
            base.executescript(_SCHEMA)
            places = ", ".join("?" * (len(_FIELDS) + 2))
            rows = ((*player, folded(player.name), "".join(sorted(words_of(player.name)))) for player in players)
            base.executemany(f"INSERT INTO players VALUES ({places})", rows)
            base.executescript(_INDEXES)
            base.execute(
                "DELETE FROM players WHERE id != '' AND rowid NOT IN "
                "(SELECT max(rowid) FROM players WHERE id != '' GROUP BY list, id)"
            )
            base.commit()
            (count,) = base.execute("SELECT count(*) FROM players").fetchone()
        os.replace(temporary, target)
    except BaseException as error:
        if os.path.exists(temporary):
            os.unlink(temporary)
        if isinstance(error, sqlite3.OperationalError):
            raise OSError(5, str(error), path) from None
        raise
    return int(count)


class RatingLookup:
    """A file of rating lists, open for looking up; ``with`` closes it."""

    def __init__(self, path: str) -> None:
        """Raises ``OSError``, and :class:`NotApplicable` for a file that is none of these."""
        import sqlite3
        from pathlib import Path

        with open(path, "rb"):
            pass  # a file that is not there, or may not be read, says so itself
        self._base: sqlite3.Connection = sqlite3.connect(f"{Path(path).absolute().as_uri()}?mode=ro", uri=True)
        try:
            (application,) = self._base.execute("PRAGMA application_id").fetchone()
        except sqlite3.DatabaseError:
            application = 0
        if application != _APPLICATION:
            self._base.close()
            raise NotApplicable(path, say("it is no file of rating lists: make one (pairwright ratings LIST -o FILE)"))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._base.close()

    def by_id(self, list: str, id: str) -> RatedPlayer | None:
        """The player with this id on a list (``FIDE``, or a federation's)."""
        found = self._found("list = ? AND id = ?", list, id) if id else []
        return found[0] if found else None

    def by_fide_id(self, list: str, fide_id: str) -> RatedPlayer | None:
        """The player of a federation's list who has this FIDE ID there."""
        found = self._found("fide_id = ? AND list = ?", fide_id, list) if fide_id else []
        return found[0] if found else None

    def named(self, list: str, name: str) -> tuple[RatedPlayer, ...]:
        """All players of a list who have this name, in whatever order, capitals and marks."""
        keys = sorted(name_keys(name))
        marks = ", ".join("?" * len(keys))
        condition = f"list = ? AND (key IN ({marks}) OR words IN ({marks}))"
        return tuple(self._found(condition, list, *keys, *keys)) if keys else ()

    def starting(self, text: str, most: int = 20) -> tuple[RatedPlayer, ...]:
        """Players of any list whose names, as the list has them, begin with what was typed: the highest rated ones."""
        key = folded(text)
        if not key:
            return ()
        end = key[:-1] + chr(ord(key[-1]) + 1)
        return tuple(self._found("key >= ? AND key < ? ORDER BY rating DESC, key LIMIT ?", key, end, most))

    def _found(self, condition: str, *values: str | int) -> list[RatedPlayer]:
        return [RatedPlayer(*row) for row in self._base.execute(_SELECT + condition, values)]


def filled(entries: Entries, lookup: RatingLookup, pace: Field = Field.RATING) -> Entries:
    """The entries with what the lists know of them and they do not say; where the two differ, the entry stays and the
    difference is told. ``pace`` is whose rating counts."""
    problems: list[Problem] = []
    rows = [_filled(entry, lookup, pace, problems) for entry in entries.rows]
    kept, repeated = without_repeats(rows)
    known = {(problem.code, problem.place) for problem in entries.problems}
    new = [problem for problem in repeated if (problem.code, problem.place) not in known]
    return Entries(entries.columns, kept, (*entries.problems, *problems, *new))


def _filled(entry: Entry, lookup: RatingLookup, pace: Field, problems: list[Problem]) -> Entry:
    found = _in_list(FIDE, entry, lookup, problems)
    made = _with(entry, found, pace, problems) if found else entry
    federation = made.federation
    national = None
    if federation:
        national = lookup.by_id(federation, made.national_id) or lookup.by_fide_id(federation, made.fide_id)
        national = national or only_possible(lookup.named(federation, entry.native_name or entry.name), made)
    if not national:
        return made
    made = made._replace(
        national=made.national or national.rating,
        national_id=made.national_id or national.id,
        birth=made.birth or national.birth,
        sex=made.sex or national.sex,
    )
    return (
        made if found else made._replace(fide_id=made.fide_id or national.fide_id, title=made.title or national.title)
    )


def _in_list(list: str, entry: Entry, lookup: RatingLookup, problems: list[Problem]) -> RatedPlayer | None:
    if entry.fide_id:
        found = lookup.by_id(list, entry.fide_id)
        if not found:
            told = say("FIDE ID {id} is not in the list", id=entry.fide_id)
            problems.append(_notice(entry, Field.FIDE_ID, told, say("Look whether it is right, and the list new")))
        elif not name_keys(found.name) & (name_keys(entry.name) | name_keys(entry.native_name)):
            told = say(
                "{name} is {other} in the list, by FIDE ID {id}", name=entry.name, other=found.name, id=entry.fide_id
            )
            problems.append(_notice(entry, Field.NAME, told, say("Look whether it is the same player")))
        return found
    named = lookup.named(list, entry.name)
    found = only_possible(named, entry)
    if named and not found:
        told = say("{name}: several in the list have the name, and nothing tells which", name=entry.name)
        if len(named) == 1:
            told = say("{name}: who has the name in the list has another year of birth or federation", name=entry.name)
        remedy = say("Nothing is taken from it: add the FIDE ID, or the year of birth and the federation")
        problems.append(_notice(entry, Field.NAME, told, remedy))
    return found


def only_possible(players: Sequence[RatedPlayer], entry: Entry) -> RatedPlayer | None:
    """The one player whom nothing contradicts; None if there is none, or several."""
    possible = [
        player
        for player in players
        if not (year_of(entry.birth) and year_of(player.birth) and year_of(entry.birth) != year_of(player.birth))
        and not (entry.federation and player.federation and entry.federation != player.federation)
    ]
    return possible[0] if len(possible) == 1 else None


def _with(entry: Entry, found: RatedPlayer, pace: Field, problems: list[Problem]) -> Entry:
    rating = {Field.RAPID: found.rapid, Field.BLITZ: found.blitz}.get(pace, found.rating)
    for field, own, listed in (
        (Field.RATING, entry.rating, rating),
        (Field.TITLE, entry.title, found.title),
        (Field.FEDERATION, entry.federation, found.federation),
    ):
        if own and listed and own != listed:
            told = say(
                "{name}: {field} {own}, in the list {listed}",
                name=entry.name,
                field=field.value,
                own=own,
                listed=listed,
            )
            problems.append(_notice(entry, field, told, say("The entry is kept; correct it if the list is right")))
    return entry._replace(
        rating=entry.rating or rating,
        title=entry.title or found.title,
        federation=entry.federation or found.federation,
        fide_id=entry.fide_id or found.fide_id,
        sex=entry.sex or found.sex,
        birth=entry.birth or found.birth,
    )


def _notice(entry: Entry, field: Field, found: Sentence, remedy: Sentence) -> Problem:
    return Problem("rating-list", Severity.NOTICE, Place(entry.line, record=field.value), found, remedy=remedy)
