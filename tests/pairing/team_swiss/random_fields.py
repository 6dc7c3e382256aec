"""Random fields: a position, an edition, terms of a competition, secondary scores, and who floated the round before."""

from __future__ import annotations

from hypothesis import strategies as st

from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.team_swiss.edition import EDITION_2024, EDITION_2026
from pairwright.pairing.systems.team_swiss.field import Field, with_preferences
from pairwright.pairing.systems.team_swiss.terms import Preferences, Terms
from tests.support.states import Choose, make_state


def make_field(choose: Choose, smallest: int, largest: int) -> Field:
    """A field of so many teams, half of whom floated in the round before, as often as not."""
    state = make_state(choose, smallest, largest)._replace(bye_by_hand=0)
    to_come = 0 if state.is_last else choose(1, 3)
    state = state._replace(tournament=Tournament(planned_rounds=state.round + to_come))
    terms = Terms(list(Preferences)[choose(0, 2)])
    floated = sum(1 << position for position in range(state.size) if choose(0, 1))
    secondary = [choose(0, 3) for _ in range(state.size)]
    edition = EDITION_2024 if choose(0, 3) == 3 else EDITION_2026
    return Field(with_preferences(state, terms), terms, secondary, floated if choose(0, 3) else 0, edition)


@st.composite
def fields(draw: st.DrawFn, smallest: int, largest: int) -> Field:
    """The same as a hypothesis strategy."""
    return make_field(lambda low, high: draw(st.integers(low, high)), smallest, largest)
