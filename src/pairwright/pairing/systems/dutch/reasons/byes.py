"""Why a player has the pairing-allocated bye, and why he and not another."""

from __future__ import annotations

from pairwright.errors import NoLegalPairing
from pairwright.handbook.dutch import DUTCH_2026 as RULES
from pairwright.lean import NamedTuple
from pairwright.model.points import Points
from pairwright.pairing.base import Engine
from pairwright.pairing.outcome import Pairs
from pairwright.pairing.systems.dutch.comparison import Step, SystemOutlook
from pairwright.pairing.systems.dutch.criteria import NO_BYE
from pairwright.pairing.systems.dutch.reasons.causes import Cause, Why, by_criterion, completion, parting_from
from pairwright.pairing.systems.dutch.reasons.rivals import ASKED_ABOUT, Rival, instead_of
from pairwright.pairing.what_if import without_bye
from pairwright.state.round_state import RoundState


class ByeExplanation(NamedTuple):
    """Who has the pairing-allocated bye (0: nobody), and why.

    ``barred`` are those of no higher score whom C2 bars. Of those whom it does not bar, ``lower`` have a lower score
    (if one of them had it, the others could not all be paired), ``equal`` are the others of his score, and
    ``next_score`` is the next higher score (NO_BYE: none). For CRITERION, ``rivals`` are players of the same score,
    chosen as those of a :class:`~pairwright.pairing.systems.dutch.reasons.floating.Floater` are.
    """

    number: int
    score: Points
    unplayed: int
    barred: tuple[int, ...]
    why: Why
    lower: tuple[int, ...] = ()
    equal: tuple[int, ...] = ()
    next_score: Points = NO_BYE
    rivals: tuple[Rival, ...] = ()
    rival_named: bool = False


def bye_of(state: RoundState, system: Engine, chosen: Pairs, steps: list[Step]) -> ByeExplanation:
    """Who has the bye in the chosen pairing, and why."""
    leftover = steps[-1].candidate.leftover if steps else ()
    if not leftover:
        by_hand = Why(Cause.BY_HAND if state.bye_by_hand else Cause.EVEN, RULES["1.9"])
        return ByeExplanation(state.bye_by_hand, 0, 0, (), by_hand)
    player = leftover[0]
    own, score = state.numbers[player], state.scores[player]
    cards = list(zip(state.numbers, state.scores, state.may_have_bye, strict=True))
    bye = ByeExplanation(
        own,
        score,
        state.round - 1 - state.games[player],
        tuple(number for number, points, allowed in cards if not allowed and points <= score),
        Why(Cause.CRITERION, RULES["C5"]),
        tuple(number for number, points, allowed in cards if allowed and points < score),
        tuple(number for number, points, allowed in cards if allowed and points == score and number != own),
        min((points for _, points, allowed in cards if allowed and points > score), default=NO_BYE),
    )
    try:
        where = parting_from(state, system, chosen, without_bye(state, player))
    except NoLegalPairing as nothing:
        return bye._replace(why=completion(nothing.witness))
    step = steps[-1]
    named = [other for other in where.rival.candidate.leftover if where.chosen == step]
    below = [other for pair in step.candidate.pairs for other in pair if other > player and state.may_have_bye[other]]
    asked = [*named, *(other for other in sorted(below, reverse=True)[:ASKED_ABOUT] if other not in named)]
    outlook = SystemOutlook(state, system, score)
    rivals = tuple(
        instead_of(state, system, outlook, step, player, other) for other in asked if state.scores[other] == score
    )
    first_is_named = bool(named) and state.scores[named[0]] == score
    return bye._replace(why=by_criterion(where), rivals=rivals, rival_named=first_is_named)
