"""Floats as the documents see them (A4, A5, B5, B6)."""

from __future__ import annotations

from pairwright.handbook.dutch import DUTCH_1998
from pairwright.model.result import Result
from pairwright.model.round import RoundEntry
from pairwright.state.floats import Float
from pairwright.state.ledger import state_before
from pairwright.state.round_state import RoundState

IMPLEMENTS = (DUTCH_1998["A4"], DUTCH_1998["A5"])


def floats_of(state: RoundState, back: int) -> list[int]:
    """The float of everybody in the round ``back`` rounds ago (1 or 2), by position.

    Reading on B5 and B6: the rounds are those of the event. A pairing that was not played is a float, as a game is;
    the bye is a downfloat; absence, with points or without, is none.
    """
    floats = list(state.floats if back == 1 else state.floats_before)
    round_ = state.round - back
    entries = {player.number: player.entry(round_) for player in state.tournament.players} if round_ > 0 else {}
    not_played = {number: entry for number, entry in entries.items() if not entry.result.played}
    if not not_played:
        return floats
    then: RoundState | None = None
    for position, number in enumerate(state.numbers):
        entry = not_played.get(number)
        if entry is None:
            continue
        if entry.opponent:
            then = then or state_before(state.tournament, round_)
            floats[position] = _of_pairing(then, number, entry)
        else:
            floats[position] = Float.DOWN if entry.result is Result.PAIRING_BYE else Float.NONE
    return floats


def _of_pairing(then: RoundState, number: int, entry: RoundEntry) -> Float:
    """By the scores before the round."""
    own, other = (then.scores[then.position(player)] for player in (number, entry.opponent))
    return Float.DOWN if own > other else Float.UP if own < other else Float.NONE
