"""Results as they are entered: which boards wait for one, and which act a result on a board amounts to.

A *slot* takes one result. An ordinary board is one slot; in a match of two games each game is one, the colours changed
in the second; in a match of teams each board is one, and the match follows from them.
"""

from __future__ import annotations

from pairwright.app.desk import acts
from pairwright.app.desk.acts import Act
from pairwright.app.desk.event import Correction, Event, Reading
from pairwright.app.desk.levels import first_correctable
from pairwright.app.desk.sheets import BoardRow, RoundSheet, Seated, notation
from pairwright.lean import NamedTuple
from pairwright.model import acts as core
from pairwright.model.result import Result
from pairwright.model.team import is_team_event
from pairwright.model.tournament import TwoGames

RESULTS = {
    "1-0": (Result.WIN, Result.LOSS),
    "5-5": (Result.DRAW, Result.DRAW),
    "0-1": (Result.LOSS, Result.WIN),
    "+--": (Result.FORFEIT_WIN, Result.FORFEIT_LOSS),
    "--+": (Result.FORFEIT_LOSS, Result.FORFEIT_WIN),
    "---": (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS),
    "*": (Result.ADJOURNED, Result.ADJOURNED),
    "0-0": (Result.LOSS, Result.LOSS),
    "5-0": (Result.DRAW, Result.LOSS),
    "0-5": (Result.LOSS, Result.DRAW),
    "w-l": (Result.UNRATED_WIN, Result.UNRATED_LOSS),
    "d-d": (Result.UNRATED_DRAW, Result.UNRATED_DRAW),
    "l-w": (Result.UNRATED_LOSS, Result.UNRATED_WIN),
}
"""What a form calls the results of a game, White first."""

NONE = (Result.PENDING, Result.PENDING)


class Slot(NamedTuple):
    """A place for one result. ``game`` counts within the match (0: the board is no match); ``reading`` is what was read
    back (None: nothing yet), ``correction`` what the rating report is told instead."""

    board: int
    game: int
    white: Seated
    black: Seated
    results: tuple[Result, Result]
    reading: tuple[Result, Result] | None = None
    correction: str = ""

    @property
    def key(self) -> str:
        """``12``, or ``12-3`` for game 3 of match 12."""
        return f"{self.board}-{self.game}" if self.game else str(self.board)

    @property
    def result(self) -> str:
        """As notation."""
        return notation(*self.results)

    @property
    def is_open(self) -> bool:
        """Has it no result yet?"""
        return Result.PENDING in self.results

    @property
    def read(self) -> str:
        """What was read back, as notation; empty for nothing."""
        return notation(*self.reading) if self.reading else ""

    @property
    def agrees(self) -> bool:
        """Is what was read back what stands?"""
        return self.reading == self.results

    @property
    def unrated(self) -> bool:
        """Does it not count for ratings, though it was played?"""
        return self.results[0].played and not self.results[0].rated and self.results[0] is not Result.ADJOURNED


class Match(NamedTuple):
    """A row of the list: the board, and its slots."""

    row: BoardRow
    slots: tuple[Slot, ...]

    @property
    def is_match(self) -> bool:
        """Does it hold more than one result?"""
        return self.slots[0].game > 0 if self.slots else True


def slots_of(event: Event, sheet: RoundSheet) -> tuple[Match, ...]:
    """All places for results of a round, by board."""
    readings = {(one.white, one.game): one for one in event.readings if one.round == sheet.round}
    late = {one.white: one for one in event.corrections if one.round == sheet.round}
    games = {one.white: one for one in event.tournament.two_games if one.round == sheet.round}
    found = []
    for row in sheet.boards:
        if is_team_event(event.tournament):
            slots = [Slot(row.board, game.board, game.white, game.black, (game.white_result, game.black_result))
                     for game in row.games]  # fmt: skip
        elif event.tournament.of_two_games:
            slots = list(_two(row, games.get(row.white.number)))
        else:
            slots = [Slot(row.board, 0, row.white, row.black, (row.white_result, row.black_result))]
        found.append(Match(row, tuple([_with_reading(slot, readings, late, event) for slot in slots])))
    return tuple(found)


def _with_reading(
    slot: Slot, readings: dict[tuple[int, int], Reading], late: dict[int, Correction], event: Event
) -> Slot:
    read = readings.get(_place(event, slot))
    correction = late.get(slot.white.number)
    return slot._replace(
        reading=(read.white_result, read.black_result) if read else None,
        correction=f"{correction.white_result}–{correction.black_result}" if correction else "",
    )


def _place(event: Event, slot: Slot) -> tuple[int, int]:
    """How a reading names the slot: White of the match, and the game if there are two."""
    if not event.tournament.of_two_games:
        return slot.white.number, 0
    return (slot.black if slot.game == 2 else slot.white).number, slot.game


def _two(row: BoardRow, match: TwoGames | None) -> tuple[Slot, Slot]:
    """Two games: the colours change for the second. A match without games told has the result of its row in both."""
    whole = (row.white_result, row.black_result)
    if match is None:
        both = whole if whole != NONE and Result.FORFEIT_LOSS in whole else NONE
        of_white, of_black = (both[0], both[0]), (both[1], both[1])
    else:
        of_white, of_black = match.of_white, match.of_black
    return (
        Slot(row.board, 1, row.white, row.black, (of_white[0], of_black[0])),
        Slot(row.board, 2, row.black, row.white, (of_black[1], of_white[1])),
    )


def slot_at(matches: tuple[Match, ...], board: int, game: int) -> Slot:
    """The slot of this board and game. Raises ``LookupError``."""
    for match in matches:
        for slot in match.slots:
            if (slot.board, slot.game) == (board, game):
                return slot
    raise LookupError(board, game)


def too_late(event: Event, round: int) -> bool:
    """Can results of the round be corrected for the rating report only?"""
    return round < first_correctable(event) or event.closed


def entering(event: Event, round: int, slot: Slot, results: tuple[Result, Result]) -> Act:
    """The act that gives the slot this result; :data:`NONE` clears it. A round long over is corrected for the rating
    report only, but a game still open there takes its result."""
    white, black = slot.white.number, slot.black.number
    open_still = slot.is_open or Result.ADJOURNED in slot.results
    if too_late(event, round) and results != NONE and not open_still:
        return acts.CorrectLate(Correction(round, white, black, results[0].code, results[1].code))
    if event.tournament.of_two_games and not is_team_event(event.tournament):
        return _game_of_two(event, round, slot, results)
    if results == NONE:
        return acts.ClearResult(round, white, black)
    return core.EnterResult(round, white, black, *results)


def _game_of_two(event: Event, round: int, slot: Slot, results: tuple[Result, Result]) -> Act:
    first = slot.game == 1
    white, black = (slot.white.number, slot.black.number) if first else (slot.black.number, slot.white.number)
    standing = [one for one in event.tournament.two_games if (one.round, one.white) == (round, white)]
    both = (Result.PENDING, Result.PENDING)
    match = standing[0] if standing else TwoGames(round, white, black, both, both)
    if first:
        of_white, of_black = (results[0], match.of_white[1]), (results[1], match.of_black[1])
    else:
        of_white, of_black = (match.of_white[0], results[1]), (match.of_black[0], results[0])
    return core.EnterGames(TwoGames(round, white, black, of_white, of_black))


def reading_back(event: Event, round: int, slot: Slot, results: tuple[Result, Result]) -> acts.ReadBack:
    """What the slip of the slot says, in a second pass."""
    white, game = _place(event, slot)
    other = slot.black.number if white == slot.white.number else slot.white.number
    return acts.ReadBack(Reading(round, white, *results, game), other)
