"""The working of one participant's values in words, and what he stands above and below his neighbours by."""

from __future__ import annotations

from pairwright.errors import Sentence, say
from pairwright.faces.colour_reasons import NOBODY, Names, label
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.tiebreaks.acronym import kinds
from pairwright.tiebreaks.base import How, Part, written

if TYPE_CHECKING:
    from pairwright.app.standings import Standings
    from pairwright.handbook.citation import Article
    from pairwright.tiebreaks.base import Number, Value
    from pairwright.tiebreaks.ranking import Row


class Told(NamedTuple):
    """A sentence, and whether it belongs to the one before it."""

    sentence: Sentence
    is_detail: bool = False


def working_sentences(found: Standings, number: int, names: Names = NOBODY) -> list[Told]:
    """His place and his neighbours, then every value round by round. Raises :class:`UnknownCode` for a number that
    nobody has."""
    working = found.working(number)
    told = [Told(sentence) for sentence in place_sentences(found, number, names)]
    row = next(row for row in found.ranking.rows if row.number == number)
    for index, (key, value) in enumerate(working.items()):
        column = found.ranking.column(index, row.position)
        value = _without_itself(value)
        told.append(Told(_heading(found, index, key, written(value.total, column.decimals), value)))
        told += [Told(_part(part, names), is_detail=True) for part in value.parts]
        told += [Told(_step(step.what, step.amount), is_detail=True) for step in value.steps]
    return told


def _without_itself(value: Value) -> Value:
    """Without a part that is the whole value (a rating): there is nothing to add up."""
    whole = [part for part in value.parts if part == Part(part.amount, of=part.of)]
    return value._replace(parts=()) if len(value.parts) == len(whole) == 1 else value


def place_sentences(found: Standings, number: int, names: Names = NOBODY) -> list[Sentence]:
    """His place, with whom he shares it, and which tie-break sets him off from the ones above and below."""
    rows = [row for row in found.ranking.rows if row.rank]
    own = next((index for index, row in enumerate(rows) if row.number == number), -1)
    if own < 0:
        template = "{player} is not ranked: expelled."
        if number not in found.left.expelled:
            template = "{player} is not ranked: he withdrew before half of his games (C.05 art. 6.6)."
        return [say(template, player=label(number, names))]
    rank = rows[own].rank
    tied = [row for row in rows if row.rank == rank]
    first = rows.index(tied[0])
    told = [say("{player} is in place {rank}.", player=label(number, names), rank=rank)]
    if len(tied) > 1:
        others = ", ".join([label(row.number, names) for row in tied if row.number != number])
        told.append(say("Level with {others}: nothing in the list separates them.", others=others))
    if first:
        told.append(_beside(found, rows[own], rows[first - 1], tied[0].decided_by, "below", names))
    if first + len(tied) < len(rows):
        after = rows[first + len(tied)]
        told.append(_beside(found, rows[own], after, after.decided_by, "above", names))
    return told


def _beside(found: Standings, own: Row, other: Row, index: int, side: str, names: Names) -> Sentence:
    """``Below 7 Gum by BH/C1: 12.5 to 13.0.``"""
    values = {"other": label(other.number, names)}
    if index < 0:  # places by number: nothing in the list decides
        by_number = {
            "below": "Below {other}, by the pairing number only.",
            "above": "Above {other}, by the pairing number only.",
        }
        return say(by_number[side], **values)
    template = {
        "below": "Below {other} by {code}: {own} to {theirs}.",
        "above": "Above {other} by {code}: {own} to {theirs}.",
    }[side]
    return say(
        template,
        **values,
        code=found.keys[index],
        own=_written(found, index, own),
        theirs=_written(found, index, other),
    )


def _written(found: Standings, index: int, row: Row) -> str:
    column = found.ranking.column(index, row.position)
    return written(column.exact(row.position), column.decimals)


def _heading(found: Standings, index: int, key: str, total: str, value: Value) -> Sentence:
    kind = kinds()[found.ranking.asked[index].name]
    template = "{code}, {title} ({article}): {total}"
    if value.parts or value.steps:
        template += _HOW[value.how]
    else:
        template += "."
    return say(template, code=key, title=say(kind.title), article=kind.article, total=total)


_HOW = {
    How.SUM: ", the sum of",
    How.MEAN: ", the mean of",
    How.LAST_STEP: ", from",
    How.COMPARED: ", compared from the front",
}


def _part(part: Part, names: Names) -> Sentence:
    """``round 3, 7 Gum: 2.5 x 0.5 = 1.25 (not counted, C.07 art. 14.1: cut)``."""
    template = "{amount}"
    if part.times != 1:
        template = "{of} x {times} = {amount}"
    if part.opponent:
        template = "{opponent}: " + template
    elif part.round:
        template = "no opponent: " + template if not part.why else template
    if part.round:
        template = "round {round}, " + template if part.opponent or not part.why else "round {round}: " + template
    if part.why:
        template += " ({why}: {title})"
    if part.cut:
        template += ", not counted ({cut}: {cut_title})"
    return say(
        template,
        amount=exact_text(part.amount),
        of=exact_text(part.of),
        times=exact_text(part.times),
        opponent=label(part.opponent, names),
        round=part.round,
        why=part.why,
        title=_title(part.why),
        cut=part.cut,
        cut_title=_title(part.cut),
    )


def _title(article: Article | None) -> Sentence:
    """What it is about, without the code or the case that its title may begin with."""
    return say(article.title.rpartition(": ")[2] if article else "")


def _step(what: Sentence, amount: Number) -> Sentence:
    return say("{what}: {amount}", what=what, amount=exact_text(amount))


def exact_text(number: Number) -> str:
    """A number as it is: a whole number, a decimal that ends, or a fraction.

    >>> from fractions import Fraction
    >>> exact_text(3), exact_text(Fraction(5, 2)), exact_text(Fraction(4, 3))
    ('3', '2.5', '4/3')
    """
    if number.denominator == 1:
        return str(number.numerator)
    for decimals in range(1, 7):
        if 10**decimals % number.denominator == 0:
            return written(number, decimals)
    return f"{number.numerator}/{number.denominator}"
