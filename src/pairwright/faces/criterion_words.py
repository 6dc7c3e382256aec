"""What a criterion counts and what an obstacle is, in words."""

from __future__ import annotations

from collections.abc import Iterable

from pairwright.errors import Sentence, say
from pairwright.model.points import format_points
from pairwright.pairing.criteria import FLOATS_AGAIN, Count, Obstacle, Reason
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
        rival=count_text(code, contrast.rival),
        chosen=count_text(code, contrast.chosen),
    )


def count_text(code: str, count: Count) -> str | Sentence:
    """A criterion's count as it is shown: numbers, or points; MDPs who float again are counted apart."""
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


def obstacle_phrase(obstacle: Obstacle, met_in: int) -> Sentence:
    """Why two players cannot meet; ``met_in`` is the round they met in, 0 if not known."""
    if obstacle.reason is Reason.FORBIDDEN:
        return say("the arbiter has excluded the pair")
    if obstacle.reason is Reason.SAME_ABSOLUTE_PREFERENCE:
        return say("both have an absolute preference for the same colour (C3)")
    if met_in:
        return say("they met in round {round} (C1)", round=met_in)
    return say("they have met (C1)")


def numbers_text(numbers: Iterable[int]) -> str:
    """``3, 5, 7``."""
    return ", ".join(map(str, numbers))


def pairs_text(pairs: Iterable[tuple[int, int]]) -> str:
    """``3-5, 7-2``."""
    return ", ".join(f"{one}-{other}" for one, other in pairs)
