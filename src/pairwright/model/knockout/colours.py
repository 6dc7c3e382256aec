"""Who has White in the next game of a match."""

from __future__ import annotations

from pairwright.handbook.knockout import KNOCKOUT
from pairwright.lean import TYPE_CHECKING
from pairwright.model.colour import Colour
from pairwright.model.knockout.bracket import Match, Phase
from pairwright.model.knockout.lots import slip
from pairwright.model.knockout.terms import Colours, Knockout

if TYPE_CHECKING:
    from pairwright.handbook.citation import Article
    from pairwright.model.knockout.bracket import Bracket

REVERSED, BY_LOT, GOLDEN_LOT, ALTERNATING = (KNOCKOUT[number] for number in ("K4", "C1", "C2", "C4"))
IMPLEMENTS = (BY_LOT, GOLDEN_LOT, KNOCKOUT["C3"], ALTERNATING)


def upper_is_white(terms: Knockout, match: Match, phase: Phase, initial: Colour) -> tuple[bool, Article]:
    """Has the first seat White in the next game, which is of this phase, and by which article?

    A lot gives the first game, the first of every pair of extra time and the golden point; every other game reverses
    the colours of the one before. Without a lot all but the first do.
    """
    number = len(match.games) + 1
    if terms.colours is Colours.LOT and _is_drawn(terms, number, phase):
        is_white = int(slip(terms, f"match {match.number} game {number}")[0], 16) < 8
        return is_white, GOLDEN_LOT if phase is Phase.GOLDEN else BY_LOT
    if match.games:
        return not match.games[-1].upper_is_white, REVERSED
    return (initial is Colour.WHITE) == _has_initial_colour(match), ALTERNATING


def _is_drawn(terms: Knockout, number: int, phase: Phase) -> bool:
    if phase is Phase.GOLDEN:
        return number == terms.games + 2 * terms.extra + 1
    return number == 1 if phase is Phase.REGULAR else (number - terms.games) % 2 == 1


def _has_initial_colour(match: Match) -> bool:
    return (match.at + match.stage) % 2 == 0


def initial_colour_shown(bracket: Bracket) -> Colour:
    """The initial colour that the first games show where colours alternate; NONE if there are none."""
    for match in bracket.matches:
        if match.games:
            upper = Colour.WHITE if match.games[0].upper_is_white else Colour.BLACK
            return upper if _has_initial_colour(match) else upper.opposite
    return Colour.NONE
