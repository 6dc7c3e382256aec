from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from pairwright.matching.bits import members
from pairwright.matching.first import first_matching, largest_matching
from tests.matching.graphs import assignments

_ROWS = st.integers(1, 6).flatmap(lambda size: st.lists(st.integers(0, (1 << size) - 1), min_size=size, max_size=size))


@settings(max_examples=400)
@given(_ROWS)
def test_the_first_of_all_perfect_matchings(rows: list[int]) -> None:
    columns = (1 << len(rows)) - 1
    assert first_matching(rows, columns) == next(assignments(rows, columns), [])


@given(_ROWS)
def test_the_columns_may_be_any_numbers(rows: list[int]) -> None:
    spread = [sum(1 << (3 * column + 2) for column in members(row)) for row in rows]
    columns = sum(1 << (3 * column + 2) for column in range(len(rows)))
    expected = [3 * column + 2 for column in first_matching(rows, (1 << len(rows)) - 1)]
    assert first_matching(spread, columns) == expected


@given(_ROWS)
def test_as_many_rows_as_can_have_a_column(rows: list[int]) -> None:
    columns = (1 << len(rows)) - 1
    best = max(
        sum(1 for bit in range(len(rows)) if chosen >> bit & 1)
        for chosen in range(1 << len(rows))
        if next(assignments([row for bit, row in enumerate(rows) if chosen >> bit & 1], columns), None) is not None
    )
    assert largest_matching(rows, columns) == best


def test_room_is_made_for_a_row_that_finds_its_columns_taken() -> None:
    """Rows 0 and 1 take columns 0 and 1; row 2 accepts only those, so row 0 must go to 2 - row 1 cannot."""
    assert first_matching([0b111, 0b010, 0b011], 0b111) == [2, 1, 0]
