"""A cross table drawn as text becomes a tournament.

>>> crosstable('''
... 1  2w1  3b=
... 2  1b0  -F
... 3  -U   1w=
... ''').player(2).entries[1].result.code
'F'
"""

from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import RESULTS
from pairwright.model.round import RoundEntry
from pairwright.model.tournament import Tournament


def crosstable(text: str, *, rounds: int = 0, initial: Colour = Colour.NONE) -> Tournament:
    """A line per player: number, then per round ``4w1`` (opponent, colour, result), or ``-H`` for a bye."""
    players = []
    for line in text.split("\n"):
        number, *cells = line.split() or [""]
        if number:
            entries = tuple(map(_entry, cells))
            players.append(Player(int(number), f"Player {number}", entries=entries))
    return Tournament(tuple(players), planned_rounds=rounds, initial_colour=initial)


def _entry(cell: str) -> RoundEntry:
    result = RESULTS[cell[-1]]
    if cell.startswith("-") and len(cell) == 2:
        return RoundEntry(0, Colour.NONE, result)
    return RoundEntry(int(cell[:-2]), Colour(cell[-2]), result)
