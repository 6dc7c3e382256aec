"""All complete pairings of a small field, as boards in pairing numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pairwright.state.round_state import RoundState


def complete_pairings(state: RoundState, rows: Sequence[int]) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every way to pair all by ``rows``; of an odd number one has the bye who may have it, as ``(number, 0)``."""
    numbers = state.numbers
    everybody = tuple(range(state.size))
    if state.size % 2 == 0:
        yield from _pairings(numbers, rows, everybody)
        return
    for player in everybody:
        if state.may_have_bye[player]:
            for made in _pairings(numbers, rows, tuple(other for other in everybody if other != player)):
                yield (*made, (numbers[player], 0))


def _pairings(
    numbers: Sequence[int], rows: Sequence[int], open_: tuple[int, ...]
) -> Iterator[tuple[tuple[int, int], ...]]:
    if not open_:
        yield ()
        return
    first, rest = open_[0], open_[1:]
    for other in rest:
        if rows[first] >> other & 1:
            for more in _pairings(numbers, rows, tuple(one for one in rest if one != other)):
                yield ((numbers[first], numbers[other]), *more)
