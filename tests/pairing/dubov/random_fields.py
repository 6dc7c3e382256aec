"""Random fields: a random position, and any past that could lie behind it."""

from __future__ import annotations

from hypothesis import strategies as st

from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.dubov.field import Field
from pairwright.pairing.systems.dubov.figures import Figures
from tests.support.states import Choose, make_state


def make_field(choose: Choose, smallest: int, largest: int) -> Field:
    """A field of so many players; averages are 0 where nobody was played, and often equal."""
    state = make_state(choose, smallest, largest)
    rounds = state.round + (0 if state.is_last else choose(1, 6))
    state = state._replace(tournament=Tournament(planned_rounds=rounds), bye_by_hand=0)
    averages = [2000 - 10 * choose(0, 6) if games else 0 for games in state.games]
    upfloats = [choose(0, min(4, state.round - 1)) for _ in range(state.size)]
    running = [bool(count and choose(0, 1)) for count in upfloats]
    return Field(state, Figures(averages, upfloats, running))


@st.composite
def fields(draw: st.DrawFn, smallest: int, largest: int) -> Field:
    """The same as a hypothesis strategy."""
    return make_field(lambda low, high: draw(st.integers(low, high)), smallest, largest)
