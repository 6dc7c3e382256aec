"""The arbiter's notes of a round: what the engine did, as steps with their articles."""

from __future__ import annotations

from collections.abc import Iterable

from pairwright.errors import Listing, Sentence, say
from pairwright.handbook.citation import Article
from pairwright.model.points import format_points
from pairwright.pairing.outcome import Step
from pairwright.pairing.systems.lim.edition import NO_LIMIT
from pairwright.pairing.systems.lim.engine import ByeChoice, PairedGroup, Plan, Undone
from pairwright.pairing.systems.lim.exchange import Pairs
from pairwright.pairing.systems.lim.field import Direction, Field
from pairwright.pairing.systems.lim.floaters import Leaving, Merit, Met
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


_KINDS = (
    say("he has an opponent in the next group"),
    say("he has no opponent in the next group"),
    say("he has floated into this group, and has an opponent in the next"),
    say("he has floated into this group, and has no opponent in the next"),
)
"""Kinds d, c, b and a."""
_NEEDED = say("a pair would be lost")


def _of_leaving(field: Field, leaving: Leaving, direction: Direction, bracket: int) -> Step:
    """Who leaves; and, by reasons, why those nearer to the end do not. The article is the weightiest that decided."""
    articles = field.edition.articles.floaters
    passed: dict[tuple[int, Article, Sentence], list[int]] = {}
    for player, merit in leaving.passed:
        passed.setdefault(_why_he_stays(field, leaving.merit, merit), []).append(field.numbers[player])
    if leaving.needed:
        passed[0, articles.kinds, _NEEDED] = list(field.numbers_of(leaving.needed))
    told = [say("not {players}: {why}", players=_listed(players), why=why) for (_, _, why), players in passed.items()]
    number = field.numbers[leaving.player]
    template = "{player} goes down ({kind})" if direction is _DOWN else "{player} goes up ({kind})"
    note = say(template, player=number, kind=_KINDS[leaving.merit.kind])
    if told:
        note = say("{first}; {others}", first=note, others=Listing(tuple(told)))
        article = min(passed, key=lambda reason: reason[0])[1]
    else:
        article = articles.downwards if direction is _DOWN else articles.upwards
    return Step(article, (number,), note, (), bracket)


def _why_he_stays(field: Field, best: Merit, merit: Merit) -> tuple[int, Article, Sentence]:
    """The rank of the first rule that tells him from the one who leaves, its article, and what it says of him."""
    articles = field.edition.articles.floaters
    if merit.kind != best.kind:
        return 0, articles.kinds, _KINDS[merit.kind]
    if merit.floated_before:
        return 1, articles.spared, say("he floated in the round before")
    if field.edition.rating_limit == NO_LIMIT:
        return 2, articles.colour, say("fewer players are due his colour")
    return 2, articles.colour, say("fewer players are due his colour, or his rating is too far from the last one's")


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


def _listed(numbers: Iterable[int]) -> Listing:
    return Listing(tuple(numbers))
