from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pairwright.matching.mixed_radix import places

_CEILINGS = st.lists(st.integers(0, 40), min_size=1, max_size=6)


@given(_CEILINGS, st.data())
def test_totals_compare_as_their_digits_do(ceilings: list[int], data: st.DataObject) -> None:
    offsets, width = places(ceilings)
    one, other = ([data.draw(st.integers(0, ceiling)) for ceiling in ceilings] for _ in range(2))
    packed, packed_other = (
        sum(digit << offset for digit, offset in zip(digits, offsets, strict=True)) for digits in (one, other)
    )
    assert (packed < packed_other) == (one < other)
    assert packed < 1 << width
