"""Tie-breaks by rating (C.07 art. 10)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pairwright.ratings.expected_score import expected_score
from pairwright.tiebreaks.base import How
from pairwright.tiebreaks.event import Terms, Unrated
from tests.support.crosstables import crosstable
from tests.support.values import PREDETERMINED, ranking, values

OPEN = crosstable("""
    1 2400: 2w1 3b= 4w1 U
    2 2301: 1b0 4w1 3b= 5w+
    3 2200: 4b1 1w= 2w= H
    4 2002: 3w0 2b0 1b0 Z
    5 1900: Z   Z   Z   2b-
    """)


def test_average_of_the_opponents_met_over_the_board() -> None:
    """Byes and forfeits have no rating to count; a half is rounded up."""
    found = values(OPEN, "ARO,ARO/C1,ARO/C2,ARO/M1")
    assert found[1] == {"ARO": "2168", "ARO/C1": "2251", "ARO/C2": "2301", "ARO/M1": "2200"}
    assert found[2]["ARO"] == "2201"  # 2200 2/3
    assert found[3]["ARO/C1"] == "2351"  # 2350.5
    assert found[5] == {"ARO": "0", "ARO/C1": "0", "ARO/C2": "0", "ARO/M1": "0"}


def test_forfeits_never_count() -> None:
    """Not in a round robin either (art. 15.2)."""
    assert values(OPEN, "ARO", PREDETERMINED)[2]["ARO"] == "2201"


def test_working_of_an_average() -> None:
    """The parts are the opponents' ratings; what a cut and a median leave out is marked."""
    working = ranking(OPEN, "ARO/M1").value(0, 0)
    assert working.how is How.MEAN
    assert [(part.opponent, part.amount) for part in working.parts if not part.cut] == [(3, 2200)]
    assert [part.cut.number for part in working.parts if part.cut] == ["14.2", "14.1"]


def test_performance_adds_what_the_table_says() -> None:
    """2.5 of 3 are 83 per cent, which the table values at 273 points above the average."""
    found = values(OPEN, "TPR")
    assert found[1]["TPR"] == str(2168 + 273)
    assert found[2]["TPR"] == str(2201 + 0)
    assert found[4]["TPR"] == str(2300 - 800)  # nothing of three games


def test_working_of_a_performance() -> None:
    """Points, average, share and difference lead to the performance."""
    working = ranking(OPEN, "TPR").value(0, 0)
    assert [step.amount for step in working.steps] == [Fraction(5, 2), 2168, Fraction(83, 100), 273, 2441]
    assert working.how is How.LAST_STEP


def test_performance_is_about_games_not_about_points() -> None:
    """A win is one point of a performance, whatever the tournament gives for it."""
    three = OPEN._replace(scoring=OPEN.scoring._replace(win=30, win_black=30, draw=10, draw_black=10))
    assert values(three, "TPR,PTP") == values(OPEN, "TPR,PTP")


@pytest.mark.parametrize(
    ("own", "perfect"),
    [
        pytest.param("2w1 3b1", "2936", id="everything: 736 more than the highest opponent"),
        pytest.param("2w0 3b0", "1200", id="nothing: 800 less than the lowest opponent"),
        pytest.param("2w1 3b0", "2099", id="one of two: 36 and 64 hundredths, with 2098 one less"),
    ],
)
def test_perfect_performance_is_the_lowest_rating_that_expects_the_points(own: str, perfect: str) -> None:
    """Found on the complete scale: a difference of more than 400 points counts in full."""
    codes = {"1": "0", "0": "1"}
    first, second = (codes[entry[-1]] for entry in own.split())
    table = crosstable(f"1 2100: {own}\n2 2200: 1b{first} Z\n3 2000: Z   1w{second}")
    assert values(table, "PTP")[1]["PTP"] == perfect


@given(st.lists(st.tuples(st.integers(1000, 2900), st.sampled_from("1=0")), min_size=1, max_size=9))
def test_perfect_performance_by_trying_every_rating(games: list[tuple[int, str]]) -> None:
    """The search finds what trying one rating after the other finds."""
    mirrored = {"1": "0", "=": "=", "0": "1"}
    own = " ".join([f"{number}w{result}" for number, (_, result) in enumerate(games, 2)])
    lines = [f"1 2000: {own}"]
    for index, (rating, result) in enumerate(games):
        byes = ["Z"] * len(games)
        byes[index] = f"1b{mirrored[result]}"
        lines.append(f"{index + 2} {rating}: {' '.join(byes)}")
    score = sum([{"1": 100, "=": 50, "0": 0}[result] for _, result in games])
    ratings = [rating for rating, _ in games]
    tried = range(min(ratings) - 800, max(ratings) + 800)
    enough = (
        rating
        for rating in tried
        if sum([expected_score(rating, other, largest_difference=4000) for other in ratings]) >= score
    )
    expected = next(enough) if score else min(ratings) - 800
    assert values(crosstable("\n".join(lines)), "PTP")[1]["PTP"] == str(expected)


def test_working_of_a_perfect_performance_proves_it() -> None:
    """With the rating the points are expected, with a point less they are not."""
    working = ranking(OPEN, "PTP").value(0, 0)
    points, less, enough, total = (step.amount for step in working.steps)
    assert less < points <= enough
    assert total == working.total


def test_average_performance_of_the_opponents() -> None:
    """The mean of what the opponents met over the board performed."""
    found = values(OPEN, "TPR,APRO,PTP,APPO")
    for code, of in (("APRO", "TPR"), ("APPO", "PTP")):
        mean = Fraction(sum(int(found[opponent][of]) for opponent in (2, 3, 4)), 3)
        assert int(found[1][code]) == (mean + Fraction(1, 2)).__floor__()
        assert found[5][code] == "0"


def test_unrated_opponents() -> None:
    """Without a rule the tie-break is dropped and says so; else unrated opponents are left out, or rated as
    announced."""
    table = crosstable("""
        1 2100: 2w1 3b1
        2 2000: 1b0 Z
        3:      Z   1w0
        """)
    dropped = ranking(table, "PTS,ARO,TPR")
    assert [one.text for one in dropped.asked] == ["PTS"]
    assert [one.asked.text for one in dropped.dropped] == ["ARO", "TPR"]
    ignoring = values(table, "ARO,TPR,APRO", Terms(unrated=Unrated.IGNORE))
    assert ignoring[1] == {"ARO": "2000", "TPR": "2800", "APRO": "1300"}
    assert ignoring[3] == {"ARO": "2100", "TPR": "1300", "APRO": "2800"}
    assert values(table, "ARO", Terms(unrated=Unrated.AS, unrated_as=1500))[1]["ARO"] == "1750"


def test_opponents_without_a_performance() -> None:
    """An opponent whose only game was against somebody without a rating has no performance to count."""
    table = crosstable("""
        1 2100: 2w1 Z
        2:      1b0 3w1
        3 2000: 4w1 2b0
        4 1900: 3b0 Z
        """)
    found = values(table, "TPR,APRO", Terms(unrated=Unrated.IGNORE))
    assert found[1] == {"TPR": "0", "APRO": "0"}
    assert found[2]["APRO"] == found[3]["TPR"] == "2700"
