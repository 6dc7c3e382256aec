"""What was decided in a round, as the arbiter would note it."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.errors import Listing, Sentence, listing, say
from pairwright.matching.bits import members, set_of
from pairwright.matching.complete import is_perfect, maximum
from pairwright.model.points import format_points
from pairwright.pairing.absolute import Bye
from pairwright.pairing.drawn.judge import counts, pair_counts
from pairwright.pairing.drawn.plan import BracketPlan, RoundPlan
from pairwright.pairing.outcome import Step
from pairwright.pairing.systems.team_swiss.field import Field, last_two_rounds

_SHOWN = 3
"""So many of those passed over are told."""


def steps_of(field: Field, plan: RoundPlan) -> tuple[Step, ...]:
    """All steps, in the order they are taken."""
    steps = _bye(field, plan.bye)
    for number, bracket in enumerate(plan.brackets, 1):
        steps.append(_residents(field, bracket, number))
        if bracket.upfloaters:
            steps.append(_upfloaters(field, bracket, number))
        steps.append(_pairs(field, bracket, number))
    return tuple(steps)


def _bye(field: Field, bye: Bye) -> list[Step]:
    """Nothing where every team has an opponent or the arbiter gave the bye."""
    if not bye.possible:
        return []
    state, team = field.state, bye.player
    values: dict[str, object] = {
        "team": state.numbers[team],
        "score": format_points(state.scores[team]),
        "matches": state.games[team],
    }
    template = "{team} has the bye: score {score}, {matches} matches played"
    if len(bye.possible) > 1:
        second = bye.possible[1]
        template += "; next would be {next} (score {next_score}, {next_matches} matches)"
        if (state.scores[team], state.games[team]) == (state.scores[second], state.games[second]):
            template += ", whose number is smaller"
        values |= {
            "next": state.numbers[second],
            "next_score": format_points(state.scores[second]),
            "next_matches": state.games[second],
        }
    else:
        template += "; no other team may have it and leave the others a pairing"
    number = state.numbers[team]
    return [Step(field.regulation["3.4"], (number,), say(template, **values), ((number, 0),))]


def _residents(field: Field, plan: BracketPlan, number: int) -> Step:
    teams = field.numbers(plan.residents)
    note = say(
        "Bracket {number}, score {score}: {teams}",
        number=number,
        score=format_points(field.state.scores[plan.residents[0]]),
        teams=_listed(teams),
    )
    return Step(field.regulation["1.3"], teams, note, bracket=number)


def _upfloaters(field: Field, plan: BracketPlan, number: int) -> Step:
    teams = field.numbers(plan.upfloaters)
    template = "{teams} (score {scores}) goes up: {reason}. {counts}"
    if len(teams) > 1:
        template = "{teams} (scores {scores}) go up: {reason}. {counts}"
    passed = _passed_over(field, plan)
    if passed:
        template += ". Before it in order, but not taken: {passed}"
    note = say(
        template,
        teams=_listed(teams),
        scores=listing(format_points(field.state.scores[team]) for team in plan.upfloaters),
        reason=_why_so_many(field, plan),
        counts=Listing(_counted(field, plan)),
        passed=Listing(passed),
    )
    return Step(field.regulation["3.5"], teams, note, bracket=number)


def _why_so_many(field: Field, plan: BracketPlan) -> Sentence:
    """An odd number, or residents who cannot be paired among themselves, or others below who could not be."""
    alone = maximum(field.rows, set_of(plan.residents))[1].bit_count()
    if alone == 1 == len(plan.upfloaters):
        return say("the number of residents is odd")
    if alone == len(plan.upfloaters):
        return say("of the residents {count} cannot be paired among themselves", count=alone)
    return say("with fewer the teams below could not all be paired (C3)")


def _counted(field: Field, plan: BracketPlan) -> tuple[Sentence, ...]:
    """The counts that tell sets of upfloaters apart; C7 is not asked in the last two rounds."""
    shown = []
    for article, (count,) in counts(field, plan)[2:]:
        if article.number == "C6" and field.graded:
            shown.append(say("C6: {count} of the following scoregroup cannot be paired in it", count=count))
        elif article.number == "C6":
            template = "C6: the following scoregroup cannot be paired with the fewest upfloaters in any way"
            shown.append(say(template) if count else say("C6 is served"))
        elif not last_two_rounds(field.state):
            shown.append(say("C7: {count} of them floated in the round before", count=count))
    return tuple(shown)


def _passed_over(field: Field, plan: BracketPlan) -> tuple[Sentence, ...]:
    """Of those of the same score who come before a single upfloater, the first three: what decides against each."""
    if len(plan.upfloaters) != 1:
        return ()
    (chosen,) = plan.upfloaters
    score = field.state.scores[chosen]
    before = [one for one in members(plan.below) if one < chosen and field.state.scores[one] == score]
    return tuple([_against(field, plan, one) for one in before[:_SHOWN]])


def _against(field: Field, plan: BracketPlan, other: int) -> Sentence:
    team = field.state.numbers[other]
    if not is_perfect(field.rows, set_of(plan.residents) | 1 << other):
        return say("{team} (the bracket could not be paired with it)", team=team)
    if not is_perfect(field.rows, plan.below & ~(1 << other)):
        return say("{team} (the rest could not be paired, C3)", team=team)
    served = counts(field, plan._replace(upfloaters=(other,)))[2][1]
    if served != counts(field, plan)[2][1]:
        return say("{team} (the following scoregroup could not be paired then, C6)", team=team)
    return say("{team} (it floated in the round before, C7)", team=team)


def _said(field: Field, code: str, count: int) -> Sentence:
    """The count of a criterion of pairs."""
    templates = {
        field.edition.preference: "{code}: in {count} of the pairs both prefer the same colour",
        field.edition.strong: "{code}: in {count} both strongly",
        field.edition.floats: "{code}: {count} of the opponents of upfloaters floated in the round before",
    }
    return say(templates[code], code=code, count=count)


def _pairs(field: Field, plan: BracketPlan, number: int) -> Step:
    made = tuple([(field.state.numbers[top], field.state.numbers[bottom]) for top, bottom in plan.pairs])
    template = "The first pairing in order: {tops} meet {bottoms}"
    if len(made) == 1:
        template = "The first pairing in order: {tops} meets {bottoms}"
    found = [_said(field, article.number, count) for article, (count,) in pair_counts(field, plan) if count]
    if found:
        template += ". With the least that can be: {counts}"
    note = say(
        template,
        tops=_listed([top for top, _ in made]),
        bottoms=_listed([bottom for _, bottom in made]),
        counts=listing(found),
    )
    return Step(field.regulation["3.6"], tuple([team for pair in made for team in pair]), note, made, number)


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))
