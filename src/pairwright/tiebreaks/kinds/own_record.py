"""The participant's own record: wins, colours, progress, rounds played (C.07 art. 7), and his rating (10.6)."""

from __future__ import annotations

from itertools import accumulate

from pairwright.errors import NotApplicable, say
from pairwright.handbook.tie_breaks import TIE_BREAKS_2026
from pairwright.lean import TYPE_CHECKING
from pairwright.model.colour import Colour
from pairwright.model.result import Result
from pairwright.tiebreaks.base import Column, Part, Suits, TieBreak, Value, natural
from pairwright.tiebreaks.crosstable import OVER_THE_BOARD, WINS
from pairwright.tiebreaks.event import GAME_POINTS, MATCH_POINTS, Meeting
from pairwright.tiebreaks.opposition import AS_GAME, CUT
from pairwright.tiebreaks.rated import ratings

if TYPE_CHECKING:
    from pairwright.tiebreaks.acronym import Asked
    from pairwright.tiebreaks.crosstable import CrossTable
    from pairwright.tiebreaks.event import Event

IMPLEMENTS = tuple(
    TIE_BREAKS_2026[number] for number in ("7.1", "7.2", "7.3", "7.4", "7.5", "7.6", "7.7", "7.8", "10.6", "15.2")
)
BLACK = Colour.BLACK


class RoundByRound(TieBreak):
    """A kind that gives every round an amount of its own and adds them up."""

    scale: int = 1
    decimals: int = 0

    def column(self, event: Event, asked: Asked) -> Column:
        table = self.table(event, asked)
        amounts = self.amounts(event, table, asked)

        def value(position: int) -> Value:
            parts = []
            as_games = self.forfeits_counted(event, asked)
            for round_, amount in enumerate(amounts[position]):
                exact = natural(amount, self.scale)
                why = AS_GAME if amount and table.results[position][round_] in as_games else None
                parts.append(Part(exact, round_ + 1, table.opponent_number(position, round_), exact, why=why))
            return Value(natural(totals[position], self.scale), tuple(parts))

        totals = [sum(row) for row in amounts]
        return Column(totals, self.scale, self.decimals, value)

    def table(self, event: Event, asked: Asked) -> CrossTable:
        """The cross table it looks at: in a team event that of match points, where wins are told.

        Raises :class:`NotApplicable` for game points."""
        if event.of_teams and asked.score == GAME_POINTS:
            raise NotApplicable(asked.text, say("matches are won by match points ({article})", article=self.article))
        return event.table(MATCH_POINTS if event.of_teams else asked.score)

    def amounts(self, event: Event, table: CrossTable, asked: Asked) -> list[list[int]]:
        """By position and round, multiples of ``1 / scale``."""
        raise NotImplementedError

    def forfeits_counted(self, _event: Event, _asked: Asked) -> frozenset[Result]:
        """The results of unplayed rounds that it counts as those of games."""
        return frozenset()


class RoundsWon(RoundByRound):
    """Rounds that brought the points of a win, by a game or without one (art. 7.1)."""

    code = "WIN"
    title = "Rounds worth a win"
    article = TIE_BREAKS_2026["7.1"]
    variants = ":"

    def amounts(self, _event: Event, table: CrossTable, _asked: Asked) -> list[list[int]]:
        win = table.worths.win
        rows = zip(table.points, table.results, strict=True)
        return [
            [1 if gained >= win or result in WINS else 0 for gained, result in zip(points, results, strict=True)]
            for points, results in rows
        ]


class OverTheBoard(RoundByRound):
    """Games over the board that have one of some results, of both colours or with Black only (art. 7.2, 7.3, 7.4).

    Only games really played, in round robins too; with ``/P`` forfeits count as games.
    """

    def __init__(
        self, code: str, title: str, number: str, results: frozenset[Result], forfeits: frozenset[Result], suits: Suits
    ) -> None:
        self.code, self.title, self.article, self.suits = code, title, TIE_BREAKS_2026[number], suits
        self.variants = ":P" if suits is Suits.BOTH else "P"
        self._results, self._forfeits = results, forfeits
        self._black_only = suits is Suits.INDIVIDUALS

    def amounts(self, event: Event, table: CrossTable, asked: Asked) -> list[list[int]]:
        counted = self._results | self.forfeits_counted(event, asked)
        if not self._black_only:
            return [[1 if result in counted else 0 for result in results] for results in table.results]
        return [
            [1 if colour is BLACK and result in counted else 0 for colour, result in zip(colours, results, strict=True)]
            for colours, results in zip(table.colours, table.results, strict=True)
        ]

    def forfeits_counted(self, event: Event, asked: Asked) -> frozenset[Result]:
        if not asked.forfeits_played:
            return frozenset()
        unplayed_losses = event.terms.meeting is Meeting.PREDETERMINED and not event.terms.rules.counts_forfeit_losses
        return self._forfeits - {Result.FORFEIT_LOSS} if unplayed_losses else self._forfeits


class Progressive(TieBreak):
    """Sum of the scores after each round; a cut leaves out the first of them (art. 7.5)."""

    code = "PS"
    title = "Progressive score"
    article = TIE_BREAKS_2026["7.5"]
    variants = ":C"

    def column(self, event: Event, asked: Asked) -> Column:
        table = event.table(asked.score)
        after = [list(accumulate(points)) for points in table.points]
        for position, extra in table.extra.items():
            after[position] = [
                score + sum([points for given, points in extra.items() if given <= round_])
                for round_, score in enumerate(after[position], 1)
            ]
        totals = [sum(scores[asked.cut :]) for scores in after]

        def value(position: int) -> Value:
            parts = []
            for round_, score in enumerate(after[position]):
                exact, cut = natural(score, 10), CUT if round_ < asked.cut else None
                parts.append(Part(exact, round_ + 1, table.opponent_number(position, round_), exact, cut=cut))
            return Value(natural(totals[position], 10), tuple(parts))

        return Column(totals, 10, 1, value)


class RoundsElected(RoundByRound):
    """Rounds less half-point byes, zero-point byes and forfeit losses (art. 7.6)."""

    code = "REP"
    title = "Rounds elected to play"
    article = TIE_BREAKS_2026["7.6"]
    suits = Suits.INDIVIDUALS

    def amounts(self, event: Event, table: CrossTable, asked: Asked) -> list[list[int]]:
        given_up = frozenset([Result.HALF_BYE, Result.ABSENT, Result.FORFEIT_LOSS]) - self.forfeits_counted(
            event, asked
        )
        amounts = [[1] * table.rounds] * len(table)
        for position in table.gaps:
            amounts[position] = [0 if result in given_up else 1 for result in table.results[position]]
        return amounts

    def forfeits_counted(self, event: Event, _asked: Asked) -> frozenset[Result]:
        terms = event.terms
        as_played = terms.meeting is Meeting.PREDETERMINED and terms.rules.counts_forfeit_losses
        return frozenset([Result.FORFEIT_LOSS] if as_played else [])


class StandardPoints(RoundByRound):
    """1 for every round that brought more points than the scheduled opponent got, or without a game more than a draw;
    1/2 for as many; else 0 (art. 7.7). Two who get nothing, as in a double forfeit, got the same: 1/2 each."""

    code = "STD"
    title = "Standard points"
    article = TIE_BREAKS_2026["7.7"]
    suits = Suits.INDIVIDUALS
    scale = 10
    decimals = 1

    def amounts(self, _event: Event, table: CrossTable, _asked: Asked) -> list[list[int]]:
        # One column of points after the other; whom NOBODY, the last one, looks up has a draw.
        draw = [table.worths.draw]
        columns = [[*column, *draw] for column in zip(*table.points, strict=True)]
        pending, drawn = Result.PENDING, table.worths.draw
        amounts = []
        for opponents, points, results in zip(table.opponents, table.points, table.results, strict=True):
            against = [column[opponent] for column, opponent in zip(columns, opponents, strict=True)]
            row = [10 if own > other else 5 if own == other else 0 for own, other in zip(points, against, strict=True)]
            if pending in results:
                row = [0 if result is pending else one for result, one in zip(results, row, strict=True)]
            amounts.append(row)
        for position, gaps in table.gaps.items():
            for round_ in gaps:
                own = table.points[position][round_]
                amounts[position][round_] = max(amounts[position][round_], 10 * (own > drawn), 5 * (own == drawn))
        return amounts


class PairingNumber(TieBreak):
    """The pairing number, the smaller first; ``/R`` the larger (art. 7.8)."""

    code = "TPN"
    title = "Tournament pairing number"
    article = TIE_BREAKS_2026["7.8"]
    variants = "R"

    def column(self, event: Event, asked: Asked) -> Column:
        numbers = event.table().numbers
        return Column(numbers, 1, 0, lambda position: _alone(numbers[position]), smaller_first=not asked.reversed)


class Rating(TieBreak):
    """The rating, the higher first; ``/R`` the lower (art. 10.6)."""

    code = "RTNG"
    title = "Rating"
    article = TIE_BREAKS_2026["10.6"]
    suits = Suits.INDIVIDUALS
    variants = "R"
    by_rating = True

    def column(self, event: Event, asked: Asked) -> Column:
        rated = ratings(event)
        return Column(rated, 1, 0, lambda position: _alone(rated[position]), smaller_first=asked.reversed)


def _alone(number: int) -> Value:
    return Value(number, (Part(number, of=number),))


OFFERS = (
    RoundsWon(),
    OverTheBoard("WON", "Games won", "7.2", WINS, frozenset([Result.FORFEIT_WIN]), Suits.BOTH),
    OverTheBoard(
        "BPG",
        "Games with Black",
        "7.3",
        OVER_THE_BOARD,
        frozenset([Result.FORFEIT_WIN, Result.FORFEIT_LOSS]),
        Suits.INDIVIDUALS,
    ),
    OverTheBoard("BWG", "Wins with Black", "7.4", WINS, frozenset([Result.FORFEIT_WIN]), Suits.INDIVIDUALS),
    Progressive(),
    RoundsElected(),
    StandardPoints(),
    PairingNumber(),
    Rating(),
)
