"""What was decided in a round, as the arbiter would note it."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.errors import Listing, Sentence, listing, say
from pairwright.handbook.double_swiss import DOUBLE_SWISS_2026
from pairwright.model.points import format_points
from pairwright.pairing.drawn.judge import counts, pair_counts
from pairwright.pairing.drawn.plan import BracketPlan, RoundPlan
from pairwright.pairing.outcome import Step
from pairwright.pairing.systems.double_swiss.field import Field
from pairwright.pairing.weighed import bye_step, why_so_many_up


def steps_of(field: Field, plan: RoundPlan) -> tuple[Step, ...]:
    """All steps, in the order they are taken."""
    steps = bye_step(DOUBLE_SWISS_2026["3.4"], field.state, plan.bye)
    for number, bracket in enumerate(plan.brackets, 1):
        steps.append(_residents(field, bracket, number))
        if bracket.upfloaters:
            steps.append(_upfloaters(field, bracket, number))
        steps.append(_pairs(field, bracket, number))
    return tuple(steps)


def _residents(field: Field, plan: BracketPlan, number: int) -> Step:
    players = field.numbers(plan.residents)
    note = say(
        "Bracket {number}, score {score}: {players}",
        number=number,
        score=format_points(field.state.scores[plan.residents[0]]),
        players=_listed(players),
    )
    return Step(DOUBLE_SWISS_2026["1.3"], players, note, bracket=number)


def _upfloaters(field: Field, plan: BracketPlan, number: int) -> Step:
    players = field.numbers(plan.upfloaters)
    template = "{players} (score {scores}) goes up: {reason}. {counts}"
    if len(players) > 1:
        template = "{players} (scores {scores}) go up: {reason}. {counts}"
    note = say(
        template,
        players=_listed(players),
        scores=listing(format_points(field.state.scores[player]) for player in plan.upfloaters),
        reason=why_so_many_up(field.rows, plan.residents, len(plan.upfloaters), "C3"),
        counts=Listing(_counted(field, plan)),
    )
    return Step(DOUBLE_SWISS_2026["3.5"], players, note, bracket=number)


def _counted(field: Field, plan: BracketPlan) -> tuple[Sentence, ...]:
    """The counts that tell sets of upfloaters apart; C7 is not asked in the last round."""
    shown = []
    for article, count in counts(field, plan)[2:]:
        if article.number == "C6":
            template = "C6: the following scoregroup cannot be paired with the fewest upfloaters in any way"
            shown.append(say("C6 is served") if count == (0,) else say(template))
        elif not field.state.is_last:
            shown.append(say("C7: {count} of them floated in the round before", count=count[0]))
    return tuple(shown)


def _pairs(field: Field, plan: BracketPlan, number: int) -> Step:
    made = tuple([(field.state.numbers[top], field.state.numbers[bottom]) for top, bottom in plan.pairs])
    tops, bottoms = _listed([top for top, _ in made]), _listed([bottom for _, bottom in made])
    template = "The first pairing in order: {tops} meet {bottoms}"
    ((_, (floated,)),) = pair_counts(field, plan)
    if floated:
        template += "; of the opponents of upfloaters {floated} floated in the round before (C8)"
    note = say(template, tops=tops, bottoms=bottoms, floated=floated)
    return Step(DOUBLE_SWISS_2026["3.6"], tuple([player for pair in made for player in pair]), note, made, number)


def _listed(numbers: Sequence[int]) -> Listing:
    return listing(numbers)
