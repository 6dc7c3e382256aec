"""Koya: the points against those who made half of what could be made (C.07 art. 9.2, 14.3)."""

from __future__ import annotations

from pairwright.handbook.tie_breaks import TIE_BREAKS_2026
from pairwright.lean import TYPE_CHECKING
from pairwright.tiebreaks.base import Column, Part, TieBreak, Value, natural, step
from pairwright.tiebreaks.event import Meeting
from pairwright.tiebreaks.opposition import AS_GAME

if TYPE_CHECKING:
    from pairwright.model.points import Points
    from pairwright.tiebreaks.acronym import Asked
    from pairwright.tiebreaks.crosstable import CrossTable
    from pairwright.tiebreaks.event import Event

IMPLEMENTS = (TIE_BREAKS_2026["9.2"], TIE_BREAKS_2026["14.3"])
_HALF_POINT = 5


class Koya(TieBreak):
    """Points won against opponents with at least half of the highest possible score; ``/L+1`` half a point more.

    Final scores as they stand, and every round with a scheduled opponent, forfeits too.
    """

    code = "KS"
    title = "Koya"
    article = TIE_BREAKS_2026["9.2"]
    variants = ":L"

    def column(self, event: Event, asked: Asked) -> Column:
        table = event.table(asked.score)
        needed = _half_of_the_most(event, table) + 2 * _HALF_POINT * asked.limit
        strong = [2 * score >= needed for score in table.scores]
        strong.append(False)  # whom NOBODY, the last one, looks up
        rows = zip(table.opponents, table.points, strict=True)
        totals = [
            sum([gained for opponent, gained in zip(opponents, points, strict=True) if strong[opponent]])
            for opponents, points in rows
        ]

        def value(position: int) -> Value:
            opponents, points = table.opponents[position], table.points[position]
            gaps = table.gaps.get(position, ())
            parts = [
                Part(
                    natural(points[round_], 10),
                    round_ + 1,
                    table.numbers[opponent],
                    natural(points[round_], 10),
                    why=AS_GAME if round_ in gaps else None,
                    cut=None if strong[opponent] else self.article,
                )
                for round_, opponent in enumerate(opponents)
                if opponent >= 0
            ]
            limit = step("Opponents with at least {amount} points count.", natural(needed, 20))
            return Value(natural(totals[position], 10), tuple(parts), steps=(limit,))

        return Column(totals, 10, 1, value)


def _half_of_the_most(event: Event, table: CrossTable) -> Points:
    """Half of the highest possible score, in twentieths of a point: that is, all of it in tenths.

    With predetermined pairings a round in which an odd field leaves somebody free is none in which he could score.
    """
    rounds = table.rounds
    if event.terms.meeting is Meeting.PREDETERMINED:
        rounds = max([sum([opponent >= 0 for opponent in row]) for row in table.opponents], default=0)
    return table.worths.win * rounds


OFFERS = (Koya(),)
