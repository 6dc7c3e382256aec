"""The boards of a round as they are published: in their order (C.04.2 article 3.6), with their colours."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pairwright.handbook.citation import Article
from pairwright.handbook.swiss import HANDLING_RULES
from pairwright.pairing.colours import colours_of
from pairwright.pairing.outcome import Board
from pairwright.state.round_state import RoundState

IMPLEMENTS = (HANDLING_RULES["3.6"],)


ColoursOf = Callable[[RoundState, int, int], tuple[bool, Article]]
"""Of two positions, the higher first: has it White, and by which article?"""


def published_boards(
    state: RoundState, pairs: Iterable[tuple[int, int]], colours_of: ColoursOf = colours_of
) -> tuple[Board, ...]:
    """Pairs of positions, the higher ranked player first, as boards: sorted, each with its colours and the article
    that gave them."""
    numbers = state.numbers
    boards = []
    for higher, lower in in_board_order(state, pairs):
        higher_is_white, rule = colours_of(state, higher, lower)
        one, other = numbers[higher], numbers[lower]
        boards.append(Board(one, other, rule) if higher_is_white else Board(other, one, rule))
    return tuple(boards)


def in_board_order(state: RoundState, pairs: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Pairs of positions, the higher ranked player first, sorted as they are published.

    By the score of the higher ranked player, then the sum of both scores (both descending), then the number of
    the higher ranked player, which at equal scores is the order of positions. Scores are pairing scores: virtual
    points count for the boards too (C.04.7 art. 1.5).
    """
    scores = state.scores
    rows = [(-scores[higher], -scores[lower], higher, lower) for higher, lower in pairs]
    rows.sort()
    return [row[2:] for row in rows]
