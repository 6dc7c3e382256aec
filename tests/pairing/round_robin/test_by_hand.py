"""Rounds made by hand: they are judged, not paired."""

from __future__ import annotations

import pytest

import pairwright
from pairwright.errors import NotApplicable
from pairwright.faces.explanations import sentences
from pairwright.model.tournament import Tournament
from tests.support.crosstables import crosstable


def by_hand(text: str, rounds: int = 0) -> Tournament:
    """A tournament whose rounds are made by hand."""
    return crosstable(text, rounds=rounds)._replace(system="CUSTOM_ROUNDROBIN")


def test_any_order_will_do() -> None:
    """Four players in an order of their own: everybody meets everybody, colours are even."""
    own = by_hand("1: 2w1 3b= 4w0\n2: 1b0 4w= 3b1\n3: 4b= 1w= 2w0\n4: 3w= 2b= 1b1", 3)
    assert [found.ok for found in pairwright.check(own)] == [True] * 3
    assert "1-4, 3-2" in str(sentences(pairwright.explain(own, 3))[1])


def test_nobody_meets_twice() -> None:
    """1 and 2 meet again."""
    twice = by_hand("1: 2w1 2b=\n2: 1b0 1w=\n3: 4b= 4w=\n4: 3w= 3b=", 3)
    assert [(found.criterion, found.players) for found in pairwright.check(twice)] == [("", ()), ("H1", (2, 1))]


def test_in_the_next_cycle_they_do() -> None:
    """Two players, four games."""
    match = by_hand("1: 2w1 2b= 2w1 2b=\n2: 1b0 1w= 1b0 1w=", 4)
    assert [found.ok for found in pairwright.check(match)] == [True] * 4


def test_no_colour_three_times_running() -> None:
    """1 has White three times, and far too often."""
    whites = by_hand("1: 2w1 3w= 4w=\n2: 1b0 4w= 3b=\n3: 4b= 1b= 2w=\n4: 3w= 2b= 1b=", 6)
    found = pairwright.check(whites)[2]
    assert (found.criterion, found.players) == ("H2", (1, 4))


def test_colours_are_balanced_in_the_end() -> None:
    """Two players, two games: two Whites for one of them are too many."""
    match = by_hand("1: 2w1 2w=\n2: 1b0 1b=", 2)
    assert [found.criterion for found in pairwright.check(match)] == ["", "H3"]


def test_everybody_is_free_once() -> None:
    """Three players: 3 has the bye twice."""
    table = by_hand("1: 2w1 2b= 3w=\n2: 1b0 1w= U\n3: U U 1b=", 3)
    assert [found.criterion for found in pairwright.check(table)][:2] == ["", "A1.3"]


def test_the_next_round_is_the_arbiters() -> None:
    """It is refused, and what would pair it is named."""
    with pytest.raises(NotApplicable, match="--system round-robin"):
        pairwright.pair(by_hand("1: 2w1\n2: 1b0\n3: 4b=\n4: 3w=", 3))


def test_why_not() -> None:
    """They have met; or nothing is against it."""
    own = by_hand("1: 2w1 3b=\n2: 1b0 4w=\n3: 4b= 1w=\n4: 3w= 2b=", 3)
    assert "they met in round 1 (H1)" in str(sentences(pairwright.why_not(own, 2, 1, 2))[0])
    assert "Nothing forbids" in str(sentences(pairwright.why_not(own, 2, 1, 4))[0])
    with pytest.raises(NotApplicable):
        pairwright.why_not(own, 2, 1, 1)
