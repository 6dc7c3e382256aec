"""Who has White on board 1: article 4.3."""

from __future__ import annotations

from pairwright.handbook.citation import Article
from pairwright.handbook.team_swiss import TEAM_SWISS_2026
from pairwright.pairing.systems.team_swiss.field import Field
from pairwright.state.preference import ANY, WHITE, Strength

FIRST_TEAM = TEAM_SWISS_2026["4.2"]
INITIAL = TEAM_SWISS_2026["4.3.1"]
ONLY_ONE = TEAM_SWISS_2026["4.3.2"]
BOTH = TEAM_SWISS_2026["4.3.3"]
ONLY_STRONG = TEAM_SWISS_2026["4.3.4"]
LOWER_DIFFERENCE = TEAM_SWISS_2026["4.3.5"]
LAST_DIFFERENCE = TEAM_SWISS_2026["4.3.6"]
FIRST_GRANTED = TEAM_SWISS_2026["4.3.7"]
FIRST_ALTERNATES = TEAM_SWISS_2026["4.3.8"]
OTHER_ALTERNATES = TEAM_SWISS_2026["4.3.9"]
IMPLEMENTS = (
    FIRST_TEAM,
    INITIAL,
    ONLY_ONE,
    BOTH,
    ONLY_STRONG,
    LOWER_DIFFERENCE,
    LAST_DIFFERENCE,
    FIRST_GRANTED,
    FIRST_ALTERNATES,
    OTHER_ALTERNATES,
)


def first_team(field: Field, one: int, other: int) -> int:
    """The first of two teams: the higher primary score (virtual points included, as everywhere in pairing), the higher
    secondary score, the smaller number."""

    def rank(team: int) -> tuple[int, int, int]:
        return -field.state.scores[team], -field.secondary[team], field.state.numbers[team]

    return min(one, other, key=rank)


def team_colours(field: Field, one: int, other: int) -> tuple[bool, Article]:
    """Has the first named of two positions White, and by which article?"""
    first = first_team(field, one, other)
    white, article = _colour_of_first(field, first, other if first == one else one)
    return white == (first == one), article


def _colour_of_first(field: Field, first: int, other: int) -> tuple[bool, Article]:
    state = field.state
    due, other_due = state.due[first], state.due[other]
    own, others = state.colours[first], state.colours[other]
    if not own and not others:
        return (state.initial_colour == WHITE) == bool(state.numbers[first] % 2), INITIAL
    if (due == ANY) != (other_due == ANY):
        return (due == WHITE if due != ANY else other_due != WHITE), ONLY_ONE
    if due != other_due:
        return due == WHITE, BOTH
    strong, other_strong = (state.strengths[team] == Strength.STRONG for team in (first, other))
    if strong != other_strong:
        return (due == WHITE) == strong, ONLY_STRONG
    if state.differences[first] != state.differences[other]:
        return state.differences[first] < state.differences[other], LOWER_DIFFERENCE
    for colour, other_colour in zip(reversed(own), reversed(others), strict=False):
        if colour != other_colour:
            return other_colour == "w", LAST_DIFFERENCE
    if due != ANY:
        return due == WHITE, FIRST_GRANTED
    if own:
        return own[-1] == "b", FIRST_ALTERNATES
    return others[-1] == "w", OTHER_ALTERNATES
