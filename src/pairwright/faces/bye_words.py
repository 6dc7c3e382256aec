"""Who has the pairing-allocated bye, and why he and not another, in words."""

from __future__ import annotations

from pairwright.errors import Sentence, say
from pairwright.faces.colour_reasons import NOBODY, Names, label
from pairwright.faces.criterion_words import numbers_text
from pairwright.faces.rival_words import if_otherwise, in_a_row, instead
from pairwright.faces.text import points_text
from pairwright.pairing.systems.dutch.reasons.byes import ByeExplanation
from pairwright.pairing.systems.dutch.reasons.causes import Cause


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
    return [*told, in_a_row([_lowest(bye, player), *_others_of_the_score(bye)])]


def _lowest(bye: ByeExplanation, player: str) -> Sentence:
    """Why nobody of a lower score has it."""
    score = points_text(bye.score)
    if not bye.lower:
        template = "{player} has the bye: nobody who may have it has a lower score than {score} (C5)."
        return say(template, player=player, score=score)
    return say(
        "{player} has the bye: these may have it and have a lower score than {score}, but if one of them had it, the "
        "others could not all be paired (C4): {lower}.",
        player=player,
        lower=numbers_text(bye.lower),
        score=score,
    )


def _others_of_the_score(bye: ByeExplanation) -> list[Sentence]:
    """Why no other player of his score has it."""
    why = bye.why
    if why.contrast.criterion == "C5":
        if not bye.equal:
            return [say("The next who may have it has {score} (C5).", score=points_text(bye.next_score))]
        template = "If another of the same score had it, the others could not all be paired (C4): {equal}."
        return [say(template, equal=numbers_text(bye.equal))]
    told = []
    if not bye.rival_named:
        template = "If {number} did not have it, {consequence}."
        told.append(say(template, number=bye.number, consequence=if_otherwise(why.contrast, why.bracket)))
    return told + instead(bye.rivals, "If {rival} had it instead, {consequence}.", bye.number)
