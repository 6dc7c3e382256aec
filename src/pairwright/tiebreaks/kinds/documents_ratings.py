"""The documents' methods by ratings: average rating of the opponents, performance. Unrated opponents are left out.

The documents give no formula for the performance. Ours: the average rating of the opponents met over the board plus
what the table of B.02 art. 8.1.1 adds for the share of the points won against them (in hundredths). With differences
of 350 at most, the rating of an opponent further away counts as one's own less or plus 350; who has no rating himself
has no differences, and the opponents' ratings stay.
"""

from __future__ import annotations

from math import lcm

from pairwright.handbook.tie_breaks import TIE_BREAKS_OF_THE_DOCUMENTS
from pairwright.lean import TYPE_CHECKING
from pairwright.ratings.performance import hundredths, rating_difference
from pairwright.tiebreaks.base import Column, How, Part, Suits, TieBreak, Value, natural, step
from pairwright.tiebreaks.rated import games, ratings

if TYPE_CHECKING:
    from pairwright.tiebreaks.acronym import Asked
    from pairwright.tiebreaks.event import Event

AVERAGE, WITHOUT_LOWEST, PERFORMANCE = IMPLEMENTS = tuple(
    TIE_BREAKS_OF_THE_DOCUMENTS[number] for number in ("T20", "T21", "T22")
)
_LIMIT = 350


def _as_whole_numbers(sums: list[int], counts: list[int]) -> tuple[list[int], int]:
    """``sums`` divided by ``counts`` (0 if there are none), as multiples of one over a common scale."""
    scale = lcm(*[count for count in set(counts) if count > 0])
    return [total * (scale // count) if count > 0 else 0 for total, count in zip(sums, counts, strict=True)], scale


class AverageRating(TieBreak):
    """Average rating of the rated opponents met over the board (T20), without the lowest rated (T21); to one decimal.

    Nobody left: 0.
    """

    code = "AVERAGE-RATING"
    title = "Average rating of the opponents, one decimal"
    article = AVERAGE
    suits = Suits.INDIVIDUALS
    variants = "C"

    def column(self, event: Event, asked: Asked) -> Column:
        rated, met = ratings(event), games(event)
        rows = [[rated[opponent] for opponent in row] for row in met.opponents]
        left = [sorted(row)[asked.cut :] for row in rows] if asked.cut else rows
        totals, scale = _as_whole_numbers([sum(row) for row in left], [len(row) for row in left])

        def value(position: int) -> Value:
            row = rows[position]
            lowest = sorted(range(len(row)), key=lambda index: (row[index], index))[: asked.cut]
            parts = [
                Part(
                    rating,
                    met.rounds[position][index] + 1,
                    event.table().numbers[met.opponents[position][index]],
                    rating,
                    cut=WITHOUT_LOWEST if index in lowest else None,
                )
                for index, rating in enumerate(row)
            ]
            return Value(natural(totals[position], scale), tuple(parts), How.MEAN)

        return Column(totals, scale, 1, value)


class Performance(TieBreak):
    """Average rating of the opponents and what the share of the points adds (T22). Without a rated game: 0."""

    suits = Suits.INDIVIDUALS
    article = PERFORMANCE

    def __init__(self, code: str, title: str, *, largest_difference: int = 0) -> None:
        self.code, self.title = code, title
        self._largest = largest_difference
        """Elo; 0: no limit."""

    def column(self, event: Event, _asked: Asked) -> Column:
        rated, met = ratings(event), games(event)
        rows = [
            self._counted(own, [rated[opponent] for opponent in row])
            for own, row in zip(rated, met.opponents, strict=True)
        ]
        counts = [len(row) for row in rows]
        shares = [hundredths(halves, count) if count else 0 for halves, count in zip(met.halves, counts, strict=True)]
        added = [rating_difference(share) if count else 0 for share, count in zip(shares, counts, strict=True)]
        means, scale = _as_whole_numbers([sum(row) for row in rows], counts)
        totals = [mean + more * scale for mean, more in zip(means, added, strict=True)]

        def value(position: int) -> Value:
            parts = [
                Part(
                    counted,
                    round_ + 1,
                    event.table().numbers[opponent],
                    counted,
                    why=None if counted == rated[opponent] else PERFORMANCE,
                )
                for round_, opponent, counted in zip(
                    met.rounds[position], met.opponents[position], rows[position], strict=True
                )
            ]
            steps = (
                step("The average rating of the opponents is {amount}.", natural(means[position], scale)),
                step("The share of the points is {amount} per cent.", shares[position]),
                step("By the table this share adds {amount}.", added[position]),
                step("The performance is {amount}.", natural(totals[position], scale)),
            )
            return Value(natural(totals[position], scale), tuple(parts), How.LAST_STEP, steps)

        return Column(totals, scale, 1, value)

    def _counted(self, own: int, opponents: list[int]) -> list[int]:
        if not self._largest or not own:
            return opponents
        low, high = own - self._largest, own + self._largest
        return [low if rating < low else high if rating > high else rating for rating in opponents]


OFFERS = (
    AverageRating(),
    Performance("PERFORMANCE-350", "Performance, differences of 350 at most", largest_difference=_LIMIT),
    Performance("PERFORMANCE", "Performance, any difference"),
)
