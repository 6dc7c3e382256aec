"""Assignments beside all permutations."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from pairwright.matching.assignment import NO, Assignment, assignments_in_order
from pairwright.matching.cheapest import NO_EDGE, cheapest_perfect_matching

Square = list[list[int]]


@st.composite
def squares(draw: st.DrawFn, largest: int = 5) -> Square:
    size = draw(st.integers(1, largest))
    cost = st.sampled_from([0, 0, 1, 1, 3, NO])
    return [[draw(cost) for _ in range(size)] for _ in range(size)]


def cost_of(costs: Square, columns: tuple[int, ...]) -> int:
    return sum(costs[row][column] for row, column in enumerate(columns))


@given(squares())
def test_the_cheapest_of_all(costs: Square) -> None:
    """No permutation costs less; what is impossible costs at least NO."""
    least = min(cost_of(costs, columns) for columns in permutations(range(len(costs))))
    found = Assignment(costs)
    assert sorted(found.columns) == list(range(len(costs)))
    assert found.cost == cost_of(costs, tuple(found.columns)) == least


@given(squares(), st.data())
def test_rows_tied_one_by_one(costs: Square, data: st.DataObject) -> None:
    """After every tie it is the cheapest of those that keep all ties; the one before is untouched."""
    size = len(costs)
    wanted = data.draw(st.permutations(range(size)))
    state = Assignment(costs)
    for row in range(size):
        before = list(state.columns)
        after = state.tied(row, wanted[row])
        assert state.columns == before
        state = after
        fitting = [columns for columns in permutations(range(size)) if columns[: row + 1] == tuple(wanted[: row + 1])]
        least = min(cost_of(costs, columns) for columns in fitting)
        if least < NO:
            assert state.cost == least
        assert state.left == [column for column in range(size) if column not in wanted[: row + 1]]


@given(squares(4), st.integers(0, 5), st.data())
def test_all_within_the_limits_in_order(costs: Square, limit: int, data: st.DataObject) -> None:
    """Every beginning that can be completed within the limit, in lexicographic order, and no other; with two tables,
    those that each can be completed."""
    size = len(costs)
    choosers = data.draw(st.integers(1, size))
    found = list(assignments_in_order(choosers, [(costs, limit)], lambda _: True))
    assert found == sorted(
        {columns[:choosers] for columns in permutations(range(size)) if cost_of(costs, columns) <= limit}
    )
    halved = [[cost if cost == NO else cost // 2 for cost in row] for row in costs]
    both = list(assignments_in_order(size, [(costs, limit), (halved, 1)], lambda _: True))
    assert both == sorted(
        columns
        for columns in permutations(range(size))
        if cost_of(costs, columns) <= limit and cost_of(halved, columns) <= 1
    )


@given(squares(4))
def test_what_is_not_hopeful_is_left_out(costs: Square) -> None:
    """Nothing that begins with column 0 is tried."""
    found = list(assignments_in_order(len(costs), [(costs, NO - 1)], lambda columns: columns[0] != 0))
    everything = list(assignments_in_order(len(costs), [(costs, NO - 1)], lambda _: True))
    assert found == [columns for columns in everything if columns[0] != 0]


@st.composite
def graphs(draw: st.DrawFn) -> Square:
    size = draw(st.integers(0, 6))
    costs = [[NO_EDGE] * size for _ in range(size)]
    for one in range(size):
        for other in range(one):
            costs[one][other] = costs[other][one] = draw(st.sampled_from([NO_EDGE, 0, 1, 2, 50]))
    return costs


def perfect_costs(costs: Square, left: tuple[int, ...]) -> list[int]:
    if not left:
        return [0]
    first, *others = left
    return [
        costs[first][other] + cost
        for other in others
        if costs[first][other] >= 0
        for cost in perfect_costs(costs, tuple(vertex for vertex in others if vertex != other))
    ]


@given(graphs())
def test_the_cheapest_perfect_matching(costs: Square) -> None:
    """None costs less; empty if there is none."""
    mates = cheapest_perfect_matching(costs)
    possible = perfect_costs(costs, tuple(range(len(costs))))
    if not possible or not costs:
        assert mates == []
        return
    assert all(mates[mate] == vertex for vertex, mate in enumerate(mates))
    assert sum(costs[vertex][mate] for vertex, mate in enumerate(mates) if vertex < mate) == min(possible)
