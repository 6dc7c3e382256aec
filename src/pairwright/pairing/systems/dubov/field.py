"""The players to be paired, read for Dubov's system."""

from __future__ import annotations

from collections.abc import Iterable

from pairwright.handbook.dubov import DUBOV_2026
from pairwright.matching.bits import set_of
from pairwright.pairing.absolute import places_by_number, rows_of
from pairwright.pairing.systems.dubov.figures import Figures, figures_of, most_upfloats
from pairwright.state.preference import ANY, BLACK, WHITE, Strength
from pairwright.state.round_state import RoundState

IMPLEMENTS = (DUBOV_2026["1.2"], DUBOV_2026["1.6"])


class Field:
    """A :class:`RoundState` with what Dubov asks beside it. Sets are ints over positions.

    ``state`` has Dubov's preferences (article 1.6), ``rows`` whom each may meet, ``places`` the order of pairing
    numbers, ``white`` the White seekers. ``judges_floats`` is False in the last round, when C8 to C10 do not count.
    """

    __slots__ = ("figures", "groups", "judges_floats", "maximum", "places", "played", "rows", "size", "state", "white")

    def __init__(self, state: RoundState, figures: Figures) -> None:
        self.state = with_mild_black(state)
        self.size = state.size
        self.figures = figures
        self.places = places_by_number(state)
        self.rows = rows_of(self.state)
        self.groups = state.groups()
        self.white = set_of(position for position, due in enumerate(self.state.due) if due == WHITE)
        self.played = set_of(position for position, games in enumerate(state.games) if games)
        self.judges_floats = not state.is_last
        most = most_upfloats(max(state.tournament.planned_rounds, state.round))
        self.maximum = set_of(position for position, count in enumerate(figures.upfloats) if count >= most)

    def numbers(self, positions: Iterable[int]) -> tuple[int, ...]:
        """Their pairing numbers."""
        return tuple([self.state.numbers[position] for position in positions])


def field_of(state: RoundState) -> Field:
    """The field of a round. Raises :class:`~pairwright.errors.NotApplicable` if somebody has no rating."""
    return Field(state, figures_of(state))


def with_mild_black(state: RoundState) -> RoundState:
    """The state with Dubov's preferences: who has not played has a mild preference for Black (article 1.6)."""
    if ANY not in state.due:
        return state
    mild = int(Strength.MILD)
    rows = [
        (BLACK, mild) if due == ANY else (due, strength)
        for due, strength in zip(state.due, state.strengths, strict=True)
    ]
    return state._replace(due=[due for due, _ in rows], strengths=[strength for _, strength in rows])
