"""Sonneborn-Berger (C.07 art. 9.1, with 14.1, 15.2 and 16.5)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pairwright.errors import NotApplicable
from pairwright.handbook.tie_breaks import TIE_BREAKS_2026
from pairwright.model.scoring import Scoring
from pairwright.tiebreaks.acronym import parse
from tests.support.crosstables import crosstable
from tests.support.opponents import facing
from tests.support.values import PREDETERMINED, of_edition, ranking, values

TWO_GIVEN_UP = facing(["0 3", "- 4", "1 4", "1 1", "H", "1 3", "= 5"])
"""Products 0, 0 (given up), 4, 1, 1.75 (given up), 3, 2.5."""


def test_points_of_the_beaten_and_half_of_the_drawn() -> None:
    """Seven points with one absence: 31 from the six beaten opponents, half of 12.5 from the two drawn ones."""
    rounds = ["1 5", "1 5", "0 6.5", "Z", "1 4.5", "= 6", "1 5", "= 6.5", "1 5.5", "1 6"]
    assert values(facing(rounds), "SB")[1]["SB"] == "37.25"


def test_cut_leaves_out_the_product_of_the_lowest_opponent() -> None:
    """The lowest opponent is left out, although another product is smaller."""
    found = values(facing(["1 1", "0 3", "= 2", "1 4"]), "SB,SB/C1,SB/C2")
    assert found[1] == {"SB": "6.00", "SB/C1": "5.00", "SB/C2": "4.00"}


def test_of_equal_lowest_opponents_the_lowest_product_goes() -> None:
    """A loss against one of two equally weak opponents is what the cut removes."""
    found = values(facing(["1 1", "0 1", "1 4"]), "SB,SB/C1,SB/C2")
    assert found[1] == {"SB": "5.00", "SB/C1": "5.00", "SB/C2": "4.00"}


def test_several_rounds_given_up() -> None:
    """Of two rounds given up the one that brought least is compared with the lowest opponent's product: 1 is cut, not
    1.75 (art. 16.5.2)."""
    assert values(TWO_GIVEN_UP, "SB,SB/C1")[1] == {"SB": "12.25", "SB/C1": "11.25"}


@pytest.mark.parametrize("given_up", [["Z", "- 0.5"], ["- 0.5", "Z"]])
def test_the_order_of_the_rounds_decides_no_cut(given_up: list[str]) -> None:
    """Of two rounds given up that brought the same, the one against the weaker opponent goes first: it is the least
    significant value itself. The second cut is the win against the weakest, in whatever order the rounds were."""
    found = values(facing([*given_up, "1 1", "= 2", "1 1.5"]), "SB,SB/C1,SB/C2,SB/C3")
    assert found[1] == {"SB": "3.50", "SB/C1": "3.50", "SB/C2": "2.50", "SB/C3": "1.00"}


def test_working_names_the_factors_and_the_cut() -> None:
    """The working tells the opponent's score, the own points, and by which article a product does not count."""
    working = ranking(TWO_GIVEN_UP, "SB/C1").value(0, 0)
    half_bye = working.parts[4]
    assert (half_bye.of, half_bye.times, half_bye.amount) == (Fraction(7, 2), Fraction(1, 2), Fraction(7, 4))
    assert half_bye.why == TIE_BREAKS_2026["16.4"]
    assert [part.round for part in working.parts if part.cut == TIE_BREAKS_2026["14.1"]] == [4]
    assert all(part.of * part.times == part.amount for part in working.parts)


def test_a_bye_given_up_is_cut_before_a_win_against_the_weakest() -> None:
    """A half-point bye worth more than the lowest opponent's product goes first; before 2023 nothing was spared."""
    tournament = facing(["1 0", "H", "1 4", "1 5"])
    found = ranking(tournament, "SB/C1")
    assert [part.round for part in found.value(0, 0).parts if part.cut] == [2]
    assert values(tournament, "SB,SB/C1")[1] == {"SB": "10.00", "SB/C1": "9.00"}
    old = ranking(tournament, "SB/C1", of_edition("pre-2023"))
    assert [part.round for part in old.value(0, 0).parts if part.cut] == [1]


def test_forfeit_win_by_a_dummy_or_as_a_game() -> None:
    """A forfeit win counts a dummy with at most one's own points; with /P the scheduled opponent himself."""
    table = crosstable("""
        1: 2w+ 3b0 4w0
        2: 1b- 4w1 3b1
        3: 4w= 1w1 2w0
        4: 3b= 2b0 1b1
        """)
    assert values(table, "SB,SB/P")[1] == {"SB": "1.00", "SB/P": "2.00"}


def test_wins_worth_three_points() -> None:
    """With 3-1-0 opponents' scores and own points are both in that scale."""
    table = crosstable("""
        1: 2w1 3b=
        2: 1b0 4w1
        3: 4w1 1w=
        4: 3b0 2b0
        """)
    three = table._replace(scoring=Scoring.of(30, 10))
    assert values(table, "SB")[1]["SB"] == "1.75"
    assert values(three, "SB")[1]["SB"] == "13.00"  # 3 x 3 and 1 x 4


def test_round_robin_counts_forfeits_as_games() -> None:
    """With predetermined pairings a forfeit is a game: real final scores, no dummy, and nothing for the free round."""
    table = crosstable("""
        1: Z   2w+ 3b1
        2: 3w= 1b- Z
        3: 2b= Z   1w0
        """)
    found = values(table, "SB,SB/C1", PREDETERMINED)
    assert found[1] == {"SB": "1.00", "SB/C1": "0.50"}
    assert found[2] == {"SB": "0.25", "SB/C1": "0.00"}
    parts = ranking(table, "SB", PREDETERMINED).value(0, 0).parts
    assert [(part.round, part.why) for part in parts] == [(2, TIE_BREAKS_2026["15.2"]), (3, None)]


def test_modifiers_it_does_not_have() -> None:
    """There is no median of Sonneborn-Berger."""
    with pytest.raises(NotApplicable, match="SB has no variant"):
        parse("SB/M1")
