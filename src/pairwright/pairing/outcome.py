"""What an engine gives back."""

from __future__ import annotations

from pairwright.errors import Sentence
from pairwright.handbook.citation import Article
from pairwright.lean import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pairwright.state.round_state import RoundState

Pairs = list[tuple[int, int]]
"""Pairs of positions, either way round."""


class Board(NamedTuple):
    """One pairing: numbers of White and Black, and the article that gave the colours."""

    white: int
    black: int
    colour_rule: Article


class BracketOutcome(NamedTuple):
    """What one bracket did, in positions of the :class:`~pairwright.state.round_state.RoundState`.

    ``residents`` is the scoregroup as a range ``(low, high)``; ``moved_down`` came from above, ``pairs`` are
    (higher, lower), moved-down players first, in the order of S1; ``leftover`` goes to the next bracket.
    """

    residents: tuple[int, int]
    moved_down: tuple[int, ...]
    pairs: tuple[tuple[int, int], ...]
    leftover: tuple[int, ...]


class Step(NamedTuple):
    """One thing a procedure did, as the arbiter would note it: the article, the players (pairing numbers) and a note.

    ``pairs`` are those it settled, the bye as ``(number, 0)``; ``bracket`` counts the groups in the order they are
    paired, from 1; 0 for what concerns the whole round.
    """

    article: Article
    players: tuple[int, ...]
    note: Sentence
    pairs: tuple[tuple[int, int], ...] = ()
    bracket: int = 0


class RoundPairing(NamedTuple):
    """A paired round: boards in the order of publication, the bye (0: none), and what led there: the brackets of a
    system that weighs candidates, or the steps of one that is a procedure.

    ``free`` are those a table leaves without an opponent: each may have the bye if the arbiter gives it."""

    round: int
    system: str
    boards: tuple[Board, ...]
    bye: int
    brackets: tuple[BracketOutcome, ...] = ()
    steps: tuple[Step, ...] = ()
    free: tuple[int, ...] = ()

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """``(white, black)`` in board order, the bye last as ``(number, 0)``."""
        pairs = [(board.white, board.black) for board in self.boards]
        return [*pairs, (self.bye, 0)] if self.bye else pairs


def positions_of(state: RoundState, pairing: RoundPairing) -> Pairs:
    """The pairs of a round pairing as positions (higher, lower), in board order."""
    position = state.positions()
    boards = ((position[board.white], position[board.black]) for board in pairing.boards)
    return [(min(pair), max(pair)) for pair in boards]
