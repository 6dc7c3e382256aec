"""The lists of a group and its pairs, as the arbiter would note them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pairwright.errors import Sentence, listing, say
from pairwright.handbook.citation import Article
from pairwright.handbook.dubov import DUBOV_1997
from pairwright.lean import NamedTuple
from pairwright.pairing.absolute import kept_apart
from pairwright.pairing.outcome import Step
from pairwright.pairing.systems.dubov_1997.engine import GroupPlan
from pairwright.pairing.systems.dubov_1997.field import Field, Key
from pairwright.pairing.systems.dubov_1997.words import listed, shown

STANDARD, SIDE_BY_SIDE, TO_BLACK, TO_WHITE = (DUBOV_1997[number] for number in ("6.1", "6.2", "7.3", "7.4"))


def list_steps(field: Field, group: GroupPlan, number: int) -> list[Step]:
    """Who changes his list, the lists, and the pairs; nothing where nobody is left to be paired."""
    if not group.pairs:
        return []
    steps = [_without_colour(field, group, player, number) for player in group.lists.without_colour]
    return [*steps, *_changes(field, group, number), _lists(field, group, number), *_pairs(field, group, number)]


def _without_colour(field: Field, group: GroupPlan, player: int, number: int) -> Step:
    note = say(
        "{player} has no colour yet and goes to the White list"
        if player in group.lists.white
        else "{player} has no colour yet and goes to the Black list",
        player=field.state.numbers[player],
    )
    return Step(STANDARD, field.numbers((player,)), note, bracket=number)


def _changes(field: Field, group: GroupPlan, number: int) -> list[Step]:
    lists = group.lists
    if lists.to_black:
        stay = [player for player in lists.white if player not in lists.to_white]
        template = "More are due White: {players}, of the lowest average ({averages}), to the Black list"
        return [_change(field, _Change(TO_BLACK, lists.to_black, stay, field.low_average_key, template), number)]
    if lists.to_white:
        stay = [player for player in lists.black if player not in lists.to_black]
        template = "More are due Black: {players}, of the highest average ({averages}), to the White list"
        return [_change(field, _Change(TO_WHITE, lists.to_white, stay, field.high_average_key, template), number)]
    return []


class _Change(NamedTuple):
    """Who changes his list, who stays in it, by what order they are taken, and the note."""

    article: Article
    players: tuple[int, ...]
    stay: Sequence[int]
    key: Callable[[int], Key]
    template: str


def _change(field: Field, change: _Change, number: int) -> Step:
    last = change.key(change.players[-1])
    kept = [player for player in change.stay if field.must(player) and change.key(player) < last]
    note = say(
        change.template + "; {kept} may not change (2.6)" if kept else change.template,
        players=listed(field.numbers(change.players)),
        averages=listing(shown(field.figures.averages[player]) for player in change.players),
        kept=listed(field.numbers(kept)),
    )
    return Step(change.article, field.numbers((*change.players, *kept)), note, bracket=number)


def _lists(field: Field, group: GroupPlan, number: int) -> Step:
    ratings, averages, _, _ = field.figures
    white = [
        say("{player} ({average})", player=field.state.numbers[player], average=shown(averages[player]))
        for player in group.lists.white
    ]
    black = [
        say("{player} ({rating})", player=field.state.numbers[player], rating=ratings[player])
        for player in group.lists.black
    ]
    note = say(
        "White list by average: {white}. Black list by rating: {black}",
        white=listing(white),
        black=listing(black),
    )
    return Step(SIDE_BY_SIDE, field.numbers((*group.lists.white, *group.lists.black)), note, bracket=number)


def _pairs(field: Field, group: GroupPlan, number: int) -> list[Step]:
    """In the order they are made; those that have the first of Black's list who is left share a step."""
    left = list(group.lists.black)
    steps: list[Step] = []
    plain: list[tuple[int, int]] = []
    for one, other in group.pairs:
        above = left[: left.index(other)] if other in left and one not in left else []
        inside = one in group.lists.black or other in group.lists.white
        left = [player for player in left if player not in (one, other)]
        if above or inside:
            steps += [*_side_by_side(field, plain, number), _moved(field, (one, other), above, number)]
            plain = []
        else:
            plain.append((one, other))
    return [*steps, *_side_by_side(field, plain, number)]


def _side_by_side(field: Field, pairs: Sequence[tuple[int, int]], number: int) -> list[Step]:
    if not pairs:
        return []
    made = tuple([(field.state.numbers[one], field.state.numbers[other]) for one, other in pairs])
    note = say("Side by side: {pairs}", pairs=listing(f"{one}-{other}" for one, other in made))
    return [Step(SIDE_BY_SIDE, tuple([one for pair in made for one in pair]), note, made, number)]


def _moved(field: Field, pair: tuple[int, int], above: Sequence[int], number: int) -> Step:
    one, other = field.numbers(pair)
    if above:
        template = "{one} goes down to {other}; above are left: {reasons}"
    else:
        template = "{one} has no opponent left in the other list and meets {other}"
    note = say(template, one=one, other=other, reasons=listing(_why(field, pair[0], each) for each in above))
    return Step(SIDE_BY_SIDE, (one, other), note, ((one, other),), number)


def _why(field: Field, player: int, other: int) -> Sentence:
    reason = kept_apart(field.state, player, other)
    return say(
        "{player} ({reason})",
        player=field.state.numbers[other],
        reason=reason if reason.template else say("the others could not all be paired"),
    )
