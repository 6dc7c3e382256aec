"""Random fields: a random position, and any figures that could lie behind it."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import strategies as st

from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.dubov_1997.field import Field, Figures
from tests.support.states import Choose, make_state


def make_field(choose: Choose, smallest: int, largest: int) -> Field:
    """A field of so many players; ratings and averages are often equal, averages 0 where nobody was played."""
    state = make_state(choose, smallest, largest)._replace(tournament=Tournament(), bye_by_hand=0)
    averages = [Fraction(4000 - 15 * choose(0, 6), 2) if games else Fraction(0) for games in state.games]
    ratings = [2000 - 10 * choose(0, 6) for _ in averages]
    rising = [state.is_last or choose(0, 3) < 3 for _ in averages]
    return Field(state, Figures(ratings, averages, list(range(state.size)), rising))


@st.composite
def fields(draw: st.DrawFn, smallest: int, largest: int) -> Field:
    """The same as a hypothesis strategy."""
    return make_field(lambda low, high: draw(st.integers(low, high)), smallest, largest)
