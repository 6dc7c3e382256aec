"""What the opponents' scores bring: one number a round, the participant's own unplayed rounds by a dummy.

Buchholz adds them up, Sonneborn-Berger multiplies them by the points of the round first; both are cut by the rules
here.
"""

from __future__ import annotations

from pairwright.handbook.tie_breaks import TIE_BREAKS_2026
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.points import Points
from pairwright.model.result import Result
from pairwright.tiebreaks.base import Part, natural
from pairwright.tiebreaks.crosstable import OVER_THE_BOARD
from pairwright.tiebreaks.editions import AmongLowest
from pairwright.tiebreaks.event import Meeting
from pairwright.tiebreaks.unplayed import Forfeits, categories

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pairwright.handbook.citation import Article
    from pairwright.tiebreaks.crosstable import CrossTable
    from pairwright.tiebreaks.event import Event

IMPLEMENTS = tuple(TIE_BREAKS_2026[number] for number in ("4.4", "14.1", "14.2", "15.2", "16.5"))
CUT, MEDIAN, DUMMY, GIVEN_UP = (TIE_BREAKS_2026[number] for number in ("14.1", "14.2", "16.4", "16.5"))
AS_GAME = TIE_BREAKS_2026["15.2"]


class Opposition(NamedTuple):
    """Of every participant, by position: scores of his opponents (``met[p]``, tenths), the rounds they belong to, those
    of them (by index) that are voluntarily unplayed, and the article of each that is not simply an opponent's score.

    In a Swiss event there is one score for every round. ``rounds[p]`` is one shared tuple for all who have them all.
    """

    met: list[list[Points]]
    rounds: list[Sequence[int]]
    given_up: dict[int, frozenset[int]]
    unusual: dict[int, dict[int, Article]]


def opposition(event: Event, score: str = "", forfeits: Forfeits = Forfeits.UNPLAYED) -> Opposition:
    """The opposition in one score of the event; made once."""
    score = score or event.primary
    forfeits = Forfeits.GAMES if event.terms.meeting is Meeting.PREDETERMINED else forfeits
    return event.kept(("opposition", score, forfeits), lambda: of_table(event, event.table(score), forfeits))


def of_table(event: Event, table: CrossTable, forfeits: Forfeits) -> Opposition:
    """The same for any cross table of the event."""
    if event.terms.meeting is Meeting.PREDETERMINED:
        return _predetermined(table)
    seen = event.terms.rules.seen(table)
    every_round = tuple(range(table.rounds))
    met = [[seen[opponent] for opponent in row] for row in table.opponents]
    given_up: dict[int, frozenset[int]] = {}
    unusual: dict[int, dict[int, Article]] = {}
    for position in table.gaps:
        own = met[position]
        voluntary = []
        articles: dict[int, Article] = {}
        for round_, category in categories(table, position).items():
            if forfeits is Forfeits.GAMES and category.against_somebody:
                articles[round_] = AS_GAME
                continue
            own[round_] = event.terms.rules.dummy(table, seen, position, round_, category)
            articles[round_] = DUMMY
            if category.voluntary:
                voluntary.append(round_)
        unusual[position] = articles
        given_up[position] = frozenset(voluntary)
    return Opposition(met, [every_round] * len(met), given_up, unusual)


def _predetermined(table: CrossTable) -> Opposition:
    """Forfeits are games; a round without an opponent is none (art. 15.2)."""
    rounds = [[round_ for round_, opponent in enumerate(row) if opponent >= 0] for row in table.opponents]
    met = [[table.scores[row[round_]] for round_ in own] for row, own in zip(table.opponents, rounds, strict=True)]
    unusual = {
        position: {
            round_: AS_GAME
            for round_ in gaps
            if table.results[position][round_] in (Result.FORFEIT_WIN, Result.FORFEIT_LOSS)
        }
        for position, gaps in table.gaps.items()
    }
    return Opposition(met, list(rounds), {}, unusual)


def over_the_board(table: CrossTable, position: int, values: Sequence[Points]) -> tuple[Part, ...]:
    """The working of a sum over the opponents whom a participant met over the board; ``values`` are theirs, by
    position, in tenths."""
    return tuple(
        [
            Part(natural(values[opponent], 10), round_ + 1, table.numbers[opponent], natural(values[opponent], 10))
            for round_, opponent in enumerate(table.opponents[position])
            if opponent >= 0 and table.results[position][round_] in OVER_THE_BOARD
        ]
    )


class Products(NamedTuple):
    """What is cut: ``by`` says which is least (an opponent's score), ``amounts`` what is lost with it."""

    by: Sequence[Points]
    amounts: Sequence[int]
    results: Sequence[Points]
    """Own points of the rounds, which some editions look at among opponents of equal score."""


def order_of_cuts(row: Products, given_up: frozenset[int], among_lowest: AmongLowest) -> list[tuple[int, Article]]:
    """All indices in the order in which cuts of the least significant values remove them, with the articles.

    ``given_up`` (indices) are spared no cut: the higher of the lowest of them and of the least significant value goes
    (art. 16.5); of those that are equally low the one against the lowest opponent. Empty where the edition does not
    know that.
    """
    by, amounts = row.by, row.amounts
    second = amounts if among_lowest is AmongLowest.LOWEST_PRODUCT else row.results
    left = sorted(zip(by, second, amounts, range(len(amounts)), strict=True))
    spared = sorted([(amounts[index], by[index], index) for index in given_up])
    order: list[tuple[int, Article]] = []
    while spared:
        *_, least, index = left[0]
        if spared[0][0] >= least:
            *_, index = spared.pop(0)
            left.remove((by[index], second[index], amounts[index], index))
            order.append((index, GIVEN_UP))
            continue
        del left[0]
        if index in given_up:
            spared.remove((amounts[index], by[index], index))
        order.append((index, CUT))
    return order + [(index, CUT) for *_, index in left]


def cut_out(
    row: Products, low: int, high: int, given_up: frozenset[int], among_lowest: AmongLowest
) -> dict[int, Article]:
    """Indices that a cut of the ``low`` least and the ``high`` most significant values removes, with the articles; see
    :func:`order_of_cuts`. Where fewer values are left than have to go, all go."""
    by, amounts = row.by, row.amounts
    gone = dict(order_of_cuts(row, given_up, among_lowest)[:low])
    if high:
        left = [(by[index], amounts[index], -index) for index in range(len(amounts)) if index not in gone]
        for *_, index in sorted(left)[-high:]:
            gone[-index] = MEDIAN
    return gone
