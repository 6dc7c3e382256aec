"""What systems with absolute rules have in common: who may meet whom in any round (Dubov and Burstein of today), and
the bye before all pairs."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.errors import NoLegalPairing, NotApplicable, Sentence, say
from pairwright.lean import NamedTuple
from pairwright.matching.bits import members, set_of, span
from pairwright.matching.complete import exposable, is_perfect
from pairwright.pairing.witness import witness_of
from pairwright.state.preference import BLACK, WHITE, Strength
from pairwright.state.round_state import RoundState


class Bye(NamedTuple):
    """Who may have the bye by the rules and leave the others a legal pairing, best first (empty if nobody has it); and
    those who stand before the first of them but may not."""

    possible: tuple[int, ...]
    passed: tuple[int, ...] = ()

    @property
    def player(self) -> int:
        """His position; -1 for nobody."""
        return self.possible[0] if self.possible else -1


def same_absolute(state: RoundState, one: int, other: int) -> bool:
    """C3: have both an absolute preference for one colour?"""
    strengths = state.strengths
    return strengths[one] == strengths[other] == Strength.ABSOLUTE and state.due[one] == state.due[other]


def kept_apart(state: RoundState, one: int, other: int) -> Sentence:
    """Why two positions may not meet, in words for a note; empty if they may."""
    if state.opponents[one] >> other & 1:
        return say("they have met")
    if state.forbidden and state.forbidden[one] >> other & 1:
        return say("the arbiter has excluded it")
    if same_absolute(state, one, other):
        return say("both must have White") if state.due[one] == WHITE else say("both must have Black")
    return Sentence("")


def rows_of(state: RoundState) -> list[int]:
    """By position, the set of those he may meet by C1 and C3, in any round and whatever his score."""
    everybody = span(0, state.size)
    rows = [everybody & ~(met | 1 << position) for position, met in enumerate(state.opponents)]
    for position, mask in enumerate(state.forbidden):
        rows[position] &= ~mask
    for colour in (WHITE, BLACK):
        clashing = set_of(
            position
            for position, (due, strength) in enumerate(zip(state.due, state.strengths, strict=True))
            if due == colour and strength == Strength.ABSOLUTE
        )
        for position in members(clashing):
            rows[position] &= ~clashing
    return rows


def takers_of_bye(state: RoundState, rows: Sequence[int]) -> int:
    """The set of those who may have the bye and leave the others a legal pairing; empty where everybody has an
    opponent. ``rows`` are, by position, the players whom each may meet.

    Raises :class:`NoLegalPairing` if the round has none, :class:`NotApplicable` if a bye given by hand leaves an odd
    number.
    """
    everybody = span(0, state.size)
    rights = set_of(position for position, right in enumerate(state.may_have_bye) if right)
    if not state.size % 2:
        if not is_perfect(rows, everybody):
            raise NoLegalPairing(state.round, witness_of(state, rows, rights))
        return 0
    if state.bye_by_hand:
        raise odd_rest(state)
    takers = exposable(rows, everybody) & rights
    if not takers:
        raise NoLegalPairing(state.round, witness_of(state, rows, rights))
    return takers


def bye_first(state: RoundState, rows: Sequence[int], places: Sequence[int]) -> Bye:
    """Article 3.1: of an odd number one has the bye who may have it and leaves the others a legal pairing: the lowest
    score, then most games played, then the last by ``places``. Raises as :func:`takers_of_bye`."""
    scores, games = state.scores, state.games
    takers = members(takers_of_bye(state, rows))
    return Bye(tuple(sorted(takers, key=lambda one: (scores[one], -games[one], -places[one]))))


def bye_in_order(takers: int, order: Sequence[int]) -> Bye:
    """The first of the takers in the order of an older edition; ``order`` are all positions."""
    allowed = [player for player in order if takers >> player & 1]
    return Bye(tuple(allowed), tuple(order[: order.index(allowed[0])] if allowed else ()))


def odd_rest(state: RoundState) -> NotApplicable:
    """What is said of a bye given by hand that leaves an odd number to pair."""
    return NotApplicable(
        f"bye of {state.bye_by_hand} by hand",
        say(
            "it leaves {count} players to pair, an odd number. Take the bye back, or give one more player "
            "a bye or an absence",
            count=state.size,
        ),
    )


def places_by_number(state: RoundState) -> list[int]:
    """By position, the place among all players in the order of pairing numbers."""
    tournament = state.tournament
    if not tournament.numbered_by_position:
        return state.numbers
    place = {player.number: index for index, player in enumerate(tournament.players, 1)}
    return [place[number] for number in state.numbers]
