"""The printed tables of D1 and D2."""

from __future__ import annotations

from itertools import islice

import pytest

from pairwright.pairing.systems.dutch_1998.order import Exchange, exchanges, transpositions

EIGHT = """4-5 4-6 3-5 4-7 3-6 2-5 3-7 2-6 2-7
34-56 34-57 24-56 34-67 24-57 23-56 24-67 23-57 23-67"""
"""Exchanges a) to i), then j) to r): S1 = 1, 2, 3, 4."""

SEVEN = """3-4 3-5 2-4 3-6 2-5 1-4 2-6 1-5 1-6
23-45 23-46 13-45 23-56 13-46 13-56"""
"""The same with 1 taken off every number, without the last column of the second table."""


def written(exchange: Exchange) -> str:
    return "".join(map(str, exchange.out)) + "-" + "".join(map(str, exchange.into))


def test_all_transpositions_of_four_players() -> None:
    """5-6-7-8 first, then 5-6-8-7: all numbers that can be written with these digits, ascending."""
    numbers = [int("".join(map(str, order))) for order in transpositions((5, 6, 7, 8))]
    assert numbers[:8] == [5678, 5687, 5768, 5786, 5867, 5876, 6578, 6587]
    assert numbers == sorted(numbers)
    assert len(set(numbers)) == 24
    assert numbers[-1] == 8765


def test_the_exchange_tables_of_eight_players() -> None:
    """Smallest difference first; then the lowest player of S1. 1 and 8 never move; after two players, three."""
    found = [written(exchange) for exchange in exchanges(8, 4)]
    assert found[:18] == EIGHT.split()
    assert found[18:] == ["234-567"]


def test_the_exchange_tables_of_seven_players() -> None:
    """In an odd bracket S1 has one player less, and 1 may leave it: he may be the one left over. 1 and 2 together do
    not: one of them would be paired with a lower player of S1, which is another exchange."""
    assert [written(exchange) for exchange in exchanges(7, 3)] == SEVEN.split()


def test_two_left_over() -> None:
    """With a pair fewer (C14) 1 and 2 may be those left over."""
    assert "12-34" in [written(exchange) for exchange in exchanges(6, 2)]


def test_equal_difference_and_equal_players_of_s1() -> None:
    """5+8 before 6+7 (reading on D2)."""
    found = [written(exchange) for exchange in exchanges(10, 5) if exchange.out == (4, 5)]
    assert found.index("45-69") + 1 == found.index("45-78")


@pytest.mark.parametrize(("players", "pairs"), [(2, 1), (3, 1), (6, 3), (9, 4), (9, 3), (10, 5)])
def test_every_exchange_comes_once_and_in_order(players: int, pairs: int) -> None:
    """Fewest players first, then by difference."""
    found = list(exchanges(players, pairs))
    assert len(set(found)) == len(found)
    assert sorted(found, key=lambda exchange: exchange.key) == found


def test_the_order_is_written_lazily() -> None:
    """The first exchanges of a bracket of 100 players are there at once."""
    assert [written(exchange) for exchange in islice(exchanges(100, 50), 3)] == ["50-51", "50-52", "49-51"]
