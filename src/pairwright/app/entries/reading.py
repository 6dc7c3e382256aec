"""From a table of cells to entries, and everything that is wrong with them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pairwright.app.entries import births, cells, free_lines
from pairwright.app.entries.cells import UnreadableCell, cleaned
from pairwright.app.entries.columns import Column, Columns, told_apart
from pairwright.app.entries.entry import Entries, Entry, Letters, NameOrder, Terms
from pairwright.app.entries.heads import Field, field_of
from pairwright.app.entries.names import (
    in_small_letters,
    is_in_capitals,
    is_total,
    needs_order,
    surname_first,
    without_title,
)
from pairwright.app.entries.repeats import without_repeats
from pairwright.errors import Place, Problem, Sentence, Severity, listing, say, say_n
from pairwright.formats.cells import Row, Table, bounded, read_table
from pairwright.lean import TYPE_CHECKING
from pairwright.model.alphabet import has_latin

if TYPE_CHECKING:
    from typing import TypeVar

    from pairwright.model.tournament import Tournament

    V = TypeVar("V")

_BLANK = say("Read as if it were blank; correct the cell, or enter it by hand later")


def read_entries(data: bytes, terms: Terms, *, encoding: str = "", sheet: str = "") -> Entries:
    """The entries in a file of any kind: a tournament (TRF, JSON), a spreadsheet, CSV, a list of names.

    Raises :class:`~pairwright.errors.UnreadableFile` for a file with nothing usable in it,
    :class:`~pairwright.errors.TooLarge`, and :class:`~pairwright.errors.NotApplicable` where a library is missing.
    """
    from pairwright.formats.base import read, sniff

    if sniff(data) not in ("", "csv"):
        reading = read(data, encoding=encoding)
        return entries_of(reading.tournament, reading.problems)
    return entries_in(read_table(data, encoding, sheet), terms)


def entries_of(tournament: Tournament, problems: tuple[Problem, ...] = ()) -> Entries:
    """The players of a tournament as entries: what it says of them, and nothing of what they played."""
    teams = {member: team.name for team in tournament.teams for member in team.members}
    boards = {member: board for team in tournament.teams for board, member in enumerate(team.members, 1)}
    rows = []
    for player in tournament.players:
        record = next((one for one in player.national if one.federation == player.federation), None)
        made = Entry(player.number, player.name, "", player.title, player.rating, federation=player.federation)
        made = made._replace(fide_id=player.fide_id, birth=player.birth, sex=player.sex)
        made = made._replace(club=player.club, category=player.category)
        if record:
            made = made._replace(national=record.rating, national_id=record.id, native_name=record.name)
        rows.append(made._replace(team=teams.get(player.number, ""), board=boards.get(player.number, 0)))
    return Entries((), tuple(rows), problems)


def entries_in(table: Table, terms: Terms) -> Entries:
    r"""The entries in a table of cells.

    >>> from pairwright.formats.cells import table_of_text
    >>> terms = Terms((2026, 11, 30), federation="TUR")
    >>> found = entries_in(table_of_text("Adı Soyadı\tUKD\tElo\nŞirin Ada\t1500\tyok"), terms)
    >>> found.rows[0].name, found.rows[0].national, found.rows[0].rating
    ('Şirin Ada', 1500, 0)
    """
    columns = _columns(table, terms)
    faults = _Faults(columns.columns, is_divided=table.is_divided or bool(terms.columns))
    faults.found += [*table.problems, *columns.problems]
    if table.others:
        found = say(
            "only the sheet {sheet} is read; there are more: {others}",
            sheet=table.sheet,
            others=listing(table.others),
        )
        faults.found.append(Problem("other-sheets", Severity.NOTICE, Place(), found))
    rows = _Rows(columns, terms, faults)
    read = [entry for row in columns.rows for entry in rows.entry(row)]
    kept, repeated = without_repeats(read)
    if terms.names is NameOrder.AS_WRITTEN:
        faults.found += _of_two_orders(kept)
    if terms.letters is Letters.AS_WRITTEN:
        faults.found += _in_capitals(kept)
    if not kept and not faults.found:
        faults.found.append(Problem("no-players", Severity.ERROR, Place(), say("no players under the heads")))
    problems = sorted([*faults.found, *repeated], key=lambda problem: problem.place[:2])
    return Entries(columns.columns, kept, tuple(problems))


def _of_two_orders(entries: Sequence[Entry]) -> tuple[Problem, ...]:
    """Most names with a comma after the surname, some without one: their surnames are not known."""
    without = [entry for entry in entries if has_latin(entry.name) and needs_order(entry.name)]
    if not without or 2 * len(without) > len(entries):
        return ()
    found = say_n("{count} name has no comma", "{count} names have no comma", count=len(without))
    remedy = say("Say which comes first in names without a comma: they would stand at the wrong letter of lists")
    return (Problem("name-order", Severity.NOTICE, Place(without[0].line), found, remedy=remedy),)


def _in_capitals(entries: Sequence[Entry]) -> tuple[Problem, ...]:
    shouted = [entry for entry in entries if is_in_capitals(entry.name)]
    if not shouted:
        return ()
    found = say_n("{count} name is in capitals", "{count} names are in capitals", count=len(shouted))
    remedy = say("Say whether they are to be written in small letters")
    return (Problem("name-capitals", Severity.NOTICE, Place(shouted[0].line), found, remedy=remedy),)


def _columns(table: Table, terms: Terms) -> Columns:
    rows, year = table.rows, terms.today[0]
    if table.is_divided or len(terms.columns) == 1:
        return told_apart(rows, year, terms.columns)
    first = rows[0].cells[0]
    parts = first.replace("،", ",").split(",")
    if len(parts) == 2 and all(field_of(cleaned(part)) for part in parts):  # two columns with a comma between them
        comma = "," if "," in first else "،"
        divided = bounded(Row(row.line, tuple(row.cells[0].split(comma))) for row in rows)
        return told_apart(divided, year, terms.columns)
    if field_of(cleaned(first)):
        return told_apart(rows, year, terms.columns)
    return told_apart(free_lines.divided(rows), year, free_lines.COLUMNS)


class _Faults:
    """Collects what is wrong, each with its line, its column and the head of the column."""

    def __init__(self, columns: Sequence[Column], *, is_divided: bool) -> None:
        self.found: list[Problem] = []
        self._columns = {column.field: column for column in columns}
        self._is_divided = is_divided

    def tell(
        self, severity: Severity, line: int, field: Field, found: Sentence, expected: Sentence, remedy: Sentence
    ) -> None:
        column = self._columns.get(field)
        place = Place(line, column.place if column and self._is_divided else 0, record=field.value)
        self.found.append(Problem(f"entry-{field.value}", severity, place, found, expected, remedy))


_EXPECTED = {
    Field.TITLE: say("GM, IM, FM, CM, WGM, WIM, WFM or WCM"),
    Field.RATING: say("a rating from {lowest} to {highest}", lowest=cells.LOWEST_RATING, highest=cells.HIGHEST_RATING),
    Field.FEDERATION: say("a code of three letters, such as IRI or TUR"),
    Field.FIDE_ID: say("a FIDE ID: digits, at most {count}", count=cells.LONGEST_FIDE_ID),
    Field.SEX: say("m or w"),
    Field.BIRTH: say("a date of birth that is past, with all four digits of its year, or a year"),
    Field.BOARD: say("the number of a board"),
}
for _pace in (Field.RAPID, Field.BLITZ, Field.NATIONAL):
    _EXPECTED[_pace] = _EXPECTED[Field.RATING]


class _Rows:
    """Reads rows by their columns."""

    def __init__(self, columns: Columns, terms: Terms, faults: _Faults) -> None:
        self._places: dict[Field, int] = {
            column.field: column.place - 1 for column in columns.columns if column.field is not Field.IGNORED
        }
        self._terms, self._faults = terms, faults
        written = [self._cell(row, Field.BIRTH) for row in columns.rows]
        self._births = births.habits(written, terms.today, terms.calendar)

    def _cell(self, row: Row, field: Field) -> str:
        at = self._places.get(field, len(row.cells))
        return cleaned(row.cells[at]) if at < len(row.cells) else ""

    def entry(self, row: Row) -> tuple[Entry, ...]:
        """The entry in a row; none without a name."""
        name, native = self._name(row), self._cell(row, Field.NATIVE_NAME)
        if not (name or native):
            found, expected = say("a row without a name"), say("a name in every row")
            remedy = say("It is not entered: give it a name, or leave the row out")
            self._faults.tell(Severity.ERROR, row.line, Field.NAME, found, expected, remedy)
            return ()
        federation = self._read(row, Field.FEDERATION, cells.federation_of, "") or self._terms.federation
        if is_total(name):
            found, remedy = say("'{text}' is a total, and no player", text=name), say("It is not entered")
            self._faults.tell(Severity.NOTICE, row.line, Field.NAME, found, Sentence(""), remedy)
            return ()
        title, called = without_title(name or native)
        called = surname_first(called, self._terms.names)
        if self._terms.letters is Letters.SMALL:
            called = in_small_letters(called, federation)
        made = Entry(
            row.line,
            called,
            native if name else "",
            self._read(row, Field.TITLE, cells.title_of, "") or title,
            self._read(row, self._terms.pace, cells.rating_of, 0),
            self._read(row, Field.NATIONAL, cells.rating_of, 0),
            federation,
            self._read(row, Field.FIDE_ID, cells.fide_id_of, ""),
            cells.plain_id(self._cell(row, Field.NATIONAL_ID)),
            self._birth(row),
            self._read(row, Field.SEX, cells.sex_of, ""),
            self._cell(row, Field.CLUB),
            self._cell(row, Field.CATEGORY),
            self._cell(row, Field.TEAM),
            self._read(row, Field.BOARD, cells.board_of, 0),
        )
        return (self._with_federation(made),)

    def _name(self, row: Row) -> str:
        """The name, in one piece; of two the surname first, with the comma of its script."""
        name, surname, given = (
            self._cell(row, field).strip(" ,،;") for field in (Field.NAME, Field.SURNAME, Field.GIVEN_NAME)
        )
        whole = name
        if not whole:
            comma = ", " if has_latin(surname) else "، "
            whole = f"{surname}{comma}{given}" if surname and given else surname or given
        if any(letter.isdecimal() for letter in whole) and not is_total(whole):
            found, remedy = say("a digit in the name {name}", name=whole), say("Look whether the columns are right")
            self._faults.tell(Severity.NOTICE, row.line, Field.NAME, found, Sentence(""), remedy)
        return whole

    def _read(self, row: Row, field: Field, read: Callable[[str], V], nothing: V) -> V:
        cell = self._cell(row, field)
        try:
            return read(cell) if cell else nothing
        except UnreadableCell:
            self._unreadable(row, field, cell)
            return nothing

    def _unreadable(self, row: Row, field: Field, cell: str) -> None:
        self._faults.tell(Severity.REPAIR, row.line, field, say("'{text}'", text=cell), _EXPECTED[field], _BLANK)

    def _birth(self, row: Row) -> str:
        cell = self._cell(row, Field.BIRTH)
        try:
            found = births.birth_of(cell, self._terms.today, self._births)
        except UnreadableCell:
            self._unreadable(row, Field.BIRTH, cell)
            return ""
        if found.is_rough:
            told = say("'{text}' is a year of another calendar, taken as {year}", text=cell, year=found.text)
            remedy = say("If the player was born in the months after the turn of our year, correct it")
            self._faults.tell(Severity.NOTICE, row.line, Field.BIRTH, told, Sentence(""), remedy)
        return found.text

    def _with_federation(self, entry: Entry) -> Entry:
        """National ratings, ids and names are those of a federation: without one they cannot be kept."""
        if entry.federation or not (entry.national or entry.national_id or entry.native_name):
            return entry
        found, expected = say("national data of a player without a federation"), say("the federation they are from")
        remedy = say("They are left out; add a column, or name the federation of the list")
        self._faults.tell(Severity.REPAIR, entry.line, Field.FEDERATION, found, expected, remedy)
        return entry._replace(national=0, national_id="", native_name="")
