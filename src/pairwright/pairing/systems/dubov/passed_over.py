"""Why the upfloater is not one who comes before him in the order of article 4.2."""

from __future__ import annotations

from pairwright.errors import Sentence, say
from pairwright.matching.bits import members, set_of
from pairwright.matching.complete import is_perfect
from pairwright.pairing.systems.dubov.engine import BracketPlan
from pairwright.pairing.systems.dubov.field import Field
from pairwright.pairing.systems.dubov.halves import pair_bracket
from pairwright.pairing.systems.dubov.judge import Laid, counts, lay_out

_SHOWN = 3
_LARGEST = 60
"""Players of a bracket in which it is asked; it costs a pairing of the bracket for each of those shown."""


def passed_over(field: Field, plan: BracketPlan) -> tuple[Sentence, ...]:
    """Of those of the same score who come before a single upfloater, the first three: what decides against each."""
    if len(plan.upfloaters) != 1 or len(plan.residents) > _LARGEST:
        return ()
    (chosen,) = plan.upfloaters
    score = field.state.scores[chosen]
    before = [one for one in members(plan.below) if one < chosen and field.state.scores[one] == score]
    return tuple([_against(field, plan, one) for one in before[:_SHOWN]])


def _against(field: Field, plan: BracketPlan, other: int) -> Sentence:
    bracket = set_of(plan.residents) | 1 << other
    player = field.state.numbers[other]
    if not is_perfect(field.rows, bracket):
        return say("{player} (the bracket could not be paired with him)", player=player)
    if not is_perfect(field.rows, plan.below & ~(1 << other)):
        return say("{player} (the rest could not be paired, C4)", player=player)
    mine, yours = laid_of(field, plan.halves.pairs), laid_of(field, pair_bracket(field, bracket).pairs)
    article, ours, theirs = next(
        (article, one, another)
        for (article, one), (_, another) in zip(counts(field, mine), counts(field, yours), strict=True)
        if one != another
    )
    return say(
        "{player} ({code}: {rival} instead of {chosen})",
        player=player,
        code=article.number,
        rival=sum(theirs),
        chosen=sum(ours),
    )


def laid_of(field: Field, pairs: tuple[tuple[int, int], ...]) -> Laid:
    """A bracket's pairs, laid out."""
    return lay_out(field, [(min(pair), max(pair)) for pair in pairs])[0]
