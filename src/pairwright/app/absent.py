"""Why a player is not in a round, in words."""

from __future__ import annotations

from pairwright.errors import NotApplicable, PairwrightError, Sentence, say
from pairwright.model.result import Result
from pairwright.model.tournament import Tournament
from pairwright.state.round_state import RoundState

_INSTEAD = {
    Result.FULL_BYE: say("full-point bye"),
    Result.HALF_BYE: say("half-point bye"),
    Result.PAIRING_BYE: say("bye given by the arbiter"),
}


def reason_of_absence(tournament: Tournament, round: int, number: int, out: frozenset[int] = frozenset()) -> Sentence:
    """What a player who is not paired in a round has instead, or why he is away. ``out`` are those of
    :func:`out_of_knockout`."""
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
    not_asked = player.available(round) and not tournament.request(round, number)
    if not_asked and (round > tournament.paired_rounds or _is_knockout(tournament)):
        return say("out") if number in out else say("free")
    away = Result.ABSENT in (tournament.request(round, number), player.entry(round).result)
    return say("zero-point bye") if away else say("absent")


def out_of_knockout(tournament: Tournament, round: int) -> frozenset[int]:
    """Those of a knockout who can win none of its places any more; one who plays for the third place still can. Nobody
    in a tournament of another kind."""
    if not _is_knockout(tournament):
        return frozenset()
    from pairwright.model.knockout.bracket import Reached
    from pairwright.model.knockout.play import bracket_of

    places = bracket_of(tournament, round).places
    return frozenset([number for place in places if place.reached is not Reached.PLAYING for number in place.players])


def _is_knockout(tournament: Tournament) -> bool:
    """What no system is known of is none."""
    from pairwright.app.editions import KNOCKOUT, code_of

    try:
        return code_of(tournament) == KNOCKOUT
    except PairwrightError:
        return False


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
