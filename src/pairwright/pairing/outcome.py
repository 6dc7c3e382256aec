"""What an engine gives back."""

from __future__ import annotations

from pairwright.handbook.citation import Article
from pairwright.lean import NamedTuple


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


class RoundPairing(NamedTuple):
    """A paired round: boards in the order of publication, the bye (0: none), and the brackets that led there."""

    round: int
    system: str
    boards: tuple[Board, ...]
    bye: int
    brackets: tuple[BracketOutcome, ...] = ()

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """``(white, black)`` in board order, the bye last as ``(number, 0)``."""
        pairs = [(board.white, board.black) for board in self.boards]
        return [*pairs, (self.bye, 0)] if self.bye else pairs
