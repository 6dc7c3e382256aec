"""Criteria C10 and C11: what a pair of two players with the same absolute preference would do to one of them.

Such a pair exists only in the last round, when one of the two is a topscorer; one of them gets the colour he
is not due.
"""

from __future__ import annotations

from pairwright.state.preference import WHITE, Strength
from pairwright.state.round_state import RoundState

_ABSOLUTE = int(Strength.ABSOLUTE)


def respects_c10(state: RoundState, one: int, other: int) -> bool:
    """False if one of the two gets a colour difference beyond two: both are beyond one and due the same colour."""
    return state.due[one] != state.due[other] or not (
        abs(state.differences[one]) > 1 and abs(state.differences[other]) > 1
    )


def respects_c11(state: RoundState, one: int, other: int) -> bool:
    """False if the one who is not granted the colour due to both gets the other a third time running.

    The larger difference is granted (5.2.2), so the other player must not have had the undue colour twice. At
    equal differences the colours alternate from the last round they differed (5.2.3): that spares everybody
    unless both had it twice running.
    """
    if state.due[one] != state.due[other] or state.strengths[one] < _ABSOLUTE or state.strengths[other] < _ABSOLUTE:
        return True
    undue = "b" if state.due[one] == WHITE else "w"
    difference, other_difference = abs(state.differences[one]), abs(state.differences[other])
    if difference == other_difference:
        return not _run(state, one) == _run(state, other) == undue
    return _run(state, other if difference > other_difference else one) != undue


def _run(state: RoundState, position: int) -> str:
    """The colour of the last two games if it is one colour, else nothing."""
    colours = state.colours[position]
    return colours[-1] if colours[-2:-1] == colours[-1:] and colours else ""
