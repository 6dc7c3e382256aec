"""What would be otherwise if somebody else floated or had the bye, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pairwright.errors import Sentence, say
from pairwright.faces.criterion_words import contrast_phrase
from pairwright.pairing.findings import ORDER, Contrast
from pairwright.pairing.systems.dutch.reasons.rivals import Rival


def in_a_row(told: Sequence[Sentence]) -> Sentence:
    """Sentences one after the other, as one."""
    row = told[0]
    for sentence in told[1:]:
        row = say("{told} {more}", told=row, more=sentence)
    return row


def instead(rivals: Iterable[Rival], template: str, number: int, here: int = 0) -> list[Sentence]:
    """What each rival would bring; ``template`` has {rival}, {number} (of the player chosen) and {consequence}."""
    return [
        say(template, rival=rival.number, number=number, consequence=if_otherwise(rival.contrast, rival.bracket, here))
        for rival in rivals
    ]


def if_otherwise(contrast: Contrast, bracket: int, here: int = 0) -> Sentence:
    """What a rival pairing would make worse, after "if it were so, ...": the bye, this bracket (``here``) or
    another."""
    phrase = contrast_phrase(contrast)
    if contrast.criterion == "C5":
        return say("the bye would be worse: {contrast}", contrast=phrase)
    if contrast.criterion == ORDER and bracket not in (0, here):
        return say(
            "bracket {number} would be paired otherwise, all criteria equal, but later in the order (art. 4)",
            number=bracket,
        )
    if contrast.criterion == ORDER:
        return phrase
    if contrast.criterion == "C4":
        return say("the others could not all be paired (C4)")
    if contrast.criterion == "C6" and not contrast.rival:
        return say("not all others of the bracket could be paired (C6)")
    if bracket == here:
        return say("the bracket would be worse: {contrast}", contrast=phrase)
    return say("bracket {number} would be worse: {contrast}", number=bracket, contrast=phrase)
