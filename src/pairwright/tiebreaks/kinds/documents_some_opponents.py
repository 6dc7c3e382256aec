"""The documents' methods that count the points against some opponents only: Koya, extended Koya, direct encounter."""

from __future__ import annotations

from itertools import accumulate

from pairwright.handbook.tie_breaks import TIE_BREAKS_OF_THE_DOCUMENTS
from pairwright.lean import TYPE_CHECKING
from pairwright.tiebreaks.base import AmongTied, Column, How, Part, Step, TieBreak, Value, natural, step
from pairwright.tiebreaks.crosstable import OVER_THE_BOARD
from pairwright.tiebreaks.event import Meeting

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pairwright.model.points import Points
    from pairwright.tiebreaks.acronym import Asked
    from pairwright.tiebreaks.base import Number
    from pairwright.tiebreaks.crosstable import CrossTable
    from pairwright.tiebreaks.event import Event

KOYA, EXTENDED, DIRECT_ENCOUNTER = IMPLEMENTS = tuple(
    TIE_BREAKS_OF_THE_DOCUMENTS[number] for number in ("T4", "T5", "T6")
)


def _levels(event: Event, table: CrossTable) -> tuple[list[int], list[Number]]:
    """By position: 0 for half of the possible score or more, 1 for the first score group below it, 2 for the next ...
    And by level the least points (a point is 1) of who is in it.

    In a round robin with an odd field the rounds that count are those in which one can play.
    """
    rounds = table.rounds
    if event.terms.meeting is Meeting.PREDETERMINED:
        rounds = max([sum([opponent >= 0 for opponent in row]) for row in table.opponents], default=0)
    possible = rounds * table.worths.win
    below = sorted({score for score in table.scores if 2 * score < possible}, reverse=True)
    level = {score: index for index, score in enumerate(below, start=1)}
    least = [natural(possible, 20), *[natural(score, 10) for score in below]]
    return [level.get(score, 0) for score in table.scores], least


def _against(table: CrossTable, levels: list[int], position: int) -> list[tuple[int, int, Points]]:
    """(round from 0, level of the scheduled opponent, points) of every round with an opponent."""
    return [
        (round_, levels[opponent], points)
        for round_, (opponent, points) in enumerate(zip(table.opponents[position], table.points[position], strict=True))
        if opponent >= 0
    ]


class Koya(TieBreak):
    """Points against opponents with half of the possible score or more (T4); forfeits count."""

    code = "KOYA"
    title = "Koya of the documents"
    article = KOYA
    variants = ":"

    def column(self, event: Event, asked: Asked) -> Column:
        table = event.table(asked.score)
        levels, least = _levels(event, table)
        totals = [
            sum([points for _, level, points in _against(table, levels, position) if not level])
            for position in range(len(table))
        ]

        def value(position: int) -> Value:
            parts = [
                Part(
                    natural(points, 10),
                    round_ + 1,
                    table.opponent_number(position, round_),
                    natural(points, 10),
                    cut=KOYA if level else None,
                )
                for round_, level, points in _against(table, levels, position)
            ]
            needed = step("Opponents with at least {amount} points count.", least[0])
            return Value(natural(totals[position], 10), tuple(parts), steps=(needed,))

        return Column(totals, 10, 1, value)


class ExtendedKoya(TieBreak):
    """Koya, then with the first score group below half of the possible score, then with the next as well ... (T5)"""

    code = "EXTENDED-KOYA"
    title = "Extended Koya"
    article = EXTENDED
    variants = ":"

    def column(self, event: Event, asked: Asked) -> Column:
        table = event.table(asked.score)
        levels, least = _levels(event, table)
        needed = tuple(
            [
                step("For value {item}, opponents with at least {amount} points count.", points, item=item)
                for item, points in enumerate(least, 1)
            ]
        )
        totals = []
        for position in range(len(table)):
            by_level = [0] * len(least)
            for _, level, points in _against(table, levels, position):
                by_level[level] += points
            totals.append(tuple(accumulate(by_level)))

        def value(position: int) -> Value:
            items = tuple([natural(total, 10) for total in totals[position]])
            parts = tuple([Part(item, of=item) for item in items])
            return Value(items, parts, How.COMPARED, needed)

        return Column(totals, 10, 1, value)


class DirectEncounter(AmongTied):
    """Points from the games among the tied, if all of them have met over the board; nothing otherwise (T6)."""

    code = "DIRECT-ENCOUNTER"
    title = "Direct encounter of the documents"
    article = DIRECT_ENCOUNTER
    variants = ":"

    def places(self, event: Event, asked: Asked, group: Sequence[int]) -> Column:
        table = event.table(asked.score)
        others = len(group) - 1
        members = frozenset(group)
        games = {position: _games_among(table, members, position) if others else [] for position in group}
        all_met = all(len({opponent for _, opponent, _ in own}) == others for own in games.values())
        points = {position: sum([won for _, _, won in own]) if all_met else 0 for position, own in games.items()}
        place_of: dict[Points, int] = {}
        for place, score in enumerate(sorted(points.values(), reverse=True), 1):
            place_of.setdefault(score, place)
        totals = {position: place_of[score] for position, score in points.items()}

        def value(position: int) -> Value:
            parts = [
                Part(
                    natural(won, 10),
                    round_ + 1,
                    table.numbers[opponent],
                    natural(won, 10),
                    cut=None if all_met else DIRECT_ENCOUNTER,
                )
                for round_, opponent, won in games[position]
            ]
            place = step("This gives place {amount} among the tied.", totals[position])
            if not others:
                steps: tuple[Step, ...] = (place,)
            elif not all_met:
                steps = (step("Not all of the tied have met, so their games decide nothing.", 0), place)
            else:
                steps = (step("The games against the tied brought {amount}.", natural(points[position], 10)), place)
            return Value(totals[position], tuple(parts), How.LAST_STEP, steps)

        return Column(totals, 1, 0, value, of_group=True)


def _games_among(table: CrossTable, members: frozenset[int], position: int) -> list[tuple[int, int, Points]]:
    """(round from 0, opponent, points) of a participant's games over the board against members of a group."""
    if members.isdisjoint(table.opponents[position]):
        return []
    return [
        (round_, opponent, points)
        for round_, (opponent, result, points) in enumerate(
            zip(table.opponents[position], table.results[position], table.points[position], strict=True)
        )
        if opponent in members and result in OVER_THE_BOARD
    ]


OFFERS = (Koya(), ExtendedKoya(), DirectEncounter())
