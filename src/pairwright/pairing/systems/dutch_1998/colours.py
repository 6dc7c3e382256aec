"""Who has White: article E, and the order of publication (F1)."""

from __future__ import annotations

from collections.abc import Iterable

from pairwright.handbook.citation import Article
from pairwright.handbook.dutch import DUTCH_1998
from pairwright.lean import NamedTuple
from pairwright.pairing.absolute import places_by_number
from pairwright.pairing.board_order import in_board_order
from pairwright.pairing.outcome import Board
from pairwright.pairing.systems.dutch_1998.edition import Edition
from pairwright.state.preference import ANY, BLACK, WHITE, Strength
from pairwright.state.round_state import RoundState

BOTH_GRANTED, STRONGER_GRANTED, ALTERNATED, HIGHER_RANKED_GRANTED, FIRST_COLOURS = (
    DUTCH_1998[number] for number in ("E1", "E2", "E3", "E4", "E5")
)
IMPLEMENTS = (
    BOTH_GRANTED,
    STRONGER_GRANTED,
    ALTERNATED,
    HIGHER_RANKED_GRANTED,
    FIRST_COLOURS,
    *(DUTCH_1998[number] for number in ("F1", "F2", "F3")),
)


class Wish(NamedTuple):
    """A colour (preference.WHITE, BLACK or ANY) and how much it is due."""

    colour: int
    strength: int


def published(state: RoundState, edition: Edition, pairs: Iterable[tuple[int, int]]) -> tuple[Board, ...]:
    """Pairs of positions, the higher ranked first, as boards in the order of F1, each with its colours."""
    boards = []
    for higher, lower in in_board_order(state, pairs):
        higher_is_white, rule = colours_of(state, edition, higher, lower)
        one, other = state.numbers[higher], state.numbers[lower]
        boards.append(Board(one, other, rule) if higher_is_white else Board(other, one, rule))
    return tuple(boards)


def colours_of(state: RoundState, edition: Edition, higher: int, lower: int) -> tuple[bool, Article]:
    """True if the higher ranked of the pair has White, and the article that decided.

    Histories are those of the games played, gaps closed (F2, F3).
    """
    own, other = wishes(state, edition, higher, lower)
    if own.colour == other.colour == ANY:
        return first_colour(state, higher) == WHITE, FIRST_COLOURS
    if own.colour != other.colour:
        return (own.colour == WHITE if own.colour != ANY else other.colour != WHITE), BOTH_GRANTED
    if own.strength != other.strength:
        return (own.colour == WHITE) == (own.strength > other.strength), STRONGER_GRANTED
    for colour, other_colour in zip(reversed(state.colours[higher]), reversed(state.colours[lower]), strict=False):
        if colour != other_colour:
            return other_colour == "w", ALTERNATED
    return own.colour == WHITE, HIGHER_RANKED_GRANTED


def first_colour(state: RoundState, position: int) -> int:
    """E5, and the reading for two players without any colour later on: by the parity of the number."""
    odd = places_by_number(state)[position] % 2 == 1
    return state.initial_colour if odd else BLACK if state.initial_colour == WHITE else WHITE


def wishes(state: RoundState, edition: Edition, one: int, other: int) -> tuple[Wish, Wish]:
    """The preferences that count in E.

    Reading on A7.a and E2: last round, both above 50 %: there is no absolute preference (2009: only where both have
    one for the same colour).
    """
    own, others = (Wish(state.due[position], state.strengths[position]) for position in (one, other))
    if state.is_topscorer(one) and state.is_topscorer(other):
        alike = own == others and own.strength == Strength.ABSOLUTE
        if alike or not edition.limits_kept_if_possible:
            return _without_absolute(state, one), _without_absolute(state, other)
    return own, others


def _without_absolute(state: RoundState, position: int) -> Wish:
    """A7.b and A7.c alone."""
    if state.strengths[position] < Strength.ABSOLUTE:
        return Wish(state.due[position], state.strengths[position])
    difference = state.differences[position]
    if difference:
        return Wish(BLACK if difference > 0 else WHITE, Strength.STRONG)
    return Wish(BLACK if state.colours[position][-1] == "w" else WHITE, Strength.MILD)
