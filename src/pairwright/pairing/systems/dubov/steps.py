"""What was decided in a round, as the arbiter would note it."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.errors import Listing, Sentence, listing, say
from pairwright.handbook.dubov import DUBOV_2026
from pairwright.model.points import format_points
from pairwright.pairing.outcome import Step
from pairwright.pairing.systems.dubov.engine import BracketPlan, RoundPlan
from pairwright.pairing.systems.dubov.field import Field
from pairwright.pairing.systems.dubov.judge import counts
from pairwright.pairing.systems.dubov.passed_over import laid_of, passed_over
from pairwright.pairing.weighed import bye_step, why_so_many_up


def steps_of(field: Field, plan: RoundPlan) -> tuple[Step, ...]:
    """All steps, in the order they are taken."""
    steps = bye_step(DUBOV_2026["3.1"], field.state, plan.bye)
    for number, bracket in enumerate(plan.brackets, 1):
        steps += _bracket_steps(field, bracket, number)
    return tuple(steps)


def _bracket_steps(field: Field, plan: BracketPlan, number: int) -> list[Step]:
    steps = [_residents(field, plan, number)]
    if plan.upfloaters:
        steps.append(_upfloaters(field, plan, number))
    return [*steps, _split(field, plan, number), *_shifts(field, plan, number), _transposition(field, plan, number)]


def _residents(field: Field, plan: BracketPlan, number: int) -> Step:
    players = field.numbers(plan.residents)
    score = format_points(field.state.scores[plan.residents[0]])
    note = say(
        "Bracket {number}, score {score}: {players}; to be taken up: {count}"
        if plan.upfloaters
        else "Bracket {number}, score {score}: {players}; nobody has to be taken up",
        number=number,
        score=score,
        players=_listed(players),
        count=len(plan.upfloaters),
    )
    return Step(DUBOV_2026["3.2.1"], players, note, bracket=number)


def _upfloaters(field: Field, plan: BracketPlan, number: int) -> Step:
    players = field.numbers(plan.upfloaters)
    template = "{players} (score {scores}) goes up: {reason}. {counts}"
    if len(players) > 1:
        template = "{players} (scores {scores}) go up: {reason}. {counts}"
    passed = passed_over(field, plan)
    if passed:
        template += ". Before him in order, but not taken: {passed}"
    note = say(
        template,
        players=_listed(players),
        scores=listing(format_points(field.state.scores[player]) for player in plan.upfloaters),
        reason=why_so_many_up(field.rows, plan.residents, len(plan.upfloaters), "C4"),
        counts=Listing(_counted(field, plan)),
        passed=Listing(passed),
    )
    return Step(DUBOV_2026["3.2.2"], players, note, bracket=number)


def _counted(field: Field, plan: BracketPlan) -> tuple[Sentence, ...]:
    """The counts that tell sets of upfloaters apart."""
    shown = []
    for article, count in counts(field, laid_of(field, plan.halves.pairs)):
        values = ", ".join(map(format_points, count)) if article.number == "C6" else str(sum(count))
        shown.append(say("{code} {count}", code=article.number, count=values))
    return tuple(shown if field.judges_floats else shown[:3])


def _split(field: Field, plan: BracketPlan, number: int) -> Step:
    parts = plan.halves.split
    players = field.numbers((*parts.first, *parts.second))
    template = "White seekers: {first}. Black seekers: {second}"
    if parts.by_number:
        template = "Nobody has played yet: upper half {first}, lower half {second}"
    note = say(template, first=_or_nobody(field, parts.first), second=_or_nobody(field, parts.second))
    return Step(DUBOV_2026["3.2.3"], players, note, bracket=number)


def _or_nobody(field: Field, positions: Sequence[int]) -> Listing | Sentence:
    """Their numbers, as shifts count them: by average rating and number, or by number."""
    return _listed(field.numbers(positions)) if positions else say("nobody")


def _shifts(field: Field, plan: BracketPlan, number: int) -> list[Step]:
    """Nothing where both parts are equal and can be paired."""
    halves = plan.halves
    found = []
    if halves.out_of_smaller:
        players = field.numbers(halves.out_of_smaller)
        template = (
            "Some pairs have to be made inside the smaller part: {players} are shifted to the other one"
            if len(players) > 1
            else "One pair has to be made inside the smaller part: {players} is shifted to the other one"
        )
        found.append(Step(DUBOV_2026["3.2.4"], players, say(template, players=_listed(players)), bracket=number))
    if halves.out_of_larger:
        players = field.numbers(halves.out_of_larger)
        template = (
            "To make both parts equal, {players} are shifted from the larger one (counted from the middle)"
            if len(players) > 1
            else "To make both parts equal, {players} is shifted from the larger one (counted from the middle)"
        )
        found.append(Step(DUBOV_2026["3.2.4"], players, say(template, players=_listed(players)), bracket=number))
    return found


def _transposition(field: Field, plan: BracketPlan, number: int) -> Step:
    pairs = plan.halves.pairs
    upper, lower = [one for one, _ in pairs], [other for _, other in pairs]
    averages = field.figures.averages
    first = sorted(lower, key=field.places.__getitem__) == lower
    told = [
        say("{player} ({average})", player=field.state.numbers[player], average=averages[player]) for player in upper
    ]
    note = say(
        "S1 with the average ratings of their opponents: {upper}. They meet {lower}, S2 by number"
        if first
        else "S1 with the average ratings of their opponents: {upper}. They meet {lower}, the first transposition of "
        "S2 that can be paired",
        upper=listing(told),
        lower=_listed(field.numbers(lower)),
    )
    made = tuple([(field.state.numbers[one], field.state.numbers[other]) for one, other in pairs])
    return Step(DUBOV_2026["3.2.6"], field.numbers((*upper, *lower)), note, made, number)


def _listed(numbers: Sequence[int]) -> Listing:
    return listing(numbers)
