"""Explanations in words: what ``pairwright.pairing.explain`` found, as sentences an arbiter can read out.

Players are shown by number, and by name where a name is handed over. Lists of players are numbers only.
"""

from __future__ import annotations

from functools import singledispatch

from pairwright.errors import Sentence, say
from pairwright.faces.bracket_words import bracket_sentences, where_worse
from pairwright.faces.colour_reasons import NOBODY, Names, board_sentence, label
from pairwright.faces.criterion_words import contrast_phrase, numbers_text, obstacle_phrase, pairs_text
from pairwright.model.points import format_points
from pairwright.pairing.explain import (
    BoardExplanation,
    ByeExplanation,
    Cause,
    PlayerExplanation,
    RoundExplanation,
    Why,
    WhyNot,
)
from pairwright.pairing.judge import ORDER

__all__ = ["board_sentence", "bracket_sentences", "bye_sentences", "contrast_phrase", "label", "sentences"]


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
            for told in (obstacle_phrase(obstacle, explanation.met_in) for obstacle in explanation.obstacles)
        ]
    if why.cause is Cause.COMPLETION:
        start = say(
            "If {one} and {other} met, the others could not all be paired (C4){witness}.",
            one=one,
            other=other,
            witness=say(": {witness}", witness=why.witness.sentence) if why.witness.players else say(""),
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
    """The boards that the best pairing with this pair has and the right one has not."""
    chosen, alternative = explanation.chosen, explanation.alternative
    kept = {frozenset((board.white, board.black)) for board in chosen.boards}
    boards = pairs_text(
        (board.white, board.black) for board in alternative.boards if frozenset((board.white, board.black)) not in kept
    )
    if alternative.bye != chosen.bye:
        template = "The best pairing in which they meet has instead {boards}, and the bye for {bye}."
        return say(template, boards=boards, bye=alternative.bye)
    return say("The best pairing in which they meet has instead {boards}.", boards=boards)


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
                barred=numbers_text(bye.barred),
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
            where=where_worse(bye.why, 0),
            contrast=contrast_phrase(bye.why.contrast),
        ),
    ]
