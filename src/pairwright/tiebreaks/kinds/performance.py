"""What the opponents' ratings say: their average, and performances (C.07 art. 10). Games over the board only."""

from __future__ import annotations

from operator import itemgetter

from pairwright.handbook.citation import Article
from pairwright.handbook.tie_breaks import TIE_BREAKS_2026
from pairwright.lean import TYPE_CHECKING
from pairwright.ratings.performance import CERTAIN, complete_scale, hundredths, rating_difference
from pairwright.tiebreaks.base import Column, How, Part, Step, Suits, TieBreak, Value, natural, step
from pairwright.tiebreaks.opposition import CUT, MEDIAN
from pairwright.tiebreaks.rated import Games, games, ratings

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pairwright.tiebreaks.acronym import Asked
    from pairwright.tiebreaks.event import Event

IMPLEMENTS = tuple(TIE_BREAKS_2026[number] for number in ("10.1", "10.2", "10.3", "10.4", "10.5"))
NO_GAMES = 0
"""The value of a participant without a game that counts; the regulation names none."""


class ByRating(TieBreak):
    """A kind that needs ratings."""

    suits = Suits.INDIVIDUALS
    by_rating = True


class AverageRating(ByRating):
    """Mean of the opponents' ratings, a half rounded up; cuts leave out the lowest, medians the highest too."""

    code = "ARO"
    title = "Average rating of the opponents"
    article = TIE_BREAKS_2026["10.1"]
    variants = "CM"

    def column(self, event: Event, asked: Asked) -> Column:
        met, elo = games(event), opponents_ratings(event)
        low, high = asked.cut + asked.median, asked.median
        kept = [sorted(row)[low : len(row) - high] if low + high < len(row) else [] for row in elo] if low else elo
        totals = [_mean(row) for row in kept]

        def value(position: int) -> Value:
            row = elo[position]
            order = sorted(range(len(row)), key=lambda index: (row[index], index))
            gone = dict.fromkeys(order[:low], CUT) | dict.fromkeys(order[low:][-high:] if high else (), MEDIAN)
            return Value(totals[position], _parts(event, met, position, row, gone), How.MEAN)

        return Column(totals, 1, 0, value)


class Performance(ByRating):
    """The opponents' average and what the share of the points adds to it by the table (art. 10.2)."""

    code = "TPR"
    title = "Tournament performance rating"
    article = TIE_BREAKS_2026["10.2"]

    def column(self, event: Event, _asked: Asked) -> Column:
        met, elo = games(event), opponents_ratings(event)
        totals = performances(event)

        def value(position: int) -> Value:
            row, halves = elo[position], met.halves[position]
            if not row:
                return Value(NO_GAMES)
            share = hundredths(halves, len(row))
            steps = (
                step("With 1 for a win and 1/2 for a draw, the score is {amount}.", natural(halves, 2)),
                step("The average rating of the opponents is {amount}.", _mean(row)),
                step("The share of the points is {amount}.", natural(share, 100)),
                step("By the table this share means a difference of {amount}.", rating_difference(share)),
                step("The performance is {amount}.", totals[position]),
            )
            return Value(totals[position], _parts(event, met, position, row), How.LAST_STEP, steps)

        return Column(totals, 1, 0, value)


class PerfectPerformance(ByRating):
    """The lowest rating of which the points could be expected (art. 10.3), by the complete scale of differences; for
    no points the lowest opponent's rating less 800."""

    code = "PTP"
    title = "Perfect tournament performance"
    article = TIE_BREAKS_2026["10.3"]

    def column(self, event: Event, _asked: Asked) -> Column:
        met, elo = games(event), opponents_ratings(event)
        totals = perfect_performances(event)

        def value(position: int) -> Value:
            row, halves, total = elo[position], met.halves[position], totals[position]
            if not row:
                return Value(NO_GAMES)
            points = step("With 1 for a win and 1/2 for a draw, the score is {amount}.", natural(halves, 2))
            steps = (points, *_expectations(row, total)) if halves else (points, _without_points(row))
            return Value(total, _parts(event, met, position, row), How.LAST_STEP, steps)

        return Column(totals, 1, 0, value)


class OpponentsPerformance(ByRating):
    """Mean of the opponents' performances, a half rounded up (art. 10.4, 10.5)."""

    def __init__(self, code: str, title: str, article: Article, of: Callable[[Event], Sequence[int]]) -> None:
        self.code, self.title, self.article = code, title, article
        self._of = of

    def column(self, event: Event, _asked: Asked) -> Column:
        met = games(event)
        performances = self._of(event)
        rows = [[performances[opponent] for opponent in row if met.opponents[opponent]] for row in met.opponents]
        totals = [_mean(row) for row in rows]

        def value(position: int) -> Value:
            parts = [
                Part(performances[opponent], round_ + 1, event.table().numbers[opponent], performances[opponent])
                for round_, opponent in zip(met.rounds[position], met.opponents[position], strict=True)
                if met.opponents[opponent]
            ]
            return Value(totals[position], tuple(parts), How.MEAN)

        return Column(totals, 1, 0, value)


def opponents_ratings(event: Event) -> list[list[int]]:
    """Ratings (Elo) of the opponents of the games that count, by position; made once."""
    rated = ratings(event)
    return event.kept("opponents' ratings", lambda: [[rated[one] for one in row] for row in games(event).opponents])


def performances(event: Event) -> list[int]:
    """Everybody's performance (art. 10.2); made once."""

    def make() -> list[int]:
        rows = zip(opponents_ratings(event), games(event).halves, strict=True)
        return [
            _mean(row) + rating_difference(hundredths(halves, len(row))) if row else NO_GAMES for row, halves in rows
        ]

    return event.kept("performances", make)


def perfect_performances(event: Event) -> list[int]:
    """Everybody's perfect performance (art. 10.3); made once."""

    def make() -> list[int]:
        elo = opponents_ratings(event)
        highest = max(ratings(event), default=0)
        width = highest + 2 * CERTAIN
        scale = complete_scale(width)
        rows = zip(elo, games(event).halves, performances(event), strict=True)
        return [_perfect(row, halves, near, scale, width) if row else NO_GAMES for row, halves, near in rows]

    return event.kept("perfect performances", make)


def _perfect(row: list[int], halves: int, near: int, scale: bytes, width: int) -> int:
    """The lowest rating whose expected score against the row is at least ``halves`` half-points; ``near`` is a guess.

    The expected score rises with the rating, by a hundredth for every seven points and game or a little more: steps of
    the slope found so far come close from both sides.
    """
    if not halves:
        return min(row) - 800
    wanted = 50 * halves
    low, high = min(row) - CERTAIN, max(row) + CERTAIN  # expected nothing of the one, everything of the other
    lowest = low
    expected = _of_each([width + lowest - rating for rating in row])
    rating = min(max(near, low + 1), high)
    run, rise = 9, len(row)
    before = rating_before = 0
    while True:
        missing = wanted - sum(expected(scale[rating - lowest :]))
        if before != missing and rating_before:
            run, rise = rating - rating_before, before - missing
        if missing > 0:
            low = rating
        else:
            high = rating
        if high - low == 1:
            return high
        guess = rating + missing * run // rise + (1 if missing > 0 else -1)
        if not low < guess < high:
            guess = (low + high) // 2
        before, rating_before, rating = missing, rating, guess


def _of_each(places: list[int]) -> Callable[[bytes], tuple[int, ...]]:
    """What stands at these places."""
    if len(places) > 1:
        return itemgetter(*places)
    place = places[0]
    return lambda row: (row[place],)


def _expectations(row: list[int], total: int) -> tuple[Step, ...]:
    """What is expected of the rating, and that a point of rating less would be too little."""
    width = max([abs(total - rating) for rating in row]) + 1
    scale = complete_scale(width)
    expected = [sum([scale[rating - one + width] for one in row]) for rating in (total - 1, total)]
    return (
        step("With one rating point less, {amount} would be expected.", natural(expected[0], 100)),
        step("With this rating, {amount} is expected.", natural(expected[1], 100)),
        step("So {amount} is the lowest rating that is enough for the score.", total),
    )


def _without_points(row: list[int]) -> Step:
    return step("Without points it is the lowest rating of an opponent less 800: {amount}.", min(row) - 800)


def _mean(row: list[int]) -> int:
    """Rounded to the nearest whole number, a half up."""
    return (2 * sum(row) + len(row)) // (2 * len(row)) if row else NO_GAMES


def _parts(
    event: Event, met: Games, position: int, row: list[int], gone: dict[int, Article] | None = None
) -> tuple[Part, ...]:
    """A part for every game: the opponent's rating."""
    numbers = event.table().numbers
    rounds = zip(met.rounds[position], met.opponents[position], row, strict=True)
    return tuple(
        [
            Part(rating, round_ + 1, numbers[opponent], rating, cut=(gone or {}).get(index))
            for index, (round_, opponent, rating) in enumerate(rounds)
        ]
    )


OFFERS = (
    AverageRating(),
    Performance(),
    PerfectPerformance(),
    OpponentsPerformance("APRO", "Average performance of the opponents", TIE_BREAKS_2026["10.4"], performances),
    OpponentsPerformance(
        "APPO", "Average perfect performance of the opponents", TIE_BREAKS_2026["10.5"], perfect_performances
    ),
)
