"""The pairing card of one player before a round."""

from __future__ import annotations

from pairwright.lean import NamedTuple
from pairwright.model.points import Points
from pairwright.state.floats import Float
from pairwright.state.preference import Strength


class PairingCard(NamedTuple):
    """What an arbiter would read off a card. Scores in tenths; ``opponents`` are pairing numbers of those
    who are to be paired too."""

    number: int
    score: Points
    standing: Points
    colours: str
    due: int
    strength: Strength
    float_before: Float
    float_two_before: Float
    may_have_bye: bool
    games: int
    opponents: tuple[int, ...]
    forbidden: tuple[int, ...]
