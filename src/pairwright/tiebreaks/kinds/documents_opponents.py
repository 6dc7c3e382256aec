"""The documents' methods that look at the opponents' scores: Buchholz and its cuts, Sonneborn-Berger.

They stand in the chapter under "Swiss"; only Sonneborn-Berger is in a list for round robins too, so the Buchholz
family is refused there, where everybody's opponents are the same anyway.
"""

from __future__ import annotations

from pairwright.errors import NotApplicable, say
from pairwright.handbook.tie_breaks import TIE_BREAKS_OF_THE_DOCUMENTS
from pairwright.lean import TYPE_CHECKING
from pairwright.tiebreaks.base import Column, Part, TieBreak, Value, natural
from pairwright.tiebreaks.crosstable import met_over_the_board
from pairwright.tiebreaks.documents import opposition
from pairwright.tiebreaks.event import Meeting
from pairwright.tiebreaks.opposition import over_the_board

if TYPE_CHECKING:
    from pairwright.handbook.citation import Article
    from pairwright.tiebreaks.acronym import Asked
    from pairwright.tiebreaks.event import Event

IMPLEMENTS = tuple(TIE_BREAKS_OF_THE_DOCUMENTS[f"T{number}"] for number in range(11, 19))
BUCHHOLZ, MEDIAN, FIVE_LEFT, CUT_1, CUT_2, CUT_3, OF_BUCHHOLZ, SONNEBORN_BERGER = IMPLEMENTS
_CUTS = (CUT_1, CUT_2, CUT_3)
_LEFT = 5


def _require_swiss(event: Event, asked: Asked, article: Article) -> None:
    if event.terms.meeting is Meeting.PREDETERMINED:
        reason = say("the documents have the Buchholz family for Swiss events only ({article})", article=article)
        raise NotApplicable(asked.text, reason)


class Buchholz(TieBreak):
    """Sum of the opponents' adjusted scores (T11), without the lowest (T14-T16) or as many at both ends (T12, T13)."""

    code = "BUCHHOLZ"
    title = "Buchholz of the documents"
    article = BUCHHOLZ
    variants = ":CM"

    def column(self, event: Event, asked: Asked) -> Column:
        _require_swiss(event, asked, self.article)
        low, high = self._removed(event.table(asked.score).rounds, asked)
        met = opposition(event, asked.score)
        table = event.table(asked.score)
        end = table.rounds - high
        totals = [sum(sorted(row)[low:end]) for row in met.met] if end > low else [0] * len(table)

        def value(position: int) -> Value:
            row = met.met[position]
            order = sorted(range(len(row)), key=lambda round_: (row[round_], round_))
            if end <= low:
                cut = dict.fromkeys(order, self._lowest(low, high))
            else:
                cut = dict.fromkeys(order[:low], self._lowest(low, high))
                cut.update(dict.fromkeys(order[end:], MEDIAN if high == 1 else FIVE_LEFT))
            unusual = met.unusual.get(position, {})
            parts = [
                Part(
                    natural(score, 10),
                    round_ + 1,
                    table.opponent_number(position, round_),
                    natural(score, 10),
                    why=unusual.get(round_),
                    cut=cut.get(round_),
                )
                for round_, score in enumerate(row)
            ]
            return Value(natural(totals[position], 10), tuple(parts))

        return Column(totals, 10, 1, value)

    def _removed(self, _rounds: int, asked: Asked) -> tuple[int, int]:
        """How many of the lowest and of the highest values go."""
        return asked.cut + asked.median, asked.median

    def _lowest(self, low: int, high: int) -> Article:
        """By which article the lowest values go."""
        if high:
            return MEDIAN if high == 1 else FIVE_LEFT
        return _CUTS[min(low, len(_CUTS)) - 1]


class MedianFiveLeft(Buchholz):
    """Buchholz without as many values at each end as leave five of them (T13): in 7 rounds 1, in 9 two, in 11 three."""

    code = "MEDIAN-FIVE-LEFT"
    title = "Median Buchholz, five values left"
    article = FIVE_LEFT
    variants = ":"

    def _removed(self, rounds: int, _asked: Asked) -> tuple[int, int]:
        both = max(0, (rounds - _LEFT) // 2)
        return both, both


class BuchholzOfBuchholz(TieBreak):
    """Sum of the Buchholz of the opponents met over the board; own unplayed rounds add nothing (T17)."""

    code = "BUCHHOLZ-OF-BUCHHOLZ"
    title = "Buchholz of Buchholz"
    article = OF_BUCHHOLZ
    variants = ":"

    def column(self, event: Event, asked: Asked) -> Column:
        _require_swiss(event, asked, self.article)
        table = event.table(asked.score)
        buchholz = [sum(row) for row in opposition(event, asked.score).met]
        totals = [sum([buchholz[opponent] for opponent in row]) for row in met_over_the_board(table)]

        def value(position: int) -> Value:
            return Value(natural(totals[position], 10), over_the_board(table, position, buchholz))

        return Column(totals, 10, 1, value)


class SonnebornBerger(TieBreak):
    """Sum of the opponents' adjusted scores times what was scored against them (T18)."""

    code = "SONNEBORN-BERGER"
    title = "Sonneborn-Berger of the documents"
    article = SONNEBORN_BERGER
    variants = ":"

    def column(self, event: Event, asked: Asked) -> Column:
        table = event.table(asked.score)
        met = opposition(event, asked.score)
        totals = [
            sum([score * points[round_] for round_, score in zip(rounds, scores, strict=True)])
            for rounds, scores, points in zip(met.rounds, met.met, table.points, strict=True)
        ]

        def value(position: int) -> Value:
            unusual = met.unusual.get(position, {})
            parts = []
            for round_, score in zip(met.rounds[position], met.met[position], strict=True):
                points = table.points[position][round_]
                parts.append(
                    Part(
                        natural(score * points, 100),
                        round_ + 1,
                        table.opponent_number(position, round_),
                        natural(score, 10),
                        natural(points, 10),
                        why=unusual.get(round_),
                    )
                )
            return Value(natural(totals[position], 100), tuple(parts))

        return Column(totals, 100, 2, value)


OFFERS = (Buchholz(), MedianFiveLeft(), BuchholzOfBuchholz(), SonnebornBerger())
