"""What was decided in a round, as the arbiter would note it."""

from __future__ import annotations

from collections.abc import Iterable

from pairwright.errors import Listing, Sentence, say
from pairwright.handbook.dubov import DUBOV_1997
from pairwright.model.points import format_points
from pairwright.pairing.absolute import kept_apart
from pairwright.pairing.outcome import Step
from pairwright.pairing.systems.dubov_1997.engine import GroupPlan, Landing, RoundPlan
from pairwright.pairing.systems.dubov_1997.field import Field
from pairwright.pairing.systems.dubov_1997.list_notes import list_steps
from pairwright.pairing.systems.dubov_1997.transfers import MET_EVERYBODY, Fall, Passed, PassedOver, Rise
from pairwright.pairing.systems.dubov_1997.words import colour_looked_for, due_word, listed, shown
from pairwright.state.preference import ANY

BYE, FIRST_ROUND, STANDARD, FLOATS_DOWN, FLOATERS = (DUBOV_1997[number] for number in ("4", "5", "6.1", "6.3", "8.2"))


def steps_of(field: Field, plan: RoundPlan) -> tuple[Step, ...]:
    """All steps, in the order they are taken."""
    steps = _bye(field, plan)
    for number, group in enumerate(plan.groups, 1):
        if group.by_rating:
            steps += _first_round(field, group)
            continue
        steps.append(_residents(field, group, number))
        steps += [_landing(field, landing, number) for landing in group.landings]
        steps += [_rise(field, rise, number) for rise in group.transfers.rises]
        steps += [_fall(field, group, fall, number) for fall in group.transfers.falls]
        steps += list_steps(field, group, number)
    return tuple(steps)


def _bye(field: Field, plan: RoundPlan) -> list[Step]:
    if not plan.bye.possible:
        return []
    player = plan.bye.player
    number = field.state.numbers[player]
    first = field.state.round == 1
    template = (
        "{player} has the bye: the last number"
        if first
        else ("{player} has the bye: score {score}, rating {rating}, average {average}")
    )
    if plan.bye.passed:
        template += ". Before him in order: {passed}"
    reasons = [
        say("{player} (no second bye)", player=field.state.numbers[passed])
        if not field.state.may_have_bye[passed]
        else say("{player} (the others could not all be paired)", player=field.state.numbers[passed])
        for passed in plan.bye.passed
    ]
    note = say(
        template,
        player=number,
        score=format_points(field.state.scores[player]),
        rating=field.figures.ratings[player],
        average=shown(field.figures.averages[player]),
        passed=Listing(tuple(reasons)),
    )
    return [Step(FIRST_ROUND if first else BYE, (number,), note, ((number, 0),))]


def _first_round(field: Field, group: GroupPlan) -> list[Step]:
    upper, lower = field.numbers(group.lists.white), field.numbers(group.lists.black)
    note = say(
        "The upper half {upper} beside the lower half {lower}; colours by turns from board to board, as drawn for "
        "board 1",
        upper=listed(upper),
        lower=listed(lower),
    )
    made = tuple([(field.state.numbers[one], field.state.numbers[other]) for one, other in group.pairs])
    return [Step(FIRST_ROUND, (*upper, *lower), note, made, 1)]


def _residents(field: Field, group: GroupPlan, number: int) -> Step:
    players = field.numbers(group.residents)
    came = field.numbers(landing.player for landing in group.landings)
    note = say(
        "Group {number}, score {score}: {players}; from above {came}"
        if came
        else "Group {number}, score {score}: {players}",
        number=number,
        score=format_points(group.score),
        players=listed(players),
        came=listed(came),
    )
    return Step(STANDARD, (*players, *came), note, bracket=number)


def _landing(field: Field, landing: Landing, number: int) -> Step:
    player = field.state.numbers[landing.player]
    passed = _kept_from(field, landing.player, landing.passed)
    if landing.opponent < 0:
        note = say(
            "{player} came down and meets nobody here ({passed}); he is one of the group now"
            if passed
            else "{player} came down, and nobody is left here to meet him; he is one of the group now",
            player=player,
            passed=Listing(passed),
        )
        return Step(FLOATERS, (player,), note, bracket=number)
    opponent = field.state.numbers[landing.opponent]
    template = "{player} came down, {due}, and meets {opponent}: {other_due}, rating {rating}, average {average}"
    if passed:
        template += ". Before that one in order: {passed}"
    note = say(
        template,
        player=player,
        due=due_word(field, landing.player),
        opponent=opponent,
        other_due=due_word(field, landing.opponent),
        rating=field.figures.ratings[landing.opponent],
        average=shown(field.figures.averages[landing.opponent]),
        passed=Listing(passed),
    )
    return Step(FLOATERS, (player, opponent), note, ((player, opponent),), number)


def _kept_from(field: Field, player: int, others: Iterable[int]) -> tuple[Sentence, ...]:
    """Why the player does not meet each of these."""
    unpaired = say("the others could not all be paired")
    return tuple(
        [
            say(
                "{player} ({reason})",
                player=field.state.numbers[other],
                reason=reason if reason.template else unpaired,
            )
            for other in others
            for reason in (kept_apart(field.state, player, other),)
        ]
    )


_PASSED = {
    Passed.TAKEN_UP_BEFORE: "{player} (not again, 2.5)",
    Passed.NO_OPPONENT: "{player} (could meet nobody)",
    Passed.NOT_COMPLETE: "{player} (would not help, or leave others unpaired)",
}


def _rise(field: Field, rise: Rise, number: int) -> Step:
    up = field.state.numbers[rise.player]
    if rise.article is MET_EVERYBODY:
        reason = say("{player} has nobody left to meet in the group", player=field.state.numbers[rise.for_whom])
    elif rise.wanted == ANY:
        reason = say("The number is odd, and as many are due White as Black")
    else:
        reason = say("The number is odd, and {due} is looked for", due=colour_looked_for(rise.wanted))
    template = "{reason}: {player} (score {score}) comes up, {due}, rating {rating}, average {average}"
    if rise.passed:
        template += ". Before him in order: {passed}"
    note = say(
        template,
        reason=reason,
        player=up,
        score=format_points(field.state.scores[rise.player]),
        due=due_word(field, rise.player),
        rating=field.figures.ratings[rise.player],
        average=shown(field.figures.averages[rise.player]),
        passed=_passed_over(field, rise.passed),
    )
    concerned = (up,) if rise.for_whom < 0 else (field.state.numbers[rise.for_whom], up)
    return Step(rise.article, concerned, note, bracket=number)


def _passed_over(field: Field, passed: PassedOver) -> Listing:
    return Listing(tuple([say(_PASSED[why], player=field.state.numbers[player]) for player, why in passed]))


def _fall(field: Field, group: GroupPlan, fall: Fall, number: int) -> Step:
    player = field.state.numbers[fall.player]
    refused = group.transfers.refused
    note = say(
        "{player} (rating {rating}) goes down, {below}. Nobody can be taken up instead: {refused}"
        if refused
        else "{player} (rating {rating}) goes down, {below}. There is nobody to be taken up instead",
        player=player,
        rating=field.figures.ratings[fall.player],
        below=say("who has an opponent in the next group" if fall.has_opponent else "without one in the next group"),
        refused=_passed_over(field, refused),
    )
    return Step(FLOATS_DOWN, (player,), note, bracket=number)
