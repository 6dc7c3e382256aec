"""Which column is what: by the heads if there are any, otherwise by what stands in the cells."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from pairwright.app.entries.cells import (
    UnreadableCell,
    cleaned,
    federation_of,
    fide_id_of,
    is_nothing,
    latin_digits,
    rating_of,
    sex_of,
    title_of,
)
from pairwright.app.entries.heads import NAMES, Field, field_of
from pairwright.errors import NotApplicable, Place, Problem, Severity, UnknownCode, listing, say
from pairwright.formats.cells import Row
from pairwright.lean import NamedTuple
from pairwright.model.alphabet import has_latin
from pairwright.model.collation import folded, words_of

_HEADS_WITHIN = 15
"""Rows among which the heads are looked for: above them stand the name of the event, its dates."""
_SHORTEST_FIDE_ID = 5
_EARLIEST_BIRTH = 1920
_BIRTH_LIKE = re.compile(r"\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{4}-\d{2}-\d{2}[ T].*")


class Column(NamedTuple):
    """A column: its place from 1, what stands in it, its head (empty without heads)."""

    place: int
    field: Field
    head: str = ""


class Columns(NamedTuple):
    """What every column is, the rows below the heads, and what was noticed on the way."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    problems: tuple[Problem, ...] = ()


def fields_named(text: str) -> tuple[Field, ...]:
    """``name,rating,-,federation`` as fields. Raises :class:`UnknownCode`, and :class:`NotApplicable` for one named
    twice and for a list without a name."""
    by_name = {field.value: field for field in Field}
    found: list[Field] = []
    for word in text.replace("،", ",").split(","):
        plain = word.strip().lower() or Field.IGNORED.value
        if plain not in by_name:
            raise UnknownCode("column", word.strip(), tuple(by_name))
        if by_name[plain] in found and by_name[plain] is not Field.IGNORED:
            raise NotApplicable(say("columns"), say("{column} stands in it twice", column=plain))
        found.append(by_name[plain])
    if not set(NAMES) & set(found):
        raise NotApplicable(say("columns"), say("one of them has to be the name"))
    return tuple(found)


def told_apart(rows: Sequence[Row], this_year: int, named: Sequence[Field] = ()) -> Columns:
    """What the columns of a table are. ``named`` are the fields the arbiter gave the columns, if he did."""
    width = max(len(row.cells) for row in rows)
    at = _row_of_heads(rows, enough=1 if named else 2)
    heads = rows[at].cells if at >= 0 else ()
    below = tuple(rows[at + 1 :])
    problems = _above(rows, at)
    if named:
        fields = [*named, *[Field.IGNORED] * width][: max(width, len(named))]
        return Columns(_columns(fields, heads), below, problems)
    if heads:
        fields, more = _by_heads(heads, below, width, rows[at].line)
        return Columns(_columns(fields, heads), below, problems + more)
    fields = _by_content(_cells(below, width), this_year)
    return Columns(_columns(fields, ()), below, (*problems, _no_heads(fields)))


def _columns(fields: Sequence[Field], heads: Sequence[str]) -> tuple[Column, ...]:
    titles = [*map(cleaned, heads), *[""] * len(fields)]
    return tuple([Column(place, field, titles[place - 1]) for place, field in enumerate(fields, 1)])


def _cells(rows: Sequence[Row], width: int) -> list[list[str]]:
    """The cells column by column."""
    return [[cleaned(row.cells[at]) if at < len(row.cells) else "" for row in rows] for at in range(width)]


def _row_of_heads(rows: Sequence[Row], enough: int) -> int:
    """The row, from 0, that names a name and something else (``enough`` heads that are known), or has nothing but a
    name; -1 if there is none."""
    for at, row in enumerate(rows[:_HEADS_WITHIN]):
        known = {field_of(cleaned(cell)) for cell in row.cells} - {None}
        has_name = bool(known & {*NAMES, Field.GIVEN_NAME})
        filled = [cell for cell in row.cells if cell]
        if has_name and (len(known) >= enough or len(filled) == 1):
            return at
    return -1


def _above(rows: Sequence[Row], at: int) -> tuple[Problem, ...]:
    if at <= 0:
        return ()
    found = say("what stands above the heads is not read: lines {first} to {last}", first=1, last=rows[at].line - 1)
    return (Problem("above-heads", Severity.NOTICE, Place(rows[at].line), found),)


def _by_heads(
    heads: Sequence[str], rows: Sequence[Row], width: int, line: int
) -> tuple[list[Field], tuple[Problem, ...]]:
    """What the heads say; a field that two columns claim is the first one's, but for two names in two scripts."""
    columns = _cells(rows, width)
    fields: list[Field] = []
    problems: list[Problem] = []
    for at in range(width):
        head = cleaned(heads[at]) if at < len(heads) else ""
        field = _by_cells(field_of(head) or Field.IGNORED, columns[at])
        if field is Field.NAME and Field.NAME in fields and Field.NATIVE_NAME not in fields:
            field = Field.NATIVE_NAME
            first = fields.index(Field.NAME)
            if _is_latin(columns[at]) and not _is_latin(columns[first]):
                fields[first], field = Field.NATIVE_NAME, Field.NAME
        elif field in fields and field is not Field.IGNORED:
            found = say("'{head}' is another column of the same kind ({column})", head=head, column=field.value)
            remedy = say("The first one is read; say what the columns are if it should be this one")
            problems.append(Problem("same-column", Severity.NOTICE, Place(line, at + 1), found, remedy=remedy))
            field = Field.IGNORED
        elif field is Field.IGNORED and any(columns[at]):
            found = say("nothing is known of a column '{head}': it is not read", head=head)
            problems.append(Problem("unknown-column", Severity.NOTICE, Place(line, at + 1), found))
        fields.append(field)
    return _with_a_name(fields), tuple(problems)


def _by_cells(field: Field, cells: Sequence[str]) -> Field:
    """*Nat.* heads national ratings in one list, and the nation in another."""
    filled = [cell for cell in cells if not is_nothing(cell)]
    if field is Field.NATIONAL and filled and 2 * sum(map(_FEDERATION, filled)) > len(filled):
        return Field.FEDERATION
    return field


def _with_a_name(fields: list[Field]) -> list[Field]:
    """A first name or surname alone in its row of heads is the whole name."""
    for alone, other in ((Field.GIVEN_NAME, Field.SURNAME), (Field.SURNAME, Field.GIVEN_NAME)):
        if alone in fields and other not in fields:
            replaced = Field.IGNORED if Field.NAME in fields else Field.NAME
            return [replaced if field is alone else field for field in fields]
    return fields


def _is_latin(cells: Sequence[str]) -> bool:
    filled = [cell for cell in cells if cell]
    return 2 * sum(map(has_latin, filled)) > len(filled)


def _reads(read: Callable[[str], object]) -> Callable[[str], bool]:
    def is_read(cell: str) -> bool:
        try:
            return bool(read(cell))
        except UnreadableCell:
            return False

    return is_read


CODE = 3
"""Letters of a federation; what has more and is read is the name of a country."""
_TESTS: tuple[tuple[Field, Callable[[str], bool]], ...] = (
    (Field.TITLE, _reads(title_of)),
    (Field.SEX, _reads(sex_of)),
    (Field.FEDERATION, lambda cell: (cell.isupper() or len(cell) > CODE) and _reads(federation_of)(cell)),
    (Field.BIRTH, lambda cell: bool(_BIRTH_LIKE.fullmatch(latin_digits(cell)))),
    (Field.FIDE_ID, lambda cell: len(cell) >= _SHORTEST_FIDE_ID and _reads(fide_id_of)(cell)),
)
_RATING = _reads(rating_of)
_FEDERATION = _reads(federation_of)


def _by_content(columns: Sequence[Sequence[str]], this_year: int) -> list[Field]:
    """What the cells look like, kind by kind: the columns that nothing else explains are names, then clubs."""
    fields: list[Field] = [Field.IGNORED] * len(columns)
    filled = [[cell for cell in column if not is_nothing(cell)] for column in columns]
    for at, cells in enumerate(filled):
        if _counts(columns[at]):
            fields[at] = Field.NUMBER
            continue
        for field, test in _TESTS:
            if field not in fields and cells and _nearly_all(cells, test):
                fields[at] = field
                break
    _ratings_and_years(fields, filled, this_year)
    texts = [at for at, cells in enumerate(filled) if cells and fields[at] is Field.IGNORED and _is_text(cells)]
    _names(fields, filled, texts)
    return fields


def _nearly_all(cells: Sequence[str], test: Callable[[str], bool]) -> bool:
    return 10 * sum(map(test, cells)) >= 9 * len(cells)


def _counts(cells: Sequence[str]) -> bool:
    """1, 2, 3 and so on."""
    numbers = [latin_digits(cell).rstrip(".)") for cell in cells]
    return len(cells) > 1 and numbers == [str(number) for number in range(1, len(cells) + 1)]


def _ratings_and_years(fields: list[Field], filled: Sequence[Sequence[str]], this_year: int) -> None:
    """Years are ratings, as far as digits tell: a column of nothing but likely years of birth is one only beside a
    column of ratings."""
    numeric = [
        at
        for at, cells in enumerate(filled)
        if fields[at] is Field.IGNORED and cells and _nearly_all(cells, lambda cell: latin_digits(cell).isdigit())
    ]
    years = [at for at in numeric if _nearly_all(filled[at], lambda cell: _is_year(cell, this_year))]
    ratings = [at for at in numeric if at not in years and _nearly_all(filled[at], _RATING)]
    if not ratings and years:
        ratings = [years.pop(0)]
    if Field.BIRTH not in fields and years:
        fields[years[0]] = Field.BIRTH
    for at, field in zip(ratings, (Field.RATING, Field.NATIONAL), strict=False):
        fields[at] = field


def _is_year(cell: str, this_year: int) -> bool:
    digits = latin_digits(cell)
    return len(digits) == 4 and _EARLIEST_BIRTH <= int(digits) <= this_year


def _is_text(cells: Sequence[str]) -> bool:
    return _nearly_all(cells, lambda cell: bool(folded(cell)) and not any(letter.isdecimal() for letter in cell))


def _names(fields: list[Field], filled: Sequence[Sequence[str]], texts: Sequence[int]) -> None:
    """Of the columns of text: those where hardly anything repeats are names, and the first of all in any case."""
    own = [at for at in texts if at == texts[0] or len({*filled[at]}) * 10 >= len(filled[at]) * 8]
    if not own:
        return
    first, *others = own
    fields[first] = Field.NAME
    if others:
        second = others[0]
        if _is_latin(filled[first]) != _is_latin(filled[second]):
            latin = first if _is_latin(filled[first]) else second
            fields[first] = fields[second] = Field.NATIVE_NAME
            fields[latin] = Field.NAME
        elif second == first + 1 and _short(filled[first]) and _short(filled[second]):
            fields[first], fields[second] = Field.SURNAME, Field.GIVEN_NAME
    rest = [at for at in texts if fields[at] is Field.IGNORED]
    if rest:
        fields[rest[0]] = Field.CLUB


def _short(cells: Sequence[str]) -> bool:
    """One word, mostly: half a name."""
    return 2 * sum(len(words_of(cell)) < 2 for cell in cells) > len(cells)


def _no_heads(fields: Sequence[Field]) -> Problem:
    found = say("no heads: the columns are taken to be {columns}", columns=listing(field.value for field in fields))
    remedy = say("If they are not, say what they are")
    return Problem("no-heads", Severity.NOTICE, Place(), found, remedy=remedy)
