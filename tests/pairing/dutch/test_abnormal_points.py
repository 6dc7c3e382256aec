"""Rounds paired by scores that record 299 changed."""

from __future__ import annotations

import pytest

from pairwright.formats.base import read
from pairwright.model.tournament import AbnormalPoints
from pairwright.pairing.systems.dutch import DUTCH_2026
from pairwright.state.ledger import state_before
from tests.support.corpus import input_and_expected
from tests.support.crosstables import crosstable


@pytest.mark.parametrize("name", ["indiv_299_bonus", "indiv_299_penalty"])
def test_the_expected_pairs(name: str) -> None:
    """With a bonus and with a penalty of round 1, round 2 is the one another program expects, points columns agree."""
    data, expected = input_and_expected(f"team-swiss/{name}")
    reading = read(data)
    assert reading.problems == ()
    pairs = DUTCH_2026.pair(state_before(reading.tournament, 2)).pairs
    assert [f"{white} {black}" for white, black in pairs] == expected.split("\n")[1:-1]


def test_a_bonus_makes_other_scoregroups() -> None:
    """Two players with a bonus of half a point make a scoregroup of their own and meet; without it they do not."""
    drawn = crosstable("1: 5w=\n2: 6b=\n3: 7w=\n4: 8b=\n5: 1b=\n6: 2w=\n7: 3b=\n8: 4w=")
    bonus = AbnormalPoints(5, None, 1, (3, 8))
    with_bonus = drawn._replace(abnormal_points=(bonus,))
    usual, changed = (DUTCH_2026.pair(state_before(value, 2)).pairs for value in (drawn, with_bonus))
    assert {3, 8} not in map(set, usual)
    assert set(changed[0]) == {3, 8}
