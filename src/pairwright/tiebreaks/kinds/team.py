"""Tie-breaks for teams: boards (C.07 art. 12), and two scores together (art. 13.1, 13.2, 13.4)."""

from __future__ import annotations

from pairwright.errors import say
from pairwright.handbook.citation import Article
from pairwright.handbook.tie_breaks import TIE_BREAKS_2026
from pairwright.lean import TYPE_CHECKING
from pairwright.model.result import Result
from pairwright.tiebreaks.base import Column, How, Part, Suits, TieBreak, Value, natural, step
from pairwright.tiebreaks.event import GAME_POINTS, MATCH_POINTS
from pairwright.tiebreaks.kinds.buchholz import BUCHHOLZ, FORE_BUCHHOLZ, require_swiss
from pairwright.tiebreaks.kinds.points import Score
from pairwright.tiebreaks.kinds.sonneborn_berger import OppositionTimesPoints

if TYPE_CHECKING:
    from pairwright.model.points import Points
    from pairwright.tiebreaks.acronym import Asked
    from pairwright.tiebreaks.event import Event

IMPLEMENTS = tuple(TIE_BREAKS_2026[number] for number in ("12.1", "12.2", "12.3", "13.1", "13.2", "13.4"))


def board_rounds(event: Event) -> list[list[tuple[Points, ...]]]:
    """What every team got on each board, by position and round, for the tie-breaks of article 12.

    A bye counts too: a pairing-allocated or full-point bye as a win on every board, whatever it is worth in the
    scores, a half-point bye as a draw on every board, an absence as nothing.
    """
    return event.kept("board rounds", lambda: _board_rounds(event))


def _board_rounds(event: Event) -> list[list[tuple[Points, ...]]]:
    scoring = event.tournament.scoring
    everywhere = {
        Result.PAIRING_BYE: (scoring.win,) * event.boards,
        Result.FULL_BYE: (scoring.win,) * event.boards,
        Result.HALF_BYE: (scoring.draw,) * event.boards,
    }
    nothing = (0,) * event.boards
    results = event.table().results
    return [
        [boards or everywhere.get(result, nothing) for boards, result in zip(row, codes, strict=True)]
        for row, codes in zip(event.board_points, results, strict=True)
    ]


def _by_board(event: Event) -> list[tuple[Points, ...]]:
    """Points on each board in all rounds, by position."""
    nothing = (0,) * event.boards
    return event.kept("by board", lambda: [_summed([nothing, *row]) for row in board_rounds(event)])


def _summed(rounds: list[tuple[Points, ...]]) -> tuple[Points, ...]:
    return tuple([sum(board) for board in zip(*rounds, strict=True)])


class BoardCount(TieBreak):
    """Sum of board number times points made on that board; who made them on higher boards, the smaller number, is
    first. It compares teams with the same game points."""

    code = "BC"
    title = "Board count"
    article = TIE_BREAKS_2026["12.1"]
    suits = Suits.TEAMS

    def column(self, event: Event, _asked: Asked) -> Column:
        totals = [sum([board * points for board, points in enumerate(row, 1)]) for row in _by_board(event)]
        table = event.table()

        def value(position: int) -> Value:
            parts = [
                Part(
                    natural(board * points, 10),
                    round_ + 1,
                    table.opponent_number(position, round_),
                    natural(points, 10),
                    board,
                )
                for round_, boards in enumerate(board_rounds(event)[position])
                for board, points in enumerate(boards, 1)
            ]
            return Value(natural(totals[position], 10), tuple(parts))

        return Column(totals, 10, 1, value, smaller_first=True)


class TopBoardResult(TieBreak):
    """The points of board 1, then those of board 2, and so on."""

    code = "TBR"
    title = "Top board result"
    article = TIE_BREAKS_2026["12.2"]
    suits = Suits.TEAMS

    def column(self, event: Event, _asked: Asked) -> Column:
        totals = _by_board(event)

        def value(position: int) -> Value:
            items = [natural(points, 10) for points in totals[position]]
            steps = [
                step("Board {board} brought {amount}.", points, board=board) for board, points in enumerate(items, 1)
            ]
            return Value(tuple(items), tuple([Part(points, of=points) for points in items]), How.COMPARED, tuple(steps))

        return Column(totals, 10, 1, value)


_WITHOUT_BOTTOM = {True: "The boards from 1 to {board} brought {amount}.", False: "Board 1 alone brought {amount}."}


class BottomBoardElimination(TieBreak):
    """The points without the last board, then without the last two, and so on down to board 1 alone."""

    code = "BBE"
    title = "Bottom board elimination"
    article = TIE_BREAKS_2026["12.3"]
    suits = Suits.TEAMS

    def column(self, event: Event, _asked: Asked) -> Column:
        left = range(event.boards - 1, 0, -1)
        totals = [tuple([sum(row[:boards]) for boards in left]) for row in _by_board(event)]

        def value(position: int) -> Value:
            items = [natural(points, 10) for points in totals[position]]
            steps = [
                step(_WITHOUT_BOTTOM[boards > 1], points, board=boards)
                for boards, points in zip(left, items, strict=True)
            ]
            return Value(tuple(items), tuple([Part(points, of=points) for points in items]), How.COMPARED, tuple(steps))

        return Column(totals, 10, 1, value)


class OtherScore(TieBreak):
    """Match points where game points are the primary score, game points where match points are."""

    code = "MPvGP"
    title = "Match points or game points, whichever is not primary"
    article = TIE_BREAKS_2026["13.1"]
    suits = Suits.TEAMS

    def column(self, event: Event, asked: Asked) -> Column:
        return Score().column(event, asked._replace(score=event.secondary))


class ScoreAndSchedule(TieBreak):
    """The score that is not primary, and the strength of schedule: Buchholz of the primary score divided by how many
    times the highest secondary score of a match goes into the highest primary score there could be so far (13.4)."""

    code = "SSSC"
    title = "Score and strength of schedule combined"
    article = TIE_BREAKS_2026["13.4"]
    suits = Suits.TEAMS
    variants = "FKP"

    def column(self, event: Event, asked: Asked) -> Column:
        require_swiss(event, self.code, self.article)
        divisor = asked.divisor or self._divisor(event)
        kind = FORE_BUCHHOLZ if asked.fore else BUCHHOLZ
        plain = asked._replace(fore=False, divisor=0)
        strength = kind.sums(event, plain)
        secondary = event.table(event.secondary).scores
        totals = [divisor * score + own for score, own in zip(secondary, strength, strict=True)]
        scale = 10 * divisor

        def value(position: int) -> Value:
            parts = kind.column(event, plain).value(position).parts
            steps = (
                step("The secondary score is {amount}.", natural(secondary[position], 10)),
                step(
                    "{buchholz} of the primary score is {amount}.",
                    natural(strength[position], 10),
                    buchholz=say(kind.title),
                ),
                step("It is divided by {amount}.", divisor),
                step("So the strength of schedule is {amount}.", natural(strength[position], scale)),
                step("Together this is {amount}.", natural(totals[position], scale)),
            )
            return Value(natural(totals[position], scale), parts, How.LAST_STEP, steps)

        return Column(totals, scale, 2, value)

    def _divisor(self, event: Event) -> int:
        most = event.table().worths.win * event.table().rounds
        return max(1, most // max(1, event.table(event.secondary).worths.win))


def _extended(code: str, title: str, seen: str, gained: str) -> OppositionTimesPoints:
    article: Article = TIE_BREAKS_2026["13.2"]
    return OppositionTimesPoints(code, title, article, Suits.TEAMS, seen=seen, gained=gained)


OFFERS = (
    OtherScore(),
    _extended("EMMSB", "Sonneborn-Berger: opponents' match points by match points", MATCH_POINTS, MATCH_POINTS),
    _extended("EMGSB", "Sonneborn-Berger: opponents' match points by game points", MATCH_POINTS, GAME_POINTS),
    _extended("EGMSB", "Sonneborn-Berger: opponents' game points by match points", GAME_POINTS, MATCH_POINTS),
    _extended("EGGSB", "Sonneborn-Berger: opponents' game points by game points", GAME_POINTS, GAME_POINTS),
    BoardCount(),
    TopBoardResult(),
    BottomBoardElimination(),
    ScoreAndSchedule(),
)
