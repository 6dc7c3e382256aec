"""Why a player is not in a round, in words."""

from __future__ import annotations

from pairwright.errors import NotApplicable, Sentence, say
from pairwright.model.result import Result
from pairwright.model.tournament import Tournament
from pairwright.state.round_state import RoundState

_INSTEAD = {
    Result.FULL_BYE: say("full-point bye"),
    Result.HALF_BYE: say("half-point bye"),
    Result.PAIRING_BYE: say("bye given by the arbiter"),
}


def reason_of_absence(tournament: Tournament, round: int, number: int) -> Sentence:
    """What a player who is not paired in a round has instead, or why he is away."""
    player = tournament.player(number)
    instead = _INSTEAD.get(tournament.request(round, number) or player.entry(round).result)
    if instead:
        return instead
    if 0 < player.expelled_from <= round:
        return say("expelled")
    if 0 < player.withdrawn_from <= round:
        return say("withdrawn")
    if round < player.enters_in:
        return say("enters in round {round}", round=player.enters_in)
    if round > tournament.paired_rounds and player.available(round) and not tournament.request(round, number):
        return say("free")
    return say("absent")


def require_in_round(tournament: Tournament, state: RoundState, number: int) -> None:
    """Raises :class:`UnknownCode` for a player there is not, :class:`NotApplicable` for one who is not to be paired
    in this round."""
    tournament.player(number)
    if number not in state.numbers:
        why = reason_of_absence(tournament, state.round, number)
        raise NotApplicable(
            say("player {player}", player=number),
            say("not paired in round {round} ({why})", round=state.round, why=why),
        )
