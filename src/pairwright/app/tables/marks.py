"""What cards note beside the results: floats of the rounds behind, and the colour due in the next one.

Systems do not agree on what a round without a game is, nor on which colour is due; each has its own rule here.
"""

from __future__ import annotations

from enum import Enum

from pairwright.app.editions import split_code
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.result import Result
from pairwright.state.floats import Float
from pairwright.state.ledger import Ledger
from pairwright.state.preference import BLACK, WHITE, Strength, difference

if TYPE_CHECKING:
    from pairwright.model.points import Points
    from pairwright.model.round import RoundEntry
    from pairwright.model.tournament import Tournament
    from pairwright.state.round_state import RoundState


class Unplayed(Enum):
    """What a round without a game is."""

    BY_POINTS = "by points"
    """A float down if it brought more than a loss (C.04.3 art. 1.4, today)."""
    AS_PAIRED = "as paired"
    """A pairing that was not played is what the game would have been, the allocated bye a float down, an absence
    nothing (Dutch of the documents A4, A5, with the reading on B5 and B6; so the other systems of the documents)."""
    DOWN = "down"
    """A float down (C.04.3 of 2017, A.4)."""
    NONE = "none"
    """Nothing (C.04.5 and C.04.6 art. 1.5)."""


UNPLAYED = {
    "dutch-2026": Unplayed.BY_POINTS,
    "burstein-2026": Unplayed.BY_POINTS,
    "dutch-2017": Unplayed.DOWN,
    "double-swiss": Unplayed.NONE,
    "team-swiss-2026": Unplayed.NONE,
    "team-swiss-2024": Unplayed.NONE,
}
"""By system; every other one, and so every system of the documents, has :attr:`Unplayed.AS_PAIRED`."""

WITH_DUE_COLOURS = ("dutch", "dubov", "burstein", "lim", "lim-maxi", "manual-swiss")
"""Families of systems that give colours by player and round. By all of them the rarer colour is due, then the other one
than last time, and what would break a limit is absolute (C.04.3 art. 1.7; Dutch of the documents A7, Lim 6, Dubov 1 and
2, Burstein 5); by hand the rarer colour goes first even after the same one twice running (M15, M18)."""
BY_HAND = "manual-swiss"


class Due(NamedTuple):
    """The colour due in the next round: ``colour`` NONE where nothing is known or nothing preferred."""

    colour: Colour = Colour.NONE
    strength: Strength = Strength.NONE


class Marks(NamedTuple):
    """Floats by round and the colour due, by pairing number."""

    floats: dict[int, tuple[Float, ...]]
    due: dict[int, Due]


NO_MARKS = Marks({}, {})


def marks_of(tournament: Tournament, system: str, rounds: int) -> Marks:
    """The marks after so many rounds, as the system (its code) sees them."""
    ledger = Ledger(tournament)
    unplayed = UNPLAYED.get(system, Unplayed.AS_PAIRED)
    floats: dict[int, list[Float]] = {number: [] for number in ledger.numbers}
    for round_ in range(1, rounds + 1):
        before = ledger.pairing_scores()
        ledger.fold()
        marks = ledger.floats()
        for player in ledger.players:
            entry, mark = player.entry(round_), marks[player.number]
            if not entry.result.played and unplayed is not Unplayed.BY_POINTS:
                mark = _of_unplayed(unplayed, entry, before[player.number], before)
            floats[player.number].append(mark)
    found = {number: tuple(row) for number, row in floats.items()}
    finished = bool(tournament.planned_rounds) and rounds >= tournament.planned_rounds
    if finished or split_code(system)[0] not in WITH_DUE_COLOURS:
        return Marks(found, {})
    return Marks(found, _due(ledger.state(), system))


def _of_unplayed(unplayed: Unplayed, entry: RoundEntry, own: Points, before: dict[int, Points]) -> Float:
    """The float of a round without a game; ``before`` are the scores it was paired by."""
    if unplayed is Unplayed.DOWN:
        return Float.DOWN
    if unplayed is Unplayed.NONE:
        return Float.NONE
    if not entry.opponent:
        return Float.DOWN if entry.result is Result.PAIRING_BYE else Float.NONE
    other = before.get(entry.opponent, own)
    return Float.DOWN if own > other else Float.UP if own < other else Float.NONE


def _due(state: RoundState, system: str) -> dict[int, Due]:
    if system == BY_HAND:
        planned = state.tournament.planned_rounds
        return {
            number: due_by_hand(colours, planned) for number, colours in zip(state.numbers, state.colours, strict=True)
        }
    return {
        number: Due(_COLOURS[colour], Strength(strength)) if strength else BEFORE_THE_FIRST_GAME.get(system, Due())
        for number, colour, strength in zip(state.numbers, state.due, state.strengths, strict=True)
    }


BEFORE_THE_FIRST_GAME = {"dubov-2026": Due(Colour.BLACK, Strength.MILD)}
"""C.04.4.1 art. 1.6; elsewhere nothing is due before the first game."""
_COLOURS = {WHITE: Colour.WHITE, BLACK: Colour.BLACK}


def due_by_hand(colours: str, planned: int) -> Due:
    """Swiss by hand: the rarer colour, else the other one than last time (M15); absolute once a player has had one as
    often as he may in so many rounds (M19; 0: not known)."""
    if not colours:
        return Due()
    more = difference(colours)
    last_or_more = colours[-1] if not more else "w" if more > 0 else "b"
    colour = Colour.BLACK if last_or_more == "w" else Colour.WHITE
    most = max(colours.count("w"), colours.count("b"))
    if planned and more and most >= planned // 2 + 1:
        return Due(colour, Strength.ABSOLUTE)
    return Due(colour, Strength.STRONG if more else Strength.MILD)
