"""What a criterion counts and what an obstacle is, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pairwright.errors import Listing, Sentence, say
from pairwright.faces.measures import other_count, other_measure
from pairwright.faces.text import points_text
from pairwright.pairing.findings import ORDER, Contrast, Count, Obstacle, Reason
from pairwright.pairing.systems.dutch.criteria import FLOATS_AGAIN

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
    "C14": "residents who float down a second round running",
    "C15": "residents who float up a second round running",
    "C16": "residents who floated down two rounds before and do so again",
    "C17": "residents who floated up two rounds before and do so again",
    "C18": "score differences of players who floated down in the round before",
    "C19": "score differences of residents who float up a second round running",
    "C20": "score differences of players who floated down two rounds before",
    "C21": "score differences of residents who floated up two rounds before and do so again",
}
"""What each criterion counts, as a noun that goes before a colon."""

ONE_OF = {
    "C9": "unplayed game of the player with the bye",
    "C10": "colour difference beyond two in a topscorer's game",
    "C11": "colour given a third time running in a topscorer's game",
    "C12": "colour preference not granted",
    "C13": "strong colour preference not granted",
    "C14": "resident who floats down a second round running",
    "C15": "resident who floats up a second round running",
    "C16": "resident who floated down two rounds before and does so again",
    "C17": "resident who floated up two rounds before and does so again",
}
"""The same of one, where single things are counted."""

_POINTS = ("C5", "C7", "C18", "C19", "C20", "C21")


def contrast_phrase(contrast: Contrast) -> Sentence:
    """``C12, colour preferences not granted: 2 instead of 1``: the rival's count first, then the chosen one's."""
    code = contrast.criterion
    if code == ORDER:
        template = "all criteria would be equal, but that pairing comes later in the order (art. {article})"
        return say(template, article=contrast.article.number)
    other = other_measure(contrast.article)
    if other and (contrast.chosen or contrast.rival):
        return say(
            "{code}, {measure}: {rival} instead of {chosen}",
            code=code,
            measure=say(other),
            rival=other_count(contrast.article, contrast.rival),
            chosen=other_count(contrast.article, contrast.chosen),
        )
    if code not in MEASURES or not (contrast.chosen or contrast.rival):
        return say("{code}, {title}", code=code, title=say(contrast.article.title))
    return say(
        "{code}, {measure}: {rival} instead of {chosen}",
        code=code,
        measure=say(MEASURES[code]),
        rival=count_text(code, contrast.rival),
        chosen=count_text(code, contrast.chosen),
    )


def price_phrase(code: str, count: Count) -> Sentence:
    """``2 colour preferences not granted (C12)``: what a pairing costs."""
    if code in ONE_OF and sum(count) == 1:
        return say("1 {measure} ({code})", measure=say(ONE_OF[code]), code=code)
    template = "{measure}: {count} ({code})" if code in _POINTS else "{count} {measure} ({code})"
    return say(template, count=count_text(code, count), measure=say(MEASURES[code]), code=code)


def count_text(code: str, count: Count) -> str | Sentence:
    """A criterion's count as it is shown: numbers, or points; MDPs who float again are counted apart."""
    if code == "C8":
        if len(count) < 2:
            return str(count[0] if count else 0)
        return f"{count[0]} ({', '.join(points_text(points) for points in count[1:])})"
    if code not in _POINTS:
        return str(sum(count))
    if not count:
        return say("none")
    shown = [points_text(points) for points in count if points < FLOATS_AGAIN]
    again = len(count) - len(shown)
    if not again:
        return ", ".join(shown)
    if not shown:
        return say("{count} left unpaired", count=again)
    return say("{count} left unpaired, {points}", count=again, points=", ".join(shown))


def obstacle_phrase(obstacle: Obstacle, met_in: int) -> Sentence:
    """Why two players cannot meet; ``met_in`` is the round they met in, 0 if not known."""
    article = obstacle.article.number
    if obstacle.reason is Reason.FORBIDDEN:
        return say("the arbiter has excluded the pair")
    if obstacle.reason is Reason.SAME_ABSOLUTE_PREFERENCE:
        return say("both have an absolute preference for the same colour ({article})", article=article)
    if obstacle.reason is Reason.THIRD_RUNNING:
        return say("one of them would have the same colour three times running ({article})", article=article)
    if obstacle.reason is Reason.OUT_OF_BALANCE:
        return say("one of them would have too many games with one colour ({article})", article=article)
    if met_in:
        return say("they met in round {round} ({article})", round=met_in, article=article)
    return say("they have met ({article})", article=article)


def numbers_text(numbers: Iterable[int]) -> Listing:
    """``3, 5, 7``."""
    return Listing(tuple(numbers))


A_FEW = 12
"""Numbers that are listed one by one."""


def players_text(numbers: Sequence[int]) -> Listing:
    """As :func:`numbers_text`; of many those that follow each other are told by the first and the last: ``1 to 49, 51
    to 60``."""
    if len(numbers) <= A_FEW:
        return numbers_text(numbers)
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    told: list[int | Sentence] = []
    for run in runs:
        told += [say("{first} to {last}", first=run[0], last=run[-1])] if len(run) > 2 else run
    return Listing(tuple(told))


def pairs_text(pairs: Iterable[tuple[int, int]]) -> Listing:
    """``3 with 5, 7 with 2``: pairs as a bracket makes them, the higher ranked first, without colours."""
    return Listing(tuple(say("{one} with {other}", one=one, other=other) for one, other in pairs))


def boards_text(boards: Iterable[tuple[int, int]]) -> str:
    """``3-5, 7-2``: White first."""
    return ", ".join(f"{white}-{black}" for white, black in boards)
