"""Standings by a list (C.07 art. 4.2)."""

from __future__ import annotations

from pairwright.model.tournament import AbnormalPoints
from pairwright.tiebreaks.acronym import parse_list
from pairwright.tiebreaks.event import Terms, of_individuals
from pairwright.tiebreaks.ranking import UNDECIDED, rank
from tests.support.crosstables import crosstable
from tests.support.values import ranking, values

OPEN = crosstable("""
    1: 4w1 2b= 3w=
    2: 5w1 1w= 4b=
    3: 6w1 4b= 1b=
    4: 1b0 3w= 2w=
    5: 2b0 6w1 Z
    6: 3b0 5b0 Z
    """)


def test_ties_are_shared() -> None:
    """Whom nothing separates shares a place; the next place is that of all above counted."""
    rows = ranking(OPEN, "PTS").rows
    assert [(row.number, row.rank) for row in rows] == [(1, 1), (2, 1), (3, 1), (4, 4), (5, 4), (6, 6)]


def test_each_tie_break_splits_those_still_tied() -> None:
    """What separated two neighbours is told: the first code that differs."""
    found = ranking(OPEN, "PTS,BH")
    decided = {row.number: row.decided_by for row in found.rows}
    assert found.rows[0].decided_by == UNDECIDED
    assert decided[4] in (0, 1)
    for above, row in zip(found.rows, found.rows[1:], strict=False):
        texts = [
            (
                found.column(index, above.position).exact(above.position),
                found.column(index, row.position).exact(row.position),
            )
            for index in range(2)
        ]
        differing = [index for index, (one, other) in enumerate(texts) if one != other]
        assert row.decided_by == (differing[0] if differing else UNDECIDED)
        assert (row.rank == above.rank) == (not differing)


def test_unranked_come_last() -> None:
    """Who is not ranked stands last, without a place, and takes none from the others."""
    event = of_individuals(OPEN, Terms())
    rows = rank(event, parse_list("PTS"), frozenset([0])).rows
    assert [(row.number, row.rank) for row in rows] == [(2, 1), (3, 1), (4, 3), (5, 3), (6, 5), (1, 0)]


def test_bonus_counts_in_points_only_once() -> None:
    """Points by decision of the arbiter count in the score, and in the opponents' Buchholz."""
    fined = OPEN._replace(abnormal_points=(AbnormalPoints(-5, players=(1,)),))
    assert values(fined, "PTS")[1]["PTS"] == "1.5"
    before, after = values(OPEN, "BH"), values(fined, "BH")
    assert float(before[4]["BH"]) - float(after[4]["BH"]) == 0.5


def test_after_an_earlier_round() -> None:
    """Standings can be had as they were after any round."""
    rows = rank(of_individuals(OPEN, Terms(), 1), parse_list("PTS")).rows
    assert [row.rank for row in rows] == [1, 1, 1, 4, 4, 4]


def test_nobody() -> None:
    """A tournament without players has standings without rows."""
    assert ranking(crosstable(""), "PTS,BH").rows == ()
