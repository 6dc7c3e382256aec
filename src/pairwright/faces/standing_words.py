"""The working of one participant's values in words, and what he stands above and below his neighbours by."""

from __future__ import annotations

from pairwright.errors import Sentence, listing, say
from pairwright.faces.colour_reasons import NOBODY, Names, label
from pairwright.faces.document import Told
from pairwright.faces.wording.characters import isolate
from pairwright.lean import TYPE_CHECKING
from pairwright.tiebreaks.acronym import kinds
from pairwright.tiebreaks.base import How, Part, Who, exact_text, written

if TYPE_CHECKING:
    from pairwright.app.standings import Standings
    from pairwright.handbook.citation import Article
    from pairwright.tiebreaks.ranking import Row


def names_apart(found: Standings) -> Names:
    """Names of the participants, as they stand inside a sentence whatever their direction of writing."""
    return {number: isolate(name) for number, name in found.names.items()}


def working_sentences(found: Standings, number: int, names: Names = NOBODY) -> list[Told]:
    """His place and his neighbours, then every value round by round. Raises :class:`UnknownCode` for a number that
    nobody has."""
    working = found.working(number)
    told = [Told(sentence) for sentence in place_sentences(found, number, names)]
    row = next(row for row in found.ranking.rows if row.number == number)
    for index, (key, value) in enumerate(working.items()):
        column = found.ranking.column(index, row.position)
        parts = [part for part in value.parts if _says_something(part)]
        how = value.how if parts or (value.steps and value.how in (How.LAST_STEP, How.COMPARED)) else None
        told.append(Told(_heading(found, index, key, written(value.total, column.decimals), how)))
        told += [Told(_part(part, names), is_detail=True) for part in parts]
        told += [Told(_named(step.what, names), is_detail=True) for step in value.steps]
    return told


def _says_something(part: Part) -> bool:
    """Not a part that is an amount and nothing else: the whole value (a rating), or an item that a step tells of."""
    return part != Part(part.amount, of=part.of)


def _named(sentence: Sentence, names: Names) -> Sentence:
    """The sentence with the names of those it speaks of."""
    values = tuple(
        [(key, label(value.number, names) if isinstance(value, Who) else value) for key, value in sentence[1]]
    )
    return Sentence(sentence.template, values)


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
        others = listing(label(row.number, names) for row in tied if row.number != number)
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


def _heading(found: Standings, index: int, key: str, total: str, how: How | None) -> Sentence:
    """The code, what it is, the value; ``how``: by what it follows from the parts and steps that are told below it."""
    kind = kinds()[found.ranking.asked[index].name]
    return say(_HEADINGS[how], code=key, title=say(kind.title), article=kind.article, total=total)


_HEADINGS = {
    None: "{code}, {title} ({article}): {total}.",
    How.SUM: "{code}, {title} ({article}): {total}, the sum of",
    How.MEAN: "{code}, {title} ({article}): {total}, the mean of",
    How.LAST_STEP: "{code}, {title} ({article}): {total}, found like this:",
    How.COMPARED: "{code}, {title} ({article}): {total}, compared from the front:",
}


def _part(part: Part, names: Names) -> Sentence:
    """``round 3, 7 Gum: 2.5 x 0.5 = 1.25 (C.07 art. 16.4: a dummy), not counted (C.07 art. 14.1: cut)``."""
    told = say("{amount}", amount=exact_text(part.amount))
    if part.times != 1:
        told = say(
            "{of} x {times} = {amount}",
            of=exact_text(part.of),
            times=exact_text(part.times),
            amount=exact_text(part.amount),
        )
    if part.round:
        if part.opponent:
            template = "round {round}, {opponent}: {told}"
        else:
            template = "round {round}: {told}" if part.why else "round {round}, no opponent: {told}"
        told = say(template, round=part.round, opponent=label(part.opponent, names), told=told)
    elif part.opponent:
        told = say("{opponent}: {told}", opponent=label(part.opponent, names), told=told)
    if part.why:
        told = say("{told} ({article}: {title})", told=told, article=part.why, title=_title(part.why))
    if part.cut:
        told = say("{told}, not counted ({article}: {title})", told=told, article=part.cut, title=_title(part.cut))
    return told


def _title(article: Article) -> Sentence:
    """What it is about, without the code or the case that its title may begin with."""
    return say(article.title.rpartition(": ")[2])
