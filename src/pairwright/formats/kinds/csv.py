"""Entries as comma-separated values: one line per player, the first line names the columns.

Written: number, name, rating, title, sex, federation, fide_id, birth; club, category and national ratings if there are
any. Read: any of them in any order, with other common names for them, and ``national`` (the rating on the list
of the player's federation), ``ingo`` and ``bcf``, which are converted for players without a rating. A file without
numbers is numbered by rating, then title, then name (C.04.2 art. 2.2).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pairwright.errors import Place, Problem, Sentence, Severity, TooLarge, say
from pairwright.formats.base import Reading, Strictness, Writing, settled
from pairwright.lean import NamedTuple
from pairwright.model.initial_order import numbered
from pairwright.model.player import NationalRating, Player
from pairwright.model.tournament import LARGEST_NUMBER, Tournament

COLUMNS = ("number", "name", "rating", "title", "sex", "federation", "fide_id", "birth")
FURTHER = ("club", "category")
"""Columns that are there only if somebody has something in them."""
_OTHER_NAMES = {
    "no": "number",
    "no.": "number",
    "#": "number",
    "nr": "number",
    "starting rank": "number",
    "player": "name",
    "elo": "rating",
    "rtg": "rating",
    "fed": "federation",
    "fide id": "fide_id",
    "fideid": "fide_id",
    "id": "fide_id",
    "born": "birth",
    "birthday": "birth",
    "birth date": "birth",
    "gender": "sex",
    "national rating": "national",
    "nat": "national",
    "local rating": "national",
}
_SEPARATORS = ",;\t"
_DECIMAL = re.compile(r"[0-9]{1,4}(\.[0-9]{1,3})?").fullmatch


class CsvFormat(NamedTuple):
    """Entries only: what happened in the rounds is not in it."""

    code: str = "csv"
    title: str = "entries as comma-separated values (numbers, names, ratings)"

    def recognises(self, data: bytes) -> str:
        """``csv`` if the first line names columns, the name of the players among them."""
        first = data[:4096].lstrip(b"\xef\xbb\xbf").replace(b"\r", b"\n").split(b"\n", 1)[0].decode("latin-1")
        return self.code if len(first) < 4096 and "name" in _column_names(first, _separator(first)) else ""

    def read(self, data: bytes, strictness: Strictness, encoding: str) -> Reading:
        """The entries. Raises :class:`~pairwright.errors.UnreadableFile` with every fault, :class:`TooLarge`."""
        from pairwright.formats.encoding import decode, without_controls
        from pairwright.formats.faults import Faults

        faults = Faults()
        text, used = decode(data, encoding, faults)
        text = without_controls(text, faults)
        problems = faults.problems
        players = _players(text, problems)
        if not players and not any(problem.severity is Severity.ERROR for problem in problems):
            problems.append(Problem("no-players", Severity.ERROR, Place(), say("no players under the column names")))
        return Reading(Tournament(players=tuple(players)), settled(problems, strictness), used, self.code)

    def write(self, tournament: Tournament) -> Writing:
        """The entries; everything else of the tournament is a loss."""
        import csv
        import io

        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        own = [_own_national(player) for player in tournament.players]
        columns = (*COLUMNS, *[name for name in FURTHER if any(getattr(one, name) for one in tournament.players)])
        writer.writerow((*columns, "national") if any(own) else columns)
        bare = []
        for player, national in zip(tournament.players, own, strict=True):
            row = player._asdict()
            writer.writerow([_cell(row[name]) for name in columns] + ([_cell(national)] if any(own) else []))
            listed = (NationalRating(player.federation, national),) if national else ()
            bare.append(Player(player.number, **{name: row[name] for name in columns[1:]}, national=listed))
        losses: tuple[Problem, ...] = ()
        if tournament != Tournament(players=tuple(bare)):
            losses = (
                Problem(
                    "loss", Severity.NOTICE, Place(), say("rounds, results and settings: csv has the entries only")
                ),
            )
        return Writing(out.getvalue(), losses)


def _own_national(player: Player) -> int:
    """The rating on the list of the player's own federation; 0 without one, or without a federation."""
    own = [record.rating for record in player.national if player.federation and record.federation == player.federation]
    return own[0] if own else 0


def _cell(value: object) -> str:
    return "" if value == 0 else str(value)


def _separator(line: str) -> str:
    return max(_SEPARATORS, key=line.count)


def _column_names(line: str, separator: str) -> list[str]:
    names = [name.strip().strip('"').strip().lower() for name in line.lstrip("\ufeff").split(separator)]
    return [_OTHER_NAMES.get(name, name.replace(" ", "_")) for name in names]


def _rows(text: str, problems: list[Problem]) -> Iterator[tuple[int, dict[str, str]]]:
    """Line and fields of every player."""
    import csv
    import io

    first = text.replace("\r", "\n").split("\n", 1)[0]
    separator = _separator(first)
    names = _column_names(first, separator)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator)
    try:
        next(reader, None)
        for row in reader:
            fields = [field.strip() for field in row]
            if not any(fields):
                continue
            if any(fields[len(names) :]):
                problems.append(
                    _fault(
                        "fields",
                        reader.line_num,
                        say("{count} fields", count=len(fields)),
                        say("at most {count}, as in the first line", count=len(names)),
                    )
                )
            yield reader.line_num, dict(zip(names, fields, strict=False))
    except csv.Error as error:
        problems.append(_fault("csv", reader.line_num, say("{text}", text=str(error)), say("comma-separated values")))


def _players(text: str, problems: list[Problem]) -> list[Player]:
    players: list[Player] = []
    lines: dict[int, int] = {}
    for line, fields in _rows(text, problems):
        number = _whole(line, "number", fields.get("number", ""), problems)
        rating = _whole(line, "rating", fields.get("rating", ""), problems) or _converted(line, fields, problems)
        if number and number in lines:
            problems.append(
                _fault(
                    "same-number",
                    line,
                    say("number {number}, which line {other} has too", number=number, other=lines[number]),
                    say("another number for every player"),
                )
            )
        lines.setdefault(number, line)
        if number > LARGEST_NUMBER or len(players) >= LARGEST_NUMBER:
            raise TooLarge("players", max(number, len(players) + 1), LARGEST_NUMBER)
        players.append(
            Player(
                number,
                fields.get("name", ""),
                rating,
                _title(fields.get("title", "")),
                _sex(line, fields.get("sex", ""), problems),
                fields.get("federation", ""),
                fields.get("fide_id", ""),
                fields.get("birth", ""),
                national=_national(line, fields, problems),
                club=fields.get("club", ""),
                category=fields.get("category", ""),
            )
        )
    return _numbered(players, problems)


def _national(line: int, fields: dict[str, str], problems: list[Problem]) -> tuple[NationalRating, ...]:
    """The rating on the list of the player's federation, if there is one."""
    rating = _whole(line, "national", fields.get("national", ""), problems)
    federation = fields.get("federation", "")
    if rating and not federation:
        problems.append(
            Problem(
                "national",
                Severity.REPAIR,
                Place(line, record="national"),
                say("a national rating of a player without a federation"),
                say("the federation whose list it is from"),
                say("Read as if it were blank"),
            )
        )
        return ()
    return (NationalRating(federation, rating),) if rating else ()


def _converted(line: int, fields: dict[str, str], problems: list[Problem]) -> int:
    """The rating that an Ingo number or a BCF grade stands for; 0 without one."""
    from fractions import Fraction

    from pairwright.ratings.conversions import from_bcf, from_ingo

    for name, convert in (("ingo", from_ingo), ("bcf", from_bcf)):
        text = fields.get(name, "")
        plain = text.replace(",", ".")
        if not text:
            continue
        if not _DECIMAL(plain):
            problems.append(_no_number(line, name, text))
            continue
        rating = convert(Fraction(plain))
        found = say("{scale} {value} is taken as the rating {rating}", scale=name, value=text, rating=rating)
        problems.append(Problem("converted", Severity.NOTICE, Place(line, record=name), found))
        return rating
    return 0


def _no_number(line: int, name: str, text: str) -> Problem:
    found, expected, remedy = say("'{text}'", text=text), say("a number"), say("Read as if it were blank")
    return Problem(name, Severity.REPAIR, Place(line, record=name), found, expected, remedy)


def _title(text: str) -> str:
    from pairwright.formats.kinds.trf.columns import fide_title

    try:
        return fide_title(text)
    except ValueError:
        return text


def _sex(line: int, text: str, problems: list[Problem]) -> str:
    sex = {"": "", "m": "m", "w": "w", "f": "w"}.get(text.lower(), "?")
    if sex != "?":
        return sex
    problems.append(
        Problem(
            "sex",
            Severity.REPAIR,
            Place(line, record="sex"),
            say("'{text}'", text=text),
            say("m or w"),
            say("Read as if it were blank"),
        )
    )
    return ""


def _numbered(players: list[Player], problems: list[Problem]) -> list[Player]:
    """Numbers where none are given; some with and some without is a fault."""
    without = [player for player in players if not player.number]
    if not without:
        return players
    if len(without) < len(players):
        problems.append(
            Problem(
                "number",
                Severity.ERROR,
                Place(),
                say("{count} players without a number", count=len(without)),
                say("a number for every player, or for none"),
            )
        )
        return players
    problems.append(
        Problem(
            "number",
            Severity.NOTICE,
            Place(),
            say("no numbers: the players were numbered by rating, title and name"),
        )
    )
    return list(numbered(players))


def _whole(line: int, name: str, text: str, problems: list[Problem]) -> int:
    if not text:
        return 0
    if text.isascii() and text.isdigit() and len(text) < 10:
        return int(text)
    plain = "".join(str(int(digit)) if digit.isdecimal() else digit for digit in text)
    if plain.isascii() and plain.isdigit() and len(plain) < 10:
        remedy = say("Read as {number}", number=plain)
        place = Place(line, record=name)
        found, expected = say("'{text}'", text=text), say("digits 0-9")
        problems.append(Problem("digits", Severity.REPAIR, place, found, expected, remedy))
        return int(plain)
    severity = Severity.ERROR if name == "number" else Severity.REPAIR
    remedy = say("Enter a number") if name == "number" else say("Read as if it were blank")
    problems.append(
        Problem(name, severity, Place(line, record=name), say("'{text}'", text=text), say("a whole number"), remedy)
    )
    return 0


def _fault(code: str, line: int, found: Sentence, expected: Sentence) -> Problem:
    return Problem(code, Severity.ERROR, Place(line), found, expected)


OFFERS = (CsvFormat(),)
