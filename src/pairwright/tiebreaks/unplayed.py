"""Unplayed rounds: what they count for the opponents and for the participant himself, said in one place.

===  ===========================================================  ====================  ============================
cat  what (C.07 art. 16.2)                                        opponents see (16.3)  own dummy is capped at (16.4)
===  ===========================================================  ====================  ============================
1    pairing-allocated bye, full-point bye                        the points awarded    a draw in every round
2    forfeit win                                                  the points awarded    the scheduled opponent's score
3    requested bye, later followed by a round not given up        the points awarded    a draw in every round
4    forfeit loss                                                 the points awarded    the scheduled opponent's score
5    requested bye in the last round, or only given-up ones after a draw                a draw in every round
===  ===========================================================  ====================  ============================

Voluntarily unplayed (given up) are requested byes and forfeit losses: categories 3, 4, 5. Before 2023 another rule
held, which is the documents' too: every unplayed round counts a draw for the opponents, and the participant's own
opponent is a virtual one.
"""

from __future__ import annotations

from enum import Enum

from pairwright.handbook.tie_breaks import TIE_BREAKS_2026
from pairwright.lean import TYPE_CHECKING
from pairwright.model.points import Points
from pairwright.model.result import Result

if TYPE_CHECKING:
    from pairwright.tiebreaks.crosstable import CrossTable

IMPLEMENTS = tuple(TIE_BREAKS_2026[number] for number in ("15.1", "15.3", "16.1", "16.2", "16.3", "16.4"))


class Forfeits(Enum):
    """What forfeits are to a tie-break: unplayed rounds (art. 16), or games like others (variant ``/P``)."""

    UNPLAYED = "unplayed"
    GAMES = "games"


class Category(Enum):
    """What kind of unplayed round it is (art. 16.2)."""

    BYE = 1
    FORFEIT_WIN = 2
    EARLIER_REQUEST = 3
    FORFEIT_LOSS = 4
    LATE_REQUEST = 5

    @property
    def voluntary(self) -> bool:
        """Given up by the participant (art. 16.1)."""
        return self in (Category.EARLIER_REQUEST, Category.FORFEIT_LOSS, Category.LATE_REQUEST)

    @property
    def against_somebody(self) -> bool:
        """There was a scheduled opponent."""
        return self in (Category.FORFEIT_WIN, Category.FORFEIT_LOSS)


_REQUESTED = (Result.HALF_BYE, Result.ABSENT)


def categories(table: CrossTable, position: int) -> dict[int, Category]:
    """The category of every unplayed round (from 0) of a participant.

    A forfeit without a scheduled opponent is a bye: won, a full-point one, lost, one of no points.
    """
    found: dict[int, Category] = {}
    gaps = table.gaps.get(position, ())
    results, opponents = table.results[position], table.opponents[position]
    following = table.rounds
    given_up_to_the_end = True
    for round_ in reversed(gaps):
        given_up_to_the_end = given_up_to_the_end and following == round_ + 1
        following = round_
        result, alone = results[round_], opponents[round_] < 0
        if result in _REQUESTED or (alone and result is Result.FORFEIT_LOSS):
            found[round_] = Category.LATE_REQUEST if given_up_to_the_end else Category.EARLIER_REQUEST
        elif result is Result.FORFEIT_LOSS:
            found[round_] = Category.FORFEIT_LOSS
        else:
            won_against_somebody = result is Result.FORFEIT_WIN and not alone
            found[round_] = Category.FORFEIT_WIN if won_against_somebody else Category.BYE
            given_up_to_the_end = False
    return found


def seen_by_opponents(table: CrossTable) -> list[Points]:
    """Everybody's score as the opponents see it (art. 16.3): late requested byes count as draws."""
    adjusted = list(table.scores)
    draw = table.worths.draw
    for position in table.gaps:
        for round_, category in categories(table, position).items():
            if category is Category.LATE_REQUEST:
                adjusted[position] += draw - table.points[position][round_]
    return adjusted


def all_unplayed_drawn(table: CrossTable) -> list[Points]:
    """The same before 2023: every unplayed round counts as a draw."""
    adjusted = list(table.scores)
    for position, gaps in table.gaps.items():
        adjusted[position] += sum([table.worths.draw - table.points[position][round_] for round_ in gaps])
    return adjusted


def own_score(table: CrossTable, _seen: list[Points], position: int, _round: int, _category: Category) -> Points:
    """The dummy's score without a cap: one's own final score (editions 2023 and 2024)."""
    return table.scores[position]


def own_score_capped(table: CrossTable, seen: list[Points], position: int, round: int, category: Category) -> Points:
    """The dummy's score (art. 16.4): one's own final score, at most what the scheduled opponent or, without one, draws
    in all rounds would have."""
    scheduled = table.opponents[position][round]
    cap = seen[scheduled] if category.against_somebody else table.worths.draw * table.rounds
    return min(table.scores[position], cap)


def virtual_opponent(table: CrossTable, _seen: list[Points], position: int, round: int, _category: Category) -> Points:
    """The virtual opponent before 2023: as many points as oneself before the round, in it what oneself did not get, and
    draws thereafter."""
    before = sum(table.points[position][:round])
    win, draw, _ = table.worths
    return before + win - table.points[position][round] + draw * (table.rounds - round - 1)
