"""The validator finds what is planted, and nothing else."""

from __future__ import annotations

import pytest

from tests.support.crosstables import crosstable
from tests.support.legality import breaches, law_of, somebody_must_stay

SIX = crosstable(
    """
    1: 4w1 2b1
    2: 5b1 1w0
    3: 6w1 5b1
    4: 1b0 6w1
    5: 2w0 3w0
    6: 3b0 4b0
    """,
    rounds=5,
)
FIVE = crosstable(
    """
    1: 3w1 2w1
    2: 4w1 1b0
    3: 1b0 4b1
    4: 2b0 3w0
    5: U H
    """,
    rounds=5,
)
LAW = law_of("dutch-1998")


def test_a_legal_round_is_not_blamed() -> None:
    """Everybody sits once, against somebody new, within the limits of colour."""
    assert breaches(SIX, 3, [(3, 1), (2, 4), (6, 5)], LAW) == []


@pytest.mark.parametrize(
    ("pairs", "blamed"),
    [
        ([(3, 1), (2, 5), (6, 4)], ["2 and 5 meet again", "6 and 4 meet again"]),
        ([(3, 1), (2, 4)], ["5 is not paired", "6 is not paired"]),
        ([(3, 1), (2, 4), (6, 3)], ["3 sits 2 times", "5 is not paired", "6 and 3 meet again"]),
        (
            [(3, 1), (2, 4), (5, 6)],
            [
                "5: colour difference +3",
                "5: 3 times w running",
                "6: colour difference -3",
                "6: 3 times b running",
            ],
        ),
    ],
)
def test_a_planted_fault_is_found(pairs: list[tuple[int, int]], blamed: list[str]) -> None:
    """Two who have met, somebody left out, somebody twice, White for the third time."""
    assert breaches(SIX, 3, pairs, LAW) == blamed


def test_nobody_has_a_second_bye() -> None:
    """5 has had the bye; 4 has not."""
    assert breaches(FIVE, 3, [(4, 1), (3, 2), (5, 0)], LAW) == ["5 has the bye again"]
    assert breaches(FIVE, 3, [(3, 2), (5, 1), (4, 0)], LAW) == []


def test_a_round_that_cannot_be_paired_is_known() -> None:
    """Four players who have all met: nothing is left."""
    met = crosstable("1: 2w1 3b1 4w1\n2: 1b0 4w1 3b1\n3: 4b1 1w0 2w0\n4: 3w0 2b0 1b0", rounds=4)
    assert somebody_must_stay(met, 4, LAW)
    assert not somebody_must_stay(SIX, 3, LAW)
