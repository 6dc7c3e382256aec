from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pairwright.matching.bits import first_member, members, set_of, span, where


@given(st.frozensets(st.integers(0, 200)))
def test_a_set_gives_back_its_members_in_order(numbers: frozenset[int]) -> None:
    assert list(members(set_of(numbers))) == sorted(numbers)


@given(st.lists(st.integers(0, 3), max_size=80), st.integers(0, 3))
def test_where_finds_every_index_that_holds_the_value(values: list[int], value: int) -> None:
    expected = [index for index, found in enumerate(values) if found == value]
    assert list(members(where(bytes(values), value))) == expected


def test_a_span_includes_its_lower_end_only() -> None:
    assert list(members(span(3, 6))) == [3, 4, 5]


def test_the_first_member_is_the_smallest() -> None:
    assert first_member(0b10100) == 2
