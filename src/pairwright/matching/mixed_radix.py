"""Many counts in one int, the most important first, wide enough never to carry."""

from __future__ import annotations

from collections.abc import Sequence


def places(ceilings: Sequence[int]) -> tuple[list[int], int]:
    """Bit offsets of digits that may grow to these ceilings, most important digit first, and the bits of all.

    As long as no total exceeds its ceiling, comparing the ints compares the lists of totals.
    """
    offsets = []
    width = 0
    for ceiling in reversed(ceilings):
        offsets.append(width)
        width += ceiling.bit_length()
    offsets.reverse()
    return offsets, width
