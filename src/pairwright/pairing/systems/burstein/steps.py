"""What was decided in a round, as the arbiter would note it."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.errors import Listing, Sentence, listing, say
from pairwright.handbook.burstein import BURSTEIN_2026
from pairwright.matching.bits import set_of
from pairwright.matching.complete import maximum
from pairwright.model.points import format_points
from pairwright.pairing.outcome import Step
from pairwright.pairing.systems.burstein.engine import BracketPlan, RoundPlan
from pairwright.pairing.systems.burstein.field import Field
from pairwright.pairing.systems.burstein.judge import Laid, counts, lay_out
from pairwright.pairing.weighed import bye_step


def steps_of(field: Field, plan: RoundPlan) -> tuple[Step, ...]:
    """All steps, in the order they are taken."""
    steps = bye_step(BURSTEIN_2026["3.1"], field.state, plan.bye)
    laid = lay_out(field, plan.pairs)
    for number, (bracket, result) in enumerate(zip(plan.brackets, laid, strict=True), 1):
        steps.append(_ranking(field, bracket, number))
        if result.floaters:
            steps.append(_floaters(field, bracket, result, number))
        if result.pairs:
            steps.append(_pairs(field, bracket, number))
    return tuple(steps)


def _ranking(field: Field, plan: BracketPlan, number: int) -> Step:
    players = field.numbers(plan.bracket)
    note = say(
        "Bracket {number}, score {score}, ranked by index (Buchholz, Sonneborn-Berger): {ranking}; {floaters} came down"
        if plan.moved_down
        else "Bracket {number}, score {score}, ranked by index (Buchholz, Sonneborn-Berger): {ranking}",
        number=number,
        score=format_points(plan.score),
        ranking=listing(_with_index(field, player) for player in plan.bracket),
        floaters=_listed(field.numbers(plan.moved_down)),
    )
    return Step(BURSTEIN_2026["1.8"], players, note, bracket=number)


def _with_index(field: Field, player: int) -> Sentence:
    buchholz, sonneborn_berger = field.index[player]
    return say(
        "{player} ({buchholz}; {berger})",
        player=field.state.numbers[player],
        buchholz=format_points(buchholz),
        berger=f"{sonneborn_berger // 100}.{sonneborn_berger % 100:02d}",
    )


def _floaters(field: Field, plan: BracketPlan, laid: Laid, number: int) -> Step:
    players = field.numbers(laid.floaters)
    shown = []
    for article, count in counts(field, laid)[1:]:
        if article.number == "C7" and not count:
            continue
        shown.append(say("{code} {count}", code=article.number, count=_count(article.number, count)))
    note = say(
        "{players} go down to the next bracket: {reason}. {counts}"
        if len(players) > 1
        else "{players} goes down to the next bracket: {reason}. {counts}",
        players=_listed(players),
        reason=_why_down(field, plan, laid),
        counts=listing(shown),
    )
    return Step(BURSTEIN_2026["C5"], players, note, bracket=number)


def _why_down(field: Field, plan: BracketPlan, laid: Laid) -> Sentence:
    """Why that many: an odd number, players who cannot be paired here, or others below who need them."""
    alone = maximum(field.rows, set_of(plan.bracket))[1].bit_count()
    if len(plan.bracket) == 1:
        return say("nobody else is in the bracket")
    if alone == 1 == len(laid.floaters):
        return say("the number of players is odd")
    if alone == len(laid.floaters):
        return say("{count} cannot be paired in the bracket", count=alone)
    return say("with fewer the players below could not all be paired (C4)")


def _count(code: str, count: tuple[int, ...]) -> str:
    if code == "C6":
        return ", ".join(map(format_points, count))
    if code == "C7":
        return f"{count[0]} ({', '.join(map(format_points, count[1:]))})" if len(count) > 1 else str(count[0])
    return str(sum(count))


def _pairs(field: Field, plan: BracketPlan, number: int) -> Step:
    """The pairs, as numbers in the bracket and as pairing numbers."""
    pairs = plan.paired.pairs
    place = {player: index for index, player in enumerate(plan.bracket, 1)}
    clashes = sum(field.clash(one, other) for one, other in pairs)
    note = say(
        "First pairing in order: {places}: {pairs}; colour preferences not granted: {clashes} (C8)"
        if clashes
        else "First pairing in order: {places}: {pairs}; all colour preferences are granted (C8)",
        places=" ".join(f"{place[one]}-{place[other]}" for one, other in pairs),
        pairs=listing(f"{one}-{other}" for one, other in map(field.numbers, pairs)),
        clashes=clashes,
    )
    made = tuple([(field.state.numbers[one], field.state.numbers[other]) for one, other in pairs])
    return Step(BURSTEIN_2026["3.2"], tuple([one for pair in made for one in pair]), note, made, number)


def _listed(numbers: Sequence[int]) -> Listing:
    return listing(numbers)
