"""Random fields: a random position, and any index."""

from __future__ import annotations

from hypothesis import strategies as st

from pairwright.pairing.systems.burstein.field import Field
from pairwright.pairing.systems.burstein.index import Index
from tests.support.states import Choose, make_state


def make_field(choose: Choose, smallest: int, largest: int) -> Field:
    """A field of so many players; indices are often equal."""
    state = make_state(choose, smallest, largest)._replace(bye_by_hand=0)
    index = [Index(5 * choose(0, 4), 25 * choose(0, 2)) for _ in range(state.size)]
    return Field(state, index)


@st.composite
def fields(draw: st.DrawFn, smallest: int, largest: int) -> Field:
    """The same as a hypothesis strategy."""
    return make_field(lambda low, high: draw(st.integers(low, high)), smallest, largest)
