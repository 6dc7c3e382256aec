"""Why a board has its colours, in words (C.04.3 art. 5.2)."""

from __future__ import annotations

from collections.abc import Mapping

from pairwright.errors import Sentence, say
from pairwright.pairing.systems.dutch.explain import BoardExplanation
from pairwright.state.card import PairingCard
from pairwright.state.preference import ANY, BLACK, WHITE, Strength, difference

Names = Mapping[int, str]
"""Names of players by pairing number; whoever is not in it is shown by number."""
NOBODY: Names = {}
_COLOUR = {WHITE: "White", BLACK: "Black"}


def board_sentence(board: BoardExplanation, names: Names) -> Sentence:
    """``Board 3: 4 (White) - 7: both want White; ...``: the players, what they want, and what decides."""
    return say(
        "Board {board}: {white} (White) - {black} (Black): {reason}.",
        board=board.board,
        white=label(board.white.number, names),
        black=label(board.black.number, names),
        reason=_reason(board),
    )


def label(number: int, names: Names = NOBODY) -> str:
    """``7 Ann Example``, or ``7`` where no name is known."""
    name = names.get(number, "")
    return f"{number} {name}" if name else str(number)


def colour(due: int) -> Sentence:
    """The name of a colour."""
    return say(_COLOUR[due])


def _reason(board: BoardExplanation) -> Sentence:
    reasons = {
        "5.2.1": _both_granted,
        "5.2.2": _stronger_granted,
        "5.2.3": _alternate,
        "5.2.4": _higher_granted,
        "5.2.5": _initial_colour,
    }
    known = reasons.get(board.rule.number)
    if known is None:
        return say("{title} ({article})", title=say(board.rule.title), article=board.rule)
    return known(board)


def _both_granted(board: BoardExplanation) -> Sentence:
    white, black = board.white, board.black
    if ANY in (white.due, black.due):
        granted, free = (black, white) if white.due == ANY else (white, black)
        return say(
            "{player} wants {colour} ({why}), {free} has no preference ({article})",
            player=granted.number,
            colour=colour(granted.due),
            why=_history(granted),
            free=free.number,
            article=board.rule,
        )
    return say(
        "both get the colour they want ({article}): {white} {white_why}, {black} {black_why}",
        article=board.rule,
        white=white.number,
        white_why=_history(white),
        black=black.number,
        black_why=_history(black),
    )


def _stronger_granted(board: BoardExplanation) -> Sentence:
    granted, other = _granted(board)
    if granted.strength is other.strength:
        return say(
            "both want {colour}, and both preferences are absolute; {player} has the wider colour difference "
            "(he has {wider}; {other} has {narrower}) ({article})",
            colour=colour(granted.due),
            article=board.rule,
            player=granted.number,
            wider=_more_often(difference(granted.colours)),
            other=other.number,
            narrower=_more_often(difference(other.colours)),
        )
    return say(
        "both want {colour}; the stronger preference is granted ({article}): {player} {why}, {other} {other_why}",
        colour=colour(granted.due),
        article=board.rule,
        player=granted.number,
        why=_history(granted),
        other=other.number,
        other_why=_history(other),
    )


def _alternate(board: BoardExplanation) -> Sentence:
    white, black = board.white, board.black
    both = zip(reversed(white.colours), reversed(black.colours), strict=False)
    back = next(games for games, (one, other) in enumerate(both, start=1) if one != other)
    values = {
        "colour": colour(white.due),
        "article": board.rule,
        "white": white.number,
        "black": black.number,
        "back": back,
    }
    if back == 1:
        template = (
            "both want {colour} equally; in their latest games {white} had Black and {black} White, so they change"
        )
    else:
        template = (
            "both want {colour} equally; counting back, their colours first differ {back} games ago, when {white} had "
            "Black and {black} White, so they change"
        )
    return say(template + " ({article})", **values)


def _higher_granted(board: BoardExplanation) -> Sentence:
    granted, _ = _granted(board)
    return say(
        "both want {colour} equally and their histories do not differ; {player} is ranked higher ({article})",
        colour=colour(granted.due),
        player=granted.number,
        article=board.rule,
    )


def _initial_colour(board: BoardExplanation) -> Sentence:
    if board.arrival % 2:
        template = (
            "neither has played yet; {player}, the higher ranked, has an odd number ({arrival}) among those who "
            "have arrived and gets the initial colour, {colour} ({article})"
        )
    else:
        template = (
            "neither has played yet; {player}, the higher ranked, has an even number ({arrival}) among those who "
            "have arrived and gets {opposite}, the opposite of the initial colour ({colour}) ({article})"
        )
    return say(
        template,
        player=board.higher,
        arrival=board.arrival,
        colour=colour(board.initial_colour),
        opposite=colour(BLACK if board.initial_colour == WHITE else WHITE),
        article=board.rule,
    )


def _granted(board: BoardExplanation) -> tuple[PairingCard, PairingCard]:
    """Of two players who want one colour, who gets it and who does not."""
    if board.white.due == WHITE:
        return board.white, board.black
    return board.black, board.white


def _history(card: PairingCard) -> Sentence:
    """What a player has had so far, as far as it makes his preference."""
    last = say(_COLOUR[WHITE if card.colours.endswith("w") else BLACK])
    whites_more = difference(card.colours)
    if card.strength is Strength.NONE:
        return say("has not played yet")
    if card.strength is Strength.MILD:
        return say("is balanced and had {colour} last", colour=last)
    if card.strength is Strength.STRONG or abs(whites_more) > 1:
        return say("has {difference}", difference=_more_often(whites_more))
    return say("has had {colour} twice running", colour=last)


def _more_often(whites_more: int) -> Sentence:
    """A colour difference, after "has": ``had Black twice more often than White``, or ``level colours``."""
    if not whites_more:
        return say("level colours")
    more, less = (WHITE, BLACK) if whites_more > 0 else (BLACK, WHITE)
    template = {1: "had {colour} once more often than {other}", 2: "had {colour} twice more often than {other}"}.get(
        abs(whites_more), "had {colour} {times} times more often than {other}"
    )
    return say(template, colour=colour(more), other=colour(less), times=abs(whites_more))
