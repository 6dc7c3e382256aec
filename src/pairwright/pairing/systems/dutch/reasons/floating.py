"""Why a player leaves a bracket unpaired, and why he and not another."""

from __future__ import annotations

from pairwright.errors import NoLegalPairing
from pairwright.handbook.dutch import DUTCH_2026 as RULES
from pairwright.lean import NamedTuple
from pairwright.model.points import Points
from pairwright.pairing.base import Engine
from pairwright.pairing.outcome import Pairs
from pairwright.pairing.systems.dutch.comparison import Parting, Step, SystemOutlook
from pairwright.pairing.systems.dutch.criteria import may_meet, obstacles
from pairwright.pairing.systems.dutch.reasons.causes import Cause, Why, by_criterion, completion, parting_from
from pairwright.pairing.systems.dutch.reasons.rivals import Rival, below, instead_of
from pairwright.pairing.what_if import apart_from, without_bye
from pairwright.state.round_state import RoundState


class Floater(NamedTuple):
    """A player who leaves a bracket unpaired, and why. For CRITERION, ``rivals`` are the players who could float in
    his place: first, if ``rival_named``, the one who does in the best pairing in which he stays; then the last
    ones of the bracket, as far as they are ranked below him."""

    number: int
    score: Points
    resident: bool
    why: Why
    rivals: tuple[Rival, ...] = ()
    rival_named: bool = False


def floater_of(
    state: RoundState, system: Engine, outlook: SystemOutlook, chosen: Pairs, step: Step, player: int
) -> Floater:
    """Why ``player`` (a position) leaves the bracket of this step of the chosen pairing."""
    low, high = step.bracket.residents
    resident = low <= player < high
    floater = Floater(state.numbers[player], state.scores[player], resident, Why(Cause.ALONE, RULES["1.3"]))
    others = [other for other in step.bracket.members if other != player and (resident or other >= low)]
    if not others:
        return floater
    if not any(may_meet(state, player, other) for other in others):
        found = {obstacle.article for other in others for obstacle in obstacles(state, player, other)}
        return floater._replace(why=Why(Cause.NO_OPPONENT, min(found), absolute=tuple(sorted(found))))
    changed = without_bye(apart_from(state, player, range(high, state.size)), player)
    try:
        where = parting_from(state, system, chosen, changed)
    except NoLegalPairing as nothing:
        return floater._replace(why=completion(nothing.witness))
    named = _replacing(where, step, player)
    asked = [*named, *(other for other in below(step, player) if other not in named)]
    rivals = tuple(instead_of(state, system, outlook, step, player, other) for other in asked)
    return floater._replace(why=by_criterion(where), rivals=rivals, rival_named=bool(named))


def _replacing(where: Parting, step: Step, player: int) -> list[int]:
    """Who floats in the player's place in the rival pairing, if it is one for one and in this bracket."""
    if where.chosen != step:
        return []
    mine, yours = set(step.candidate.leftover), set(where.rival.candidate.leftover)
    return list(yours - mine) if mine - yours == {player} and len(yours - mine) == 1 else []
