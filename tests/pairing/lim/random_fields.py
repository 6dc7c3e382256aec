"""Random small positions with ratings, and the definition as boards, to hold the engine to it."""

from __future__ import annotations

from typing import NamedTuple

from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.round import ABSENT, RoundEntry
from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.lim import LimSystem
from pairwright.pairing.systems.lim.colours import colours_of
from pairwright.pairing.systems.lim.field import Field
from pairwright.pairing.systems.lim.slow_truth import Definition
from pairwright.state.round_state import RoundState
from tests.support.states import Choose, make_state


class Drawn(NamedTuple):
    """What a campaign hands about."""

    state: RoundState


def make_field(choose: Choose, smallest: int, largest: int) -> Drawn:
    """A random position with ratings; a bye given by hand leaves an even number."""
    state = with_ratings(make_state(choose, smallest, largest), choose)
    return Drawn(state._replace(bye_by_hand=0) if state.size % 2 else state)


def with_ratings(state: RoundState, choose: Choose) -> RoundState:
    """The position with ratings that fall with the numbers, now and then unrated, equal or out of order.

    Everybody is said to have played in the round before, so that the floats of the position stand.
    """
    step = (20, 60, 150)[choose(0, 2)]
    past = (ABSENT,) * (state.round - 2) + (RoundEntry(max(state.numbers) + 1, Colour.WHITE, Result.DRAW),)
    ratings = {number: 2600 - step * number + choose(0, 2 * step) for number in sorted(state.numbers)}
    players = [
        Player(number, rating=0 if choose(0, 11) == 11 else rating, entries=past if state.round > 1 else ())
        for number, rating in ratings.items()
    ]
    return state._replace(tournament=Tournament(tuple(players)))


def defined_pairs(system: LimSystem, state: RoundState) -> set[tuple[int, int]]:
    """What the definition pairs, as pairing numbers (White first, the bye with 0). Raises
    :class:`~pairwright.errors.NoLegalPairing`."""
    field = Field(state, system.edition)
    found = Definition(state, system.edition).pair()
    pairs = set()
    for one, other, direction in found.pairs:
        has_white, _ = colours_of(field, one, other, direction)
        white, black = (one, other) if has_white else (other, one)
        pairs.add((state.numbers[white], state.numbers[black]))
    bye = state.numbers[found.bye] if found.bye >= 0 else state.bye_by_hand
    return pairs | ({(bye, 0)} if bye else set())
