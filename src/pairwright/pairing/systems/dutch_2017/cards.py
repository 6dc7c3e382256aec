"""The cards as the edition of 2017 reads them: floats of unplayed rounds, and who may have the bye."""

from __future__ import annotations

from collections.abc import Mapping

from pairwright.handbook.dutch import DUTCH_2017 as RULES
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.state.floats import Float
from pairwright.state.round_state import RoundState

IMPLEMENTS = (RULES["A.4"], RULES["C.2"])

BARS_THE_BYE = frozenset((Result.PAIRING_BYE, Result.FORFEIT_WIN))
"""C.2: a bye, or a win because the opponent did not appear. A bye that was asked for bars nothing."""


def as_of_2017(state: RoundState) -> RoundState:
    """The state with the floats and the bye rights of this edition; nothing else differs.

    Players whom the state's tournament does not know keep what they have.
    """
    known = {player.number: player for player in state.tournament.players}
    return state._replace(
        floats=_floats(state, known, 1, state.floats),
        floats_before=_floats(state, known, 2, state.floats_before),
        may_have_bye=[
            not any(entry.result in BARS_THE_BYE for entry in known[number].entries[: state.round - 1])
            if number in known
            else right
            for number, right in zip(state.numbers, state.may_have_bye, strict=True)
        ],
    )


def _floats(state: RoundState, known: Mapping[int, Player], back: int, floats: list[int]) -> list[int]:
    """A.4.b: who did not play so many rounds ago, for whatever reason, got a downfloat."""
    round_ = state.round - back
    if round_ < 1:
        return floats
    return [
        int(Float.DOWN) if number in known and not known[number].entry(round_).result.played else mark
        for number, mark in zip(state.numbers, floats, strict=True)
    ]
