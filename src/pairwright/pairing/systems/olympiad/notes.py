"""The arbiter's notes of a round: what the engine did, as steps with their articles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pairwright.errors import Listing, Sentence, say
from pairwright.handbook.olympiad import OLYMPIAD_2007
from pairwright.matching.bits import set_of
from pairwright.model.points import Points, format_points
from pairwright.pairing.outcome import Step
from pairwright.pairing.systems.olympiad.engine import ByeChoice, PairedGroup, Plan
from pairwright.pairing.systems.olympiad.field import Direction, Field, middle_place
from pairwright.pairing.systems.olympiad.floater_notes import steps_of_moves
from pairwright.pairing.systems.olympiad.late import Stays
from pairwright.pairing.systems.olympiad.orders import line_of, lines
from pairwright.pairing.systems.olympiad.search import Made, Passed, Why
from pairwright.pairing.systems.olympiad.virtual_points import VIRTUAL, points_of_round
from pairwright.tiebreaks.section_g import Sums

GROUPS = OLYMPIAD_2007["17"]
FLOATS_DOWN = OLYMPIAD_2007["51"]
FLOATS_UP = OLYMPIAD_2007["55"]
_BYE, _BYE_ONCE = OLYMPIAD_2007["11"], OLYMPIAD_2007["15(b)"]
_VIRTUAL = OLYMPIAD_2007["28(a)"]
_SECTION_G = OLYMPIAD_2007["48"]
_RETURNS = OLYMPIAD_2007["53"]
_TOGETHER = OLYMPIAD_2007["54"]
_AGAINST_LIMITS = OLYMPIAD_2007["21(a)"]

LONGEST_LIST = 8
"""Teams of a group up to which the line of the order is counted; beyond that there are ten thousand and more."""


def steps_of(field: Field, plan: Plan) -> tuple[Step, ...]:
    """Everything that was decided, in the order it was."""
    steps = [*_of_virtual_points(field), *[step for choice in plan.bye for step in _of_bye(field, choice)]]
    if field.state.bye_by_hand:
        number = field.state.bye_by_hand
        note = say("the arbiter has given the bye to {team}", team=number)
        steps.append(Step(_BYE, (number,), note, ((number, 0),)))
    gone = set_of(choice.team for choice in plan.bye)
    left = (1 << field.size) - 1 & ~gone
    count = left.bit_count()
    for bracket, group in enumerate(plan.groups, start=1):
        steps += _of_group(field, group, count, bracket)
        steps += steps_of_moves(field, group, left, bracket)
        steps += _of_pairs(field, group, bracket)
        for pair in group.pairs(field.size):
            left &= ~set_of(pair)
    return tuple(steps)


def listed(numbers: Iterable[int]) -> str:
    """Numbers in a row."""
    return " ".join(map(str, numbers))


def _of_virtual_points(field: Field) -> list[Step]:
    given = points_of_round(field.state)
    numbers = tuple(sorted(number for number in field.state.numbers if given.get(number)))
    if not numbers or set(given.values()) != {VIRTUAL}:
        return []
    template = "two virtual match points in this round for the upper half of the list: {teams}"
    return [Step(_VIRTUAL, numbers, say(template, teams=listed(numbers)))]


def _of_bye(field: Field, choice: ByeChoice) -> list[Step]:
    steps = []
    if choice.barred:
        passed = field.numbers(choice.barred)
        template = "no bye for {teams}: points without playing before"
        steps.append(Step(_BYE_ONCE, passed, say(template, teams=listed(passed))))
    if choice.needed:
        passed = field.numbers(choice.needed)
        template = "no bye for {teams}: the others could not all be paired"
        steps.append(Step(_BYE, passed, say(template, teams=listed(passed))))
    number = field.state.numbers[choice.team]
    template = "{team} has the bye: the last ranked that may have it"
    if field.state.round > 1:
        template = "{team} has the bye: the last ranked of the lowest group that may have it"
    return [*steps, Step(_BYE, (number,), say(template, team=number), ((number, 0),))]


def _of_group(field: Field, group: PairedGroup, count: int, bracket: int) -> list[Step]:
    """Who is in it, in which order, and what became of it as a whole."""
    numbers = field.numbers(group.teams)
    incoming = group.from_above | group.from_below
    points = _points(field, [team for team in group.teams if team not in incoming])
    template = "{points} point, {kind}: {teams}" if points == "1" else "{points} points, {kind}: {teams}"
    if incoming:
        template += "; floaters: {floaters}"
    note = say(
        template,
        points=points,
        kind=_kind(group, count),
        teams=listed(numbers),
        floaters=listed(field.numbers(sorted(incoming))),
    )
    steps = [Step(GROUPS, numbers, note, (), bracket)]
    if field.by_section_g and len(numbers) > 1:
        values = Listing(tuple([_of_sums(field.state.numbers[team], field.sums[team]) for team in group.teams]))
        steps.append(Step(_SECTION_G, numbers, say("the order by section G: {values}", values=values), (), bracket))
    if group.moves_on:
        article = _RETURNS if field.by_section_g else OLYMPIAD_2007["31" if _is_down(group) else "35"]
        template = "{teams} cannot be paired by themselves: they become one group with the next"
        if len(numbers) == 1:
            template = "{teams} has nobody to meet in its group: it becomes one group with the next"
        note = say(template, teams=listed(numbers))
        steps.append(Step(article, numbers, note, (), bracket))
    return steps


def _points(field: Field, teams: Sequence[int]) -> str:
    """The match points of a group; of one made of several, from the most to the least."""
    scores = sorted({field.state.scores[team] for team in teams}, reverse=True)
    return ", ".join(map(_plain, scores))


def _plain(points: Points) -> str:
    """Without the decimal where there is none."""
    return format_points(points).removesuffix(".0")


def _kind(group: PairedGroup, count: int) -> Sentence:
    if group.is_median:
        return say("the median group, with place {place} of {count}, last", place=middle_place(count), count=count)
    return (
        say("from the top down, the highest first") if _is_down(group) else say("from the bottom up, the lowest first")
    )


def _is_down(group: PairedGroup) -> bool:
    return group.direction is Direction.DOWN


def _of_sums(number: int, sums: Sums) -> Sentence:
    whole, rest = divmod(sums.products, 100)
    products = f"{whole}.{rest:02d}".rstrip("0").rstrip(".")
    return say(
        "{team} ({products}; {without}; {all})",
        team=number,
        products=products,
        without=_plain(sums.without_lowest),
        all=_plain(sums.opponents),
    )


def _of_pairs(field: Field, group: PairedGroup, bracket: int) -> list[Step]:
    steps = [*_of_together(field, group, bracket), *_of_staying(field, group, bracket)]
    size = 2 * len(group.made) - len(group.floater)
    if 2 < size <= LONGEST_LIST:
        number = "50" if size % 2 == 0 else "52"
        number = number if field.by_section_g else "40" if _is_down(group) else "41"
        seated = [one for made in group.made for one in (made.one, made.other) if one != field.size]
        note = say("line {line} of the {count} pairings in their order", line=_line(group, size), count=lines(size))
        steps.append(Step(OLYMPIAD_2007[number], tuple(sorted(field.numbers(seated))), note, (), bracket))
    steps += [_of_floater_or_pair(field, group, made, bracket) for made in group.made]
    return steps


def _line(group: PairedGroup, size: int) -> int:
    return line_of([made.place for made in group.made], size)


def _of_floater_or_pair(field: Field, group: PairedGroup, made: Made, bracket: int) -> Step:
    if made.other == field.size:
        return _of_floater(field, group, made, bracket)
    return _of_made(field, group, made, bracket)


def _of_made(field: Field, group: PairedGroup, made: Made, bracket: int) -> Step:
    pair = field.state.numbers[made.one], field.state.numbers[made.other]
    if field.by_section_g:
        article = OLYMPIAD_2007["49" if _is_down(group) else "55"]
    else:
        article = OLYMPIAD_2007["39" if _is_down(group) else "41"]
    template = "{one} meets {other}, the first in its order"
    if made.passed:
        template = "{one} meets {other}; {passed}"
    if not field.clean[made.one] >> made.other & 1:
        article = _AGAINST_LIMITS
        template += "; the group cannot be paired without breaking article 20"
    note = say(template, one=pair[0], other=pair[1], passed=_passed(field, made.passed))
    return Step(article, pair, note, (pair,), bracket)


_WHY = {why: say(why.value) for why in Why}
_STAYS = {stays: say(stays.value) for stays in Stays}


def _passed(field: Field, passed: Sequence[Passed]) -> Listing:
    """Who was passed over, by reasons."""
    by_reason: dict[Why, list[int]] = {}
    for option in passed:
        if option.other != field.size:
            by_reason.setdefault(option.why, []).append(field.state.numbers[option.other])
    told = [say("not {teams}: {why}", teams=listed(teams), why=_WHY[why]) for why, teams in by_reason.items()]
    return Listing(tuple(told))


def _of_floater(field: Field, group: PairedGroup, made: Made, bracket: int) -> Step:
    number = field.state.numbers[made.one]
    template = "{team} is left over and floats down" if _is_down(group) else "{team} is left over and floats up"
    if made.passed:
        template += "; {passed}"
    note = say(template, team=number, passed=_passed(field, made.passed))
    return Step(FLOATS_DOWN if _is_down(group) else FLOATS_UP, (number,), note, (), bracket)


def _of_staying(field: Field, group: PairedGroup, bracket: int) -> list[Step]:
    """Who could not float, by reasons."""
    by_reason: dict[Stays, list[int]] = {}
    for team, why in group.staying:
        by_reason.setdefault(why, []).append(field.state.numbers[team])
    return [
        Step(
            FLOATS_DOWN if why is Stays.FLOATED else _RETURNS,
            tuple(teams),
            say("{teams} cannot float: {why}", teams=listed(teams), why=_STAYS[why]),
            (),
            bracket,
        )
        for why, teams in by_reason.items()
        if why is not Stays.GROUP
    ]


def _of_together(field: Field, group: PairedGroup, bracket: int) -> list[Step]:
    """Floaters from above and from below: they meet, or why they do not."""
    if not (group.from_above and group.from_below) or not group.is_median:
        return []
    (above,), (below,) = group.from_above, group.from_below
    pair = field.state.numbers[above], field.state.numbers[below]
    if group.together:
        note = say("{one} from above and {other} from below meet each other", one=pair[0], other=pair[1])
        return [Step(_TOGETHER, pair, note, (pair,), bracket)]
    why = _WHY[Why.REST] if field.rows[above] >> below & 1 else _WHY[Why.MET]
    note = say("{one} from above and {other} from below do not meet: {why}", one=pair[0], other=pair[1], why=why)
    return [Step(_TOGETHER, pair, note, (), bracket)]
