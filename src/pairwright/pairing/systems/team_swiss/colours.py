"""Who has White on board 1: article 4.3."""

from __future__ import annotations

from pairwright.handbook.citation import Article
from pairwright.pairing.systems.team_swiss.field import Field
from pairwright.state.preference import ANY, WHITE, Strength


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
    state, rules = field.state, field.regulation
    due, other_due = state.due[first], state.due[other]
    own, others = state.colours[first], state.colours[other]
    if not own and not others:
        return (state.initial_colour == WHITE) == bool(state.numbers[first] % 2), rules["4.3.1"]
    if (due == ANY) != (other_due == ANY):
        return (due == WHITE if due != ANY else other_due != WHITE), rules["4.3.2"]
    if due != other_due:
        return due == WHITE, rules["4.3.3"]
    strong, other_strong = (state.strengths[team] == Strength.STRONG for team in (first, other))
    if strong != other_strong:
        return (due == WHITE) == strong, rules["4.3.4"]
    if state.differences[first] != state.differences[other]:
        return state.differences[first] < state.differences[other], rules["4.3.5"]
    for colour, other_colour in zip(reversed(own), reversed(others), strict=False):
        if colour != other_colour:
            return other_colour == "w", rules["4.3.6"]
    if due != ANY:
        return due == WHITE, rules["4.3.7"]
    if own:
        return own[-1] == "b", rules["4.3.8"]
    return others[-1] == "w", field.edition.other_alternates
