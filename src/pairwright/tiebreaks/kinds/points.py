"""Points: what standings begin with, and what record 212 calls PTS."""

from __future__ import annotations

from pairwright.handbook.tie_breaks import TIE_BREAKS_2026
from pairwright.lean import TYPE_CHECKING
from pairwright.tiebreaks.base import Column, Part, TieBreak, Value, natural

if TYPE_CHECKING:
    from pairwright.tiebreaks.acronym import Asked
    from pairwright.tiebreaks.event import Event

IMPLEMENTS = (TIE_BREAKS_2026["4.2"],)


class Score(TieBreak):
    """The primary score: points, match points or game points; bonuses and penalties included."""

    code = "PTS"
    title = "Points"
    article = TIE_BREAKS_2026["4.2"]
    variants = ":"

    def column(self, event: Event, asked: Asked) -> Column:
        table = event.table(asked.score)

        def value(position: int) -> Value:
            parts = [
                Part(natural(points, 10), round_ + 1, table.opponent_number(position, round_), natural(points, 10))
                for round_, points in enumerate(table.points[position])
            ]
            extra = [
                Part(natural(points, 10), round_, of=natural(points, 10))
                for round_, points in table.extra.get(position, {}).items()
            ]
            return Value(natural(table.scores[position], 10), (*parts, *extra))

        return Column(table.scores, 10, 1, value)


OFFERS = (Score(),)
