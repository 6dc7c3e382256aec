"""Prize money among the tied."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pairwright.tiebreaks.prizes import Claim, Payout, Pot, Rounding, Sharing, rounded, share

STANDINGS = (Claim(4, 1, 70), Claim(1, 2, 60), Claim(9, 3, 60), Claim(2, 4, 60), Claim(5, 5, 50))
"""One with 7 points, three with 6, one with 5; tie-breaks separate them all."""


def amounts(payout: Payout) -> dict[int, int]:
    return {award.claim.number: award.amount for award in payout.awards}


def test_equal_scores_share_the_whole_sum_of_their_places() -> None:
    """Places 2 to 4 have 600, 400 and 200: 400 each, whatever the tie-breaks say."""
    assert amounts(share(STANDINGS, [1000, 600, 400, 200])) == {4: 1000, 1: 400, 9: 400, 2: 400}


def test_a_tie_at_the_last_paid_place() -> None:
    """Two prizes are left for three players: the three share them, and the one behind them has none."""
    payout = share(STANDINGS, [1000, 600, 300])
    assert amounts(payout) == {4: 1000, 1: 300, 9: 300, 2: 300}
    assert payout.awards[1].by_score == Pot(900, 3)


def test_by_rank_everybody_has_the_prize_of_his_place() -> None:
    """The tie-breaks decide, down to the last paid place."""
    assert amounts(share(STANDINGS, [1000, 600, 300], Sharing.RANK)) == {4: 1000, 1: 600, 9: 300}


def test_who_shares_a_place_shares_its_prizes_even_by_rank() -> None:
    """Nothing separates the two on place 2."""
    tied = (Claim(1, 1, 60), Claim(2, 2, 50), Claim(3, 2, 50), Claim(4, 4, 50))
    assert amounts(share(tied, [1000, 500, 300, 100], Sharing.RANK)) == {1: 1000, 2: 400, 3: 400, 4: 100}


def test_hort_is_half_by_place_and_half_equally() -> None:
    """Places 2 to 4 have 600, 300, 0, or 300 each: 450, 300, 150."""
    assert amounts(share(STANDINGS, [1000, 600, 300], Sharing.HORT)) == {4: 1000, 1: 450, 9: 300, 2: 150}


def test_who_is_not_ranked_has_no_prize() -> None:
    """An expelled player takes no place, and no money of those who are tied with him."""
    claims = (Claim(1, 1, 60), Claim(2, 2, 60), Claim(3, 0, 60))
    assert amounts(share(claims, [1000, 500, 300])) == {1: 750, 2: 750}


def test_what_rounding_leaves_is_named() -> None:
    """2,000 among three, in cents: 666.66 each, and two cents are left."""
    tied = tuple([Claim(number, number, 60) for number in (1, 2, 3)])
    payout = share(tied, [100000, 60000, 40000])
    assert set(amounts(payout).values()) == {66666}
    assert (payout.fund, payout.given, payout.left, payout.unclaimed) == (200000, 199998, 2, 0)


def test_rounding_up_is_named_too() -> None:
    """To the nearest 5: 670 where 667 was due; the organiser pays 5 more."""
    tied = tuple([Claim(number, number, 60) for number in (1, 2, 3)])
    payout = share(tied, [1000, 600, 405], step=10, rounding=Rounding.HALF_UP)
    assert set(amounts(payout).values()) == {670}
    assert (payout.given, payout.left) == (2010, -5)


def test_prizes_of_places_that_nobody_has() -> None:
    """Two players, three prizes: the third is not shared out."""
    payout = share(STANDINGS[:2], [1000, 600, 400])
    assert amounts(payout) == {4: 1000, 1: 600}
    assert (payout.fund, payout.given, payout.left, payout.unclaimed) == (2000, 1600, 0, 400)


def test_no_players_and_no_prizes() -> None:
    """Nothing is given out, and nothing is lost."""
    assert share((), [1000]) == Payout((), 1000, 0, 0, 1000)
    assert share(STANDINGS, []) == Payout((), 0, 0, 0, 0)


@pytest.mark.parametrize(
    ("rounding", "expected"),
    [
        (Rounding.DOWN, [20, 25, 25, 30]),
        (Rounding.UP, [20, 30, 30, 35]),
        (Rounding.HALF_UP, [20, 30, 25, 35]),
        (Rounding.HALF_DOWN, [20, 25, 25, 30]),
        (Rounding.HALF_EVEN, [20, 30, 25, 30]),
    ],
)
def test_the_rules_of_rounding(rounding: Rounding, expected: list[int]) -> None:
    """20, 27½, 26 and 32½ to multiples of 5."""
    shares = [Fraction(20), Fraction(55, 2), Fraction(26), Fraction(65, 2)]
    assert [rounded(one, 5, rounding) for one in shares] == expected


@given(
    sizes=st.lists(st.integers(1, 4), max_size=5),
    prizes=st.lists(st.integers(0, 10**6), max_size=12),
    sharing=st.sampled_from(Sharing),
    step=st.integers(1, 500),
    rounding=st.sampled_from(Rounding),
)
def test_no_unit_is_lost(sizes: list[int], prizes: list[int], sharing: Sharing, step: int, rounding: Rounding) -> None:
    """Given out, left and unclaimed are the fund; exact shares are all that the places have; equal claims get equal
    amounts, each within a step of its share."""
    claims: list[Claim] = []
    for group, size in enumerate(sizes):
        claims += [Claim(len(claims) + 1, len(claims) + 1, 100 - group) for _ in range(size)]
    payout = share(claims, prizes, sharing, step, rounding)
    assert payout.fund == sum(prizes) == payout.given + payout.left + payout.unclaimed
    assert sum(award.exact for award in payout.awards) == payout.fund - payout.unclaimed
    for award in payout.awards:
        assert award.amount % step == 0
        assert abs(award.amount - award.exact) < step
    if sharing is Sharing.EQUAL:
        by_score: dict[int, set[int]] = {}
        for award in payout.awards:
            by_score.setdefault(award.claim.score, set()).add(award.amount)
        assert all(len(amounts) == 1 for amounts in by_score.values())
