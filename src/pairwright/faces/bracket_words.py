"""A bracket in words: who is in it, how it is laid out and why so, who floats and why, what it costs."""

from __future__ import annotations

from pairwright.errors import Listing, Sentence, say
from pairwright.faces.colour_reasons import NOBODY, Names, label
from pairwright.faces.criterion_words import (
    A_FEW,
    contrast_phrase,
    numbers_text,
    obstacle_phrase,
    pairs_text,
    players_text,
    price_phrase,
)
from pairwright.faces.rival_words import if_otherwise, in_a_row, instead
from pairwright.faces.text import points_text
from pairwright.model.points import Points
from pairwright.pairing.systems.dutch.explain import BracketExplanation
from pairwright.pairing.systems.dutch.reasons.causes import Cause
from pairwright.pairing.systems.dutch.reasons.departure import Departure
from pairwright.pairing.systems.dutch.reasons.floating import Floater

_ALWAYS_THERE = ("C6", "C7", "C8")


def bracket_sentences(bracket: BracketExplanation, names: Names = NOBODY) -> list[Sentence]:
    """One bracket: who is in it, how it is laid out and why so, who floats and why, what it costs."""
    return [*making_sentences(bracket, names), *_costs(bracket)]


def making_sentences(bracket: BracketExplanation, names: Names = NOBODY) -> list[Sentence]:
    """The same without what it costs."""
    told = [_heading(bracket)]
    if bracket.pairs:
        told += [_layout(bracket), *_departure(bracket.departure)]
    return told + [floater_sentence(floater, bracket, names) for floater in bracket.floaters]


def _heading(bracket: BracketExplanation) -> Sentence:
    values = {
        "number": bracket.number,
        "score": _score(bracket),
        "residents": players_text(bracket.residents),
    }
    if not bracket.moved_down:
        return say("Bracket {number}: score {score}, residents {residents}.", **values)
    above = "; ".join(
        f"{numbers_text(numbers)} ({points_text(score)})" for score, numbers in _by_points(bracket.moved_down)
    )
    return say(
        "Bracket {number}: score {score}, residents {residents}; from above: {above}.",
        **values,
        above=above,
    )


def _score(bracket: BracketExplanation) -> str | Sentence:
    """The score of the residents, with the virtual points in it."""
    score = points_text(bracket.score)
    groups = _by_points(bracket.virtual)
    if not groups:
        return score
    if len(groups) == 1 and len(bracket.virtual) == len(bracket.residents):
        return score_with_virtual(bracket.score, bracket.score - groups[0][0])
    virtual = (say("{points} for {players}", points=points_text(p), players=numbers_text(who)) for p, who in groups)
    return say("{score} (virtual points in it: {virtual})", score=score, virtual=Listing(tuple(virtual)))


def score_with_virtual(score: Points, standing: Points) -> Sentence:
    """``2 (1 + 1 virtual)``; without virtual points only the score."""
    virtual = score - standing
    template = "{score} ({standing} + {virtual} virtual)" if virtual > 0 else "{score}"
    return say(template, score=points_text(score), standing=points_text(standing), virtual=points_text(virtual))


def _by_points(players: tuple[tuple[int, Points], ...]) -> list[tuple[Points, list[int]]]:
    """Players by what stands beside them, in the order of their first."""
    grouped: dict[Points, list[int]] = {}
    for number, points in players:
        grouped.setdefault(points, []).append(number)
    return list(grouped.items())


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
    halves = {"s1": players_text(remainder_s1), "s2": players_text(remainder_s2)}
    if bracket.departure.is_none and len(bracket.pairs) > A_FEW:
        return say("S1 {s1}; S2 {s2}: the first with the first, the second with the second, and so on.", **halves)
    return say("S1 {s1}; S2 {s2}: {pairs}.", **halves, pairs=pairs)


def _departure(departure: Departure) -> list[Sentence]:
    if departure.is_none:
        return []
    if departure.other_mdps:
        change = say("Other players from above are paired here")
    elif departure.exchanged == 1:
        change = say("A player of S1 and one of S2 are exchanged")
    elif departure.exchanged:
        change = say("{count} players of S1 and of S2 are exchanged", count=departure.exchanged)
    else:
        change = say("S2 is transposed")
    made = say("{change}: this pairing is the first that the criteria leave (art. 4)", change=change)
    return [_obstruction(departure, made)]


def _obstruction(departure: Departure, change: Sentence) -> Sentence:
    """What speaks against the first layout, and what is done."""
    if departure.obstacles:
        return say(
            "The first layout has {pair}, and {obstacle}. {change}.",
            pair=pairs_text([departure.pair]),
            obstacle=obstacle_phrase(departure.obstacles[0], 0),
            change=change,
        )
    if departure.contrast.criterion == "C4":
        return say("With the first layout the others could not all be paired (C4). {change}.", change=change)
    return say(
        "The first layout would be worse ({contrast}). {change}.",
        contrast=contrast_phrase(departure.contrast),
        change=change,
    )


def floater_sentence(floater: Floater, bracket: BracketExplanation, names: Names = NOBODY) -> Sentence:
    """Why somebody floats down, and not another."""
    player = label(floater.number, names)
    why = floater.why
    if why.cause is Cause.ALONE:
        return say("{player} floats down: there is nobody else in the bracket.", player=player)
    if why.cause is Cause.NO_OPPONENT:
        template = "{player} floats down: he may meet no resident of the bracket ({articles})."
        if floater.resident:
            template = "{player} floats down: nobody in the bracket may be met ({articles})."
        return say(template, player=player, articles=", ".join(article.number for article in why.absolute))
    if why.cause is Cause.COMPLETION:
        return say("{player} floats down: otherwise not all the others can be paired (C4).", player=player)
    is_odd = bracket.size % 2 == 1
    told = [say("{player} floats down: the bracket is odd." if is_odd else "{player} floats down.", player=player)]
    if not floater.rival_named:
        template = "If {number} stayed, {consequence}."
        consequence = if_otherwise(why.contrast, why.bracket, bracket.number)
        told.append(say(template, number=floater.number, consequence=consequence))
    template = "If {rival} floated instead, {consequence}."
    if len(bracket.floaters) > 1:
        template = "If {rival} floated instead of {number}, {consequence}."
    return in_a_row([*told, *instead(floater.rivals, template, floater.number, bracket.number)])


def _costs(bracket: BracketExplanation) -> list[Sentence]:
    """What could not be avoided; who floats, and how many, stands above it already."""
    costs = tuple(
        price_phrase(criterion.code, counted)
        for criterion, counted in bracket.judgement
        if criterion.code not in _ALWAYS_THERE and any(counted)
    )
    return [say("Price paid: {costs}.", costs=Listing(costs))] if costs else []
