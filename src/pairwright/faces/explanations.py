"""Explanations in words: what ``pairwright.pairing.explain`` found, as sentences an arbiter can read out.

Players are shown by number, and by name where a name is handed over. Lists of players are numbers only.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch

from pairwright.errors import Sentence, Witness, say
from pairwright.faces.colour_reasons import NOBODY, Names, board_sentence, label
from pairwright.model.points import format_points
from pairwright.pairing.criteria import FLOATS_AGAIN, Obstacle, Reason
from pairwright.pairing.departure import Departure
from pairwright.pairing.explain import (
    BoardExplanation,
    BracketExplanation,
    ByeExplanation,
    Cause,
    Floater,
    PlayerExplanation,
    RoundExplanation,
    Why,
    WhyNot,
)
from pairwright.pairing.judge import ORDER, Contrast

MEASURES = {
    "C5": "score of the player with the bye",
    "C6": "players left unpaired in the bracket",
    "C7": "scores of the players left unpaired",
    "C8": "players left unpaired in the next bracket, and their scores",
    "C9": "unplayed games of the player with the bye",
    "C10": "colour differences beyond two in topscorers' games",
    "C11": "colours given a third time running in topscorers' games",
    "C12": "colour preferences not granted",
    "C13": "strong colour preferences not granted",
    "C14": "residents who float down as in the round before",
    "C15": "residents who float up as in the round before",
    "C16": "residents who float down as two rounds before",
    "C17": "residents who float up as two rounds before",
    "C18": "score differences of players who floated down in the round before",
    "C19": "score differences of residents who float up as in the round before",
    "C20": "score differences of players who floated down two rounds before",
    "C21": "score differences of residents who float up as two rounds before",
}
"""What each criterion counts, as a noun that goes before a colon."""

_POINTS = ("C5", "C7", "C18", "C19", "C20", "C21")
_ALWAYS_THERE = ("C6", "C7", "C8")


@singledispatch
def sentences(explanation: object, names: Names = NOBODY) -> list[Sentence]:
    """A round, a board, a player's round or a why-not in sentences; ``names`` by pairing number."""
    raise TypeError(f"nothing to say about {type(explanation).__name__}: {names}")


@sentences.register
def _round(explanation: RoundExplanation, names: Names = NOBODY) -> list[Sentence]:
    told = [
        say(
            "Round {round}: {players} players to be paired, {brackets} scoregroups.",
            round=explanation.round,
            players=explanation.players,
            brackets=len(explanation.brackets),
        )
    ]
    for bracket in explanation.brackets:
        told += bracket_sentences(bracket, names)
    told += [board_sentence(board, names) for board in explanation.boards]
    return told + bye_sentences(explanation.bye, names)


@sentences.register
def _board(explanation: BoardExplanation, names: Names = NOBODY) -> list[Sentence]:
    return [
        board_sentence(explanation, names),
        say("The pair was made in bracket {bracket}.", bracket=explanation.bracket),
    ]


@sentences.register
def _player(explanation: PlayerExplanation, names: Names = NOBODY) -> list[Sentence]:
    card = explanation.card
    told = [
        say(
            "{player}: score {score}, colours {colours}, in bracket {brackets}.",
            player=label(card.number, names),
            score=format_points(card.score),
            colours=card.colours.upper() or "-",
            brackets=", ".join(str(bracket.number) for bracket in explanation.brackets),
        )
    ]
    for bracket in explanation.brackets:
        told += bracket_sentences(bracket, names)
    told += [board_sentence(board, names) for board in explanation.board]
    for bye in explanation.bye:
        told += bye_sentences(bye, names)
    return told


@sentences.register
def _why_not(explanation: WhyNot, names: Names = NOBODY) -> list[Sentence]:
    one, other, why = label(explanation.one, names), label(explanation.other, names), explanation.why
    if why.cause is Cause.MEETS:
        pair = {explanation.one, explanation.other}
        boards = enumerate(explanation.chosen.boards, start=1)
        place = next(number for number, board in boards if pair == {board.white, board.black})
        return [say("{one} and {other} do meet, on board {board}.", one=one, other=other, board=place)]
    if why.cause is Cause.ABSOLUTE:
        return [
            say("{one} and {other} cannot meet: {obstacle}.", one=one, other=other, obstacle=told)
            for told in (_obstacle(obstacle, explanation.met_in) for obstacle in explanation.obstacles)
        ]
    if why.cause is Cause.COMPLETION:
        start = say(
            "If {one} and {other} met, the others could not all be paired (C4){witness}.",
            one=one,
            other=other,
            witness=_witness(why.witness),
        )
        return [start]
    return [_loses(why, one, other), _alternative(explanation)]


def _loses(why: Why, one: str, other: str) -> Sentence:
    if why.contrast.criterion == "C5":
        template = "If {one} and {other} met, the bye would be worse: {contrast}."
    elif why.contrast.criterion == ORDER:
        template = "If {one} and {other} met in bracket {bracket}, {contrast}."
    else:
        template = "If {one} and {other} met, bracket {bracket} would be worse: {contrast}."
    return say(template, one=one, other=other, bracket=why.bracket, contrast=contrast_phrase(why.contrast))


def _alternative(explanation: WhyNot) -> Sentence:
    alternative = explanation.alternative
    boards = _pairs((board.white, board.black) for board in alternative.boards)
    if alternative.bye:
        return say(
            "The best pairing in which they meet: {boards}; bye {bye}.",
            boards=boards,
            bye=alternative.bye,
        )
    return say("The best pairing in which they meet: {boards}.", boards=boards)


def contrast_phrase(contrast: Contrast) -> Sentence:
    """``C12, colour preferences not granted: 2 instead of 1``: the rival's count first, then the chosen one's."""
    code = contrast.criterion
    if code == ORDER:
        return say("every criterion would be served equally, but that candidate comes later in the order of article 4")
    if code not in MEASURES or not (contrast.chosen or contrast.rival):
        return say("{code}, {title}", code=code, title=say(contrast.article.title))
    return say(
        "{code}, {measure}: {rival} instead of {chosen}",
        code=code,
        measure=say(MEASURES[code]),
        rival=_count(code, contrast.rival),
        chosen=_count(code, contrast.chosen),
    )


def bracket_sentences(bracket: BracketExplanation, names: Names = NOBODY) -> list[Sentence]:
    """One bracket: who is in it, how it is laid out and why so, who floats and why, what it costs."""
    told = [_heading(bracket)]
    if bracket.pairs:
        told += [_layout(bracket), *_departure(bracket.departure)]
    told += [_floater(floater, bracket, names) for floater in bracket.floaters]
    return told + _costs(bracket)


def _heading(bracket: BracketExplanation) -> Sentence:
    residents = _numbers(bracket.residents)
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
        above="; ".join(f"{_numbers(numbers)} ({format_points(score)})" for score, numbers in by_score.items()),
    )


def _layout(bracket: BracketExplanation) -> Sentence:
    s1, _, _, remainder_s1, remainder_s2 = bracket.layout
    pairs = _pairs(bracket.pairs)
    if s1 and remainder_s1:
        return say(
            "The players from above meet the residents first: {above}. Remainder: S1 {s1}; S2 {s2}: {rest}.",
            above=_pairs(bracket.pairs[: len(s1)]),
            s1=_numbers(remainder_s1),
            s2=_numbers(remainder_s2),
            rest=_pairs(bracket.pairs[len(s1) :]),
        )
    if s1:
        return say("The players from above meet residents: {pairs}.", pairs=pairs)
    return say("S1 {s1}; S2 {s2}: {pairs}.", s1=_numbers(remainder_s1), s2=_numbers(remainder_s2), pairs=pairs)


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
                pair=_pairs([departure.pair]),
                obstacle=_obstacle(departure.obstacles[0], 0),
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
        template = "{player} floats down: nobody in the bracket may be met ({article})."
        return say(template, player=player, article=why.article.number)
    if why.cause is Cause.COMPLETION:
        return say("{player} floats down: otherwise not all the others can be paired (C4).", player=player)
    if why.contrast.criterion == ORDER and odd:
        template = "{player} floats down: the bracket is odd, and the order of article 4 leaves {number} over."
        return say(template, player=player, number=floater.number)
    if why.contrast.criterion == ORDER:
        template = "{player} floats down: if not, {contrast}."
        return say(template, player=player, contrast=contrast_phrase(why.contrast))
    return say(
        "{player} floats down: {odd}if {number} did not, {where} would be worse: {contrast}.",
        player=player,
        odd=say("the bracket is odd; ") if odd else say(""),
        number=floater.number,
        where=_where(why, bracket.number),
        contrast=contrast_phrase(why.contrast),
    )


def _where(why: Why, here: int) -> Sentence:
    if why.contrast.criterion == "C5":
        return say("the bye")
    if why.bracket == here:
        return say("the bracket")
    return say("bracket {number}", number=why.bracket)


def _costs(bracket: BracketExplanation) -> list[Sentence]:
    costs = [
        say("{code}, {measure}: {count}", code=criterion.code, measure=say(MEASURES[criterion.code]), count=count)
        for criterion, count in (
            (criterion, _count(criterion.code, counted))
            for criterion, counted in bracket.judgement
            if criterion.code not in _ALWAYS_THERE and any(counted)
        )
    ]
    return [say("Not to be avoided: {cost}.", cost=cost) for cost in costs]


def bye_sentences(bye: ByeExplanation, names: Names = NOBODY) -> list[Sentence]:
    """Who has the bye and why; nothing if nobody has."""
    if not bye.number:
        return []
    player = label(bye.number, names)
    if bye.why.cause is Cause.BY_HAND:
        return [say("{player} has the bye by decision of the arbiter.", player=player)]
    told = []
    if bye.barred:
        told.append(
            say(
                "With this score or less, these may not have the bye (C2: an earlier one, or a win's points "
                "without playing): {barred}.",
                barred=_numbers(bye.barred),
            )
        )
    if bye.why.cause is Cause.COMPLETION:
        template = "{player} has the bye: with any other player having it, not all can be paired (C2, C4)."
        return [*told, say(template, player=player)]
    if bye.why.contrast.criterion == ORDER:
        template = (
            "{player} has the bye: no criterion favours another, and the order of article 4 leaves {number} over."
        )
        return [*told, say(template, player=player, number=bye.number)]
    return [
        *told,
        say(
            "{player} has the bye: with another player having it, {where} would be worse: {contrast}.",
            player=player,
            where=_where(bye.why, 0),
            contrast=contrast_phrase(bye.why.contrast),
        ),
    ]


def _obstacle(obstacle: Obstacle, met_in: int) -> Sentence:
    if obstacle.reason is Reason.FORBIDDEN:
        return say("the arbiter has excluded the pair")
    if obstacle.reason is Reason.SAME_ABSOLUTE_PREFERENCE:
        return say("both have an absolute preference for the same colour (C3)")
    if met_in:
        return say("they met in round {round} (C1)", round=met_in)
    return say("they have met (C1)")


def _witness(witness: Witness) -> Sentence:
    if not witness.players:
        return say("")
    return say(
        ": {players} can still meet only {opponents}",
        players=_numbers(entry.player for entry in witness.players),
        opponents=_numbers(witness.opponents) or say("nobody"),
    )


def _count(code: str, count: tuple[int, ...]) -> str | Sentence:
    if code == "C8":
        if len(count) < 2:
            return str(count[0] if count else 0)
        return f"{count[0]} ({', '.join(format_points(points) for points in count[1:])})"
    if code not in _POINTS:
        return str(sum(count))
    if not count:
        return say("none")
    shown = [format_points(points) for points in count if points < FLOATS_AGAIN]
    again = len(count) - len(shown)
    if not again:
        return ", ".join(shown)
    if not shown:
        return say("{count} unpaired", count=again)
    return say("{count} unpaired, {points}", count=again, points=", ".join(shown))


def _numbers(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


def _pairs(pairs: Iterable[tuple[int, int]]) -> str:
    return ", ".join(f"{one}-{other}" for one, other in pairs)
