"""How many of a group have to leave it, and whose coming or going makes them fewer: beside plain enumeration."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from pairwright.matching.bits import set_of, span
from pairwright.matching.heaviest import heaviest_matching
from pairwright.pairing.systems.dubov_1997.leaving import Leaving


def all_pairings(rows: list[int], open_: int) -> Iterator[list[tuple[int, int]]]:
    """Every pairing of everybody."""
    if not open_:
        yield []
        return
    one = open_.bit_length() - 1
    for other in range(one):
        if rows[one] & open_ & 1 << other:
            for rest in all_pairings(rows, open_ & ~(1 << one | 1 << other)):
                yield [(one, other), *rest]


def fewest_outside(rows: list[int], group: int) -> int:
    """How many of the group have an opponent outside it, in the pairing with the fewest of them."""
    everybody = span(0, len(rows))
    return min(
        sum((group >> one ^ group >> other) & 1 for one, other in pairing) for pairing in all_pairings(rows, everybody)
    )


def random_rows(lots: Random, size: int) -> list[int]:
    """Who may meet whom; everybody can be paired."""
    rows = [0] * size
    for one in range(size):
        for other in range(one):
            if one == other + size // 2 or lots.random() < 0.35:
                rows[one] |= 1 << other
                rows[other] |= 1 << one
    return rows


@pytest.mark.parametrize("seed", range(60))
def test_who_helps_is_who_makes_those_who_must_leave_fewer(seed: int) -> None:
    """6.3, 7.1, 7.2: one after the other is taken up, then goes down, and every time exactly those help with whom, or
    without whom, fewer have to be paired outside the group."""
    lots = Random(seed)
    rows = random_rows(lots, 10)
    group = set_of(lots.sample(range(10), lots.randint(3, 7)))
    found = Leaving(rows, group, span(0, 10))
    assert found.count == fewest_outside(rows, group)
    going = False
    while found.count:
        own = [player for player in range(10) if (found.group >> player & 1) == going]
        helps = [
            player
            for player in lots.sample(own, len(own))
            if (found.fewer_without if going else found.fewer_with)(player)
        ]
        assert set(helps) == {player for player in own if fewest_outside(rows, found.group ^ 1 << player) < found.count}
        if helps and (going or lots.random() < 0.7):
            assert (found.fewer_without if going else found.fewer_with)(helps[0])
            found.change(helps[0])
        else:
            assert not going or helps
            going = True


def test_a_club_whose_members_may_not_meet_is_looked_at_a_few_times_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty club-mates, none of whom may meet another, lead with ten others; forty stand below. The thirty need ten
    opponents of the group and twenty from below, whom they find without a new pairing of everybody for each try."""
    made = 0

    def counted(weights: list[list[int]]) -> list[int]:
        nonlocal made
        made += 1
        return heaviest_matching(weights)

    monkeypatch.setattr("pairwright.pairing.systems.dubov_1997.leaving.heaviest_matching", counted)
    club, everybody = span(0, 30), span(0, 80)
    rows = [everybody & ~(club if club >> player & 1 else 1 << player) for player in range(80)]
    found = Leaving(rows, span(0, 40), everybody)
    assert found.count == 20
    for player in range(40, 60):
        assert found.fewer_with(player)
        found.change(player)
    assert found.count == 0
    assert made <= 21
