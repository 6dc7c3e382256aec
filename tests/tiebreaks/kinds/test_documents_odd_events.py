"""Every method of the documents on events that hardly are any."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest

from pairwright.model.scoring import Scoring
from pairwright.model.tournament import Tournament
from pairwright.tiebreaks.acronym import kinds
from pairwright.tiebreaks.base import AmongTied, How, Suits
from pairwright.tiebreaks.event import Terms, of_individuals
from pairwright.tiebreaks.ranking import Ranking
from tests.support.crosstables import crosstable
from tests.support.values import ranking

CODES = sorted(
    code
    for code, kind in kinds().items()
    if kind.article.regulation == "Documents" and kind.suits is not Suits.TEAMS and code != "LOT"
)
CUT = [f"{code}/C{cut}" for code in CODES for cut in (1, 3) if "C" in kinds()[code].variants]
EVENTS = {
    "nobody": Tournament(),
    "one player": crosstable("1: U"),
    "not begun": crosstable("1:\n2:"),
    "all byes": crosstable("1: U Z H\n2: F H Z\n3: Z Z Z"),
    "double forfeits": crosstable("1: 2w- 3b1\n2: 1b- 4w-\n3: 4w1 1w0\n4: 3b0 2b-"),
    "no results yet": crosstable("1: 2w1 3b*\n2: 1b0 4w*\n3: 4w1 1w*\n4: 3b0 2b*"),
    "three points for a win": crosstable("1: 2w1 U\n2: 1b0 3w=\n3: Z 2b=")._replace(scoring=Scoring.of(30, 10)),
    "withdrawn": crosstable("1: 2w1 3b=\n2: 1b0\n3: U 1w="),
}


def test_the_documents_methods_are_found() -> None:
    """All of them are asked for by their codes."""
    assert len(CODES) > 15
    assert len(CUT) > 5


@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize("code", [*CODES, *CUT])
def test_the_parts_make_the_total(code: str, event: str) -> None:
    """What is shown adds up to what counts, whatever happened."""
    found = ranking(EVENTS[event], code)
    assert len(found.texts(0)) == len(EVENTS[event].players)
    for row in found.rows:
        column, value = found.column(0, row.position), found.value(0, row.position)
        assert column.exact(row.position) == value.total
        counted = [part.amount for part in value.parts if not part.cut]
        if value.how is How.SUM:
            assert sum(counted) == value.total
        elif value.how is How.MEAN:
            assert value.total == (Fraction(sum(counted), len(counted)) if counted else 0)
        elif value.how is How.COMPARED:
            assert tuple(counted) == value.total
        else:
            assert value.total == (value.steps[-1].amount if value.steps else 0)


def ranks(found: Ranking) -> list[int]:
    return [row.rank for row in found.rows]


@pytest.mark.parametrize("code", [code for code in CODES if not isinstance(kinds()[code], AmongTied)])
def test_ranks_follow_the_values(code: str) -> None:
    """The larger value stands higher, equal values share the place."""
    found = ranking(EVENTS["double forfeits"], code)
    totals = [found.column(0, row.position).totals[row.position] for row in found.rows]
    for (one, its_rank), (other, other_rank) in pairwise(zip(totals, ranks(found), strict=True)):
        assert (one == other) == (its_rank == other_rank)
        assert not one < other  # type: ignore[operator]


@pytest.mark.parametrize("code", [code for code in CODES if "C" in kinds()[code].variants and "RATING" not in code])
def test_a_cut_never_raises_a_sum(code: str) -> None:
    """Each value that goes is no gain."""
    event = of_individuals(EVENTS["withdrawn"], Terms())
    sums = [ranking(event.tournament, f"{code}{cut}") for cut in ("", "/C1", "/C2")]
    for position in range(3):
        totals = [found.column(0, position).exact(position) for found in sums]
        assert totals == sorted(totals, reverse=True)
