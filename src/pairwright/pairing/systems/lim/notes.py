"""The arbiter's notes of a round: what the engine did, as steps with their articles."""

from __future__ import annotations

from collections.abc import Iterable

from pairwright.errors import Sentence, say
from pairwright.handbook.citation import Article
from pairwright.model.points import format_points
from pairwright.pairing.outcome import Step
from pairwright.pairing.systems.lim.engine import ByeChoice, PairedGroup, Plan, Undone
from pairwright.pairing.systems.lim.exchange import Pairs
from pairwright.pairing.systems.lim.field import Direction, Field
from pairwright.pairing.systems.lim.floaters import Leaving, Met
from pairwright.pairing.systems.lim.limits import colours_permit

_DOWN = Direction.DOWN


def steps_of(field: Field, plan: Plan) -> tuple[Step, ...]:
    """Everything that was decided, in the order it was."""
    steps = [step for choice in plan.bye for step in _of_bye(field, choice)]
    if field.state.bye_by_hand:
        number = field.state.bye_by_hand
        note = say("the arbiter has given the bye to {player}", player=number)
        steps.append(Step(field.edition.articles.bye, (number,), note, ((number, 0),)))
    for bracket, paired in enumerate(plan.groups, start=1):
        if bracket == len(plan.groups):
            steps += [_of_undone(field, undone, bracket) for undone in plan.undone]
        steps += _of_group(field, paired, bracket)
    return (*steps, *_of_last_round(field, plan))


def _of_bye(field: Field, choice: ByeChoice) -> list[Step]:
    articles = field.edition.articles
    is_first = field.state.round == 1
    steps = []
    if choice.barred:
        passed = field.numbers_of(choice.barred)
        steps.append(Step(articles.bye_once, passed, say("no bye for {players}: not again", players=_listed(passed))))
    if choice.needed:
        passed = field.numbers_of(choice.needed)
        template = "no bye for {players}: the others could not all be paired"
        steps.append(Step(articles.bye, passed, say(template, players=_listed(passed))))
    number = field.numbers[choice.player]
    template = "{player} has the bye: the lowest who may have it"
    if is_first:
        template = "{player} has the bye: the lowest rated"
    article = articles.bye_first_round if is_first else articles.bye
    return [*steps, Step(article, (number,), say(template, player=number), ((number, 0),))]


def _of_undone(field: Field, undone: Undone, bracket: int) -> Step:
    pair = field.as_numbers(undone.pair)
    template = (
        "the median group ({above} from above, {below} from below) cannot be paired: {one} and {other}, {side}, join it"
    )
    note = say(
        template,
        above=undone.from_above,
        below=undone.from_below,
        one=pair[0],
        other=pair[1],
        side=say("paired above") if undone.side is _DOWN else say("paired below"),
    )
    return Step(field.edition.articles.locked, pair, note, (), bracket)


def _of_group(field: Field, paired: PairedGroup, bracket: int) -> list[Step]:
    group = paired.group
    residents = field.numbers_of(field.in_order(group.residents, _DOWN))
    incoming = field.numbers_of(field.in_order(group.incoming, _DOWN))
    is_median = paired.score == field.state.topscorer_above
    kind = say("upwards")
    if group.direction is _DOWN:
        kind = say("the median group, downwards") if is_median else say("downwards")
    template = "{score} points, {kind}: {players}"
    if incoming:
        template = "{score} points, {kind}: {players}; floaters: {floaters}"
    note = say(
        template,
        score=format_points(paired.score),
        kind=kind,
        players=_listed(residents) or say("nobody"),
        floaters=_listed(incoming),
    )
    steps = [Step(field.edition.articles.groups, (*residents, *incoming), note, (), bracket)]
    steps += [_of_leaving(field, leaving, group.direction, bracket) for leaving in paired.leaving]
    steps += [_of_met(field, met, paired, bracket) for met in paired.met]
    return steps + _of_residents(field, paired, bracket)


def _of_leaving(field: Field, leaving: Leaving, direction: Direction, bracket: int) -> Step:
    article, why = _why_he_leaves(field, leaving, direction)
    number = field.numbers[leaving.player]
    template = "{player} goes down: {why}" if direction is _DOWN else "{player} goes up: {why}"
    return Step(article, (number,), say(template, player=number, why=why), (), bracket)


_KINDS = (
    say("he has an opponent in the next group"),
    say("he has no opponent in the next group"),
    say("he has floated into this group, and has an opponent in the next"),
    say("he has floated into this group, and has no opponent in the next"),
)
"""Kinds d, c, b and a."""


def _why_he_leaves(field: Field, leaving: Leaving, direction: Direction) -> tuple[Article, Sentence]:
    """What tells him from the one who would leave in his place."""
    articles = field.edition.articles.floaters
    merit = leaving.merit
    kind = _KINDS[merit.kind]
    if not leaving.instead:
        return articles.kinds, say("without anybody else a pair would be lost; {kind}", kind=kind)
    other = leaving.instead[0]
    if merit.kind != other.kind:
        return articles.kinds, say("the least disadvantaged: {kind}", kind=kind)
    if merit.floated_before != other.floated_before:
        return articles.spared, say("the others floated in the round before; {kind}", kind=kind)
    if merit.colour_needed != other.colour_needed:
        return articles.colour, say("more players are due his colour; {kind}", kind=kind)
    if direction is _DOWN:
        return articles.downwards, say("the lowest number; {kind}", kind=kind)
    return articles.upwards, say("the highest number; {kind}", kind=kind)


def _of_met(field: Field, met: Met, paired: PairedGroup, bracket: int) -> Step:
    articles = field.edition.articles.floaters
    pair = field.as_numbers((met.floater, met.opponent))
    template = "{floater}, from below, meets {opponent}: {why}"
    why = say("the lowest number available that is due another colour")
    if met.coming is _DOWN:
        template = "{floater}, from above, meets {opponent}: {why}"
        why = say("the highest number available that is due another colour")
    if not met.suits:
        why = say("the first available; nobody available is due another colour")
    note = say(template, floater=pair[0], opponent=pair[1], why=why)
    stands = (met.floater, met.opponent) not in paired.undone
    return Step(articles.opponent, pair, note, (pair,) if stands else (), bracket)


def _of_residents(field: Field, paired: PairedGroup, bracket: int) -> list[Step]:
    articles = field.edition.articles
    proposed, checked, pairs, clashes = paired.exchanged
    if not pairs:
        return []
    final = {frozenset(pair) for pair in pairs if pair not in paired.undone}
    steps = []

    def note(article: Article, told: Pairs, sentence: Sentence) -> None:
        settled = [pair for pair in told if frozenset(pair) in final]
        final.difference_update(frozenset(pair) for pair in settled)
        players = field.numbers_of(player for pair in told for player in pair)
        steps.append(Step(article, players, sentence, tuple([field.as_numbers(pair) for pair in settled]), bracket))

    note(articles.proposal, proposed, say("half against half: {pairs}", pairs=_pairs(field, proposed)))
    if checked != proposed:
        barred = [pair for pair in proposed if not field.rows[pair[0]] >> pair[1] & 1]
        template = "not compatible: {barred}; exchanged: {pairs}"
        changed = [pair for pair in checked if pair not in proposed]
        note(
            articles.first_check,
            changed,
            say(template, barred=_pairs(field, barred), pairs=_pairs(field, changed)),
        )
    if pairs != checked:
        changed = [pair for pair in pairs if pair not in checked]
        template = (
            "exchanged for colour: {pairs} (pairs in which both are due one colour: {clashes}, the fewest possible)"
        )
        note(articles.second_check, changed, say(template, pairs=_pairs(field, changed), clashes=clashes))
    return steps


def _of_last_round(field: Field, plan: Plan) -> Iterable[Step]:
    """Pairs that only the last round allows."""
    for one, other, _ in plan.pairs:
        if not colours_permit(field.state, one, other):
            pair = field.as_numbers((one, other))
            note = say("{one} and {other} may meet, for it is the last round", one=pair[0], other=pair[1])
            yield Step(field.edition.articles.colours.last_round, pair, note)


def _pairs(field: Field, pairs: Pairs) -> str:
    return ", ".join(f"{field.numbers[one]}-{field.numbers[other]}" for one, other in pairs)


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))
