"""Who has White: C.04.3 article 5.2, the first rule that decides. Dubov and Burstein have the same rules in another
order and under their own numbers (:class:`ColourRules`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pairwright.handbook.citation import Article
from pairwright.handbook.dutch import DUTCH_2026
from pairwright.lean import NamedTuple
from pairwright.state.preference import ANY, BLACK, WHITE, Strength
from pairwright.state.round_state import RoundState

BOTH_GRANTED = DUTCH_2026["5.2.1"]
STRONGER_GRANTED = DUTCH_2026["5.2.2"]
ALTERNATED = DUTCH_2026["5.2.3"]
HIGHER_RANKED_GRANTED = DUTCH_2026["5.2.4"]
INITIAL_COLOUR = DUTCH_2026["5.2.5"]
IMPLEMENTS = (BOTH_GRANTED, STRONGER_GRANTED, ALTERNATED, HIGHER_RANKED_GRANTED, INITIAL_COLOUR)

_ABSOLUTE = int(Strength.ABSOLUTE)


class ColourRules(NamedTuple):
    """The articles of a system that say the same; ``initial`` is for two players who have no game yet."""

    both: Article
    stronger: Article
    alternated: Article
    higher: Article
    initial: Article


DUTCH = ColourRules(*IMPLEMENTS)


def colours_of(state: RoundState, higher: int, lower: int, rules: ColourRules = DUTCH) -> tuple[bool, Article]:
    """Colours of a pair given by positions, the higher ranked first.

    True if the higher ranked player has White, and the article that decided.
    """
    due, other_due = state.due[higher], state.due[lower]
    if due != other_due:
        return (due == WHITE if due != ANY else other_due != WHITE), rules.both
    if not state.colours[higher] and not state.colours[lower]:
        even = state.arrivals[higher] % 2 == 0  # numbers count from 0 here: the first to arrive is number 1, odd
        return (state.initial_colour == WHITE) == even, rules.initial
    weight, other_weight = _weight(state, higher), _weight(state, lower)
    if weight != other_weight:
        return (due == WHITE) == (weight > other_weight), rules.stronger
    for colour, other_colour in zip(reversed(state.colours[higher]), reversed(state.colours[lower]), strict=False):
        if colour != other_colour:
            return other_colour == "w", rules.alternated
    return due == WHITE, rules.higher


def not_granted(state: RoundState, pairs: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """(player, opponent) for every player who does not get the colour he prefers; pairs of positions, the higher
    first."""
    for higher, lower in pairs:
        first_is_white, _ = colours_of(state, higher, lower)
        given = (WHITE, BLACK) if first_is_white else (BLACK, WHITE)
        if state.due[higher] not in (ANY, given[0]):
            yield higher, lower
        if state.due[lower] not in (ANY, given[1]):
            yield lower, higher


def _weight(state: RoundState, position: int) -> tuple[int, int]:
    """Strength of the preference; among absolute ones the larger colour difference is the stronger."""
    strength = state.strengths[position]
    return strength, abs(state.differences[position]) if strength == _ABSOLUTE else 0
