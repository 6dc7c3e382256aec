"""Explanations as numbered lines: a sentence, and the articles it rests on, found in the values of the sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial

from pairwright.app.commands import Paired
from pairwright.errors import Listing, Sentence, say
from pairwright.faces.bracket_words import making_sentences
from pairwright.faces.colour_reasons import board_sentence
from pairwright.faces.criterion_words import MEASURES, count_text
from pairwright.faces.explanations import sentences
from pairwright.faces.measures import OTHER_MEASURES, other_count
from pairwright.faces.own_prices import own_price
from pairwright.handbook.citation import Article
from pairwright.lean import NamedTuple
from pairwright.pairing.findings import ORDER, Contrast, Count
from pairwright.pairing.outcome import positions_of
from pairwright.pairing.procedure import PlacedBoard
from pairwright.pairing.systems.dutch.comparison import counted
from pairwright.pairing.systems.dutch.explain import PlaceExplanation, WhyNot
from pairwright.pairing.systems.dutch.reasons.causes import Cause
from pairwright.pairing.weighed import WeighedWhyNot

_KEYS = ("article", "articles", "code", "criterion")
"""Values of sentences that are numbers of articles."""
_IN_TEMPLATE = re.compile(r"\b(?:C\d{1,2}|art\. \d(?:\.\d+)*)\b")


class Line(NamedTuple):
    """One sentence, and the numbers of the articles behind it."""

    sentence: Sentence
    articles: tuple[str, ...]


class Compared(NamedTuple):
    """A criterion: its code, what it counts, and the counts of the pairing and of its rival (empty: not known, but
    equal)."""

    code: str
    measure: Sentence
    chosen: str | Sentence = ""
    rival: str | Sentence = ""


class Versus(NamedTuple):
    """The criteria in order as far as the first difference: ``equal`` are those before it, ``first`` is it.
    ``order``: nothing differs but the place in the order of the candidates."""

    equal: tuple[Compared, ...]
    first: Compared
    order: bool

    @property
    def span(self) -> str:
        """``C5–C11``; one code alone stands alone."""
        codes = [one.code for one in self.equal]
        return codes[0] if len(codes) == 1 else f"{codes[0]}–{codes[-1]}" if codes else ""


def lines_of(explanation: object) -> tuple[Line, ...]:
    """An explanation as lines, in the order the rules decided: who meets whom, then the colours, then what it costs."""
    if isinstance(explanation, PlaceExplanation):
        board, bracket = explanation
        told = [*making_sentences(bracket), board_sentence(board, {})]
        for card in (board.white, board.black):
            told += own_price(card, board, (bracket,))
        return tuple([line_of(sentence) for sentence in told])
    if isinstance(explanation, PlacedBoard):
        colours, *steps = sentences(explanation)
        return tuple([line_of(sentence) for sentence in (*steps, colours)])
    return tuple([line_of(sentence) for sentence in sentences(explanation)])


def line_of(sentence: Sentence) -> Line:
    """A sentence with its articles; a step's article stands beside the note and not in front of it."""
    values = dict(sentence.values)
    note = values.get("note")
    if set(values) == {"article", "note"} and isinstance(note, Sentence):
        return Line(note, tuple(dict.fromkeys([str(values["article"]), *_articles(note)])))
    return Line(sentence, tuple(dict.fromkeys(_articles(sentence))))


def _articles(sentence: Sentence) -> Iterator[str]:
    for key, value in sentence.values:
        if isinstance(value, Article):
            yield value.number
        elif isinstance(value, Sentence):
            yield from _articles(value)
        elif isinstance(value, Listing):
            for item in value.items:
                if isinstance(item, Sentence):
                    yield from _articles(item)
        elif key in _KEYS and isinstance(value, str):
            yield from [part.strip() for part in value.split(",")]
    for found in _IN_TEMPLATE.findall(sentence.template):
        yield found.removeprefix("art. ")


def versus(answer: object, paired: Paired) -> Versus | None:
    """The table of criteria of a "why not", if a criterion or the order decided; ``paired`` is the round as the rules
    have it."""
    if isinstance(answer, WhyNot) and answer.why.cause is Cause.CRITERION:
        contrast = answer.why.contrast
        found = _versus(contrast, MEASURES, partial(count_text, contrast.criterion))
        return _with_counts(found, answer, paired) if found else None
    if isinstance(answer, WeighedWhyNot) and answer.parting:
        contrast = answer.parting[0].contrast
        measures = OTHER_MEASURES.get(contrast.article.regulation, {})
        return _versus(contrast, measures, partial(other_count, contrast.article))
    return None


def _versus(contrast: Contrast, measures: Mapping[str, str], shown: Callable[[Count], str | Sentence]) -> Versus | None:
    known = [Compared(code, say(measures[code])) for code in measures]
    if contrast.criterion == ORDER:
        return Versus(tuple(known), Compared(contrast.article.number, say(contrast.article.title)), order=True)
    if contrast.criterion not in measures or not (contrast.chosen or contrast.rival):
        return None
    first = Compared(
        contrast.criterion,
        say(measures[contrast.criterion]),
        shown(contrast.chosen),
        shown(contrast.rival),
    )
    return Versus(tuple(known[: list(measures).index(contrast.criterion)]), first, order=False)


def _with_counts(found: Versus, answer: WhyNot, paired: Paired) -> Versus:
    """With what the equal criteria counted, in the bracket where the two pairings part."""
    state = paired.state
    pairs = [positions_of(state, pairing) for pairing in (answer.chosen, answer.alternative)]
    mine, yours = (
        {criterion.code: count_text(criterion.code, count) for criterion, count in judgement}
        for judgement in counted(state, paired.system, *pairs)
    )
    equal = [one._replace(chosen=mine.get(one.code, ""), rival=yours.get(one.code, "")) for one in found.equal]
    return found._replace(equal=tuple(equal))
