"""Sets as ints: bit ``i`` is on when ``i`` is a member."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

_ON = [bytes(49 if byte == value else 48 for byte in range(256)) for value in range(4)]


def members(mask: int) -> Iterator[int]:
    """The members, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def first_member(mask: int) -> int:
    """The smallest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def set_of(numbers: Iterable[int]) -> int:
    """The set of these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def where(values: bytes, value: int) -> int:
    """The indices at which ``values`` holds ``value`` (0 to 3); one pass in C, whatever the length."""
    return int(values[::-1].translate(_ON[value]), 2) if values else 0


def span(low: int, high: int) -> int:
    """The members ``low`` to ``high - 1``."""
    return (1 << high) - (1 << low)
