"""A bracket in words: who is in it, how it is laid out and why so, who floats and why, what it costs."""

from __future__ import annotations

from pairwright.errors import Sentence, say
from pairwright.faces.colour_reasons import NOBODY, Names, label
from pairwright.faces.criterion_words import (
    MEASURES,
    contrast_phrase,
    count_text,
    numbers_text,
    obstacle_phrase,
    pairs_text,
)
from pairwright.model.points import format_points
from pairwright.pairing.departure import Departure
from pairwright.pairing.explain import BracketExplanation, Cause, Floater, Why
from pairwright.pairing.judge import ORDER

_ALWAYS_THERE = ("C6", "C7", "C8")


def bracket_sentences(bracket: BracketExplanation, names: Names = NOBODY) -> list[Sentence]:
    """One bracket: who is in it, how it is laid out and why so, who floats and why, what it costs."""
    told = [_heading(bracket)]
    if bracket.pairs:
        told += [_layout(bracket), *_departure(bracket.departure)]
    told += [_floater(floater, bracket, names) for floater in bracket.floaters]
    return told + _costs(bracket)


def _heading(bracket: BracketExplanation) -> Sentence:
    residents = numbers_text(bracket.residents)
    if not bracket.moved_down:
        return say(
            "Bracket {number}: score {score}, residents {residents}.",
            number=bracket.number,
            score=format_points(bracket.score),
            residents=residents,
        )
    by_score: dict[int, list[int]] = {}
    for number, score in bracket.moved_down:
        by_score.setdefault(score, []).append(number)
    return say(
        "Bracket {number}: score {score}, residents {residents}; from above: {above}.",
        number=bracket.number,
        score=format_points(bracket.score),
        residents=residents,
        above="; ".join(f"{numbers_text(numbers)} ({format_points(score)})" for score, numbers in by_score.items()),
    )


def _layout(bracket: BracketExplanation) -> Sentence:
    s1, _, _, remainder_s1, remainder_s2 = bracket.layout
    pairs = pairs_text(bracket.pairs)
    if s1 and remainder_s1:
        return say(
            "The players from above meet the residents first: {above}. Remainder: S1 {s1}; S2 {s2}: {rest}.",
            above=pairs_text(bracket.pairs[: len(s1)]),
            s1=numbers_text(remainder_s1),
            s2=numbers_text(remainder_s2),
            rest=pairs_text(bracket.pairs[len(s1) :]),
        )
    if s1:
        return say("The players from above meet residents: {pairs}.", pairs=pairs)
    return say("S1 {s1}; S2 {s2}: {pairs}.", s1=numbers_text(remainder_s1), s2=numbers_text(remainder_s2), pairs=pairs)


def _departure(departure: Departure) -> list[Sentence]:
    if departure.is_none:
        return []
    if departure.other_mdps:
        change = say("other players from above are paired")
    elif departure.exchanged:
        change = say("players exchanged between S1 and S2: {count}", count=departure.exchanged)
    else:
        change = say("S2 is transposed")
    if departure.obstacles:
        return [
            say(
                "The first layout has {pair}, and {obstacle}: {change}.",
                pair=pairs_text([departure.pair]),
                obstacle=obstacle_phrase(departure.obstacles[0], 0),
                change=change,
            )
        ]
    if departure.contrast.criterion == "C4":
        return [say("With the first layout the others could not all be paired (C4): {change}.", change=change)]
    return [
        say(
            "The first layout would be worse ({contrast}): {change}.",
            contrast=contrast_phrase(departure.contrast),
            change=change,
        )
    ]


def _floater(floater: Floater, bracket: BracketExplanation, names: Names) -> Sentence:
    player = label(floater.number, names)
    why = floater.why
    odd = bracket.size % 2 == 1
    if why.cause is Cause.ALONE:
        return say("{player} floats down: there is nobody else in the bracket.", player=player)
    if why.cause is Cause.NO_OPPONENT:
        template = "{player} floats down: nobody in the bracket may be met ({articles})."
        return say(template, player=player, articles=", ".join(article.number for article in why.absolute))
    if why.cause is Cause.COMPLETION:
        return say("{player} floats down: otherwise not all the others can be paired (C4).", player=player)
    if why.contrast.criterion == ORDER and odd:
        template = "{player} floats down: the bracket is odd, and the order of article 4 leaves {number} over."
        return say(template, player=player, number=floater.number)
    if why.contrast.criterion == ORDER:
        template = "{player} floats down: if not, {contrast}."
        return say(template, player=player, contrast=contrast_phrase(why.contrast))
    if odd:
        template = "{player} floats down: the bracket is odd; if {number} did not, {where} would be worse: {contrast}."
    else:
        template = "{player} floats down: if {number} did not, {where} would be worse: {contrast}."
    return say(
        template,
        player=player,
        number=floater.number,
        where=where_worse(why, bracket.number),
        contrast=contrast_phrase(why.contrast),
    )


def where_worse(why: Why, here: int) -> Sentence:
    """What a rival pairing would make worse: the bye, this bracket or another."""
    if why.contrast.criterion == "C5":
        return say("the bye")
    if why.bracket == here:
        return say("the bracket")
    return say("bracket {number}", number=why.bracket)


def _costs(bracket: BracketExplanation) -> list[Sentence]:
    costs = [
        say("{code}, {measure}: {count}", code=criterion.code, measure=say(MEASURES[criterion.code]), count=count)
        for criterion, count in (
            (criterion, count_text(criterion.code, counted))
            for criterion, counted in bracket.judgement
            if criterion.code not in _ALWAYS_THERE and any(counted)
        )
    ]
    return [say("Not to be avoided: {cost}.", cost=cost) for cost in costs]
