"""Random fields: a random position, and who floated in the round before."""

from __future__ import annotations

from hypothesis import strategies as st

from pairwright.pairing.systems.double_swiss.field import Field
from tests.support.states import Choose, make_state


def make_field(choose: Choose, smallest: int, largest: int) -> Field:
    """A field of so many players, half of whom floated in the round before, as often as not."""
    state = make_state(choose, smallest, largest)._replace(bye_by_hand=0)
    floated = sum(1 << position for position in range(state.size) if choose(0, 1))
    return Field(state, floated if choose(0, 3) else 0)


@st.composite
def fields(draw: st.DrawFn, smallest: int, largest: int) -> Field:
    """The same as a hypothesis strategy."""
    return make_field(lambda low, high: draw(st.integers(low, high)), smallest, largest)
