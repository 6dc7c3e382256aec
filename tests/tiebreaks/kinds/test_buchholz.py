"""Buchholz and what is built on it (C.07 art. 8, with 16.3 to 16.5)."""

from __future__ import annotations

import pytest

from pairwright.errors import NotApplicable
from pairwright.handbook.tie_breaks import TIE_BREAKS_2026
from pairwright.model.tournament import Tournament
from tests.support.crosstables import crosstable
from tests.support.opponents import facing
from tests.support.values import PREDETERMINED, of_edition, ranking, values

ABSENT_ONCE = facing(["1 5", "1 5", "0 6.5", "Z", "1 4.5", "= 6", "1 5", "= 6.5", "1 5.5", "1 6"])
FORFEIT_WIN = facing(["1 5", "1 6", "= 6", "1 5.5", "1 5", "1 6", "+ 5.5", "= 6", "0 4.5"])
BYE_FIRST = facing(["U", "1 4", "1 5", "0 5", "= 4", "0 4", "= 4.5", "0 5", "0 4"])
HALF_BYE = facing(["1 3.5", "H", "0 3.5", "1 3", "1 1.5"])
WEAK_FORFEIT = facing(["0 3", "+ 1.5", "= 3", "1 3", "0 2"])


@pytest.mark.parametrize(
    ("tournament", "code", "in_2024", "in_2026"),
    [
        pytest.param(ABSENT_ONCE, "BH", "57.0", "55.0", id="an absence counts at most a draw in every round"),
        pytest.param(ABSENT_ONCE, "BH/C1", "50.0", "50.0", id="the cut takes the absence"),
        pytest.param(BYE_FIRST, "BH", "39.5", "39.5", id="a bye whose cap is not reached"),
        pytest.param(HALF_BYE, "BH", "15.0", "14.0", id="a half-point bye"),
        pytest.param(HALF_BYE, "BH/C1", "11.5", "11.5", id="the cut takes the half-point bye"),
        pytest.param(WEAK_FORFEIT, "BH", "13.5", "12.5", id="a forfeit win is worth what the opponent has"),
    ],
)
def test_dummies_of_the_editions(tournament: Tournament, code: str, in_2024: str, in_2026: str) -> None:
    """Since 2026 the dummy of an unplayed round is capped (art. 16.4); before it was the participant's own score."""
    assert values(tournament, code, of_edition("2024-08"))[1][code] == in_2024
    assert values(tournament, code, of_edition("2026-03"))[1][code] == in_2026


def test_forfeit_win_of_a_leader() -> None:
    """With a forfeit win the dummy has the score of the scheduled opponent, here 5.5 instead of the own 7."""
    assert values(FORFEIT_WIN, "BH", of_edition("2024-08"))[1]["BH"] == "51.0"
    assert values(FORFEIT_WIN, "BH")[1]["BH"] == "49.5"
    assert values(FORFEIT_WIN, "BH/P", of_edition("2024-08"))[1]["BH/P"] == "49.5"


def test_loss_by_forfeit_and_withdrawal() -> None:
    """The forfeit loss stops at the scheduled opponent's score, the absence of the last round at draws throughout."""
    rounds = ["1 7", "1 7", "1 6.5", "1 6", "1 5", "= 7", "1 6", "0 7", "- 7.5", "Z"]
    assert values(facing(rounds), "BH", of_edition("2024-08"))[1]["BH"] == "64.5"
    assert values(facing(rounds), "BH")[1]["BH"] == "63.0"


def test_late_absences_count_half_for_the_opponents() -> None:
    """Who withdrew after round 1 counts half a point for every later round in his opponent's Buchholz, whatever he got;
    an absence with games after it counts nothing (art. 16.2, 16.3)."""
    table = crosstable("""
        1: 2w1 3b1 4w1
        2: 1b0 Z   Z
        3: 4b1 1w0 U
        4: 3w0 Z   1b0
        """)
    found = values(table, "BH")
    assert found[1]["BH"] == "3.0"  # 0 + two halves, 2, and 0: the absence of 4 is followed by a game
    assert found[3]["BH"] == "4.5"  # 0, 3, and the dummy at its cap: 3 draws


def test_forfeit_loss_is_given_up_too() -> None:
    """A bye followed by nothing but a forfeit loss is a late one."""
    table = crosstable("""
        1: 2w1 U   3w1
        2: 1b0 Z   4b-
        3: 4b1 Z   1b0
        4: 3w0 Z   2w+
        """)
    working = ranking(table, "BH").value(0, 0)
    against_2 = working.parts[0]
    assert (against_2.round, against_2.opponent) == (1, 2)
    assert against_2.amount * 2 == 1  # round 2 half a point, round 3 the nothing of the forfeit


def test_fore_buchholz_draws_the_last_round() -> None:
    """Every game of the last round counts as drawn, one won by forfeit too; before it is paired FB is BH (art. 8.3)."""
    table = crosstable(
        """
        1: 3w1 2b1 4w0
        2: 4w1 1w0 3b+
        3: 1b0 4b1 2w-
        4: 2b0 3w0 1b1
        """,
        rounds=3,
    )
    found = values(table, "BH,FB")
    assert found[1] == {"BH": "4.0", "FB": "3.5"}  # 1, 2, 1 become 1.5, 1.5, 0.5
    early = values(table._replace(planned_rounds=4), "BH,FB")
    assert all(row["BH"] == row["FB"] for row in early.values())


def test_average_of_the_opponents() -> None:
    """Only opponents met over the board count, and one without any has 0 (art. 8.2)."""
    table = crosstable("""
        1: 2w1 3b+
        2: 1b0 4w1
        3: 4w1 1w-
        4: 3b0 2b0
        5: Z   Z
        """)
    found = values(table, "BH,AOB")
    assert found[1]["AOB"] == f"{found[2]['BH']}0"
    assert found[5]["AOB"] == "0.00"


def test_median_of_too_few_rounds_is_nothing() -> None:
    """Where more has to go than there is, nothing is left (art. 14.2)."""
    table = crosstable("""
        1: 2w1 2b1 2w1
        2: 1b0 1w0 1b0
        """)
    assert values(table, "BH/M1,BH/M2,BH/C3")[2] == {"BH/M1": "3.0", "BH/M2": "0.0", "BH/C3": "0.0"}


@pytest.mark.parametrize("code", ["BH", "FB", "AOB", "BH/C1"])
def test_never_in_a_round_robin(code: str) -> None:
    """Since 2026 the Buchholz family is refused with predetermined pairings; the edition before allowed it."""
    table = crosstable("1: 2w1\n2: 1b0")
    with pytest.raises(NotApplicable, match=r"C\.07 art\. 8"):
        values(table, code, PREDETERMINED)
    assert values(table, code, PREDETERMINED._replace(rules=of_edition("2024-08").rules))


def test_working_names_what_was_cut_and_why() -> None:
    """The working shows every round, the dummy with its article, and what the cut removed."""
    working = ranking(HALF_BYE, "BH/C1").value(0, 0)
    dummy = working.parts[1]
    assert (dummy.round, dummy.opponent, dummy.why) == (2, 0, TIE_BREAKS_2026["16.4"])
    assert dummy.cut == TIE_BREAKS_2026["16.5"]
    assert working.total == sum(part.amount for part in working.parts if not part.cut)
