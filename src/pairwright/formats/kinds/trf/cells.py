"""A round read cell by cell: what has one obvious remedy is mended and listed, the rest is a fault."""

from __future__ import annotations

from pairwright.errors import Place, Sentence, Severity, say
from pairwright.formats.faults import Faults, quoted
from pairwright.formats.kinds.trf.columns import BYES, round_columns
from pairwright.formats.kinds.trf.round_column import UNKNOWN, Column, ColumnOfTeams
from pairwright.model.agreement import round_problems
from pairwright.model.colour import Colour
from pairwright.model.result import RESULTS, Result
from pairwright.model.round import ABSENT, RoundEntry

_COLOURS = {"w": Colour.WHITE, "b": Colour.BLACK, "-": Colour.NONE, " ": Colour.NONE}
_RESULTS = {
    **{code: result for code, result in RESULTS.items() if code not in "?*"},
    "?": Result.ADJOURNED,
    " ": Result.PENDING,
}
_OTHER_SIGNS = {
    "½": Result.DRAW,
    "*": Result.PENDING,
    **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212", Result.FORFEIT_LOSS),
}
"""Dashes and the sign of subtraction are the hyphen of a forfeit loss."""
_WITHOUT_OPPONENT = {
    Result.WIN: Result.FULL_BYE,
    Result.UNRATED_WIN: Result.FULL_BYE,
    Result.DRAW: Result.HALF_BYE,
    Result.UNRATED_DRAW: Result.HALF_BYE,
    Result.LOSS: Result.ABSENT,
    Result.UNRATED_LOSS: Result.ABSENT,
    Result.FORFEIT_LOSS: Result.ABSENT,
    Result.PENDING: Result.ABSENT,
}


def read_slowly(column: Column, faults: Faults) -> list[RoundEntry]:
    """The entries, every cell looked at; faults and repairs are collected."""
    entries: dict[int, RoundEntry] = {}
    dropped: dict[int, int] = {}
    unread: set[int] = set()
    known = frozenset(column.players)
    for index, player in enumerate(column.players):
        before = len(faults.problems)
        cell = Cell(column, index, known, faults)
        entries[player] = cell.read()
        if any(problem.severity is Severity.ERROR for problem in faults.problems[before:]):
            unread.add(player)
        if cell.dropped:
            dropped[player] = cell.dropped
    if len(known) == len(column.players):
        _mend(column, entries, dropped, faults)
        _check(column, entries, unread, faults)
    return [entries[player] for player in column.players]


class Cell:
    """One round of one player."""

    def __init__(self, column: Column, index: int, known: frozenset[int], faults: Faults) -> None:
        self.round = column.round
        self.line = column.lines[index]
        self.player = column.players[index]
        self.opponent = column.opponents[index]
        self.text = column.texts[index]
        self.code = column.codes[index]
        self.faults = faults
        self.known = known
        self.dropped = 0
        """The opponent of a bye, who is no opponent."""

    def place(self, part: int) -> Place:
        """Of the opponent (0), the colour (1) or the result (2)."""
        column = round_columns(self.round)[part]
        return Place(self.line, column, column + (3 if part == 0 else 0), "001", self.round, self.player)

    def read(self) -> RoundEntry:
        code = self.code
        if self.opponent == 0 and code in BYES:
            return RoundEntry(0, *BYES[code])
        if code[0] + code[2] + code[4:] != "    " and not self._shifted():
            return ABSENT
        colour = _COLOURS.get(self.code[1].lower())
        result = self._result(self.code[3])
        if colour is None:
            self.faults.error("colour", self.place(1), quoted(self.code[1]), say("w, b or -"))
            return ABSENT
        if self.opponent == UNKNOWN:
            self._no_such_opponent()
            return ABSENT
        if result is None:
            return ABSENT
        if not self.opponent:
            return self._alone(colour, result)
        if result.is_bye:
            self._repair(
                2,
                "bye-with-opponent",
                say("result {result} with opponent {opponent}", result=result.code, opponent=self.opponent),
                say("a bye without an opponent"),
                say("The bye is kept, the opponent dropped"),
            )
            self.dropped = self.opponent
            return RoundEntry(0, Colour.NONE, result)
        return RoundEntry(self.opponent, colour, result)

    def _shifted(self) -> bool:
        """A cell whose three parts are all there, but not in their columns: mended if it can mean one thing."""
        parts = (self.text + self.code).split()
        if len(parts) == 3 and parts[0].isascii() and parts[0].isdigit() and len(parts[1]) == len(parts[2]) == 1:
            number = int(parts[0])
            if number in self.known or not number:
                self._repair(
                    0,
                    "shifted",
                    say("'{text}'", text=self.text + self.code),
                    say("opponent, colour and result in their columns"),
                    say(
                        "Read as opponent {number}, colour {colour}, result {result}",
                        number=number,
                        colour=parts[1],
                        result=parts[2],
                    ),
                )
                self.opponent, self.text = number, f"{number:4d}"
                self.code = f" {parts[1]} {parts[2]}  "
                return True
        opponent, colour, result = round_columns(self.round)
        self.faults.error(
            "shifted",
            Place(self.line, opponent, opponent + 9, "001", self.round, self.player),
            say("'{text}'", text=self.text + self.code),
            say(
                "opponent in columns {first}-{last}, colour in {colour}, result in {result}, blanks between",
                first=opponent,
                last=opponent + 3,
                colour=colour,
                result=result,
            ),
            say("Move the line's parts into their columns"),
        )
        return False

    def _result(self, sign: str) -> Result | None:
        found = _RESULTS.get(sign.upper())
        if found:
            return found
        if sign in _OTHER_SIGNS and self.opponent:
            found = _OTHER_SIGNS[sign]
        elif self.opponent > 0 and not sign.isalnum():
            found = Result.ADJOURNED
        if found:
            self._repair(
                2, "result", quoted(sign), say("1 = 0 W D L + - U F H Z ?"), say("Read as {result}", result=found.code)
            )
            return found
        self.faults.error("result", self.place(2), quoted(sign), say("1 = 0 W D L + - U F H Z ?"))
        return None

    def _no_such_opponent(self) -> None:
        self.faults.error(
            "no-such-player",
            self.place(0),
            say("opponent {opponent}, who is not in the file", opponent=quoted(self.text)),
            say("the starting rank of a player, or 0000"),
            say("Correct the number, or add the player's line"),
        )

    def _alone(self, colour: Colour, result: Result) -> RoundEntry:
        """An entry without opponent that is no plain bye."""
        kept = _WITHOUT_OPPONENT.get(result, result)
        if not (kept.is_bye or kept is Result.FORFEIT_WIN):
            self.faults.error(
                "no-opponent",
                self.place(2),
                say("result {result} without an opponent", result=result.code),
                say("a bye (U, F, H, Z) or an opponent"),
            )
            return ABSENT
        if kept is result or result in (Result.PENDING, Result.FORFEIT_LOSS):
            remedy = say("The colour is dropped")
            part, code, found = 1, "bye-with-colour", say("colour {colour} without an opponent", colour=colour.value)
        else:
            remedy = say("Read as {result}", result=kept.code)
            part, code = 2, "no-opponent"
            found = say("result {result} without an opponent", result=result.code)
        self._repair(part, code, found, say("a bye: 0000, -, and U, F, H or Z"), remedy)
        return RoundEntry(0, Colour.NONE, kept)

    def _repair(self, part: int, code: str, found: Sentence, expected: Sentence, remedy: Sentence) -> None:
        self.faults.repair(code, self.place(part), found, expected, remedy)


def _mend(column: Column, entries: dict[int, RoundEntry], dropped: dict[int, int], faults: Faults) -> None:
    """What one side of a game says and the other leaves out."""
    line_of = dict(zip(column.players, column.lines, strict=True))
    if isinstance(column, ColumnOfTeams):
        _with_absent_teams(entries)
    for player, (opponent, colour, result) in list(entries.items()):
        if not opponent:
            continue
        colour, other = entries[player].colour, entries[opponent]
        part, code, found, remedy = 1, "", Sentence(""), Sentence("")
        if dropped.get(opponent) == player and result in (Result.FORFEIT_WIN, Result.FORFEIT_LOSS):
            kept = result if result is Result.FORFEIT_WIN else Result.ABSENT
            entries[player] = RoundEntry(0, Colour.NONE, kept)
            part, code = 0, "bye-with-opponent"
            found = say("opponent {opponent}, who has a bye", opponent=opponent)
            remedy = say("The opponent is dropped, the points stay")
        elif other.opponent == player and colour is Colour.NONE and other.colour is not Colour.NONE:
            entries[player] = RoundEntry(opponent, other.colour.opposite, result)
            code, found = "no-colour", say("no colour")
            remedy = say(
                "Taken from the line of {opponent}: {colour}", opponent=opponent, colour=other.colour.opposite.value
            )
        elif other.opponent == player and colour is other.colour is Colour.NONE and _forfeited(result, other.result):
            entries[player] = RoundEntry(opponent, Colour.WHITE, result)
            entries[opponent] = RoundEntry(player, Colour.BLACK, other.result)
            code, found = "no-colour", say("no colour in a forfeited game")
            remedy = say("White is put here; a game that was not played gives nobody a colour")
        if code:
            start = round_columns(column.round)[part]
            place = Place(line_of[player], start, start, "001", column.round, player)
            faults.repair(code, place, found, say("an entry that fits the opponent's"), remedy)


_FORFEITS = frozenset((Result.FORFEIT_WIN, Result.FORFEIT_LOSS))


def _forfeited(*results: Result) -> bool:
    return _FORFEITS.issuperset(results)


def _with_absent_teams(entries: dict[int, RoundEntry]) -> None:
    """A player who won because the other team was absent may name any player of that team, whose own line says nothing.
    The first who names him has won against him, the others against nobody."""
    for player, (opponent, colour, result) in list(entries.items()):
        if not opponent or result is not Result.FORFEIT_WIN:
            continue
        other = entries[opponent]
        if not other.opponent and other.result is Result.ABSENT:
            entries[opponent] = RoundEntry(player, colour.opposite, Result.FORFEIT_LOSS)
        elif other.opponent != player and other.result is Result.FORFEIT_LOSS:
            entries[player] = RoundEntry(0, Colour.NONE, result)


_PART = {"same-colour": 1, "no-colour": 1, "bye-with-colour": 1, "one-sided": 0, "own-opponent": 0}


def _check(column: Column, entries: dict[int, RoundEntry], unread: set[int], faults: Faults) -> None:
    """What two lines contradict each other about; nothing can be said of the opponents of ``unread`` players."""
    line_of = dict(zip(column.players, column.lines, strict=True))
    for problem in round_problems(column.round, entries):
        player = problem.place.player
        if player in unread or entries[player].opponent in unread:
            continue
        start = round_columns(column.round)[_PART.get(problem.code, 2)]
        end = start + (3 if _PART.get(problem.code) == 0 else 0)
        place = Place(line_of[player], start, end, "001", column.round, player)
        faults.problems.append(problem._replace(place=place))
