"""The documents' methods that look at a participant's own results: progressive, wins, Kashdan, adjusted, Blacks."""

from __future__ import annotations

from itertools import accumulate

from pairwright.errors import NotApplicable, say
from pairwright.handbook.tie_breaks import TIE_BREAKS_OF_THE_DOCUMENTS
from pairwright.lean import TYPE_CHECKING
from pairwright.model.colour import Colour
from pairwright.model.result import Result
from pairwright.tiebreaks.base import Column, How, Part, Suits, TieBreak, Value, natural
from pairwright.tiebreaks.crosstable import DRAWS, OVER_THE_BOARD, WINS
from pairwright.tiebreaks.documents import ADJUSTED, adjusted_scores
from pairwright.tiebreaks.event import Meeting

if TYPE_CHECKING:
    from pairwright.model.points import Points
    from pairwright.tiebreaks.acronym import Asked
    from pairwright.tiebreaks.base import Number
    from pairwright.tiebreaks.crosstable import CrossTable
    from pairwright.tiebreaks.event import Event

PROGRESSIVE, WITHOUT_FIRST, MOST_WINS, KASHDAN, BLACKS = IMPLEMENTS = tuple(
    TIE_BREAKS_OF_THE_DOCUMENTS[number] for number in ("T1", "T2", "T7", "T8", "T23")
)


def _cumulative(table: CrossTable, position: int) -> list[Points]:
    """The score after each round, bonuses and penalties included."""
    row = table.points[position]
    extra = table.extra.get(position)
    if extra:
        row = [points + extra.get(round_, 0) for round_, points in enumerate(row, start=1)]
        row[:1] = [points + extra.get(0, 0) for points in row[:1]]
    return list(accumulate(row))


class Progressive(TieBreak):
    """Sum of the scores after each round (T1); a cut leaves out those of the first rounds (T2)."""

    code = "PROGRESSIVE"
    title = "Progressive score"
    article = PROGRESSIVE
    variants = ":C"

    def column(self, event: Event, asked: Asked) -> Column:
        table = event.table(asked.score)
        totals = [sum(_cumulative(table, position)[asked.cut :]) for position in range(len(table))]

        def value(position: int) -> Value:
            scores = _cumulative(table, position)
            parts = [
                Part(
                    natural(score, 10),
                    round_,
                    table.opponent_number(position, round_ - 1),
                    natural(score, 10),
                    cut=WITHOUT_FIRST if round_ <= asked.cut else None,
                )
                for round_, score in enumerate(scores, start=1)
            ]
            return Value(natural(totals[position], 10), tuple(parts))

        return Column(totals, 10, 1, value)


class ProgressiveCuts(TieBreak):
    """The progressive score without the first round, then without the first two, and so on to the last (T2).

    One round leaves nothing: 0.
    """

    code = "PROGRESSIVE-CUTS"
    title = "Progressive scores, one more round cut each time"
    article = WITHOUT_FIRST
    variants = ":"

    def column(self, event: Event, asked: Asked) -> Column:
        table = event.table(asked.score)
        totals = []
        for position in range(len(table)):
            from_the_last = list(accumulate(reversed(_cumulative(table, position))))
            totals.append(tuple(reversed(from_the_last[:-1])) or (0,))

        def value(position: int) -> Value:
            items = [natural(total, 10) for total in totals[position]]
            return Value(tuple(items), tuple([Part(item, of=item) for item in items]), How.COMPARED)

        return Column(totals, 10, 1, value)


class ByRound(TieBreak):
    """A sum of whole numbers, one for each round, that depend on the participant's own result only."""

    def count(self, table: CrossTable, position: int) -> list[int]:
        """What each round counts."""
        raise NotImplementedError

    def column(self, event: Event, asked: Asked) -> Column:
        table = event.table(asked.score)
        totals = [sum(self.count(table, position)) for position in range(len(table))]

        def value(position: int) -> Value:
            parts = [
                Part(amount, round_ + 1, table.opponent_number(position, round_), amount)
                for round_, amount in enumerate(self.count(table, position))
            ]
            return Value(totals[position], tuple(parts))

        return Column(totals, 1, 0, value)


class Wins(ByRound):
    """Games won over the board (T7)."""

    code = "WINS"
    title = "Number of wins"
    article = MOST_WINS
    variants = ":"

    def count(self, table: CrossTable, position: int) -> list[int]:
        return [int(result in WINS) for result in table.results[position]]


class WinsWithForfeits(ByRound):
    """Rounds that brought a full point, played or not (T7)."""

    code = "WINS-WITH-FORFEITS"
    title = "Number of full points"
    article = MOST_WINS
    variants = ":"

    def count(self, table: CrossTable, position: int) -> list[int]:
        results, points = table.results[position], table.points[position]
        win = table.worths.win
        return [
            int(result in WINS or (result not in OVER_THE_BOARD and brought >= win))
            for result, brought in zip(results, points, strict=True)
        ]


class Kashdan(ByRound):
    """Four for a win, two for a draw, one for a loss; two for points without play, none for no points (T8)."""

    code = "KASHDAN"
    title = "Kashdan"
    article = KASHDAN
    suits = Suits.INDIVIDUALS

    def count(self, table: CrossTable, position: int) -> list[int]:
        return [
            _kashdan(result, brought)
            for result, brought in zip(table.results[position], table.points[position], strict=True)
        ]


def _kashdan(result: Result, brought: Points) -> int:
    if result in WINS:
        return 4
    if result in DRAWS:
        return 2
    if result in OVER_THE_BOARD:
        return 1
    return 2 if brought > 0 else 0


class Blacks(ByRound):
    """Games played over the board with Black (T23). Not in round robins, where the table decides who has more."""

    code = "BLACKS"
    title = "Games with Black"
    article = BLACKS
    suits = Suits.INDIVIDUALS

    def column(self, event: Event, asked: Asked) -> Column:
        if event.terms.meeting is Meeting.PREDETERMINED:
            reason = say("in a round robin the table decides who has more Blacks ({article})", article=self.article)
            raise NotApplicable(self.code, reason)
        return super().column(event, asked)

    def count(self, table: CrossTable, position: int) -> list[int]:
        return [
            int(colour is Colour.BLACK and result in OVER_THE_BOARD)
            for colour, result in zip(table.colours[position], table.results[position], strict=True)
        ]


class Adjusted(TieBreak):
    """The score with a draw for every unplayed round: what the opponents' tie-breaks use (T9)."""

    code = "ADJUSTED"
    title = "Adjusted score"
    article = ADJUSTED
    variants = ":"

    def column(self, event: Event, asked: Asked) -> Column:
        table = event.table(asked.score)
        totals = adjusted_scores(event, asked.score)
        adjusts = event.terms.meeting is Meeting.SWISS

        def value(position: int) -> Value:
            unplayed = table.gaps.get(position, []) if adjusts else []
            parts = []
            for round_, points in enumerate(table.points[position]):
                counted: Number = natural(table.worths.draw if round_ in unplayed else points, 10)
                opponent = table.opponent_number(position, round_)
                parts.append(Part(counted, round_ + 1, opponent, counted, why=ADJUSTED if round_ in unplayed else None))
            for round_, points in table.extra.get(position, {}).items():
                parts.append(Part(natural(points, 10), round_, of=natural(points, 10)))
            return Value(natural(totals[position], 10), tuple(parts))

        return Column(totals, 10, 1, value)


OFFERS = (Progressive(), ProgressiveCuts(), Wins(), WinsWithForfeits(), Kashdan(), Adjusted(), Blacks())
