"""What a round costs one player, in words: his colour, his floats."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.errors import Listing, Sentence, say
from pairwright.faces.colour_reasons import colour
from pairwright.pairing.systems.dutch.explain import BoardExplanation, BracketExplanation
from pairwright.state.card import PairingCard
from pairwright.state.floats import Float
from pairwright.state.preference import ANY, BLACK, WHITE, Strength


def own_price(card: PairingCard, board: BoardExplanation, brackets: Sequence[BracketExplanation]) -> list[Sentence]:
    """One sentence on what the player of this board and these brackets is not spared, if anything."""
    costs = (*_colour_price(card, board), *_float_price(card, board, brackets))
    return [say("Price paid by {player}: {costs}.", player=card.number, costs=Listing(costs))] if costs else []


def _colour_price(card: PairingCard, board: BoardExplanation) -> list[Sentence]:
    given = WHITE if board.white.number == card.number else BLACK
    if card.due in (ANY, given):
        return []
    template = "preference for {colour} not granted (C12)"
    if card.strength is Strength.STRONG:
        template = "strong preference for {colour} not granted (C12, C13)"
    return [say(template, colour=colour(card.due))]


def _float_price(card: PairingCard, board: BoardExplanation, brackets: Sequence[BracketExplanation]) -> list[Sentence]:
    number = card.number
    opponent = board.black.number if board.white.number == number else board.white.number
    told = []
    if any(number in bracket.residents and number in _floating(bracket) for bracket in brackets):
        if card.float_before is Float.DOWN:
            told.append(say("floats down a second round running (C14)"))
        if card.float_two_before is Float.DOWN:
            told.append(say("floated down two rounds before and does so again (C16)"))
    if any(number in bracket.residents and opponent in dict(bracket.moved_down) for bracket in brackets):
        if card.float_before is Float.UP:
            told.append(say("floats up a second round running (C15)"))
        if card.float_two_before is Float.UP:
            told.append(say("floated up two rounds before and does so again (C17)"))
    return told


def _floating(bracket: BracketExplanation) -> set[int]:
    return {floater.number for floater in bracket.floaters}
