"""What the records of a file have said so far."""

from __future__ import annotations

from pairwright.errors import Place, say
from pairwright.formats.faults import Faults, quoted
from pairwright.formats.kinds.trf.columns import whole
from pairwright.lean import TYPE_CHECKING
from pairwright.model.colour import Colour
from pairwright.model.player import NationalRating
from pairwright.model.points import Points
from pairwright.model.tournament import AbnormalPoints, ByeRequest, Forbidden, Record, TwoGames, VirtualPoints

if TYPE_CHECKING:
    from pairwright.model.knockout.terms import Decision, Knockout


class Said:
    """One statement of a record, and its line."""

    __slots__ = ("code", "line", "value")

    def __init__(self, line: int, code: str, value: int | Colour) -> None:
        self.line = line
        self.code = code
        self.value = value


class Draft:
    """Collects the statements of all records but the player lines; the reader puts them together."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults
        self.information: dict[str, str] = {}
        self.deputies: list[str] = []
        self.round_dates: tuple[str, ...] = ()
        self.rounds: list[Said] = []
        self.colours: list[Said] = []
        self.points: list[tuple[int, str, str, Points]] = []
        """Line, record, symbol and value of every statement of a scoring."""
        self.system = ""
        self.tie_breaks: tuple[str, ...] = ()
        self.ranks_by: tuple[str, ...] = ()
        self.by_position = False
        self.forbidden: list[tuple[int, str, Forbidden]] = []
        self.byes: list[tuple[int, ByeRequest]] = []
        self.absent: list[tuple[int, tuple[int, ...]]] = []
        self.virtual: list[tuple[int, VirtualPoints]] = []
        self.virtual_by_player: list[tuple[int, int, tuple[Points, ...]]] = []
        self.abnormal: list[tuple[int, AbnormalPoints]] = []
        self.line_of_virtual: dict[int, int] = {}
        """The line of the first record XXA of a player."""
        self.comings: list[tuple[int, str, int, tuple[int, ...]]] = []
        """Line, ``Withdrawal``, ``Expulsion`` or ``Late entry``, round and players."""
        self.games: list[tuple[int, TwoGames]] = []
        self.knockout: tuple[int, Knockout] | None = None
        """Line and announcement."""
        self.decisions: list[Decision] = []
        """Of matches of a knockout."""
        self.national: list[tuple[int, int, NationalRating, Record]] = []
        self.stated_players = (0, 0)
        """Line and number of record 062."""
        self.column_of: dict[tuple[int, int], int] = {}
        """Column of a pairing number in a line."""
        self.teams: list[tuple[int, str]] = []
        self.old_teams: list[tuple[int, str]] = []
        self.others: list[Record] = []
        self.team_event = False
        self.team_records: list[tuple[int, str]] = []
        """Lines of a tournament of teams that name teams."""

    def keep(self, text: str) -> None:
        """Keep a line as it stands."""
        self.others.append(Record(text[:3], text[3:]))

    def number(self, line: int, text: str, start: int, end: int, *, least: int = 1, blank: int = 0) -> int:
        """A whole number in columns ``start`` to ``end`` (from 1); ``blank`` where nothing stands.

        Anything else, and a number below ``least``, is a fault; it gives -1.
        """
        part = text[start - 1 : end]
        try:
            value = whole(part) if part.strip() else blank
        except ValueError:
            value = -1
        if value < least:
            self.faults.error(
                "number",
                Place(line, start, end, text[:3]),
                quoted(part),
                say("a number in columns {start}-{end}", start=start, end=end),
            )
            return -1
        return value

    def blank_between(self, line: int, text: str, *columns: int) -> bool:
        """Whether nothing stands in columns (from 1) that keep fields apart; a fault if something does."""
        column = next((column for column in columns if text[column - 1 : column].strip()), 0)
        if column:
            self.faults.error(
                "shifted",
                Place(line, column, column, text[:3]),
                quoted(text[column - 1]),
                say("a blank"),
                say("Move the line's parts into their columns"),
            )
        return not column

    def numbers(self, line: int, text: str, start: int) -> tuple[int, ...]:
        """Pairing numbers from column ``start`` to the end of the line, with blanks between them."""
        found: list[int] = []
        at = start - 1
        if start == 5 and text[3:4].strip():
            at = 3
            self.faults.repair(
                "shifted",
                Place(line, 4, 4, text[:3]),
                quoted(text[3]),
                say("a blank in column 4"),
                say("The numbers were read from column 4 on"),
            )
        listed = text[at:]
        if "," in listed or ";" in listed:
            listed = listed.replace(",", " ").replace(";", " ")
            self.faults.repair(
                "separator",
                Place(line, start, len(text), text[:3]),
                quoted(text[at:]),
                say("pairing numbers with blanks between"),
                say("Read as {numbers}", numbers=" ".join(listed.split())),
            )
        for part in listed.split():
            try:
                value = whole(part) if len(part.lstrip("0")) <= 4 else 0
            except ValueError:
                value = 0
            at = text.index(part, at)
            column = at + 1
            at += len(part)
            if value:
                found.append(value)
                self.column_of[line, value] = column
            elif part.strip("0"):
                self.faults.error(
                    "number",
                    Place(line, column, column + len(part) - 1, text[:3]),
                    quoted(part),
                    say("a pairing number of up to four digits"),
                )
        return tuple(found)


COLOUR_LETTERS = {"W": Colour.WHITE, "B": Colour.BLACK}
