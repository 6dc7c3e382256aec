"""What the arbiter notes while he moves the cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pairwright.errors import Listing, Sentence, say
from pairwright.handbook.cards import MANUAL_SWISS
from pairwright.handbook.citation import Article
from pairwright.model.points import Points, format_points
from pairwright.pairing.outcome import Step
from pairwright.pairing.systems.manual_swiss.cards import BOTH_FIT, MOST, NOT_TWICE, SMALLER_NUMBER, Cards
from pairwright.pairing.systems.manual_swiss.halves import Change, Laid, can_be_paired
from pairwright.pairing.systems.manual_swiss.transfers import EXCHANGED, PROMOTED, SEVERAL_PROMOTED, Transfer
from pairwright.state.preference import WHITE


def bye(cards: Cards, player: int) -> tuple[Step, ...]:
    """Who rests, and who stood lower but could not."""
    number, score = cards.numbers[player], cards.scores[player]
    lower = [
        other for other in range(cards.state.size) if (cards.scores[other], -cards.numbers[other]) < (score, -number)
    ]
    barred = [other for other in lower if not cards.state.may_have_bye[other]]
    others = [other for other in lower if cards.state.may_have_bye[other]]
    template = "{player} rests: the largest number of the lowest group (score {score}) who may"
    if barred:
        template += "; not {barred}, who have had a point without playing"
    if others:
        template += "; not {others}, without whom the others could not be paired"
    note = say(
        template,
        player=number,
        score=format_points(score),
        barred=_listed(cards, barred),
        others=_listed(cards, others),
    )
    return (Step(MANUAL_SWISS["M4"], (number,), note, ((number, 0),)),)


def both_ends(scores: Sequence[Points], middle: Points) -> Step:
    """Which groups are paired from the top, which from below."""
    above = [score for score in scores if score > middle]
    below = [score for score in scores if score <= middle]
    note = say(
        "From both ends: from the top the groups above {middle} ({above}), then from below the others ({below})",
        middle=format_points(middle),
        above=_scores(above),
        below=_scores(reversed(below)),
    )
    return Step(MANUAL_SWISS["M14"], (), note)


def promoted(cards: Cards, group: Sequence[int], below: Sequence[int], choice: Transfer) -> Step:
    """Who comes up into an odd group, and which smaller numbers do not."""
    player = choice.up[0]
    smaller = [other for other in below if cards.numbers[other] < cards.numbers[player]]
    impossible = [other for other in smaller if not can_be_paired(cards, [*group, other])]
    worse = [other for other in smaller if other not in impossible]
    template = (
        "{group} are an odd number: {player} comes up from {score} and takes the last place, the smallest number that "
        "helps their colours"
        if len(group) > 1
        else "{group} is alone: {player} comes up from {score} and takes the last place, the smallest number that "
        "helps the colours"
    )
    if worse:
        template += "; with {worse} more colours would repeat"
    if impossible:
        template += "; with {impossible} they could not be paired"
    note = say(
        template,
        group=_listed(cards, group),
        player=cards.numbers[player],
        score=format_points(cards.scores[player]),
        worse=_listed(cards, worse),
        impossible=_listed(cards, impossible),
    )
    return Step(PROMOTED, cards.named((*group, player)), note)


def exchanged(cards: Cards, group: Sequence[int], choice: Transfer) -> Step:
    """Who goes down for whom."""
    down, up = choice.down[0], choice.up[0]
    larger = [other for other in group if cards.numbers[other] > cards.numbers[down]]
    template = (
        "{group} cannot be paired among themselves: {down} goes down to the head of the next group, {up} comes up and "
        "takes the last place"
    )
    if larger:
        template += "; sending {larger} down would not do, or repeat more colours"
    note = say(
        template,
        group=_listed(cards, group),
        down=cards.numbers[down],
        up=cards.numbers[up],
        larger=_listed(cards, larger),
    )
    return Step(EXCHANGED, cards.named((*group, up)), note)


def several_promoted(cards: Cards, group: Sequence[int], choice: Transfer) -> Step:
    """Which two or more come up."""
    template = "{group} cannot be paired among themselves"
    if len(group) % 2:
        template = "{group} cannot be paired with any one player of the next group"
    note = say(
        template + ": {up} come up and take the last places, as few as will do, the smallest numbers that help the "
        "colours of both groups",
        group=_listed(cards, group),
        up=_listed(cards, choice.up),
    )
    return Step(SEVERAL_PROMOTED, cards.named((*group, *choice.up)), note)


def joined_below(cards: Cards, group: Sequence[int], score: Points) -> Step:
    """No transfer helps; from the top, the next group is the one below."""
    template = "{group} cannot be paired, and no transfer helps: joined with the next group ({score})"
    return _moved(cards, group, score, template, "R1")


def whole_group_up(cards: Cards, group: Sequence[int], score: Points) -> Step:
    """A low group that cannot be paired."""
    template = "{group} cannot be paired: they go up together, behind those on {score}"
    if len(group) == 1:
        template = "{group} has no opponent: he goes up, behind those on {score}"
    return _moved(cards, group, score, template, "M14")


def joined_with_paired(cards: Cards, group: Sequence[int], before: Sequence[int]) -> Step:
    """The last group cannot be paired."""
    note = say(
        "{group} are the last and cannot be paired: joined with {before}, paired before, who are paired anew",
        group=_listed(cards, group),
        before=_listed(cards, before),
    )
    return Step(MANUAL_SWISS["R1"], cards.named((*group, *before)), note)


def sent_up(cards: Cards, group: Sequence[int], score: Points, choice: Transfer) -> Step:
    """Who leaves an odd group that is paired from below."""
    player = choice.up[0]
    if len(group) == 1:
        return _moved(cards, group, score, "{group} is alone: he goes up, behind those on {score}", "M10")
    note = say(
        "{group} are an odd number: {player} goes up behind those on {score}, the smallest number that helps their "
        "colours and leaves the others a pairing",
        group=_listed(cards, group),
        player=cards.numbers[player],
        score=format_points(score),
    )
    return Step(PROMOTED, cards.named(group), note)


def _moved(cards: Cards, group: Sequence[int], score: Points, template: str, article: str) -> Step:
    note = say(template, group=_listed(cards, group), score=format_points(score))
    return Step(MANUAL_SWISS[article], cards.named(group), note)


def laid(cards: Cards, group: Sequence[int], found: Laid) -> list[Step]:
    """The halves, the cards that change places, the colours that repeat, the pairs."""
    half = len(group) // 2
    article = MANUAL_SWISS["M5" if cards.state.round == 1 else "M8"]
    note = say(
        "Upper half {upper}, lower half {lower}",
        upper=_listed(cards, group[:half]),
        lower=_listed(cards, group[half:]),
    )
    steps = [Step(article, cards.named(group), note)]
    steps += _exchange(cards, found)
    steps += [_change(cards, change) for change in found.changes]
    steps += [_repeat(cards, one, other) for one, other in found.pairs if cards.repeats(one, other)]
    made = tuple([(cards.numbers[one], cards.numbers[other]) for one, other in found.pairs])
    told = ", ".join(f"{one}-{other}" for one, other in made)
    return [*steps, Step(article, cards.named(group), say("So they meet: {pairs}", pairs=told), made)]


def _exchange(cards: Cards, found: Laid) -> list[Step]:
    if found.freely:
        players = cards.named([player for pair in found.pairs for player in pair])
        note = say(
            "No exchange of one card between the halves is enough: each in turn gets the first card of the lower half, "
            "or else the last of the upper half, that leaves the others a pairing"
        )
        return [Step(MANUAL_SWISS["M12"], players, note)]
    if not found.exchange:
        return []
    players = cards.named(found.exchange)
    note = say(
        "Changes inside the lower half are not enough: {upper} and {lower} change places between the halves",
        upper=players[0],
        lower=players[1],
    )
    return [Step(MANUAL_SWISS["M12"], players, note)]


def _change(cards: Cards, change: Change) -> Step:
    numbers = cards.named(change)
    article, reason = _why_not_there(cards, change)
    note = say("{first} and {second} change places: {reason}", first=numbers[1], second=numbers[2], reason=reason)
    return Step(article, numbers, note)


def _why_not_there(cards: Cards, change: Change) -> tuple[Article, Sentence]:
    """What kept the first card from staying where it lay."""
    one, other = cards.named((change.opponent, change.first))
    if cards.have_met(change.opponent, change.first):
        return MANUAL_SWISS["M12"], say("{one} and {other} have met", one=one, other=other)
    if not cards.legal[change.opponent] >> change.first & 1:
        template = "{one} and {other} must not meet"
        return NOT_TWICE, say(template, one=one, other=other)
    if cards.repeats(change.opponent, change.first):
        colour = say("White") if cards.due[change.first] == WHITE else say("Black")
        return BOTH_FIT, say("{one} and {other} are both due {colour}", one=one, other=other, colour=colour)
    template = "with {one} against {other} the others could not be paired, or not without repeating more colours"
    return MANUAL_SWISS["M12"], say(template, one=one, other=other)


def _repeat(cards: Cards, one: int, other: int) -> Step:
    """Who gives way where both are due one colour."""
    first, second = sorted(cards.named((one, other)))
    limited = cards.keeps_at_the_limit(one, other)
    keeper = cards.numbers[limited] if limited >= 0 else first
    template = "{first} and {second} are both due {colour}: {keeper} gets it, the smaller number"
    if limited >= 0:
        template = "{first} and {second} are both due {colour}: {keeper} gets it, who may not have the other once more"
    colour = say("White") if cards.due[one] == WHITE else say("Black")
    note = say(template, first=first, second=second, colour=colour, keeper=keeper)
    return Step(MOST if limited >= 0 else SMALLER_NUMBER, (first, second), note)


def _listed(cards: Cards, players: Iterable[int]) -> Listing:
    return Listing(tuple(cards.named(players)))


def _scores(scores: Iterable[Points]) -> str:
    return ", ".join(map(format_points, scores)) or "-"
