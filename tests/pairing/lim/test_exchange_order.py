"""The order in which opponents are tried (documents 5.2 and 5.3, today 4.2 and 4.3)."""

from __future__ import annotations

import json

import pytest

from pairwright.pairing.systems.lim.exchange import opponents_in_order, proposal
from pairwright.pairing.systems.lim.slow_truth import pairings
from tests.support.corpus import needed, shared_file

SIX = (1, 2, 3, 4, 5, 6)


def written(pairs: list[tuple[int, int]]) -> list[str]:
    return [f"{one}-{other}" for one, other in pairs]


def first_with(first: list[tuple[int, int]]) -> list[str]:
    """The first pairing in the order that begins with these pairs."""
    return written(next(pairs for pairs in pairings(SIX) if pairs[: len(first)] == first))


def test_proposal() -> None:
    """Six players: 1-4, 2-5, 3-6."""
    assert written(proposal(SIX)) == ["1-4", "2-5", "3-6"]


def test_opponents_of_number_1() -> None:
    """1 looks for an opponent: 4, 5, 6, then in his own half 3 and 2; the rest is proposed afresh."""
    assert opponents_in_order(SIX) == [4, 5, 6, 3, 2]
    assert [first_with([(1, other)]) for other in opponents_in_order(SIX)] == [
        ["1-4", "2-5", "3-6"],
        ["1-5", "2-4", "3-6"],
        ["1-6", "2-4", "3-5"],
        ["1-3", "2-5", "4-6"],
        ["1-2", "3-5", "4-6"],
    ]


def test_opponents_of_number_2() -> None:
    """With 1-6 settled, 2 tries 4, 5, 3; if none will do, 1 must change, and 2 gets 6 or 1."""
    order = list(pairings(SIX))
    assert [written(pairs) for pairs in order if pairs[0] == (1, 6)] == [
        ["1-6", "2-4", "3-5"],
        ["1-6", "2-5", "3-4"],
        ["1-6", "2-3", "4-5"],
    ]
    met = {(2, 3), (2, 4), (2, 5), (1, 4), (1, 5)}
    left = [written(pairs) for pairs in order if not met & set(pairs)]
    assert left == [["1-3", "2-6", "4-5"], ["1-2", "3-5", "4-6"], ["1-2", "3-6", "4-5"], ["1-2", "3-4", "5-6"]]


def test_upwards_everything_is_mirrored() -> None:
    """From below 6 looks first: 3, 2, 1, then 4 and 5."""
    upwards = SIX[::-1]
    assert written(proposal(upwards)) == ["6-3", "5-2", "4-1"]
    assert opponents_in_order(upwards) == [3, 2, 1, 4, 5]


@pytest.mark.parametrize("field", ["order_for_player_1", "order_for_player_2_after_1_6"])
def test_both_orders_of_the_documents(field: str) -> None:
    """The tables of article 5.2 as they were restored."""
    table = json.loads(needed(shared_file("seeds/examples/lim-exchange-6.json")).read_text("utf-8"))
    order = [written(pairs) for pairs in pairings(SIX)]
    if field == "order_for_player_1":
        firsts = [f"1-{other}" for other in opponents_in_order(SIX)]
        order = [next(pairs for pairs in order if pairs[0] == first) for first in firsts]
    else:
        order = [pairs for pairs in order if pairs[0] == "1-6"]
    assert order == table[field]


def test_the_whole_order_is_that_of_the_olympiad() -> None:
    """Articles 39 and 40 of the Olympiad print all fifteen lines of the same order."""
    lists = json.loads(needed(shared_file("seeds/examples/pairing-orders.json")).read_text("utf-8"))
    assert [written(pairs) for pairs in pairings(SIX)] == lists["six_top_half_v_bottom_half"]["order"]
