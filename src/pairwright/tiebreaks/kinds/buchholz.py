"""Buchholz: the scores of the opponents (C.07 art. 8). Never in round robins (since 2026)."""

from __future__ import annotations

from math import lcm

from pairwright.errors import NotApplicable, say
from pairwright.handbook.citation import Article
from pairwright.handbook.tie_breaks import TIE_BREAKS_2026
from pairwright.lean import TYPE_CHECKING
from pairwright.tiebreaks.base import Column, How, Part, TieBreak, Value, natural
from pairwright.tiebreaks.crosstable import met_over_the_board
from pairwright.tiebreaks.editions import AmongLowest
from pairwright.tiebreaks.event import Meeting
from pairwright.tiebreaks.opposition import Opposition, Products, cut_out, of_table, opposition, over_the_board

if TYPE_CHECKING:
    from pairwright.tiebreaks.acronym import Asked
    from pairwright.tiebreaks.crosstable import CrossTable
    from pairwright.tiebreaks.event import Event
    from pairwright.tiebreaks.unplayed import Forfeits

IMPLEMENTS = tuple(TIE_BREAKS_2026[number] for number in ("8.1", "8.2", "8.3"))


class Buchholz(TieBreak):
    """Sum of the opponents' scores; Fore Buchholz with the last round drawn (art. 8.1, 8.3)."""

    variants = ":CMP"

    def __init__(self, code: str, title: str, article: Article, *, last_round_drawn: bool) -> None:
        self.code, self.title, self.article = code, title, article
        self._last_round_drawn = last_round_drawn

    def column(self, event: Event, asked: Asked) -> Column:
        require_swiss(event, self.code, self.article)
        table, met = self._opposition(event, asked)
        low, high = asked.cut + asked.median, asked.median
        totals = _sums(met, low, high, spares=event.terms.rules.spares_given_up_rounds)

        def value(position: int) -> Value:
            row = met.met[position]
            given_up = met.given_up.get(position, frozenset())
            if not event.terms.rules.spares_given_up_rounds:
                given_up = frozenset()
            gone = cut_out(Products(row, row, row), low, high, given_up, AmongLowest.LOWEST_PRODUCT)
            unusual = met.unusual.get(position, {})
            parts = [
                Part(
                    natural(amount, 10),
                    round_ + 1,
                    table.opponent_number(position, round_),
                    natural(amount, 10),
                    why=unusual.get(round_),
                    cut=gone.get(index),
                )
                for index, (round_, amount) in enumerate(zip(met.rounds[position], row, strict=True))
            ]
            return Value(natural(totals[position], 10), tuple(parts))

        return Column(totals, 10, 1, value)

    def sums(self, event: Event, asked: Asked) -> list[int]:
        """Everybody's value in tenths, nothing cut."""
        return [sum(row) for row in self._opposition(event, asked)[1].met]

    def _opposition(self, event: Event, asked: Asked) -> tuple[CrossTable, Opposition]:
        if self._last_round_drawn:
            return fore(event, asked.score, asked.forfeits)
        return event.table(asked.score), opposition(event, asked.score, asked.forfeits)


def require_swiss(event: Event, code: str, article: Article) -> None:
    """Raises :class:`NotApplicable` where the edition bars the Buchholz family (art. 8, since 2026)."""
    if event.terms.meeting is Meeting.PREDETERMINED and event.terms.rules.bars_buchholz:
        reason = say("the Buchholz family is not used with predetermined pairings ({article})", article=article)
        raise NotApplicable(code, reason)


def fore(event: Event, score: str, forfeits: Forfeits) -> tuple[CrossTable, Opposition]:
    """Table and opposition with the last round of the event drawn; as they are while it is not there (art. 8.3)."""
    table = event.table(score)
    if not table.rounds or table.rounds < event.last_round:
        return table, opposition(event, score, forfeits)
    score = score or event.primary
    drawn = event.kept(("drawn", score), table.as_if_drawn)
    made = event.kept(("fore", score, forfeits), lambda: of_table(event, drawn, forfeits))
    return drawn, made


def _sums(met: Opposition, low: int, high: int, *, spares: bool) -> list[int]:
    """What is left after the cuts, by position."""
    totals = [sum(row) for row in met.met]
    if not low:
        return totals
    for position, row in enumerate(met.met):
        given_up = met.given_up.get(position) if spares else None
        left, still = sorted(row), low
        if given_up:  # never lower than the least: they go first
            for amount in sorted([row[index] for index in given_up])[:low]:
                left.remove(amount)
                still -= 1
        totals[position] = sum(left[still : len(left) - high]) if still + high < len(left) else 0
    return totals


class AverageBuchholz(TieBreak):
    """Mean of the Buchholz of the opponents met over the board (art. 8.2); with ``/F`` of their Fore Buchholz."""

    code = "AOB"
    title = "Average of the opponents' Buchholz"
    article = TIE_BREAKS_2026["8.2"]
    variants = ":FP"

    def column(self, event: Event, asked: Asked) -> Column:
        require_swiss(event, self.code, self.article)
        plain = asked._replace(fore=False)
        buchholz = (FORE_BUCHHOLZ if asked.fore else BUCHHOLZ).sums(event, plain)
        table = event.table(asked.score)
        met = event.kept(("met over the board", asked.score), lambda: met_over_the_board(table))
        scale = lcm(*{len(row) for row in met if row})
        sums = [sum([buchholz[one] for one in row]) for row in met]
        totals = [scale // len(row) * total if row else 0 for row, total in zip(met, sums, strict=True)]

        def value(position: int) -> Value:
            return Value(natural(totals[position], 10 * scale), over_the_board(table, position, buchholz), How.MEAN)

        return Column(totals, 10 * scale, 2, value)


BUCHHOLZ = Buchholz("BH", "Buchholz", TIE_BREAKS_2026["8.1"], last_round_drawn=False)
FORE_BUCHHOLZ = Buchholz("FB", "Fore Buchholz", TIE_BREAKS_2026["8.3"], last_round_drawn=True)
OFFERS = (BUCHHOLZ, FORE_BUCHHOLZ, AverageBuchholz())
