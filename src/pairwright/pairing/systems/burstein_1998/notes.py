"""What was decided in a round, as the arbiter would note it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pairwright.errors import Listing, Sentence, listing, say
from pairwright.handbook.burstein import BURSTEIN_1998
from pairwright.matching.bits import members, set_of
from pairwright.matching.complete import exposable
from pairwright.model.points import format_points
from pairwright.pairing.outcome import Step
from pairwright.pairing.systems.burstein_1998.engine import GroupPlan, RoundPlan, WhyJoined
from pairwright.pairing.systems.burstein_1998.field import Field
from pairwright.pairing.systems.burstein_1998.imaginary import has_imaginary_point, upper_half
from pairwright.pairing.systems.burstein_1998.pairings import NOBODY, admissible_floaters

RANKING, IMAGINARY, LOWEST, EQUAL, TOP_AGAINST_BOTTOM, FLOATS, RETURNS = (
    BURSTEIN_1998[number] for number in ("3.2", "3.3", "4.2", "4.3", "6.1", "6.3", "6.6")
)


def steps_of(field: Field, plan: RoundPlan) -> tuple[Step, ...]:
    """All steps, in the order they are taken."""
    steps = [*_imaginary(field), *_bye(field, plan)]
    for number, group in enumerate(plan.groups, 1):
        if len(group.group.scores) > 1:
            steps.append(_joined(field, group, number))
        steps.append(_ranking(field, group, number))
        following = plan.groups[number] if number < len(plan.groups) else None
        if following is not None and group.paired.floater != NOBODY:
            steps.append(_floater(field, group, following, number))
        if group.paired.pairs:
            steps.append(_pairs(field, group, number))
    return tuple(steps)


def _imaginary(field: Field) -> list[Step]:
    state = field.state
    if not has_imaginary_point(state):
        return []
    upper = tuple(sorted(upper_half(state.tournament, state.round) & set(state.numbers)))
    note = say("The upper half of the list has one imaginary point more: {players}", players=_listed(upper))
    return [Step(IMAGINARY, upper, note)]


def _bye(field: Field, plan: RoundPlan) -> list[Step]:
    """The bye, who stood before him, and who would be next."""
    if not plan.bye.possible:
        return []
    player, state = plan.bye.player, field.state
    own = field.merits[player]
    following = plan.bye.possible[1:2]
    equal = [
        other
        for other in following
        if field.merits[other].sonneborn_berger == own.sonneborn_berger and state.scores[other] == state.scores[player]
    ]
    template = "{player} has the bye: score {score}, Sonneborn-Berger {berger}"
    if equal:
        template = (
            "{player} has the bye: score {score}, Sonneborn-Berger {berger} as {other} has, Buchholz {buchholz}, "
            "median {median}, rating {rating}"
        )
    if plan.bye.passed:
        template += ". Before him in order: {passed}"
    passed = [
        say("{player} (no second bye)", player=state.numbers[before])
        if not state.may_have_bye[before]
        else say("{player} (the others could not all be paired)", player=state.numbers[before])
        for before in plan.bye.passed
    ]
    note = say(
        template,
        player=state.numbers[player],
        score=format_points(state.scores[player]),
        berger=_hundredths(own.sonneborn_berger),
        other=_listed(field.numbers(equal)),
        buchholz=format_points(own.buchholz),
        median=format_points(own.median),
        rating=own.rating,
        passed=listing(passed),
    )
    number = state.numbers[player]
    return [Step(EQUAL if equal else LOWEST, (number,), note, ((number, 0),))]


_WHY = {
    WhyJoined.NOT_IN_ITSELF: "{group} cannot be paired in itself",
    WhyJoined.NO_FLOATER: "of {group}, odd in number, nobody can float so that he and the next group can be paired",
    WhyJoined.NOT_BELOW: "however {group} is paired, those below could not be",
}


def _joined(field: Field, plan: GroupPlan, number: int) -> Step:
    """Who was put together, and why; the second reason and those after it are about all who were one by then."""
    group = plan.group
    reasons: list[Sentence] = []
    for score, why in zip(group.scores, group.why, strict=False):
        so_far = "the group down to score {score}" if reasons else "score {score}"
        reasons.append(say(_WHY[why], group=say(so_far, score=format_points(score))))
    note = say(
        "Scores {scores} are treated as one group: {reasons}",
        scores=listing(_score_with_players(field, plan, score) for score in group.scores),
        reasons=listing(reasons),
    )
    return Step(RETURNS, field.numbers(plan.ranked), note, bracket=number)


def _score_with_players(field: Field, plan: GroupPlan, score: int) -> Sentence:
    own = sorted(player for player in plan.ranked if field.state.scores[player] == score)
    return say("{score} ({players})", score=format_points(score), players=_listed(field.numbers(own)))


def _ranking(field: Field, plan: GroupPlan, number: int) -> Step:
    came = field.numbers(members(plan.group.moved_in))
    note = say(
        "Group {number}, by Sonneborn-Berger (then Buchholz, median): {ranking}; {came} came down"
        if came
        else "Group {number}, by Sonneborn-Berger (then Buchholz, median): {ranking}",
        number=number,
        ranking=listing(_with_merit(field, player) for player in plan.ranked),
        came=_listed(came),
    )
    return Step(RANKING, field.numbers(plan.ranked), note, bracket=number)


def _with_merit(field: Field, player: int) -> Sentence:
    merit = field.merits[player]
    return say(
        "{player} ({berger}; {buchholz}; {median})",
        player=field.state.numbers[player],
        berger=_hundredths(merit.sonneborn_berger),
        buchholz=format_points(merit.buchholz),
        median=format_points(merit.median),
    )


def _floater(field: Field, plan: GroupPlan, following: GroupPlan, number: int) -> Step:
    """Who floats, and why others may not."""
    floater = plan.paired.floater
    own = set_of(plan.ranked)
    residents = following.group.players & ~following.group.moved_in
    leaves = exposable(field.rows, own)
    open_ = admissible_floaters(field, own, plan.group.moved_in, residents)
    reasons = {
        "{players} (came down)": plan.group.moved_in,
        "{players} (the others of the group could not be paired)": own & ~leaves & ~plan.group.moved_in,
        "{players} (the next group could not be paired)": leaves & ~open_ & ~plan.group.moved_in,
        "{players} (those further down could not be paired: returned)": plan.returned,
    }
    barred = [say(why, players=_listed(field.numbers(members(who)))) for why, who in reasons.items() if who]
    note = say(
        "The number is odd: {player} floats to the next group. May not float: {barred}"
        if barred
        else "The number is odd: {player} floats to the next group",
        player=field.state.numbers[floater],
        barred=listing(barred),
    )
    return Step(RETURNS if plan.returned else FLOATS, field.numbers((floater,)), note, bracket=number)


def _pairs(field: Field, plan: GroupPlan, number: int) -> Step:
    """The pairs, as numbers in the group and as pairing numbers."""
    pairs = plan.paired.pairs
    place = {player: index for index, player in enumerate(plan.ranked, 1)}
    order = [f"{place[one]}:{place[other]}" for one, other in pairs]
    if plan.paired.floater != NOBODY:
        order.append(f"{place[plan.paired.floater]}F")
    clashes = sum(field.clash(one, other) for one, other in pairs)
    note = say(
        "First pairing in order with as many due colours as possible (pairs due one colour: {clashes}): {places}, that "
        "is {pairs}"
        if clashes
        else "First pairing in order that grants all due colours: {places}, that is {pairs}",
        clashes=clashes,
        places=" ".join(order),
        pairs=listing(f"{one}-{other}" for one, other in map(field.numbers, pairs)),
    )
    made = tuple([(field.state.numbers[one], field.state.numbers[other]) for one, other in pairs])
    return Step(TOP_AGAINST_BOTTOM, tuple([one for pair in made for one in pair]), note, made, number)


def _hundredths(value: int) -> str:
    return f"{value // 100}.{value % 100:02d}"


def _listed(numbers: Iterable[int] | Sequence[int]) -> Listing:
    return listing(numbers)
