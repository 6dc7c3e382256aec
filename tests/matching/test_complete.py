from __future__ import annotations

from hypothesis import given

from pairwright.matching.bits import members
from pairwright.matching.complete import exposable, is_perfect, maximum, obstructions, perfect
from tests.matching.graphs import most_pairs, rows_of, weighted_graphs


@given(weighted_graphs(9))
def test_as_many_pairs_as_any_matching_has(weights: list[list[int]]) -> None:
    rows = rows_of(weights)
    everyone = (1 << len(rows)) - 1
    mates, exposed = maximum(rows, everyone)
    assert (len(rows) - exposed.bit_count()) // 2 == most_pairs(rows, everyone)
    for vertex in members(everyone ^ exposed):
        assert rows[vertex] >> mates[vertex] & 1
        assert mates[mates[vertex]] == vertex


@given(weighted_graphs(9))
def test_a_perfect_matching_is_found_exactly_if_there_is_one(weights: list[list[int]]) -> None:
    rows = rows_of(weights)
    everyone = (1 << len(rows)) - 1
    possible = 2 * most_pairs(rows, everyone) == len(rows)
    assert is_perfect(rows, everyone) == possible
    assert bool(perfect(rows, everyone)) == (possible and bool(rows))


@given(weighted_graphs(9))
def test_exposable_are_those_without_whom_the_others_can_be_paired(weights: list[list[int]]) -> None:
    rows = rows_of(weights)
    if len(rows) % 2 == 0:
        return
    everyone = (1 << len(rows)) - 1
    expected = [one for one in range(len(rows)) if is_perfect(rows, everyone ^ (1 << one))]
    assert list(members(exposable(rows, everyone))) == expected


@given(weighted_graphs(9))
def test_whoever_stays_alone_is_explained_by_odd_sets_with_too_few_neighbours(weights: list[list[int]]) -> None:
    rows = rows_of(weights)
    everyone = (1 << len(rows)) - 1
    exposed = maximum(rows, everyone)[1]
    proofs = obstructions(rows, everyone)
    assert len(proofs) == exposed.bit_count()
    for cut, odd_sets in proofs:
        assert len(odd_sets) > cut.bit_count()
        for part in odd_sets:
            assert part.bit_count() % 2 == 1
            assert not any(rows[vertex] & ~(part | cut) for vertex in members(part))


def test_two_who_can_meet_only_the_same_third_cannot_both_be_paired() -> None:
    rows = [0b0100, 0b0100, 0b1011, 0b0100]
    (first, *_) = obstructions(rows, 0b1111)
    assert first.cut == 0b0100
    assert set(first.odd_sets) <= {0b0001, 0b0010, 0b1000}
    assert len(first.odd_sets) == 2
