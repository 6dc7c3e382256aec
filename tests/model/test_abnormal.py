"""Points that the scoring does not give."""

from __future__ import annotations

import pytest

from pairwright.model.abnormal import bonuses, changes, contradictions, scorings
from pairwright.model.result import Worth
from pairwright.model.scoring import STANDARD
from pairwright.model.standing import by_results, earned
from pairwright.model.tournament import AbnormalPoints
from tests.support.crosstables import crosstable

OPEN = crosstable("""
1: 2w1 3b= 4w+
2: 1b0 4w1 H
3: 4w= 1w= F
4: 3b= 2b0 1b-
5: U   Z   Z
""")


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (AbnormalPoints(-5, None, 2, (1,)), {1: -5}),
        (AbnormalPoints(5), {1: 5, 2: 5, 3: 5, 4: 5, 5: 5}),
        (AbnormalPoints(20, Worth.WIN), {1: 10, 2: 10}),
        (AbnormalPoints(20, Worth.WIN, 1), {1: 10}),
        (AbnormalPoints(0, Worth.DRAW, 0, (3, 2)), {3: -10}),
        (AbnormalPoints(5, Worth.LOSS), {2: 5, 4: 5}),
        (AbnormalPoints(0, Worth.FORFEIT_WIN), {1: -10}),
        (AbnormalPoints(-10, Worth.FORFEIT_LOSS), {4: -10}),
        (AbnormalPoints(0, Worth.HALF_BYE), {2: -5}),
        (AbnormalPoints(5, Worth.FULL_BYE), {3: -5}),
        (AbnormalPoints(5, Worth.ABSENCE), {5: 10}),
        (AbnormalPoints(5, None, 4), {}),
    ],
)
def test_what_they_change(given: AbnormalPoints, expected: dict[int, int]) -> None:
    """A kind of result is worth something else, or a bonus comes once; those of a round to come change nothing yet."""
    value = OPEN._replace(abnormal_points=(given,))
    assert {number: points for number, points in changes(value).items() if points} == expected
    assert [own - plain for own, plain in zip(earned(value), by_results(value), strict=True)] == [
        expected.get(number, 0) for number in range(1, 6)
    ]


def test_both_colours() -> None:
    """A win as Black is a win: where colours have other values, abnormal points replace both."""
    scoring = STANDARD._replace(win_black=12)
    value = OPEN._replace(scoring=scoring, abnormal_points=(AbnormalPoints(7, Worth.WIN),))
    assert scorings(value, 1)[1] == scoring._replace(win=7, win_black=7)


def test_who_says_more_outweighs() -> None:
    """Named players before everybody, then a named round before all rounds; the order of the records is no matter."""
    given = (
        AbnormalPoints(1, Worth.DRAW, 1, (3,)),
        AbnormalPoints(2, Worth.DRAW, 0, (3, 4)),
        AbnormalPoints(3, Worth.DRAW, 1),
        AbnormalPoints(4, Worth.DRAW),
    )
    for order in (given, given[::-1]):
        own = scorings(OPEN._replace(abnormal_points=order), 1)
        assert [own[number].draw for number in range(1, 6)] == [3, 3, 1, 2, 3]
        assert scorings(OPEN._replace(abnormal_points=order), 2)[1].draw == 4


def test_bonuses_add_up() -> None:
    """Two penalties are two penalties, even of the same points."""
    given = (AbnormalPoints(-5, None, 1, (1,)), AbnormalPoints(-5, None, 1, (1, 2)), AbnormalPoints(10, None, 0))
    value = OPEN._replace(abnormal_points=given)
    assert bonuses(value, 1) == {1: -10, 2: -5}
    assert bonuses(value, 0) == dict.fromkeys(range(1, 6), 10)
    assert contradictions(given) == []


def test_contradictions() -> None:
    """Two values for one thing contradict each other; the same value twice does not."""
    one, other = AbnormalPoints(5, Worth.WIN, 1, (1, 2)), AbnormalPoints(6, Worth.WIN, 1, (2, 3))
    assert contradictions((one, other)) == [(0, 1)]
    assert contradictions((one, one)) == []
    assert contradictions((AbnormalPoints(5, Worth.LOSS), one, AbnormalPoints(6, Worth.LOSS))) == [(0, 2)]
    assert contradictions((one, other._replace(round=2), other._replace(instead_of=Worth.LOSS))) == []
