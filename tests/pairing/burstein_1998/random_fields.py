"""Random fields: a random position, and any merits that could lie behind it."""

from __future__ import annotations

from hypothesis import strategies as st

from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.burstein_1998.field import Field, Merit
from tests.support.states import Choose, make_state


def make_field(choose: Choose, smallest: int, largest: int) -> Field:
    """A field of so many players; merits are often equal."""
    state = make_state(choose, smallest, largest)._replace(tournament=Tournament(), bye_by_hand=0)
    merits = [Merit(25 * choose(0, 5), 5 * choose(0, 3), 5 * choose(0, 2), 2000) for _ in range(state.size)]
    return Field(state, merits)


@st.composite
def fields(draw: st.DrawFn, smallest: int, largest: int) -> Field:
    """The same as a hypothesis strategy."""
    return make_field(lambda low, high: draw(st.integers(low, high)), smallest, largest)
