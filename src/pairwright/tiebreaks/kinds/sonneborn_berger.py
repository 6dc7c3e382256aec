"""Sonneborn-Berger: the opponents' scores, each times the points of the round (C.07 art. 9.1, for teams 13.2)."""

from __future__ import annotations

from operator import mul

from pairwright.handbook.citation import Article
from pairwright.handbook.tie_breaks import TIE_BREAKS_2026
from pairwright.lean import TYPE_CHECKING
from pairwright.tiebreaks.base import Column, Part, Suits, TieBreak, Value, natural
from pairwright.tiebreaks.editions import AmongLowest
from pairwright.tiebreaks.opposition import Products, cut_out, opposition, order_of_cuts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pairwright.model.points import Points
    from pairwright.tiebreaks.acronym import Asked
    from pairwright.tiebreaks.crosstable import CrossTable
    from pairwright.tiebreaks.event import Event
    from pairwright.tiebreaks.opposition import Opposition

IMPLEMENTS = (TIE_BREAKS_2026["9.1"],)
SCALE = 100
"""Tenths of points times tenths of points."""


class OppositionTimesPoints(TieBreak):
    """Sum over the rounds: score of the opponent times one's own points.

    ``seen`` is the score of the opponents that counts, ``gained`` the one in which one's own points are counted
    (``MP``, ``GP``; empty: the primary score). What a cut removes is chosen by the score seen.
    """

    def __init__(
        self, code: str, title: str, article: Article, suits: Suits, *, seen: str = "", gained: str = ""
    ) -> None:
        self.code, self.title, self.article, self.suits = code, title, article, suits
        self.variants = "CP"
        self._seen, self._gained = seen, gained

    def column(self, event: Event, asked: Asked) -> Column:
        met = opposition(event, self._seen, asked.forfeits)
        table = event.table(self._gained)
        gained = _points(table, met)
        key = (self._seen or event.primary, self._gained or event.primary, asked.forfeits)
        products = event.kept(
            ("products", *key), lambda: [list(map(mul, *row)) for row in zip(met.met, gained, strict=True)]
        )
        spares = event.terms.rules.spares_given_up_rounds
        among_lowest = event.terms.rules.among_lowest
        if asked.cut:
            left = event.kept(
                ("order of cuts", *key), lambda: _in_order_of_cuts(met, gained, products, among_lowest, spares=spares)
            )
            totals = [sum(row[asked.cut :]) for row in left]
        else:
            totals = [sum(row) for row in products]

        def value(position: int) -> Value:
            scores, points = met.met[position], gained[position]
            given_up = met.given_up.get(position, frozenset()) if spares else frozenset()
            amounts = products[position]
            gone = cut_out(Products(scores, amounts, points), asked.cut, 0, given_up, among_lowest)
            unusual = met.unusual.get(position, {})
            parts = [
                Part(
                    natural(amounts[index], SCALE),
                    round_ + 1,
                    table.opponent_number(position, round_),
                    natural(scores[index], 10),
                    natural(points[index], 10),
                    unusual.get(round_),
                    gone.get(index),
                )
                for index, round_ in enumerate(met.rounds[position])
            ]
            return Value(natural(totals[position], SCALE), tuple(parts))

        return Column(totals, SCALE, 2, value)


def _points(table: CrossTable, met: Opposition) -> list[Sequence[Points]]:
    """Own points of the rounds that the opposition speaks of, by position."""
    return [
        row if len(rounds) == len(row) else [row[round_] for round_ in rounds]
        for row, rounds in zip(table.points, met.rounds, strict=True)
    ]


def _in_order_of_cuts(
    met: Opposition,
    gained: list[Sequence[Points]],
    products: list[list[int]],
    among_lowest: AmongLowest,
    *,
    spares: bool,
) -> list[list[int]]:
    """The products of everybody, what a cut removes first in front."""
    given_up = met.given_up if spares else {}
    rows = []
    for position, (scores, row) in enumerate(zip(met.met, products, strict=True)):
        spared = given_up.get(position, _NOTHING)
        if not spared and among_lowest is AmongLowest.LOWEST_PRODUCT:
            rows.append([product for _, product in sorted(zip(scores, row, strict=True))])
        else:
            order = order_of_cuts(Products(scores, row, gained[position]), spared, among_lowest)
            rows.append([row[index] for index, _ in order])
    return rows


_NOTHING: frozenset[int] = frozenset()


OFFERS = (OppositionTimesPoints("SB", "Sonneborn-Berger", TIE_BREAKS_2026["9.1"], Suits.INDIVIDUALS),)
