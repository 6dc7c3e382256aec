"""Whole tournaments by Dubov's system of the documents."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from pairwright.pairing.systems.dubov_1997 import DUBOV_1997
from tests.pairing.whole_rounds import illegal_rounds


@settings(deadline=None, max_examples=40)
@given(st.integers(4, 20), st.integers(0, 10**6))
def test_every_round_is_legal(players: int, seed: int) -> None:
    """Nobody meets twice, has a second bye, or a colour against the limits, and everybody is paired."""
    assert illegal_rounds(DUBOV_1997, players, seed) == []
