"""Extended direct encounter of teams: both scores, and at last the boards of the match between two (C.07 art. 13.3)."""

from __future__ import annotations

from itertools import accumulate

from pairwright.handbook.tie_breaks import TIE_BREAKS_2026
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.tiebreaks.base import AmongTied, Column, How, Step, Suits, Value, Who, natural, step
from pairwright.tiebreaks.encounters import Meetings, Stage
from pairwright.tiebreaks.kinds.direct_encounter import alone, column_of, games, last, meetings_of, told

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pairwright.model.points import Points
    from pairwright.tiebreaks.acronym import Asked
    from pairwright.tiebreaks.base import Number
    from pairwright.tiebreaks.event import Event

IMPLEMENTS = (TIE_BREAKS_2026["13.3"],)
BOARD_COUNT, TOP_BOARD, BOTTOM_BOARD = "BC", "TBR", "BBE"


class Boards(NamedTuple):
    """Two teams compared by the boards of their match (art. 12): game points (tenths) by board, and what was compared
    of the first and of the second. More is better but of the board count."""

    teams: tuple[int, int]
    by: str
    first: tuple[int, ...]
    second: tuple[int, ...]

    @property
    def parts(self) -> list[list[int]]:
        """The two in order; together where they are equal."""
        if self.first == self.second:
            return [list(self.teams)]
        first_ahead = (self.first < self.second) if self.by == BOARD_COUNT else (self.first > self.second)
        one, other = self.teams
        return [[one], [other]] if first_ahead else [[other], [one]]


class ExtendedDirectEncounter(AmongTied):
    """Direct encounter by the primary score, by the secondary where that broke no tie, and again from the start for
    every smaller group (art. 13.3). ``boards``: what compares two teams that are still tied on both (art. 13.3.2)."""

    article = TIE_BREAKS_2026["13.3"]
    suits = Suits.TEAMS
    variants = "P"

    def __init__(self, code: str, title: str, *boards: str) -> None:
        self.code, self.title, self._boards = code, title, boards

    def places(self, event: Event, asked: Asked, group: Sequence[int]) -> Column:
        if len(group) == 1:
            return alone(event)
        scores = (event.primary, event.secondary)
        primary, secondary = [meetings_of(event, asked, score) for score in scores]
        found = _Found(event, primary, secondary, self._boards)
        apply = found.one_after_the_other if event.terms.rules.secondary_if_all_tied else found.together
        parts = apply(group)

        def value(position: int, place: int) -> Value:
            steps: list[Step] = []
            for made in found.stages:
                if isinstance(made, Boards):
                    steps += _told_of_boards(made, position, event)
                else:
                    steps += told(made, position, found.first, primary.table)
            return Value(place, games(primary, found.first.mini, position), How.LAST_STEP, (*steps, last(place)))

        return column_of(parts, value)


class _Found:
    """The stages of one group."""

    def __init__(self, event: Event, primary: Meetings, secondary: Meetings, boards: Sequence[str]) -> None:
        self._event = event
        self._primary, self._secondary, self._boards = primary, secondary, boards
        self.stages: list[Stage | Boards] = []

    @property
    def first(self) -> Stage:
        """The whole group by the primary score."""
        stage = self.stages[0]
        assert isinstance(stage, Stage)
        return stage

    def together(self, group: Sequence[int]) -> list[list[int]]:
        """The scores and the boards until one of them breaks a tie; then all of it again for every smaller group."""
        all_met = True
        for meetings in (self._primary, self._secondary):
            stage = meetings.stage(group)
            self.stages.append(stage)
            if len(stage.parts) > 1:
                return [tied for part in stage.parts for tied in (self.together(part) if len(part) > 1 else [part])]
            all_met = not stage.mini.missing
        return self._by_boards(group) if len(group) == 2 and all_met else [list(group)]

    def one_after_the_other(self, group: Sequence[int]) -> list[list[int]]:
        """Until 2024: the whole of direct encounter by the primary score; by the secondary if all are still tied."""
        parts: list[list[int]] = []
        for meetings in (self._primary, self._secondary):
            stages: list[Stage] = []
            parts = meetings.applied(group, stages)
            self.stages += stages
            if len(parts) > 1:
                break
        return parts

    def _by_boards(self, group: Sequence[int]) -> list[list[int]]:
        """Two teams who are equal in both scores of the matches between them (art. 13.3.2)."""
        one, other = group
        points = [self._points_by_board(*pair) for pair in ((one, other), (other, one))]
        for by in self._boards:
            first, second = (_compared(by, own) for own in points)
            boards = Boards((one, other), by, first, second)
            self.stages.append(boards)
            if len(boards.parts) > 1:
                return boards.parts
        return [list(group)]

    def _points_by_board(self, team: int, opponent: int) -> list[Points]:
        """Of the matches that count, game points on each board."""
        rounds = self._primary.rounds_against(team, frozenset([opponent]))
        sums: list[Points] = []
        for round_ in rounds:
            row = self._event.board_points[team][round_]
            sums += [0] * (len(row) - len(sums))
            for board, points in enumerate(row):
                sums[board] += points
        return sums


def _compared(by: str, points: list[Points]) -> tuple[int, ...]:
    """What art. 12 compares: the board count, the boards from the first, or the sums without the last boards."""
    if by == BOARD_COUNT:
        return (sum([board * one for board, one in enumerate(points, 1)]),)
    if by == TOP_BOARD:
        return tuple(points)
    return tuple(list(accumulate(points))[-2::-1])


_TOLD = {
    BOARD_COUNT: "{who} has board count {amount} in the match between them; the lower is the better ({article}).",
    TOP_BOARD: "{who} scores {amount} on board {board} of the match between them ({article}).",
    BOTTOM_BOARD: "{who} scores {amount} on the boards up to {board} of the match between them ({article}).",
}
_ARTICLES = {
    BOARD_COUNT: TIE_BREAKS_2026["12.1"],
    TOP_BOARD: TIE_BREAKS_2026["12.2"],
    BOTTOM_BOARD: TIE_BREAKS_2026["12.3"],
}


def _told_of_boards(boards: Boards, position: int, event: Event) -> list[Step]:
    """What was compared, as far as the first difference; nothing if the position is none of the two."""
    if position not in boards.teams:
        return []
    numbers = [event.table().numbers[team] for team in boards.teams]
    steps = []
    for index, pair in enumerate(zip(boards.first, boards.second, strict=True)):
        board = len(boards.first) - index if boards.by == BOTTOM_BOARD else index + 1
        steps += [
            _of_board(boards.by, number, board, natural(amount, 10))
            for number, amount in zip(numbers, pair, strict=True)
        ]
        if len(set(pair)) > 1:
            break
    return steps


def _of_board(by: str, number: int, board: int, amount: Number) -> Step:
    return step(_TOLD[by], amount, who=Who(number), board=board, article=_ARTICLES[by])


OFFERS = (
    ExtendedDirectEncounter("EDE", "Extended direct encounter"),
    ExtendedDirectEncounter("EDEBT", "Extended direct encounter, board count, top board", BOARD_COUNT, TOP_BOARD),
    ExtendedDirectEncounter("EDEBB", "Extended direct encounter, board count, bottom board", BOARD_COUNT, BOTTOM_BOARD),
    ExtendedDirectEncounter("EDET", "Extended direct encounter, top board", TOP_BOARD),
    ExtendedDirectEncounter("EDEB", "Extended direct encounter, bottom board", BOTTOM_BOARD),
)
