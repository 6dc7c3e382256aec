"""Explanations in words: what ``pairwright.pairing.systems.dutch.explain`` found, as sentences an arbiter can read out.

Players are shown by number, and by name where a name is handed over. Lists of players are numbers only.
"""

from __future__ import annotations

from functools import singledispatch

from pairwright.errors import Sentence, Witness, say, say_n
from pairwright.faces.bracket_words import bracket_sentences, making_sentences, score_with_virtual
from pairwright.faces.bye_words import bye_sentences
from pairwright.faces.colour_reasons import NOBODY, Names, board_sentence, label
from pairwright.faces.criterion_words import boards_text, contrast_phrase, obstacle_phrase
from pairwright.faces.own_prices import own_price
from pairwright.model.points import format_points
from pairwright.pairing.findings import ORDER, Contrast, Obstacle, Reason
from pairwright.pairing.outcome import RoundPairing, Step
from pairwright.pairing.procedure import PlacedBoard, PlayersWay, ProcedureExplanation, ProcedureWhyNot
from pairwright.pairing.systems.dutch.explain import (
    BoardExplanation,
    PlaceExplanation,
    PlayerExplanation,
    RoundExplanation,
    WhyNot,
)
from pairwright.pairing.systems.dutch.reasons.causes import Cause
from pairwright.pairing.weighed import WeighedWhyNot

__all__ = ["board_sentence", "bracket_sentences", "bye_sentences", "contrast_phrase", "label", "sentences"]


@singledispatch
def sentences(explanation: object, names: Names = NOBODY) -> list[Sentence]:
    """A round, a board, a player's round or a why-not in sentences; ``names`` by pairing number."""
    raise TypeError(f"nothing to say about {type(explanation).__name__}: {names}")


@sentences.register
def _round(explanation: RoundExplanation, names: Names = NOBODY) -> list[Sentence]:
    told = [
        say(
            "Round {round}: {players} players to be paired, 1 scoregroup."
            if len(explanation.brackets) == 1
            else "Round {round}: {players} players to be paired, {brackets} scoregroups.",
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
    return [board_sentence(explanation, names)]


@sentences.register
def _place(explanation: PlaceExplanation, names: Names = NOBODY) -> list[Sentence]:
    board, bracket = explanation
    told = [board_sentence(board, names), *making_sentences(bracket, names)]
    return told + own_price(board.white, board, (bracket,)) + own_price(board.black, board, (bracket,))


@sentences.register
def _player(explanation: PlayerExplanation, names: Names = NOBODY) -> list[Sentence]:
    card, brackets = explanation.card, explanation.brackets
    numbers = [str(bracket.number) for bracket in brackets]
    template = "{player}: score {score}, colours {colours}, in bracket {last}."
    if len(numbers) > 1:
        template = "{player}: score {score}, colours {colours}, in brackets {others} and {last}."
    told = [
        say(
            template,
            player=label(card.number, names),
            score=score_with_virtual(card.score, card.standing),
            colours=card.colours.upper() or "-",
            others=", ".join(numbers[:-1]),
            last=numbers[-1],
        )
    ]
    for bracket in brackets:
        told += making_sentences(bracket, names)
    for board in explanation.board:
        told += [board_sentence(board, names), *own_price(card, board, brackets)]
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
            for told in (obstacle_phrase(obstacle, explanation.met_in) for obstacle in explanation.obstacles)
        ]
    if why.cause is Cause.COMPLETION:
        return [_not_completed(why.witness, why.article.number, one, other)]
    bracket = 0 if why.contrast.criterion == "C5" else why.bracket
    return [_loses(why.contrast, bracket, one, other), _alternative(explanation.chosen, explanation.alternative)]


@sentences.register
def _procedure(explanation: ProcedureExplanation, names: Names = NOBODY) -> list[Sentence]:
    told = [
        say_n(
            "Round {round}: {count} player to be paired by {system}.",
            "Round {round}: {count} players to be paired by {system}.",
            count=explanation.players,
            round=explanation.round,
            system=explanation.system,
        )
    ]
    told += [step_sentence(step) for step in explanation.steps]
    return told + [_placed_sentence(board, names) for board in explanation.boards]


@sentences.register
def _placed(explanation: PlacedBoard, names: Names = NOBODY) -> list[Sentence]:
    return [_placed_sentence(explanation, names), *(step_sentence(step) for step in explanation.steps)]


@sentences.register
def _players_way(explanation: PlayersWay, names: Names = NOBODY) -> list[Sentence]:
    told = [
        say(
            "{player}: score {score}, colours {colours}.",
            player=label(explanation.seat.number, names),
            score=format_points(explanation.seat.score),
            colours=explanation.seat.colours.upper() or "-",
        )
    ]
    told += [step_sentence(step) for step in explanation.steps]
    told += [_placed_sentence(board, names) for board in explanation.boards]
    return told + ([say("He has the bye.")] if explanation.has_bye else [])


@sentences.register
def _procedure_why_not(explanation: ProcedureWhyNot, names: Names = NOBODY) -> list[Sentence]:
    one, other = label(explanation.one, names), label(explanation.other, names)
    pair = {explanation.one, explanation.other}
    for place, board in enumerate(explanation.chosen.boards, start=1):
        if pair == {board.white, board.black}:
            return [say("{one} and {other} do meet, on board {board}.", one=one, other=other, board=place)]
    if explanation.obstacles:
        return [
            say(
                "{one} and {other} cannot meet: {obstacle}.",
                one=one,
                other=other,
                obstacle=_obstacle(obstacle, explanation.met_in),
            )
            for obstacle in explanation.obstacles
        ]
    start = say("Nothing forbids {one} and {other} to meet, but the procedure places them so:", one=one, other=other)
    return [start, *(step_sentence(step) for step in explanation.steps)]


@sentences.register
def _weighed_why_not(explanation: WeighedWhyNot, names: Names = NOBODY) -> list[Sentence]:
    one, other = label(explanation.one, names), label(explanation.other, names)
    pair = {explanation.one, explanation.other}
    for place, board in enumerate(explanation.chosen.boards, start=1):
        if pair == {board.white, board.black}:
            return [say("{one} and {other} do meet, on board {board}.", one=one, other=other, board=place)]
    phrases = [obstacle_phrase(obstacle, explanation.met_in) for obstacle in explanation.obstacles]
    told = [say("{one} and {other} cannot meet: {obstacle}.", one=one, other=other, obstacle=told) for told in phrases]
    told += [_not_completed(witness, explanation.completion, one, other) for witness in explanation.impossible]
    for where, alternative in zip(explanation.parting, explanation.alternative, strict=True):
        told.append(_loses(where.contrast, where.bracket, one, other))
        told.append(_alternative(explanation.chosen, alternative))
    return told


def _not_completed(witness: Witness, article: str, one: str, other: str) -> Sentence:
    return say(
        "If {one} and {other} met, the others could not all be paired ({article}){witness}.",
        article=article,
        one=one,
        other=other,
        witness=say(": {witness}", witness=witness.sentence) if witness.players else say(""),
    )


def _obstacle(obstacle: Obstacle, met_in: int) -> Sentence:
    """As of any system; but a colour that both would have to have need not be an absolute preference."""
    if obstacle.reason is Reason.SAME_ABSOLUTE_PREFERENCE:
        return say("both would have to have the same colour ({article})", article=obstacle.article.number)
    return obstacle_phrase(obstacle, met_in)


def step_sentence(step: Step) -> Sentence:
    """A step as the arbiter would note it: the article first."""
    return say("[{article}] {note}", article=step.article.number, note=step.note)


def _placed_sentence(board: PlacedBoard, names: Names) -> Sentence:
    return say(
        "Board {board}: {white} has White against {black} (colours by {article}).",
        board=board.board,
        white=label(board.white.number, names),
        black=label(board.black.number, names),
        article=board.colour_rule.number,
    )


def _loses(contrast: Contrast, bracket: int, one: str, other: str) -> Sentence:
    """Where the best pairing with the pair loses; bracket 0: by its bye."""
    if not bracket:
        template = "If {one} and {other} met, the bye would be worse: {contrast}."
    elif contrast.criterion == ORDER:
        template = "If {one} and {other} met in bracket {bracket}, {contrast}."
    else:
        template = "If {one} and {other} met, bracket {bracket} would be worse: {contrast}."
    return say(template, one=one, other=other, bracket=bracket, contrast=contrast_phrase(contrast))


def _alternative(chosen: RoundPairing, alternative: RoundPairing) -> Sentence:
    """The boards that the best pairing with this pair has and the right one has not."""
    kept = {frozenset((board.white, board.black)) for board in chosen.boards}
    boards = boards_text(
        (board.white, board.black) for board in alternative.boards if frozenset((board.white, board.black)) not in kept
    )
    template = "The best pairing in which they meet differs in these boards (White first): {boards}."
    if alternative.bye != chosen.bye:
        template = (
            "The best pairing in which they meet differs in these boards (White first): {boards}; {bye} has the bye."
        )
    return say(template, boards=boards, bye=alternative.bye)
